import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// A view with nothing but a frame.
func block(_ width: Double, _ height: Double, _ color: Color = .blue) -> View {
    let view = View()
    view.frame = Rect(0, 0, width, height)
    view.background = .color(color)
    return view
}

@Suite struct AccordionCellTests {
    /// A row of rule 11's table.
    struct Place: Sendable, CustomStringConvertible {
        let name: String
        let axis: Axis
        let position: Edges
        let label: Rect
        let body: Rect
        let fixed: Rect
        let movable: Rect
        var description: String { name }

        static let all = [
            Place(
                name: "top", axis: .vertical, position: [.top, .leading], label: Rect(5, 5, 240, 20), body: Rect(5, 30, 240, 215),
                fixed: Rect(0, 0, 250, 30), movable: Rect(0, 220, 250, 30)),
            Place(
                name: "bottom", axis: .vertical, position: [.bottom, .leading], label: Rect(5, 225, 240, 20), body: Rect(5, 0, 240, 215),
                fixed: Rect(0, 220, 250, 30), movable: Rect(0, 0, 250, 30)),
            Place(
                name: "leading", axis: .horizontal, position: [.top, .leading], label: Rect(5, 5, 20, 240), body: Rect(35, 0, 210, 245),
                fixed: Rect(0, 0, 30, 250), movable: Rect(220, 0, 30, 250)),
            Place(
                name: "trailing", axis: .horizontal, position: [.top, .trailing], label: Rect(225, 5, 20, 240), body: Rect(5, 0, 210, 245),
                fixed: Rect(220, 0, 30, 250), movable: Rect(0, 0, 30, 250)),
        ]
    }

    private func cell(_ place: Place) -> AccordionCell {
        let cell = AccordionCell()
        cell.frame = Rect(0, 0, 250, 250)
        (cell.label, cell.body) = (block(150, 20), .view(block(10, 10)))
        (cell.axis, cell.labelPosition) = (place.axis, place.position)
        (cell.labelMargin, cell.bodyMargin) = (Insets(5), Insets(left: 5, top: 0, right: 5, bottom: 5))
        return cell
    }

    private func window(_ cell: View, _ direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let screen = View()
        screen.addSubview(cell)
        return try TestWindow(screen, size: Size(250, 400), direction: direction)
    }

    /// The frame of a view in its window, as it is drawn: turned views included.
    private func drawn(_ view: View, _ window: TestWindow) -> Rect { window.root.absoluteFrame(of: view) }

    private func near(_ a: Rect, _ b: Rect) -> Bool {
        abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
    }

    @Test(arguments: Place.all) func theTableOfPlaces(place: Place) throws {
        for isMovable in [false, true] {
            let cell = cell(place)
            cell.movableLabel = isMovable
            let window = try window(cell)
            let label = try #require(cell.label)
            guard case .view(let body) = cell.body else { return }
            #expect(near(drawn(label, window), place.label), "\(drawn(label, window))")
            #expect(near(drawn(body, window), place.body) && near(cell.bodyBounds, place.body), "\(drawn(body, window)) \(cell.bodyBounds)")
            cell.fold()
            try window.settle()
            #expect(near(cell.frame, isMovable ? place.movable : place.fixed), "\(cell.frame)")
            cell.unfold()
            try window.settle()
            #expect(cell.frame == Rect(0, 0, 250, 250) && near(drawn(body, window), place.body))
        }
    }

    /// From right to left, every place is mirrored in the window.
    @Test(arguments: Place.all) func rightToLeftMirrorsThePlaces(place: Place) throws {
        let cell = cell(place)
        let window = try window(cell, .rightToLeft)
        func mirrored(_ rect: Rect) -> Rect { Rect(250 - rect.maxX, rect.y, rect.width, rect.height) }
        let label = try #require(cell.label)
        #expect(near(drawn(label, window), mirrored(place.label)))
        #expect(near(cell.bodyBounds, mirrored(place.body)))
        cell.fold()
        try window.settle()
        #expect(near(cell.frame, mirrored(place.fixed)), "\(cell.frame)")
    }

