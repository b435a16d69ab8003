import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// A value that a file writes as an object: `{ :class = Font  size = 12 }`.
protocol NUIValueObject: NUIConvertible {}

extension NUIValueObject {
    /// Returns the value that the loader made of the object literal; nil if it is of another type.
    public static func fromNUI(_ value: NUIValue) -> Self? {
        if case .value(let value) = value.loaded { value as? Self } else { nil }
    }
    /// The value itself.
    public var asNUI: NUIValue? { NUIValue(.value(self)) }
}

extension Font: NUIValueObject {
    /// A font.
    public static var nuiType: ValueType { .font }
}

extension Image: NUIValueObject {
    /// An image.
    public static var nuiType: ValueType { .image }
}

extension Gradient: NUIValueObject {
    /// An object of class `Gradient`.
    public static var nuiType: ValueType { .object("Gradient") }
}

extension Shadow: NUIValueObject {
    /// An object of class `Shadow`.
    public static var nuiType: ValueType { .object("Shadow") }
}

extension LayoutAnimation: NUIValueObject {
    /// An object of class `LayoutAnimation`.
    public static var nuiType: ValueType { .object("LayoutAnimation") }
}

extension Action: NUIValueObject {
    /// An action.
    public static var nuiType: ValueType { .action }
}

extension AttributedText: NUIConvertible {
    /// A string, or an array of strings and objects of class `TextRun`.
    public static var nuiType: ValueType { .oneOf([.string, .array(of: .oneOf([.string, .object("TextRun")]))]) }
    /// Returns the text of a string, of a run, or of an array of strings and runs, whose parts it joins.
    public static func fromNUI(_ value: NUIValue) -> AttributedText? {
        if let text = value.text { return AttributedText(text) }
        if case .value(let run) = value.loaded { return run as? AttributedText }
        guard let elements = value.elements else { return nil }
        let parts = elements.compactMap(AttributedText.fromNUI)
        guard parts.count == elements.count else { return nil }
        return parts.reduce(into: AttributedText()) { $0.append($1) }
    }
    /// The text itself.
    public var asNUI: NUIValue? { NUIValue(.value(self)) }
}

extension Color: NUIConvertible {
    /// A color.
    public static var nuiType: ValueType { .color }
    /// Returns the color of a string "RRGGBB" or "RRGGBBAA", of an array [r, g, b] or [r, g, b, a] of numbers from 0 to 255, or of the name
    /// of a role. nil for other strings and for numbers outside that range.
    public static func fromNUI(_ value: NUIValue) -> Color? {
        switch value.loaded {
        case .cases(let names): return names.count == 1 ? ColorToken.nuiEnumeration.value(named: names[0]).map(Color.role) : nil
        case .text(let hex): return Color(hex: hex)
        case .value(let color): return color as? Color
        case .list(let elements):
            let parts = elements.compactMap(\.number)
            guard parts.count == elements.count, (3...4).contains(parts.count) else { return nil }
            return Color(components: parts)
        default: return nil
        }
    }
    /// The name of the role, or else the color itself.
    public var asNUI: NUIValue? {
        if let role, self == .role(role) { return role.asNUI }
        return NUIValue(.value(self))
    }

    /// Creates a color of red, green, blue and optionally alpha, each 0...255; nil if one is outside that range.
    init?(components: [Double]) {
        guard components.allSatisfy({ $0 >= 0 && $0 <= 255 }) else { return nil }
        self.init(
            red: components[0] / 255, green: components[1] / 255, blue: components[2] / 255,
            alpha: components.count == 4 ? components[3] / 255 : 1)
    }
}

/// A brush is written as a color or as a gradient.
extension Brush: NUIConvertible {
    /// A color, or an object of class `Gradient`.
    public static var nuiType: ValueType { .oneOf([.color, .object("Gradient")]) }
    /// Returns the brush of a color or of a gradient.
    public static func fromNUI(_ value: NUIValue) -> Brush? {
        Color.fromNUI(value).map(Brush.color) ?? Gradient.fromNUI(value).map(Brush.gradient)
    }
    /// The color or the gradient.
    public var asNUI: NUIValue? {
        switch self {
        case .color(let color): color.asNUI
        case .gradient(let gradient): gradient.asNUI
        }
    }
}
