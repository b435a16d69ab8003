import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiLayout
import TatamiTesting
import TatamiViews

/// A row of a list whose height the test decides.
final class Row: View, ReusableView {
    var number = -1 { didSet { if number != oldValue { contentChanged() } } }
    var height = 44.0 { didSet { if height != oldValue { contentChanged() } } }
    /// The numbers of items that were given up.
    private(set) var reuses = 0

    override func measure(_ proposal: Proposal) -> Size { Size(0, height) }
    override var textContent: String? { "Row \(number)" }
    func prepareForReuse() { reuses += 1 }
}

/// A row of a list as people see it.
struct SeenRow: Equatable {
    let number: Int
    let y: Double
    let height: Double
}

/// A list in a window, with the true heights of its rows.
final class Rows {
    let source = CollectionSource<String, Int>()
    let list: CollectionView
    let window: TestWindow
    /// Returns the true height of a row.
    var height: (Int) -> Double
    private(set) var configured: [Int] = []

    init(
        _ count: Int, size: Size = Size(200, 400), estimate: Double = 44, style: SectionStyle = SectionStyle(), mode: AnchorMode = .start,
        selection: Selection.Mode = .none, height: @escaping (Int) -> Double = { _ in 44 }
    ) throws {
        self.height = height
        list = CollectionView(source, layout: CollectionView.list(estimate: estimate, style: style))
        list.anchorMode = mode
        list.selectionMode = selection
        source.edit {
            $0.append(["A"])
            $0.append(Array(0..<count), to: "A")
        }
        window = try TestWindow(list, size: size)
        list.register {
            Row()
        } configure: { [weak self] (row: Row, number: Int) in
            row.number = number
            row.height = self?.height(number) ?? 0
            self?.configured.append(number)
        }
        window.step()
    }

    /// The rows in sight, from top to bottom, where they will be once all motions rest.
    var seen: [SeenRow] { seen { window.root.absoluteFrame(of: $0) } }

    /// The rows in sight, where they are drawn now.
    var presented: [SeenRow] { seen { window.root.presentedFrame(of: $0) } }

    private func seen(_ frame: (View) -> Rect) -> [SeenRow] {
        // What is seen by less than a hundredth of a point is an error of rounding.
        let area = Rect(0, 0.01, window.size.width, window.size.height - 0.02)
        return cells.compactMap { row in
            let place = frame(row)
            return place.intersection(area) == nil ? nil : SeenRow(number: row.number, y: place.y.rounded, height: place.height.rounded)
        }.sorted { $0.y < $1.y }
    }

    /// All rows with views.
    var cells: [Row] { list.subviews.flatMap(\.subviews).compactMap { $0 as? Row } }

    func row(_ number: Int) -> Row? { cells.first { $0.number == number } }

    /// Where a row is seen; nil if it is out of sight.
    func y(_ number: Int) -> Double? { seen.first { $0.number == number }?.y }

    /// What is wrong on the screen, compared with a list that is laid out in full: rows without gaps, in order, in their true heights; nil if
    /// nothing is.
    var fault: String? {
        let rows = seen
        let numbers = source.snapshot.sections.flatMap { source.snapshot.items(in: $0) }
        let heights = numbers.map(height)
        guard let first = rows.first else { return heights.reduce(0, +) > 0 ? "nothing is shown" : nil }
        guard let start = numbers.firstIndex(of: first.number) else { return "row \(first.number) is no more" }
        // The part of a full layout that begins at the first row.
        var (expected, y) = ([SeenRow](), first.y)
        for index in numbers.indices[start...] where y < window.size.height - 0.01 {
            if heights[index] > 0, y + heights[index] > 0.01 {
                expected.append(SeenRow(number: numbers[index], y: y, height: heights[index]))
            }
            y += heights[index]
        }
        let isSame =
            rows.count == expected.count
            && zip(rows, expected).allSatisfy { $0.number == $1.number && abs($0.y - $1.y) < 0.01 && abs($0.height - $1.height) < 0.01 }
        if !isSame { return "\(rows)\ninstead of \(expected)" }
        if first.y > 0.01, start > 0 { return "room above row \(first.number) at \(first.y)" }
        return y < window.size.height - 0.01 && list.contentOffset.y > 0.01 ? "room below, at \(list.contentOffset.y)" : nil
    }
}

extension Double {
    /// Without the errors of sums.
    fileprivate var rounded: Double { (self * 1_024).rounded() / 1_024 }
}
