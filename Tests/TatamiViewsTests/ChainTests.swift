import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// Modifiers of views and rules of items chain in any order and keep the type.
@Suite struct ChainTests {
    private final class Badge: View {
        var count = 0

        override func measure(_ proposal: Proposal) -> Size { Size(20, 10) }
    }

    @Test func rulesAndModifiersChainInAnyOrder() {
        let label: Label = Label("x").stretch().font(.title).background(.white).minWidth(40).cornerRadius(8, .topLeft)
        let badge: Badge = Badge().margin(.top, 3).with { $0.count = 7 }.id("badge").border(.red, width: 2).fixedWidth(30)
        let stack: StackLayout = HStack { label }.stretch(.horizontal).with { $0.spacing = 5 }
        let layout = VStack {
            stack
            badge
        }
        #expect(label.font == .title && label.backgroundColor == .white && label.cornerRadius == 8 && label.corners == .topLeft)
        #expect(badge.count == 7 && badge.id == "badge" && badge.borderColor == .red && badge.borderWidth == 2)
        #expect(stack.items[0].minWidth == 40 && stack.items[0].verticalStretch == 1 && stack.spacing == 5)
        #expect(layout.items[0].nestedLayout === stack && layout.items[0].horizontalStretch == 1 && layout.items[0].verticalStretch == 0)
        #expect(layout.items[1].margin.top == 3 && layout.items[1].fixedWidth == 30)
    }

    /// A view may stand in two layouts with rules of its own in each.
    @Test func theNextItemTakesTheRulesAndNoOtherDoes() {
        let view = View()
        let narrow = VStack { view.fixedWidth(40) }
        let wide = HStack { view.stretch(.horizontal) }
        let third = HStack { view }
        #expect(narrow.items[0].fixedWidth == 40 && narrow.items[0].horizontalStretch == 0)
        #expect(wide.items[0].fixedWidth == nil && wide.items[0].horizontalStretch == 1)
        #expect(third.items[0].style == ItemStyle())
    }

    @Test func rulesOfAnItemApplyAtOnce() {
        let item = LayoutItem(View()).fixedWidth(40)
        #expect(item.fixedWidth == 40 && item.layoutEntry === item)
    }

    @Test func rulesReachWhateverHoldsTheView() {
        let scroll = ScrollView()
        scroll.contentView = View().align(.trailing).cells(1..<3).left(.parent(4))
        let item = scroll.contentLayoutItem
        #expect(item.horizontalAlignment == .trailing && item.verticalAlignment == .top)
        #expect(item.cells == 1..<3 && item.left == .parent(4))
    }

    /// A root, a free subview and a measurement make items that are in no layout.
    @Test func rulesWaitForAnItemInALayout() {
        let view = View().fixedSize(40, 20)
        #expect(view.sizeThatFits(.zero, text: CharacterGrid()) == .zero)
        View().addSubview(view)
        ViewRoot(view, text: CharacterGrid()).layout()
        #expect(VStack { view }.items[0].fixedSize == Size(40, 20))
    }

    @Test func stacksAlignTheItemsThatNameNoAlignment() {
        let first = View()
        let second = View()
        let view = LayoutView {
            VStack(alignment: .leading) {
                first.fixedSize(10, 10)
                HStack(alignment: .bottom) {
                    second.fixedSize(10, 10)
                    View().fixedSize(10, 30)
                }
            }
        }
        ViewRoot(view, text: CharacterGrid()).layout(in: Size(100, 100))
        #expect(first.frame == Rect(0, 0, 10, 10) && second.frame == Rect(0, 30, 10, 10))
    }
}

/// A view that chooses its layout by its own width.
@Suite struct WidthChoiceTests {
    private let left = View()
    private let right = View()

    @Test func theWidthDecidesTheLayoutInTheSamePass() {
        let narrow = VStack {
            left.fixedSize(50, 20)
            right.fixedSize(50, 20)
        }
        let wide = HStack {
            left.fixedSize(50, 20)
            right.fixedSize(50, 20)
        }
        var widths: [Double] = []
        let view = LayoutView(forWidth: {
            widths.append($0)
            return $0 < 100 ? narrow : wide
        })
        let root = ViewRoot(LayoutView { VStack { view.stretch() } }, text: CharacterGrid())
        root.layout(in: Size(80, 100))
        #expect(right.frame.origin == Point(15, 20) && widths == [80])
        root.layout(in: Size(80, 90))
        #expect(widths == [80])
        root.layout(in: Size(120, 90))
        #expect(right.frame.origin == Point(50, 35) && view.layout === wide && widths == [80, 120])
        root.layout(in: Size(70, 90))
        #expect(view.layout === narrow && widths == [80, 120, 70] && root.diagnostics == [])
    }

    /// A choice that is set later is made in the next layout; a view that left the tree makes none.
    @Test func choicesComeAndGo() {
        let view = LayoutView(VStack { left })
        let stack = VStack { view.stretch() }
        let root = ViewRoot(LayoutView(stack), text: CharacterGrid())
        root.layout(in: Size(80, 100))
        var count = 0
        let chosen = HStack { right }
        view.layoutForWidth = { _ in
            count += 1
            return chosen
        }
        root.layout(in: Size(80, 100))
        #expect(view.layout === chosen && count == 1)
        stack.removeAll()
        root.layout(in: Size(90, 100))
        #expect(count == 1)
        stack.add(view)
        root.layout(in: Size(60, 100))
        #expect(count == 2)
    }

    /// The narrow choice is wider than the wide one: the choice ends with a message and not in a loop.
    @Test func choicesThatContradictEachOtherEnd() {
        let narrow = VStack { left.fixedSize(200, 20) }
        let wide = VStack { right.fixedSize(50, 20) }
        let view = LayoutView(forWidth: { $0 < 100 ? narrow : wide })
        let root = ViewRoot(LayoutView { VStack { view } }, text: CharacterGrid())
        root.layout(in: Size(300, 100))
        #expect(root.diagnostics.count == 1)
    }

    @Test func theWindowsSizeIsToldBeforeTheFirstLayoutAndToWhoComesLater() {
        let root = ViewRoot(View(), text: CharacterGrid())
        var sizes: [Size] = []
        root.onResize = { sizes.append($0) }
        _ = root.frame(in: Size(80, 100), at: 0)
        _ = root.frame(in: Size(80, 100), at: 1)
        #expect(sizes == [Size(80, 100)])
        root.onResize = { sizes.append($0) }
        #expect(sizes.count == 2)
        _ = root.frame(in: Size(90, 100), at: 2)
        #expect(sizes == [Size(80, 100), Size(80, 100), Size(90, 100)])
    }
}
