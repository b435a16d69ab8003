import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct RenderTests {
    private func pixels(_ png: [UInt8]) -> [Int] {
        guard png.count > 24, png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return [] }
        return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test(arguments: zip([1, 2, 3, 1.5], [[120, 60], [240, 120], [360, 180], [180, 90]]))
    func scaleMultipliesPixels(scale: Double, size: [Int]) throws {
        let tatami = try Tatami()
        let result = try tatami.run("render", "rows.nui", "-o", "out.png", "--size", "120x60", "--scale", "\(scale)")
        #expect(result.code == 0 && result.errors == "" && result.output == "out.png 120x60\n", "\(result)")
        #expect(pixels(try tatami.bytes("out.png")) == size)
    }

    @Test func theSizeIsThatOfAPhoneByItself() throws {
        let tatami = try Tatami()
        #expect(try tatami.run("render", "rows.nui").output == "rows.png 320x480\n")
        #expect(pixels(try tatami.bytes("rows.png")) == [320, 480])
    }

    @Test func aSizeWithoutHeightTakesThatOfTheContent() throws {
        let tatami = try Tatami()
        #expect(try tatami.run("render", "rows.nui", "-o", "out.png", "--size", "120x").output == "out.png 120x24\n")
        #expect(pixels(try tatami.bytes("out.png")) == [120, 24])
        #expect(try tatami.run("frames", "rows.nui", "--size", "120x").output.hasPrefix("LayoutView page (0 0 120 24)\n"))
    }

    @Test func aSmallFileHasTheSamePixels() throws {
        let tatami = try Tatami()
        for (name, options) in [("a", []), ("fast", ["--png", "fast"]), ("small", ["--png", "small"])] {
            let result = try tatami.run(["render", "form.nui", "-o", "\(name).png"] + options)
            #expect(result.code == 0 && result.errors == "", "\(result)")
        }
        let (plain, fast, small) = (try tatami.bytes("a.png"), try tatami.bytes("fast.png"), try tatami.bytes("small.png"))
        #expect(plain == fast && small.count < fast.count, "\(fast.count) and \(small.count) bytes")
        // What each shows as a picture, drawn again.
        for name in ["fast", "small"] {
            try tatami.write("root = { view = { :class = ImageView image = { file = \"\(name).png\" } } }", to: "shown.nui")
            #expect(try tatami.run("render", "shown.nui", "-o", "\(name).2.png", "--size", "320x480").code == 0)
        }
        #expect(try tatami.bytes("fast.2.png") == tatami.bytes("small.2.png"))
    }

    @Test(arguments: [["-o", "a.svg", "--png", "small"], ["-o", "a.png", "--png", "tiny"], ["--png"], ["-o", "a.pdf", "--png", "fast"]])
    func aCompressionThatMeansNothingIsRefused(options: [String]) throws {
        let tatami = try Tatami()
        let result = try tatami.run(["render", "form.nui"] + options)
        #expect(result.code == 2 && result.errors.contains("--png"), "\(result)")
        #expect(try !tatami.contents().contains { $0.hasPrefix("a.") })
    }

    @Test func pdf() throws {
        let tatami = try Tatami()
        #expect(try tatami.run("render", "rows.nui", "-o", "out.PDF", "--size", "120x").code == 0)
        let bytes = try tatami.bytes("out.PDF")
        #expect(bytes.starts(with: Array("%PDF-".utf8)))
        #expect(String(decoding: bytes.suffix(8), as: UTF8.self).contains("%%EOF"))
    }

    @Test func svgIsWellFormed() throws {
        let tatami = try Tatami()
        #expect(try tatami.run("render", "form.nui", "-o", "out.svg").code == 0)
        let reader = XMLParser(data: Data(try tatami.bytes("out.svg")))
        let names = ElementNames()
        reader.delegate = names
        #expect(reader.parse(), "\(String(describing: reader.parserError))")
        #expect(names.all.first == "svg" && names.all.contains("text"))
    }

    @Test func rightToLeftMirrorsX() throws {
        let tatami = try Tatami()
        let plain = try tatami.run("frames", "rows.nui", "--size", "120x60").output
        let mirrored = try tatami.run("frames", "rows.nui", "--size", "120x60", "--rtl").output
        #expect(plain.contains("first (0 20 30 20)") && plain.contains("second (30 18 50 24)"))
        #expect(mirrored.contains("first (90 20 30 20)") && mirrored.contains("second (40 18 50 24)"))
        #expect(try tatami.run("render", "rows.nui", "-o", "a.png").code == 0)
        #expect(try tatami.run("render", "rows.nui", "-o", "b.png", "--rtl").code == 0)
        #expect(try tatami.bytes("a.png") != tatami.bytes("b.png"))
    }

    @Test func statesAreAppliedInOrder() throws {
        let tatami = try Tatami()
        func note(_ states: String...) throws -> String {
            let lines = try tatami.run(["frames", "form.nui"] + states.flatMap { ["--state", $0] }).output.split(separator: "\n")
            return String(lines.first { $0.contains("note") } ?? "")
        }
        #expect(try !note().contains("collapsed") && !note().contains("hidden"))
        #expect(
            try note("short").contains("collapsed") && note("short", "blind").contains("hidden")
                && note("blind", "short").contains("collapsed"))
    }

    @Test func searchPathsAndStringsAreUsed() throws {
        let tatami = try Tatami()
        try tatami.write(
            "import \"styles.nui\"\nroot = { view = { :class = Label  :id = l  :style = small  localizedText = \"hi\" } }", to: "far.nui")
        try tatami.write("\"hi\" = \"Hello\";", to: "en.strings")
        #expect(try tatami.run("frames", "far.nui").code == 1)
        let result = try tatami.run("frames", "far.nui", "--search-path", ".", "--search-path", "part", "--strings", "en.strings")
        #expect(result.output.contains("Label l (0 0 320 480) \"Hello\""), "\(result)")
        #expect(try tatami.run("check", "far.nui", "--search-path", "part").code == 0)
    }

    @Test func renderingTwiceGivesTheSameBytes() throws {
        let tatami = try Tatami()
        for suffix in ["png", "svg", "pdf"] {
            for name in ["a", "b"] { #expect(try tatami.run("render", "form.nui", "-o", "\(name).\(suffix)").code == 0) }
            #expect(try tatami.bytes("a.\(suffix)") == tatami.bytes("b.\(suffix)"), "\(suffix)")
        }
    }
}

private final class ElementNames: NSObject, XMLParserDelegate {
    var all: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) { all.append(elementName) }
}
