/// How numbers are written in a language: the separator before the decimals, and that between groups of digits.
///
/// A control never reads the locale of the machine. A program passes the one that it wants, or writes its own.
public struct NumberLocale: Hashable, Sendable {
    /// The character before the decimals.
    public var decimalSeparator: Character
    /// The character between groups of digits; nil for digits without groups.
    public var groupSeparator: Character?
    /// The digits of the last group, and of each group before it. Both are at least 1.
    public var groupSizes: (last: Int, others: Int) {
        get { (lastGroup, otherGroups) }
        set { (lastGroup, otherGroups) = (max(1, newValue.last), max(1, newValue.others)) }
    }
    private var lastGroup: Int
    private var otherGroups: Int

    /// Creates a locale. The last group has `lastGroup` digits and those before it `otherGroups`.
    public init(decimalSeparator: Character, groupSeparator: Character?, lastGroup: Int = 3, otherGroups: Int = 3) {
        (self.decimalSeparator, self.groupSeparator) = (decimalSeparator, groupSeparator)
        (self.lastGroup, self.otherGroups) = (max(1, lastGroup), max(1, otherGroups))
    }

    /// A point and no groups: 1234567.5.
    public static let plain = NumberLocale(decimalSeparator: ".", groupSeparator: nil)
    /// 1,234,567.5.
    public static let english = NumberLocale(decimalSeparator: ".", groupSeparator: ",")
    /// 1.234.567,5, as in German, Dutch and Spanish.
    public static let german = NumberLocale(decimalSeparator: ",", groupSeparator: ".")
    /// 1 234 567,5, with narrow spaces that do not break.
    public static let french = NumberLocale(decimalSeparator: ",", groupSeparator: "\u{202F}")
    /// 1’234’567.5.
    public static let swiss = NumberLocale(decimalSeparator: ".", groupSeparator: "’")
    /// 12,34,567.5.
    public static let indian = NumberLocale(decimalSeparator: ".", groupSeparator: ",", otherGroups: 2)

    /// Returns a number in plain digits, such as -1234.5, as it is written in the locale.
    func text(_ plain: String, isGrouped: Bool) -> String {
        let parts = plain.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard plain.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }), let first = parts.first else { return plain }
        let digits = first.drop { $0 == "-" }
        let whole = isGrouped ? grouped(digits) : String(digits)
        let sign = first.hasPrefix("-") ? "-" : ""
        return parts.count == 1 ? sign + whole : sign + whole + String(decimalSeparator) + parts[1]
    }

    private func grouped(_ digits: Substring) -> String {
        guard let groupSeparator else { return String(digits) }
        var result: [Character] = []
        for (place, digit) in digits.reversed().enumerated() {
            if place >= lastGroup, (place - lastGroup) % otherGroups == 0 { result.append(groupSeparator) }
            result.append(digit)
        }
        return String(result.reversed())
    }

    /// Returns a typed text in plain digits. With a decimal separator in it, all group separators are left out. A single group separator before
    /// another number of digits than a group has counts as a point, since people write that on keyboards for other countries.
    func plain(_ text: String) -> String {
        guard let groupSeparator else { return text }
        let groups = text.filter { $0 == groupSeparator }.count
        if text.contains(decimalSeparator) {
            return String(text.filter { $0 != groupSeparator }.map { $0 == decimalSeparator ? "." : $0 })
        }
        let last = text.lastIndex(of: groupSeparator).map { text[text.index(after: $0)...].filter(\.isNumber).count }
        if groups == 1, last != lastGroup { return String(text.map { $0 == groupSeparator ? "." : $0 }) }
        return text.filter { $0 != groupSeparator }
    }

    /// Whether a number in the locale may have a character.
    func allows(_ character: Character) -> Bool {
        character == decimalSeparator || character == groupSeparator || TypedNumber.allows(character)
    }
}
