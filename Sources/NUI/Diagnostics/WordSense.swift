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

    /// Whether `a` is more likely than `b`, of which it is a slip away, to be the misspelt one: by what only one of them
    /// has, and where that does not tell, because it is shorter, as letters are left out more often than put in.
    func isStranger(_ a: String, than b: String) -> Bool {
        let (ofA, ofB) = (Set(Self.groups(of: a)), Set(Self.groups(of: b)))
        let (strangeA, strangeB) = (strangeness(of: ofA.subtracting(ofB)), strangeness(of: ofB.subtracting(ofA)))
        return strangeA == strangeB ? a.utf8.count < b.utf8.count : strangeA > strangeB
    }

    /// The part of these groups that no other name has.
    private func strangeness(of groups: Set<UInt32>) -> Double {
        groups.isEmpty ? 0 : Double(groups.count { !known.contains($0) }) / Double(groups.count)
    }

    private mutating func add(_ names: [String]) {
        for name in names { known.formUnion(Self.groups(of: name)) }
    }

    /// Three letters each, without regard to case, the edges of the name included.
    private static func groups(of name: String) -> [UInt32] {
        var group: UInt32 = 0
        return (name.utf8 + [0]).map { byte in
            group = (group << 8 | UInt32(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)) & 0xFF_FFFF
            return group
        }
    }
}
