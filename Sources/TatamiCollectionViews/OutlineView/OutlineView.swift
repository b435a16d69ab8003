import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Shows a tree as rows, of which people open and close those with others below them (collections: rule 44).
///
/// The children of a row are asked for once, when it is opened for the first time. The answer may come at once or later, also while the row
/// is closed, and again when it has changed. What was open in a row that people close is open again when they open it.
///
/// ```swift
/// let files = OutlineView(roots: ["/"]) { folder, answer in
///     answer(names(in: folder))
/// } cell: {
///     Label()
/// } configure: { label, path in
///     label.text = name(of: path)
/// }
/// ```
///
/// Ids must be different in the whole tree. Those that occur twice, or above themselves, are reported and left out.
open class OutlineView<ID: Hashable & Sendable>: CollectionView {
    /// Receives the children of a row.
    public typealias Answer = ([ID]) -> Void

    /// Returns whether a row may have children while these are not known. The default is that every row may.
    public var mayHaveChildren: (ID) -> Bool = { _ in true } { didSet { reconfigure() } }
    /// The distance by which each level is farther in, in points.
    public var indentation = 16.0 {
        didSet {
            indentation = Numbers.cleanLength(indentation)
            if indentation != oldValue { reconfigure() }
        }
    }

    private var outline = Outline<ID>(roots: [])
    private let source = CollectionSource<Int, ID>()
    private let ask: (ID, @escaping Answer) -> Void

    /// Creates an outline of closed rows.
    ///
    /// - Parameters:
    ///   - roots: The outermost rows.
    ///   - children: Called when a row is opened for the first time; it calls its argument with the children, at once or later.
    ///   - make: Makes the view of a row.
    ///   - configure: Shows a row in a view that was made.
    public init<Cell: View>(
        roots: [ID], children: @escaping (ID, @escaping Answer) -> Void, cell make: @escaping () -> Cell,
        configure: @escaping (Cell, ID) -> Void
    ) {
        ask = children
        super.init(layout: CollectionView.list(estimate: 36))
        selectionMode = .single
        source.edit(.none) { $0.append([0]) }
        register {
            OutlineRow(make())
        } configure: { [weak self] (row: OutlineRow, id: ID) in
            if let cell = row.content as? Cell { configure(cell, id) }
            self?.show(id, in: row)
        }
        show(source)
        setRoots(roots)
    }

    // MARK: The tree

    /// The number of rows that people can scroll to.
    public var rowCount: Int { outline.count }

    /// Returns the id of the row at an index, and the number of rows around it; nil if there is none.
    public func row(at index: Int) -> (id: ID, depth: Int)? { outline.row(at: index).map { ($0.id, $0.depth) } }

    /// Returns the children of a row; nil if they are not known yet.
    public func children(of id: ID) -> [ID]? { outline.children(of: id) }

    /// Whether a row is open, whether people can see it or not.
    public func isOpen(_ id: ID) -> Bool { outline.isOpen(id) }

    /// Returns the key of a row for selecting and scrolling to it; nil if the rows around it are not open.
    public func key(of id: ID) -> ItemKey? { outline.index(of: id) == nil ? nil : source.key(of: id) }

    /// Replaces the outermost rows. Those that stay keep their children and stay open.
    public func setRoots(_ ids: [ID]) { change(nil) { $0.setRoots(ids) } }

    /// Replaces the children of a row. Those that stay keep their own children and stay open.
    public func setChildren(_ ids: [ID], of id: ID) { change(id) { $0.setChildren(ids, of: id) } }

    /// Opens a row.
    public func open(_ id: ID) {
        let wantsChildren = change(id, { $0.open(id) }).wantsChildren
        openChanged(id)
        guard wantsChildren else { return }
        ask(id) { [weak self] ids in
            // The row may have gone since.
            if let self, outline.contains(id) { setChildren(ids, of: id) }
        }
    }

    /// Closes a row. The focus and the selection go from the rows in it to the row itself.
    public func close(_ id: ID) {
        change(id) { $0.close(id) }
        openChanged(id)
    }

