import Figures
import Tatami

/// Frames of containers with very many children: a drag among 10,000 tiles, and a fold in an accordion of 1,000 cells.
@MainActor struct ManyChildren {
    /// Milliseconds of the first frame of a drag, of a frame in which the dragged tile is moved to another place, of the frame in which a cell begins
    /// to fold or to unfold, and of a frame while it moves.
    let start, move, fold, folding: Times
    /// The most views that a frame of a moved tile has composed or painted.
    let visited: Int

    private static let window = Size(800, 800)

    init() throws {
        (start, move, visited) = try Self.drags()
        (fold, folding) = try Self.folds()
    }

    private static func pointer(_ phase: PointerEvent.Phase, _ point: Point, _ time: Double) -> PointerEvent {
        PointerEvent(phase, at: point, time: time)
    }

    private static func drags() throws -> (start: Times, move: Times, visited: Int) {
        let grid = GridView(across: 10, tileSize: Size(70, 70), spacing: 5)
        for index in 0..<10_000 { grid.addChild(Label("\(index)")) }
        grid.reordering = .inside
        let root = ViewRoot(grid, text: try PangoTextEngine())
        var time = 0.0
        var visited = 0
        func frame(_ body: () -> Void) -> Double {
            time += 1.0 / 60
            let start = now()
            body()
            let frame = root.frame(in: window, at: time)
            let took = (now() - start) / 1e6
            visited = max(visited, frame.work(in: .compose), frame.work(in: .paint))
            return took
        }
        _ = frame {}
        var (starts, moves): ([Double], [Double]) = ([], [])
        for _ in 0..<15 {
            root.handle(pointer(.began, Point(35, 35), time))
            starts.append(frame { root.handle(pointer(.moved, Point(60, 60), time)) })
            visited = 0
            for step in 0..<30 {
                let place = Point(60 + Double(step * 53 % 600), 60 + Double(step * 37 % 600))
                moves.append(frame { root.handle(pointer(.moved, place, time)) })
            }
            root.dragSession?.cancel()
            root.handle(pointer(.ended, Point(60, 60), time))
            for _ in 0..<60 { _ = frame {} }
        }
        return (Times(starts), Times(moves), visited)
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
