// swift-tools-version: 6.0
import PackageDescription

let support = Target.Dependency.product(name: "_TatamiTestSupport", package: "Tatami")
let layout = Target.Dependency.product(name: "TatamiLayout", package: "Tatami")

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "WrappingText", type: .dynamic, targets: ["CWrappingText"]),
        .executable(name: "Layouts", targets: ["Layouts"]),
        .executable(name: "Scale", targets: ["Scale"]),
        .executable(name: "Pictures", targets: ["Pictures"]),
        .executable(name: "Files", targets: ["Files"]),
        .executable(name: "Frames", targets: ["Frames"]),
        .executable(name: "Gestures", targets: ["Gestures"]),
        .executable(name: "Collections", targets: ["Collections"]),
    ],
    dependencies: [.package(name: "Tatami", path: "..")],
    targets: [
        .target(name: "CMemory"),
        .target(name: "CWrappingText"),
        // What all figures have in common: the clock, and a row of `latest.json`.
        .target(name: "Figures"),
        // The seeded trees, and how Tatami is given one.
        .target(name: "Trees", dependencies: [layout]),
        .executableTarget(name: "Layouts", dependencies: ["CMemory", "Figures", "Trees", layout]),
        .executableTarget(name: "Scale", dependencies: ["CMemory", "Figures", "Trees", layout]),
        .executableTarget(name: "Pictures", dependencies: ["Figures", .product(name: "Tatami", package: "Tatami")]),
        .executableTarget(
            name: "Frames",
            dependencies: [
                "Figures", .product(name: "Tatami", package: "Tatami"), .product(name: "TatamiTesting", package: "Tatami"),
                .product(name: "TatamiCollections", package: "Tatami"), .product(name: "TatamiCollectionViews", package: "Tatami"),
            ]),
        .executableTarget(name: "Gestures", dependencies: [support, .product(name: "Tatami", package: "Tatami")]),
        .executableTarget(
            name: "Collections",
            dependencies: ["CMemory", "Figures", support, layout, .product(name: "TatamiCollections", package: "Tatami")]),
        .executableTarget(
            name: "Files",
            dependencies: [
                "CMemory", "Figures", support, .product(name: "Tatami", package: "Tatami"), .product(name: "NUI", package: "Tatami"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
