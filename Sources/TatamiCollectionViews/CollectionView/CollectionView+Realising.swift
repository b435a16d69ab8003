import TatamiCollections
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// Which elements have cells, and where the cells are (collections: rules 19 to 21).
extension CollectionView {
    /// Makes cells for what is or will be in sight, and half a viewport around it. Returns whether a cell came, left or moved.
    ///
    /// - Parameter anew: Whether places may have changed. Otherwise there is nothing to do while the present cells are enough.
    func realise(anew: Bool) -> Bool {
        let rest = restingDistance(along: axis) - roomBefore
        let (now, later) = (span, rest..<rest + frame.size[axis])
        let isEnough = [now, later].allSatisfy { covers($0) } && carousels.views.values.allSatisfy(\.isCovered)
        guard anew || !isEnough else { return movePinned() }
        moveBase()
        let margin = overscan(towards: rest)
        let spans = now == later ? [now] : [now, later]
        state.windows = spans.map { $0.lowerBound - margin.before..<$0.upperBound + margin.behind }
        var wanted: [LayoutElement: Attributes] = [:]
        for (span, window) in zip(spans, state.windows) {
            let found = elements(in: window)
            for attributes in found { wanted[attributes.element] = attributes }
            guard let part = partForShorterItems(beside: window, span, found) else { continue }
            for attributes in elements(in: part) { wanted[attributes.element] = attributes }
        }
        let pinned = pinnedElements()
        state.pinned = pinned.map(\.element)
        for attributes in pinned { wanted[attributes.element] = attributes }
        ahead.measuring.removeAll { wanted[.item($0)] != nil }
        keep(in: &wanted)
        defer { loadAhead() }
        return replace(by: wanted)
    }

    /// Returns the elements that are seen in a part of the main axis.
    private func elements(in window: Range<Double>) -> [Attributes] {
        areas(window).flatMap { area, row in
            counters.queries += 1
            let found = check.checked(arrangement.attributes(in: area))
            counters.visited += found.count
            return found.filter { !$0.isHidden && (row == nil || row == $0.row) }
        }
    }

    /// Whether there are cells for all content of a part of the main axis.
    private func covers(_ span: Range<Double>) -> Bool {
        let (start, end) = (max(0, span.lowerBound), min(state.extent[axis], span.upperBound))
        return start >= end || state.windows.contains { $0.lowerBound <= start && $0.upperBound >= end }
    }

    /// Has cells half a viewport around what is in sight. While people scroll, cells are made when what is in sight has none.
    public func prepareForFocus() -> Bool {
        let (now, rest) = (span, restingDistance(along: axis) - roomBefore)
        let margin = (now.upperBound - now.lowerBound) / 2
        let starts = [now.lowerBound, rest]
        guard layoutItem != nil, !starts.allSatisfy({ covers($0 - margin..<$0 + 3 * margin) }) else { return false }
        // As at rest, in both directions.
        (state.windows, ahead.way, ahead.start) = ([], 0, now.lowerBound)
        contentChanged()
        return true
    }

    /// Scrolls to the end at which the focus goes on, if there are no cells for it. Where Tab stops at one item, it stops at that.
    public func wrapFocus(to view: View, forward: Bool) -> Bool {
        guard layoutItem != nil, !(view is CollectionCell), !covers(0..<state.extent[axis]) else { return false }
        scroll(toDistance: forward ? 0 : state.extent[axis], along: axis, nil)
        contentChanged()
        return true
    }

    /// Adds the cells that stay although they are out of sight: those with the focus or a gesture, and those that an update moves.
    private func keep(in wanted: inout [LayoutElement: Attributes]) {
        for cell in cellsInUse {
            guard let element = cell.element, cells[element] === cell, wanted[element] == nil else { continue }
            if let own = arrangement.attributes(of: element), !own.isHidden { wanted[element] = own }
        }
        if let key = state.refocused, wanted[.item(key)] == nil, let own = arrangement.attributes(of: .item(key)), !own.isHidden {
            wanted[.item(key)] = own
        }
        if let key = carriedKey, wanted[.item(key)] == nil { wanted[.item(key)] = arrangement.attributes(of: .item(key)) }
        for key in ahead.measuring where wanted[.item(key)] == nil && sizes[key] == nil {
            wanted[.item(key)] = arrangement.attributes(of: .item(key))
        }
        for element in state.plan?.elements ?? [] where wanted[element] == nil {
            wanted[element] = cells[element]?.attributes
        }
    }

