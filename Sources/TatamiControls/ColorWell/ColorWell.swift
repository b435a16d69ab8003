import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A color that people choose. A press opens a popover with a palette, an area for saturation and brightness, a slider for the hue, and a
/// field for hexadecimal digits.
///
/// Space, Enter, Down and Alt+Down open the popover. Arrow keys move in the palette, in the area and along the sliders. Escape restores the
/// color that the well had when the popover opened; a press outside keeps the new one.
///
///     ColorWell(.blue).on { shape.fill = $0.value }
open class ColorWell: Control, FormControl {
    /// The color as hexadecimal digits; of a role of the theme, the color that people see.
    open var formValue: FormValue {
        get { .text(seenColor.hex) }
        set { if case .text(let digits) = newValue, let new = Color(hex: digits), new != seenColor { value = new } }
    }
    /// The color. Setting it sends no event. A well without `supportsAlpha` makes the colors that people choose opaque.
    public var value: Color {
        get { color }
        set {
            gestureStart = nil
            if newValue != color {
                color = newValue
                lookChanged()
            }
        }
    }
    /// Whether people can choose the opacity. The default is false.
    public var supportsAlpha = false
    /// The colors of the palette; an empty one is not shown.
    public var palette = ColorWell.standardPalette
    private var color: Color
    /// The color that people see: that of a role in the theme of the well.
    private var seenColor: Color { color.resolved(in: theme) }
    /// The color before the gesture that is going on, and that before the popover opened.
    private var gestureStart: Color?
    private var openingColor: Color?
    private weak var layer: Layer?
    private(set) var panel: ColorPanel?

    private static let size = Size(52, 32)
    private static let inset = 4.0

    /// The palette of a well that sets none: grays, and eight hues in two strengths.
    public static let standardPalette: [Color] =
        [0x000000, 0x404040, 0x808080, 0xBFBFBF, 0xFFFFFF, 0x6B4226, 0xA9745B, 0xE8C9A8].map { Color($0) }
        + [0xC9342B, 0xE07A1F, 0xE3B21C, 0x2E9E4F, 0x1C9AA0, 0x2D5BE3, 0x7A3FD0, 0xD0408F].map { Color($0) }
        + [0xF3B4AF, 0xF6CFA6, 0xF7E4A1, 0xB4E0C0, 0xA8DFE2, 0xB7C8F8, 0xD3BDF2, 0xF2B7D5].map { Color($0) }

    /// Creates a color well.
    public init(_ value: Color = Color(0)) {
        color = value
        super.init()
    }

    /// Returns the color that a text names as files do: `RRGGBB` or `RRGGBBAA`, also after `#`, or three or four numbers from 0 to 255 with
    /// or without brackets; nil for another text.
    public static func color(from text: String) -> Color? {
        let trimmed = String(text.filter { !$0.isWhitespace || $0 == " " })
        let digits = trimmed.filter { $0 != "#" && $0 != " " && $0 != "\"" }
        if let color = Color(hex: digits) { return color }
        let numbers = trimmed.split { "[], ".contains($0) }.map { UInt8($0) }
        guard (3...4).contains(numbers.count), !numbers.contains(nil) else { return nil }
        let bytes = numbers.compactMap { $0 }
        return Color(bytes: bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 255)
    }

    // MARK: Changes by people

    open override var usualEvent: Action.Event { .valueChanged }

    private func change(to new: Color) {
        if gestureStart == nil { gestureStart = color }
        guard new != color else { return }
        color = new
        lookChanged()
        send(.valueChanged)
    }

    private func endGesture() {
        guard let start = gestureStart else { return }
        gestureStart = nil
        if start != color { send(.valueCommitted) }
    }

    // MARK: The popover

    /// Whether the popover is open.
    public var isOpen: Bool { panel != nil }

    /// Opens the popover. Returns false if the control is disabled or in no window, or if the popover is open already.
    @discardableResult public func open() -> Bool {
        guard takesPresses, root != nil, !isOpen else { return false }
        let theme = theme
        let panel = ColorPanel(seenColor, palette: palette.map { $0.resolved(in: theme) }, hasAlpha: supportsAlpha, for: self)
        // The field reports what is typed in it when it loses the focus, also to Escape, which takes everything back.
        panel.onChange = { [weak self] color in if self?.layer?.isClosedByEscape != true { self?.change(to: color) } }
        panel.onCommit = { [weak self] in if self?.layer?.isClosedByEscape != true { self?.endGesture() } }
        (self.panel, openingColor) = (panel, color)
        layer = panel.present(
            beside: Rect(origin: .zero, size: frame.size), of: self, focusing: panel.swatches.currentSwatch ?? panel.area
        ) { [weak self] layer in
            guard let self else { return }
            if layer.isClosedByEscape, let openingColor { change(to: openingColor) }
            (self.panel, self.layer, self.openingColor) = (nil, nil, nil)
            endGesture()
            lookChanged()
        }
        lookChanged()
        return true
    }

    /// Closes the popover. The color stays.
    public func close() { if let layer, let root { root.dismiss(layer) } }

    open override func activate() { if isOpen { close() } else { open() } }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        if event.key == .down, event.modifiers.subtracting(.option) == [], open() { return true }
        return super.keyDown(event)
    }

    open override func enabledChanged() {
        super.enabledChanged()
        if !isEnabled { close() }
    }

    // MARK: Look

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        var content = ControlContent()
        content.minimumSize = Self.size
        return content
    }

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        let colors = Button.Style.secondary.colors(isOpen ? states.union(.highlighted) : states)
        var look = ControlLook(cornerRadius: cornerRadius > 0 ? cornerRadius : theme.measures.controlRadius)
        if let ground = colors.ground { look.ground = .color(theme.color(ground)) }
        if colors.isRaised { look.shadows = theme.shadows(.control) }
        if let border = colors.border {
            look.border = Border(theme.color(states.contains(.hovered) ? .borderStrong : border), width: theme.measures.borderWidth)
        }
        return look
    }

    open override func drawContent(_ list: inout DisplayList, in rect: Rect, _ look: ControlLook) {
        let inner = rect.expanded(by: -Self.inset)
        let radius = max(0, look.cornerRadius - Self.inset)
        let isDisabled = states.contains(.disabled)
        if isDisabled { list.pushOpacity(theme.measures.disabledOpacity) }
        Self.drawChecks(&list, in: inner, radius: radius, behind: color, theme)
        list.fill(inner, radii: CornerRadii(radius), color)
        list.border(inner, radii: CornerRadii(radius), Border(theme.color(.borderSubtle), width: theme.measures.borderWidth))
        if isDisabled { list.pop() }
    }

    /// Draws squares that show through a color that is not opaque.
    static func drawChecks(_ list: inout DisplayList, in rect: Rect, radius: Double, behind color: Color, _ theme: Theme) {
        guard !color.isOpaque, rect.width > 0, rect.height > 0 else { return }
        let side = 6.0
        list.pushClip(.rect(rect, CornerRadii(radius)))
        list.fill(rect, theme.color(.surface))
        for row in 0..<Int((rect.height / side).rounded(.up)) {
            for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column).isMultiple(of: 2) {
                list.fill(Rect(rect.x + Double(column) * side, rect.y + Double(row) * side, side, side), theme.color(.track))
            }
        }
        list.pop()
    }

    open override var contentKind: ContentKind { ContentKind("color well") }

    // MARK: Assistive technology

    open override var textContent: String? { nil }
    open override var accessibilityValue: String? { "\(seenColor.words), \(seenColor.hex)" }
    open override var accessibilityStates: Set<AccessibilityNode.State> { [isOpen ? .expanded : .collapsed] }
}
