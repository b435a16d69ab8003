import TatamiGeometry

/// Rules of relative layouts in a dump: `left=parent:15 right=adjacent:2:5 top=center:area:40 width=ratio:0.5:1`
///
/// A sibling is named by its number among the children of its container, from 1. A node that is not a sibling is 0.
typealias DumpedRules = RelativeRules<Int>

extension RelativeRules: DumpedStyle where Sibling == Int {
    static let fresh = DumpedRules()
    static let dumpFields: [DumpField<DumpedRules>] = [
        DumpField("left", \.left), DumpField("right", \.right), DumpField("width", \.width),
        DumpField("top", \.top), DumpField("bottom", \.bottom), DumpField("height", \.height),
    ]
}

extension EdgeRule: DumpValue where Sibling == Int {
    init?(dumped text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let number = parts.last.flatMap(Double.init(dumped:))
        let sibling = parts.count > 1 ? Int(dumped: parts[1]) : nil
        switch (parts[0], parts.count) {
        case ("free", 1): self = .free
        case ("parent", 2):
            guard let number else { return nil }
            self = .parent(number)
        case ("adjacent", 3), ("fit", 3):
            guard let number, let sibling else { return nil }
            self = parts[0] == "fit" ? .fit(sibling, distance: number) : .adjacent(sibling, distance: number)
        case ("center", 2), ("center", 3):
            guard sibling != nil || parts[1] == "area", let offset = parts.count == 2 ? 0 : number else { return nil }
            self = .center(sibling, offset: offset)
        default: return nil
        }
    }

    var dumped: String {
        switch self {
        case .free: "free"
        case .parent(let distance): "parent:\(distance.dumped)"
        case .adjacent(let sibling, let distance): "adjacent:\(sibling):\(distance.dumped)"
        case .fit(let sibling, let distance): "fit:\(sibling):\(distance.dumped)"
        case .center(let sibling, let offset):
            "center:\(sibling.map(\.dumped) ?? "area")" + (offset == 0 ? "" : ":\(offset.dumped)")
        }
    }
}

extension LengthRule: DumpValue where Sibling == Int {
    init?(dumped text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let number = parts.count > 1 ? Double(dumped: parts[1]) : nil
        switch (parts[0], parts.count) {
        case ("free", 1): self = .free
        case ("own", 1): self = .own
        case ("fixed", 2):
            guard let number else { return nil }
            self = .fixed(number)
        case ("ratio", 3):
            let sibling = Int(dumped: parts[2])
            guard let number, sibling != nil || parts[2] == "area" else { return nil }
            self = .ratio(number, of: sibling)
        default: return nil
        }
    }

    var dumped: String {
        switch self {
        case .free: "free"
        case .own: "own"
        case .fixed(let points): "fixed:\(points.dumped)"
        case .ratio(let ratio, let sibling): "ratio:\(ratio.dumped):\(sibling.map(\.dumped) ?? "area")"
        }
    }
}

extension LayoutTree {
    /// Returns the rules of `id` as a dump writes them; nil if there are none.
    func dumpedRules(_ id: Int32) -> DumpedRules? {
        guard let rules = arena.pointee.rules[id] else { return nil }
        let parent = arena.pointee.links[Int(id)].parent
        return rules.renamed { sibling in
            guard contains(sibling), arena.pointee.links[Int(sibling.row)].parent == parent else { return 0 }
            return arena.pointee.place(of: sibling.row)
        }
    }

    /// Sets the rules that a dump holds for some children. A number that no child has refers to a node outside the layout.
    func setDumpedRules(_ rules: [(child: NodeID, rules: DumpedRules)]) {
        var siblings: [NodeID: [NodeID]] = [:]
        for (child, rules) in rules {
            guard let container = parent(of: child) else { continue }
            let known = siblings[container] ?? children(of: container)
            siblings[container] = known
            setRules(rules.renamed { known.indices.contains($0 - 1) ? known[$0 - 1] : container }, of: child)
        }
    }
}
