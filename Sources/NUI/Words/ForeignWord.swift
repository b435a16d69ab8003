/// A word of another system, and what NUI writes instead. ``ForeignWord/all`` is the table, one row for each meaning.
public struct ForeignWord: Sendable {
    /// What the word names.
    public enum Kind: Sendable {
        case property, className, enumCase
    }

    /// What the word names.
    public let kind: Kind
    /// The word and others with the same meaning. Case, hyphens, underscores and dots are ignored.
    public let words: [String]
    /// Where the row applies: for a property, the classes whose objects it stands in; for a case, the enumerations that are expected. Empty
    /// for everywhere.
    public let places: [String]
    /// The name in NUI: a property, a class or a case; a system property with its colon. Nil if NUI has nothing that means the same.
    public let target: String?
    /// What to write, for a hint. `$` stands for the value. If nil, that is the target itself.
    public let form: String?

    /// Creates a row for a property. The words are separated by blanks.
    static func property(_ words: String, in places: String = "", _ target: String?, _ form: String? = nil) -> ForeignWord {
        ForeignWord(.property, words, places, target, form)
    }

    /// Creates a row for a class.
    static func className(_ words: String, _ target: String?, _ form: String? = nil) -> ForeignWord {
        ForeignWord(.className, words, "", target, form)
    }

    /// Creates a row for a case of enumerations.
    static func enumCase(_ words: String, of places: String = "", _ target: String?, _ form: String? = nil) -> ForeignWord {
        ForeignWord(.enumCase, words, places, target, form)
    }

    private init(_ kind: Kind, _ words: String, _ places: String, _ target: String?, _ form: String?) {
        self.kind = kind
        self.words = words.split(separator: " ").map(String.init)
        self.places = places.split(separator: " ").map(String.init)
        self.target = target
        self.form = form
    }

    /// True if the row only renames a property: the value stays as it is.
    var isRename: Bool { form == nil && target != nil }

    /// What to write, with a value in place of `$`.
    func form(with value: String?) -> String {
        guard let form else { return target ?? "" }
        return form.replacing("$", with: value ?? "...")
    }
}

extension ForeignWord {
    /// All rows. The first one that applies counts.
    public static let all = properties + classNames + enumCases

    private static let index = Dictionary(grouping: all.flatMap { row in row.words.map { (key($0), row) } }, by: \.0)

    /// The rows for a word, in the order of the table.
    static func rows(_ word: String, _ kind: Kind) -> [ForeignWord] {
        (index[key(word)] ?? []).map(\.1).filter { $0.kind == kind }
    }

    /// A hint for a name with a hyphen, which NUI never has; nil if the table does not list it.
    static func hint(hyphenated word: String) -> String? {
        let forms = rows(hyphenated: word).map { $0.form(with: nil) }
        var seen: Set<String> = []
        let distinct = forms.filter { seen.insert($0).inserted }
        guard let last = distinct.last else { return nil }
        return "NUI writes " + (distinct.count > 1 ? distinct.dropLast().joined(separator: ", ") + " or " : "") + last
    }

    /// What to write for a declaration by a name with a hyphen, with its value; nil if the table does not list the name.
    static func form(hyphenated word: String, value: String?) -> String? {
        guard word.utf8.contains(ASCII.minus), let row = rows(hyphenated: word).first else { return nil }
        guard row.isRename, let target = row.target else { return row.form(with: value) }
        return "\(target) = \(value ?? "...")"
    }

    /// The name that all rows for a name with a hyphen lead to; nil if there are several, or none.
    static func name(hyphenated word: String) -> String? {
        let rows = rows(hyphenated: word)
        guard let target = rows.first?.target, rows.allSatisfy({ $0.isRename && $0.target == target }) else { return nil }
        return target
    }

    /// The rows for a name with a hyphen. Style sheets describe views, so that rows for values such as fonts count only if there are no
    /// others.
    private static func rows(hyphenated word: String) -> [ForeignWord] {
        let all = (index[key(word)] ?? []).map(\.1)
        let ofViews = all.filter { row in row.places.isEmpty || row.places.contains { !valueClasses.contains($0) } }
        return ofViews.isEmpty ? all : ofViews
    }

    private static let valueClasses: Set = [
        "Font", "Theme", "Shadow", "Preview", "Track", "Image", "Color", "Action", "CollectionSection", "TableSection", "TableColumn",
        "TableRow", "ToolbarItem",
    ]

    private static func key(_ word: String) -> String {
        let signs: Set<UInt8> = [ASCII.minus, ASCII.dot, UInt8(ascii: "_")]
        return String(decoding: word.utf8.filter { !signs.contains($0) }.map(ASCII.lowercased), as: UTF8.self)
    }
}
