import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// Folded groups of tiles in drags (containers: rule 28): a group opens for a drag that rests on the place of its separator, wherever the gap
/// shows the separator meanwhile.
@Suite struct GroupDragTests {
    private let size = Size(50, 50)

    /// Tiles A to D in a line, and two folded groups: E and F, and G.
    private func grid() -> (grid: GridView, lines: [View]) {
        let grid = GridView(across: 4, tileSize: size).filled(with: tiles("A", "B", "C", "D", size: size))
        let lines = tiles("first", "second", size: Size(200, 20))
        grid.addChild(lines[0]).isSeparator = true
        _ = grid.filled(with: tiles("E", "F", size: size))
        grid.addChild(lines[1]).isSeparator = true
        _ = grid.filled(with: tiles("G", size: size))
        for line in lines { grid.foldGroup(line) }
        grid.reordering = .inside
        return (grid, lines)
    }

    /// The pointer rests on the line; the gap moves the line away, and the group opens all the same. Escape folds it again.
    @Test func aGroupOpensWhereItsLineIsInTheLayout() throws {
        let (grid, lines) = grid()
        let window = try TestWindow(grid, size: Size(200, 400))
        let line = window.root.presentedFrame(of: lines[0]).center
        window.press(at: Point(25, 25), with: .mouse)
        window.carry(from: Point(25, 25), to: line)
        window.wait(0.35)
        #expect(grid.isGroupFolded(lines[0]))
        window.wait(0.35)
        #expect(!grid.isGroupFolded(lines[0]) && grid.isGroupFolded(lines[1]))
        window.key(.escape)
        #expect(grid.isGroupFolded(lines[0]) && grid.isGroupFolded(lines[1]))
        window.lift(at: line, with: .mouse)
        try window.settle()
        #expect(grid.names == "A B C D first E F second G" && grid.children[0].frame.origin == .zero)
    }

    @Test func aGroupThatTakesTheItemStaysOpen() throws {
        let (grid, lines) = grid()
        let window = try TestWindow(grid, size: Size(200, 400))
        let line = window.root.presentedFrame(of: lines[1]).center
        window.press(at: Point(25, 25), with: .mouse)
        window.carry(from: Point(25, 25), to: line)
        window.wait(0.7)
        #expect(!grid.isGroupFolded(lines[1]))
        try window.settle()
        let last = window.root.absoluteFrame(of: grid.children[8])
        window.carry(from: line, to: Point(last.maxX + 30, last.center.y))
        window.lift(at: Point(last.maxX + 30, last.center.y), with: .mouse)
        #expect(grid.names == "B C D first E F second G A")
        #expect(!grid.isGroupFolded(lines[1]) && grid.isGroupFolded(lines[0]))
    }

    /// A drop in front of the line is none in its group.
    @Test func aGroupThatTakesNothingClosesAfterTheDrop() throws {
        let (grid, lines) = grid()
        let window = try TestWindow(grid, size: Size(200, 400))
        let line = window.root.presentedFrame(of: lines[0]).center
        window.press(at: Point(25, 25), with: .mouse)
        window.carry(from: Point(25, 25), to: line)
        window.wait(0.7)
        #expect(!grid.isGroupFolded(lines[0]))
        window.carry(from: line, to: Point(125, 25))
        window.lift(at: Point(125, 25), with: .mouse)
        #expect(grid.names.hasPrefix("B C A D first") && grid.isGroupFolded(lines[0]))
    }

    /// A line that was passed quickly opens nothing, and an open group stays as it is.
    @Test func passingOpensNothing() throws {
        let (grid, lines) = grid()
        grid.unfoldGroup(lines[1])
        let window = try TestWindow(grid, size: Size(200, 400))
        let line = window.root.presentedFrame(of: lines[0]).center
        window.press(at: Point(25, 25), with: .mouse)
        window.carry(from: Point(25, 25), to: line)
        window.carry(from: line, to: Point(25, 25))
        window.wait(0.7)
        #expect(grid.isGroupFolded(lines[0]) && !grid.isGroupFolded(lines[1]))
        window.key(.escape)
        #expect(!grid.isGroupFolded(lines[1]))
        window.lift(at: Point(25, 25), with: .mouse)
    }
}
