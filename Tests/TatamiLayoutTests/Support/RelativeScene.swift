import TatamiGeometry
import TatamiLayout

/// One item of a relative layout, which its siblings know by name.
struct NamedItem {
    var name: String
    var leaf: Example
    var rules: RelativeRules<String>

    init(_ name: String, _ leaf: Example = .size(50, 20), _ change: (inout RelativeRules<String>) -> Void = { _ in }) {
        (self.name, self.leaf) = (name, leaf)
        rules = RelativeRules()
        change(&rules)
    }
}

/// A relative layout, laid out.
struct RelativeScene {
    let tree = LayoutTree()
    let root: NodeID
    let ids: [String: NodeID]

    init(
        _ items: [NamedItem], _ width: Double? = nil, _ height: Double? = nil, padding: Insets = .zero,
        direction: LayoutDirection = .leftToRight
    ) {
        var style = RelativeStyle()
        style.box.padding = padding
        tree.direction = direction
        root = tree.add(.relative(style))
        var ids: [String: NodeID] = [:]
        for item in items {
            let id = tree.add(item.leaf.content, item.leaf.item, to: root)
            tree.setName(item.name, of: id)
            ids[item.name] = id
        }
        self.ids = ids
        for item in items { setRules(item.rules, of: item.name) }
        tree.layout(root, width: width, height: height)
    }

    subscript(name: String) -> Rect { ids[name].map { tree.exactFrame(of: $0) } ?? .zero }

    func setRules(_ rules: RelativeRules<String>, of name: String) {
        if let id = ids[name] { tree.setRules(rules.renamed { ids[$0] }, of: id) }
    }

    var messages: [String] { tree.diagnostics.map(\.description) }

    func sentence(_ name: String, _ axis: Axis = .horizontal) -> String {
        ids[name].map { tree.explain($0)[axis].sentence } ?? ""
    }
}

extension Array {
    /// All orders of the elements.
    var permutations: [[Element]] {
        if count < 2 { return [self] }
        return indices.flatMap { index in
            var rest = self
            let first = rest.remove(at: index)
            return rest.permutations.map { [first] + $0 }
        }
    }
}
