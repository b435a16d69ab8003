import Figures
import Tatami

/// Milliseconds of pasting a text of 1 MiB into a text view, and of a key in the middle of it, each with the frame that shows it.
@MainActor func longTextTimes() throws -> (paste: Times, key: Times) {
    let line = "A line of a long text, which is as long as lines are. "
    let long = String(repeating: line + line + "\n", count: (1 << 20) / (2 * line.utf8.count + 1) - 1)
    var clock = 0.0
    let view = TextView()
    let engine = try PangoTextEngine()
    let root = ViewRoot(view, text: engine)
    let (renderer, canvas, area) = (CairoRenderer(engine), try Canvas(size: Size(400, 800)), Size(400, 800))
    func frame(_ change: () -> Void) throws -> Double {
        clock += 3
        return try nanoseconds {
            change()
            let frame = root.frame(in: area, at: clock)
            try canvas.draw(frame.list, in: frame.damage, by: renderer)
        } / 1e6
    }
    _ = try frame {}
    root.focus(view)
    let paste = try Times(seconds: 2) {
        view.text = ""
        _ = try frame {}
        return try frame { root.handle(text: long) }
    }
    view.selection = long.count / 2..<long.count / 2
    _ = try frame {}
    let key = try Times(seconds: 2) { try frame { root.handle(text: "x") } }
    return (paste, key)
}