    /// Goes over to other elements. Returns whether something changed.
    private func replace(by wanted: [LayoutElement: Attributes]) -> Bool {
        var (leaving, followed, hasChanged) = takeUnwanted(wanted)
        // Rows and cells come in the order in which they are placed, so that the same steps make equal trees.
        let (axis, all) = (axis, Array(wanted))
        let places = all.enumerated().map { number, one in
            let origin = one.value.frame.origin
            return (start: origin[axis], across: origin[axis.cross], number: number)
        }
        let order = places.sorted { ($0.start, $0.across) < ($1.start, $1.across) }.map(\.number)
        if arrangeRows(of: order.compactMap { all[$0].value.row }) { hasChanged = true }
        for number in order {
            let (element, attributes) = all[number]
            let known = cells[element]
            let cell = known ?? cell(for: element, in: parent(of: attributes), from: &leaving)
            if known == nil {
                cells[element] = cell
                hasChanged = true
            }
            if place(cell, by: attributes) { hasChanged = true }
        }
        for cell in leaving.values.joined() { recycle(cell) }
        for cell in followed { recycle(cell, isKept: false) }
        removeEmptyRows()
        counters.realised = cells.count
        counters.peakRealised = max(counters.peakRealised, cells.count)
        return hasChanged
    }

    /// Takes the cells of elements that are not wanted any more out of use.
    ///
    /// - Returns: The cells that may show other elements where they are, which costs less than to leave the tree and to come back into it, by
    ///   their kinds, the last one first; those that something follows, which leave the tree for good; and whether there were any.
    private func takeUnwanted(
        _ wanted: [LayoutElement: Attributes]
    ) -> (leaving: [ElementKind: [CollectionCell]], followed: [CollectionCell], hasChanged: Bool) {
        let (axis, unwanted) = (axis, cells.filter { wanted[$0.key] == nil })
        if unwanted.isEmpty { return ([:], [], false) }
        let followedViews = root?.followedViews ?? []
        let cellsInOrder = unwanted.values.map { ($0, $0.attributes?.frame.origin ?? .zero) }
            .sorted { ($0.1[axis], $0.1[axis.cross]) > ($1.1[axis], $1.1[axis.cross]) }.map(\.0)
        for element in unwanted.keys { cells[element] = nil }
        var leaving: [ElementKind: [CollectionCell]] = [:]
        var followed: [CollectionCell] = []
        for cell in cellsInOrder {
            if followedViews.contains(ObjectIdentifier(cell)) {
                followed.append(cell)
            } else if cell.superview === self, !cell.holdsFocus, let template = cell.template, template === templates[cell.kind] {
                leaving[cell.kind, default: []].append(cell)
            } else {
                recycle(cell)
            }
        }
        return (leaving, followed, true)
    }

    /// Moves the pinned cells along with the viewport. Returns whether one moved.
    private func movePinned() -> Bool {
        let mayPin = !state.pinned.isEmpty || cells.values.contains { $0.item == nil } || placeholders.isInUse
        let pinned = mayPin ? pinnedElements() : []
        guard mayPin, !state.pinned.isEmpty || !pinned.isEmpty else { return false }
        var hasChanged = false
        for element in state.pinned where !pinned.contains(where: { $0.element == element }) {
            guard let cell = cells[element] else { continue }
            if let own = arrangement.attributes(of: element) {
                hasChanged = place(cell, by: own) || hasChanged
            } else {
                recycle(cell)
                cells[element] = nil
                hasChanged = true
            }
        }
        state.pinned = pinned.map(\.element)
        var none: [ElementKind: [CollectionCell]] = [:]
        for attributes in pinned {
            let cell = cells[attributes.element] ?? cell(for: attributes.element, in: self, from: &none)
            if cells[attributes.element] == nil { hasChanged = true }
            cells[attributes.element] = cell
            hasChanged = place(cell, by: attributes) || hasChanged
        }
        return hasChanged
    }

