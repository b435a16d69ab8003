import Tatami
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A scroller of its own kind, which is no `ScrollView`: rows of one height, of which it knows the visible ones by arithmetic.
final class RowScroller: View, Scroller {
    static let rowHeight = 40.0
    let scrolling = ScrollMotion()
    let rows: [Row]

    init(_ count: Int, width: Double = 200) {
        rows = (0..<count).map(Row.init)
        super.init()
        for (index, row) in rows.enumerated() {
            row.frame = Rect(0, Double(index) * Self.rowHeight, width, Self.rowHeight)
            addSubview(row)
        }
        addScrollGestures()
    }

    override var scroller: (any Scroller)? { self }
    var contentExtent: Size { Size(frame.width, Double(rows.count) * Self.rowHeight) }

    func visibleChildren(in area: Rect) -> [View]? {
        let first = max(0, min(rows.count, Int((area.y / Self.rowHeight).rounded(.down))))
        let end = max(first, min(rows.count, Int((area.maxY / Self.rowHeight).rounded(.up))))
        return Array(rows[first..<end])
    }

    final class Row: View {
        let number: Int
        private(set) var presses = 0

        init(_ number: Int) {
            self.number = number
            super.init()
            backgroundColor = number.isMultiple(of: 2) ? .black : .white
        }

        override var canBecomeFocused: Bool { true }
        override var textContent: String? { "Row \(number)" }
        override var ownRole: AccessibilityRole { .listItem }
        override func keyDown(_ event: KeyEvent) -> Bool {
            guard event.key == .enter else { return false }
            presses += 1
            return true
        }
    }
}
