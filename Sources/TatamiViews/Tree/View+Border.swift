import TatamiDrawing
import TatamiGeometry

/// The border of one side of a view. It takes the place of the view's border on that side.
public struct BorderSide: Hashable, Sendable {
    /// The width of the line, in points; 0 for none.
    public var width: Double
    /// The color of the line; nil for the view's `borderColor`.
    public var color: Color?
    /// The pattern of the line; nil for the view's `borderDash`.
    public var dash: Dash?

    /// Creates the border of a side; its width is in points.
    public init(width: Double = 1, color: Color? = nil, dash: Dash? = nil) {
        self.width = width
        self.color = color
        self.dash = dash
    }
}

/// The sides of a view that can have a border of their own.
enum BorderPlace: Hashable {
    case top, leading, bottom, trailing, left, right

    init(_ edge: Edge) {
        switch edge {
        case .top: self = .top
        case .leading: self = .leading
        case .bottom: self = .bottom
        case .trailing: self = .trailing
        }
    }
}

/// What few borders have: a pattern, and sides of their own.
final class BorderDetails: Equatable {
    let dash: Dash
    /// The borders of single sides; see `borderTop`.
    let sides: [BorderPlace: BorderSide]

    init(dash: Dash, sides: [BorderPlace: BorderSide]) { (self.dash, self.sides) = (dash, sides) }

    static func == (one: BorderDetails, other: BorderDetails) -> Bool { one.dash == other.dash && one.sides == other.sides }
}

/// Borders of single sides. Like `borderWidth`, they are drawn inside the edges and take no room; `padding` of a layout makes room for
/// them.
extension View {
    /// The pattern of the border: solid, dashed or dotted.
    public final var borderDash: Dash {
        get { borderDetails?.dash ?? .solid }
        set { borderDetails = BorderDetails(dash: newValue, sides: borderSides) }
    }
    final var borderSides: [BorderPlace: BorderSide] {
        get { borderDetails?.sides ?? [:] }
        set { borderDetails = BorderDetails(dash: borderDash, sides: newValue) }
    }
    /// The border of the upper side; nil for that of the whole view.
    public final var borderTop: BorderSide? {
        get { borderSides[.top] }
        set { borderSides[.top] = newValue }
    }
    /// The border of the lower side; nil for that of the whole view.
    public final var borderBottom: BorderSide? {
        get { borderSides[.bottom] }
        set { borderSides[.bottom] = newValue }
    }
    /// The border of the side where lines of text begin; nil for that of the whole view.
    public final var borderLeading: BorderSide? {
        get { borderSides[.leading] }
        set { borderSides[.leading] = newValue }
    }
    /// The border of the side where lines of text end; nil for that of the whole view.
    public final var borderTrailing: BorderSide? {
        get { borderSides[.trailing] }
        set { borderSides[.trailing] = newValue }
    }
    /// The border of the left side, in every reading direction; nil for that of the leading or trailing side.
    public final var borderLeft: BorderSide? {
        get { borderSides[.left] }
        set { borderSides[.left] = newValue }
    }
    /// The border of the right side, in every reading direction; nil for that of the leading or trailing side.
    public final var borderRight: BorderSide? {
        get { borderSides[.right] }
        set { borderSides[.right] = newValue }
    }

    /// Whether the view draws a border on any side.
    final var hasBorder: Bool { borderWidth > 0 || borderSides.values.contains { $0.width > 0 } }

    /// The borders of the four sides as they are drawn, in the reading direction of the view.
    final var sideBorders: SideBorders {
        let whole = borderWidth > 0 ? Border(presentBorderColor, width: borderWidth, dash: borderDash) : nil
        if borderSides.isEmpty { return SideBorders(top: whole, right: whole, bottom: whole, left: whole) }
        func side(_ places: BorderPlace...) -> Border? {
            guard let own = places.lazy.compactMap({ self.borderSides[$0] }).first else { return whole }
            return own.width > 0 ? Border(own.color ?? presentBorderColor, width: own.width, dash: own.dash ?? borderDash) : nil
        }
        let isMirrored = layoutDirection == .rightToLeft
        return SideBorders(
            top: side(.top), right: side(.right, isMirrored ? .leading : .trailing), bottom: side(.bottom),
            left: side(.left, isMirrored ? .trailing : .leading))
    }
}