    /// Opens a closed row, and closes an open one.
    public func toggle(_ id: ID) { if outline.isOpen(id) { close(id) } else { open(id) } }

    /// Called when a row was opened or closed.
    func openChanged(_ id: ID) {}

    /// Shows a row anew.
    func rowChanged(_ id: ID) { if outline.index(of: id) != nil { source.edit(.none) { $0.reconfigure([id]) } } }

    @discardableResult
    private func change(_ id: ID?, _ make: (inout Outline<ID>) -> Outline<ID>.Change) -> Outline<ID>.Change {
        var new = outline
        let change = make(&new)
        for fault in change.faults { report(fault.message) }
        leaveHidden(new)
        outline = new
        source.edit { content in
            for step in change.steps { perform(step, on: &content) }
            if let id, outline.index(of: id) != nil { content.reconfigure([id]) }
        }
        return change
    }

    private func perform(_ step: SectionStep, on content: inout Snapshot<Int, ID>) {
        func id(_ index: Int) -> ID? { content.item(at: CollectionPlace(section: 0, item: index)) }
        switch step {
        case .remove(let range): content.delete(range.compactMap(id))
        case .insert(let range):
            let ids = range.compactMap { outline.row(at: $0)?.id }
            if let before = id(range.lowerBound - 1) {
                content.insert(ids, after: before)
            } else if let behind = id(range.lowerBound) {
                content.insert(ids, before: behind)
            } else {
                content.append(ids, to: 0)
            }
        }
    }

    /// Moves the focus and the selection from rows that a change hides to the nearest rows around them that stay.
    private func leaveHidden(_ new: Outline<ID>) {
        func stayingRow(for key: ItemKey?) -> ItemKey? {
            guard var id = key.flatMap(data.item) as? ID, new.index(of: id) == nil else { return nil }
            while let outer = outline.parent(of: id) {
                if new.index(of: outer) != nil { return source.key(of: outer) }
                id = outer
            }
            return nil
        }
        if selectionMode == .single, let row = stayingRow(for: selectedItems(limit: 1).first) { select(row) }
        if let row = stayingRow(for: cellWithFocus?.item) { focus(row) }
    }

    private func reconfigure() { source.edit(.none) { $0.reconfigure($0.items(in: 0)) } }

    private func show(_ id: ID, in row: OutlineRow) {
        guard let place = outline.index(of: id).flatMap(outline.row) else { return }
        let isLeaf = place.childCount.map { $0 == 0 } ?? !mayHaveChildren(id)
        row.onToggle = { [weak self] in self?.toggle(id) }
        row.show(depth: place.depth, indentation: indentation, isOpen: isLeaf ? nil : place.isOpen)
    }

    // MARK: Keys

    override var arrangesSource: Bool { true }
    open override func keyDown(_ event: KeyEvent) -> Bool { useAsOutline(event) || super.keyDown(event) }

    /// Uses a key that opens or closes the focused row, or goes to a row inside or around it. Returns false for other keys.
    private func useAsOutline(_ event: KeyEvent) -> Bool {
        guard event.modifiers == [], let cell = focusedCell, let row = cell.content as? OutlineRow,
            let id = cell.item.flatMap(data.item) as? ID
        else { return false }
        let isMirrored = layoutDirection == .rightToLeft
        switch event.key {
        case .left, .right:
            if (event.key == .right) != isMirrored { goIn(id, row) } else { goOut(id, row) }
        case .enter where onOpen == nil && row.isItemOpen != nil: toggle(id)
        default: return false
        }
        return true
    }

    private func goIn(_ id: ID, _ row: OutlineRow) {
        if row.isItemOpen == false { return open(id) }
        // Rows that came with the last answer have no keys yet.
        if state.hasUpdate { root?.layOutNow() }
        if row.isItemOpen == true, let first = outline.children(of: id)?.first.flatMap(source.key) { move(to: first, []) }
    }

    private func goOut(_ id: ID, _ row: OutlineRow) {
        if row.isItemOpen == true { return close(id) }
        if let outer = outline.parent(of: id).flatMap(source.key) { move(to: outer, []) }
    }
}
