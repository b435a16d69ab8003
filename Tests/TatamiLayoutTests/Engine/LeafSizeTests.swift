import TatamiGeometry
import TatamiLayout
import Testing

/// The size of a leaf is kept apart from what it asks for only where the two differ.
@Suite struct LeafSizeTests {
    private func size(_ content: NodeContent) -> Size? { if case .fixed(let size) = content { size } else { nil } }

    /// Every item that may overrule a leaf's size, set, changed and taken back in turn.
    @Test func aLeafHasItsSizeAgainWhenNothingOverrulesIt() {
        let changes: [(inout ItemStyle) -> Void] = [
            { $0.maxHeight = 20 }, { $0.minWidth = 90 }, { $0.fixedWidth = 3 }, { $0.ignoresHeight = true }, { $0.widthAdjustment = 4 },
            { $0.aspectRatio = 2 }, { $0.visibility = .collapsed }, { $0.horizontalStretch = 1 },
        ]
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let leaf = tree.add(.fixed(Size(30, 40)), to: root)
        var own = Size(30, 40)
        for (index, first) in changes.enumerated() {
            for second in changes {
                tree.update(leaf, first)
                if index.isMultiple(of: 2) { tree.layout(root, width: 100) }
                tree.update(leaf, second)
                #expect(size(tree.content(of: leaf)) == own)
                tree.layout(root, width: 100)
                own.height = own.height == 40 ? 55 : 40
                tree.setContent(.fixed(own), of: leaf)
                #expect(size(tree.content(of: leaf)) == own)
                tree.setItem(ItemStyle(), of: leaf)
                tree.layout(root, width: 100)
                #expect(size(tree.content(of: leaf)) == own && tree.exactFrame(of: leaf).size == own)
            }
        }
    }

    @Test func anotherKindOfNodeForgetsTheSize() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let leaf = tree.add(.fixed(Size(30, 40)), to: root)
        tree.update(leaf) { $0.maxHeight = 20 }
        tree.setContent(.stack(.horizontal), of: leaf)
        let inner = tree.add(.fixed(Size(7, 8)), to: leaf)
        tree.layout(root)
        #expect(tree.exactFrame(of: root).size == Size(7, 8))
        tree.remove(inner)
        tree.setContent(.fixed(Size(5, 60)), of: leaf)
        tree.layout(root)
        #expect(tree.exactFrame(of: root).size == Size(5, 20))
    }

    /// Rows, records and sizes of removed nodes are used again by others.
    @Test func whatRemovedNodesHadIsNoOneElses() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.horizontal))
        for round in 0..<50 {
            var bounded = ItemStyle()
            (bounded.maxWidth, bounded.margin) = (5, Insets(1))
            let first = tree.add(.fixed(Size(20, 10)), bounded, to: root)
            let second = tree.add(.fixed(Size(9, 9)), to: root)
            tree.layout(root)
            #expect(tree.exactFrame(of: root).size == Size(7 + 9, 12), "round \(round)")
            tree.remove(first)
            let third = tree.add(.fixed(Size(30, 3)), to: root)
            tree.layout(root)
            #expect(tree.item(of: third) == ItemStyle() && tree.exactFrame(of: root).size == Size(39, 9), "round \(round)")
            #expect(!tree.contains(first) && tree.contains(second))
            tree.remove(second)
            tree.remove(third)
        }
    }
}
