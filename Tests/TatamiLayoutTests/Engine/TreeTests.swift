import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// Nodes, their ids, and what is read of them.
@Suite struct TreeTests {
    @Test func idsOfRemovedNodesAreDead() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let row = tree.add(.stack(.horizontal), to: root)
        let leaf = tree.add(.fixed(Size(5, 5)), to: row)
        tree.remove(row)
        #expect(!tree.contains(row) && !tree.contains(leaf) && tree.contains(root))
        let reused = [tree.add(.empty, to: root), tree.add(.empty, to: root)]
        #expect(!tree.contains(row) && !tree.contains(leaf) && Set(reused).count == 2)
        tree.layout(root)
        #expect(tree.exactFrame(of: root).size == .zero)
    }

    @Test func orderIsKeptByInsertionAndMoves() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let other = tree.add(.stack(.vertical), to: root)
        let a = tree.add(.empty, to: root)
        let c = tree.add(.empty, to: root)
        let b = tree.insert(.empty, before: c)
        #expect(tree.children(of: root) == [other, a, b, c])
        tree.move(c, to: root, before: a)
        #expect(tree.children(of: root) == [other, c, a, b])
        tree.move(a, to: other)
        #expect(tree.children(of: root) == [other, c, b] && tree.children(of: other) == [a] && tree.parent(of: a) == other)
    }

    /// A node that waits for its first pass is not forgotten when it is moved before that.
    @Test func aFreshNodeMayBeMoved() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let left = tree.add(.stack(.vertical), to: root)
        let right = tree.add(.stack(.vertical), to: root)
        tree.layout(root)
        let inner = tree.add(.stack(.vertical), to: left)
        tree.add(.fixed(Size(7, 9)), to: inner)
        tree.move(inner, to: right)
        tree.layout(root)
        #expect(tree.exactFrame(of: right).size == Size(7, 9) && tree.exactFrame(of: left).size == .zero)
    }

    @Test func itemsAreReadBackAsTheyWereSaid() {
        let maker = SketchMaker(kinds: .plain)
        let tree = LayoutTree()
        let node = tree.add(.empty)
        var random = Seeded(5)
        for _ in 0..<500 {
            let item = maker.item(&random)
            tree.setItem(item, of: node)
            #expect(tree.item(of: node) == item)
        }
    }

    @Test func nothingHasRoomBelowACollapsedNode() {
        let laid = LaidOut(
            .vertical(.horizontal(.size(30, 10)), .size(20, 20)) { $0.box.padding = 3 }, 50, 50)
        laid.tree.update(laid.ids[1]) {
            $0.visibility = .collapsed
            $0.offset = Point(1, 2)
        }
        laid.tree.layout(laid.ids[0], width: 50, height: 50)
        #expect(laid.tree.exactFrame(of: laid.ids[1]) == Rect(26, 5, 0, 0))
        #expect(laid.tree.exactFrame(of: laid.ids[2]) == .zero)
        #expect(laid.tree.absoluteFrame(of: laid.ids[2]) == Rect(26, 5, 0, 0))
        #expect(laid.tree.extent(of: laid.ids[1], along: .horizontal) == .zero)
        var seen: [Rect] = []
        laid.tree.forEachFrame(below: laid.ids[0]) { _, frame, _ in seen.append(frame) }
        #expect(seen == [Rect(0, 0, 50, 50), Rect(26, 5, 0, 0), .zero, Rect(15, 3, 20, 20)])
        #expect(laid.tree.dump(laid.ids[0]).split(separator: "\n")[2].hasSuffix("= 0 0 0 0"))
    }

    @Test func baselinesLineItemsUp() {
        func text(_ baseline: Double?, _ line: Double) -> Example {
            .leaf(.measured(by: WrapText(30, lineHeight: line, baseline: baseline)))
        }
        let inner = Example.vertical(text(12, 16), text(4, 9)) { $0.box.padding.top = 3 }
        let laid = LaidOut(.horizontal(text(15, 20), text(nil, 9), inner, text(5, 30)) { $0.box.verticalAlignment = .baseline })
        #expect(laid.frames.map(\.y) == [0, 6, 0, 3, 19, 10])
        #expect(laid.size.height == 40)
        #expect(laid.tree.baseline(of: laid.ids[0]) == 15)
    }

    /// A baseline is asked of a leaf of fixed height only where somebody needs it, and asked again when the leaf changes.
    @Test func baselinesOfFixedHeights() {
        let text = WrapText(30, baseline: 8)
        let leaf = Example.leaf(.measured(by: text)) { $0.fixedHeight = 20 }
        let laid = LaidOut(.horizontal(leaf, .size(5, 18)) { $0.box.verticalAlignment = .baseline }, guards: [])
        #expect(laid.frames.map(\.y) == [10, 0] && text.heightCalls == 1)
        text.baseline = 20
        laid.tree.invalidateContent(of: laid.ids[1])
        laid.tree.layout(laid.ids[0])
        #expect(laid.tree.exactFrame(of: laid.ids[1]).y == 0 && laid.tree.exactFrame(of: laid.ids[2]).y == 2)
    }
}
