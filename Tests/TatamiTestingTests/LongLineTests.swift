import TatamiCairo
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews
import TestSupport
import Testing

/// A single line that is far longer than what is shaped of a text at once.
@Suite struct LongLineTests {
    /// Counts the bytes of the texts that are shaped.
    private final class Counter: TextMeasurer {
        let engine: PangoTextEngine
        private(set) var bytes = 0
        var shapings: Int { engine.shapings }

        init() throws { engine = try PangoTextEngine() }

        private func count<Value>(_ text: AttributedText, _ measure: () -> Value) -> Value {
            let before = engine.shapings
            defer { if engine.shapings > before { bytes += text.string.utf8.count } }
            return measure()
        }
        func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths {
            count(text) { engine.widths(of: text, style: style, grid: grid) }
        }
        func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics {
            count(text) { engine.size(of: text, style: style, width: width, grid: grid) }
        }
        func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine] {
            count(text) { engine.lines(of: text, style: style, width: width) }
        }
        func caret(at offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> TextCaret {
            count(text) { engine.caret(at: offset, in: text, style: style, width: width) }
        }
        func offset(at point: Point, in text: AttributedText, style: TextStyle, width: Double) -> Int {
            count(text) { engine.offset(at: point, in: text, style: style, width: width) }
        }
        func rects(of range: Range<Int>, in text: AttributedText, style: TextStyle, width: Double) -> [Rect] {
            count(text) { engine.rects(of: range, in: text, style: style, width: width) }
        }
        func carets(inLineAt offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> [Int] {
            count(text) { engine.carets(inLineAt: offset, in: text, style: style, width: width) }
        }
        func words(in text: String) -> [Range<Int>] { engine.words(in: text) }
    }

    private static let words = "A line that has no end, and no reason to have one. "
    private static let line = String(repeating: words, count: (512 << 10) / words.utf8.count)
    private static let hebrew = String(repeating: "שורה ללא סוף ", count: 8_000)
    private static let area = Size(400, 300)

    private func shown(_ control: TextControl, _ text: String, _ counter: Counter) -> ViewRoot {
        control.text = text
        let root = ViewRoot(LayoutView { VStack(padding: 10) { control.stretch(.horizontal) } }, text: counter)
        _ = root.frame(in: Self.area, at: 0)
        root.focus(control)
        _ = root.frame(in: Self.area, at: 1)
        return root
    }

    @Test(arguments: [false, true], [0.0, 0.5, 1.0]) func aKeyShapesABoundedPart(isMultiline: Bool, place: Double) throws {
        for text in [Self.line, Self.hebrew] {
            let counter = try Counter()
            let control: TextControl = isMultiline ? TextView() : TextField()
            let root = shown(control, text, counter)
            let start = Int(Double(text.count) * place)
            control.selection = start..<start
            _ = root.frame(in: Self.area, at: 2)
            let (shapings, bytes) = (counter.shapings, counter.bytes)
            for step in 0..<4 {
                root.handle(text: "x")
                root.handle(KeyEvent(.left, time: 3 + Double(step)))
                root.handle(KeyEvent(.backspace, time: 3 + Double(step)))
                _ = root.frame(in: Self.area, at: 3 + Double(step))
            }
            let (shaped, read) = (counter.shapings - shapings, counter.bytes - bytes)
            #expect(shaped <= 4 * 60 && read < 4 * 200_000, "\(shaped) shapings of \(read) bytes of \(text.utf8.count) at \(place)")
            #expect(control.text.utf8.count > text.utf8.count - 20)
        }
    }

    @Test func theCaretStaysInSightFromEndToEnd() throws {
        for text in [Self.line, Self.hebrew] {
            let field = TextField()
            let root = shown(field, text, try Counter())
            for (step, start) in [0, text.count / 3, text.count, text.count / 2, 1, text.count - 1].enumerated() {
                field.selection = start..<start
                _ = root.frame(in: Self.area, at: 2 + Double(step))
                let caret = try #require(field.textCaret)
                #expect(caret.x >= 0 && caret.x <= field.frame.width, "The caret before \(start) is at \(caret.x).")
                guard start > 0, start < text.count else { continue }
                root.handle(KeyEvent(.right, time: 2 + Double(step)))
                root.handle(KeyEvent(.left, time: 2 + Double(step)))
                #expect(field.selection == start..<start)
            }
        }
    }

    @Test func aPressPlacesTheCaretInTheMiddleOfTheLine() throws {
        let field = TextField()
        let root = shown(field, Self.line, try Counter())
        let middle = Self.line.count / 2
        field.selection = middle..<middle
        _ = root.frame(in: Self.area, at: 2)
        let caret = try #require(field.textCaret)
        let point = root.absoluteFrame(of: field).origin + caret.center - Point(40, 0)
        root.handle(PointerEvent(.began, at: point, time: 3, buttons: .primary))
        root.handle(PointerEvent(.ended, at: point, time: 3, buttons: .primary))
        #expect(field.selection.lowerBound < middle && field.selection.lowerBound > middle - 20)
        #expect(abs((try #require(field.textCaret).x) - caret.x + 40) < 12)
    }

    @Test func aLineUpToAMebibyteIsTaken() throws {
        let field = TextField()
        let root = shown(field, "", try Counter())
        root.handle(text: String(repeating: "x", count: TextField.mostBytes))
        #expect(field.text.utf8.count == 1 << 20 && root.diagnostics.isEmpty)
        root.handle(text: "y")
        #expect(field.text.utf8.count == 1 << 20 && root.diagnostics.count == 1)
    }
}
