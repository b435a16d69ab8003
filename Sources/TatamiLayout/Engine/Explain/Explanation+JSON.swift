import TatamiGeometry
import TatamiJSON

/// Explanations as JSON objects. `Documentation/explain.md` describes the members. Later versions may add members, but never rename them.
extension Explanation {
    /// The explanation as JSON: `{"width": {...}, "height": {...}}`
    public var json: String { JSONText.object(jsonMembers) }

    /// The members of the JSON object with their values as JSON text, for an object that has further members.
    public var jsonMembers: [(String, String)] { [("width", horizontal.json), ("height", vertical.json)] }
}

extension AxisExplanation {
    /// The explanation of one axis as a JSON object.
    public var json: String {
        JSONText.object([
            ("sentence", JSONText.string(sentence)),
            ("facts", JSONText.array(facts.map(\.json))),
            ("source", JSONText.string(source.rawValue)),
            ("content", JSONText.number(content)),
            ("adjustment", JSONText.number(item.adjustment)),
            ("minimum", JSONText.number(item.minimum)),
            ("maximum", JSONText.number(item.maximum)),
            ("fixed", JSONText.number(item.fixed)),
            ("ignoresContent", JSONText.bool(item.ignoresContent)),
            ("natural", JSONText.number(natural)),
            ("least", JSONText.number(least)),
            ("share", share?.json ?? JSONText.null),
            ("slot", slot?.json ?? JSONText.null),
            ("position", JSONText.number(position)),
            ("offset", JSONText.number(offset)),
            ("length", JSONText.number(length)),
            ("overflow", JSONText.number(overflow)),
            ("isRoot", JSONText.bool(isRoot)),
            ("isCollapsed", JSONText.bool(isCollapsed)),
            ("proposal", proposal?.json ?? JSONText.null),
        ])
    }
}

extension Fact {
    /// The fact as a JSON object.
    public var json: String {
        JSONText.object([
            ("rule", JSONText.string(rule.rawValue)), ("text", JSONText.string(text)), ("change", JSONText.number(change)),
            ("values", JSONText.array(values.map(\.json))),
        ])
    }
}

extension ProposedChange {
    /// The proposal as a JSON object: the members of its property with the new value, `length`, `overflow` and `text`.
    public var json: String {
        JSONText.object(
            change.jsonMembers + [
                ("length", JSONText.number(length)), ("overflow", JSONText.number(overflow)), ("text", JSONText.string(text)),
            ])
    }
}

extension PropertyValue {
    /// The property with its value and place as a JSON object.
    public var json: String { JSONText.object(jsonMembers) }

    fileprivate var jsonMembers: [(String, String)] {
        let of: [(String, String)] = [("of", JSONText.string(owner.rawValue)), ("name", JSONText.string(node))]
        let members: [(String, String)] = [("property", JSONText.string(property)), ("value", value?.json ?? JSONText.null)]
        return of + members + SourcePlace.jsonMembers(of: place)
    }
}

extension PropertyValue.Value {
    var json: String {
        switch self {
        case .number(let number): JSONText.number(number)
        case .text(let text): JSONText.string(text)
        case .flag(let flag): JSONText.bool(flag)
        }
    }
}

extension SourcePlace {
    fileprivate static func jsonMembers(of place: SourcePlace?) -> [(String, String)] {
        [
            ("file", JSONText.string(place?.file)), ("line", JSONText.number(place.map { Double($0.line) })),
            ("column", JSONText.number(place.map { Double($0.column) })), ("style", JSONText.string(place?.style)),
            ("constant", JSONText.string(place?.constant)), ("state", JSONText.string(place?.state)),
            ("template", JSONText.string(place?.template)),
        ]
    }
}

extension Share {
    fileprivate var json: String {
        JSONText.object([
            ("rule", JSONText.string(rule.rawValue)), ("amount", JSONText.number(amount)), ("total", JSONText.number(total)),
            ("weight", JSONText.number(weight)), ("weights", JSONText.number(weights)), ("left", JSONText.number(left)),
        ])
    }
}

extension Slot {
    fileprivate var json: String {
        JSONText.object([
            ("position", JSONText.number(position)), ("length", JSONText.number(length)),
            ("alignment", JSONText.string("\(alignment)")),
        ])
    }
}

extension Excess {
    /// The members of a JSON object that do not depend on the kind of node, with their values as JSON text.
    public var jsonMembers: [(String, String)] {
        [
            ("axis", JSONText.string(axis.lengthName)), ("needed", JSONText.number(needed)), ("room", JSONText.number(room)),
            ("amount", JSONText.number(amount)), ("before", JSONText.number(before)), ("after", JSONText.number(after)),
            ("isCut", JSONText.bool(isCut)), ("text", JSONText.string(text)), ("causes", JSONText.array(causes.map(\.json))),
        ]
    }
}
