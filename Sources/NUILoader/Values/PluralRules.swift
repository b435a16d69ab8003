/// The plural categories of CLDR. The raw value is the part behind the key in a table of texts: `left.one`.
enum PluralCategory: String {
    case zero, one, two, few, many, other
}

/// The plural rules of languages, as CLDR 44 has them for cardinal numbers.
enum PluralRules {
    /// Returns the category of a number in a language, such as "en". Languages without a rule here have that of English.
    static func category(of number: Double, in language: String) -> PluralCategory {
        let isWhole = number == number.rounded() && abs(number) < 1e15
        let whole = isWhole ? Int(abs(number)) : 0
        let (tens, ones) = (whole % 100, whole % 10)
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo": return .other
        case "fr", "pt", "hy": return abs(number) < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "am": return abs(number) <= 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs": return slavic(isWhole, tens, ones, others: ["sr", "hr", "bs"].contains(language))
        case "pl": return polish(isWhole, whole, tens, ones)
        case "cs", "sk":
            if !isWhole { return .many }
            return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
        case "sl":
            if !isWhole { return .few }
            return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
        case "lt":
            if !isWhole { return .many }
            let isTeen = (11...19).contains(tens)
            return ones == 1 && !isTeen ? .one : ones >= 2 && !isTeen ? .few : .other
        case "lv":
            if !isWhole { return .other }
            return ones == 0 || (11...19).contains(tens) ? .zero : ones == 1 ? .one : .other
        case "ro":
            if whole == 1, isWhole { return .one }
            return !isWhole || whole == 0 || (1...19).contains(tens) ? .few : .other
        case "he": return isWhole && whole == 1 ? .one : isWhole && whole == 2 ? .two : .other
        case "ar": return arabic(isWhole, whole, tens)
        default: return isWhole && whole == 1 ? .one : .other
        }
    }

    private static func slavic(_ isWhole: Bool, _ tens: Int, _ ones: Int, others: Bool) -> PluralCategory {
        guard isWhole else { return .other }
        let isTeen = (11...14).contains(tens)
        if ones == 1, !isTeen { return .one }
        if (2...4).contains(ones), !isTeen { return .few }
        return others ? .other : .many
    }

    private static func polish(_ isWhole: Bool, _ whole: Int, _ tens: Int, _ ones: Int) -> PluralCategory {
        guard isWhole else { return .other }
        if whole == 1 { return .one }
        return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    }

    private static func arabic(_ isWhole: Bool, _ whole: Int, _ tens: Int) -> PluralCategory {
        guard isWhole else { return .other }
        switch whole {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
        }
    }
}
