import TatamiViews

/// What a test could have meant where a finder finds nothing: a few names of the kind that the finder looks for.
struct Candidates: CustomStringConvertible {
    let description: String

    init(for finder: Finder, among shown: [View]) {
        switch finder {
        case .id(let id): description = Self.list(shown.compactMap(\.id), near: id) { "'\($0)'" } ?? "No view has an id."
        case .label(let label):
            description =
                Self.list(shown.compactMap { $0.accessibilityLabel ?? $0.textContent }, near: label) { "\"\($0)\"" } ?? "No text is shown."
        case .role, .view: description = Self.list(shown.map(\.role.rawValue), near: "") { $0 } ?? "No view is shown."
        }
    }

    /// How many names a message has room for, and how many characters of each.
    private static let most = 8
    private static let longest = 40

    /// Those that share the most characters at their beginning come first, then the others in reading order; nil where there are none.
    private static func list(_ names: [String], near wanted: String, _ quoted: (String) -> String) -> String? {
        var seen: Set<String> = []
        let all = names.filter { !$0.isEmpty && seen.insert($0).inserted }
        guard !all.isEmpty else { return nil }
        let ranked = all.enumerated().sorted { a, b in
            (-closeness(a.element, wanted), a.offset) < (-closeness(b.element, wanted), b.offset)
        }
        let named = ranked.prefix(most).map { quoted(short($0.element)) }.joined(separator: ", ")
        return "Candidates: \(named)\(all.count > most ? ", and \(all.count - most) more" : "")."
    }

    private static func closeness(_ name: String, _ wanted: String) -> Int {
        let (a, b) = (name.lowercased(), wanted.lowercased())
        if !b.isEmpty, a.contains(b) || b.contains(a) { return min(a.count, b.count) }
        return zip(a, b).prefix { $0 == $1 }.count
    }

    private static func short(_ name: String) -> String {
        name.count > longest ? name.prefix(longest - 1) + "…" : name
    }
}
