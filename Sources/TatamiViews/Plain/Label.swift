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

    /// The color of a copy of the text that is drawn behind it; nil for no copy.
    public var shadowColor: Color? { didSet { if shadowColor != oldValue { lookChanged() } } }
    /// How far that copy is moved, in points: right and down.
    public var shadowOffset = Point(0, -1) { didSet { if shadowOffset != oldValue { lookChanged() } } }
    /// Whether the text has the color `highlightedTextColor`.
    public var highlighted = false { didSet { if highlighted != oldValue { lookChanged() } } }
    /// The color of the text while the label is highlighted; nil for the usual color.
    public var highlightedTextColor: Color? { didSet { if highlightedTextColor != oldValue { lookChanged() } } }
    /// Whether the font of a label of one line becomes smaller until the text fits the width. Sizes that runs set themselves stay.
    public var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } } }
    /// The smallest size of a font that is made smaller, in points.
    public var minimumFontSize = 0.0 { didSet { if minimumFontSize != oldValue { contentChanged() } } }
    /// Where text in a smaller font stands in the height of a line of the usual font. The default is `alignBaselines`.
    public var baselineAdjustment = BaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { contentChanged() } }
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

    open override var textContent: String? { text }
    open override var ownRole: AccessibilityRole { .text }

    open override var contentKind: ContentKind {
        var values: [(String, PropertyValue.Value?)] = [("text", .text(text)), ("font", .font(font))]
        if numberOfLines != 0 { values.append(("numberOfLines", .number(Double(numberOfLines)))) }
        if lineSpacing != 0 { values.append(("lineSpacing", .number(lineSpacing))) }
        return ContentKind("text", values)
    }

    /// A line that is cut off needs its natural width; several lines that are cut off, or higher than the label, need their height.
    open override func neededContent(at size: Size) -> (width: Double?, height: Double?) {
        guard let environment, !attributedText.isEmpty else { return (nil, nil) }
        let widths = contentWidths()
        if widths.minimum > size.width { return (widths.minimum, nil) }
        var style = resolved(forWidth: size.width)
        var metrics = environment.text.size(of: attributedText, style: style, width: size.width, grid: environment.grid)
        if metrics.isTruncated, numberOfLines == 1, widths.natural > size.width { return (widths.natural, nil) }
        if metrics.isTruncated {
            style.numberOfLines = 0
            metrics = environment.text.size(of: attributedText, style: style, width: size.width, grid: environment.grid)
        }
        return (nil, metrics.size.height > size.height ? metrics.size.height : nil)
    }

    open override func measure(_ proposal: Proposal) -> Size {
        guard let environment, !attributedText.isEmpty else { return .zero }
        let natural = environment.text.widths(of: attributedText, style: resolved, grid: environment.grid).natural
        if shrinks { return Size(proposal.width.limit(natural), lineMetrics(environment).size.height) }
        return environment.text.size(
            of: attributedText, style: resolved, width: proposal.width.limit(natural), grid: environment.grid
        ).size
    }

    open override func contentWidths() -> Extent {
        guard let environment, !attributedText.isEmpty else { return .zero }
        let widths = environment.text.widths(of: attributedText, style: resolved, grid: environment.grid)
        return Extent(minimum: shrinks ? smallestWidth(environment) : widths.minimum, natural: widths.natural)
    }

    open override func contentHeight(forWidth width: Double) -> LeafHeight {
        guard let environment, !attributedText.isEmpty else { return LeafHeight(0) }
        let metrics = environment.text.size(of: attributedText, style: resolved(forWidth: width), width: width, grid: environment.grid)
        guard shrinks else { return LeafHeight(metrics.size.height, baseline: metrics.firstBaseline) }
        let line = lineMetrics(environment)
        return LeafHeight(line.size.height, baseline: baselineAdjustment.top(of: metrics, in: line) + metrics.firstBaseline)
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        guard let environment, !attributedText.isEmpty else { return }
        let box = textBox(in: bounds, environment)
        var style = resolved(forWidth: bounds.width)
        if let shadowColor {
            var copy = style
            copy.color = shadowColor
            list.text(attributedText.uncolored, copy, in: box.moved(by: shadowOffset))
        }
        if highlighted, let highlightedTextColor { style.color = highlightedTextColor }
        list.text(attributedText, style, in: box)
    }

    private func textBox(in bounds: Rect, _ environment: ViewEnvironment) -> Rect {
        let height = contentHeight(forWidth: bounds.width).height
        let top = bounds.y + (bounds.height - height) / 2
        guard shrinks else { return Rect(bounds.x, environment.grid.snap(top), bounds.width, height) }
        let metrics = environment.text.size(
            of: attributedText, style: resolved(forWidth: bounds.width), width: bounds.width, grid: environment.grid)
        let shift = baselineAdjustment.top(of: metrics, in: lineMetrics(environment))
        return Rect(bounds.x, environment.grid.snap(top + shift), bounds.width, metrics.size.height)
    }

    /// The style with the direction of the root, unless the label sets one.
    var resolved: TextStyle {
        var style = style
        if style.direction == .automatic, environment?.direction == .rightToLeft { style.direction = .rightToLeft }
        return style
    }
}

extension Label: AccessibleText {
    /// The text for assistive technology, without caret and selection.
    public var accessibilityText: AccessibilityText { AccessibilityText(text) }

    /// The text as it is placed in the label; nil while no root shows the label.
    public var placedText: PlacedText? {
        guard let environment else { return nil }
        return PlacedText(
            attributedText, resolved(forWidth: frame.width), in: textBox(in: Rect(0, 0, frame.width, frame.height), environment),
            by: environment.text)
    }
}
