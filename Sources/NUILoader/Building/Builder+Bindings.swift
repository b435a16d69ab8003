import NUI
import NUIData
import TatamiData
import TatamiViews

/// Binds properties to data, and makes what loops and conditions say.
extension Builder {
    /// The data of the file.
    var scene: DataScene { names.scene }

    /// Carries out a binding, and keeps it.
    func bind(
        _ assignment: Assignment, _ property: Name, of holder: AnyObject, _ item: NUIClass, in scope: Scope
    ) throws(LoadFailure) {
        let target = try self.property(property, of: holder, item)
        let data = scope.data
        var formula: Formula?
        switch assignment.value {
        case .array, .object: break
        default:
            formula = try resolved { () throws(FormulaFault) in
                try resolver.formula(of: assignment, expecting: target.type ?? .any, data.names)
            }
        }
        let binding = DataBinding(assignment, to: target, of: holder, item, formula, self, scope.inside(holder))
        scene.note(binding, target.name, of: holder)
        data.lifetime.add(binding)
        binding.refresh()
        if assignment.operation == .edit { observe(binding, holder, target) }
    }

    /// Returns a formula, whose faults the checker has reported before.
    func resolved<Result>(_ body: () throws(FormulaFault) -> Result) throws(LoadFailure) -> Result {
        do throws(FormulaFault) { return try body() } catch { throw failure(error.code, error.message, at: error.range, hint: error.hint) }
    }

    /// Works a formula out with the data of a scope.
    ///
    /// - Parameters:
    ///   - type: What the formula gives its value to.
    ///   - note: Called with the evaluator, which knows what was read, also before an error is thrown.
    func evaluate(
        _ formula: Formula, expecting type: ValueType? = nil, in scope: Scope, noting note: (FormulaEvaluator) -> Void = { _ in }
    ) throws(LoadFailure) -> FormulaValue {
        let result = result(of: formula, expecting: type, in: scope, noting: note)
        do throws(FormulaFailure) { return try result.get() } catch { throw failure(.failedBinding, error.message, at: error.range) }
    }

    /// Works a formula out, or returns why it has no value.
    func result(
        of formula: Formula, expecting type: ValueType? = nil, in scope: Scope, noting note: (FormulaEvaluator) -> Void
    ) -> Result<FormulaValue, FormulaFailure> {
        var evaluator = evaluator(formula, type, scope)
        let result = evaluator.evaluate()
        note(evaluator)
        return result
    }

    /// Returns where a path leads, also to a value that cannot be shown; nil while a record on the way is nil.
    func place(of formula: Formula, in scope: Scope) -> DataPlace? {
        var evaluator = evaluator(formula, nil, scope)
        _ = evaluator.evaluate()
        return evaluator.place
    }

    private func evaluator(_ formula: Formula, _ type: ValueType?, _ scope: Scope) -> FormulaEvaluator {
        FormulaEvaluator(formula, scope.data, context) { value throws(LoadFailure) in try evaluate(value, expecting: type, in: scope) }
    }

    /// Returns the value of a formula as a property takes it; nil for nil.
    func loaded(
        _ formula: Formula, expecting type: ValueType?, in scope: Scope, noting note: (FormulaEvaluator) -> Void
    ) throws(LoadFailure) -> Loaded? {
        let value = try evaluate(formula, expecting: type, in: scope, noting: note)
        do throws(LoadFault) { return try value.loaded(context) } catch {
            throw failure(.failedBinding, error.message, at: formula.range)
        }
    }

    /// Returns the value of a leaf of a bound array or object; nil if it reads no data.
    func evaluate(bound value: Value, expecting type: ValueType?, in scope: Scope) throws(LoadFailure) -> Loaded? {
        let names = scope.data.names
        guard let log = scope.log, value.isFormula, resolver.readsData(value, names) else { return nil }
        let formula = try resolved { () throws(FormulaFault) in try resolver.formula(of: value, expecting: type ?? .any, names) }
        guard let loaded = try loaded(formula, expecting: type, in: scope.reading(nil), noting: log.add) else {
            throw failure(.failedBinding, "nil is no value of a part", at: formula.range)
        }
        return loaded
    }

    /// Writes into the data what people change.
    private func observe(_ binding: DataBinding, _ holder: AnyObject, _ target: Target) {
        guard let event = target.binding?.schema.edited.flatMap(Action.Event.init(rawValue:)), let view = holder as? any HandlesEvents
        else {
            return
        }
        Self.call(on: event, of: view) { [weak binding] in binding?.edited() }
        if event == .editingChanged { Self.call(on: .editingDidEnd, of: view) { [weak binding] in binding?.focusLeft() } }
    }

    private static func call(on event: Action.Event, of view: some HandlesEvents, _ body: @escaping () -> Void) {
        view.on(event) { _ in body() }
    }

    // MARK: Structure

    /// Gives a property the elements of an array with loops and conditions, and gives them again when others are there.
    func assign(structure array: ArrayNode, to target: Target, of object: AnyObject, _ item: NUIClass, in scope: Scope) throws(LoadFailure)
    {
        if let show = target.binding?.onDemand { return try begin(array, target, object, in: scope, show) }
        let property = StructuredProperty(target, of: object, scene)
        let structure = try ArrayStructure(array, expecting: target.type?.structureElement, self, scope) { [weak property] in
            property?.mark()
        }
        property.structure = structure
        scope.data.lifetime.add(property)
        let elements = structure.elements
        property.begin(elements) { [journal] in journal.itemClass(of: $0) != nil }
        try give(.list(elements), to: target, of: object, item, from: .array(array))
        property.moveItems()
    }

