/// Converts names of NUI files to Swift names.
enum SwiftName {
    /// Words that Swift reserves where a member is declared or used.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The name as a declaration writes it: in backticks if it is a Swift keyword.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// The member name for an id or an outlet: `card.title` becomes `cardTitle`. Nil for objects without an id in a template,
    /// which have no stable name.
    static func memberName(_ name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: true)
        guard let first = parts.first, !name.contains("#") else { return nil }
        return first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The enum case for a state: `LoggedIn` becomes `loggedIn`, `URLShown` becomes `urlShown`.
    static func caseName(_ name: String) -> String {
        let name = memberName(name) ?? name
        let head = name.prefix { $0.isUppercase }
        guard !head.isEmpty else { return name }
        let rest = name.dropFirst(head.count)
        if rest.isEmpty || head.count == 1 || rest.first?.isLetter != true { return head.lowercased() + rest }
        return head.dropLast().lowercased() + head.suffix(1) + rest
    }

    /// The type name for a file: `contact-form.nui` becomes `ContactForm`.
    static func typeName(file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        let stem = name.hasSuffix(".nui") ? name.dropLast(4) : name
        let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first?.isLetter == true ? joined : "File" + joined
    }

    /// Whether a member can have this name, which must not consist of underscores only.
    static func isUsable(_ name: String) -> Bool { name.contains { $0 != "_" } }

    /// Whether a type can have this name.
    static func isTypeName(_ name: String) -> Bool {
        ASCII.isName(name) && isUsable(name) && !keywords.contains(name)
    }
}
