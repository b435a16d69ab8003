// swift-tools-version: 6.1
import Foundation
import PackageDescription

let log = Target.Dependency.product(name: "Logging", package: "swift-log")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// Everything that `Tatami` brings. Who imports the umbrella names the rooms as well, so that an incremental build notices
/// when one of them changes.
let rooms: [Target.Dependency] = [
    "TatamiGeometry", "TatamiJSON", "TatamiData", "TatamiLayout", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiControls",
    "NUI", "NUIData", "NUILoader", "TatamiCairo",
]

/// Whether SwiftPM has fetched this package for another one. It then refuses flags of the compiler.
let isFetched = ["/checkouts/", "/registry/downloads/"].contains { "\(Context.packageDirectory)/".contains($0) }

/// Whether Swift's libraries are linked into the programs in release builds, so that they start sooner and run without them (decision 80).
///
/// Some toolchains have no static libraries. Those of the toolchain are beside the library that this manifest uses.
let programsContainSwift: Bool = {
    guard !isFetched, let memory = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() else { return false }
    let (libraries, ending) = (String(decoding: memory, as: UTF8.self), "/lib/swift/linux/libswiftCore.so")
    guard let line = libraries.split(separator: "\n").first(where: { $0.hasSuffix(ending) }), let slash = line.firstIndex(of: "/")
    else { return false }
    return ["lib/swift_static/linux/libFoundation.a", "bin/ld.lld"].allSatisfy {
        FileManager.default.fileExists(atPath: "\(line[slash...].dropLast(ending.count))/\($0)")
    }
}()
let ofPrograms = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
// The compiler notes which further libraries the static ones need.
let programSwift: [SwiftSetting] = programsContainSwift ? [.unsafeFlags(["-static-stdlib"], ofPrograms)] : []
// The usual linker warns of a function that Foundation uses. Static libraries come with `-export-dynamic`, and the dynamic linker would search
// all exported symbols for each symbol of each library.
let programLinker: [LinkerSetting] =
    programsContainSwift ? [.unsafeFlags(["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic"], ofPrograms)] : []

