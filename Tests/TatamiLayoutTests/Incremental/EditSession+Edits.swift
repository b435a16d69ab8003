import TatamiGeometry
import TatamiLayout
import TestSupport

extension EditSession {
    /// One random edit, told by its seed. It means the same where other edits and nodes are left out, as far as it can.
    func edit(_ seed: UInt64) {
        var random = Seeded(seed)
        let nodes = root.all
        let node = pick(nodes, &random)
        switch random.below(18) {
        case 0...4: changeItem(node, &random)
        case 5: changeContent(node, &random)
        case 6: changeText(nodes, &random)
        case 7, 8: insert(near: node, limit: nodes.count < limit, &random)
        case 9, 10: remove(node)
        case 11: move(node, pick(nodes, &random), &random)
        case 12: toggle(node, &random)
        case 13: resize(&random)
        case 14: changeData(node, &random)
        case 15, 16: changeRules(nodes, &random)
        default: random.oneIn(3) ? turn(node, &random) : changeItem(node, &random)
        }
    }

    /// The one whose key gives the smallest number when it is mixed with a random one: as long as it is there, it does not matter
    /// which others are.
    private func pick(_ nodes: [Sketch], _ random: inout Seeded) -> Sketch {
        let number = random.next()
        func rank(_ node: Sketch) -> UInt64 {
            var mixer = Seeded(node.key ^ number)
            return mixer.next()
        }
        return nodes.min { rank($0) < rank($1) } ?? root
    }

    private func changeItem(_ node: Sketch, _ random: inout Seeded) {
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
        tree.setItem(item, of: id(node))
        note(node, "other item")
    }

    private func changeContent(_ node: Sketch, _ random: inout Seeded) {
        let mayBeLeaf = node.children.isEmpty && node !== root
        let content = node.isContainer && !(mayBeLeaf && random.oneIn(3)) ? maker.container(&random) : maker.leaf(&random)
        node.content = !node.isContainer && random.oneIn(3) ? maker.container(&random) : content
        tree.setContent(node.content.nodeContent, of: id(node))
        note(node, "other content")
    }

    /// Gives a child of a relative layout other rules, which may name any node.
    private func changeRules(_ nodes: [Sketch], _ random: inout Seeded) {
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
    private func changeText(_ nodes: [Sketch], _ random: inout Seeded) {
        let node = pick(nodes.filter { if case .text = $0.content { true } else { false } }, &random)
        guard case .text(let text) = node.content else { return }
        switch random.below(3) {
        case 0: text.width = text.minimum + random.length(100)
        case 1: text.lineHeight = 10 + random.length(10)
        default: text.baseline = random.oneIn(3) ? nil : random.length(12)
        }
        tree.invalidateContent(of: id(node))
        note(node, "text \(text.width) wide, lines \(text.lineHeight), baseline \(text.baseline as Any)")
    }

    private func insert(near node: Sketch, limit hasRoom: Bool, _ random: inout Seeded) {
        guard hasRoom else { return remove(node) }
        let parent = node.isContainer ? node : node.parent ?? root
        let fresh = random.oneIn(3) ? maker.tree(1 + random.below(6), &random) : Sketch(maker.leaf(&random), maker.item(&random))
        for node in fresh.all { node.key = random.next() }
        let sibling = sibling(in: parent, &random)
        parent.insert(fresh, before: sibling)
        remember(fresh.build(in: tree, under: id(parent), before: sibling.map(id)))
        for node in fresh.all { note(node, "new \(node === fresh ? "here" : "below it")") }
    }

    /// Before whom something is put; nil = last.
    private func sibling(in parent: Sketch, _ random: inout Seeded) -> Sketch? {
        random.oneIn(parent.children.count + 1) ? nil : pick(parent.children, &random)
    }

    private func remove(_ node: Sketch) {
        guard node !== root else { return }
        note(node, "remove")
        tree.remove(id(node))
        forget(node.all)
        node.removeFromParent()
    }

    private func move(_ node: Sketch, _ target: Sketch, _ random: inout Seeded) {
        guard node !== root, target.isContainer, !target.isInside(node) else { return }
        node.removeFromParent()
        let sibling = sibling(in: target, &random)
        target.insert(node, before: sibling)
        tree.move(id(node), to: id(target), before: sibling.map(id))
        note(node, "move")
        note(target, "into")
    }

    private func toggle(_ node: Sketch, _ random: inout Seeded) {
        guard node !== root else { return }
        node.item.visibility = random.pick(Visibility.allCases)
        tree.update(id(node)) { $0.visibility = node.item.visibility }
        note(node, "\(node.item.visibility)")
    }

    private func resize(_ random: inout Seeded) {
        if random.oneIn(2) { width = maker.rootLength(&random) }
        if random.oneIn(2) { height = maker.rootLength(&random) }
        note(root, "resize to \(width as Any) x \(height as Any)")
    }

    private func changeData(_ node: Sketch, _ random: inout Seeded) {
        node.data = random.oneIn(3) ? nil : Double(random.below(20))
        tree.setData(node.data, of: id(node))
        note(node, "data")
    }

    /// Gives the tree or a node another direction.
    private func turn(_ node: Sketch, _ random: inout Seeded) {
        if maker.kinds.contains(.directions), random.oneIn(2) {
            node.direction = random.pick([nil, .leftToRight, .rightToLeft])
            tree.setDirection(node.direction, of: id(node))
            return note(node, "direction \(node.direction as Any)")
        }
        direction = direction == .leftToRight ? .rightToLeft : .leftToRight
        tree.direction = direction
        note(root, "\(direction)")
    }
}
