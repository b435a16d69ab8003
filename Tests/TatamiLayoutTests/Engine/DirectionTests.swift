import TatamiGeometry
import TatamiLayout
import Testing

/// Reading directions of single nodes.
@Suite struct DirectionTests {
    private let tree = LayoutTree()
    private let root: NodeID
    private let row: NodeID
    private let leaf: NodeID

    init() {
        root = tree.add(.stack(.vertical))
        row = tree.add(.stack(.horizontal), to: root)
        tree.update(row) { $0.horizontalAlignment = .leading }
        leaf = tree.add(.fixed(Size(10, 10)), to: row)
        tree.add(.fixed(Size(30, 10)), to: row)
    }

    private func layOut() { tree.layout(root, in: Size(100, 20)) }

    /// The row keeps its place; what is in it changes sides.
    @Test func mirrorsWhatIsInTheNode() {
        tree.setDirection(.rightToLeft, of: row)
        layOut()
        #expect(tree.exactFrame(of: row) == Rect(0, 0, 40, 10) && tree.exactFrame(of: leaf) == Rect(30, 0, 10, 10))
        #expect(
            tree.direction(of: row) == .rightToLeft && tree.direction(of: leaf) == .rightToLeft && tree.direction(of: root) == .leftToRight)
        tree.setDirection(nil, of: row)
        layOut()
        #expect(tree.exactFrame(of: leaf) == Rect(0, 0, 10, 10) && tree.ownDirection(of: row) == nil)
    }

    /// The tree's direction ends where a node sets one, and a moved node takes that of its new parent.
    @Test func isInherited() {
        tree.setDirection(.leftToRight, of: row)
        tree.direction = .rightToLeft
        layOut()
        #expect(tree.exactFrame(of: row) == Rect(60, 0, 40, 10) && tree.exactFrame(of: leaf).x == 0)
        tree.move(leaf, to: root)
        #expect(tree.direction(of: leaf) == .rightToLeft)
        tree.move(leaf, to: row)
        #expect(tree.direction(of: leaf) == .leftToRight)
    }

    /// A node that is used again has nothing of the removed one.
    @Test func goesWithTheNode() {
        tree.setDirection(.rightToLeft, of: leaf)
        tree.remove(leaf)
        let other = tree.add(.fixed(.zero), to: row)
        #expect(tree.direction(of: other) == .leftToRight && tree.ownDirection(of: other) == nil)
    }

    /// The nodes that change are placed again, and no others.
    @Test func changesCostWhatTheyTouch() {
        let other = tree.add(.stack(.horizontal), to: root)
        for _ in 0..<100 { tree.add(.stack(.horizontal), to: other) }
        layOut()
        let before = tree.counters.visits
        tree.setDirection(.rightToLeft, of: row)
        layOut()
        #expect(tree.counters.visits - before <= 8)
        let after = tree.counters.visits
        tree.setDirection(.rightToLeft, of: leaf)
        layOut()
        #expect(tree.counters.visits == after)
    }

    @Test func dumpsHaveIt() throws {
        tree.setDirection(.rightToLeft, of: row)
        layOut()
        let dump = tree.dump(root)
        #expect(
            dump == """
                stack axis=vertical in 100x20 = 0 0 100 20
                  stack axis=horizontal [horizontalAlignment=start] rightToLeft = 0 0 40 10
                    fixed 10x10 = 30 0 10 10
                    fixed 30x10 = 0 0 30 10

                """)
        #expect(try LayoutTree(dump: dump).roots.map { try LayoutTree(dump: dump).dump($0) } == [dump])
    }
}