let package = Package(
    name: "Tatami",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Tatami", targets: ["Tatami"]),
        .library(name: "TatamiLayout", targets: ["TatamiLayout"]),
        .library(name: "NUI", targets: ["NUI"]),
        // Views, controls and files without libraries for text and pictures: for programs that bring a `TextMeasurer` and draw display
        // lists themselves.
        .library(
            name: "TatamiViews",
            targets: [
                "TatamiGeometry", "TatamiData", "TatamiLayout", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiControls",
                "TatamiCollections", "TatamiCollectionViews", "NUI", "NUIData", "NUILoader",
            ]),
        .library(name: "TatamiCollections", targets: ["TatamiCollections"]),
        .library(name: "TatamiCollectionViews", targets: ["TatamiCollectionViews"]),
        .library(name: "TatamiTesting", targets: ["TatamiTesting"]),
        .library(name: "TatamiLive", targets: ["TatamiLive"]),
        .library(name: "TatamiWindow", targets: ["TatamiWindow"]),
        .library(name: "TatamiAccessibility", targets: ["TatamiAccessibility"]),
        // What tests and benchmarks share; not for others.
        .library(name: "_TatamiTestSupport", targets: ["TestSupport", "TestScripts"]),
        .executable(name: "tatami", targets: ["TatamiProgram"]),
        // Opens the windows of `tatami run`, and belongs beside `tatami`, which loads no library for windows.
        .executable(name: "tatami-window", targets: ["TatamiWindowProgram"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        // An arrow to a target is the right to import it; nothing points the other way (ARCHITECTURE.md).
        // Rounding is in the library for mathematics, which Foundation brings and a program may not import.
        .target(name: "TatamiGeometry", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "TatamiJSON"),
        .target(name: "TatamiData"),
        .target(name: "TatamiLayout", dependencies: ["TatamiGeometry", "TatamiJSON"]),
        .target(name: "TatamiInteraction", dependencies: ["TatamiGeometry", "TatamiData"]),
        .target(name: "TatamiCollections", dependencies: ["TatamiGeometry", "TatamiJSON", "TatamiData"]),
        .target(name: "TatamiDrawing", dependencies: ["TatamiGeometry", "TatamiInteraction"]),
        .target(
            name: "TatamiViews",
            dependencies: ["TatamiGeometry", "TatamiJSON", "TatamiData", "TatamiLayout", "TatamiDrawing", "TatamiInteraction"]),
        .target(
            name: "TatamiControls",
            dependencies: [
                "TatamiGeometry", "TatamiJSON", "TatamiData", "TatamiLayout", "TatamiDrawing", "TatamiInteraction", "TatamiViews",
            ]),
        .target(
            name: "TatamiCollectionViews",
            dependencies: [
                "TatamiGeometry", "TatamiData", "TatamiLayout", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiControls",
                "TatamiCollections",
            ]),
        .target(name: "NUI", dependencies: ["TatamiJSON", "TatamiData"]),
        .target(name: "NUIData", dependencies: ["TatamiData"]),
        .target(
            name: "NUILoader",
            dependencies: [
                "NUI", "NUIData", "TatamiGeometry", "TatamiJSON", "TatamiData", "TatamiLayout", "TatamiDrawing", "TatamiInteraction",
                "TatamiViews", "TatamiControls", "TatamiCollections", "TatamiCollectionViews", log,
            ]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
        // A C target does not get the links of a module map.
        .target(name: "CImageShim", dependencies: ["CPNG", "CJPEG"], linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg")]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
        .target(
            name: "TatamiCairo",
            dependencies: ["TatamiGeometry", "TatamiDrawing", "CCairo", "CPango", "CImageShim", "CDeflate", "CISAL"],
            resources: [.copy("Fonts")]),
        .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
        // What SDL does not do on X11: the scale of the desktop, long selections. SDL and Cairo bring the library anyway.
        .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
        // The desktop's dark mode and reduced motion. SDL brings the library anyway.
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
        .target(
            name: "CDesktopShim", dependencies: [.target(name: "CDBus", condition: .when(platforms: [.linux]))],
            linkerSettings: [.linkedLibrary("dbus-1", .when(platforms: [.linux]))]),
        // How Foundation's run loop serves the main queue on Linux. SDL's loop does it on macOS.
        .systemLibrary(name: "CMainQueue"),
        .target(
            name: "TatamiWindow",
            dependencies: [
                "TatamiGeometry", "TatamiData", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiCairo", "CSDL2", "CDesktopShim",
                .target(name: "CX11", condition: .when(platforms: [.linux])),
                .target(name: "CMainQueue", condition: .when(platforms: [.linux])),
            ]),
        // What is read of windows by ATK: on Linux; nothing elsewhere. A C target does not get the links of a module map.
        .systemLibrary(
            name: "CAtkBridge", pkgConfig: "atk-bridge-2.0", providers: [.apt(["libatk-bridge2.0-dev", "libatk1.0-dev"])]),
        .target(
            name: "CAtkShim", dependencies: [.target(name: "CAtkBridge", condition: .when(platforms: [.linux]))],
            linkerSettings: ["atk-bridge-2.0", "atk-1.0", "gobject-2.0", "glib-2.0", "dbus-1"].map {
                .linkedLibrary($0, .when(platforms: [.linux]))
            }),
        .target(
            name: "TatamiAccessibility",
            dependencies: [
                "TatamiGeometry", "TatamiViews", "TatamiWindow", .target(name: "CAtkShim", condition: .when(platforms: [.linux])),
            ]),
        .target(
            name: "TatamiTesting",
            dependencies: ["TatamiGeometry", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiCairo"]),
        .target(name: "Tatami", dependencies: rooms),
        .target(
            name: "TatamiLive",
            dependencies: [
                "NUI", "NUILoader", "TatamiGeometry", "TatamiLayout", "TatamiDrawing", "TatamiViews", "TatamiControls",
            ]),
        .target(
            name: "TatamiCommand", dependencies: rooms + ["Tatami", "TatamiCollections", "TatamiCollectionViews", arguments, log]),
        // It must not depend on the program that opens windows: it would be linked with the libraries of that.
        .executableTarget(
            name: "TatamiProgram", dependencies: ["TatamiCommand"], swiftSettings: programSwift, linkerSettings: programLinker),
        .executableTarget(
            name: "TatamiWindowProgram",
            dependencies: rooms + [
                "Tatami", "TatamiCollections", "TatamiCollectionViews", "TatamiCommand", "TatamiLive", "TatamiWindow",
                .target(name: "TatamiAccessibility", condition: .when(platforms: [.linux])), arguments,
            ], swiftSettings: programSwift, linkerSettings: programLinker),
        .executableTarget(
            name: "WindowProbe", dependencies: rooms + ["Tatami", "TatamiWindow", "TatamiAccessibility", "CSDL2"], path: "Tests/WindowProbe"
        ),
        // What several test targets share.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(name: "TestScripts", dependencies: rooms + ["Tatami", "TestSupport"], path: "Tests/TestScripts"),
        .executableTarget(name: "TwoThreads", dependencies: ["TestScripts"], path: "Tests/TwoThreads"),
        .testTarget(name: "TatamiGeometryTests", dependencies: ["TatamiGeometry"]),
        .testTarget(name: "TatamiDataTests", dependencies: ["TatamiData", "TatamiJSON", "TestSupport"]),
        .testTarget(
            name: "TatamiCollectionsTests",
            dependencies: ["TatamiCollections", "TatamiGeometry", "TatamiJSON", "TatamiData", "TestSupport"]),
        .testTarget(
            name: "TatamiCollectionViewsTests",
            dependencies: [
                "TatamiCollectionViews", "TatamiCollections", "TatamiViews", "TatamiControls", "TatamiDrawing", "TatamiInteraction",
                "TatamiLayout", "TatamiGeometry", "TatamiTesting", "TestSupport",
            ]),
        .testTarget(name: "NUIDataTests", dependencies: ["NUIData", "TatamiData", "TestSupport"]),
        .testTarget(name: "TatamiInteractionTests", dependencies: ["TatamiInteraction", "TatamiGeometry", "TatamiData", "TestSupport"]),
        .testTarget(
            name: "TatamiTestingTests", dependencies: rooms + ["Tatami", "TatamiTesting", "TestSupport", "TestScripts"],
            exclude: ["Goldens"]),
        .testTarget(name: "TatamiLayoutTests", dependencies: ["TatamiLayout", "TatamiInteraction", "TatamiGeometry", "TestSupport"]),
        .testTarget(
            name: "TatamiViewsTests",
            dependencies: ["TatamiViews", "TatamiDrawing", "TatamiInteraction", "TatamiLayout", "TatamiGeometry", "TestSupport"]),
        .executableTarget(name: "FirstScreen", dependencies: rooms + ["Tatami"], path: "Examples/FirstScreen"),
        .executableTarget(name: "FirstWindow", dependencies: rooms + ["Tatami", "TatamiWindow"], path: "Examples/FirstWindow"),
        .target(
            name: "GuideExamples",
            dependencies: rooms + [
                "Tatami", "TatamiTesting", "TatamiLive", "TatamiWindow", "TatamiAccessibility", "TatamiCollections",
                "TatamiCollectionViews",
            ], path: "Examples/Guide",
            exclude: ["Files"]),
        .target(
            name: "DataExamples", dependencies: rooms + ["Tatami"], path: "Examples/Data",
            exclude: [
                "chat.nui", "chat.json", "files.nui", "files.json", "people.nui", "people.json", "shop.nui", "shop.json", "walks.nui",
                "walks.json",
            ]),
        .executableTarget(
            name: "DataWindow", dependencies: rooms + ["Tatami", "TatamiWindow", "DataExamples"], path: "Examples/DataWindow"),
        .testTarget(name: "ArchitectureTests", exclude: ["MadeUp"]),
        .testTarget(name: "NUITests", dependencies: ["NUI", "TestSupport"], exclude: ["Corpus"]),
        .testTarget(
            name: "NUILoaderTests",
            dependencies: [
                "NUILoader", "NUI", "NUIData", "TatamiTesting", "TatamiViews", "TatamiControls", "TatamiDrawing", "TatamiInteraction",
                "TatamiLayout", "TatamiCollections", "TatamiCollectionViews",
                "TatamiGeometry", "TatamiData", "TatamiCairo", "TestSupport", log,
            ],
            exclude: ["Diagnostics", "Recovery/Samples"]),
        .testTarget(
            name: "TatamiCommandTests", dependencies: ["TatamiCommand", "TestSupport"],
            exclude: ["Files"]),
        .testTarget(
            name: "TatamiWindowTests",
            dependencies: ["TatamiWindow", "TatamiViews", "TatamiInteraction", "TatamiDrawing", "TatamiGeometry", "CSDL2"]),
        .testTarget(name: "TatamiLiveTests", dependencies: rooms + ["Tatami", "TatamiCollections", "TatamiCollectionViews", "TatamiLive"]),
        .testTarget(name: "TatamiDrawingTests", dependencies: ["TatamiDrawing", "TatamiGeometry", "TestSupport"]),
        .testTarget(
            name: "TatamiCairoTests",
            dependencies: ["TatamiCairo", "TatamiDrawing", "TatamiGeometry", "CCairo", "CPango", "TatamiTesting", "TestSupport"],
            exclude: ["Goldens"]),
        .testTarget(
            name: "TatamiTests",
            dependencies: rooms + [
                "Tatami", "TatamiCollectionViews", "TatamiTesting", "TatamiLive", "TatamiWindow", "GuideExamples", "DataExamples",
                "TestScripts", "TestSupport",
            ],
            exclude: ["Goldens", "Generated/people.nui", "Generated/words.nui", "DesignedData"]),
    ],
    swiftLanguageModes: [.v6]
)

// Types such as dictionaries are made by functions of the compiler. Otherwise the runtime makes them from their names when they are first used,
// and searches all conformances of the program for each of them (decision 86).
for target in package.targets where [.regular, .executable].contains(target.type) && !isFetched {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], ofPrograms)]
}

// Statements of a test run once, and optimizing them takes long (decision 85). What runs them is optimized: the modules under test, and the
// modules that tests share.
for target in package.targets where target.type == .test && !isFetched {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// Scripts/bench and the check of the benchmarks in .ci/run build these in the same folder as the library, so that nothing is compiled twice.
if Context.environment["TATAMI_BENCHMARKS"] != nil {
    func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .executableTarget(name: name, dependencies: dependencies, path: "Benchmarks/Sources/\(name)")
    }
    package.products.append(.library(name: "WrappingText", type: .dynamic, targets: ["CWrappingText"]))
    package.targets += [
        .target(name: "CMemory", path: "Benchmarks/Sources/CMemory"),
        .target(name: "CWrappingText", path: "Benchmarks/Sources/CWrappingText"),
        // What all figures have in common: the clock, and a row of `latest.json`.
        .target(name: "Figures", path: "Benchmarks/Sources/Figures"),
        // The seeded trees, and how Tatami is given one.
        .target(name: "Trees", dependencies: ["TatamiGeometry", "TatamiLayout"], path: "Benchmarks/Sources/Trees"),
        program("Layouts", ["CMemory", "Figures", "Trees", "TatamiGeometry", "TatamiLayout"]),
        program("Scale", ["CMemory", "Figures", "Trees"]),
        program("Pictures", rooms + ["Figures", "Tatami"]),
        program("Files", rooms + ["CMemory", "Figures", "Tatami", "TestSupport"]),
        program("Frames", rooms + ["Figures", "Tatami", "TatamiTesting", "TatamiCollections", "TatamiCollectionViews"]),
        program("Collections", ["CMemory", "Figures", "TestSupport", "TatamiGeometry", "TatamiCollections"]),
    ]
}

// A plugin's tool is built for the machine that builds, in modules of its own, and with it everything that it needs. Scripts/test leaves it
// out, so that nothing is compiled twice.
if Context.environment["TATAMI_WITHOUT_PLUGIN"] == nil {
    package.products.append(.plugin(name: "TatamiCheck", targets: ["TatamiCheck"]))
    package.targets.append(
        .plugin(
            name: "TatamiCheck",
            capability: .command(
                intent: .custom(verb: "tatami-check", description: "Checks every NUI file of the package's targets.")),
            dependencies: ["TatamiProgram"]))
}
