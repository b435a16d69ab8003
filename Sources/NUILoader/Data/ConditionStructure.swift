import NUI
import NUIData
import TatamiData

/// Makes an object while a condition is met: `:if e`, `:if let x = e`, `:else`.
final class ConditionStructure: ClauseStructure {
    private var contents: StructureContents?
    /// The value of `:if let`.
    private var local: LocalValue?
    private(set) var isMet = false

    override var isTaken: Bool { isMet || isPreviousTaken }

    override var elements: [Loaded] { isMet ? contents?.elements ?? [] : [] }

    override func refresh() {
        let (wasMet, old, wasTaken) = (isMet, contents, isTaken)
        evaluate()
        if wasMet != isMet || old !== contents { changed() }
        if wasTaken != isTaken { next?.mark() }
    }

    override func evaluate() {
        guard !isPreviousTaken else { return leave() }
        guard let condition = object.clause(.condition), let value = condition.value else { return enter(nil) }
        let result = builder.evaluate(condition: value, isOptional: condition.name != nil, in: scope, for: self)
        guard let result, !result.isNull, condition.name != nil || result.plain == .bool(true) else { return leave() }
        enter(condition.name == nil ? nil : result)
    }

    /// Makes the contents, unless they are there for the same row.
    private func enter(_ value: FormulaValue?) {
        if case .live(let live)? = value {
            if let local, contents != nil, !isOther(live, local.value) {
                local.set(live)
                isMet = true
                return rest(false)
            }
            end(contents)
            local = LocalValue(live)
        }
        isMet = true
        guard contents == nil else { return rest(false) }
        contents = builder.contents(of: object, type, scope, changed: changed) { inner in
            guard let local = self.local, let condition = self.object.clause(.condition), let name = condition.name else { return inner }
            return inner.adding(name, builder.letType(condition, inner), local)
        }
    }

    private func isOther(_ a: LiveValue, _ b: LiveValue) -> Bool {
        switch (a, b) {
        case (.record(let x), .record(let y)): x !== y
        default: false
        }
    }

    private func leave() {
        isMet = false
        if object.clause(.keep) != nil { return rest(true) }
        end(contents)
        local = nil
    }

    private func rest(_ isResting: Bool) { contents?.lifetime.rest(isResting) }

    private func end(_ old: StructureContents?) {
        contents = nil
        old?.lifetime.end()
    }
}
