import TatamiGeometry
import TatamiLayout

/// A long-lived tree that is edited, beside the sketch of what it should be.
final class EditSession {
    let maker: SketchMaker
    let tree = LayoutTree()
    let root: Sketch
    var direction = LayoutDirection.leftToRight
    var width: Double?
    var height: Double?
    private(set) var ids: [ObjectIdentifier: NodeID] = [:]
    /// What was done, in words.
    private(set) var log: [String] = []
    private let keepsLog: Bool
    private let limit: Int

    /// - Parameter isFresh: leaves the first pass to the caller, so that edits meet a tree that was never laid out.
    init(_ maker: SketchMaker, seed: UInt64, size: Int, without: [Int], isFresh: Bool, keepsLog: Bool) {
        self.maker = maker
        self.keepsLog = keepsLog
        limit = size * 2
        var random = SeededGenerator(seed: seed)
        root = maker.tree(size, &random)
        let nodes = root.all
        for index in without { nodes[index].removeFromParent() }
        width = maker.rootLength(&random)
        height = maker.rootLength(&random)
        remember(root.build(in: tree))
        if !isFresh { layOut() }
    }

    func layOut() {
        guard let id = ids[ObjectIdentifier(root)] else { return }
        tree.layout(id, width: width, height: height)
    }

    /// The same tree, built anew and laid out from scratch. A second root keeps the engine from sweeping.
    func cold(walks: Bool) -> (tree: LayoutTree, built: [(Sketch, NodeID)]) {
        let cold = LayoutTree()
        cold.direction = direction
        let built = root.build(in: cold)
        if walks { cold.add(.empty) }
        cold.layout(built[0].1, width: width, height: height)
        return (cold, built)
    }
}

// MARK: comparing

extension EditSession {
    /// All that can be read of a node.
    private struct Reading: Equatable {
        let frame: Rect
        let extents: [Extent]
        let baseline: Double
        let contentSize: Size
        let overflow: [Double]

        init(_ tree: LayoutTree, _ id: NodeID) {
            frame = tree.exactFrame(of: id)
            extents = Axis.allCases.map { tree.extent(of: id, along: $0) }
            baseline = tree.baseline(of: id)
            contentSize = tree.contentSize(of: id)
            overflow = Axis.allCases.map { tree.overflow(of: id, along: $0) }
        }
    }

    /// Where the long-lived tree differs from a cold one, bit for bit; nil where it does not.
    func difference(walks: Bool = false) -> String? {
        let (cold, built) = cold(walks: walks)
        for (sketch, id) in built {
            guard let own = ids[ObjectIdentifier(sketch)] else { return "a node is not known" }
            let read = Reading(tree, own), wanted = Reading(cold, id)
            if read != wanted { return "\(read)\nshould be \(wanted)\nof \(line(cold, id)) in\n\(cold.dump(built[0].1))" }
        }
        return differenceOfHits(cold, built)
    }

    /// Asks both trees who is at eight random points.
    private func differenceOfHits(_ cold: LayoutTree, _ built: [(Sketch, NodeID)]) -> String? {
        var random = SeededGenerator(seed: UInt64(built.count))
        let known = Dictionary(uniqueKeysWithValues: built.map { ($0.1, $0.0) })
        for _ in 0..<8 {
            let (sketch, id) = random.pick(built), size = cold.exactFrame(of: id).size
            let point = Point(random.length(Int(size.width) + 1), random.length(Int(size.height) + 1))
            let hit = cold.child(of: id, at: point).flatMap { known[$0] }.flatMap { ids[ObjectIdentifier($0)] }
            guard tree.child(of: self.id(sketch), at: point) != hit else { continue }
            return "another child is at \(point) of \(line(cold, id)) in\n\(cold.dump(built[0].1))"
        }
        return nil
    }

    private func line(_ tree: LayoutTree, _ node: NodeID) -> Substring { tree.dump(node).prefix { $0 != "\n" } }
}

// MARK: editing

extension EditSession {
    /// One random edit, told by its seed.
    func edit(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let nodes = root.all
        let node = random.pick(nodes)
        switch random.below(18) {
        case 0...4: changeItem(node, &random)
        case 16, 17: changeRules(nodes, &random)
        case 5: changeContent(node, &random)
        case 6: changeText(nodes, &random)
        case 7, 8: insert(near: node, limit: nodes.count < limit, &random)
        case 9, 10: remove(node)
        case 11: move(node, random.pick(nodes), &random)
        case 12: toggle(node, &random)
        case 13: resize(&random)
        case 14: changeData(node, &random)
        default: random.oneIn(6) ? turn() : changeItem(node, &random)
        }
    }

    private func id(_ sketch: Sketch) -> NodeID { ids[ObjectIdentifier(sketch)] ?? tree.add(.empty) }

    private func remember(_ built: [(Sketch, NodeID)]) {
        for (sketch, id) in built { ids[ObjectIdentifier(sketch)] = id }
    }

    private func note(_ node: Sketch, _ words: @autoclosure () -> String) {
        if keepsLog { log.append("\(words()), at \(line(tree, id(node)))") }
    }

