import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A text control of one line.
///
/// Its size does not depend on the text, so that typing never moves anything around it: it is as wide as `columns` digits of its font and
/// as high as a line, plus the insets. A layout that stretches it makes it larger.
open class TextField: TextControl {
    /// The edge that a text field draws.
    public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
        /// Nothing but the text.
        case none
        /// A thin line.
        case line
        /// A thin line, as that of `line`. Older systems drew it with a shade.
        case bezel
        /// A line with rounded corners, whose radius is the `cornerRadius` of the field or else the theme's.
        case roundedRect
    }

    /// The edge of the field. The default is a line with rounded corners.
    public var borderStyle = BorderStyle.roundedRect { didSet { if borderStyle != oldValue { lookChanged() } } }
    /// The natural width, in digits of the font, 1...`mostColumns`. The default is 16.
    public var columns = 16 { didSet { if columns != oldValue { contentChanged() } } }

    /// Creates a text field.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - placeholder: The text shown while the field is empty; nil for none.
    public init(_ text: String = "", placeholder: String? = nil) {
        super.init()
        self.placeholder = placeholder
        self.text = text
    }

    // MARK: Size

    open override var contentKind: ContentKind {
        var values: [(String, PropertyValue.Value?)] = [("columns", .number(Double(columns))), ("font", .font(font))]
        for (name, value) in [("lineHeight", lineHeight), ("letterSpacing", letterSpacing)] where value != 0 {
            values.append((name, .number(value)))
        }
        return ContentKind("text field", values + [("contentInsets", nil)])
    }

    private static let leastColumns = 3
    /// The largest number of `columns` that counts.
    public static let mostColumns = 1_000

    open override func contentWidths() -> Extent {
        guard let environment else { return .zero }
        let style = letterStyle
        let digit = max(0, environment.text.widths(of: "0", style: style, grid: environment.grid).natural + style.letterSpacing(in: "0"))
        let around = contentInsets.leading + contentInsets.trailing
        let count = max(1, min(Self.mostColumns, columns))
        return Extent(minimum: around + digit * Double(min(count, Self.leastColumns)), natural: around + digit * Double(count))
    }

    open override func contentHeight(forWidth width: Double) -> LeafHeight {
        guard let environment else { return LeafHeight(0) }
        let line = environment.text.size(of: "0", style: letterStyle, width: Numbers.limit, grid: environment.grid)
        return LeafHeight(line.size.height + contentInsets.top + contentInsets.bottom, baseline: contentInsets.top + line.firstBaseline)
    }

    // MARK: Look

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        guard borderStyle != .none else { return ControlLook() }
        let radius = cornerRadius > 0 ? cornerRadius : borderStyle == .roundedRect ? theme.measures.controlRadius : 0
        var look = ControlLook(cornerRadius: radius)
        if background == nil { look.ground = .color(theme.color(states.contains(.disabled) ? .fillHover : .control)) }
        if states.contains(.disabled) { return look }
        if states.contains(.focused) {
            look.border = Border(theme.color(.focus), width: theme.measures.focusWidth)
        } else {
            look.border = Border(theme.color(states.contains(.hovered) ? .borderStrong : .borderControl), width: theme.measures.borderWidth)
        }
        return look
    }
}

extension Chainable where Self: TextField {
    /// Sets the edge of the field.
    public func borderStyle(_ style: TextField.BorderStyle) -> Self { with { $0.borderStyle = style } }
    /// Sets the natural width, in digits of the font.
    public func columns(_ count: Int) -> Self { with { $0.columns = count } }
}
