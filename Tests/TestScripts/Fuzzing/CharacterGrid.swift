import Tatami

/// Every character is 10 x 20 points: text without a text engine, so that inputs are tried fast.
final class CharacterGrid: TextMeasurer {
    func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths {
        let count = Double(text.string.unicodeScalars.count)
        return TextWidths(minimum: min(count, 10) * 10, natural: count * 10)
    }

    func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics {
        let count = Double(text.string.unicodeScalars.count)
        let across = max(1, (width / 10).rounded(.down))
        let lines = max(1, (count / across).rounded(.up))
        return TextMetrics(
            size: Size(min(count, across) * 10, lines * 20), firstBaseline: 16, lastBaseline: lines * 20 - 4,
            lineCount: 1, isTruncated: false)
    }

    func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine] { [] }
}
