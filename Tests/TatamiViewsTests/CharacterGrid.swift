import TatamiDrawing
import TatamiGeometry

/// Measures every character as 10 x 20 points and wraps between words: text with numbers that a person can check.
final class CharacterGrid: TextMeasurer {
    private(set) var calls = 0

    func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths {
        calls += 1
        let words = text.string.split(separator: " ")
        return TextWidths(
            minimum: Double(words.map(\.count).max() ?? 0) * 10, natural: Double(text.string.count) * 10)
    }

    func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics {
        calls += 1
        var lines = 1
        var used = 0.0
        var widest = 0.0
        for word in text.string.split(separator: " ") {
            let length = Double(word.count) * 10
            if used > 0, used + 10 + length > width + 0.001 {
                lines += 1
                used = length
            } else {
                used += (used > 0 ? 10 : 0) + length
            }
            widest = max(widest, used)
        }
        let height = Double(lines) * 20
        return TextMetrics(
            size: Size(widest, height), firstBaseline: 16, lastBaseline: height - 4, lineCount: lines, isTruncated: false)
    }

    func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine] { [] }
}
