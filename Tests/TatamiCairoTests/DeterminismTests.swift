import Foundation
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

@Suite struct DeterminismTests {
    private func files() throws -> [[UInt8]] {
        let renderer = CairoRenderer(try PangoTextEngine())
        let list = try Sheet.list()
        return [
            try renderer.png(of: list, size: Sheet.size), try renderer.pdf(of: list, size: Sheet.size),
            Array(try SVGWriter(renderer.engine).svg(of: list, size: Sheet.size).utf8),
        ]
    }

    @Test func twoRunsGiveTheSameBytes() throws {
        let first = try files()
        #expect(try files() == first)
        // A renderer that has drawn other things before is no different.
        let renderer = CairoRenderer(try PangoTextEngine())
        var other = DisplayList()
        other.text("🎉 other שלום", TextStyle(font: .bold(30)), in: Rect(0, 0, 500, 100))
        _ = try renderer.png(of: other, size: Sheet.size, scale: 1.5)
        for _ in 0..<2 { #expect(try renderer.png(of: Sheet.list(), size: Sheet.size) == first[0]) }
    }

    /// The same test program draws the sheet in another process, whose environment would mislead a program that listens to it.
    @Test(arguments: [
        ["FONTCONFIG_FILE": "/dev/null", "LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "PANGO_LANGUAGE": "ja:ar"],
        ["FONTCONFIG_FILE": "HOSTILE", "LC_ALL": "tr_TR.UTF-8", "FC_LANG": "ar", "GDK_DPI_SCALE": "3"],
        ["FONTCONFIG_PATH": "/nowhere", "LC_NUMERIC": "de_DE.UTF-8", "PANGO_LANGUAGE": "ar", "HOME": "/nowhere"],
    ])
    func theEnvironmentChangesNothing(environment: [String: String]) throws {
        let folder = TemporaryFolder()
        let rules = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            <match target="font"><edit name="hinting" mode="assign"><bool>true</bool></edit>
            <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
            <edit name="embolden" mode="assign"><bool>true</bool></edit></match>
            <match target="pattern"><edit name="dpi" mode="assign"><double>144</double></edit></match></fontconfig>
            """
        try AtomicFile.write(Array(rules.utf8), to: folder.path + "/fonts.conf")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "SheetTests"]
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment.mapValues { $0 == "HOSTILE" ? folder.path + "/fonts.conf" : $0 }) { $1 }
            .merging(["TATAMI_SHEET": folder.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let renderer = CairoRenderer(try PangoTextEngine())
        var between = DisplayList()
        between.text("Between", TextStyle(font: Font(size: 19.37, weight: Font.Weight(450)), color: .black), in: Rect(0, 0, 200, 40))
        _ = try renderer.png(of: between, size: Size(200, 40))
        // The other program has drawn no weight between the named ones; see `FontSet.separateVariableFonts`.
        let here = try files() + [SheetTests.weights(renderer)]
        for (name, bytes) in zip(["sheet.png", "sheet.pdf", "sheet.svg", "weights.png"], here) {
            let there = FileManager.default.contents(atPath: "\(folder.path)/\(name)").map(Array.init)
            #expect(there == bytes, "\(name)")
        }
    }

    @Test func twoThreadsDrawTheSamePicturesAtOnce() throws {
        @Sendable func draw(_ renderer: CairoRenderer) throws -> [UInt8] {
            var list = DisplayList()
            list.fill(.rect(Rect(0, 0, 160, 60)), .gradient(.linear(angle: 30, .red, .blue)))
            list.shadow(Rect(10, 10, 50, 30), Shadow())
            list.text("Threads שלום 🎉 wrap here", TextStyle(font: .system(13), color: .white), in: Rect(60, 5, 90, 50))
            list.image(try Image(encoded: Pictures.jpeg), in: Rect(10, 40, 20, 20))
            return try renderer.png(of: list, size: Size(160, 60))
        }
        let expected = try draw(CairoRenderer(PangoTextEngine()))
        let results = Gathered<Bool>()
        let threads = (0..<2).map { _ in
            Thread {
                for _ in 0..<100 {
                    let bytes = try? draw(CairoRenderer(PangoTextEngine()))
                    results.add(bytes == expected)
                }
            }
        }
        threads.forEach { $0.start() }
        while !threads.allSatisfy(\.isFinished) { Thread.sleep(forTimeInterval: 0.01) }
        #expect(results.all == Array(repeating: true, count: 200))
    }
}