    /// The length of what is pinned at the start of the viewport, in points.
    var pinnedLength: Double {
        let start = span.lowerBound
        return state.pinned.compactMap { cells[$0]?.attributes?.frame }.reduce(0) { longest, frame in
            frame.origin[axis] <= start + 1 ? max(longest, frame.origin[axis] + frame.size[axis] - start) : longest
        }
    }

    // MARK: Places

    /// Begins the space of the cells near the viewport, so that its numbers stay small (collections: rule 2).
    private func moveBase() {
        // From right to left, the layout mirrors the cells in the length of the content.
        let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
        let start = distance(along: axis)
        let base = Self.base(state.base, for: start, isMirrored: isMirrored)
        guard base != state.base else { return }
        var way = Point.zero
        way[axis] = state.base - base
        state.base = base
        shiftChildren(by: way)
        for cell in exiting where cell.superview === self { place(cell, movedBy: way) }
    }

    /// Returns where the space of cells begins for content that is scrolled by a distance: where it did, while that is near.
    static func base(_ base: Double, for distance: Double, isMirrored: Bool) -> Double {
        guard abs(distance - base) > 0x1p20 || isMirrored && base != 0 else { return base }
        return isMirrored ? 0 : max(0, (distance / 65_536).rounded(.down) * 65_536)
    }

    /// Returns a frame of the layout in the space of the cells.
    func cellFrame(_ frame: Rect) -> Rect {
        var way = Point.zero
        way[axis] = roomBefore - state.base
        return frame.moved(by: way)
    }

    /// Puts a cell where the layout wants it. Returns whether that is another place, or another width.
    @discardableResult func place(_ cell: CollectionCell, by attributes: Attributes) -> Bool {
        let attributes = seen(attributes)
        cell.attributes = attributes
        let hasMoved = move(cell, into: parent(of: attributes))
        let frame = cellFrame(attributes.frame, in: cell.superview)
        var style = ItemStyle()
        style.offset = Self.reachable(frame.origin)
        let proposal = cell.exit == nil ? arrangement.proposal(for: attributes.element) : nil
        // An empty cell without a template must not stand for the length of an item.
        cell.isFree = proposal != nil && cell.template != nil
        cell.stretched = cell.isFree ? lineLength(of: cell, frame) : nil
        if let proposal, cell.isFree {
            // A cell is as wide as its line, unless the layout lets it choose both lengths.
            guard case .atMost(let most) = proposal[axis.cross] else { return look(cell, attributes, style, hasMoved) }
            let isExact = cell.item == nil || abs(most - frame.size[axis.cross]) < 0.5
            if axis == .vertical {
                if isExact { style.fixedWidth = frame.width } else { style.maxWidth = most }
                if let length = cell.stretched { style.minHeight = length }
            } else {
                if isExact { style.fixedHeight = frame.height } else { style.maxHeight = most }
                if let length = cell.stretched { style.minWidth = length }
            }
        } else {
            (style.fixedWidth, style.fixedHeight) = (frame.width, frame.height)
        }
        return look(cell, attributes, style, hasMoved)
    }

    /// The length of the line that a measured cell fills although its item is shorter, as in a grid; nil for a cell that is as long as its item.
    private func lineLength(of cell: CollectionCell, _ frame: Rect) -> Double? {
        guard let own = cell.item.flatMap({ sizes[$0] })?[axis], cell.exit == nil else { return nil }
        return (frame.size[axis] - own) * (root?.grid.scale ?? 1) >= 0.5 ? frame.size[axis] : nil
    }

    private func look(_ cell: CollectionCell, _ attributes: Attributes, _ style: ItemStyle, _ hasMoved: Bool) -> Bool {
        cell.isStale = false
        cell.show(attributes)
        guard hasMoved || cell.style != style else { return false }
        cell.style = style
        cell.superview?.place(cell, by: style)
        return true
    }