    /// L 5.2: label 150 x 20, margin 5, body margin 5/0/5/5, nine tiles of 100 with spacing 5 in three columns: 320 x 345.
    @Test func theNaturalSizeIsThatOfTheUnfoldedCell() throws {
        let cell = AccordionCell()
        cell.label = block(150, 20)
        (cell.labelMargin, cell.bodyMargin) = (Insets(5), Insets(left: 5, top: 0, right: 5, bottom: 5))
        let tiles = TileLayout()
        (tiles.tilesAcross, tiles.tileSize, tiles.horizontalSpacing, tiles.verticalSpacing) = (3, Size(100, 100), 5, 5)
        for _ in 0..<9 { tiles.add(block(1, 1)) }
        cell.body = .layout(tiles)
        #expect(cell.naturalSize == .zero, "Nothing measures it yet.")
        let window = try TestWindow(LayoutView { VStack { cell.align(.leading) } }, size: Size(400, 500))
        #expect(cell.naturalSize == Size(320, 345) && cell.frame.size == Size(320, 345), "\(cell.naturalSize)")
        cell.isFolded = true
        window.step()
        #expect(cell.naturalSize == Size(320, 345) && cell.frame.height == 30)
    }

    /// Rule 7: 220 points unfold in 239 ms and fold in 191 ms; the cell and its sibling are on one clock.
    @Test func cellAndSiblingsMoveOnOneClock() throws {
        let (cell, other) = (AccordionCell(), block(250, 20))
        (cell.label, cell.body, cell.isFolded) = (block(150, 30), .view(block(250, 220)), true)
        let stack = LayoutView {
            VStack {
                cell.align(.leading)
                other.align(.leading)
            }
        }
        let window = try TestWindow(stack, size: Size(250, 400))
        let start = window.time
        var arrived = 0.0
        cell.unfold { _ in arrived = window.time }
        window.frameInterval = 0.001
        var last = 30.0
        for _ in 0..<300 {
            window.step()
            let (shown, sibling) = (window.root.presentedFrame(of: cell), window.root.presentedFrame(of: other))
            #expect(abs(sibling.y - shown.maxY) < 1e-6 && shown.height >= last - 1e-9)
            last = shown.height
        }
        // The motion begins with the first frame, a millisecond after the call.
        #expect(abs(arrived - start - 0.001 - 0.2387) < 0.0021, "\(arrived - start)")
        let folding = window.time
        cell.fold { _ in arrived = window.time }
        for _ in 0..<250 { window.step() }
        #expect(abs(arrived - folding - 0.001 - 0.1909) < 0.0021, "\(arrived - folding)")
    }

    /// Rule 6: the layout runs once, the body leaves layout, focus and accessibility at once, and is painted to the end.
    @Test func aFoldingBodyIsOutOfTheTreeButPainted() throws {
        let cell = AccordionCell(
            "Details",
            body: .view(
                LayoutView {
                    VStack {
                        Button("Inside")
                        block(200, 100, .red)
                    }
                }))
        let window = try TestWindow(
            LayoutView {
                VStack {
                    cell
                    Button("After")
                }
            }, size: Size(300, 400))
        try window.settle()
        #expect(window.accessibilityDump.contains("Inside"))
        window.key(.tab)
        window.key(.tab)
        #expect(window.root.focusedView is Button)
        let painted = window.frame.list.commands.count
        cell.fold()
        window.step()
        #expect(!window.accessibilityDump.contains("Inside"))
        #expect(window.root.focusedView?.role == .button && !(window.root.focusedView is Button), "The label has the focus.")
        #expect(cell.clipsWhileShown(window) && window.frame.list.commands.count >= painted, "It is painted as it was.")
        window.step()
        #expect(window.frame.work(in: .layout) == 0, "The layout ran once.")
        try window.settle()
        #expect(window.frame.list.commands.count < painted)
        #expect(cell.subviews.count == 1 && cell.foldState == .folded)
    }

    @Test func aFoldedBodyHasNoNodes() throws {
        let cell = AccordionCell("A", body: .view(LayoutView { VStack { for index in 0..<20 { Label("\(index)") } } }))
        let window = try TestWindow(LayoutView { VStack { cell } }, size: Size(300, 600))
        let lines = window.root.dumpLayout().split(separator: "\n").count
        cell.fold()
        try window.settle()
        let folded = window.root.dumpLayout().split(separator: "\n").count
        #expect(lines - folded == 21, "\(lines) \(folded)")
        cell.unfold()
        try window.settle()
        #expect(window.root.dumpLayout().split(separator: "\n").count == lines)
    }