    /// Shows an array of which loops make objects when they come into sight.
    private func begin(
        _ array: ArrayNode, _ target: Target, _ object: AnyObject, in scope: Scope, _ show: @escaping (AnyObject, OnDemandList) -> Void
    ) throws(LoadFailure) {
        let list = OnDemandList(scene)
        let structure = try ArrayStructure(array, expecting: target.type?.structureElement, self, scope, isOnDemand: true) { [weak list] in
            list?.mark()
        }
        scope.data.lifetime.add(list)
        list.begin(structure)
        show(object, list)
    }

    /// Builds what a clause makes, in a scope with the names that it gives.
    func contents(
        of object: ObjectNode, _ type: ValueType?, _ scope: Scope, row: DataValue? = nil, changed: @escaping () -> Void,
        naming: (DataScope) -> DataScope
    ) -> StructureContents? {
        let lifetime = DataLifetime(in: scope.data.lifetime)
        let block = BlockNames(in: scope.block, row: row, of: names)
        lifetime.block = block
        let inner = scope.with(naming(scope.data.inside(lifetime))).inside(block)
        do throws(LoadFailure) {
            return try StructureContents(object, type, self, inner, lifetime, changed: changed)
        } catch {
            failures.add(error)
            lifetime.end()
            return nil
        }
    }

    /// Returns the value of a condition; nil if it cannot be worked out, which is reported.
    func evaluate(condition value: Value, isOptional: Bool, in scope: Scope, for watcher: DataWatcher) -> FormulaValue? {
        let names = scope.data.names
        let formula = isOptional ? try? resolver.formula(of: value, names) : try? resolver.formula(of: value, .bool, "':if'", names)
        return formula.flatMap { evaluate($0, in: scope, for: watcher) }
    }

    /// Returns the elements of the list of a loop; nil if there is none. Two-way bindings may write values that are known by their places,
    /// and have no key.
    func evaluate(list value: Value, isKeyed: Bool, in scope: Scope, for watcher: DataWatcher) -> LoopList? {
        guard let list = try? resolver.list(value, scope.data.names), let value = evaluate(list.formula, in: scope, for: watcher) else {
            return nil
        }
        switch value {
        case .live(.rows(let rows)):
            return LoopList(rows.rows.map(LiveValue.record), list.element, rows: list.isArrangeable ? rows : nil)
        case .live(.plain(.list(let elements))):
            return LoopList(
                elements.map(LiveValue.plain), list.element,
                writtenTo: list.isEditable && !isKeyed ? place(of: list.formula, in: scope) : nil)
        default: return nil
        }
    }

    /// Works a formula out, and lets a watcher follow what was read; nil if it has no value, which is reported.
    private func evaluate(_ formula: Formula, in scope: Scope, for watcher: DataWatcher) -> FormulaValue? {
        do throws(LoadFailure) {
            return try evaluate(formula, in: scope, noting: watcher.follow)
        } catch {
            reportOnce(error, of: formula.range)
            return nil
        }
    }

    /// Reports what cannot be worked out, as a warning and once for each place: the data of many rows passes through one binding.
    func reportOnce(_ failure: LoadFailure, of range: SourceRange) {
        guard !scene.isSample, scene.reported.insert(range).inserted else { return }
        var diagnostic = failure.diagnostic
        (diagnostic.id, diagnostic.severity) = (DiagnosticCode.failedBinding.rawValue, .warning)
        failures.add(LoadFailure(diagnostic: diagnostic, isOfValue: true))
    }

    /// The name of the field that `:key` of a loop names.
    func keyName(_ path: NamePath, of record: RecordType, named row: String) -> String? {
        resolver.keyField(path, of: record, named: row)?.name
    }

    /// The type of the value that `:if let` names.
    func letType(_ condition: Clause, _ data: DataScope) -> DataType {
        guard let value = condition.value, let formula = try? resolver.formula(of: value, data.names),
            case .optional(let type)? = formula.type.data
        else { return .string }
        return type
    }
}

/// The elements of a list that a loop repeats over.
struct LoopList {
    let elements: [LiveValue]
    let elementType: DataType
    /// The place of the list, if two-way bindings may write an element.
    let place: DataPlace?
    /// The list of records, if people may move its rows.
    let rows: LiveList?

    init(_ elements: [LiveValue], _ elementType: DataType, writtenTo place: DataPlace? = nil, rows: LiveList? = nil) {
        (self.elements, self.elementType, self.place, self.rows) = (elements, elementType, place, rows)
    }

    /// Whether two-way bindings may write an element.
    var isEditable: Bool { place != nil }

    /// Returns a function that replaces the element at an index; nil if no binding may write it.
    func writer(of index: Int) -> ((DataValue) -> WriteOutcome)? {
        guard let place else { return nil }
        return { value in
            guard case .list(var elements)? = place.value, elements.indices.contains(index) else { return .gone }
            elements[index] = value
            return place.write(.list(elements))
        }
    }
}

extension ValueType {
    /// The type of the elements of an array of objects; nil for other types.
    fileprivate var structureElement: ValueType? {
        alternatives.lazy.compactMap { if case .array(let element) = $0 { element } else { nil } }.first
    }
}
