import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The list that a combo box opens. It makes the rows that can be seen, and no others.
final class OptionList: View, Scroller {
    /// The state of the scrolling.
    let scrolling = ScrollMotion()
    /// All options. The list shows those at `shown`.
    private(set) var options: Options
    /// The indexes of the options in the list, in order.
    var shown: [Int] { didSet { if shown != oldValue { shownChanged() } } }
    /// The index of the option that the next Enter chooses; nil for none.
    var highlighted: Int? { didSet { if highlighted != oldValue { updateRows(oldValue, highlighted) } } }
    /// The index of the option that is chosen at present; nil for none. The row has a check mark.
    let chosen: Int?
    /// Whether rows have room for a check mark.
    let hasChecks: Bool
    /// The width of the control that opens the list, in points.
    var leastWidth = 0.0
    /// The largest height, in points.
    var maximumHeight = 0.0
    /// The option that the first layout scrolls into sight; nil for none.
    var firstRevealed: Int?
    /// Called when the mouse or a pointer that is down has come to an option.
    var onHighlight: ((Int) -> Void)?
    /// Called when people choose an option.
    var onPick: ((Int) -> Void)?

    private var rows: [Int: OptionRow] = [:]
    private let pick = PressRecognizer()
    /// The time of the first frame, and the scroll position at which the mouse was seen last.
    private var firstTime: Double?
    private var hoveredOffset = 0.0

    static let padding = 4.0
    static let rowHeight = 28.0

    init(_ options: Options, shown: [Int], chosen: Int?, hasChecks: Bool) {
        (self.options, self.shown, self.chosen, self.hasChecks) = (options, shown, chosen, hasChecks)
        super.init()
        cornerRadius = LayerPanel.Kind.menu.radius
        addScrollGestures()
        followPresses()
    }

    private func shownChanged() {
        for row in rows.values { row.removeFromSuperview() }
        rows = [:]
        readingDistance = .zero
        contentChanged()
    }

    private func updateRows(_ indexes: Int?...) {
        for row in rows.values where indexes.contains(row.index) { row.lookChanged() }
    }

    // MARK: Rows

    override var scroller: (any Scroller)? { self }
    var contentExtent: Size { Size(frame.width, Double(shown.count) * Self.rowHeight + 2 * Self.padding) }

    /// Returns the places of the rows in an area.
    private func places(in area: Rect) -> Range<Int> {
        let first = Numbers.cleanCount(((area.y - Self.padding) / Self.rowHeight).rounded(.down), 0...shown.count)
        let end = Numbers.cleanCount(((area.maxY - Self.padding) / Self.rowHeight).rounded(.up), 0...shown.count)
        return first..<max(first, end)
    }

    func prepareChildren(in areas: [Rect]) {
        var areas = areas
        if firstTime == nil { firstTime = root?.time }
        if let first = firstRevealed, frame.height > 0 {
            firstRevealed = nil
            reveal(first)
            hoveredOffset = contentOffset.y
            areas.append(viewport.expanded(by: viewport.height / 2))
        }
        let wanted = Set(areas.flatMap { places(in: $0) })
        for (place, row) in rows where !wanted.contains(place) {
            row.removeFromSuperview()
            rows[place] = nil
        }
        for place in wanted.sorted() {
            let frame = rect(at: place)
            if let row = rows[place] {
                if row.frame.size != frame.size { row.frame = frame }
            } else {
                let row = OptionRow(shown[place], at: place, in: self)
                row.frame = frame
                rows[place] = row
                addSubview(row)
            }
        }
    }

    func visibleChildren(in area: Rect) -> [View]? { places(in: area).compactMap { rows[$0] } }

    /// Returns the rectangle of a row in the space of the content.
    private func rect(at place: Int) -> Rect {
        Rect(Self.padding, Self.padding + Double(place) * Self.rowHeight, max(0, frame.width - 2 * Self.padding), Self.rowHeight)
    }

    /// Scrolls the row of an option into sight.
    func reveal(_ index: Int) {
        guard let place = shown.firstIndex(of: index) else { return }
        reveal(rect(at: place).expanded(by: Self.padding), isAnimated: false)
    }

    // MARK: Pointers

    private func followPresses() {
        pick.isOn = { [weak self] point, _ in self?.option(at: point) != nil }
        add(pick) { [weak self] press in
            guard let self else { return }
            if let index = option(at: press.location) {
                if press.state == .ended { onPick?(index) } else { onHighlight?(index) }
            }
        }
    }

