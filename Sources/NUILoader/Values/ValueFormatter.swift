import Foundation
import NUI
import TatamiGeometry

/// Writes values as texts, in one language and region. Every text that the loader makes of a value comes from here.
struct ValueFormatter {
    private let locale: Locale

    /// Creates a formatter.
    ///
    /// - Parameter locale: The identifier of a locale, such as "en" or "de_AT". An unknown one gives the format of no language.
    init(locale: String) { self.locale = Locale(identifier: locale) }

    /// Returns a value without a format as a text: a number with at most three decimals and a dot in every language. nil for values that
    /// have no text.
    func text(of value: Loaded) -> String? {
        switch value {
        case .text(let text): text
        case .number(let number): DecimalText.format(number)
        case .fraction(let fraction): "\(DecimalText.format(fraction * 100))%"
        case .bool(let bool): bool ? "YES" : "NO"
        case .cases(let names): names.joined(separator: " | ")
        case .list, .object, .value: nil
        }
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
