import Foundation
import NUI
import TatamiData
import TatamiGeometry

/// Writes values as texts, in one language, region and time zone. Every text that the loader makes of a value comes from here.
struct ValueFormatter {
    let locale: Locale
    /// The zone of instants. Days have none.
    let zone: TimeZone

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - locale: The identifier of a locale, such as "en" or "de_AT". An unknown one gives the format of no language.
    ///   - zone: The zone in which instants are written and read.
    init(locale: String, zone: TimeZone) { (self.locale, self.zone) = (Locale(identifier: locale), zone) }

    /// The code of the language, such as "en".
    var language: String { locale.language.languageCode?.identifier ?? "en" }

    /// Returns a value without a format as a text: a number with at most three decimals and a dot in every language. nil for values that
    /// have no text.
    func text(of value: Loaded) -> String? {
        switch value {
        case .text(let text): text
        case .number(let number): Self.plain(number)
        case .fraction(let fraction): "\(DecimalText.format(fraction * 100))%"
        case .bool(let bool): bool ? "YES" : "NO"
        case .cases(let names): names.joined(separator: " | ")
        case .list, .object, .value: nil
        }
    }

    /// Numbers of data may be beyond those of layouts. A whole number is exact; another has as many digits as it takes to tell it from all others.
    private static func plain(_ number: Double) -> String {
        if number.magnitude < 1e9 { return DecimalText.format(number) }
        return Int(exactly: number).map(String.init) ?? "\(number)"
    }

    /// Returns data as a format writes it; nil for data of another kind, and for an argument that the format does not accept.
    func text(of value: DataValue, as kind: ValueFormat.Kind, _ argument: Loaded?) -> String? {
        switch value {
        case .number(let number): return text(of: number, as: kind, argument)
        case .integer(let integer): return text(of: Double(integer), as: kind, argument)
        case .date(let instant): return text(of: instant, as: kind, argument)
        case .day(let day) where kind == .day: return text(of: day, argument)
        case .string(let text) where kind == .optional: return text
        case .null where kind == .optional: return ""
        default: return nil
        }
    }

    /// Returns the value of a text that a format wrote, or people; nil for a text that is none. An empty text is a null of an optional type.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - kind: The format.
    ///   - type: The type of the value.
    ///   - code: The code of the currency in which the text was written.
    ///   - present: The value that the text replaces. What the format does not write, such as the day of a time, is that of this value.
    func value(of text: String, as kind: ValueFormat.Kind, _ type: DataType, code: String? = nil, present: DataValue?) -> DataValue? {
        let text = Function.trim.result(text) ?? text
        if text.isEmpty, type.isOptional { return .null }
        switch kind {
        case .optional: return text.isEmpty ? .null : .string(text)
        case .decimals, .integer, .percent, .currency:
            guard let number = number(of: text, as: kind, code), number.isFinite else { return nil }
            if type.unwrapped == .integer { return Int(exactly: number).map(DataValue.integer) }
            return .number(number)
        case .date, .time, .day: return type.unwrapped == .day ? day(of: text).map { .day($0) } : instant(of: text, as: kind, present)
        case .bytes: return nil
        }
    }

    private func number(of text: String, as kind: ValueFormat.Kind, _ code: String?) -> Double? {
        let plain = FloatingPointFormatStyle<Double>(locale: locale).parseStrategy
        switch kind {
        case .percent:
            if let fraction = try? FloatingPointFormatStyle<Double>.Percent(locale: locale).parseStrategy.parse(text) { return fraction }
            return (try? plain.parse(text)).map { $0 / 100 }
        case .currency:
            let style = FloatingPointFormatStyle<Double>.Currency(code: code ?? "XXX", locale: locale)
            if let amount = try? style.parseStrategy.parse(text) { return amount }
        default: break
        }
        return try? plain.parse(text)
    }

    /// Returns a number as a format writes it. A half is rounded away from 0. nil for an argument that the format does not accept.
    /// A negative number that is rounded to 0 has no sign.
    func text(of number: Double, as kind: ValueFormat.Kind, _ argument: Loaded?) -> String? {
        let text = signed(number, as: kind, argument)
        guard number <= 0, let digits = text?.compactMap(\.wholeNumberValue), digits.allSatisfy({ $0 == 0 }) else { return text }
        return signed(0, as: kind, argument)
    }

    private func signed(_ number: Double, as kind: ValueFormat.Kind, _ argument: Loaded?) -> String? {
        switch kind {
        case .decimals:
            guard let digits = argument?.number, (0...Double(ValueFormat.mostDecimals)).contains(digits) else { return nil }
            return number.formatted(plain(decimals: Int(digits)))
        case .integer: return number.formatted(plain(decimals: 0))
        case .percent:
            return number.formatted(
                FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(.fractionLength(0)).rounded(rule: Self.rounding))
        case .currency:
            guard case .text(let code)? = argument, code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
                return nil
            }
            return number.formatted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).rounded(rule: Self.rounding))
        case .bytes:
            let count = Int64(number.rounded().clamped(to: -1e15...1e15))
            return count.formatted(ByteCountFormatStyle(style: .file, locale: locale))
        case .date, .time, .day, .optional: return nil
        }
    }

    private func plain(decimals: Int) -> FloatingPointFormatStyle<Double> {
        FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(decimals)).rounded(rule: Self.rounding)
    }

    private static let rounding = FloatingPointRoundingRule.toNearestOrAwayFromZero
}

extension Double {
    /// The nearest number in a range; the lower bound for NaN.
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}
