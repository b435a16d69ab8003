import TatamiGeometry

/// Writes the tree below one node, one line for each node.
struct DumpWriter {
    private let tree: LayoutTree
    private let top: Int32
    /// The size in which the top was laid out; nil if it was not laid out.
    private let pass: (width: Double?, height: Double?)?
    private let leaves: [Int32: LeafRecorder]

    init(_ tree: LayoutTree, _ top: Int32) {
        self.tree = tree
        self.top = top
        pass = tree.collapsedAncestor(of: top) == nil ? tree.lastPass(of: top) : nil
        leaves = pass.map { tree.recordAnswers(below: top, width: $0.width, height: $0.height) } ?? [:]
    }

    func text() -> String {
        var text = ""
        var pending: [(id: Int32, depth: Int, isGone: Bool)] = [(top, 0, false)]
        while let (id, depth, isGone) = pending.popLast() {
            text += depth <= 40 ? String(repeating: "  ", count: depth) : "[\(depth)] "
            text += content(id)
            let item = tree.readItem(id).dumped() + (id == top ? "" : tree.dumpedRules(id)?.dumped() ?? "")
            if !item.isEmpty { text += " [\(item.dropFirst())]" }
            text += labels(id)
            if pass != nil { text += " = \(frame(id, isGone))" }
            text += "\n"
            let below = isGone || tree.isCollapsed(id)
            var child = tree.arena.pointee.links[Int(id)].last
            while child >= 0 {
                pending.append((child, depth + 1, below))
                child = tree.arena.pointee.links[Int(child)].previous
            }
        }
        return text
    }

    private func content(_ id: Int32) -> String {
        var content = tree.readContent(id)
        if let leaf = leaves[id] { content = .measured(by: leaf) }
        guard let layout = tree.layout(of: id) else {
            return DumpedLeafKind.all.lazy.compactMap { kind in kind.write(content).map { kind.word + $0 } }.first ?? ""
        }
        let record = tree.arena.pointee.containers[tree.arena.pointee.links[Int(id)].payload]
        func length(_ axis: Axis) -> Double { max(0, record.content(axis) + record.padding(axis)) }
        return layout.dumpWord + tree.style(id, of: layout).dumped(of: Size(length(.horizontal), length(.vertical)))
    }

    private func labels(_ id: Int32) -> String {
        var text = ""
        if let name = tree.arena.pointee.names[id] { text += " name=\(name.dumped)" }
        switch tree.arena.pointee.data[id] {
        case let value as Int: text += " data=int:\(value.dumped)"
        case let value as Double where value.isFinite: text += " data=\(value.dumped)"
        case let value as Bool: text += " data=\(value.dumped)"
        case let value as String: text += " data=\(value.dumped)"
        default: break
        }
        if id == top, let pass {
            text += " in \(pass.width?.dumped ?? "content")x\(pass.height?.dumped ?? "content")"
        }
        text += direction(id)
        return text
    }

    /// Returns the direction of the top if it is from right to left, and that of another node if it sets one.
    private func direction(_ id: Int32) -> String {
        let node = tree.name(id)
        if id == top { return tree.direction(of: node) == .rightToLeft ? " rightToLeft" : "" }
        return tree.ownDirection(of: node).map { " \($0)" } ?? ""
    }

    /// Returns the frame of a node. For the top, it is the frame that it has as a root.
    private func frame(_ id: Int32, _ isGone: Bool) -> String {
        var frame = isGone ? .zero : tree.exactFrame(id)
        if id == top { frame.origin = tree.readItem(id).offset }
        return [frame.x, frame.y, frame.width, frame.height].map(\.dumped).joined(separator: " ")
    }
}

extension LayoutTree {
    func isCollapsed(_ id: Int32) -> Bool { arena.pointee.links[Int(id)].flags.contains(.collapsed) }

    /// Returns the lengths that lay `id` out as the last pass left it; nil if it was in none.
    func lastPass(of id: Int32) -> (width: Double?, height: Double?)? {
        let width = arena.pointee.resultsX[Int(id)].length
        let height = arena.pointee.resultsY[Int(id)].length
        guard width >= 0, height >= 0 else { return nil }
        return arena.pointee.links[Int(id)].parent < 0 ? arena.pointee.passes.lengths(of: id) : (width, height)
    }

    /// Lays out a copy of the tree below `top`, and records the questions to its measured leaves and their answers. Each leaf is also
    /// measured at its final width, for its baseline.
    func recordAnswers(below top: Int32, width: Double?, height: Double?) -> [Int32: LeafRecorder] {
        var leaves: [Int32: LeafRecorder] = [:]
        let copy = TreeCopy(of: self, below: top, in: (width, height)) { id, measurer in
            let leaf = LeafRecorder(measurer)
            leaves[id] = leaf
            return leaf
        }
        guard !leaves.isEmpty else { return [:] }
        copy.layOut()
        for (id, node) in copy.nodes where !copy.tree.isGone(node.row) {
            guard let leaf = leaves[id] else { continue }
            _ = leaf.widths()
            _ = leaf.height(forWidth: copy.tree.exactFrame(of: node).width)
        }
        return leaves
    }
}
