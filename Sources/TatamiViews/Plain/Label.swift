import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// A view that shows text. Text wraps in a narrow label and is centered vertically in a high one.
open class Label: View {
    /// The text with its runs of fonts and colors.
    public var attributedText: AttributedText { didSet { if attributedText != oldValue { contentChanged() } } }
    /// The style of the text, with the theme's font and color unless the program has set them. Setting it sets font and color only if they
    /// differ from the present ones.
    public var style: TextStyle {
        get {
            var style = ownStyle
            (style.font, style.color) = (font, textColor)
            return style
        }
        set {
            if newValue.font != font { ownFont = newValue.font }
            if newValue.color != textColor { ownColor = newValue.color }
            ownStyle = newValue
        }
    }
    /// The style as the program set it. Its font and color are not read.
    private var ownStyle = TextStyle() { didSet { if ownStyle != oldValue { contentChanged() } } }
    package var ownFont: Font? { didSet { if ownFont != oldValue { contentChanged() } } }
    package var ownColor: Color? { didSet { if ownColor != oldValue { contentChanged() } } }

    /// Creates a label with a plain text.
    public init(_ text: String = "") {
        attributedText = AttributedText(text)
        super.init()
    }

    /// Creates a label with an attributed text.
    public init(_ text: AttributedText) {
        attributedText = text
        super.init()
    }

    /// The text as plain characters. Setting it removes all attributes.
    public var text: String {
        get { attributedText.string }
        set { attributedText = AttributedText(newValue) }
    }
    /// The font. The default is the theme's `body` font.
    public var font: Font {
        get { ownFont ?? theme.font(.body) }
        set { ownFont = newValue }
    }
    /// The color of the text. The default is the theme's color of text.
    public var textColor: Color {
        get { ownColor ?? theme.color(.text) }
        set { ownColor = newValue }
    }
    /// How lines are aligned in the label. The default is `start`.
    public var textAlignment: TextAlignment {
        get { ownStyle.alignment }
        set { ownStyle.alignment = newValue }
    }
    /// The largest number of lines that are shown; 0 for no limit.
    public var numberOfLines: Int {
        get { ownStyle.numberOfLines }
        set { ownStyle.numberOfLines = newValue }
    }
    /// What happens to lines that are wider than the label. The default is `wordWrap`.
    public var lineBreakMode: LineBreakMode {
        get { ownStyle.lineBreakMode }
        set { ownStyle.lineBreakMode = newValue }
    }
    /// Extra space between two lines, in points.
    public var lineSpacing: Double {
        get { ownStyle.lineSpacing }
        set { ownStyle.lineSpacing = newValue }
    }

    /// The height of each line, in points, with the letters in its middle; 0 for the height that the fonts ask for.
    public var lineHeight: Double {
        get { ownStyle.lineHeight }
        set { ownStyle.lineHeight = newValue }
    }
    /// Extra space between two letters, in points; it may be negative.
    public var letterSpacing: Double {
        get { ownStyle.letterSpacing }
        set { ownStyle.letterSpacing = newValue }
    }
    /// Whether all of the text is underlined.
    public var underline: Bool {
        get { ownStyle.underline }
        set { ownStyle.underline = newValue }
    }
    /// Whether a line goes through all of the text.
    public var strikethrough: Bool {
        get { ownStyle.strikethrough }
        set { ownStyle.strikethrough = newValue }
    }

    /// Sets the font and returns the label: `Label("New contact").font(.title)`.
    public func font(_ font: Font) -> Self {
        self.font = font
        return self
    }
    /// Sets the color of the text, and returns the label.
    public func color(_ color: Color) -> Self {
        textColor = color
        return self
    }
    /// Sets how lines are aligned, and returns the label.
    public func alignment(_ alignment: TextAlignment) -> Self {
        textAlignment = alignment
        return self
    }
    /// Sets the largest number of lines, 0 for no limit, and returns the label.
    public func lines(_ count: Int) -> Self {
        numberOfLines = count
        return self
    }

    /// Sets the weight of the font, and returns the label: `Label("Total").weight(.semibold)`.
    public func weight(_ weight: Font.Weight) -> Self { font(font.weight(weight)) }
    /// Sets the height of each line, in points, and returns the label.
    public func lineHeight(_ height: Double) -> Self {
        lineHeight = height
        return self
    }
    /// Sets the extra space between two letters, in points, and returns the label.
    public func letterSpacing(_ spacing: Double) -> Self {
        letterSpacing = spacing
        return self
    }
    /// Underlines the text, or not, and returns the label.
    public func underline(_ isUnderlined: Bool = true) -> Self {
        underline = isUnderlined
        return self
    }
    /// Strikes the text through, or not, and returns the label.
    public func strikethrough(_ isStruckThrough: Bool = true) -> Self {
        strikethrough = isStruckThrough
        return self
    }

