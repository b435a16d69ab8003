import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// A view that shows text. Text wraps in a narrow label and is centered vertically in a high one.
///
/// A run with a link can be pressed by pointers, by keys and by assistive technology; the label then sends `touchUpInside`:
///
///     var text: AttributedText = "By signing up you accept the "
///     text.append("terms", .link("terms"))
///     let label = Label(text).on { show($0.pressedLink) }
open class Label: View, HandlesEvents {
    /// The text with its runs of fonts, colors and links.
    public var attributedText: AttributedText {
        didSet {
            guard attributedText != oldValue else { return }
            lastMeasured = nil
            contentChanged()
            updateLinks()
            if attributedText.string != oldValue.string { resetSelection() }
        }
    }
    /// The named actions that a pressed link sends, in the order added.
    public var actions: [Action] = []
    /// The closures that a pressed link calls.
    public var handlers = EventHandlers()
    /// The destination of the link that was pressed last; nil before the first press.
    public internal(set) var pressedLink: String?
    /// The last size of the text, which each painting asks for; nil for none.
    var lastMeasured: MeasuredText?
    /// The views of the links, in text order.
    var links: [LabelLink] = []
    /// The color of links that set none. The default is the theme's color of accented text.
    public var linkColor: Color {
        get { ownLinkColor ?? theme.color(.accentText) }
        set { ownLinkColor = newValue }
    }
    package var ownLinkColor: Color? { didSet { if ownLinkColor != oldValue { lookChanged() } } }
    /// Whether people can select the text with pointers and keys, and copy it. The label is then a Tab stop. The default is false.
    public var selectable = false { didSet { if selectable != oldValue { selectableChanged() } } }
    /// The selection; nil for a label whose text people cannot select.
    var selecting: LabelSelection?
    /// Recognizes presses of a label that names another view; nil for a label that names none.
    var namePress: PressRecognizer?
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
    /// The style of type and the color of the theme that a label has unless the program sets others.
    package var typeStyle = TypeStyle.body { didSet { if typeStyle != oldValue { contentChanged() } } }
    /// The weight in place of that of `typeStyle`; nil for that one.
    package var typeWeight: Font.Weight? { didSet { if typeWeight != oldValue { contentChanged() } } }
    private func themeFont(_ theme: Theme) -> Font {
        let font = theme.font(typeStyle)
        return typeWeight.map { font.weight($0) } ?? font
    }
    package var colorToken = ColorToken.text { didSet { if colorToken != oldValue { lookChanged() } } }
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
        updateLinks()
    }

    /// The text as plain characters. Setting it removes all attributes.
    public var text: String {
        get { attributedText.string }
        set { attributedText = AttributedText(newValue) }
    }
    /// The font. The default is the theme's `body` font.
    public var font: Font {
        get { font(in: theme) }
        set { ownFont = newValue }
    }
    private func font(in theme: Theme) -> Font { ownFont?.resolved(in: theme) ?? themeFont(theme) }
    /// The color of the text. The default is the theme's color of text.
    public var textColor: Color {
        get { ownColor ?? theme.color(colorToken) }
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
    /// The color of a copy of the text that is drawn behind it; nil for no copy.
    public var shadowColor: Color? { didSet { if shadowColor != oldValue { reachChanged() } } }
    /// How far that copy is moved, in points: right and down.
    public var shadowOffset = Point(0, -1) { didSet { if shadowOffset != oldValue { reachChanged() } } }
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

    /// The event of a pressed link: `touchUpInside`.
    open var usualEvent: Action.Event { .touchUpInside }
    open override var canBecomeFocused: Bool { selectable || super.canBecomeFocused }
    open override func keyDown(_ event: KeyEvent) -> Bool { selectable && takeSelectionKey(event) }
    open override func focusChanged() { if selectable { lookChanged() } }
    open override var accessibilityStates: Set<AccessibilityNode.State> { selectable ? [.readOnly] : [] }
    /// Gives the focus to the view that the label names when people press the label.
    override func becameLabel() { followNamePress() }
    override var placesParts: Bool { !links.isEmpty }
    override func placeParts() { placeLinks() }
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
        var style = shrunk(resolvedStyle(in: environment), to: size.width, environment)
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
        let natural = naturalWidth(style, environment)
        if shrinks { return Size(proposal.width.limit(natural), lineMetrics(style, environment).size.height) }
        return measured(style, proposal.width.limit(natural), environment).size
    }

    open override func contentWidths() -> Extent {
        guard let environment, !attributedText.isEmpty else { return .zero }
        let style = resolvedStyle(in: environment)
        let widths = environment.text.widths(of: shownText, style: style, grid: environment.grid)
        return Extent(minimum: shrinks ? smallestWidth(style, environment) : widths.minimum, natural: widths.natural)
    }

    open override func contentHeight(forWidth width: Double) -> LeafHeight {
        guard let environment, !attributedText.isEmpty else { return LeafHeight(0) }
        let style = resolvedStyle(in: environment)
        let metrics = measured(shrunk(style, to: width, environment), width, environment)
        guard shrinks else { return LeafHeight(metrics.size.height, baseline: metrics.firstBaseline) }
        let line = lineMetrics(style, environment)
        return LeafHeight(line.size.height, baseline: baselineAdjustment.top(of: metrics, in: line) + metrics.firstBaseline)
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        guard let environment, !attributedText.isEmpty else { return }
        var (style, box) = placed(in: bounds, environment)
        drawLinkGrounds(&list, in: bounds)
        drawSelection(&list, in: bounds)
        if let shadowColor {
            var copy = style
            copy.color = shadowColor
            list.text(shownText.uncolored, copy, in: box.moved(by: shadowOffset))
        }
        if highlighted, let highlightedTextColor { style.color = highlightedTextColor }
        list.text(shownText, style, in: box)
    }

    /// Letters of other fonts, and of low or narrow lines, overhang on all sides, and the shadow on its side.
    open override func drawnReach(in bounds: Rect) -> Rect {
        guard lineHeight != 0 || letterSpacing < 0 || shadowColor != nil || attributedText.mayNeedOtherFonts, !attributedText.isEmpty else {
            // The grounds of links reach out of the text.
            return links.isEmpty ? bounds : bounds.expanded(by: LabelLinks.reach)
        }
        let reach = style.reach(of: attributedText, in: bounds)
        return shadowColor == nil ? reach : reach.union(reach.moved(by: shadowOffset))
    }

    /// Returns the style in which the label draws its text in its bounds, and the rectangle of the text.
    func placed(in bounds: Rect, _ environment: ViewEnvironment) -> (style: TextStyle, box: Rect) {
        let usual = resolvedStyle(in: environment)
        let style = shrunk(usual, to: bounds.width, environment)
        let metrics = measured(style, bounds.width, environment)
        let line = shrinks ? lineMetrics(usual, environment) : metrics
        let shift = shrinks ? baselineAdjustment.top(of: metrics, in: line) : 0
        let top = environment.grid.snap(bounds.y + (bounds.height - line.size.height) / 2 + shift)
        return (style, Rect(bounds.x, top, bounds.width, metrics.size.height))
    }

    /// Returns the style in an environment: with the fonts and colors of its theme and the direction of the view, unless the label sets its
    /// own.
    private func resolvedStyle(in environment: ViewEnvironment) -> TextStyle {
        var style = ownStyle
        let theme = theme
        style.font = font(in: theme)
        style.color = ownColor ?? theme.color(colorToken)
        return style.following(layoutDirection, attributedText.string)
    }
}

extension Label: AccessibleText {
    /// The text for assistive technology; with caret and selection if people can select it.
    public var accessibilityText: AccessibilityText {
        guard let editor = selecting?.editor else { return AccessibilityText(text) }
        return AccessibilityText(text, caret: editor.caret, selection: editor.selection)
    }

    /// Selects characters for assistive technology. Returns false if people cannot select the text.
    public func selectAccessibilityText(_ characters: Range<Int>) -> Bool {
        guard selectable else { return false }
        selection = characters
        return true
    }

    /// The text as it is placed in the label; nil while no root shows the label.
    public var placedText: PlacedText? {
        guard let environment else { return nil }
        let (style, box) = placed(in: Rect(0, 0, frame.width, frame.height), environment)
        return PlacedText(shownText, style, in: box, by: environment.text)
    }
}