    /// Moves a cell into another row, or out of one; the focus stays in it. Returns whether it was elsewhere.
    private func move(_ cell: CollectionCell, into parent: View) -> Bool {
        guard cell.superview !== parent else { return false }
        let focused = cell.holdsFocus ? root?.focusedView : nil
        parent.addSubview(cell)
        if let focused { root?.focusSoon(focused) }
        return true
    }

    /// The place of a cell within the numbers that a layout takes. A cell with the focus stays although the content is far away from it.
    private static func reachable(_ place: Point) -> Point {
        let limit = Numbers.limit / 2
        return Point(max(-limit, min(place.x, limit)), max(-limit, min(place.y, limit)))
    }

    func place(_ cell: CollectionCell, movedBy way: Point) {
        cell.style.offset = Self.reachable(cell.style.offset + way)
        cell.superview?.place(cell, by: cell.style)
    }

    // MARK: Recycling

    /// Returns a cell that shows an element: one that has just come out of use, one that waits, or a new one.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - parent: The view in which the cell is shown: the collection, or a row.
    ///   - leaving: Cells of the collection that are out of use. One that is taken is removed from them.
    private func cell(
        for element: LayoutElement, in parent: View, from leaving: inout [ElementKind: [CollectionCell]]
    ) -> CollectionCell {
        let kind = kind(of: element)
        let cell: CollectionCell
        if parent === self, let next = leaving[kind]?.popLast() {
            cell = next
            // It is where it was until it is placed.
            let style = cell.style
            clear(cell)
            cell.style = style
            cell.becomeOther()
            counters.reused += 1
        } else if let waiting = pool[kind]?.popLast() {
            cell = waiting
            cell.becomeOther()
            counters.reused += 1
        } else {
            if templates[kind] == nil { report("There is no template for the kind \"\(kind)\"; its views are empty. Register one.") }
            cell = CollectionCell(kind, templates[kind], in: self)
            counters.made += 1
        }
        cell.element = element
        cell.takeFamily()
        if case .item(let key) = element { cell.isMeasured = sizes[key] != nil }
        if cell.superview !== parent { parent.addSubview(cell) }
        configure(cell)
        restoreOffsets(in: cell)
        return cell
    }

    private func kind(of element: LayoutElement) -> ElementKind {
        switch element {
        case .item(let key): data.kind(key)
        case .supplementary(let kind, _), .decoration(let kind, _): kind
        }
    }

    /// Shows in a cell what its element has now.
    func configure(_ cell: CollectionCell) {
        guard let element = cell.element, let template = cell.template else { return }
        let id: Any? =
            switch element {
            case .item(let key), .supplementary(_, .item(let key)), .decoration(_, .item(let key)): data.item(key)
            case .supplementary(_, .section(let key)), .decoration(_, .section(let key)): data.section(key)
            case .supplementary(_, .content), .decoration(_, .content): ()
            }
        guard let id else { return }
        counters.configured += 1
        if !template.configure(cell.content, id) {
            report("The template of the kind \"\(cell.kind)\" cannot show \(type(of: id)); the view stays empty.")
        }
    }

    /// Takes a cell out of the tree.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - isKept: Whether it waits for another element.
    func recycle(_ cell: CollectionCell, isKept: Bool = true) {
        // The focus goes to a neighbour, and not with the cell to any other item.
        let holdsFocus = cell.holdsFocus
        cell.removeFromSuperview()
        clear(cell)
        let waiting = pool[cell.kind]?.count ?? 0
        // A kind may have another template by now.
        if isKept, !holdsFocus, waiting < max(8, counters.realised), let template = cell.template, template === templates[cell.kind] {
            pool[cell.kind, default: []].append(cell)
        }
    }

    /// Makes a cell forget what it has shown.
    private func clear(_ cell: CollectionCell) {
        keepOffsets(in: cell)
        (cell.element, cell.attributes, cell.exit) = (nil, nil, nil)
        cell.reset()
        (cell.content as? any ReusableView)?.prepareForReuse()
    }
}
