// Frames of a window of 1280 x 800 points: 80 cards of a picture-like field, a title and a button, made, laid out and drawn on the pixels that
// the window host shows. Prints rows.
import Figures
import Foundation
import Tatami
import TatamiTesting

let size = Size(1280, 800)
let engine = try PangoTextEngine()
let renderer = CairoRenderer(engine)

/// 80 cards of three views each: 240 that draw.
@MainActor func cards() -> (LayoutView, [Button]) {
    var buttons: [Button] = []
    let rows = StackLayout(.vertical, spacing: 8, padding: 8)
    for row in 0..<8 {
        let line = StackLayout(.horizontal, spacing: 8)
        for column in 0..<10 {
            let card = LayoutView()
            let inside = StackLayout(.vertical, spacing: 4, padding: 6)
            let button = Button("Open \(row * 10 + column)")
            card.backgroundColor = Color(bytes: 0xEE, 0xF2, 0xF8)
            card.cornerRadius = 8
            inside.add(Label("Card \(row * 10 + column)"))
            inside.add(button)
            card.layout = inside
            line.add(card.stretch())
            buttons.append(button)
        }
        rows.add(line.stretch())
    }
    let view = LayoutView(rows)
    view.backgroundColor = .white
    return (view, buttons)
}

let (view, buttons) = cards()
let root = ViewRoot(view, text: engine)
let canvas = try Canvas(size: size)
var time = 0.0

/// Milliseconds of a frame after a change, drawn where it differs.
@MainActor func frame(all: Bool = false, _ change: () -> Void) throws -> Double {
    change()
    time += 1.0 / 60
    return try nanoseconds {
        let frame = root.frame(in: size, at: time)
        try canvas.draw(frame.list, in: all ? [Rect(0, 0, size.width, size.height)] : frame.damage, by: renderer)
    } / 1e6
}

_ = try frame {}
precondition(root.placedViews().count == 241, "80 cards of three views each, and the window's own.")
var flip = false
let repaint = try Times(seconds: 2) {
    try frame(all: true) {
        view.backgroundColor = flip ? .white : Color(bytes: 0xFA, 0xFA, 0xFA)
        flip.toggle()
    }
}
let button = try Times(seconds: 1) { try frame { buttons[37].highlighted.toggle() } }
let nothing = try Times(seconds: 1) { try frame {} }
let relayout = try Times(seconds: 1) {
    try frame {
        buttons[37].contentInsets.leading = flip ? 20 : 14
        flip.toggle()
    }
}

/// A list of 10,000 rows in a window of its own, with its own texts.
@MainActor final class ScrolledList {
    let scroll = ScrollView()
    let root: ViewRoot
    let renderer: CairoRenderer
    let canvas: Canvas
    var offset = 0.0
    var visited = 0

    init() throws {
        let rows = StackLayout(.vertical)
        for index in 0..<10_000 { rows.add(Label("Row \(index)")).fixedHeight = 20 }
        scroll.contentView = LayoutView(rows)
        let engine = try PangoTextEngine()
        root = ViewRoot(scroll, text: engine)
        renderer = CairoRenderer(engine)
        canvas = try Canvas(size: Size(400, 800))
        _ = root.frame(in: Size(400, 800), at: 0)
    }

    /// Milliseconds of a frame, scrolled by a row and a half; a screen reader takes what has changed.
    func scrolledFrame(_ reader: ScreenReader?) throws -> Double {
        offset = (offset + 37).truncatingRemainder(dividingBy: 190_000)
        scroll.contentOffset = Point(0, offset)
        time += 1.0 / 60
        return try nanoseconds {
            let frame = root.frame(in: Size(400, 800), at: time)
            visited = max(visited, frame.work(in: .paint))
            try canvas.draw(frame.list, in: frame.damage, by: renderer)
            reader?.listen()
        } / 1e6
    }
}