    open override var textContent: String? { text }
    open override var ownRole: AccessibilityRole { .text }

    open override var contentKind: ContentKind {
        var values: [(String, PropertyValue.Value?)] = [("text", .text(text)), ("font", .font(font))]
        if numberOfLines != 0 { values.append(("numberOfLines", .number(Double(numberOfLines)))) }
        for (name, value) in [("lineSpacing", lineSpacing), ("lineHeight", lineHeight), ("letterSpacing", letterSpacing)] where value != 0 {
            values.append((name, .number(value)))
        }
        return ContentKind("text", values)
    }

    /// A line that is cut off needs its natural width; several lines that are cut off, or higher than the label, need their height.
    open override func neededContent(at size: Size) -> (width: Double?, height: Double?) {
        guard let environment, !attributedText.isEmpty else { return (nil, nil) }
        let widths = contentWidths()
        if widths.minimum > size.width { return (widths.minimum, nil) }
        var style = resolvedStyle(in: environment)
        var metrics = measured(style, size.width, environment)
        if metrics.isTruncated, numberOfLines == 1, widths.natural > size.width { return (widths.natural, nil) }
        if metrics.isTruncated {
            style.numberOfLines = 0
            metrics = measured(style, size.width, environment)
        }
        return (nil, metrics.size.height > size.height ? metrics.size.height : nil)
    }

    open override func measure(_ proposal: Proposal) -> Size {
        guard let environment, !attributedText.isEmpty else { return .zero }
        let style = resolvedStyle(in: environment)
        let natural = environment.text.widths(of: attributedText, style: style, grid: environment.grid).natural
        return environment.text.size(of: attributedText, style: style, width: proposal.width.limit(natural), grid: environment.grid).size
    }

    open override func contentWidths() -> Extent {
        guard let environment, !attributedText.isEmpty else { return .zero }
        let widths = environment.text.widths(of: attributedText, style: resolvedStyle(in: environment), grid: environment.grid)
        return Extent(minimum: widths.minimum, natural: widths.natural)
    }

    open override func contentHeight(forWidth width: Double) -> LeafHeight {
        guard let environment, !attributedText.isEmpty else { return LeafHeight(0) }
        let metrics = measured(resolvedStyle(in: environment), width, environment)
        return LeafHeight(metrics.size.height, baseline: metrics.firstBaseline)
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        guard let environment, !attributedText.isEmpty else { return }
        let style = resolvedStyle(in: environment)
        list.text(attributedText, style, in: textBox(in: bounds, style, environment))
    }

    private func textBox(in bounds: Rect, _ style: TextStyle, _ environment: ViewEnvironment) -> Rect {
        let height = measured(style, bounds.width, environment).size.height
        return Rect(bounds.x, environment.grid.snap(bounds.y + (bounds.height - height) / 2), bounds.width, height)
    }

    private func measured(_ style: TextStyle, _ width: Double, _ environment: ViewEnvironment) -> TextMetrics {
        environment.text.size(of: attributedText, style: style, width: width, grid: environment.grid)
    }

    /// The style in an environment: with the fonts and colors of its theme and the direction of the view, unless the label sets its own.
    private func resolvedStyle(in environment: ViewEnvironment) -> TextStyle {
        var style = ownStyle
        style.font = ownFont ?? environment.theme.font(.body)
        style.color = ownColor ?? environment.theme.color(.text)
        if style.direction == .automatic, layoutDirection == .rightToLeft { style.direction = .rightToLeft }
        return style
    }
}

extension Label: AccessibleText {
    /// The text for assistive technology, without caret and selection.
    public var accessibilityText: AccessibilityText { AccessibilityText(text) }

    /// The text as it is placed in the label; nil while no root shows the label.
    public var placedText: PlacedText? {
        guard let environment else { return nil }
        let style = resolvedStyle(in: environment)
        let box = textBox(in: Rect(0, 0, frame.width, frame.height), style, environment)
        return PlacedText(attributedText, style, in: box, by: environment.text)
    }
}
