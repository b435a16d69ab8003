import NUI
import NUIData
import TatamiData
import TatamiGeometry

/// Operators and functions.
extension FormulaEvaluator {
    func negated(_ value: FormulaValue, _ term: Formula.Term) throws(FormulaFailure) -> DataValue {
        try number(-(value.number ?? 0), isInteger: term.type == .data(.integer), term)
    }

    func binary(
        _ sign: BinaryOperator, _ left: Int, _ right: Int, _ term: Formula.Term
    ) throws(FormulaFailure) -> FormulaValue {
        switch sign {
        case .and: return .data(.bool(try truth(left) ? try truth(right) : false))
        case .or: return .data(.bool(try truth(left) ? true : try truth(right)))
        case .coalesce:
            let first = try values[left].get()
            return first.isNull ? try values[right].get() : first
        case .equal, .notEqual:
            let isSame = Self.areSame(try values[left].get(), try values[right].get())
            return .data(.bool(isSame == (sign == .equal)))
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return .data(.bool(Self.isOrdered(try values[left].get(), sign, try values[right].get())))
        case .plus, .minus, .times, .divided, .remainder:
            return .data(try calculated(sign, try values[left].get(), try values[right].get(), term))
        }
    }

    private func calculated(
        _ sign: BinaryOperator, _ left: FormulaValue, _ right: FormulaValue, _ term: Formula.Term
    ) throws(FormulaFailure) -> DataValue {
        guard let a = left.number, let b = right.number else { throw FormulaFailure("a number is missing", term.range) }
        guard let result = sign.result(a, b) else { throw FormulaFailure("division by 0", term.range) }
        return try number(result, isInteger: term.type == .data(.integer), term)
    }

    /// Returns a number of data. Throws beyond what numbers of data may be.
    private func number(_ value: Double, isInteger: Bool, _ term: Formula.Term) throws(FormulaFailure) -> DataValue {
        guard value.isFinite, abs(value) <= Double(DataLimits.integer) else {
            throw FormulaFailure("the number is beyond 9007199254740992", term.range)
        }
        return isInteger ? .integer(Int(value)) : .number(value)
    }

    /// Whether two values are the same. Numbers of both types are compared as numbers, rows by their keys.
    static func areSame(_ a: FormulaValue, _ b: FormulaValue) -> Bool {
        if let x = a.number, let y = b.number { return x == y }
        switch (a, b) {
        case (.live(.record(let x)), .live(.record(let y))):
            return x === y || x.identity.value != nil && x.type.name == y.type.name && x.identity.value == y.identity.value
        case (.live(let x), .live(let y)): return x == y
        case (.loaded(let x), .loaded(let y)): return x.equals(y) ?? false
        default: return false
        }
    }

    private static func isOrdered(_ a: FormulaValue, _ sign: BinaryOperator, _ b: FormulaValue) -> Bool {
        let order: Int
        if let x = a.number, let y = b.number {
            order = x < y ? -1 : x > y ? 1 : 0
        } else {
            switch (a.plain, b.plain) {
            case (.date(let x)?, .date(let y)?):
                order = x < y ? -1 : x > y ? 1 : 0
            case (.day(let x)?, .day(let y)?): order = x < y ? -1 : x > y ? 1 : 0
            default: return false
            }
        }
        switch sign {
        case .less: return order < 0
        case .lessOrEqual: return order <= 0
        case .greater: return order > 0
        default: return order >= 0
        }
    }

    // MARK: Functions

    mutating func call(
        _ function: Function, _ indices: [Int], _ term: Formula.Term
    ) throws(FormulaFailure) -> FormulaValue {
        if function == .fault { return readFault(indices[0]) }
        var given: [FormulaValue] = []
        for index in indices { given.append(try values[index].get()) }
        switch function {
        case .min, .max, .round, .abs:
            guard let result = function.result(given.compactMap(\.number)) else { throw FormulaFailure("a number is missing", term.range) }
            return .data(try number(result, isInteger: term.type == .data(.integer), term))
        case .count: return .data(.integer(Self.count(given[0])))
        case .isEmpty: return .data(.bool(Self.count(given[0]) == 0))
        case .upper, .lower, .trim, .prefix:
            guard case .string(let text)? = given[0].plain else { return .data(.null) }
            let length = given.count > 1 ? Int(given[1].number ?? 0) : 0
            return .data(.string(function.result(text, length: length) ?? text))
        case .contains: return .data(.bool(given[0].text?.includes(given[1].text ?? "") ?? false))
        case .localized:
            guard case .string(let key)? = given[0].plain else { return .data(.null) }
            return .data(.string(context.text(forKey: key, count: given[1].number ?? 0)))
        case .find:
            guard case .live(.rows(let list)) = given[0], let key = given[1].plain, let row = list.row(forKey: key) else {
                return .data(.null)
            }
            return .live(.record(row))
        case .fault: return .data(.null)
        }
    }

    private static func count(_ value: FormulaValue) -> Int {
        switch value {
        case .live(.rows(let list)): list.rows.count
        case .live(.plain(.list(let elements))): elements.count
        case .live(.plain(.string(let text))): text.count
        default: 0
        }
    }

    // MARK: Texts

    func text(_ pieces: [Formula.Piece], _ term: Formula.Term) throws(FormulaFailure) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .value(let index, nil):
                let value = try values[index].get()
                text += (try? value.loaded(context)).flatMap(context.formatter.text) ?? ""
            case .value(let index, let format?): text += try self.text(of: try values[index].get(), as: format)
            }
            guard text.utf8.count <= Limits.stringBytes else {
                throw FormulaFailure("the text is longer than \(Limits.stringBytes >> 10) KiB", term.range)
            }
        }
        return text
    }

    /// Returns a value as a format writes it.
    func text(of value: FormulaValue, as format: FormulaFormat) throws(FormulaFailure) -> String {
        var argument: Loaded?
        if let term = format.argument {
            let value = try values[term].get()
            argument = format.kind == .currency ? .text(value.text ?? "") : .number(value.number ?? 0)
            if format.kind == .decimals, let number = value.number, !(0...Double(ValueFormat.mostDecimals)).contains(number) {
                let range = formula.terms[term].range
                throw FormulaFailure("the number of decimals is \(DecimalText.format(number)), not 0 to \(ValueFormat.mostDecimals)", range)
            }
        }
        if let word = format.word { argument = .text(word) }
        if format.kind == .currency, case .text(let code)? = argument, !ValueFormat.isCurrencyCode(code) {
            throw FormulaFailure("\(Quoting.quote(code)) is not the code of a currency, which is three capitals", format.range)
        }
        guard let text = context.formatter.text(of: value.plain ?? .null, as: format.kind, argument) else {
            throw FormulaFailure("'\(format.kind.rawValue)' cannot write this value", format.range)
        }
        return text
    }

    /// The code of the currency in which the result is written; nil for other formats.
    var currencyCode: String? {
        guard let format = formula.format, format.kind == .currency else { return nil }
        return format.word ?? format.argument.flatMap { try? values[$0].get().text }
    }
}

extension String {
    /// Whether the text contains another, as `contains` of files means it: an empty one is in each.
    func includes(_ part: String) -> Bool { part.isEmpty || contains(part) }
}
