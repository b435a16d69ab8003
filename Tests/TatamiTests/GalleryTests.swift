import Foundation
import Tatami
import TatamiTesting
import Testing

/// The gallery against what is kept beside the tests: geometry exactly, pictures with a tolerance on the count of differing
/// pixels and the largest group of them. UPDATE_GOLDENS=1 writes them anew: look at every difference.
@Suite struct GalleryTests {
    private let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Goldens"
    private let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    @Test func everyExampleIsTested() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Gallery.folder.path).filter { $0.hasSuffix(".nui") }
        #expect(!files.isEmpty)
        #expect(Set(files) == Set(Gallery.entries.map { "\($0.name).nui" }))
    }

    @Test(arguments: Gallery.entries)
    func framesAndDrawingAreWhatTheyWere(_ entry: Gallery.Entry) throws {
        let root = try Gallery.load(entry, try PangoTextEngine())
        let frames = root.placedViews(exact: true).map { placed in
            let frame = [placed.frame.x, placed.frame.y, placed.frame.width, placed.frame.height]
            return
                "\(placed.path) \(type(of: placed.view)) \(frame.map { DecimalText.format($0) }.joined(separator: " ")) \(placed.visibility)"
        }
        let text = (frames + ["", root.displayList().description]).joined(separator: "\n")
        let path = "\(goldens)/\(entry).txt"
        if isUpdating { try AtomicFile.write(Array(text.utf8), to: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        #expect(root.diagnostics.isEmpty)
    }

    /// What `tatami frames --tree` prints lays out again without the file and its fonts. Of the library's own layouts, which a dump does not
    /// have, only the frames are left.
    @Test(arguments: Gallery.entries)
    func layoutTreesAreReadBack(_ entry: Gallery.Entry) throws {
        let dump = try Gallery.load(entry, try PangoTextEngine()).dumpLayout()
        let copy = try LayoutTree(dump: dump)
        let (old, new) = (Self.lines(of: dump), Self.lines(of: copy.dump(try #require(copy.roots.first))))
        #expect(old.count == new.count)
        for (line, other) in zip(old, new) {
            let isCustom = line.drop { $0 == " " }.hasPrefix("custom ")
            #expect(isCustom ? Self.frame(of: line) == Self.frame(of: other) : line == other)
        }
    }

    /// Returns the lines of a dump without those below custom layouts.
    private static func lines(of dump: String) -> [Substring] {
        var custom: Int?
        return dump.split(separator: "\n").filter { line in
            let depth = line.prefix { $0 == " " }.count
            if let level = custom, depth > level { return false }
            custom = line.dropFirst(depth).hasPrefix("custom ") ? depth : nil
            return true
        }
    }

    private static func frame(of line: Substring) -> Substring? { line.split(separator: " = ").last }

    @Test(arguments: Gallery.entries)
    func picturesLookAsTheyDid(_ entry: Gallery.Entry) throws {
        let engine = try PangoTextEngine()
        let renderer = CairoRenderer(engine)
        let root = try Gallery.load(entry, engine)
        let list = root.displayList()
        let path = "\(goldens)/\(entry).png"
        if isUpdating { try AtomicFile.write(renderer.png(of: list, size: root.size, compression: .small), to: path) }
        var kept = DisplayList()
        kept.image(try Image(encoded: [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))), in: Rect(root.size))
        let comparison = try #require(
            PictureComparison(renderer.image(of: list, size: root.size), renderer.image(of: kept, size: root.size)))
        #expect(comparison.isClose, "\(entry): \(comparison)")
    }

    @Test(arguments: Gallery.entries)
    func twoRunsGiveTheSameBytes(_ entry: Gallery.Entry) throws {
        func bytes() throws -> [UInt8] {
            let engine = try PangoTextEngine()
            let root = try Gallery.load(entry, engine, scale: 2)
            return try CairoRenderer(engine).png(of: root.displayList(), size: root.size, scale: 2)
        }
        #expect(try bytes() == bytes())
    }

    @Test(arguments: Gallery.entries)
    func everyExampleIsAlsoAPageAndAVector(_ entry: Gallery.Entry) throws {
        let engine = try PangoTextEngine()
        let root = try Gallery.load(entry, engine)
        let pdf = try CairoRenderer(engine).pdf(of: root.displayList(), size: root.size)
        #expect(pdf.starts(with: Array("%PDF".utf8)))
        let svg = try SVGWriter(engine).svg(of: root.displayList(), size: root.size)
        #expect(svg.contains("<svg") && svg.hasSuffix("</svg>\n"))
    }
}
