import Figures
import Tatami

/// Frames of containers with very many children: a drag among 10,000 tiles, and a fold in an accordion of 1,000 cells.
@MainActor struct ManyChildren {
    /// Milliseconds of a press on a tile, of the first frame of a drag, of a frame in which the dragged tile is moved to another place, and of those in
    /// which it goes to another container and comes back.
    let press, start, move, leave, back: Times
    /// Milliseconds of the frame in which a cell begins to fold or to unfold, and of a frame while it moves.
    let fold, folding: Times
    /// The most views that a frame of a moved tile has composed or painted.
    let visited: Int

    private static let window = Size(800, 800)

    init() throws {
        let drags = try Self.drags()
        (press, start, move) = (Times(drags.press), Times(drags.start), Times(drags.move))
        (leave, back, visited) = (Times(drags.leave), Times(drags.back), drags.visited)
        (fold, folding) = try Self.folds()
    }

    private static func pointer(_ phase: PointerEvent.Phase, _ point: Point, _ time: Double) -> PointerEvent {
        PointerEvent(phase, at: point, time: time)
    }

    /// Milliseconds of frames of drags, and the most views that a frame has composed or painted.
    private struct Drags {
        var press: [Double] = [], start: [Double] = [], move: [Double] = [], leave: [Double] = [], back: [Double] = []
        var visited = 0
    }

    private static func drags() throws -> Drags {
        let grid = GridView(across: 10, tileSize: Size(60, 60), spacing: 5)
        for index in 0..<10_000 { grid.addChild(Label("\(index)")) }
        let stack = StackView(.vertical)
        (grid.reordering, stack.reordering) = (.shared, .shared)
        let row = StackLayout(.horizontal)
        (row.add(grid).fixedSize, row.add(stack).fixedSize) = (Size(680, 800), Size(120, 800))
        let root = ViewRoot(LayoutView(row), text: try PangoTextEngine())
        var (time, drags) = (0.0, Drags())
        func frame(_ body: () -> Void) -> Double {
            time += 1.0 / 60
            let start = now()
            body()
            let frame = root.frame(in: window, at: time)
            let took = (now() - start) / 1e6
            drags.visited = max(drags.visited, frame.work(in: .compose), frame.work(in: .paint))
            return took
        }
        _ = frame {}
        for _ in 0..<15 {
            drags.press.append(frame { root.handle(pointer(.began, Point(35, 35), time)) })
            drags.start.append(frame { root.handle(pointer(.moved, Point(60, 60), time)) })
            drags.visited = 0
            for step in 0..<30 {
                let place = Point(60 + Double(step * 53 % 600), 60 + Double(step * 37 % 600))
                drags.move.append(frame { root.handle(pointer(.moved, place, time)) })
            }
            for _ in 0..<3 {
                drags.leave.append(frame { root.handle(pointer(.moved, Point(740, 60), time)) })
                drags.back.append(frame { root.handle(pointer(.moved, Point(300, 60), time)) })
            }
            root.dragSession?.cancel()
            root.handle(pointer(.ended, Point(60, 60), time))
            for _ in 0..<60 { _ = frame {} }
        }
        return drags
    }

    private static func folds() throws -> (fold: Times, folding: Times) {
        let view = AccordionView()
        for index in 0..<1_000 {
            let cell = AccordionCell()
            cell.label = Label("Cell \(index)")
            cell.body = .view(Label("Body \(index)"))
            cell.isFolded = true
            view.addChild(cell)
        }
        let root = ViewRoot(view, text: try PangoTextEngine())
        var time = 0.0
        func frame(_ body: () -> Void = {}) -> Double {
            time += 1.0 / 60
            let start = now()
            body()
            _ = root.frame(in: window, at: time)
            return (now() - start) / 1e6
        }
        _ = frame()
        var (folds, later): ([Double], [Double]) = ([], [])
        for _ in 0..<30 {
            folds.append(frame { view.cells[3].toggle() })
            for _ in 0..<8 { later.append(frame()) }
            for _ in 0..<40 { _ = frame() }
        }
        return (Times(folds), Times(later))
    }
}
