/// Judges how much a name looks like a word, by the groups of three letters in the names of a schema and a program.
struct WordSense {
    private var names: Set<String> = []
    /// The number of names that contain each group.
    private var counts: [UInt32: Int] = [:]

    init(_ schema: Schema, _ program: Program) {
        for item in schema.classes {
            add([item.name] + item.aliases)
            for property in item.properties { add([property.name] + property.aliases) }
        }
        for item in schema.enums { for entry in item.cases { add([entry.name] + entry.aliases) } }
        for document in program.documents {
            for token in document.tree.tokens.prefix(20_000) where token.kind == .identifier {
                add([document.source.text(in: SourceRange(file: document.file, lower: token.lower, upper: token.upper))])
            }
        }
    }

    /// Whether `a` is more likely to be misspelt than the similar name `b`: the name with more unfamiliar letter groups is; if
    /// that does not decide, the shorter one is, because people omit letters more often than they add them.
    func isStranger(_ a: String, than b: String) -> Bool {
        let (ofA, ofB) = (Self.groups(of: a), Self.groups(of: b))
        let (strangeA, strangeB) = (strangeness(of: ofA, a, than: ofB), strangeness(of: ofB, b, than: ofA))
        return strangeA == strangeB ? a.utf8.count < b.utf8.count : strangeA > strangeB
    }

    /// The proportion of unfamiliar groups among the groups that only `name` has: groups that no further name contains.
    private func strangeness(of groups: Set<UInt32>, _ name: String, than others: Set<UInt32>) -> Double {
        let own = groups.subtracting(others)
        let itself = names.contains(name) ? 1 : 0
        return own.isEmpty ? 0 : Double(own.count { (counts[$0] ?? 0) <= itself }) / Double(own.count)
    }

    private mutating func add(_ added: [String]) {
        for name in added where names.insert(name).inserted {
            for group in Self.groups(of: name) { counts[group, default: 0] += 1 }
        }
    }

    /// The groups of three letters, ignoring case, the edges of the name included.
    private static func groups(of name: String) -> Set<UInt32> {
        var group: UInt32 = 0
        return Set(
            (name.utf8 + [0]).map { byte in
                group = (group << 8 | UInt32(ASCII.lowercased(byte))) & 0xFF_FFFF
                return group
            })
    }
}
