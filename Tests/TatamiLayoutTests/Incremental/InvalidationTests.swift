import TatamiGeometry
import TatamiLayout
import Testing

/// Changes that random edits seldom hit: each needs one mark that nothing else sets.
@Suite struct InvalidationTests {
    /// Frames of `laid` after `change` and another pass, beside those of a tree that was built like this.
    private func expectSame(_ laid: LaidOut, as fresh: LaidOut, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(laid.frames == fresh.frames, sourceLocation: sourceLocation)
    }

    /// The text was asked for its height at its natural width and scaled to 100; now it is 100 wide and must wrap.
    @Test func leavingAProportionAsksAgain() {
        let text = Example.leaf(.measured(by: WrapText(200))) {
            $0.horizontalAlignment = .stretch
            $0.verticalAlignment = .top
        }
        let fit = Example.overlay(text) { $0.contentMode = .aspectFit }
        let laid = LaidOut(fit, 100, 100)
        #expect(laid.frames == [Rect(0, 0, 100, 10)])
        laid.tree.setContent(.overlay(), of: laid.ids[0])
        laid.tree.layout(laid.ids[0], width: 100, height: 100)
        expectSame(laid, as: LaidOut(.overlay(text), 100, 100))
        #expect(laid.frames == [Rect(0, 0, 100, 40)])
    }

    @Test func movingOutOfAProportionAsksAgain() {
        let text = Example.leaf(.measured(by: WrapText(200))) {
            $0.horizontalAlignment = .stretch
            $0.verticalAlignment = .top
        }
        var fit = Example.overlay(text) { $0.contentMode = .aspectFit }
        (fit.item.horizontalAlignment, fit.item.verticalAlignment) = (.stretch, .stretch)
        let laid = LaidOut(.overlay(fit, .overlay()), 100, 100)
        laid.tree.move(laid.ids[2], to: laid.ids[0], before: laid.ids[3])
        laid.tree.layout(laid.ids[0], width: 100, height: 100)
        #expect(laid.tree.exactFrame(of: laid.ids[2]) == Rect(0, 0, 100, 40))
    }

    /// The sweep over a fresh tree needs parents before children.
    @Test func aMoveBeforeTheFirstPass() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let first = tree.add(.stack(.vertical), to: root)
        let second = tree.add(.stack(.vertical), to: root)
        tree.add(.fixed(Size(7, 9)), to: first)
        tree.move(first, to: second)
        tree.layout(root)
        #expect(tree.exactFrame(of: second).size == Size(7, 9) && tree.exactFrame(of: root).size == Size(7, 9))
    }

    @Test func aRemovalBeforeTheFirstPass() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        tree.remove(tree.add(.stack(.vertical), to: root))
        tree.layout(root)
        #expect(tree.counters.visits == 4)
    }

    /// The last row that was given up is taken first, so here children have earlier rows than their parents.
    @Test func rowsAreTakenAgainBeforeTheFirstPass() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        func addThree() -> [NodeID] {
            let outer = tree.add(.stack(.vertical), to: root)
            let inner = tree.add(.stack(.vertical), to: outer)
            return [outer, inner, tree.add(.fixed(Size(30, 40)), to: inner)]
        }
        tree.remove(addThree()[0])
        let nodes = addThree()
        tree.layout(root)
        #expect(nodes.map(tree.exactFrame) == Array(repeating: Rect(0, 0, 30, 40), count: 3))
    }

    /// A custom layout that tries widths out, two containers deep: what is new at the bottom reaches it though the way up is marked
    /// already, on account of a collapsed sibling.
    @Test func anEditBesideACollapsedNodeReachesWhoWatches() {
        let tree = LayoutTree()
        let root = tree.add(.custom(WrappingRows()))
        let outer = tree.add(.stack(.vertical), to: root)
        var square = ItemStyle()
        var gone = ItemStyle()
        (square.aspectRatio, gone.visibility) = (1, .collapsed)
        let inner = tree.add(.stack(.vertical), square, to: outer)
        tree.layout(root, width: 50)
        let text = tree.add(.measured(by: WrapText(30)), gone, to: inner)
        tree.layout(root, width: 50)
        tree.update(text) { $0.offset.x = 4 }
        tree.add(.fixed(Size(40, 5)), to: inner)
        tree.layout(root, width: 50)
        #expect(tree.exactFrame(of: root).size == Size(50, 40))
    }

    @Test func aMovedNodeReachesWhoWatches() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let custom = tree.add(.custom(WrappingRows()), to: root)
        var square = ItemStyle()
        square.aspectRatio = 1
        let inner = tree.add(.stack(.vertical), square, to: tree.add(.stack(.vertical), to: custom))
        tree.update(custom) { $0.fixedWidth = 50 }
        tree.layout(root, width: 50)
        let row = tree.add(.stack(.horizontal), to: root)
        tree.add(.fixed(Size(40, 5)), to: row)
        tree.move(row, to: inner)
        tree.layout(root, width: 50)
        #expect(tree.exactFrame(of: custom).size == Size(50, 40))
    }
}