    /// Rule 5: what is asked for a state that is there already is answered in the next frame without events; without a root at once.
    @Test func everyCallIsAnsweredOnce() throws {
        let cell = AccordionCell("A", body: .view(block(100, 100)))
        var answers: [Bool] = []
        var events: [Action.Event] = []
        cell.on(.willFold) { _ in events.append(.willFold) }.on(.folded) { _ in events.append(.folded) }
        cell.unfold { answers.append($0) }
        #expect(answers == [true] && events.isEmpty, "No root shows it.")
        cell.fold { answers.append($0) }
        #expect(answers == [true, true] && events == [.willFold, .folded] && cell.isFolded)
        let window = try TestWindow(LayoutView { VStack { cell } })
        cell.fold { answers.append($0) }
        #expect(answers.count == 2)
        window.step()
        #expect(answers == [true, true, true] && events.count == 2)
        cell.unfold { answers.append($0) }
        window.wait(0.1)
        cell.fold { answers.append($0) }
        #expect(answers == [true, true, true, false], "Trap 16.")
        try window.settle()
        #expect(answers == [true, true, true, false, true])
        #expect(Array(events.dropFirst(2)) == [.willFold, .folded, .willFold, .folded])
        cell.unfold(animated: false) { answers.append($0) }
        window.step()
        window.step()
        #expect(answers.count == 6 && answers.last == true && cell.foldState == .unfolded)
    }

    @Test func aCellThatLeavesIsAnswered() throws {
        let cell = AccordionCell("A", body: .view(block(100, 100)))
        let stack = StackLayout(.vertical)
        stack.add(cell)
        let window = try TestWindow(LayoutView(stack))
        var answers: [Bool] = []
        cell.fold { answers.append($0) }
        window.step()
        stack.removeAll()
        window.step()
        window.step()
        #expect(answers == [false] && cell.foldState == .folded)
    }

    /// Trap 18: what changes while the cell is folded counts when it unfolds.
    @Test func changesWhileFoldedCount() throws {
        let cell = AccordionCell()
        cell.frame = Rect(0, 0, 200, 200)
        (cell.label, cell.body) = (block(100, 20), .view(block(1, 1)))
        let window = try window(cell)
        cell.fold(animated: false)
        window.step()
        cell.frame = Rect(10, 0, 240, 300)
        window.step()
        #expect(cell.frame == Rect(10, 0, 240, 20))
        cell.unfold(animated: false)
        window.step()
        guard case .view(let body) = cell.body else { return }
        #expect(cell.frame == Rect(10, 0, 240, 300) && body.frame == Rect(0, 20, 240, 280))
    }

    /// Trap 19: the thickness of a turned label is its height in one line, however high the cell is.
    @Test func aTurnedLabelKeepsItsThickness() throws {
        let cell = AccordionCell("Chapter", body: .view(block(100, 100)))
        cell.axis = .horizontal
        cell.frame = Rect(0, 0, 200, 120)
        let window = try window(cell)
        let label = try #require(cell.label)
        let before = label.superview?.frame.width
        cell.frame = Rect(0, 0, 200, 380)
        window.step()
        #expect(label.superview?.frame.width == before && before == 40)
        #expect(abs(drawn(label, window).height - 380) < 0.01, "\(drawn(label, window))")
    }

    /// Rule 13: the body has its natural length between least and greatest; least wins, and a scroller scrolls the rest.
    @Test func theBodyKeepsItsLimits() throws {
        let cell = AccordionCell()
        (cell.label, cell.body) = (block(100, 20), .view(block(100, 200)))
        let window = try TestWindow(LayoutView { VStack { cell } }, size: Size(300, 600))
        func length() -> Double {
            window.step()
            return cell.frame.height - 20
        }
        #expect(length() == 200)
        cell.greatestBodyLength = 120
        #expect(length() == 120)
        cell.leastBodyLength = 150
        #expect(length() == 150)
        (cell.greatestBodyLength, cell.leastBodyLength) = (nil, 240)
        #expect(length() == 240)
        let scroller = ScrollView()
        scroller.contentView = LayoutView { VStack { for _ in 0..<20 { Label("Line") } } }
        cell.body = .view(scroller)
        (cell.greatestBodyLength, cell.leastBodyLength) = (100, nil)
        #expect(length() == 100 && scroller.canScroll)
    }

