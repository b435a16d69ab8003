import TatamiGeometry
import TestSupport

@testable import TatamiCollections

/// The items of a section for references: each remembers its length and whether it is hidden, as a program does by its keys.
struct NaiveItems {
    struct Item: Equatable {
        var length: Double?
        var isHidden = false
    }

    var items: [Item] = []

    func content(crossLength: Double, axis: Axis = .vertical, scale: Double = 1) -> SectionContent {
        SectionContent(
            count: items.count, axis: axis, crossLength: crossLength, grid: PixelGrid(scale: scale),
            lengths: { range in range.compactMap { item in items[item].length.map { (item, $0) } } },
            hidden: { range in range.filter { items[$0].isHidden } })
    }

    /// Random steps, performed here.
    mutating func steps(_ random: inout Seeded) -> [SectionStep] {
        (0..<1 + random.below(4)).map { _ in
            let start = random.below(items.count + 1)
            if random.oneIn(2) {
                let range = start..<start + random.below(min(9, items.count - start) + 1)
                items.removeSubrange(range)
                return .remove(range)
            }
            let fresh = (0..<random.below(12)).map { _ in
                Item(length: random.oneIn(2) ? Double(random.below(400)) / 8 : nil, isHidden: random.oneIn(6))
            }
            items.insert(contentsOf: fresh, at: start)
            return .insert(start..<start + fresh.count)
        }
    }

    /// The frames of the items in lines of some columns, and the length of all. A list has one column.
    func frames(columns: Int, spacing: Double, columnSpacing: Double, estimate: Double, crossLength: Double) -> (
        frames: [Rect], extent: Double
    ) {
        let shown = items.indices.filter { !items[$0].isHidden }
        let lines = stride(from: 0, to: shown.count, by: columns).map { Array(shown[$0..<min($0 + columns, shown.count)]) }
        let lengths = lines.map { line -> Double in
            let known = line.compactMap { items[$0].length }
            return max(known.max() ?? estimate, known.count == line.count ? 0 : estimate)
        }
        let width = (crossLength - columnSpacing * Double(columns - 1)) / Double(columns)
        func start(_ line: Int) -> Double { lengths.prefix(line).reduce(0) { $0 + $1 + spacing } }
        let extent = lines.isEmpty ? 0 : start(lines.count) - spacing
        let frames = items.indices.map { item in
            let cell = shown.filter { $0 < item }.count
            let (line, column) = (cell / columns, cell % columns)
            let left = (Double(column) * (width + columnSpacing) + 0x1p-10).rounded(.down)
            let right = (Double(column) * (width + columnSpacing) + width + 0x1p-10).rounded(.down)
            let length = items[item].isHidden ? 0 : lengths[line]
            return Rect(left, min(start(line), extent), right - left, length)
        }
        return (frames, extent)
    }
}
