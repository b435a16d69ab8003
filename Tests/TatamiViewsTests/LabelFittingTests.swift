import TatamiDrawing
import TatamiGeometry
import TatamiViews
import Testing

/// Fonts that become smaller until a text fits, shadows of texts, and highlighted labels.
@Suite struct LabelFittingTests {
    /// Measures every character as half the font's size wide and the font's size high, with the baseline at 0.8 of it.
    private final class HalfWidths: TextMeasurer {
        /// The width of a run with a size of its own, in points.
        let fixedWidth: Double

        init(fixedWidth: Double = 0) { self.fixedWidth = fixedWidth }

        func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths {
            let width = fixedWidth + Double(text.string.count) * style.font.size / 2
            return TextWidths(minimum: width, natural: width)
        }

        func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics {
            let size = Size(Double(text.string.count) * style.font.size / 2, style.font.size)
            return TextMetrics(
                size: size, firstBaseline: style.font.size * 0.8, lastBaseline: style.font.size * 0.8, lineCount: 1, isTruncated: false)
        }

        func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine] { [] }
    }

    /// Ten characters at 20 points, which are 100 points wide.
    private func label(_ change: (Label) -> Void) -> Label {
        let label = Label("abcdefghij")
        label.font = Font(size: 20)
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = true
        change(label)
        return label
    }

    private func texts(_ label: Label, _ size: Size) -> [(text: AttributedText, style: TextStyle, box: Rect)] {
        let root = ViewRoot(label, text: HalfWidths())
        root.layout(in: size)
        return root.displayList().commands.compactMap { command in
            if case .text(let text, let style, let box) = command { (text, style, box) } else { nil }
        }
    }

    @Test(arguments: [(200.0, 0.0, 20.0), (100, 0, 20), (50, 0, 10), (50, 12, 12), (33, 0, 6.5), (50, 90, 20), (0, 0, 1)])
    func theLargestSizeThatFitsIsUsed(width: Double, least: Double, size: Double) throws {
        let texts = texts(label { $0.minimumFontSize = least }, Size(width, 40))
        #expect(texts.map(\.style.font.size) == [size])
    }

    /// Forty points do not shrink: at 6 points the text is 40 + 30 points wide.
    @Test(arguments: [(70.0, 6.0), (72, 6), (73, 6.5), (139, 19.5), (140, 20), (44, 1)])
    func aTextIsFittedThoughPartOfItKeepsItsSize(width: Double, size: Double) throws {
        let root = ViewRoot(label { _ in }, text: HalfWidths(fixedWidth: 40))
        root.layout(in: Size(width, 40))
        let styles = root.displayList().commands.compactMap { if case .text(_, let style, _) = $0 { style } else { nil } }
        #expect(styles.map(\.font.size) == [size])
    }

    @Test func severalLinesAndOtherLabelsKeepTheirFont() {
        #expect(texts(label { $0.numberOfLines = 2 }, Size(50, 40)).map(\.style.font.size) == [20])
        #expect(texts(label { $0.adjustsFontSizeToFitWidth = false }, Size(50, 40)).map(\.style.font.size) == [20])
    }

    /// The line of 20 points stands from 10 to 30, its baseline at 26; the text of 10 points has its baseline at 8.
    @Test(arguments: [(BaselineAdjustment.none, 10.0), (.alignBaselines, 18), (.alignCenters, 15)])
    func smallerTextStandsWhereTheAdjustmentSays(adjustment: BaselineAdjustment, top: Double) {
        #expect(texts(label { $0.baselineAdjustment = adjustment }, Size(50, 40)).map(\.box) == [Rect(0, top, 50, 10)])
    }

    @Test func theHeightIsThatOfALineOfTheUsualFont() {
        let label = label { _ in }
        let root = ViewRoot(label, text: HalfWidths())
        root.layout(width: 50)
        #expect(root.size.height == 20)
    }

    @Test func shadowsHaveOneColorAndLieBehind() {
        let label = Label(AttributedText("a") + AttributedText("b", TextAttributes(weight: .bold, color: .red)) + AttributedText("c"))
        label.shadowColor = .white
        label.shadowOffset = Point(2, 1)
        let texts = texts(label, Size(100, 40))
        #expect(texts.map(\.text.string) == ["abc", "abc"] && texts.map(\.style.color) == [.white, label.textColor])
        #expect(texts[0].box == texts[1].box.moved(by: Point(2, 1)))
        #expect(texts[0].text.runs.map(\.attributes) == [TextAttributes(weight: .bold)] && texts[1].text.runs[0].attributes.color == .red)
    }

    @Test func highlightedLabelsHaveTheirColor() {
        let label = Label("a")
        label.highlightedTextColor = .red
        #expect(texts(label, Size(100, 40)).map(\.style.color) == [label.textColor])
        label.highlighted = true
        #expect(texts(label, Size(100, 40)).map(\.style.color) == [.red])
    }
}
