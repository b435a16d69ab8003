// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the library's users never build it. Run: swift run -c release
let package = Package(
    name: "Pictures",
    dependencies: [.package(name: "Tatami", path: "../..")],
    targets: [.executableTarget(name: "Pictures", dependencies: [.product(name: "Tatami", package: "Tatami")])],
    swiftLanguageModes: [.v6]
)