    /// Returns the option at a point of the root's space that people can choose; nil for none.
    func option(at point: Point) -> Int? {
        guard let root, root.presentedFrame(of: self).contains(point), let own = root.point(point, in: self) else { return nil }
        let y = own.y + contentOffset.y - Self.padding
        let place = Numbers.cleanCount((y / Self.rowHeight).rounded(.down), -1...shown.count)
        guard shown.indices.contains(place), options.isUsable(shown[place]) else { return nil }
        return shown[place]
    }

    /// Highlights the row to which the mouse has moved. A row that has come under a resting mouse does not count.
    fileprivate func hovered(_ index: Int) {
        let offset = contentOffset.y
        let isMove = offset == hoveredOffset && root?.time != firstTime
        hoveredOffset = offset
        if isMove, options.isUsable(index) { onHighlight?(index) }
    }

    // MARK: As a view

    override var canBecomeFocused: Bool { false }

    override func measure(_ proposal: Proposal) -> Size {
        guard let environment else { return .zero }
        let style = OptionRow.style(in: theme)
        let widest = options.longest().reduce(0) {
            max($0, environment.text.widths(of: AttributedText($1), style: style, grid: environment.grid).natural)
        }
        let around = 2 * (Self.padding + OptionRow.padding) + (hasChecks ? OptionRow.checkRoom : 0)
        let height = min(maximumHeight, contentExtent.height)
        return Size(proposal.width.limit(max(leastWidth, (widest + around).rounded(.up))), height)
    }

    override func draw(_ list: inout DisplayList, in bounds: Rect) { LayerPanel.Kind.menu.drawGround(&list, in: bounds, theme) }
    override func drawOver(_ list: inout DisplayList, in bounds: Rect) {
        LayerPanel.Kind.menu.drawBorder(&list, in: bounds, theme)
    }
    override func drawnReach(in bounds: Rect) -> Rect { LayerPanel.Kind.menu.reach(of: bounds, theme) }

    override var ownRole: AccessibilityRole { .listBox }
}

/// A row of the list of a combo box.
final class OptionRow: View, AccessibleItem {
    /// The index of the option.
    let index: Int
    /// The place among the rows of the list. A list that shows other options makes new rows.
    private let place: Int
    private weak var list: OptionList?

    static let padding = 10.0
    static let checkRoom = 24.0
    private static let icon = 16.0

    init(_ index: Int, at place: Int, in list: OptionList) {
        (self.index, self.place, self.list) = (index, place, list)
        super.init()
        enabled = list.options.isUsable(index)
    }

    static func style(in theme: Theme) -> TextStyle {
        TextStyle(font: theme.font(.body), color: theme.color(.text), lineBreakMode: .tailTruncation, numberOfLines: 1)
    }

    override func hoverChanged() { if isHovered { list?.hovered(index) } }

    override func draw(_ drawing: inout DisplayList, in bounds: Rect) {
        guard let list else { return }
        let isCurrent = list.highlighted == index
        if isCurrent { drawing.fill(bounds, radii: CornerRadii(LayerPanel.Kind.itemRadius), theme.color(.accent)) }
        let color = theme.color(!isEnabled ? .textDisabled : isCurrent ? .onAccent : .text)
        let isMirrored = layoutDirection == .rightToLeft
        let before = Self.padding + (list.hasChecks ? Self.checkRoom : 0)
        if list.chosen == index, list.hasChecks {
            let x = isMirrored ? bounds.maxX - Self.padding - Self.icon : bounds.x + Self.padding
            drawing.icon(.check, in: Rect(x, bounds.center.y - Self.icon / 2, Self.icon, Self.icon), color)
        }
        var style = Self.style(in: theme)
        (style.color, style.direction) = (color, isMirrored ? .rightToLeft : .automatic)
        let height = theme.font(.body).lineHeight > 0 ? theme.font(.body).lineHeight : bounds.height
        let room = bounds.inset(by: Insets(top: 0, leading: before, bottom: 0, trailing: Self.padding).resolved(in: layoutDirection))
        drawing.text(AttributedText(title), style, in: Rect(room.x, room.center.y - height / 2, max(0, room.width), height))
    }

    private var title: String {
        guard let titles = list?.options.titles, titles.indices.contains(index) else { return "" }
        return titles[index]
    }

    override var ownRole: AccessibilityRole { .option }
    /// The position among all options of the list, also those whose rows are not made.
    var accessibilityPosition: AccessibilityPosition? {
        list.map { AccessibilityPosition(place + 1, of: $0.shown.count) }
    }
    override var textContent: String? { title }
    override var accessibilityStates: Set<AccessibilityNode.State> {
        list?.highlighted ?? list?.chosen == index ? [.selected] : []
    }
    override var accessibilityActions: [AccessibilityAction] { [.press] }

    override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard action == .press, isEnabled, let onPick = list?.onPick else { return false }
        onPick(index)
        return true
    }
}
