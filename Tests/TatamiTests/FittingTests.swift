import Tatami
import Testing

/// `sizeThatFits`, of views in a tree and alone.
@Suite struct FittingTests {
    private let words = "Widths are settled first, then heights, so this text knows where to wrap."

    @Test func aLabelWrapsInTheRoomThereIs() throws {
        let label = Label(words)
        let ideal = label.sizeThatFits(.zero)
        #expect(ideal.width > 400 && ideal.height < 30)
        #expect(label.sizeThatFits(Size(1_000, 0)) == ideal && label.sizeThatFits(Size(1_000, 5)) == ideal)
        let narrow = label.sizeThatFits(Size(120, 0))
        #expect(narrow.width <= 120 && narrow.height > 3 * ideal.height)
        let least = label.sizeThatFits(Size(1, 0)).width
        #expect(least > 1 && least < 120, "A word is not broken.")
        #expect(label.layoutItem == nil && label.root == nil && label.layoutItems.isEmpty, "It belongs to no tree afterwards.")
    }

    /// Every kind of layout: alone, in a tree, and as the tree itself lays it out at that width.
    @Test func aViewWithLayoutsAnswersAsItsTreeLaysItOut() throws {
        let builders: [() -> ItemLayout] = [
            { StackLayout(.vertical, spacing: 3, padding: 5) }, { StackLayout(.horizontal, spacing: 3) }, { OverlayLayout() },
            { FlowLayout(.horizontal, spacing: 2) }, { GridLayout(columns: [.auto, .weight(1)]) }, { RelativeLayout() }, { TileLayout() },
        ]
        for build in builders {
            func filled() -> LayoutView {
                let layout = build()
                for (index, text) in ["One", words, "Three"].enumerated() {
                    let item = layout.add(Label(text))
                    item.id = "i\(index)"
                    if index > 0, layout is RelativeLayout { item.rules.top = .adjacent("i\(index - 1)", distance: 4) }
                }
                return LayoutView(layout)
            }
            for width in [0, 150, 700.0] {
                let alone = filled().sizeThatFits(Size(width, 0))
                let inside = filled()
                let kind = "\(type(of: inside.layout)) at \(width)"
                let root = ViewRoot(LayoutView { VStack { inside } }, text: try PangoTextEngine())
                root.layout(in: Size(333, 444))
                let (frame, visits) = (inside.frame, root.counters.visits)
                #expect(inside.sizeThatFits(Size(width, 0)) == alone, "\(kind)")
                root.layout(in: Size(333, 444))
                #expect(inside.frame == frame && root.counters.visits == visits, "Asking changes nothing: \(kind)")
                let fresh = filled()
                let own = ViewRoot(fresh, text: try PangoTextEngine())
                own.layout(width: alone.width)
                #expect(own.size == alone, "\(kind)")
            }
        }
    }

    @Test func changesThatWereNotLaidOutYetCount() throws {
        let label = Label("a")
        let box = LayoutView { VStack { label } }
        let root = ViewRoot(box, text: try PangoTextEngine())
        root.layout(in: Size(300, 300))
        let before = box.sizeThatFits(.zero)
        label.text = words
        #expect(box.sizeThatFits(.zero).width > before.width + 300)
        box.layout?.removeAll()
        #expect(box.sizeThatFits(.zero) == .zero)
    }

    @Test func itemsDoNotCountButTheirContentsDo() throws {
        let button = Button("Save")
        let scroll = ScrollView()
        let plain = View()
        let item = LayoutItem(button)
        item.fixedSize = Size(500, 500)
        #expect(button.sizeThatFits(.zero).width < 200 && plain.sizeThatFits(.zero) == .zero)
        scroll.contentView = button
        #expect(scroll.sizeThatFits(.zero).width > 0)
        #expect(TextField().sizeThatFits(.zero).width > 50)
    }

    @Test func strangeRoomsAreHarmless() {
        let label = Label(words)
        let ideal = label.sizeThatFits(.zero)
        for width in [-Double.infinity, -3, Double.nan] { #expect(label.sizeThatFits(Size(width, .nan)) == ideal) }
        #expect(label.sizeThatFits(Size(.infinity, .infinity)) == ideal)
    }

    /// A view that chooses its layout by its width chooses for the room that is asked about, and shows what it showed.
    @Test func aViewChoosesItsLayoutForTheRoom() throws {
        let (first, second, extra) = (Label("first"), Label("second"), Label("only in the wide layout"))
        let narrow = VStack {
            first
            second
        }
        let wide = HStack {
            first
            second
            extra
        }
        let view = LayoutView(forWidth: { $0 < 300 ? narrow : wide })
        let line = first.sizeThatFits(.zero).height
        let all = [first, second, extra].reduce(0) { $0 + $1.sizeThatFits(.zero).width }
        #expect(view.sizeThatFits(Size(100, 0)).height == 2 * line)
        #expect(view.sizeThatFits(Size(600, 0)) == Size(all, line) && view.sizeThatFits(.zero) == Size(all, line))
        #expect(view.layouts.isEmpty && extra.root == nil && extra.layoutItem == nil)

        let root = ViewRoot(LayoutView { VStack { view.stretch() } }, text: try PangoTextEngine())
        root.layout(in: Size(120, 200))
        #expect(view.layout === narrow)
        let frames = [first.frame, second.frame]
        #expect(view.sizeThatFits(Size(600, 0)) == Size(all, line) && view.sizeThatFits(Size(120, 0)).height == 2 * line)
        #expect(root.view.sizeThatFits(Size(600, 0)).height == line && root.view.sizeThatFits(Size(120, 0)).height == 2 * line)
        root.layout(in: Size(120, 200))
        #expect(view.layout === narrow && [first.frame, second.frame] == frames && extra.root == nil && root.diagnostics == [])
    }

    /// A change that would make a view choose another layout is not proposed, because its effect is that of the other layout.
    @Test func proposalsKeepTheChosenLayouts() throws {
        func proposal(_ view: LayoutView, _ label: Label) throws -> String? {
            let root = ViewRoot(LayoutView { VStack { view } }, text: try PangoTextEngine())
            root.layout(in: Size(400, 200))
            return root.explain(label)?.horizontal.proposal?.text
        }
        let plain = Label(words)
        #expect(try proposal(LayoutView { VStack { plain.maxWidth(50) } }, plain) != nil)
        let chosen = Label(words)
        let narrow = VStack { chosen.maxWidth(50) }
        let wide = VStack { Label("wide") }
        #expect(try proposal(LayoutView(forWidth: { $0 < 100 ? narrow : wide }), chosen) == nil)
        let inside = Label(words)
        let stays = VStack { inside.maxWidth(50) }
        let stretched = LayoutView(forWidth: { _ in stays })
        #expect(try proposal(stretched.stretch(), inside) != nil)
    }
}
