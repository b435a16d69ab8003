import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A scrolling stack of accordion cells (MICUi: AccordionView).
///
///     let view = AccordionView()
///     view.exclusive = true
///     for (title, body) in sections { view.addChild(AccordionCell(title, body: .view(body), isFolded: true)) }
///
/// When a cell folds or unfolds, the others move with it, and the label that was pressed keeps its place on the screen as far as the content
/// can scroll. Up, Down, Home and End move the focus among the labels; in a horizontal accordion, Left and Right do.
open class AccordionView: StackView {
    /// Whether at most one cell is open: one that opens folds the others. If several are open when the option is set, or if an open one is
    /// added, the first one stays open. The default is false.
    public var exclusive = false { didSet { if exclusive, !oldValue { foldAllButOne() } } }
    /// Whether one cell stays open: the last open one cannot be folded, and if it leaves, the next one opens, or else the one before. The
    /// default is false.
    public var keepsOneOpen = false {
        didSet {
            guard keepsOneOpen != oldValue else { return }
            openOne(at: 0)
            for cell in cells { cell.slot.lookChanged() }
        }
    }
    /// The cells, in order.
    public var cells: [AccordionCell] { children.compactMap { $0 as? AccordionCell } }
    /// The cell whose label was pressed last, until something else folds.
    weak var pressed: AccordionCell?
    private var isFoldingOthers = false
    /// Whether a cell that opens leaves the others open until the drag that opens it has ended.
    var isOpeningForDrag = false

    /// Creates an accordion whose cells are as wide as the view, or in a horizontal one as high.
    ///
    /// - Parameters:
    ///   - axis: The axis along which cells follow each other.
    ///   - spacing: The distance between two cells, in points.
    ///   - padding: The distances from the edges of the view to the cells, in points.
    ///   - items: The items of the first cells.
    public override init(
        _ axis: Axis = .vertical, spacing: Double = 0, padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        super.init(axis, spacing: spacing, padding: padding, items: items)
        if axis == .vertical { stackLayout.horizontalAlignment = .stretch } else { stackLayout.verticalAlignment = .stretch }
        stackLayout.onItemsChange = { [weak self] in self?.cellsChanged() }
        (dragKind, acceptedKinds) = ("cell", ["cell"])
    }

    /// Folds all cells; with ``keepsOneOpen``, all but the last open one.
    ///
    /// - Parameter animated: Whether the cells move there.
    public func foldAll(animated: Bool = true) {
        pressed = nil
        for cell in cells { cell.fold(animated: animated) }
    }

    // MARK: Cells

    /// Adds a cell before another one, or at the end; see ``ArrangedView/insertChild(_:before:updateLayout:animated:)``. A view that is no
    /// `AccordionCell` is refused: the root's diagnostics name it, and the item that is returned is in no layout.
    @discardableResult
    open override func insertChild(_ child: View, before sibling: View?, updateLayout: Bool = false, animated: Bool = false) -> LayoutItem {
        guard let cell = child as? AccordionCell else {
            refuse(child)
            return LayoutItem()
        }
        if exclusive, index(of: cell) == nil, cells.contains(where: { !$0.isFolded }) { cell.isFolded = true }
        return super.insertChild(child, before: sibling, updateLayout: updateLayout, animated: animated)
    }

    open override func removeChild(_ child: View, updateLayout: Bool = false, animated: Bool = false) {
        leavingPlace = index(of: child)
        super.removeChild(child, updateLayout: updateLayout, animated: animated)
    }

    /// The place of a cell that is being removed.
    private var leavingPlace: Int?

    /// Items of the layout have come or gone, by calls of this view or of the layout.
    private func cellsChanged() {
        if exclusive { foldAllButOne() }
        openOne(at: leavingPlace ?? 0)
        leavingPlace = nil
    }

