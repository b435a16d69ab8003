import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// What frames, folds and drags cost in containers with very many children: what can be seen (containers: rule 41).
@Suite struct VisibleCostTests {
    private func grid(_ count: Int) -> GridView {
        let grid = GridView(across: 4, tileSize: Size(50, 50))
        for _ in 0..<count { grid.addChild(View()) }
        grid.reordering = .inside
        return grid
    }

    private func accordion(_ count: Int) -> AccordionView {
        let view = AccordionView()
        for _ in 0..<count {
            let cell = AccordionCell()
            (cell.label, cell.body) = (block(100, 30), .view(block(200, 100)))
            cell.isFolded = true
            view.addChild(cell)
        }
        return view
    }

    /// The greatest work of a pass in the frames until nothing moves any more.
    private func work(_ window: TestWindow, _ pass: FramePass, frames: Int = 40) -> Int {
        (0..<frames).reduce(0) { most, _ in
            window.step()
            return max(most, window.frame.work(in: pass))
        }
    }

    @Test func aFoldVisitsWhatIsSeen() throws {
        let view = accordion(1_000)
        let window = try TestWindow(view, size: Size(300, 400))
        try window.settle()
        view.cells[3].unfold()
        window.step()
        let (composed, painted) = (window.frame.work(in: .compose), window.frame.work(in: .paint))
        #expect(composed < 250 && painted < 150, "\(composed) \(painted)")
        // The cell, its label, its body and what is around them, on both axes (`fold.nodes`).
        #expect(window.frame.work(in: .layout) < 30, "\(window.frame.work(in: .layout))")
        let (later, laterPainted) = (work(window, .compose), work(window, .paint))
        #expect(later < 250 && laterPainted < 150, "\(later) \(laterPainted)")
        #expect(view.cells[3].frame.height == 130 && view.cells[999].frame.y == 30 * 999 + 100)
        view.cells[3].fold()
        window.step()
        #expect(window.frame.work(in: .layout) < 30, "\(window.frame.work(in: .layout))")
        #expect(work(window, .compose) < 250)
        #expect(view.cells[999].frame.y == 30 * 999)
    }

