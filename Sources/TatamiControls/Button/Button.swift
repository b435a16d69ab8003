import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A control with a title, a picture or an icon, or both, that people press. What it shows may differ for each set of states.
///
/// What the program sets no color for, the theme decides, by `style`.
open class Button: Control {
    /// Which keys press the button wherever no view uses them.
    public enum KeyRole: String, Hashable, Sendable, CaseIterable {
        /// None: only the keys of the focused button count.
        case none
        /// Enter presses the button.
        case `default`
        /// Escape presses the button.
        case cancel
    }

    /// The button's own titles, colors, pictures, icons and borders.
    public var resources = StatefulResource() {
        didSet {
            guard resources != oldValue else { return }
            if resources.takesSameRoom(as: oldValue) { lookChanged() } else { contentChanged() }
        }
    }
    /// Resources for the kinds that `resources` lacks; the first that has a value counts. Several buttons may share them.
    public var sharedResources: [any ControlResource] = [] { didSet { contentChanged() } }
    /// How the button looks. The default is secondary.
    public var style = Style.secondary { didSet { if style != oldValue { contentChanged() } } }
    /// How large the button is. The default is regular.
    public var size = ControlSize.regular { didSet { if size != oldValue { contentChanged() } } }
    /// The key that presses the button wherever no view uses it. Where several buttons have the same role, the first one counts.
    public var keyRole = KeyRole.none { didSet { if keyRole != oldValue { accessibilityChanged() } } }
    /// Whether the button waits for the work that it has begun: it shows a turning ring in place of its picture and ignores presses.
    public var loading = false {
        didSet {
            guard loading != oldValue else { return }
            if loading { endPresses() }
            contentChanged()
        }
    }
    let spinner = Spinner()
    /// The title's font. The default is the theme's, by `size`.
    public var font: Font {
        get { ownFont?.resolved(in: theme) ?? size.font(in: theme) }
        set { ownFont = newValue }
    }
    package var ownFont: Font? { didSet { if ownFont != oldValue { contentChanged() } } }
    /// The height of each line of the title, in points, with the letters in its middle; 0 for the height that the font asks for.
    public var lineHeight = 0.0 { didSet { if lineHeight != oldValue { contentChanged() } } }
    /// Extra space between two letters of the title, in points; it may be negative.
    public var letterSpacing = 0.0 { didSet { if letterSpacing != oldValue { contentChanged() } } }
    /// The distances from the button's edges to its picture and title, in points. The default is the theme's, by `size` and `style`.
    public var contentInsets: Insets {
        get { ownInsets ?? insets(in: theme, states) }
        set { ownInsets = newValue }
    }
    package var ownInsets: Insets? { didSet { if ownInsets != oldValue { contentChanged() } } }
    /// The distance between picture and title, in points. The default is the theme's.
    public var imageSpacing: Double {
        get { ownSpacing ?? theme.measures.iconGap }
        set { ownSpacing = newValue }
    }
    package var ownSpacing: Double? { didSet { if ownSpacing != oldValue { contentChanged() } } }
    /// The side of the square of an icon, in points. The default depends on `size`.
    public var iconSize: Double {
        get { ownIconSize ?? size.iconSide(isAlone: title(in: states).isEmpty) }
        set { ownIconSize = Numbers.cleanLength(newValue) }
    }
    package var ownIconSize: Double? { didSet { if ownIconSize != oldValue { contentChanged() } } }
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
    /// How the lines of the title are aligned in the title's room. The default is the center.
    public var titleAlignment = TextAlignment.center { didSet { if titleAlignment != oldValue { lookChanged() } } }
    /// The greatest number of lines of the title; 0, the default, for as many as it needs.
    public var numberOfLines = 0 { didSet { if numberOfLines != oldValue { contentChanged() } } }
    /// The height of a line of the title, as a multiple of the height that the font asks for. The default is 1.
    public var lineHeightMultiple = 1.0 { didSet { if lineHeightMultiple != oldValue { contentChanged() } } }
    /// Whether the font of the title becomes smaller until the title fits, down to half its size.
    public var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
    }
    /// Whether the button is drawn upside down: turned by 180 degrees around its center.
    public var turnOver = false { didSet { if turnOver != oldValue { lookChanged() } } }

    /// Creates a button with a title for the normal state; an empty string sets no title.
    public init(_ title: String = "") {
        super.init()
        if !title.isEmpty { resources.titles[.normal] = title }
    }

    /// Creates a button with a closure that is called when the button is pressed: `Button("Save") { save() }`.
    public convenience init(_ title: String, onPress: @escaping () -> Void) {
        self.init(title)
        on { _ in onPress() }
    }

    /// Creates a button with an icon and, for assistive technology, its name: `Button(icon: .trash, label: "Delete")`.
    public convenience init(icon: IconName, label: String) {
        self.init()
        self.icon = icon
        accessibilityLabel = label
    }

    // MARK: Resources

    /// Returns the value of a kind that applies in some states: the button's own, or else the first of the shared resources.
    public final func resource<Value>(
        _ kind: KeyPath<StatefulResource, StateValues<Value>>, in states: ControlStates
    ) -> StateValues<Value>.Match? {
        if let own = resources[keyPath: kind].match(in: states) { return own }
        return sharedResources.lazy.compactMap { $0.values(kind).match(in: states) }.first
    }

    /// Returns the color that applies in some states. In a disabled button, the color of an enabled one is paler.
    public final func color(
        _ kind: KeyPath<StatefulResource, StateValues<Color>>, in states: ControlStates, _ theme: Theme
    ) -> Color? {
        resource(kind, in: states).map { found in
            let isPale = states.contains(.disabled) && !found.isOwnOfDisabled
            guard isPale else { return found.value }
            // A role has the alpha of its color in the theme.
            let color = found.value.resolved(in: theme)
            return color.withAlpha(color.alpha * theme.measures.disabledOpacity)
        }
    }

    /// Returns the opacity of a picture that applies in some states.
    private func opacity(of picture: StateValues<Image>.Match, in states: ControlStates, _ theme: Theme) -> Double {
        states.contains(.disabled) && !picture.isOwnOfDisabled ? theme.measures.disabledOpacity : 1
    }

    /// Returns the title that applies in some states; an empty string for none.
    public final func title(in states: ControlStates) -> String { resource(\.titles, in: states)?.value ?? "" }

    /// The insets that the theme gives the button.
    private func insets(in theme: Theme, _ states: ControlStates) -> Insets {
        if style == .link { return ControlSize.linkInsets }
        if style == .chip { return ControlSize.chipInsets }
        let isIcon = title(in: states).isEmpty && (loading || resource(\.images, in: states) == nil && resource(\.icons, in: states) != nil)
        return isIcon ? size.iconInsets(in: theme) : size.insets(in: theme)
    }

    // MARK: Parts and look

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        let title = title(in: states)
        var content = ControlContent(
            leading: leadingParts(in: theme, states), title: title, font: ownFont?.resolved(in: theme) ?? size.font(in: theme),
            insets: ownInsets ?? insets(in: theme, states), spacing: ownSpacing ?? theme.measures.iconGap)
        (content.leadingInsets, content.titleInsets) = (imageInsets, titleInsets)
        (content.horizontalAlignment, content.verticalAlignment) = (contentHorizontalAlignment, contentVerticalAlignment)
        (content.titleAlignment, content.numberOfLines) = (titleAlignment, numberOfLines)
        (content.lineHeight, content.letterSpacing) = (lineHeight, letterSpacing)
        (content.lineHeightMultiple, content.shrinksTitle) = (lineHeightMultiple, adjustsFontSizeToFitWidth)
        if ownInsets == nil {
            let side = (style == .link || style == .chip ? ControlSize.compact : size).height(in: theme)
            content.minimumSize = Size(title.isEmpty ? side : 0, side)
        }
        return content
    }

    /// Returns the parts before the title: a turning ring while the button is loading, otherwise the picture or the icon.
    open func leadingParts(in theme: Theme, _ states: ControlStates) -> [ControlPart] {
        if loading { return [spinner.part(side: ownIconSize ?? size.iconSide(isAlone: false), iconColor(in: theme, states), for: self)] }
        if let image = resource(\.images, in: states) { return [.image(image.value, opacity: opacity(of: image, in: states, theme))] }
        let check: IconName? = style == .chip && states.contains(.selected) ? .check : nil
        guard let icon = resource(\.icons, in: states)?.value ?? check else { return [] }
        let side = ownIconSize ?? size.iconSide(isAlone: title(in: states).isEmpty)
        return [.icon(icon, size: side, iconColor(in: theme, states), isMirrored: layoutDirection == .rightToLeft)]
    }

    /// Returns the color of icons in some states: that of the resources, or else the theme's.
    public final func iconColor(in theme: Theme, _ states: ControlStates) -> Color {
        if let color = color(\.iconColors, in: states, theme) { return color }
        let isQuiet = style == .plain && title(in: states).isEmpty && states.isDisjoint(with: [.selected, .disabled, .hovered])
        return isQuiet && resource(\.titleColors, in: states) == nil ? theme.color(.textSecondary) : titleColor(in: theme, states)
    }

    private func titleColor(in theme: Theme, _ states: ControlStates) -> Color {
        color(\.titleColors, in: states, theme) ?? theme.color(background == nil ? style.colors(states).title : style.titleOnOwn(states))
    }

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        let colors = style.colors(states)
        var look = ControlLook(cornerRadius: drawnCornerRadius)
        look.titleColor = titleColor(in: theme, states)
        look.titleShadow = color(\.titleShadowColors, in: states, theme)
        look.underlinesTitle = colors.isUnderlined
        look.focus = style.isFilled && !states.contains(.selected) || style == .bare || background != nil ? .outside : .inside
        if let image = resource(\.backgroundImages, in: states) {
            (look.ground, look.groundOpacity) = (.image(image.value), opacity(of: image, in: states, theme))
        } else if let color = color(\.backgroundColors, in: states, theme) {
            look.ground = .color(color)
        } else if background == nil {
            if let ground = colors.ground { look.ground = .color(theme.color(ground)) }
            if colors.isRaised { look.shadows = theme.shadows(.control) }
            if let border = colors.border, borderWidth <= 0 {
                look.border = Border(theme.color(border), width: theme.measures.borderWidth)
            }
        } else if states.contains(.highlighted) {
            look.ground = .color(theme.color(.fillPressed))
        }
        if let border = ownBorder(in: theme, states) { look.border = border }
        return look
    }

    /// Returns the border that the resources describe; nil for none. Its color is by default that of the view, or else of a control.
    private func ownBorder(in theme: Theme, _ states: ControlStates) -> Border? {
        // The view draws a border of its own in the color of the state.
        guard borderWidth <= 0 else { return nil }
        let color = color(\.borderColors, in: states, theme)
        let width = resource(\.borderWidths, in: states)?.value
        if color == nil && width == nil { return nil }
        return Border(color ?? theme.color(.borderControl), width: width ?? max(borderWidth, theme.measures.borderWidth))
    }

    /// The color of the view's border, which the resources may set for each state.
    open override var presentBorderColor: Color { color(\.borderColors, in: states, theme) ?? super.presentBorderColor }

    /// The radius of the corners as they are drawn.
    private var drawnCornerRadius: Double {
        if cornerRadius > 0 || background != nil || borderWidth > 0 || style == .bare { return cornerRadius }
        return style == .chip ? Numbers.limit : size.radius(in: theme)
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        if turnOver { list.pushTransform(Transform.rotation(degrees: 180).around(bounds.center)) }
        super.draw(&list, in: bounds)
        if turnOver { list.pop() }
    }

    // MARK: Use

    open override var takesPresses: Bool { super.takesPresses && !loading }

    /// Sends the button's events. A default button sends none while a field around it is not valid, and moves the focus to that field.
    open override func activate() { if keyRole != .default || validateFields() { super.activate() } }

    open override func unusedKeyDown(_ event: KeyEvent) -> Bool {
        guard takesPresses, event.modifiers == [], keyRole == (event.key == .enter ? .default : event.key == .escape ? .cancel : .none),
            keyRole != .none
        else { return false }
        if !event.isRepeat { perform() }
        return true
    }

    // MARK: As a view

    /// The shadow, letters of other fonts, and those of low or narrow lines overhang.
    open override func drawnReach(in bounds: Rect) -> Rect {
        let (reach, title) = (super.drawnReach(in: bounds), AttributedText(title(in: states)))
        guard lineHeight != 0 || letterSpacing < 0 || title.mayNeedOtherFonts else { return reach }
        return reach.union(TextStyle(font: font, lineHeight: lineHeight, letterSpacing: letterSpacing).reach(of: title, in: bounds))
    }

    open override var ownRole: AccessibilityRole { style == .link ? .link : .button }

    open override var accessibilityStates: Set<AccessibilityNode.State> {
        var states = super.accessibilityStates
        if loading { states.insert(.busy) }
        if keyRole == .default { states.insert(.default) }
        return states
    }

    open override var textContent: String? { resource(\.titles, in: states)?.value }

    open override var contentKind: ContentKind {
        let states = states
        let title = resource(\.titles, in: states)
        let shows = (title: title?.value.isEmpty == false, image: !leadingParts(in: theme, states).isEmpty)
        var values: [(String, PropertyValue.Value?)] = []
        let state = ControlStates.named.first { $0.states == title?.states }?.names[0] ?? ""
        if shows.title { values += [(state.isEmpty ? "title" : "\(state)Title", .text(title?.value ?? "")), ("font", .font(font))] }
        for (name, value) in [("lineHeight", lineHeight), ("letterSpacing", letterSpacing)] where shows.title && value != 0 {
            values.append((name, .number(value)))
        }
        if shows.image { values.append((resource(\.images, in: states) == nil ? "icon" : "image", nil)) }
        if shows.title && shows.image { values.append(("imageSpacing", .number(imageSpacing))) }
        values.append(("contentInsets", nil))
        return ContentKind(shows.image ? (shows.title ? "title with picture" : "picture") : "title", values)
    }
}
