import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// The mark of an accordion cell's standard label.
@Suite struct AccordionMarkTests {
    /// The chevron of a standard label is mirrored, and so is its turn, also where the direction changes while the cell is shown.
    @Test func theMarkPointsDownInBothDirections() throws {
        let cell = AccordionCell("Boats", body: .view(Label("At noon")))
        let window = try TestWindow(LayoutView { VStack { cell.align(.leading) } }, size: Size(250, 250))
        window.step()
        func turns() -> [Double] {
            window.root.displayList().commands.compactMap { command in
                guard case .pushTransform(let map) = command, abs(map.a) < 1e-9 else { return nil }
                return map.b
            }
        }
        #expect(turns() == [1], "From the right to the lower side.")
        cell.direction = .rightToLeft
        window.step()
        #expect(turns() == [-1], "From the left to the lower side.")
        cell.fold()
        try window.settle()
        #expect(turns().isEmpty)
    }
}
