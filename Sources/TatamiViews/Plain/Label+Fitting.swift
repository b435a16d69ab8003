import TatamiDrawing
import TatamiGeometry

/// Where text in a smaller font stands in the height of a line of the usual font.
public enum BaselineAdjustment: Hashable, Sendable, CaseIterable {
    /// At the top.
    case none
    /// On the baseline of the usual font.
    case alignBaselines
    /// In the middle.
    case alignCenters

    /// Returns the top of a text within a line of the usual font, in points.
    func top(of text: TextMetrics, in line: TextMetrics) -> Double {
        switch self {
        case .none: 0
        case .alignBaselines: line.firstBaseline - text.firstBaseline
        case .alignCenters: (line.size.height - text.size.height) / 2
        }
    }
}

/// Fonts that become smaller until the text fits.
extension Label {
    var shrinks: Bool { adjustsFontSizeToFitWidth && numberOfLines == 1 }

    /// Returns a style with the largest font size with which the text fits a width, in points, down to `minimumFontSize`; the style itself
    /// if the label does not shrink its font. Sizes are whole half points, so that few fonts are needed.
    func shrunk(_ style: TextStyle, to width: Double, _ environment: ViewEnvironment) -> TextStyle {
        guard shrinks else { return style }
        return style.shrunk(to: width, leastFontSize: leastFontSize(style)) { naturalWidth($0, environment) }
    }

    private func leastFontSize(_ style: TextStyle) -> Double { min(style.font.size, max(1, minimumFontSize)) }

    /// Returns the width of the text in the smallest font, in points.
    func smallestWidth(_ style: TextStyle, _ environment: ViewEnvironment) -> Double {
        var style = style
        style.font = style.font.size(leastFontSize(style))
        return naturalWidth(style, environment)
    }

    /// Returns the metrics of the text on one line of the usual font.
    func lineMetrics(_ style: TextStyle, _ environment: ViewEnvironment) -> TextMetrics { measured(style, Numbers.limit, environment) }

    func naturalWidth(_ style: TextStyle, _ environment: ViewEnvironment) -> Double {
        environment.text.widths(of: shownText, style: style, grid: environment.grid).natural
    }

    func measured(_ style: TextStyle, _ width: Double, _ environment: ViewEnvironment) -> TextMetrics {
        // Links that are hovered or pressed change the text.
        let mayKeep = links.isEmpty
        if mayKeep, let last = lastMeasured, last.width == width, last.environment == environment.number, last.style == style {
            return last.metrics
        }
        let metrics = environment.text.size(of: shownText, style: style, width: width, grid: environment.grid)
        if mayKeep { lastMeasured = MeasuredText(style, width, environment.number, metrics) }
        return metrics
    }
}

/// The size of a label's text in a style and a width.
final class MeasuredText {
    let style: TextStyle
    let width: Double
    let metrics: TextMetrics
    /// The number of the environment. A reference would keep the fonts of a root that is gone.
    let environment: UInt64

    init(_ style: TextStyle, _ width: Double, _ environment: UInt64, _ metrics: TextMetrics) {
        (self.style, self.width, self.environment, self.metrics) = (style, width, environment, metrics)
    }
}

extension TextStyle {
    /// Returns the style with the largest font size with which a text fits a width, in points; the style itself if the text fits. Sizes are
    /// whole half points, so that few fonts are needed.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - least: The smallest size of the font, in points.
    ///   - natural: Returns the width of the text in a style, in points.
    package func shrunk(to width: Double, leastFontSize least: Double, _ natural: (TextStyle) -> Double) -> TextStyle {
        let whole = natural(self)
        guard whole > width, whole > 0 else { return self }
        var style = self
        // Widths do not grow exactly as sizes do, and runs with sizes of their own do not grow at all. Lengths in half points.
        var (fitting, tooLarge) = (Int(Numbers.cleanLength(least * 2)), Int(Numbers.cleanLength(font.size * 2).rounded(.up)))
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            style.font = font.size(Double(middle) / 2)
            if natural(style) <= width { fitting = middle } else { tooLarge = middle }
        }
        style.font = font.size(max(least, Double(fitting) / 2))
        return style
    }
}

extension AttributedText {
    /// The same text without colors of its own, so that all of it has the color of its style.
    var uncolored: AttributedText {
        guard runs.contains(where: { $0.attributes.color != nil }) else { return self }
        let bytes = Array(string.utf8)
        var result = AttributedText()
        var end = 0
        for run in runs {
            var attributes = run.attributes
            attributes.color = nil
            result.append(String(decoding: bytes[end..<run.range.lowerBound], as: UTF8.self))
            result.append(String(decoding: bytes[run.range], as: UTF8.self), attributes)
            end = run.range.upperBound
        }
        result.append(String(decoding: bytes[end...], as: UTF8.self))
        return result
    }
}
