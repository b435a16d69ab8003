import TatamiGeometry
import TatamiLayout
import Testing

/// Layouts of the program's own, in both forms.
@Suite struct CustomLayoutTests {
    /// Counts what the engine asks of it.
    private final class Counted: Layout {
        var proposals: [Proposal] = []
        var rects: [Rect] = []

        func measure(_ children: Children, _ proposal: Proposal) -> Size {
            proposals.append(proposal)
            return WrappingRows().measure(children, proposal)
        }

        func place(_ children: Children, in rect: Rect) {
            rects.append(rect)
            WrappingRows().place(children, in: rect)
        }
    }

    @Test func aPairIsMeasuredTwiceAndPlacedTwiceAPass() {
        let layout = Counted()
        let tree = LayoutTree()
        tree.guards.remove(.answers)
        var box = BoxStyle()
        box.padding = 5
        let root = tree.add(.custom(layout, box))
        for _ in 0..<3 { tree.add(.fixed(Size(40, 10)), to: root) }
        let text = WrapText(90)
        let id = tree.add(.measured(by: text), to: root)
        tree.layout(root, width: 100)
        #expect(layout.proposals == [.unbounded, Proposal(width: .atMost(90))])
        #expect(layout.rects == [Rect(0, 0, 90, 40), Rect(0, 0, 90, 40)])
        #expect(text.widthCalls == 1 && text.heightCalls == 1)
        #expect(tree.exactFrame(of: root).size == Size(100, 50))
        #expect(
            tree.children(of: root).map { tree.exactFrame(of: $0) }
                == [Rect(5, 5, 40, 10), Rect(45, 5, 40, 10), Rect(5, 15, 40, 10), Rect(5, 25, 90, 20)])

