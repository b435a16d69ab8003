import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Values that a file writes as an object: `{ :class = Font  size = 12 }`.
protocol NUIValueObject: NUIConvertible {}

extension NUIValueObject {
    public static func fromNUI(_ value: NUIValue) -> Self? {
        if case .value(let value) = value.loaded { value as? Self } else { nil }
    }
    public var asNUI: NUIValue? { NUIValue(.value(self)) }
}

extension Font: NUIValueObject {
    public static var nuiType: ValueType { .font }
}

extension Image: NUIValueObject {
    public static var nuiType: ValueType { .image }
}

extension Gradient: NUIValueObject {
    public static var nuiType: ValueType { .object("Gradient") }
}

extension Shadow: NUIValueObject {
    public static var nuiType: ValueType { .object("Shadow") }
}

extension LayoutAnimation: NUIValueObject {
    public static var nuiType: ValueType { .object("LayoutAnimation") }
}

extension Action: NUIValueObject {
    public static var nuiType: ValueType { .action }
}

extension AttributedText: NUIConvertible {
    public static var nuiType: ValueType { .oneOf([.string, .array(of: .oneOf([.string, .object("TextRun")]))]) }
    /// A string, or an array of strings and runs.
    public static func fromNUI(_ value: NUIValue) -> AttributedText? {
        if let text = value.text { return AttributedText(text) }
        if case .value(let run) = value.loaded { return run as? AttributedText }
        guard let elements = value.elements else { return nil }
        let parts = elements.compactMap(AttributedText.fromNUI)
        guard parts.count == elements.count else { return nil }
        return parts.reduce(into: AttributedText()) { $0.append($1) }
    }
    public var asNUI: NUIValue? { NUIValue(.value(self)) }
}

extension Color: NUIConvertible {
    public static var nuiType: ValueType { .color }
    /// "RRGGBB", "RRGGBBAA", [r g b], [r g b a] with 0...255 each.
    public static func fromNUI(_ value: NUIValue) -> Color? {
        switch value.loaded {
        case .text(let hex): return Color(hex: hex)
        case .value(let color): return color as? Color
        case .list(let elements):
            let parts = elements.compactMap(\.number)
            guard parts.count == elements.count, (3...4).contains(parts.count) else { return nil }
            return Color(components: parts)
        default: return nil
        }
    }
    public var asNUI: NUIValue? { NUIValue(.value(self)) }

    /// Red, green, blue and, where there are four, alpha; 0...255 each.
    init?(components: [Double]) {
        guard components.allSatisfy({ $0 >= 0 && $0 <= 255 }) else { return nil }
        self.init(
            red: components[0] / 255, green: components[1] / 255, blue: components[2] / 255,
            alpha: components.count == 4 ? components[3] / 255 : 1)
    }
}

/// A colour or a gradient.
extension Brush: NUIConvertible {
    public static var nuiType: ValueType { .oneOf([.color, .object("Gradient")]) }
    public static func fromNUI(_ value: NUIValue) -> Brush? {
        Color.fromNUI(value).map(Brush.color) ?? Gradient.fromNUI(value).map(Brush.gradient)
    }
    public var asNUI: NUIValue? {
        switch self {
        case .color(let color): color.asNUI
        case .gradient(let gradient): gradient.asNUI
        }
    }
}
