import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// What has the focus is in sight, and scroll views can be reached by keys.
@Suite struct SightTests {
    /// A scroll view of 200 x 200 between two buttons, with buttons and text of many heights in it.
    private func page(_ heights: [(isButton: Bool, height: Double)]) throws -> (TestWindow, ScrollView, [Button]) {
        let rows = StackLayout(.vertical)
        let column = StackLayout(.vertical)
        let scroll = ScrollView()
        var buttons: [Button] = []
        for (isButton, height) in heights {
            let view = isButton ? Button("B\(buttons.count)") : View()
            if let button = view as? Button { buttons.append(button) }
            rows.add(view).fixedSize = Size(180, height)
        }
        scroll.contentView = LayoutView(rows)
        column.add(Button("Before")).fixedSize = Size(180, 40)
        column.add(scroll).fixedSize = Size(200, 200)
        column.add(Button("After")).fixedSize = Size(180, 40)
        return (try TestWindow(LayoutView(column), size: Size(200, 280)), scroll, buttons)
    }

    /// How many points of the focused view's height are seen.
    private func seen(_ window: TestWindow, _ scroll: ScrollView) throws -> Double {
        let view = try #require(window.root.focusedView)
        let frame = try window.frame(of: .view(view))
        let room = try window.frame(of: .view(scroll))
        return view.superviews.contains { $0 === scroll } ? frame.intersection(room)?.height ?? 0 : frame.height
    }

    @Test func downGoesThroughAListAndNeverLosesTheFocus() throws {
        let (window, scroll, buttons) = try page((0..<30).map { _ in (true, 40) })
        window.root.focus(buttons[0], isVisible: true)
        for index in 1..<30 {
            window.key(.down)
            try window.settle()
            #expect(window.root.focusedView === buttons[index])
            #expect(try seen(window, scroll) == 40)
        }
        window.key(.down)
        try window.settle()
        #expect((window.root.focusedView as? Button)?.title == "After", "From the end of the list it goes on.")
    }

    @Test func arrowsScrollThroughLongTextToTheNextButton() throws {
        let (window, scroll, buttons) = try page([(true, 40), (false, 1_000), (true, 40), (false, 1_000)])
        var presses = 0
        for button in buttons { button.on { _ in presses += 1 } }
        window.root.focus(buttons[0], isVisible: true)
        for step in 1...10 {
            window.key(.down)
            try window.settle()
            #expect(scroll.contentOffset.y == Double(step) * 50 && window.root.focusedView === buttons[0])
        }
        // Enter would press what nobody sees.
        window.key(.enter)
        try window.settle()
        #expect(presses == 0 && scroll.contentOffset.y == 0)
        window.key(.enter)
        #expect(presses == 1)
        for _ in 1...30 where window.root.focusedView === buttons[0] {
            window.key(.down)
            try window.settle()
        }
        #expect(window.root.focusedView === buttons[1])
        #expect(try seen(window, scroll) == 40)
    }

    @Test func aKeyForAFocusThatTheWheelHasHiddenBringsItBack() throws {
        for key in [KeyEvent.Key.enter, .space, .down, .up] {
            let (window, scroll, buttons) = try page((0..<30).map { _ in (true, 40) })
            var presses = 0
            buttons[3].on { _ in presses += 1 }
            window.root.focus(buttons[3])
            try window.scroll(.view(scroll), by: Point(0, 600))
            try window.settle()
            window.key(key)
            try window.settle()
            #expect(presses == 0 && window.root.focusedView === buttons[3] && window.root.showsFocus)
            #expect(try seen(window, scroll) == 40)
        }
    }

    @Test func pagesTakeTheFocusAlong() throws {
        let (window, scroll, buttons) = try page((0..<30).map { _ in (true, 40) })
        window.root.focus(buttons[0], isVisible: true)
        window.key(.pageDown)
        try window.settle()
        #expect(scroll.contentOffset.y > 140 && window.root.focusedView !== buttons[0])
        window.key(.end)
        try window.settle()
        #expect(scroll.contentOffset.y == 1_000 && window.root.focusedView === buttons[29])
        window.key(.home)
        try window.settle()
        #expect(scroll.contentOffset.y == 0 && window.root.focusedView === buttons[0])
    }

    /// Whatever keys and wheels do: no button out of sight is pressed, and without wheels none out of sight has the focus where there is
    /// another one to see.
    @Test func noButtonOutOfSightIsPressed() throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        for _ in 0..<12 {
            let heights = (0..<20).map { _ in
                (isButton: Bool.random(using: &random), height: Double(Int.random(in: 10...220, using: &random)))
            }
            let (window, scroll, buttons) = try page(heights)
            var pressed: [Button] = []
            for button in buttons { button.on { pressed.append($0) } }
            window.key(.tab)
            for _ in 0..<40 {
                let key =
                    [KeyEvent.Key.up, .down, .down, .pageUp, .pageDown, .home, .end, .tab, .enter, .space].randomElement(using: &random)
                    ?? .tab
                if Int.random(in: 0..<6, using: &random) == 0 {
                    try window.scroll(.view(scroll), by: Point(0, .random(in: -400...400, using: &random)))
                    try window.settle()
                }
                let before = try seen(window, scroll)
                pressed = []
                window.key(key)
                #expect(pressed.isEmpty || before > 0, "seed \(seed): \(key) pressed a button that nobody sees")
                try window.settle()
            }
        }
    }

    @Test func aScrollViewWithoutControlsIsReachedByKeys() throws {
        let (window, scroll, _) = try page([(false, 1_000)])
        window.key(.tab)
        #expect(window.root.focusedView !== scroll)
        window.key(.tab)
        #expect(window.root.focusedView === scroll && window.root.showsFocus)
        window.key(.down)
        try window.settle()
        #expect(scroll.contentOffset.y == 50)
        window.key(.end)
        try window.settle()
        #expect(scroll.contentOffset.y == 800)
        window.key(.tab)
        #expect((window.root.focusedView as? Button)?.title == "After")
        let (short, fits, _) = try page([(false, 100)])
        #expect(!short.root.focusOrder.contains { $0 === fits }, "Nothing to scroll.")
        let (full, controls, buttons) = try page([(false, 1_000), (true, 40)])
        #expect(!full.root.focusOrder.contains { $0 === controls }, "The button in it scrolls it into sight.")
        buttons[0].enabled = false
        #expect(full.root.focusOrder.contains { $0 === controls })
    }

    @Test func theRingOfAScrollViewLiesInTheWindow() throws {
        let label = Label((0..<40).map { "Line \($0)" }.joined(separator: "\n"))
        let scroll = ScrollView()
        label.numberOfLines = 0
        scroll.contentView = label
        scroll.backgroundColor = .white
        let window = try TestWindow(scroll, size: Size(160, 120), scale: 2)
        window.key(.tab)
        #expect(window.root.focusedView === scroll)
        let rings = window.frame.list.commands.compactMap { if case .border(let rect, _, _) = $0 { rect } else { nil } }
        #expect(rings == [Rect(0, 0, 160, 120)])
        window.key(.down)
        try window.settle()
        try window.expectPicture("focused-scroll-view")
    }
}
