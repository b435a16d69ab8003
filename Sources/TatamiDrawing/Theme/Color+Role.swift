/// Colors that follow the theme of the view that draws them.
///
/// ```swift
/// panel.background = .color(.role(.surface))
/// title.textColor = .role(.textSecondary)
/// ```
extension Color {
    /// Returns the color that a role has in the theme of the view that draws it, in the light and in the dark appearance.
    ///
    /// `withAlpha` keeps the role. Mixing, contrast and `hex` use the role's color in the standard light theme.
    public static func role(_ role: ColorToken) -> Color {
        let standard = role.standard.light
        return Color(red: standard.red, green: standard.green, blue: standard.blue, alpha: standard.alpha, role: role)
    }

    /// Returns the color of the role in a palette, with the alpha that was set; a color without a role is returned as it is.
    public func resolved(in palette: Palette) -> Color { role.map { resolved($0, as: palette[$0]) } ?? self }

    /// Returns the color of the role in a theme, with the alpha that was set; a color without a role is returned as it is.
    public func resolved(in theme: Theme) -> Color { role.map { resolved($0, as: theme.color($0)) } ?? self }

    private func resolved(_ role: ColorToken, as color: Color) -> Color {
        alpha == role.standard.light.alpha ? color : color.withAlpha(alpha)
    }
}

extension Brush {
    /// Returns the brush with the colors of roles in a theme.
    public func resolved(in theme: Theme) -> Brush {
        switch self {
        case .color(let color): .color(color.resolved(in: theme))
        case .gradient(let gradient):
            .gradient(Gradient(gradient.kind, stops: gradient.stops.map { .init($0.color.resolved(in: theme), at: $0.location) }))
        }
    }

    fileprivate var hasRole: Bool {
        switch self {
        case .color(let color): color.role != nil
        case .gradient(let gradient): gradient.stops.contains { $0.color.role != nil }
        }
    }
}

extension DisplayList {
    /// Gives the commands from `start` on the colors of a theme, in place of roles. The theme is read if there are any roles.
    public mutating func resolveRoles(from start: Int, in theme: () -> Theme) {
        guard let first = commands[max(0, start)...].firstIndex(where: \.hasRole) else { return }
        let theme = theme()
        replaceCommands(from: first) { $0.hasRole ? $0.resolved(in: theme) : $0 }
    }
}

extension DrawCommand {
    fileprivate var hasRole: Bool {
        switch self {
        case .fill(_, let brush): brush.hasRole
        case .border(_, _, let border): border.color.role != nil
        case .stroke(_, let stroke): stroke.color.role != nil
        case .shadow(_, _, let shadow): shadow.color.role != nil
        case .text(let text, let style, _): style.color.role != nil || text.runs.contains { $0.attributes.color?.role != nil }
        case .image, .pushClip, .pushOpacity, .pushTransform, .pop: false
        }
    }

    fileprivate func resolved(in theme: Theme) -> DrawCommand {
        switch self {
        case .fill(let shape, let brush): return .fill(shape, brush.resolved(in: theme))
        case .border(let rect, let radii, var border):
            border.color = border.color.resolved(in: theme)
            return .border(rect, radii, border)
        case .stroke(let path, var stroke):
            stroke.color = stroke.color.resolved(in: theme)
            return .stroke(path, stroke)
        case .shadow(let rect, let radii, var shadow):
            shadow.color = shadow.color.resolved(in: theme)
            return .shadow(rect, radii, shadow)
        case .text(let text, var style, let rect):
            style.color = style.color.resolved(in: theme)
            return .text(text.mapColors { $0.resolved(in: theme) }, style, rect)
        case .image, .pushClip, .pushOpacity, .pushTransform, .pop: return self
        }
    }
}
