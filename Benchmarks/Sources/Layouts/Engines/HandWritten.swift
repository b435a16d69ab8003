import TatamiGeometry
import Trees

/// Frames as a program writes them by hand: loops that know the shape of this one tree. The floor: no engine, nothing to
/// look up, nothing remembered, all of it anew every time.
final class HandWritten: Engine {
    static let name = "by-hand"
    private let shape: HandWrittenShape
    private var sizes: [Size]
    private var frames: [Rect]

    init(_ tree: Tree) {
        shape = Self.shape(of: tree) ?? { _, _, _ in }
        sizes = tree.nodes.map(\.size)
        frames = Array(repeating: .zero, count: sizes.count)
    }

    static func isPossible(_ tree: Tree) -> Bool { shape(of: tree) != nil }

    func layout(width: Double) {
        sizes.withUnsafeBufferPointer { sizes in
            frames.withUnsafeMutableBufferPointer { shape(sizes, $0, width) }
        }
    }

    func setLeaf(_ node: Int, _ size: Size) { sizes[node] = size }
    func frame(_ node: Int) -> Rect { frames[node] }
}

/// Works out all frames of one tree from the sizes of its leaves.
typealias HandWrittenShape = (UnsafeBufferPointer<Size>, UnsafeMutableBufferPointer<Rect>, _ width: Double) -> Void

extension HandWritten {
    /// nil for trees of which nobody would write frames by hand.
    fileprivate static func shape(of tree: Tree) -> HandWrittenShape? {
        switch tree.name {
        case "wide": wide(tree)
        case "deep": deep
        case "wrap": wrap
        case "grid-auto": { grid($0, $1, $2, isShared: false) }
        case "grid-weighted": { grid($0, $1, $2, isShared: true) }
        case "relative": relative
        case "feed": feed
        default: nil
        }
    }

    private static func wide(_ tree: Tree) -> HandWrittenShape {
        let leaves = 10
        let growing = tree.nodes.indices.filter { tree.item(of: tree.nodes[$0]) != nil }
        return { sizes, frames, width in
            var y = 0.0
            var id = 1
            for grown in growing {
                let row = id
                var natural = 4.0 * Double(leaves - 1)
                var height = 0.0
                for leaf in row + 1...row + leaves {
                    natural += sizes[leaf].width
                    height = max(height, sizes[leaf].height)
                }
                var x = 0.0
                for leaf in row + 1...row + leaves {
                    let length = sizes[leaf].width + (leaf == grown ? width - natural : 0)
                    frames[leaf] = Rect(x, 0, length, sizes[leaf].height)
                    x += length + 4
                }
                frames[row] = Rect(0, y, width, height)
                y += height + 2
                id += 1 + leaves
            }
            frames[0] = Rect(0, 0, width, y - 2)
        }
    }

    private static func deep(_ sizes: UnsafeBufferPointer<Size>, _ frames: UnsafeMutableBufferPointer<Rect>, _ width: Double) {
        // Containers are the even nodes; each odd one is the leaf of the one before.
        var natural = Size.zero
        for id in stride(from: sizes.count - 2, through: 0, by: -2) {
            let leaf = sizes[id + 1]
            let isColumn = id.isMultiple(of: 4)
            natural =
                isColumn
                ? Size(max(leaf.width, natural.width), leaf.height + natural.height)
                : Size(leaf.width + natural.width, max(leaf.height, natural.height))
            frames[id] = Rect(natural)
        }
        frames[0].size.width = width
        for id in stride(from: 0, to: sizes.count, by: 2) {
            let own = frames[id].size
            let leaf = sizes[id + 1]
            let isColumn = id.isMultiple(of: 4)
            frames[id + 1] = Rect(0, 0, isColumn ? own.width : leaf.width, isColumn ? leaf.height : own.height)
            guard id + 2 < sizes.count else { break }
            let inner = frames[id + 2].size
            frames[id + 2] =
                isColumn
                ? Rect(0, leaf.height, own.width, inner.height) : Rect(leaf.width, 0, inner.width, own.height)
        }
    }

    private static func feed(_ sizes: UnsafeBufferPointer<Size>, _ frames: UnsafeMutableBufferPointer<Rect>, _ width: Double) {
        func height(of text: Int, at width: Double) -> Double {
            (sizes[text].width / max(width, WrappingText.narrowest)).rounded(.up) * sizes[text].height
        }
        var y = 0.0
        for cell in stride(from: 1, to: sizes.count, by: 10) {
            let (row, picture, side, title, line) = (cell + 1, cell + 2, cell + 3, cell + 4, cell + 5)
            let (left, right, badge, body) = (cell + 6, cell + 7, cell + 8, cell + 9)
            let inner = width - 16
            let beside = inner - sizes[picture].width - sizes[badge].width - 16
            let titleHeight = height(of: title, at: beside)
            let bodyHeight = height(of: body, at: inner)
            let lineHeight = max(sizes[left].height, sizes[right].height)
            let sideHeight = titleHeight + 2 + lineHeight
            let rowHeight = max(sizes[picture].height, sideHeight, sizes[badge].height)
            frames[title] = Rect(0, 0, beside, titleHeight)
            frames[left] = Rect(origin: .zero, size: sizes[left])
            frames[right] = Rect(origin: Point(sizes[left].width + 4, 0), size: sizes[right])
            frames[line] = Rect(0, titleHeight + 2, beside, lineHeight)
            frames[picture] = Rect(origin: .zero, size: sizes[picture])
            frames[side] = Rect(sizes[picture].width + 8, 0, beside, sideHeight)
            frames[badge] = Rect(origin: Point(inner - sizes[badge].width, 0), size: sizes[badge])
            frames[row] = Rect(8, 8, inner, rowHeight)
            frames[body] = Rect(8, 8 + rowHeight + 6, inner, bodyHeight)
            frames[cell] = Rect(0, y, width, 16 + rowHeight + 6 + bodyHeight)
            y += frames[cell].height + 1
        }
        frames[0] = Rect(0, 0, width, y - 1)
    }
}
