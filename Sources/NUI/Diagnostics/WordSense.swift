/// How much a name reads like a word, by the groups of three letters that the names of a schema and a program have.
struct WordSense {
    private var known: Set<UInt32> = []

    init(_ schema: Schema, _ program: Program, leavingOut excluded: Set<String>) {
        for item in schema.classes {
            add([item.name] + item.aliases)
            for property in item.properties { add([property.name] + property.aliases) }
        }
        for item in schema.enums { for entry in item.cases { add([entry.name] + entry.aliases) } }
        for document in program.documents {
            for token in document.tree.tokens.prefix(100_000) where token.kind == .identifier {
                let range = SourceRange(file: document.file, lower: token.lower, upper: token.upper)
                let name = document.source.text(in: range)
                if !excluded.contains(name) { add([name]) }
            }
        }
    }

    /// How many groups of letters in `name` no other name has.
    func strangeness(of name: String) -> Int {
        var count = 0
        Self.eachGroup(of: name) { if !known.contains($0) { count += 1 } }
        return count
    }

    private mutating func add(_ names: [String]) {
        for name in names { Self.eachGroup(of: name) { known.insert($0) } }
    }

    /// Three letters each, without regard to case, the edges of the name included.
    private static func eachGroup(of name: String, _ body: (UInt32) -> Void) {
        var group: UInt32 = 0
        var count = 0
        for byte in name.utf8 + [0] {
            group = (group << 8 | UInt32(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)) & 0xFF_FFFF
            count += 1
            if count > 1 { body(group) }
        }
    }
}
