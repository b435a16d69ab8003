/// Arrays with a fixed number of numbers: sizes, insets, colours.
extension Checker {
    /// Checks such an array.
    mutating func checkComponents(_ array: ArrayNode, _ type: ValueType, _ context: Context) {
        guard let counts = type.componentCounts else { return }
        // Only the size of a rectangle is limited; its origin may be anywhere.
        if context.range != nil, type == .rect {
            var place = context
            place.range = nil
            later(array.elements.prefix(2), .number, place)
            later(array.elements.dropFirst(2), .number, context)
        } else {
            later(array.elements[...], .number, context)
        }
        for value in array.elements {
            if type == .color, case .number(let literal) = value, literal.value < 0 || literal.value > 255 {
                report(.invalidLiteral, at: literal.range, "components of a colour must be between 0 and 255", context)
            }
        }
        // An element that is not a number may be the superfluous one, and is reported anyway.
        if !counts.contains(array.elements.count), array.elements.allSatisfy(mayBeNumber) {
            let wanted = counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) or \(counts.upperBound)"
            let form = components(meantBy: array, type)
            report(
                .invalidLiteral, at: array.range,
                "'\(context.property)' takes \(TypeText.describe(type, schema)): \(wanted) numbers, not \(array.elements.count)",
                context, hint: form.hint, fix: form.fix)
        }
    }

    private func mayBeNumber(_ value: Value) -> Bool {
        if case .path(let path) = value, case .unknown = resolver.meaning(of: path, expecting: .number) {
            return doubtfulNames.contains(path.first.text)
        }
        return takes(.number, value)
    }

    /// The array that one with too few numbers means, as CSS leaves out insets that repeat; for others, the meaning of each number.
    private func components(meantBy array: ArrayNode, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?) {
        let texts = array.elements.compactMap(sourceText)
        guard let names = type.componentNames else { return (nil, nil) }
        let order = "the numbers are \(TypeText.list(names))"
        guard texts.count == array.elements.count else { return (order, nil) }
        let meant: [String]? =
            switch (type, texts.count) {
            case (.insets, 1): texts + texts + texts + texts
            case (.insets, 2): [texts[0], texts[1], texts[0], texts[1]]
            case (.insets, 3): [texts[0], texts[1], texts[2], texts[1]]
            case (.size, 1): texts + texts
            default: nil
            }
        guard let meant else { return (order, nil) }
        let text = "[\(meant.joined(separator: " "))]"
        return (
            "write: \(text), in the order \(names.joined(separator: ", "))", .init(range: array.range, replacement: text, isCertain: false)
        )
    }

    /// The array for an object whose properties have the names of the numbers, as in `size = { width = 320  height = 80 }`; nil if it has
    /// others.
    func components(meantBy object: ObjectNode, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?)? {
        guard let names = type.alternatives.lazy.compactMap(\.componentNames).first, object.systemProperties.isEmpty,
            !object.assignments.isEmpty
        else { return nil }
        var texts = Array(repeating: "0", count: names.count)
        for assignment in object.assignments {
            guard let name = assignment.path.single?.text, let text = sourceText(of: assignment.value),
                let index = names.firstIndex(where: { $0 == name || $0.prefix(1) == name })
            else { return nil }
            texts[index] = text
        }
        let text = "[\(texts.joined(separator: " "))]"
        return ("write: \(text)", .init(range: object.range, replacement: text, isCertain: false))
    }
}

extension ValueType {
    /// The meanings of the numbers in an array of this type, in order; nil for types that are not fixed arrays of numbers.
    fileprivate var componentNames: [String]? {
        switch self {
        case .color: ["red", "green", "blue", "alpha"]
        case .point: ["x", "y"]
        case .size: ["width", "height"]
        case .range: ["location", "length"]
        case .rect: ["x", "y", "width", "height"]
        case .insets: ["top", "left", "bottom", "right"]
        case .transform: ["a", "b", "c", "d", "tx", "ty"]
        default: nil
        }
    }
}
