import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A control with a title, a picture, or both, that people press. Title, picture and colors may differ for each state.
open class Button: Control {
    /// The titles, one for each state. A state without a title shows that of the normal state.
    public var titles = StateValues<String>() { didSet { if titles != oldValue { contentChanged() } } }
    /// The colors of the title, one for each state.
    ///
    /// A state without a color takes that of the normal state, which is paler in the disabled state. Without either, the theme decides.
    public var titleColors = StateValues<Color>() { didSet { if titleColors != oldValue { lookChanged() } } }
    /// The colors of a copy of the title that is drawn 1 point below it, one for each state. By default there is no copy.
    public var titleShadowColors = StateValues<Color>() { didSet { if titleShadowColors != oldValue { lookChanged() } } }
    /// The pictures before the title, one for each state, in their natural size.
    public var images = StateValues<Image>() { didSet { if images != oldValue { contentChanged() } } }
    /// The pictures behind the content, one for each state. A picture is stretched over the button and takes the place of the ground's
    /// color.
    public var backgroundImages = StateValues<Image>() { didSet { if backgroundImages != oldValue { lookChanged() } } }
    /// The title's font. The default is the theme's `control` font.
    public var font: Font {
        get { ownFont ?? theme.font(.control) }
        set { ownFont = newValue }
    }
    package var ownFont: Font? { didSet { if ownFont != oldValue { contentChanged() } } }
    /// The height of each line of the title, in points, with the letters in its middle; 0 for the height that the font asks for.
    public var lineHeight = 0.0 { didSet { if lineHeight != oldValue { contentChanged() } } }
    /// Extra space between two letters of the title, in points; it may be negative.
    public var letterSpacing = 0.0 { didSet { if letterSpacing != oldValue { contentChanged() } } }
    /// The distances from the button's edges to its picture and title, in points. The default is the theme's.
    public var contentInsets: Insets {
        get { ownInsets ?? theme.measures.controlInsets }
        set { ownInsets = newValue }
    }
    package var ownInsets: Insets? { didSet { if ownInsets != oldValue { contentChanged() } } }
    /// The distance between picture and title, in points. The default is the theme's.
    public var imageSpacing: Double {
        get { ownSpacing ?? theme.measures.iconGap }
        set { ownSpacing = newValue }
    }
    /// Further distances around the picture, in points. Negative ones let it overlap its neighbours.
    public var imageInsets = Insets.zero { didSet { if imageInsets != oldValue { contentChanged() } } }
    /// Further distances around the title, in points. Negative ones let it overlap its neighbours.
    public var titleInsets = Insets.zero { didSet { if titleInsets != oldValue { contentChanged() } } }
    /// Where picture and title stand in a wider button. The default is the center; stretch gives the title the room that is left.
    public var contentHorizontalAlignment = HorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { lookChanged() } }
    }
    /// Where picture and title stand in a higher button. The default is the center, and stretch and baseline count as such.
    public var contentVerticalAlignment = VerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { contentChanged() } }
    }
    package var ownSpacing: Double? { didSet { if ownSpacing != oldValue { contentChanged() } } }

    /// Creates a button with a title for the normal state; an empty string sets no title.
    public init(_ title: String = "") {
        super.init()
        if !title.isEmpty { titles[.normal] = title }
    }

    /// Creates a button with a closure that is called when the button is pressed: `Button("Save") { save() }`.
    public convenience init(_ title: String, onPress: @escaping () -> Void) {
        self.init(title)
        on { _ in onPress() }
    }

    /// The title of the normal state; nil for none.
    public var title: String? {
        get { titles[.normal] }
        set { titles[.normal] = newValue }
    }
    /// The color of the title in the normal state; nil for the theme's.
    public var titleColor: Color? {
        get { titleColors[.normal] }
        set { titleColors[.normal] = newValue }
    }
    /// The picture of the normal state; nil for none.
    public var image: Image? {
        get { images[.normal] }
        set { images[.normal] = newValue }
    }
    /// The picture behind the content in the normal state; nil for none.
    public var backgroundImage: Image? {
        get { backgroundImages[.normal] }
        set { backgroundImages[.normal] = newValue }
    }

    // MARK: Parts and look

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        let state = states.dominant
        var content = ControlContent(
            leading: images.shown(in: state).map { [.image($0)] } ?? [], title: titles.shown(in: state) ?? "",
            font: ownFont ?? theme.font(.control), insets: ownInsets ?? theme.measures.controlInsets,
            spacing: ownSpacing ?? theme.measures.iconGap)
        (content.lineHeight, content.letterSpacing) = (lineHeight, letterSpacing)
        (content.leadingInsets, content.titleInsets) = (imageInsets, titleInsets)
        (content.horizontalAlignment, content.verticalAlignment) = (contentHorizontalAlignment, contentVerticalAlignment)
        return content
    }

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        let state = states.dominant
        var look = ControlLook(
            cornerRadius: cornerRadius, titleColor: titleColor(in: theme, state), titleShadow: titleShadowColors.shown(in: state))
        if let image = backgroundImages.shown(in: state) {
            look.ground = .image(image)
        } else if background == nil {
            look.ground = .color(theme.color(ground(states)))
            if cornerRadius <= 0 { look.cornerRadius = theme.measures.controlRadius }
        } else if state == .highlighted {
            look.ground = .color(theme.color(.fillPressed))
        }
        return look
    }

    private func ground(_ states: ControlStates) -> ColorToken {
        switch states.dominant {
        case .normal: states.contains(.hovered) ? .controlHover : .control
        case .highlighted: .controlPressed
        case .disabled: .fillHover
        case .selected: .accent
        }
    }

    private func titleColor(in theme: Theme, _ state: ControlState) -> Color {
        if let color = titleColors[state] { return color }
        let own = titleColors[.normal]
        if state == .disabled { return own?.withAlpha(theme.measures.disabledOpacity) ?? theme.color(.textDisabled) }
        return own ?? theme.color(state == .selected && background == nil ? .onAccent : .accentText)
    }

    // MARK: As a view

    /// Letters of other fonts, and of low or narrow lines, overhang.
    open override func drawnReach(in bounds: Rect) -> Rect {
        guard let title = titles.shown(in: state).map({ AttributedText($0) }) else { return bounds }
        guard lineHeight != 0 || letterSpacing < 0 || title.mayNeedOtherFonts else { return bounds }
        return TextStyle(font: font, lineHeight: lineHeight, letterSpacing: letterSpacing).reach(of: title, in: bounds)
    }

    open override var textContent: String? { titles.shown(in: state) }

    open override var contentKind: ContentKind {
        let (state, title) = (state, titles.shown(in: state) ?? "")
        let shows = (title: !title.isEmpty, image: images.shown(in: state) != nil)
        var values: [(String, PropertyValue.Value?)] = []
        let name = state == .normal || titles[state] == nil ? "title" : "\(state.rawValue)Title"
        if shows.title { values += [(name, .text(title)), ("font", .font(font))] }
        for (name, value) in [("lineHeight", lineHeight), ("letterSpacing", letterSpacing)] where shows.title && value != 0 {
            values.append((name, .number(value)))
        }
        if shows.image { values.append(("image", nil)) }
        if shows.title && shows.image { values.append(("imageSpacing", .number(imageSpacing))) }
        values.append(("contentInsets", nil))
        return ContentKind(shows.image ? (shows.title ? "title with picture" : "picture") : "title", values)
    }
}
