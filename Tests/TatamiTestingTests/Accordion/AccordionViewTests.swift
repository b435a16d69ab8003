import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@Suite struct AccordionViewTests {
    /// An accordion of cells with labels 20 and bodies 100 high.
    private func accordion(_ count: Int, open: Set<Int> = []) -> AccordionView {
        let view = AccordionView()
        for index in 0..<count {
            let cell = AccordionCell()
            (cell.label, cell.body) = (block(100, 20), .view(block(100, 100)))
            cell.isFolded = !open.contains(index)
            view.addChild(cell)
        }
        return view
    }

    private func folded(_ view: AccordionView) -> [Bool] { view.cells.map(\.isFolded) }

    /// Trap 17: another cell opens; both are on the clock of the opening, so that the sum of the lengths is monotone, here constant.
    @Test func exclusiveCellsTakeTurns() throws {
        let view = accordion(3, open: [0])
        view.exclusive = true
        let window = try TestWindow(view, size: Size(200, 400))
        view.cells[2].unfold()
        #expect(folded(view) == [true, true, false])
        window.frameInterval = 0.005
        for _ in 0..<60 {
            window.step()
            let sum = view.cells.reduce(0) { $0 + window.root.presentedFrame(of: $1).height }
            #expect(abs(sum - 160) < 0.02, "\(sum)")
        }
        view.cells[1].unfold(animated: false)
        window.step()
        #expect(folded(view) == [true, false, true])
    }

    @Test func optionsThatAreSetLaterTakeEffect() throws {
        let view = accordion(3, open: [1, 2])
        view.exclusive = true
        #expect(folded(view) == [true, false, true])
        let open = AccordionCell("Open", body: .view(block(9, 9)))
        view.addChild(open)
        #expect(open.isFolded, "A second open cell is added folded.")
    }

    @Test func oneStaysOpen() throws {
        let view = accordion(3)
        view.keepsOneOpen = true
        #expect(folded(view) == [false, true, true])
        let window = try TestWindow(view, size: Size(200, 400))
        var answers: [Bool] = []
        view.cells[0].fold { answers.append($0) }
        #expect(answers == [false] && folded(view) == [false, true, true])
        #expect(window.accessibilityDump.contains("disabled expanded"), "\(window.accessibilityDump)")
        view.foldAll(animated: false)
        #expect(folded(view) == [false, true, true])
        view.removeChild(view.cells[0])
        #expect(folded(view) == [false, true], "The next one opens.")
        view.cells[1].unfold(animated: false)
        view.cells[0].fold(animated: false)
        view.removeChild(view.cells[1])
        #expect(folded(view) == [false], "The one before opens.")
    }

    @Test func exclusiveKeepsOneOpenTakesTurns() throws {
        let view = accordion(3, open: [0])
        (view.exclusive, view.keepsOneOpen) = (true, true)
        let window = try TestWindow(view, size: Size(200, 400))
        view.cells[1].unfold()
        try window.settle()
        #expect(folded(view) == [true, false, true])
    }

    @Test func foldAllFoldsAll() throws {
        let view = accordion(4, open: [0, 2, 3])
        let window = try TestWindow(view, size: Size(200, 600))
        view.foldAll()
        try window.settle()
        #expect(view.cells.allSatisfy { $0.foldState == .folded && $0.frame.height == 20 })
    }

    @Test func onlyCellsAreAdded() throws {
        let view = accordion(1)
        view.addChild(block(10, 10))
        #expect(view.cells.count == 1 && view.children.count == 1)
        let window = try TestWindow(view, size: Size(200, 400))
        window.step()
        #expect(
            window.root.diagnostics.contains { $0.contains("View is no AccordionCell and was not added") }, "\(window.root.diagnostics)")
    }

    /// Rule 10: above the pressed label, another cell folds; the label keeps its place on the screen in every frame.
    @Test func thePressedLabelKeepsItsPlace() throws {
        let view = accordion(12, open: [3])
        view.exclusive = true
        let window = try TestWindow(view, size: Size(200, 200))
        view.contentOffset = Point(0, 150)
        try window.settle()
        let cell = view.cells[6]
        let slot = try #require(cell.label?.superview)
        let place = window.root.presentedFrame(of: slot)
        window.press(at: place.center, with: .mouse)
        window.lift(at: place.center, with: .mouse)
        #expect(!cell.isFolded && view.cells[3].isFolded)
        for _ in 0..<40 {
            window.step()
            #expect(abs(window.root.presentedFrame(of: slot).y - place.y) < 0.5, "\(window.root.presentedFrame(of: slot))")
        }
    }

    @Test func keysMoveAmongLabels() throws {
        let view = accordion(3, open: [0, 1, 2])
        let window = try TestWindow(view, size: Size(200, 500))
        func focused() -> Int? { view.cells.firstIndex { $0.label?.superview === window.root.focusedView } }
        window.key(.tab)
        #expect(focused() == 0)
        for (key, place) in [(KeyEvent.Key.down, 1), (.down, 2), (.down, 2), (.home, 0), (.up, 0), (.end, 2), (.up, 1)] {
            window.key(key)
            #expect(focused() == place)
        }
        window.key(.enter)
        #expect(folded(view) == [false, true, false])
    }
}