    /// 10,000 tiles: neither the start of a drag nor its moves paint, compose or shift more than what is around the window.
    @Test func aDragLooksAtWhatIsSeen() throws {
        let grid = grid(10_000)
        let window = try TestWindow(grid, size: Size(200, 400))
        try window.settle()
        window.press(at: Point(25, 25), with: .mouse)
        window.carry(from: Point(25, 25), to: Point(40, 40))
        let session = try #require(window.root.dragSession)
        // Nothing is laid out for views, since the tree is as it was.
        #expect(window.frame.work(in: .layout) == 0 && window.frame.work(in: .compose) < 200, "\(window.frame)")
        try window.settle()
        let start = session.counters
        #expect(start.layouts == 1 && start.references < 10, "\(start)")
        var (composed, painted) = (0, 0)
        for number in 1...20 {
            window.move(to: Point(25 + Double(number % 4) * 45, 25 + Double(number) * 15), with: .mouse)
            window.step()
            composed = max(composed, window.frame.work(in: .compose))
            painted = max(painted, window.frame.work(in: .paint))
        }
        let cost = session.counters
        #expect(cost.layouts == 1 && cost.references == start.references, "\(cost)")
        // Around the window are 800 points, which are 16 lines of 4 tiles.
        #expect(
            cost.items - start.items <= 20 * 80 && cost.shifted - start.shifted <= 20 * 80 && cost.gaps - start.gaps <= 20 * 60, "\(cost)")
        #expect(composed < 200 && painted < 200, "\(composed) \(painted)")
        window.lift(at: Point(25, 325), with: .mouse)
        try window.settle()
        #expect(grid.children.count == 10_000 && session.counters.layouts == 1)
    }

    /// A tile that leaves 10,000 others, comes back and is dropped elsewhere: what is seen of them closes up, without a layout of all, and
    /// stands as in a grid without the tile.
    @Test func leavingLooksAtWhatIsSeen() throws {
        let (grid, stack) = (grid(10_000), StackView(.vertical))
        for _ in 0..<3 { stack.addChild(block(50, 20)) }
        (grid.reordering, stack.reordering) = (.shared, .shared)
        let row = StackLayout(.horizontal)
        (row.add(grid).fixedSize, row.add(stack).fixedSize) = (Size(200, 400), Size(100, 400))
        let window = try TestWindow(LayoutView(row), size: Size(300, 400))
        try window.settle()
        window.press(at: Point(75, 25), with: .mouse)
        window.carry(from: Point(75, 25), to: Point(90, 40))
        let session = try #require(window.root.dragSession)
        try window.settle()
        var (laidOut, composed) = (0, 0)
        for point in [Point(250, 200), Point(120, 200), Point(250, 200)] {
            let target: any DropTarget = point.x > 200 ? stack : grid
            window.move(to: point, with: .mouse)
            for _ in 0..<30 {
                window.step()
                (laidOut, composed) = (max(laidOut, window.frame.work(in: .layout)), max(composed, window.frame.work(in: .compose)))
            }
            try window.settle()
            #expect(session.proposal?.target === target)
        }
        #expect(laidOut < 30 && composed < 250, "\(laidOut) \(composed)")
        #expect(session.counters.layouts <= 4 && session.counters.items < 2_000, "\(session.counters)")
        for offset in [0.0, 5_000] {
            grid.contentOffset = Point(0, offset)
            window.step()
            window.move(to: Point(250, 201), with: .mouse)
            try window.settle()
            let first = Int(offset) / 50 * 4
            for number in first..<first + 30 where number != 1 {
                let place = number - (number > 1 ? 1 : 0)
                let shown = window.shown([grid.children[number]])[0]
                #expect(shown.origin == Point(Double(place % 4) * 50, Double(place / 4) * 50 - offset), "tile \(number) at \(offset)")
            }
        }
        window.lift(at: Point(250, 201), with: .mouse)
        try window.settle()
        #expect(grid.children.count == 9_999 && stack.children.count == 4)
        #expect(window.shown([grid.children[grid.children.count - 1]])[0].y == 2_499 * 50 - 5_000)
    }

    /// The last line of a grid is seen to close up, and what is shorter than two windows is laid out without what has left it.
    @Test(arguments: [6, 40, 80]) func theEndClosesUp(count: Int) throws {
        let (grid, stack) = (grid(count), StackView(.vertical))
        (grid.reordering, stack.reordering) = (.shared, .shared)
        let row = StackLayout(.horizontal)
        (row.add(grid).fixedSize, row.add(stack).fixedSize) = (Size(200, 200), Size(100, 200))
        let window = try TestWindow(LayoutView(row), size: Size(300, 200))
        try window.settle()
        window.press(at: Point(75, 25), with: .mouse)
        window.carry(from: Point(75, 25), to: Point(90, 40))
        window.move(to: Point(250, 100), with: .mouse)
        grid.contentOffset = Point(0, max(0, grid.contentExtent.height - 200))
        window.step()
        window.move(to: Point(250, 101), with: .mouse)
        try window.settle()
        let top = grid.contentOffset.y
        for (number, child) in grid.children.enumerated().dropFirst(2) where Double(number / 4) * 50 > top + 50 {
            #expect(window.shown([child])[0].origin == Point(Double((number - 1) % 4) * 50, Double((number - 1) / 4) * 50 - top))
        }
        window.key(.escape)
        try window.settle()
        for (number, child) in grid.children.enumerated() where Double(number / 4) * 50 > grid.contentOffset.y + 50 {
            let top = grid.contentOffset.y
            #expect(window.shown([child])[0].origin == Point(Double(number % 4) * 50, Double(number / 4) * 50 - top))
        }
        window.lift(at: Point(250, 101), with: .mouse)
    }

    /// Tiles that scrolling brings into sight make room too.
    @Test func theGapFollowsScrolling() throws {
        let grid = grid(400)
        let window = try TestWindow(grid, size: Size(200, 400))
        try window.settle()
        window.press(at: Point(25, 25), with: .mouse)
        window.carry(from: Point(25, 25), to: Point(25, 200))
        try window.settle()
        grid.contentOffset = Point(0, 1_000)
        window.step()
        window.move(to: Point(25, 201), with: .mouse)
        try window.settle()
        let index = try #require(window.root.dragSession?.proposal?.index)
        #expect(index > 60)
        for (number, child) in grid.children.enumerated().dropFirst() where abs(child.frame.y - 1_200) < 150 {
            // Without the dragged tile each stands one place earlier, and behind the gap where it was.
            let place = number - 1 + (number - 1 >= index ? 1 : 0)
            let shown = window.shown([child])[0]
            #expect(shown.origin == Point(Double(place % 4) * 50, Double(place / 4) * 50 - 1_000), "tile \(number)")
        }
        window.key(.escape)
        window.lift(at: Point(25, 201), with: .mouse)
    }

    /// A change in one of many views visits that view and those around it.
    @Test func aChangeVisitsItsView() throws {
        let column = StackLayout(.vertical)
        let views = (0..<2_000).map { _ in block(50, 20) }
        for view in views { column.add(view).fixedSize = Size(50, 20) }
        let scroll = ScrollView()
        scroll.contentView = LayoutView(column)
        let window = try TestWindow(scroll, size: Size(100, 200))
        try window.settle()
        views[5].shadow = Shadow(color: .black, blur: 4)
        window.step()
        #expect(window.frame.work(in: .compose) < 10, "\(window.frame.work(in: .compose))")
        let place = window.root.presentedFrame(of: views[7]).center
        views[7].hidden = true
        window.step()
        #expect(window.frame.work(in: .compose) < 10)
        #expect(window.root.view(at: place) !== views[7])
        views[7].hidden = false
        window.step()
        #expect(window.root.view(at: place) === views[7])
    }
}
