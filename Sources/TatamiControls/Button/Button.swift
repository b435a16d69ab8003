import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A title, a picture, or both, that can be pressed. What it shows may differ per state.
open class Button: Control {
    public var titles = StateValues<String>() { didSet { contentChanged() } }
    public var titleColors = StateValues<Color>() { didSet { lookChanged() } }
    public var titleShadowColors = StateValues<Color>() { didSet { lookChanged() } }
    public var images = StateValues<Image>() { didSet { contentChanged() } }
    public var backgroundImages = StateValues<Image>() { didSet { lookChanged() } }
    /// The title's font. The default is the theme's `control` font.
    public var font: Font {
        get { ownFont ?? theme.font(.control) }
        set { ownFont = newValue }
    }
    private var ownFont: Font? { didSet { if ownFont != oldValue { contentChanged() } } }
    /// The distances from the button's edges to picture and title, in points. The default is the theme's.
    public var contentInsets: Insets {
        get { ownInsets ?? theme.measures.controlInsets }
        set { ownInsets = newValue }
    }
    private var ownInsets: Insets? { didSet { if ownInsets != oldValue { contentChanged() } } }
    /// The distance between picture and title, in points. The default is the theme's.
    public var imageSpacing: Double {
        get { ownSpacing ?? theme.measures.iconGap }
        set { ownSpacing = newValue }
    }
    private var ownSpacing: Double? { didSet { if ownSpacing != oldValue { contentChanged() } } }
    /// Whether it looks pressed.
    public var highlighted = false {
        didSet { stateChanged(from: ControlState(highlighted: oldValue, enabled: isEnabled, selected: selected)) }
    }
    public var selected = false {
        didSet { stateChanged(from: ControlState(highlighted: highlighted, enabled: isEnabled, selected: oldValue)) }
    }
    let press = PressRecognizer()
    /// How a press goes on.
    var pressing = Pressing()

    public init(_ title: String = "") {
        super.init()
        if !title.isEmpty { titles[.normal] = title }
        followPress()
    }

    /// A button that does something when it is pressed: `Button("Save") { save() }`.
    public convenience init(_ title: String, onPress: @escaping () -> Void) {
        self.init(title)
        on { _ in onPress() }
    }

    public var title: String? {
        get { titles[.normal] }
        set { titles[.normal] = newValue }
    }
    public var titleColor: Color? {
        get { titleColors[.normal] }
        set { titleColors[.normal] = newValue }
    }
    public var image: Image? {
        get { images[.normal] }
        set { images[.normal] = newValue }
    }
    public var backgroundImage: Image? {
        get { backgroundImages[.normal] }
        set { backgroundImages[.normal] = newValue }
    }

    /// The state that is drawn: disabled before highlighted before selected.
    public var state: ControlState { ControlState(highlighted: highlighted, enabled: isEnabled, selected: selected) }

    /// What shows the same title and picture needs no layout.
    private func stateChanged(from old: ControlState) {
        accessibilityChanged()
        guard old != state else { return }
        if titles.shown(in: old) != titles.shown(in: state) || images.shown(in: old) != images.shown(in: state) {
            contentChanged()
        } else {
            lookChanged()
        }
    }

    open override func enabledChanged() {
        stateChanged(from: ControlState(highlighted: highlighted, enabled: !isEnabled, selected: selected))
        guard !isEnabled else { return }
        cancelPress()
        cancelKey()
    }

    open override func hoverChanged() { lookChanged() }
    open override var canBecomeFocused: Bool { true }
    open override func keyDown(_ event: KeyEvent) -> Bool { pressKey(event) }
    open override func keyUp(_ event: KeyEvent) -> Bool { liftKey(event) }
    open override func focusChanged() { if !isFocused { cancelKey() } }

    open override var ownRole: AccessibilityRole { .button }
    open override var accessibilityStates: Set<AccessibilityNode.State> { selected ? [.selected] : [] }
    open override var accessibilityActions: [AccessibilityAction] { [.press] }

    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard action == .press else { return false }
        perform()
        return true
    }

    open override var textContent: String? { titles.shown(in: state) }

    open override var contentKind: ContentKind {
        let parts = ButtonParts(self)
        let shows = (title: !parts.title.isEmpty, image: parts.image != nil)
        var values: [(String, PropertyValue.Value?)] = []
        let title = state == .normal || titles[state] == nil ? "title" : "\(state.rawValue)Title"
        if shows.title { values += [(title, .text(parts.title)), ("font", .font(font))] }
        if shows.image { values.append(("image", nil)) }
        if shows.title && shows.image { values.append(("imageSpacing", .number(imageSpacing))) }
        values.append(("contentInsets", nil))
        return ContentKind(shows.image ? (shows.title ? "title with picture" : "picture") : "title", values)
    }

    /// The least width, and the height of the title at the width there is.
    open override func neededContent(at size: Size) -> (width: Double?, height: Double?) {
        let least = contentWidths().minimum
        if least > size.width { return (least, nil) }
        let height = contentHeight(forWidth: size.width).height
        return (nil, height > size.height ? height : nil)
    }

    open override func contentWidths() -> Extent {
        let parts = ButtonParts(self)
        let around = contentInsets.leading + contentInsets.trailing + parts.imageWidth
        let title = parts.titleWidths
        return Extent(minimum: around + title.minimum, natural: around + title.natural)
    }

    open override func contentHeight(forWidth width: Double) -> LeafHeight {
        let parts = ButtonParts(self)
        let room = max(0, width - contentInsets.leading - contentInsets.trailing - parts.imageWidth)
        let title = parts.titleMetrics(in: room)
        let height = max(parts.imageSize.height, title?.size.height ?? 0)
        let baseline = title.map { contentInsets.top + (height - $0.size.height) / 2 + $0.firstBaseline }
        return LeafHeight(height + contentInsets.top + contentInsets.bottom, baseline: baseline)
    }

    open override func measure(_ proposal: Proposal) -> Size {
        let width = proposal.width.limit(contentWidths().natural)
        return Size(width, contentHeight(forWidth: width).height)
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        ButtonLook(self).draw(&list, in: bounds)
    }
}
