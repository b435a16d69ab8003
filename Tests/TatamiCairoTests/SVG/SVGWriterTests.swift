import Foundation
import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SVGWriterTests {
    private let writer: SVGWriter
    init() throws { writer = SVGWriter(try PangoTextEngine()) }

    private func svg(_ body: (inout DisplayList) throws -> Void) throws -> String {
        var list = DisplayList()
        try body(&list)
        return try writer.svg(of: list, size: Size(100, 50))
    }

    /// Elements and text of a file that an XML parser accepts; nil where it does not.
    private func parsed(_ svg: String) -> (elements: [(String, [String: String])], text: [String])? {
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        return parser.parse() ? (reader.elements, reader.text) : nil
    }

    @Test func everyKindOfCommandIsValidXML() throws {
        let file = try #require(parsed(try writer.svg(of: Sheet.list(), size: Sheet.size)))
        #expect(file.elements.first?.1["viewBox"] == "0 0 760 860")
        let names = Set(file.elements.map(\.0))
        for name in ["rect", "path", "text", "clipPath", "linearGradient", "radialGradient", "feGaussianBlur", "image", "use", "g"] {
            #expect(names.contains(name), "\(name)")
        }
        let ids = file.elements.compactMap { $0.1["id"] }
        #expect(Set(ids).count == ids.count)
    }

    @Test func theDistanceBetweenLettersIsTheOneThatIsDrawn() throws {
        let style = TextStyle(font: Font(size: 16), letterSpacing: -100)
        #expect(try svg { $0.text("iii", style, in: Rect(0, 0, 90, 20)) }.contains("letter-spacing=\"-8\""))
    }

    @Test func hostileTextIsEscaped() throws {
        let hostile = "<&>\"'\t]]>\u{1}\u{8}\u{FFFE}\u{FFFF}\u{7F}é🎉</text><script>"
        let file = try #require(
            parsed(
                try svg {
                    $0.text(
                        AttributedText(hostile), TextStyle(font: Font("A'B\\C\"<&>", size: 10), lineBreakMode: .clip),
                        in: Rect(0, 0, 900, 20))
                }))
        #expect(!file.elements.contains { $0.0 == "script" })
        let said = file.text.joined()
        #expect(said.contains("<&>\"'\t]]>") && said.contains("</text><script>") && said.contains("🎉"))
        #expect(!said.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" })
        #expect(file.elements.contains { $0.1["font-family"]?.hasPrefix("'A\\'B\\\\C\"<&>', 'Inter'") == true })
    }

    @Test func eachLineIsATextAtItsBaseline() throws {
        let file = try #require(
            parsed(try svg { $0.text("one two\nthree", TextStyle(font: .system(10), alignment: .right), in: Rect(10, 5, 60, 40)) }))
        let lines = try PangoTextEngine().lines(
            of: "one two\nthree", style: TextStyle(font: .system(10), alignment: .right), width: 60)
        let texts = file.elements.filter { $0.0 == "text" }
        #expect(file.text == ["one two", "three"] && texts.count == 2)
        for (line, text) in zip(lines, texts) {
            #expect(text.1["x"] == DecimalText.format(10 + line.x) && text.1["y"] == DecimalText.format(5 + line.baseline))
        }
    }

    @Test func aPictureIsEmbeddedOnce() throws {
        let image = try Image(encoded: Pictures.jpeg)
        let text = try svg {
            for x in 0..<5 { $0.image(image, in: Rect(Double(x), 0, 10, 10)) }
        }
        #expect(text.components(separatedBy: "data:image/jpeg;base64,/9j/").count == 2)
        #expect(text.components(separatedBy: "<use").count == 6)
    }

    @Test func openGroupsAreClosedAndDepthIsNoDanger() throws {
        let text = try svg { list in
            for _ in 0..<20_000 { list.pushOpacity(0.5) }
            list.fill(Rect(0, 0, 1, 1), .red)
        }
        #expect(text.components(separatedBy: "<g ").count == text.components(separatedBy: "</g>").count)
        #expect(text.hasSuffix("</svg>\n"))
    }

    @Test func theBytesRepeat() throws {
        #expect(try writer.svg(of: Sheet.list(), size: Sheet.size) == SVGWriter(PangoTextEngine()).svg(of: Sheet.list(), size: Sheet.size))
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [(String, [String: String])] = []
        var text: [String] = []
        private var isInText = false

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.append((name, attributes))
            isInText = name == "text"
            if isInText { text.append("") }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if isInText { text[text.count - 1] += string }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            isInText = false
        }
    }
}
