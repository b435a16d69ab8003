/// A loop over constants that is written out, and the objects with `:else` behind it.
///
/// Without `:where`, it is known which of them are made: none behind a loop with elements, and behind an empty one all, the first of them
/// without its `:else`. Behind a loop with `:where`, they are put into one object, which is made while no element is shown.
struct WrittenLoop {
    /// The conditions of the elements; nil for a loop without `:where`.
    private let conditions: [Value]?
    private let isEmpty: Bool
    private var objects: [Value] = []
    private var place: SourceRange?
    /// Whether the next `:else` belongs to the object before it, and no longer to the loop.
    private(set) var isOver = false

    /// - Parameters:
    ///   - element: The object with the loop.
    ///   - repeated: What it was written out to.
    init(of element: Value, _ repeated: [Value]) {
        isEmpty = repeated.isEmpty
        guard case .object(let object) = element, object.clause(.filter) != nil, !repeated.isEmpty else {
            conditions = nil
            return
        }
        conditions = repeated.compactMap { if case .object(let object) = $0 { object.clause(.condition)?.value } else { nil } }
    }

    /// Takes an object with `:else`. Returns what stands in its place at once; nil for nothing.
    mutating func take(_ object: ObjectNode, _ otherwise: Clause) -> ArrayNode? {
        guard conditions != nil else {
            isOver = isEmpty
            return isEmpty ? ArrayNode(elements: [.object(object.without([.otherwise]))], range: otherwise.range) : nil
        }
        place = place ?? otherwise.range
        objects.append(.object(objects.isEmpty ? object.without([.otherwise]) : object))
        return nil
    }

    /// The objects with `:else` behind a loop with `:where`, the first of them without it; nil if there are none.
    var chain: ArrayNode? { objects.last.map { ArrayNode(elements: objects, range: $0.range) } }

    /// Returns an object that makes others while no element is shown.
    func others(_ elements: [Value]) -> Value? {
        guard let conditions, let place else { return nil }
        let condition = Clause(kind: .condition, name: nil, value: Self.none(of: conditions, at: place), object: nil, range: place)
        return .object(ObjectNode(content: elements, clause: condition))
    }

    /// The expression that is true while none of some conditions is: `!(a || b)`.
    private static func none(of conditions: [Value], at place: SourceRange) -> Value {
        var terms: [ExpressionNode.Term] = []
        var any: Int?
        for condition in conditions {
            if case .expression(let expression) = condition {
                let count = terms.count
                terms += expression.terms.map { term in
                    ExpressionNode.Term(kind: term.kind.mapped { $0 + count }, range: term.range)
                }
            } else {
                terms.append(ExpressionNode.Term(kind: .operand(condition), range: condition.range))
            }
            if let left = any { terms.append(.init(kind: .binary(.or, left, terms.count - 1), range: place)) }
            any = terms.count - 1
        }
        if let any { terms.append(.init(kind: .not(any), range: place)) }
        return .expression(ExpressionNode(terms: terms, range: place))
    }
}

extension ObjectNode {
    /// Creates an object that stands for others while a clause lets it.
    convenience init(content: [Value], clause: Clause) {
        let property = SystemProperty(
            name: Name(text: SystemName.content.rawValue, range: clause.range),
            value: .array(ArrayNode(elements: content, range: clause.range)), range: clause.range)
        self.init(systemProperties: [property], assignments: [], clauses: [clause], range: clause.range, isDamaged: false)
    }
}
