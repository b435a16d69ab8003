// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Tatami", path: "..")],
    targets: [
        .executableTarget(name: "Pictures", dependencies: [.product(name: "Tatami", package: "Tatami")])
    ],
    swiftLanguageModes: [.v6]
)
