import NUI
import TatamiDrawing
import TatamiGeometry
import TatamiViews

extension ClassRegistry {
    /// Returns the class with the defaults of its properties: the values of a new object. For an abstract class that is one of a subclass.
    func withDefaults(_ item: ClassSchema) -> ClassSchema {
        guard let owner = named(item.name), let object = sample(of: item.name) else { return item }
        var described = item
        described.properties = item.properties.map { property in
            var property = property
            property.defaultText = binding(of: property.name, in: owner)?.get(of: object)?.writing
            return property
        }
        return described
    }

    /// Returns a new object of the class, or of the first subclass of which objects can be made.
    private func sample(of name: String) -> AnyObject? {
        schema.classes.lazy.filter { schema.isClass($0.name, orBelow: name) }.compactMap { named($0.name)?.make?() }.first
    }
}

extension Loaded {
    /// The value as a file writes it; nil for objects and for values that files cannot write.
    var writing: String? {
        switch self {
        case .number(let number): number.isFinite ? DecimalText.format(number, decimals: 4) : nil
        case .fraction(let fraction): "\(DecimalText.format(fraction * 100, decimals: 4))%"
        case .bool(let bool): bool ? "YES" : "NO"
        case .text(let text): StringLiteral.quoted(text)
        case .cases(let names): names.isEmpty ? nil : names.joined(separator: " | ")
        case .list(let elements):
            elements.contains { $0.writing == nil } ? nil : "[" + elements.compactMap(\.writing).joined(separator: " ") + "]"
        case .object: nil
        case .value(let color as Color): StringLiteral.quoted(color.hex)
        case .value(let font as Font): font.writing
        case .value: nil
        }
    }
}

extension Font {
    /// The font as an object of a file: a style of the type scale if it is one, and otherwise its parts.
    fileprivate var writing: String? {
        if let style = TypeStyle.allCases.first(where: { $0.standard == self }), let name = style.asNUI?.loaded.writing {
            return "{ style = \(name) }"
        }
        let hasType = weight == .normal || weight == .bold
        let type = weight == .bold ? (italic ? "BoldItalic" : "Bold") : (italic ? "Italic" : "")
        let parts = [
            family == Font.defaultFamily ? nil : "name = \(StringLiteral.quoted(family))", "size = \(DecimalText.format(size))",
            type.isEmpty ? nil : "type = \(type)", hasType ? nil : weight.asNUI?.loaded.writing.map { "weight = \($0)" },
            lineHeight > 0 ? "lineHeight = \(DecimalText.format(lineHeight))" : nil,
            features.isEmpty ? nil : features.asNUI?.loaded.writing.map { "features = \($0)" },
        ]
        return "{ \(parts.compactMap { $0 }.joined(separator: " ")) }"
    }
}
