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

    /// The least height of a control, in points.
    public var height: Double {
        switch self {
        case .compact: 28
        case .regular: 32
        case .large: 44
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

    /// The distances around an icon without a title, in points.
    var iconInsets: Insets { Insets((height - iconSide(isAlone: true)) / 2) }

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

extension ControlLook {
    /// The shadow of a control that stands out from its surface; nil in the dark appearance.
    static func raised(in theme: Theme) -> Shadow? {
        guard theme.appearance == .light else { return nil }
        return Shadow(color: theme.color(.shadow).withAlpha(theme.measures.controlShadowOpacity), offset: Point(0, 1), blur: 2)
    }
}
