/// Reading numbers as people write them, in any script and with the separators of any country.
enum TypedNumber {
    private static let points: Set<Character> = [".", ",", "٫"]
    private static let signs: [Character: Character] = ["-": "-", "−": "-", "+": "+"]

    /// Whether a number may have a character.
    static func allows(_ character: Character) -> Bool {
        character.wholeNumberValue != nil || points.contains(character) || signs[character] != nil || character.isWhitespace
            || character == "'"
    }

    /// Returns the number of a text; nil for a text that is none.
    ///
    /// The last separator of several different ones begins the decimals. One that occurs several times separates groups, and so does a
    /// single one before three digits if the number is whole. In a locale with groups its own separators decide.
    static func value(of text: String, isWhole: Bool, in locale: NumberLocale = .plain) -> Double? {
        var plain: [Character] = []
        let isKnown = locale.groupSeparator != nil
        for character in locale.plain(text) where !character.isWhitespace && character != "'" {
            if let digit = character.wholeNumberValue, (0...9).contains(digit) {
                plain.append(Character(String(digit)))
            } else if points.contains(character) {
                plain.append(character)
            } else if let sign = signs[character] {
                plain.append(sign)
            } else {
                return nil
            }
        }
        let point = isKnown ? plain.firstIndex(where: points.contains) : decimalPoint(in: plain, isWhole: isWhole)
        if isKnown, plain.filter(points.contains).count > 1 { return nil }
        let digits = plain.enumerated().compactMap { index, character -> Character? in
            points.contains(character) ? (index == point ? "." : nil) : character
        }
        guard digits.contains(where: \.isNumber) else { return nil }
        return Double(String(digits))
    }

    /// Returns the index of the separator before the decimals; nil for none.
    private static func decimalPoint(in text: [Character], isWhole: Bool) -> Int? {
        let places = text.indices.filter { points.contains(text[$0]) }
        guard let last = places.last else { return nil }
        if places.filter({ text[$0] == text[last] }).count > 1 { return nil }
        if places.count == 1, isWhole, text.count - last == 4 { return nil }
        return last
    }
}