    @Test func reducedMotionIsThereAtOnce() throws {
        let cell = AccordionCell("A", body: .view(block(100, 100)))
        let window = try TestWindow(LayoutView { VStack { cell } })
        window.root.reducesMotion = true
        cell.fold()
        window.step()
        #expect(window.root.presentedFrame(of: cell).height == 40)
        window.step()
        #expect(cell.foldState == .folded)
    }

    /// Free views in the room of the body leave with it.
    @Test func freeViewsFoldToo() throws {
        let cell = AccordionCell()
        cell.frame = Rect(0, 0, 200, 200)
        cell.label = block(100, 20)
        let button = Button("Free")
        button.frame = Rect(10, 40, 80, 30)
        cell.addSubview(button)
        let window = try window(cell)
        #expect(window.accessibilityDump.contains("Free") && cell.bodyBounds == Rect(0, 20, 200, 180))
        cell.fold()
        try window.settle()
        #expect(!window.accessibilityDump.contains("Free"))
        cell.unfold()
        try window.settle()
        #expect(window.accessibilityDump.contains("Free") && button.frame == Rect(10, 40, 80, 30))
    }

    // MARK: People

    @Test func pressesKeysAndAssistiveTechnologyToggle() throws {
        let cell = AccordionCell("Details", body: .view(block(100, 100)))
        let window = try TestWindow(LayoutView { VStack { cell } })
        #expect(window.accessibilityDump.contains("button \"Details\" expanded") && window.accessibilityDump.contains("expand or collapse"))
        try window.tap("Details")
        #expect(cell.isFolded)
        try window.settle()
        #expect(window.accessibilityDump.contains("button \"Details\" focused collapsed"))
        window.key(.tab)
        window.key(.enter)
        #expect(!cell.isFolded)
        window.key(.space)
        #expect(cell.isFolded)
        try window.settle()
        let slot = try #require(cell.label?.superview)
        #expect(window.root.perform(.expandOrCollapse, on: slot) && !cell.isFolded)
        cell.togglesOnPress = false
        try window.settle()
        try window.tap("Details")
        #expect(!cell.isFolded && window.root.focusOrder.isEmpty)
    }

    @Test func aControlInTheLabelIsItsOwn() throws {
        let button = Button("Add")
        let cell = AccordionCell()
        cell.label = LayoutView {
            HStack {
                Label("Title")
                button
            }
        }
        cell.body = .view(block(100, 100))
        var presses = 0
        button.on { _ in presses += 1 }
        let window = try TestWindow(LayoutView { VStack { cell } })
        try window.tap("Add")
        #expect(presses == 1 && !cell.isFolded)
        button.enabled = false
        window.step()
        try? window.tap("Add")
        #expect(!cell.isFolded)
        try window.tap("Title")
        #expect(cell.isFolded)
    }

    @Test func visibilityRulesFoldIt() throws {
        let (first, second) = (AccordionCell("A", body: .view(block(9, 50))), AccordionCell("B", body: .view(block(9, 50))))
        let rules = VisibilityRules(.exclusive(["a", "b"]))
        rules.register(first, as: "a")
        rules.register(second, as: "b")
        let window = try TestWindow(
            LayoutView {
                VStack {
                    first
                    second
                }
            })
        var changes: [ViewVisibility] = []
        rules.didSwitch = { changes = $0 }
        try rules.show("a")
        try window.settle()
        #expect(!first.isFolded && second.isFolded && changes == [.hide("b")] && !second.hidden)
    }
}

extension AccordionCell {
    fileprivate func clipsWhileShown(_ window: TestWindow) -> Bool {
        window.frame.list.commands.contains { if case .pushClip = $0 { true } else { false } }
    }
}
