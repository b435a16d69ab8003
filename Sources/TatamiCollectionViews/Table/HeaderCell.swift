import TatamiCollections
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The title of a column: a press asks for an order, dragging moves the column, and dragging its end makes it wider.
final class HeaderCell: LayoutView {
    let column: TableColumn
    var pin: PinnedPlace? { didSet { if pin != oldValue { lookChanged() } } }
    private weak var table: Table?
    private let label = Label().lines(1).lineBreak(.tailTruncation)
    private let indicator = Icon(size: 12)
    private let handle = View()
    private let press = PressRecognizer()
    private let pan = PanRecognizer(.horizontal)
    private var sorting: TableSort?
    /// The width of the column when the drag of its end began.
    private var startWidth = 0.0
    /// The columns before the drag, which Escape restores.
    private var columnsBefore: ColumnWidths?

    init(_ column: TableColumn, _ table: Table) {
        (self.column, self.table) = (column, table)
        super.init()
        label.text = column.title
        label.font = .caption
        label.font.weight = .medium
        label.textColor = .role(.textSecondary)
        indicator.color = .role(.textSecondary)
        handle.cursor = .resizeHorizontal
        clipsToBounds = true
        show(nil)
        followPointers()
    }

    private func arrange(_ hasIndicator: Bool) {
        let (label, indicator, handle) = (label, indicator, handle)
        layout = HStack(spacing: 4, padding: Insets(top: 0, leading: 8, bottom: 0, trailing: 0)) {
            label.stretch(.horizontal).align(vertical: .center)
            if hasIndicator { indicator.align(vertical: .center) }
            handle.fixedWidth(8).stretch(.vertical)
        }
    }

    func show(_ sorting: TableSort?) {
        self.sorting = sorting
        indicator.hidden = sorting == nil
        // A column that people cannot sort needs no room for its order.
        let hasIndicator = column.isSortable || sorting != nil
        if layout == nil || hasIndicator != (indicator.superview != nil) { arrange(hasIndicator) }
        indicator.name = sorting?.isAscending == false ? .chevronDown : .chevronUp
        lookChanged()
    }

    // MARK: Pointers

    private func followPointers() {
        add(press) { [weak self] press in
            guard let self, press.state == .ended, press.isInside else { return }
            sort(adding: self.press.modifiers.contains(.shift))
        }
        press.isOn = { [weak self] point, _ in self?.isOn(point) ?? false }
        add(pan) { [weak self] _ in self?.drag() }
        let resize = PanRecognizer(.horizontal)
        for pan in [pan, resize] { pan.isCancelledByEscape = true }
        handle.add(resize) { [weak self] _ in self?.resize(resize) }
        let double = TapRecognizer(count: 2)
        press.waitsFor = [double]
        handle.add(double) { [weak self] tap in
            if tap.state == .ended, let self { table?.fit(column.id) }
        }
    }

    private func isOn(_ point: Point) -> Bool {
        guard let root else { return false }
        return root.absoluteFrame(of: self).contains(point) && !root.absoluteFrame(of: handle).contains(point)
    }

    /// Asks for an order by this column: ascending, then descending. With Shift the columns before stay more important.
    func sort(adding: Bool) {
        guard column.isSortable, isEnabled, let table else { return }
        let new = TableSort(column.id, isAscending: sorting.map { !$0.isAscending } ?? true)
        var all = adding ? table.sorting : []
        if let place = all.firstIndex(where: { $0.column == column.id }) { all[place] = new } else { all.append(new) }
        table.orderByPeople(all)
    }

    private func resize(_ pan: PanRecognizer) {
        guard let table else { return }
        if pan.state == .began { startWidth = table.width(of: column.id) }
        follow(pan, in: table)
        guard pan.state.isActive else { return }
        // The edge stays under the pointer, also after the slop.
        let way = pan.location.x - pan.start.x
        table.resize(column.id, to: startWidth + (layoutDirection == .rightToLeft ? -way : way))
    }