    open override func take(_ item: LayoutItem, before next: LayoutItem?) {
        guard let cell = item.view as? AccordionCell else { return item.view.map(refuse) ?? () }
        if exclusive, cells.contains(where: { !$0.isFolded }) { cell.isFolded = true }
        super.take(item, before: next)
    }

    open override func give(_ item: LayoutItem) {
        leavingPlace = item.view.flatMap(index)
        super.give(item)
    }

    private func refuse(_ child: View) {
        let name = child.id.map { " '\($0)'" } ?? ""
        let message =
            "AccordionView\(id.map { " '\($0)'" } ?? ""): \(type(of: child))\(name) is no AccordionCell and was not added. Put it into the body of a cell."
        if let root { root.report(message) } else { refused.append(message) }
    }

    /// The messages about refused views, until a root takes them.
    private var refused: [String] = []

    open override func sizeChanged(from old: Size) {
        super.sizeChanged(from: old)
        for message in refused { root?.report(message) }
        refused = []
    }

    // MARK: Options

    func keepsOpen(_ cell: AccordionCell) -> Bool {
        keepsOneOpen && !isFoldingOthers && !cell.isFolded && !cells.contains { $0 !== cell && !$0.isFolded }
    }

    /// Opens a cell if all are folded and one has to be open: that at `place`, or else the one before.
    private func openOne(at place: Int) {
        let cells = cells
        guard keepsOneOpen, !cells.isEmpty, cells.allSatisfy(\.isFolded) else { return }
        cells[min(place, cells.count - 1)].unfold()
    }

    private func foldAllButOne() {
        for cell in cells.filter({ !$0.isFolded }).dropFirst() { cell.fold(animated: false) }
    }

    /// A cell begins to fold or unfold.
    func foldingChanged(of cell: AccordionCell, isAnimated: Bool) {
        if !isFoldingOthers, pressed !== cell { pressed = nil }
        if keepsOneOpen { for other in cells { other.slot.lookChanged() } }
        if !cell.isFolded, !isOpeningForDrag { foldOthers(than: cell, isAnimated: isAnimated) }
    }

    /// Folds all but one cell, if at most one may be open.
    func foldOthers(than cell: AccordionCell, isAnimated: Bool = true) {
        guard exclusive, !isFoldingOthers else { return }
        isFoldingOthers = true
        defer { isFoldingOthers = false }
        for other in cells where other !== cell && !other.isFolded { other.fold(animated: isAnimated) }
    }

    // MARK: Keys and scrolling

    open override func keyDown(_ event: KeyEvent) -> Bool { moveAmongLabels(event) || super.keyDown(event) }

    private func moveAmongLabels(_ event: KeyEvent) -> Bool {
        let slots = cells.map(\.slot).filter { $0.canBecomeFocused && $0.isEnabled }
        guard event.modifiers == [], let place = slots.firstIndex(where: \.isFocused),
            let next = self.place(after: place, of: slots.count, by: event.key, along: stackLayout.axis)
        else { return false }
        root?.focus(slots[next], isVisible: true)
        return true
    }

    /// The label that was pressed last keeps its place, or else the first one that can be seen.
    open override func anchors(in area: Rect) -> [ScrollAnchor] {
        let slots = [pressed?.slot].compactMap { $0 } + cells.lazy.map(\.slot).filter { [self] in isSeen($0, in: area) }.prefix(4)
        return slots.compactMap { ScrollAnchor(view: $0, in: self) } + super.anchors(in: area)
    }

    private func isSeen(_ slot: AccordionSlot, in area: Rect) -> Bool {
        guard let cell = slot.cell, let board = cell.superview else { return false }
        let rect = slot.frame.moved(by: cell.frame.origin + board.frame.origin)
        return stackLayout.axis == .vertical ? rect.y >= area.y && rect.maxY <= area.maxY : rect.x >= area.x && rect.maxX <= area.maxX
    }
}

extension AccordionCell {
    /// The accordion whose cell this is; nil for a cell elsewhere.
    var accordion: AccordionView? { superview?.superview as? AccordionView }
}
