import TatamiDrawing
import TatamiGeometry

/// Every character is half the font's size wide and one font size high; lines break between words. Numbers that a person can
/// check, without a font.
final class FakeText: TextMeasurer {
    func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths {
        let words = text.string.split(whereSeparator: \.isWhitespace).map { length($0, style) }
        let lines = text.string.split(separator: "\n").map { length($0, style) }
        return TextWidths(minimum: words.max() ?? 0, natural: lines.max() ?? 0)
    }

    func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics {
        var widest = 0.0
        var count = 0
        for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
            var used = 0.0
            count += 1
            for word in paragraph.split(separator: " ") {
                let space = used > 0 ? length(" ", style) : 0
                let next = length(word, style)
                if used > 0, used + space + next > width + 0.001 {
                    count += 1
                    used = next
                } else {
                    used += space + next
                }
                widest = max(widest, used)
            }
        }
        let height = Double(count) * style.font.size
        return TextMetrics(
            size: Size(widest, height), firstBaseline: style.font.size * 0.8, lastBaseline: height - style.font.size * 0.2,
            lineCount: count, isTruncated: false)
    }

    func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine] { [] }

    private func length(_ text: some StringProtocol, _ style: TextStyle) -> Double {
        Double(text.unicodeScalars.count) * style.font.size / 2
    }
}