/// One list that a screen reader has read, one that it has left, and one that never had any, scrolled in turn, so that each meets the same
/// caches and the same noise.
let plain = try ScrolledList()
let read = try ScrolledList()
let left = try ScrolledList()
let reader = ScreenReader(read.root)
ScreenReader(left.root).leave()
var plainTimes: [Double] = []
var readTimes: [Double] = []
var leftTimes: [Double] = []
for _ in 0..<6000 {
    plainTimes.append(try plain.scrolledFrame(nil))
    readTimes.append(try read.scrolledFrame(reader))
    leftTimes.append(try left.scrolledFrame(nil))
}
let scrolled = Times(plainTimes)
let scrolledWhileRead = Times(readTimes)
let scrolledAfterReading = Times(leftTimes)
let visited = plain.visited

/// Milliseconds of opening a list of 4,000 rows, and of taking all of them out of a shown one and putting new ones in.
@MainActor func listTimes() throws -> (open: Times, refill: Times) {
    let area = Size(400, 800)
    func fill(_ layout: StackLayout) { for index in 0..<4_000 { layout.add(Label("Row \(index)")).fixedHeight = 20 } }
    var kept: [ViewRoot] = []
    let open = try Times(seconds: 1) {
        kept = []
        return try nanoseconds {
            let layout = StackLayout(.vertical)
            fill(layout)
            kept = [ViewRoot(LayoutView(layout), text: try PangoTextEngine())]
            _ = kept[0].frame(in: area, at: 0)
        } / 1e6
    }
    let layout = StackLayout(.vertical)
    let root = ViewRoot(LayoutView(layout), text: try PangoTextEngine())
    fill(layout)
    _ = root.frame(in: area, at: 0)
    let refill = Times(seconds: 1) {
        nanoseconds {
            layout.removeAll()
            fill(layout)
            _ = root.frame(in: area, at: 0)
        } / 1e6
    }
    return (open, refill)
}

let listed = try listTimes()
let longText = try longTextTimes()
let many = try ManyChildren()
let rows = try MillionRows(isRead: false).times(3_000)
let readRows = try MillionRows(isRead: true).times(3_000)

let figures = [
    Row("window-240", "tatami", "full repaint", repaint.median, "ms"), Row("window-240", "tatami", "one button", button.median, "ms"),
    Row("window-240", "tatami", "one card laid out anew", relayout.median, "ms"),
    Row("window-240", "tatami", "nothing changed", nothing.median * 1000, "us"),
    Row("list-4000", "tatami", "opened", listed.open.median, "ms"),
    Row("list-4000", "tatami", "refilled, to opened", listed.refill.median / listed.open.median, "ratio"),
    Row("text-1MiB", "tatami", "pasted", longText.paste.median, "ms"),
    Row("text-1MiB", "tatami", "a key", longText.key.median, "ms"),
    Row("list-10000", "tatami", "a scrolled frame", scrolled.median, "ms"),
    Row("list-10000", "tatami", "views looked at", Double(visited), ""),
    Row("list-10000", "tatami", "frame rate with a screen reader", scrolled.median / scrolledWhileRead.median, "ratio"),
    Row("list-10000", "tatami", "frame rate after it has left", scrolled.median / scrolledAfterReading.median, "ratio"),
    Row("rows-1000000", "tatami", "a scrolled frame", rows.median, "ms"),
    Row("rows-1000000", "tatami", "the slowest of 3,000 frames", rows.most, "ms"),
    Row("rows-1000000", "tatami", "a frame with a screen reader", readRows.median, "ms"),
    Row("rows-1000000", "tatami", "the slowest of 3,000 with a reader", readRows.most, "ms"),
    Row("tiles-10000", "tatami", "a press", many.press.median, "ms"),
    Row("tiles-10000", "tatami", "a drag begins", many.start.median, "ms"),
    Row("tiles-10000", "tatami", "the gap moves", many.move.median, "ms"),
    Row("tiles-10000", "tatami", "a tile leaves", many.leave.median, "ms"),
    Row("tiles-10000", "tatami", "a tile comes back", many.back.median, "ms"),
    Row("tiles-10000", "tatami", "views looked at", Double(many.visited), ""),
    Row("accordion-1000", "tatami", "a fold begins", many.fold.median, "ms"),
    Row("accordion-1000", "tatami", "a frame of a fold", many.folding.median, "ms"),
]
for row in figures { print(row.line) }
