// swift-tools-version: 6.0
import PackageDescription

// Built by Scripts/fuzz with libFuzzer and the address sanitizer; a package of its own, so that nobody else builds it.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Tatami", path: "..")],
    targets: [
        .target(name: "CLibFuzzer"),
        .executableTarget(
            name: "FuzzNUI",
            dependencies: [
                "CLibFuzzer", .product(name: "Tatami", package: "Tatami"), .product(name: "_TatamiTestSupport", package: "Tatami"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
