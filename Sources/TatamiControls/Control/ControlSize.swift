import TatamiDrawing
import TatamiGeometry

/// How large a control is.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
    /// 28 points high, for tool bars and dense forms.
    case compact
    /// 32 points high.
    case regular
    /// 44 points high, for touch.
    case large

    /// Returns the least height of a control in a theme, in points.
    public func height(in theme: Theme) -> Double {
        switch self {
        case .compact: theme.measures.compactHeight
        case .regular: theme.measures.controlHeight
        case .large: theme.measures.largeHeight
        }
    }

    /// The side of an icon in a control, in points.
    ///
    /// - Parameter isAlone: Whether the icon stands without a title.
    func iconSide(isAlone: Bool) -> Double {
        switch self {
        case .compact: 16
        case .regular: isAlone ? 20 : 16
        case .large: isAlone ? 24 : 20
        }
    }

    /// Returns the distances from the edges of a control to its parts, in points.
    func insets(in theme: Theme) -> Insets {
        let regular = theme.measures.controlInsets
        switch self {
        case .compact: return regular.changed(horizontal: -4, vertical: -2)
        case .regular: return regular
        case .large: return regular.changed(horizontal: 6, vertical: 4)
        }
    }

    /// Returns the distances around an icon without a title, in points.
    func iconInsets(in theme: Theme) -> Insets { Insets(max(0, (height(in: theme) - iconSide(isAlone: true)) / 2)) }

    func font(in theme: Theme) -> Font {
        switch self {
        case .compact:
            var font = theme.font(.small)
            font.weight = max(font.weight, .medium)
            return font
        case .regular: return theme.font(.control)
        case .large: return theme.font(.large)
        }
    }

    func radius(in theme: Theme) -> Double { self == .compact ? min(theme.measures.controlRadius, 6) : theme.measures.controlRadius }

    static let linkInsets = Insets(top: 4, leading: 6, bottom: 4, trailing: 6)
    static let chipInsets = Insets(top: 4, leading: 12, bottom: 4, trailing: 12)
}

extension Insets {
    fileprivate func changed(horizontal: Double, vertical: Double) -> Insets {
        Insets(
            top: max(0, top + vertical), leading: max(0, leading + horizontal), bottom: max(0, bottom + vertical),
            trailing: max(0, trailing + horizontal))
    }
}

extension DisplayList {
    /// Draws the shadows under a control that stands out from its surface, in a rectangle with rounded corners.
    mutating func raise(_ rect: Rect, radius: Double, in theme: Theme) {
        for shadow in theme.shadows(.control) { self.shadow(rect, radii: CornerRadii(radius), shadow) }
    }
}