    private func changeItem(_ node: Sketch, _ random: inout SeededGenerator) {
        let fresh = maker.item(&random)
        var item = node.item
        switch random.below(9) {
        case 0: item.horizontal = fresh.horizontal
        case 1: item.vertical = fresh.vertical
        case 2: item.aspectRatio = random.oneIn(2) ? 1.5 : nil
        case 3: (item.spacingBefore, item.spacingAfter) = (fresh.spacingBefore, random.length(9))
        case 4: item.offset = Point(random.length(9), 1)
        case 5: item.vertical.alignment = fresh.vertical.alignment
        case 6: item.horizontal.stretch = random.pick([0, 1, 2])
        case 7: item.cell = fresh.cell
        default: item = fresh
        }
        if node === root { item.visibility = .visible }
        node.item = item
        note(node, "set item \(item)")
        tree.setItem(item, of: id(node))
    }

    private func changeContent(_ node: Sketch, _ random: inout SeededGenerator) {
        node.content = node.isContainer && !(node.children.isEmpty && node !== root && random.oneIn(3)) ? maker.container(&random) : maker.leaf(&random)
        if !node.isContainer, random.oneIn(3) { node.content = maker.container(&random) }
        note(node, "set content \(node.content)")
        tree.setContent(node.content.nodeContent, of: id(node))
    }

    /// Gives a child of a relative layout other rules, which may name any node.
    private func changeRules(_ nodes: [Sketch], _ random: inout SeededGenerator) {
        for node in nodes.shuffled(using: &random) {
            guard case .relative? = node.parent?.content else { continue }
            let siblings = node.parent?.children ?? []
            node.rules = maker.rules(among: random.oneIn(5) ? nodes : siblings, &random)
            note(node, "set rules")
            return tree.setRules((node.rules ?? RelativeRules()).renamed(id(named:)), of: id(node))
        }
    }

    private func id(named name: SketchName) -> NodeID? {
        root.all.first { $0.name === name }.map(id)
    }

    /// Changes what a text answers, without a word to the tree but that it changed.
    private func changeText(_ nodes: [Sketch], _ random: inout SeededGenerator) {
        for node in nodes.shuffled(using: &random) {
            guard case .text(let text) = node.content else { continue }
            switch random.below(3) {
            case 0: text.width = text.minimum + random.length(100)
            case 1: text.lineHeight = 10 + random.length(10)
            default: text.baseline = random.oneIn(3) ? nil : random.length(12)
            }
            note(node, "text \(text.width) wide, lines \(text.lineHeight), baseline \(text.baseline as Any)")
            return tree.invalidateContent(of: id(node))
        }
    }

    private func insert(near node: Sketch, limit hasRoom: Bool, _ random: inout SeededGenerator) {
        guard hasRoom else { return remove(node) }
        let parent = node.isContainer ? node : node.parent ?? root
        let fresh = random.oneIn(3) ? maker.tree(1 + random.below(6), &random) : Sketch(maker.leaf(&random), maker.item(&random))
        let index = random.below(parent.children.count + 1)
        let sibling = index < parent.children.count ? parent.children[index] : nil
        note(parent, "insert at \(index) \(fresh.content) \(fresh.item)")
        parent.insert(fresh, at: index)
        remember(fresh.build(in: tree, under: id(parent), before: sibling.map(id)))
    }

    private func remove(_ node: Sketch) {
        guard node !== root else { return }
        note(node, "remove")
        tree.remove(id(node))
        for gone in node.all { ids[ObjectIdentifier(gone)] = nil }
        node.removeFromParent()
    }

    private func move(_ node: Sketch, _ target: Sketch, _ random: inout SeededGenerator) {
        guard node !== root, target.isContainer, !target.isInside(node) else { return }
        note(node, "move")
        node.removeFromParent()
        let index = random.below(target.children.count + 1)
        let sibling = index < target.children.count ? target.children[index] : nil
        target.insert(node, at: index)
        tree.move(id(node), to: id(target), before: sibling.map(id))
    }

    private func toggle(_ node: Sketch, _ random: inout SeededGenerator) {
        guard node !== root else { return }
        node.item.visibility = random.pick(Visibility.allCases)
        note(node, "\(node.item.visibility)")
        tree.update(id(node)) { $0.visibility = node.item.visibility }
    }

    private func resize(_ random: inout SeededGenerator) {
        if random.oneIn(2) { width = maker.rootLength(&random) }
        if random.oneIn(2) { height = maker.rootLength(&random) }
        note(root, "resize to \(width as Any) x \(height as Any)")
    }

    private func changeData(_ node: Sketch, _ random: inout SeededGenerator) {
        node.data = random.oneIn(3) ? nil : Double(random.below(20))
        note(node, "set data \(node.data as Any)")
        tree.setData(node.data, of: id(node))
    }

    private func turn() {
        direction = direction == .leftToRight ? .rightToLeft : .leftToRight
        note(root, "\(direction)")
        tree.direction = direction
    }
}
