/// A word of one of the five systems that Tatami unites, and what becomes of it in a file. ``OlderWord/all`` is the table, from which the
/// checker takes its messages, and the page `Documentation/older-words.md` its rows.
public struct OlderWord: Sendable {
    /// One of the five systems.
    public enum System: String, CaseIterable, Sendable {
        case layouter = "MICUi Layouter"
        case nuiLayout = "NUILayout"
        case nuiLoader = "NUILoader"
        case weView = "WeView 2"
        case collectionLayout = "SEUICollectionViewLayout"
    }

    /// What the word names.
    public enum Kind: Hashable, Sendable {
        case className
        /// A property of a class.
        case property(of: String)
        /// A value of a property of a class.
        case value(of: String, property: String)
        /// A property of a class and its value in a new object.
        case standard(of: String)
        /// A word of the language itself, in a whole file.
        case language
    }

    /// What becomes of the word.
    public enum Fate: Hashable, Sendable {
        /// It means what it meant.
        case loads
        /// It is accepted with a warning that says what differs.
        case converted
        /// It is an error; the text says what to write instead.
        case refused(String)
    }

    /// The system that documents the word.
    public let system: System
    /// What the word names.
    public let kind: Kind
    /// The word.
    public let word: String
    /// An example: of a property, its assignment and others that it needs; of a value, the value; of a standard, the value.
    public let example: String
    /// The class of the layout that holds the item, for words of items; empty for other words.
    public let layout: String
    /// What becomes of the word.
    public let fate: Fate
}

extension OlderWord {
    /// All rows, system by system.
    public static let all = rows(ofLayouter, ofNUILayout, ofNUILoader, ofWeView, ofCollectionLayout)

    private static let refused = Dictionary(grouping: all.filter { $0.instead != nil }, by: \.word)

    /// What to write instead of a refused word; nil for others.
    public var instead: String? { if case .refused(let text) = fate { text } else { nil } }

    /// The hint of a message about a refused word; nil for others.
    var hint: String? {
        guard let instead else { return nil }
        return instead.hasPrefix("nothing: ") ? String(instead.dropFirst("nothing: ".count)) : "NUI writes \(instead)"
    }

    /// The property that a method such as `setMinDesiredWidth` sets; nil for names of other forms.
    static func property(ofSetter name: String) -> String? {
        guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else { return nil }
        return first.lowercased() + name.dropFirst(4)
    }

    /// The row of a refused word that `applies` accepts; nil if there is none.
    static func refusal(of word: String, where applies: (Kind) -> Bool) -> OlderWord? { refused[word]?.first { applies($0.kind) } }
}

// MARK: Writing rows

extension OlderWord {
    /// Joins rows.
    static func rows(_ parts: [OlderWord]...) -> [OlderWord] { parts.flatMap { $0 } }
}

extension OlderWord.System {
    /// Rows for classes, which are separated by blanks.
    func classes(_ names: String, _ fate: OlderWord.Fate = .loads) -> [OlderWord] {
        names.split(separator: " ").map { row(.className, String($0), "", fate) }
    }

    /// Rows for properties of a class, one a line: an assignment of the property, and others that its example needs.
    func properties(of owner: String, in layout: String = "", _ lines: String, _ fate: OlderWord.Fate = .loads) -> [OlderWord] {
        lines.split(separator: "\n").map { line in
            row(.property(of: owner), String(line.prefix { $0 != " " }), String(line), fate, layout)
        }
    }

    /// Rows for values of a property, which are separated by blanks.
    func values(
        of owner: String, _ property: String, in layout: String = "", _ names: String, _ fate: OlderWord.Fate = .loads
    ) -> [OlderWord] {
        names.split(separator: " ").map { row(.value(of: owner, property: property), String($0), String($0), fate, layout) }
    }

    /// Rows for the values that properties of a new object have, one a line: `property = value`.
    func standards(of owner: String, _ lines: String) -> [OlderWord] {
        lines.split(separator: "\n").map { line in
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
            return row(.standard(of: owner), String(line.prefix { $0 != " " }), parts.count > 1 ? String(parts[1]) : "", .loads)
        }
    }

    /// A row for a word of the language, with a file that uses it.
    func language(_ word: String, _ file: String, _ fate: OlderWord.Fate = .loads) -> [OlderWord] { [row(.language, word, file, fate)] }

    private func row(_ kind: OlderWord.Kind, _ word: String, _ example: String, _ fate: OlderWord.Fate, _ layout: String = "") -> OlderWord
    {
        OlderWord(system: self, kind: kind, word: word, example: example, layout: layout, fate: fate)
    }
}