    /// Remembers the columns while they are dragged, and restores them if Escape ends the drag.
    private func follow(_ pan: PanRecognizer, in table: Table) {
        if pan.state == .began { columnsBefore = table.widths }
        if pan.isEscaped, let columnsBefore { table.restore(columnsBefore) }
        if !pan.state.isActive { columnsBefore = nil }
    }

    /// Moves the column past those whose middle the pointer has passed.
    private func drag() {
        guard let table else { return }
        follow(pan, in: table)
        if pin == nil { table.scrollNearEdges(pan.state.isActive ? pan.location.x : nil, isUndone: pan.isEscaped) }
        guard pan.state == .changed, let root else { return }
        let x = pan.location.x
        let order = table.header.inOrder.filter { $0.pin?.side == pin?.side }
        guard let index = order.firstIndex(where: { $0 === self }) else { return }
        func middle(_ cell: HeaderCell) -> Double {
            let frame = root.absoluteFrame(of: cell)
            return frame.x + frame.width / 2
        }
        let isMirrored = layoutDirection == .rightToLeft
        func isPast(_ cell: HeaderCell, onward: Bool) -> Bool { onward == !isMirrored ? x > middle(cell) : x < middle(cell) }
        if index + 1 < order.count, isPast(order[index + 1], onward: true) {
            table.move(column.id, by: 1)
        } else if index > 0, isPast(order[index - 1], onward: false) {
            table.move(column.id, by: -1)
        }
    }

    /// Goes on with a drag after the columns have moved below the pointer.
    func columnsScrolled() { if pan.state == .changed { drag() } }

    // MARK: As a view

    override func hoverChanged() { label.textColor = .role(isHovered ? .text : .textSecondary) }
    override var canBecomeFocused: Bool { true }
    override var focusRing: FocusRing? { FocusRing(.inside) }
    override func focusChanged() { if isFocused { table?.header.focusCame(to: self) } }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        // The line of the header goes on below it.
        if let pin {
            list.fill(Rect(bounds.x, bounds.y, bounds.width, max(0, bounds.height - 1)), theme.color(.surface))
            pin.drawDivider(&list, in: bounds, of: self)
        }
        // Where the edge can be dragged.
        guard isHovered else { return }
        let end = layoutDirection == .rightToLeft ? bounds.x : bounds.maxX - 1
        list.fill(Rect(end, bounds.y + 8, 1, max(0, bounds.height - 16)), theme.color(.borderControl))
    }

    override var ownRole: AccessibilityRole { column.isSortable ? .button : .text }
    override var textContent: String? { column.title }
    override var accessibilityValue: String? { sorting.map { $0.isAscending ? "ascending" : "descending" } }
    override var accessibilityActions: [AccessibilityAction] { column.isSortable ? [.press] : [] }

    override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard action == .press, column.isSortable, isEnabled else { return false }
        sort(adding: false)
        return true
    }
}

extension Table {
    /// The present width of a column, in points; 0 for an unknown one.
    public func width(of column: String) -> Double {
        arrangement.columns.first { widths.columns[$0.index].id == column }.map { $0.end - $0.start } ?? 0
    }

    /// Gives a column a width within its bounds, as people do by dragging.
    public func resize(_ column: String, to width: Double) {
        let before = self.width(of: column)
        widths.drag(column, to: width)
        people(changed: before != width)
    }

    /// Moves a column by a number of places among those that scroll, or that are pinned at the same side, as people do by dragging.
    public func move(_ column: String, by way: Int) {
        guard let from = widths.columns.firstIndex(where: { $0.id == column }) else { return }
        let pin = widths.columns[from].pin
        let group = widths.columns.indices.filter { widths.columns[$0].pin == pin }
        guard let place = group.firstIndex(of: from), group.indices.contains(place + way) else { return }
        widths.move(column, to: group[place + way])
        people(changed: true)
    }

    /// Gives the columns the order and the widths that they had before people changed them, unless the program has set other columns since.
    fileprivate func restore(_ before: ColumnWidths) {
        guard Set(before.columns) == Set(widths.columns) else { return }
        people(changed: widths.restore(before))
    }
}
