import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The part of a tab bar that scrolls the tabs.
///
/// Places are distances from the edge at which people begin to read, so that they are the same in both directions.
final class TabStrip: ScrollView {
    /// The part of a neighbor that stays in sight beside a tab that is revealed, in points.
    private static let hint = 24.0
    /// The layout of the tabs.
    let row: StackLayout
    /// The bar whose tabs these are.
    weak var bar: TabBar?

    init(_ row: StackLayout) {
        self.row = row
        super.init()
        contentView = LayoutView(row)
        (horizontalScrollerEnabled, verticalScrollerEnabled) = (true, false)
        (contentLayoutItem.horizontalAlignment, contentLayoutItem.verticalAlignment) = (.stretch, .stretch)
        scrolling.turnsByVerticalWheel = true
        scrolling.showsBars = false
    }

    override var ownRole: AccessibilityRole { .tabList }

    /// The distance by which the tabs are scrolled once they rest, the room for them, and their length, in points.
    private var room: (distance: Double, width: Double, length: Double) { (readingDistance.x, frame.width, contentSize.width) }

    /// Whether there are tabs before those that can be seen, and after them.
    var reach: (before: Bool, after: Bool) {
        let (distance, width, length) = room
        return (distance > 0.01, distance + width < length - 0.01)
    }

    private func span(of tab: View) -> (start: Double, end: Double) {
        let frame = tab.frame
        let length = contentSize.width
        return layoutDirection == .rightToLeft ? (length - frame.maxX, length - frame.x) : (frame.x, frame.maxX)
    }

    /// Returns the distance at which the first tab that is cut at the end can be seen.
    func distanceToNext(_ tabs: [View]) -> Double {
        let (distance, width, _) = room
        guard let span = tabs.lazy.map(span).first(where: { $0.end > distance + width + 0.01 }) else { return distance }
        // Of a tab that is longer than the room, first the start, then the rest.
        if span.end - span.start > width { return span.start > distance + 0.01 ? span.start : min(span.end - width, distance + width) }
        return span.end - width
    }

    /// Returns the distance at which the first tab that is cut at the start can be seen.
    func distanceToPrevious(_ tabs: [View]) -> Double {
        let (distance, width, _) = room
        guard let span = tabs.map(span).last(where: { $0.start < distance - 0.01 }) else { return distance }
        return max(span.start, span.end - span.start > width ? distance - width : 0)
    }

    /// Scrolls until a tab can be seen with a part of its neighbors.
    func reveal(_ tab: View, isAnimated: Bool = true) { scroll(toDistance: distance(revealing: tab), isAnimated: isAnimated) }

    /// Returns the distance, as near as possible to the present one, at which a tab can be seen with a part of its neighbors.
    private func distance(revealing tab: View) -> Double {
        let (distance, width, length) = room
        let (start, end) = span(of: tab)
        guard end - start <= width else { return start }
        let hint = min(Self.hint, (width - (end - start)) / 2)
        let (first, last) = (max(0, start - hint), min(length, end + hint))
        return first < distance ? first : last > distance + width ? last - width : distance
    }

    /// Scrolls the tabs to a distance.
    func scroll(toDistance distance: Double, isAnimated: Bool = true) {
        let most = max(0, contentSize.width - frame.width)
        let distance = max(0, min(most, distance))
        guard abs(distance - readingDistance.x) > 0.001 else { return }
        scroll(to: Point(layoutDirection == .rightToLeft ? most - distance : distance, 0), isAnimated: isAnimated)
    }
}

/// A part of a tab bar, as the items of its layout name it.
enum TabBarPart: Hashable {
    case tabs
    /// A button that scrolls the tabs.
    case scrolling
    case button
}

/// The places of the parts of a tab bar, one after the other. The tabs have the room that the buttons leave. The buttons that scroll are
/// there if, and only if, the tabs need more room than the other buttons leave; so the answer does not depend on itself.
final class TabBarGeometry: AxisLayout {
    /// Whether the last layout had room for the buttons that scroll.
    private(set) var scrolls = false

    func measure(_ children: Children, along axis: Axis) -> Extent {
        guard axis == .horizontal else {
            return children.reduce(.zero) { most, child in
                let own = child.extent(along: axis)
                return Extent(minimum: max(most.minimum, own.minimum), natural: max(most.natural, own.natural))
            }
        }
        let buttons = length(of: .button, children)
        let tabs = children.first { $0.part == .tabs }?.extent(along: axis) ?? .zero
        return Extent(minimum: buttons + min(tabs.minimum, tabs.natural), natural: buttons + tabs.natural)
    }

    func place(_ children: Children, along axis: Axis, in length: Double) {
        guard axis == .horizontal else {
            for child in children { child.place(0, length: length) }
            return
        }
        var room = max(0, length - self.length(of: .button, children))
        let tabs = children.first { $0.part == .tabs }?.extent(along: axis).natural ?? 0
        scrolls = tabs > room + 0.01
        if scrolls { room = max(0, room - self.length(of: .scrolling, children)) }
        var place = 0.0
        for child in children {
            let own =
                switch child.part {
                case .tabs: room
                case .scrolling: scrolls ? child.extent(along: axis).natural : 0
                default: child.extent(along: axis).natural
                }
            child.place(place, length: own)
            place += own
        }
    }

    private func length(of part: TabBarPart, _ children: Children) -> Double {
        children.reduce(0) { $1.part == part ? $0 + $1.extent(along: .horizontal).natural : $0 }
    }
}

extension Child {
    fileprivate var part: TabBarPart? { data() }
}