        text.lineHeight = 30
        tree.invalidateContent(of: id)
        tree.layout(root, width: 100)
        #expect(layout.proposals.count == 4 && tree.exactFrame(of: root).height == 60)
        tree.layout(root, width: 100)
        #expect(layout.proposals.count == 4)
    }

    @Test func dataOfAChildReachesItsLayout() {
        let tree = LayoutTree()
        let root = tree.add(.custom(WrappingRows()))
        let first = tree.add(.fixed(Size(10, 10)), to: root)
        let second = tree.add(.fixed(Size(10, 10)), to: root)
        tree.setData(7.0, of: first)
        tree.layout(root)
        #expect(tree.exactFrame(of: second).x == 17)
        tree.setData(9.0, of: first)
        tree.layout(root)
        #expect(tree.exactFrame(of: second).x == 19)
        tree.setData("not a number", of: first)
        tree.layout(root)
        #expect(tree.exactFrame(of: second).x == 10 && tree.data(of: first) as? String == "not a number")
    }

    /// Reads of its children what the engine's own layouts never look at.
    private struct Nosy: Layout {
        func measure(_ children: Children, _ proposal: Proposal) -> Size {
            Size(children.reduce(0) { $0 + $1.item.offset.x + ($1.item.visibility == .hidden ? 100 : 0) }, 10)
        }
        func place(_ children: Children, in rect: Rect) {}
    }

    @Test func whateverAnItemSaysIsSeen() {
        let tree = LayoutTree()
        let root = tree.add(.custom(Nosy()))
        let child = tree.add(.empty, to: root)
        tree.layout(root)
        #expect(tree.exactFrame(of: root).width == 0)
        tree.update(child) { $0.offset.x = 4 }
        tree.layout(root)
        #expect(tree.exactFrame(of: root).width == 4)
        tree.update(child) { $0.visibility = .hidden }
        tree.layout(root)
        #expect(tree.exactFrame(of: root).width == 104)
        #expect(tree.exactFrame(of: child).size == .zero)
    }

    @Test func pairsNestInStacksAndInEachOther() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        var fill = ItemStyle()
        fill.horizontalAlignment = .stretch
        let outer = tree.add(.custom(WrappingRows()), fill, to: root)
        let inner = tree.add(.custom(WrappingRows()), to: outer)
        for _ in 0..<4 { tree.add(.fixed(Size(30, 10)), to: inner) }
        let row = tree.add(.stack(.horizontal), to: outer)
        let text = tree.add(.measured(by: WrapText(80)), to: row)
        let after = tree.add(.fixed(Size(5, 5)), to: root)
        tree.layout(root, width: 70)
        // A pair's natural width is its minimum as well, so the inner one keeps to one row; the text gives way.
        #expect(tree.exactFrame(of: inner) == Rect(0, 0, 120, 10))
        #expect(tree.exactFrame(of: row) == Rect(0, 10, 70, 40))
        #expect(tree.exactFrame(of: text).height == 40)
        #expect(tree.exactFrame(of: after).y == 50)
        tree.update(inner) { $0.maxWidth = 65 }
        tree.layout(root, width: 70)
        #expect(tree.exactFrame(of: inner) == Rect(0, 0, 65, 20))
        #expect(tree.exactFrame(of: after).y == 60)
        tree.update(inner) { $0.maxWidth = nil }
        tree.layout(root, width: 500)
        #expect(tree.exactFrame(of: inner) == Rect(0, 0, 120, 10))
        #expect(tree.exactFrame(of: row) == Rect(120, 0, 80, 20))
    }

    /// Measures its child at one width and places it at another, in every call.
    private struct Fickle: Layout {
        func measure(_ children: Children, _ proposal: Proposal) -> Size {
            children.reduce(Size.zero) { Size(50, $0.height + $1.measure(Proposal(width: .atMost(25))).height) }
        }
        func place(_ children: Children, in rect: Rect) {
            for child in children {
                _ = child.measure(Proposal(width: .atMost(rect.height)))
                child.place(in: Rect(0, 0, 50, rect.height))
            }
        }
    }

    @Test func trialsLeaveNoTrace() {
        let tree = LayoutTree()
        let root = tree.add(.custom(Fickle()))
        let row = tree.add(.stack(.horizontal), to: root)
        let text = tree.add(.measured(by: WrapText(100)), to: row)
        tree.layout(root)
        #expect(tree.exactFrame(of: root).size == Size(50, 80))
        #expect(tree.exactFrame(of: text) == Rect(0, 20, 50, 40))
        for height in [30.0, 200, 77] {
            tree.layout(root, height: height)
            #expect(tree.exactFrame(of: text) == Rect(0, (height - 40) / 2, 50, 40))
        }
    }

    @Test func anAxisLayoutWorksAxisByAxis() {
        let tree = LayoutTree()
        let root = tree.add(.custom(Staircase()))
        let first = tree.add(.measured(by: WrapText(100)), to: root)
        let second = tree.add(.fixed(Size(20, 10)), to: root)
        tree.setData(3.0, of: first)
        tree.layout(root, width: 150, height: 70)
        #expect(tree.extent(of: root, along: .horizontal).natural == 120)
        #expect(tree.exactFrame(of: first) == Rect(0, 0, 100, 20))
        #expect(tree.exactFrame(of: second) == Rect(103, 23, 47, 47))
        tree.direction = .rightToLeft
        tree.layout(root, width: 150, height: 70)
        #expect(tree.exactFrame(of: second) == Rect(0, 23, 47, 47))
    }

    @Test func closuresAreAPairToo() {
        let layout = ClosureLayout { children, _ in
            Size(children.reduce(0) { $0 + $1.measure().width }, 50)
        } place: { children, rect in
            for (index, child) in children.enumerated() { child.place(in: Rect(Double(index) * 10, 5, 10, rect.height - 5)) }
        }
        let tree = LayoutTree()
        let root = tree.add(.custom(layout))
        for width in [30.0, 20] { tree.add(.fixed(Size(width, 10)), to: root) }
        tree.layout(root)
        #expect(tree.exactFrame(of: root).size == Size(50, 50))
        #expect(tree.children(of: root).map { tree.exactFrame(of: $0) } == [Rect(0, 5, 10, 45), Rect(10, 5, 10, 45)])
    }

    /// WeView 9: a block is called once a child; the desired size is the most of each length, or nothing.
    @Test func aBlockPlacesEachChildAlone() {
        var asked = 0
        func frame(_ child: Child, _ rect: Rect) -> Rect {
            asked += 1
            return Rect(rect.width - child.measure().width, 3, child.measure().width, 7)
        }
        for (layout, size) in [
            (ClosureLayout(frame: frame), Size(0, 0)), (ClosureLayout(frame: frame) { $0.measure() }, Size(30, 12)),
        ] {
            let tree = LayoutTree()
            let root = tree.add(.custom(layout))
            tree.add(.fixed(Size(30, 10)), to: root)
            tree.add(.fixed(Size(20, 12)), to: root)
            tree.layout(root)
            #expect(tree.exactFrame(of: root).size == size)
            asked = 0
            tree.layout(root, width: 100)
            #expect(asked > 0 && asked.isMultiple(of: 2))
            #expect(tree.children(of: root).map { tree.exactFrame(of: $0) } == [Rect(70, 3, 30, 7), Rect(80, 3, 20, 7)])
        }
    }
}
