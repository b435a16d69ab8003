import NUI
import NUIData
import TatamiData
import TatamiGeometry
import TatamiViews

/// Gives a property a value again whenever the data behind it changes, and writes into the data what people change.
final class DataBinding: DataWatcher {
    let builder: Builder
    private let scope: Scope
    let assignment: Assignment
    private let formula: Formula?
    let target: Builder.Target
    private(set) weak var object: AnyObject?
    private let item: NUIClass
    private let key: PropertyKey
    /// Restores the value that the property has without the binding.
    private let restore: (() -> Void)?
    private(set) var shown: Loaded?
    /// Whether the property has got a value, or nothing, before.
    private var hasBegun = false
    /// What the property made of the value that it was given last.
    private(set) var taken: Loaded?
    /// What people wrote, while the model has it.
    private var written: DataValue?
    /// The code of the currency in which the value was written last; nil for other formats.
    private var code: String?
    /// Why the binding has no value; nil while it has one.
    private(set) var failure: String?

    /// Whether the property has a value that people gave it.
    var isEdited: Bool { written != nil }

    init(
        _ assignment: Assignment, to target: Builder.Target, of object: AnyObject, _ item: NUIClass, _ formula: Formula?,
        _ builder: Builder, _ scope: Scope
    ) {
        (self.assignment, self.target, self.object, self.item) = (assignment, target, object, item)
        (self.formula, self.builder, self.scope) = (formula, builder, scope)
        key = PropertyKey(object, target.name)
        restore = target.binding?.snapshot(of: object)
        super.init(scope.data.scene)
    }

    override func end() {
        super.end()
        scene.forget(self, key)
    }

    override func refresh() {
        guard let object else { return }
        do throws(LoadFailure) {
            let loaded = try evaluate()
            failure = loaded == nil ? "its value is nil" : nil
            if let written, written == place?.value { return }
            written = nil
            guard let loaded else { return show(nothing: object) }
            if let shown, shown.equals(loaded) == true { return }
            try change { () throws(LoadFailure) in
                try builder.give(loaded, to: target, of: object, item, from: assignment.value)
            }
            shown = loaded
            taken = target.binding?.get(of: object)
            reportRange(loaded)
        } catch {
            fail(error)
        }
    }

    /// Changes the property, animated unless it gets its first value.
    private func change(_ body: () throws(LoadFailure) -> Void) throws(LoadFailure) {
        defer { hasBegun = true }
        guard hasBegun, let animation = scope.animation, let object,
            let root = Builder.views(of: object).lazy.compactMap(\.root).first
        else { return try body() }
        var failure: LoadFailure?
        root.animate(animation.timing, delay: animation.delay, includesLayout: false) {
            do throws(LoadFailure) { try body() } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Returns the present value; nil for nil.
    private func evaluate() throws(LoadFailure) -> Loaded? {
        guard let formula else { return try evaluateParts() }
        let loaded = try builder.loaded(formula, expecting: target.type, in: scope) { evaluator in
            follow(evaluator)
            code = evaluator.currencyCode
        }
        guard let loaded, let (text, fault) = builder.localized(loaded, for: target) else { return loaded }
        if let fault { builder.reportOnce(builder.failure(fault, in: assignment.value), of: range) }
        return text
    }

    /// Evaluates an array or an object of values in which data is read.
    private func evaluateParts() throws(LoadFailure) -> Loaded {
        let log = ReadingLog()
        // What was read before a fault may end it.
        defer { follow(log.readings, log.locals) }
        return try builder.evaluate(assignment.value, expecting: target.type, in: scope.reading(log))
    }

    private func show(nothing object: AnyObject) {
        shown = nil
        // Nothing in it throws.
        try? change {
            switch target {
            case .known(let binding, _): restore?() ?? binding.clear(of: object)
            case .open(let name, let open): open.setNUIProperty(name, nil)
            }
        }
    }

    /// Gives the property the value that it has without the binding, and reports the fault once.
    private func fail(_ failure: LoadFailure) {
        if let object { show(nothing: object) }
        self.failure = failure.diagnostic.message
        var named = failure
        named.diagnostic.message += " in '\(target.name)'\(ofRow)"
        builder.reportOnce(named, of: range)
    }

    private var range: SourceRange { formula?.range ?? assignment.value.range }

    /// The row in messages: ` of row "lake"`; empty outside of loops.
    private var ofRow: String { scope.block?.row.map { " of row \($0.keyText)" } ?? "" }

    /// Reports once that the property does not take a number as it is.
    private func reportRange(_ loaded: Loaded) {
        guard let bounds = target.binding?.schema.range, !scene.isSample,
            let number = loaded.numbers.first(where: { !bounds.contains($0) }),
            scene.reportedNumbers.insert(range).inserted
        else { return }
        builder.warn(.outOfRange, "'\(target.name)' takes \(bounds.text), not \(DecimalText.format(number))\(ofRow)", at: range)
    }

    // MARK: Editing

    /// Where the binding reads and writes; nil while a record on the way is nil.
    private var place: DataPlace? {
        formula.flatMap { builder.place(of: $0, in: scope) }
    }

    /// Writes into the data what people changed.
    func edited() {
        guard let object, let binding = target.binding else { return }
        let loaded = binding.get(of: object)
        written = nil
        guard let place, let type = place.type else { return }
        let refusal = type.refusal(of: loaded?.shortText ?? "")
        guard let value = read(loaded, type) else { return place.setFault(refusal) }
        shown = loaded
        switch place.write(value) {
        case .written: written = value
        case .wrongType, .readOnly: place.setFault(refusal)
        case .refused, .gone: break
        }
    }

    /// The data of what the property has, such as nothing in a date picker; nil for a value that the field does not take.
    private func read(_ loaded: Loaded?, _ type: DataType) -> DataValue? {
        guard let loaded else { return type.isOptional ? .null : nil }
        guard let format = formula?.format, case .text(let text) = loaded else { return DataValue(loaded, type) }
        return builder.context.formatter.value(of: text, as: format.kind, type, code: code, present: place?.value)
    }

    /// Shows the value of the model in its format, where people left a text that means the same.
    func focusLeft() {
        guard written != nil else { return }
        written = nil
        shown = nil
        refresh()
    }
}

extension DataType {
    /// Says to people why what they wrote is refused.
    fileprivate func refusal(of text: String) -> String {
        switch self {
        case .optional(let type): type.refusal(of: text)
        default: text.isEmpty ? "Please write \(wordsForPeople)" : "'\(text)' is not \(wordsForPeople)"
        }
    }

    /// What people call a value of the type.
    private var wordsForPeople: String {
        switch self {
        case .integer: "a whole number"
        case .number: "a number"
        case .date, .day: "a date"
        case .color: "a color"
        default: phrase
        }
    }
}

extension Loaded {
    /// The number, or those of a list of numbers.
    fileprivate var numbers: [Double] {
        switch self {
        case .number(let number): [number]
        case .list(let elements): elements.compactMap(\.number)
        default: []
        }
    }

    /// The value in messages.
    fileprivate var shortText: String {
        switch self {
        case .text(let text): String(text.prefix(40))
        case .number(let number): DecimalText.format(number)
        default: kind
        }
    }
}

/// Collects what is read while a value with parts is evaluated.
final class ReadingLog {
    private(set) var readings: [DataWatcher.Reading] = []
    private(set) var locals: [LocalValue] = []

    func add(_ evaluator: FormulaEvaluator) {
        readings += evaluator.readings
        locals += evaluator.locals
    }
}
