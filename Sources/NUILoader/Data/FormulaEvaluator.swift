import NUI
import NUIData
import TatamiData
import TatamiDrawing

/// A value that a term of a formula has.
enum FormulaValue {
    /// Data.
    case live(LiveValue)
    /// A value of the bound property.
    case loaded(Loaded)

    static func data(_ value: DataValue) -> FormulaValue { .live(.plain(value)) }

    /// The data; nil for a value of a property, a record and a list of records.
    var plain: DataValue? { if case .live(.plain(let value)) = self { value } else { nil } }

    /// Whether the value is nil.
    var isNull: Bool { plain == .null }

    var text: String? { if case .string(let text)? = plain { text } else { nil } }

    var number: Double? {
        switch plain {
        case .number(let number)?: number
        case .integer(let integer)?: Double(integer)
        default: nil
        }
    }
}

/// Works formulas out with the data of one place.
struct FormulaEvaluator {
    let formula: Formula
    let data: DataScope
    let context: LoadContext
    /// Evaluates a value that reads no data.
    let plain: (Value) throws(LoadFailure) -> Loaded

    private(set) var readings: [DataWatcher.Reading] = []
    private(set) var locals: [LocalValue] = []
    /// The values of the terms that are worked out.
    private(set) var values: [Result<FormulaValue, FormulaFailure>] = []

    init(_ formula: Formula, _ data: DataScope, _ context: LoadContext, plain: @escaping (Value) throws(LoadFailure) -> Loaded) {
        (self.formula, self.data, self.context, self.plain) = (formula, data, context, plain)
    }

    /// Returns the value of the formula. Every term is worked out; a fault of one that is not used does not matter.
    mutating func evaluate() -> Result<FormulaValue, FormulaFailure> {
        values.reserveCapacity(formula.terms.count)
        for term in formula.terms {
            do throws(FormulaFailure) {
                values.append(.success(try value(of: term)))
            } catch {
                values.append(.failure(error))
            }
        }
        let result = values[formula.result]
        guard let format = formula.format, case .success(let value) = result else { return result }
        // Only what people edit has a format and may be nil.
        if value.isNull, format.kind != .optional { return result }
        do throws(FormulaFailure) {
            return .success(.data(.string(try text(of: value, as: format))))
        } catch {
            return .failure(error)
        }
    }

    private mutating func value(of term: Formula.Term) throws(FormulaFailure) -> FormulaValue {
        switch term.kind {
        case .constant(let value): return .data(value)
        case .plain(let value):
            do throws(LoadFailure) {
                return .loaded(try plain(value))
            } catch {
                throw FormulaFailure(error.diagnostic.message, term.range)
            }
        case .field(let name):
            guard let root = data.scene.model?.root else { throw FormulaFailure("there is no data", term.range) }
            return try read(name, of: root, term)
        case .local(let index):
            let local = data.values[index]
            locals.append(local)
            if let failure = local.failure { throw failure }
            return .live(local.value)
        case .member(let record, let name):
            guard case .live(.record(let row)) = try values[record].get() else { return .data(.null) }
            return try read(name, of: row, term)
        case .not(let index): return .data(.bool(!(try truth(index))))
        case .negate(let index): return .data(try negated(try values[index].get(), term))
        case .conditional(let condition, let first, let second): return try values[try truth(condition) ? first : second].get()
        case .binary(let sign, let left, let right): return try binary(sign, left, right, term)
        case .call(let function, let indices): return try call(function, indices, term)
        case .text(let pieces): return .data(.string(try text(pieces, term)))
        }
    }

    private mutating func read(_ name: String, of record: LiveRecord, _ term: Formula.Term) throws(FormulaFailure) -> FormulaValue {
        readings.append(DataWatcher.Reading(record: record, field: name, aspect: .value))
        guard let value = record.value(of: name) else { throw FormulaFailure("the row is gone", term.range) }
        if case .plain(.number(let number)) = value, !number.isFinite { throw FormulaFailure("'\(name)' is no finite number", term.range) }
        return .live(value)
    }

    func truth(_ index: Int) throws(FormulaFailure) -> Bool {
        if case .bool(let bool)? = try values[index].get().plain { bool } else { false }
    }

    /// Returns the fault of the field that a term reads, and notes that it was read.
    mutating func readFault(_ index: Int) -> FormulaValue {
        guard case .field(let record, let field)? = place(of: index) else { return .data(.null) }
        readings.append(DataWatcher.Reading(record: record, field: field, aspect: .fault))
        return .data(record.fault(of: field).map(DataValue.string) ?? .null)
    }

    /// Where the formula reads, once it is evaluated; nil if it is no path, or a record on the way is nil.
    var place: DataPlace? { place(of: formula.result) }

    private func place(of index: Int) -> DataPlace? {
        switch formula.terms[index].kind {
        case .field(let name): return data.scene.model.map { .field($0.root, name) }
        case .local(let local): return .element(data.values[local], data.names.locals[local].type)
        case .member(let record, let name):
            guard case .success(.live(.record(let row))) = values[record] else { return nil }
            return .field(row, name)
        default: return nil
        }
    }
}

/// Why a formula has no value.
struct FormulaFailure: Error, Equatable {
    let message: String
    let range: SourceRange

    init(_ message: String, _ range: SourceRange) { (self.message, self.range) = (message, range) }
}
