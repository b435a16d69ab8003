import NUI
import NUIData
import TatamiData
import TatamiViews

/// The elements of an array in which loops and conditions stand.
final class ArrayStructure {
    /// A part of the array: an object that is always there, or objects that a clause makes.
    enum Part {
        case fixed(Loaded)
        case clause(ClauseStructure)
    }

    private(set) var parts: [Part] = []
    /// Called when other elements are there.
    let changed: () -> Void

    /// Builds the elements.
    ///
    /// - Parameter isOnDemand: True if the loops make no objects before somebody asks for those of a row.
    init(
        _ array: ArrayNode, expecting type: ValueType?, _ builder: Builder, _ scope: Scope, isOnDemand: Bool = false,
        changed: @escaping () -> Void
    ) throws(LoadFailure) {
        self.changed = changed
        var previous: ClauseStructure?
        for element in array.elements {
            guard case .object(let object) = element, object.hasStructure else {
                parts.append(.fixed(try builder.evaluate(element, expecting: type, in: scope)))
                previous = nil
                continue
            }
            let follows = object.clause(.otherwise) == nil ? nil : previous
            let structure = object.clause(.loop) == nil ? ConditionStructure.self : LoopStructure.self
            let clause = structure.init(object, type, builder, scope, after: follows, changed: changed)
            parts.append(.clause(clause))
            if isOnDemand { (clause as? LoopStructure)?.makeOnDemand() }
            clause.evaluate()
            previous = clause
        }
    }

    /// The loops among the parts, in order.
    var loops: [LoopStructure] {
        parts.compactMap { if case .clause(let clause) = $0 { clause as? LoopStructure } else { nil } }
    }

    /// The elements that are there now.
    var elements: [Loaded] {
        parts.flatMap { part -> [Loaded] in
            switch part {
            case .fixed(let value): [value]
            case .clause(let clause): clause.elements
            }
        }
    }
}

/// A loop or a condition, which an `:else` may follow.
class ClauseStructure: DataWatcher {
    let object: ObjectNode
    let type: ValueType?
    let builder: Builder
    let scope: Scope
    /// Called when other elements are there.
    let changed: () -> Void
    /// The clause whose `:else` this one is.
    private(set) weak var previous: ClauseStructure?
    /// The `:else`, which is told when ``isTaken`` changes.
    private(set) weak var next: ClauseStructure?

    required init(
        _ object: ObjectNode, _ type: ValueType?, _ builder: Builder, _ scope: Scope, after previous: ClauseStructure?,
        changed: @escaping () -> Void
    ) {
        (self.object, self.type, self.builder, self.scope) = (object, type, builder, scope)
        (self.previous, self.changed) = (previous, changed)
        super.init(builder.scene)
        scope.data.lifetime.add(self)
        previous?.next = self
    }

    override var isStructure: Bool { true }

    /// Whether a clause before in the chain makes an object.
    var isPreviousTaken: Bool { previous?.isTaken == true }
    /// Whether the clause makes an object, or one before it in the chain does.
    var isTaken: Bool { isPreviousTaken }
    /// The objects that are there now.
    var elements: [Loaded] { [] }
    /// Makes the objects that the data asks for now.
    func evaluate() {}
}

/// What a clause makes at once: one object, or those of `:content`.
final class StructureContents {
    private var single: Loaded?
    private var array: ArrayStructure?
    let lifetime: DataLifetime

    /// Builds the objects.
    init(
        _ object: ObjectNode, _ type: ValueType?, _ builder: Builder, _ scope: Scope, _ lifetime: DataLifetime,
        changed: @escaping () -> Void
    ) throws(LoadFailure) {
        self.lifetime = lifetime
        if case .array(let content)? = object.systemProperty(.content)?.value {
            array = try ArrayStructure(content, expecting: type, builder, scope, changed: changed)
        } else {
            single = try builder.build(object, expecting: type, in: scope)
        }
    }

    var elements: [Loaded] { array?.elements ?? single.map { [$0] } ?? [] }
}
