import Figures
import Tatami
import TatamiCollectionViews
import TatamiCollections
import TatamiTesting

/// A collection of 1,000,000 rows in a window of 1280 x 800, drawn on the pixels of a window.
@MainActor final class MillionRows {
    private let source = CollectionSource<Int, Int>()
    private let list: CollectionView
    private let root: ViewRoot
    private let renderer: CairoRenderer
    private let canvas: Canvas
    private var time = 0.0
    private let reader: ScreenReader?

    /// - Parameter isRead: Whether a screen reader follows.
    init(isRead: Bool) throws {
        source.edit {
            $0.append([0])
            $0.append(Array(0..<1_000_000), to: 0)
        }
        list = CollectionView(source) {
            Label()
        } configure: { label, number in
            label.text = number.isMultiple(of: 3) ? "Row \(number)\nwith a second line" : "Row \(number)"
        }
        list.selectionMode = .multiple
        let engine = try PangoTextEngine()
        root = ViewRoot(list, text: engine)
        renderer = CairoRenderer(engine)
        canvas = try Canvas(size: size)
        reader = isRead ? ScreenReader(root) : nil
        _ = root.frame(in: size, at: 0)
    }

    /// The milliseconds of frames that scroll: by a part of a viewport each, and every hundredth to another place.
    func times(_ count: Int) throws -> Times {
        var times: [Double] = []
        for number in 0..<count {
            list.contentOffset.y =
                number.isMultiple(of: 100) ? Double(number &* 7_919 % 900_000) * 20 : list.contentOffset.y + Double(number % 7) * 23
            time += 1.0 / 60
            times.append(
                try nanoseconds {
                    let frame = root.frame(in: size, at: time)
                    try canvas.draw(frame.list, in: frame.damage, by: renderer)
                    reader?.listen()
                } / 1e6)
        }
        return Times(times)
    }
}
