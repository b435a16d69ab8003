import TatamiCollections
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The rows of sections whose items scroll on their own.
struct CarouselRows {
    /// The rows in sight.
    var views: [SectionKey: CarouselRow] = [:]
    /// How far the rows are scrolled, also those that are out of sight.
    var offsets: [SectionKey: Double] = [:]
}

/// An item in sight of a row, which holds the row in place while something before it changes.
struct RowAnchor {
    let element: LayoutElement
    /// Where it is seen across the main axis.
    let start: Double
}

/// Rows that scroll across the main axis on their own (collections: rule 16).
extension CollectionView {
    // MARK: Following the scrolling

    /// Tells the layout how far the rows are scrolled. Returns whether one has moved since the last time.
    @discardableResult func followRows() -> Bool {
        var hasMoved = false
        for (key, row) in carousels.views where row.isPlaced {
            let offset = row.distance(along: axis.cross)
            guard offset != row.known else { continue }
            note(offset, of: key)
            hasMoved = true
        }
        return hasMoved
    }

    /// Takes over how far a row is scrolled.
    private func note(_ offset: Double, of key: SectionKey) {
        if let row = carousels.views[key] {
            for cell in row.cells { cell.attributes?.frame.origin[axis.cross] += row.known - offset }
            row.known = offset
        }
        carousels.offsets[key] = offset
        arrangement.setOffset(offset, ofCarousel: key)
    }

    /// Tells a layout that has arranged everything anew how far the rows were scrolled, and forgets those of sections that left.
    func restoreRows() {
        carousels.offsets = carousels.offsets.filter { arrangement.carousel(of: $0.key) != nil }
        for (key, offset) in carousels.offsets { arrangement.setOffset(offset, ofCarousel: key) }
    }

    /// Forgets all rows: another source is shown.
    func forgetRows() {
        for row in carousels.views.values { row.removeFromSuperview() }
        carousels = CarouselRows()
    }

    // MARK: Realising

    /// The areas in which elements have cells for a part of the main axis: all of it and half a viewport at both sides, and what will be in sight of
    /// rows that move.
    func areas(_ window: Range<Double>) -> [(area: Rect, row: SectionKey?)] {
        let cross = crossLength
        func area(_ span: Range<Double>, _ start: Double) -> Rect {
            var area = self.area(span)
            (area.origin[axis.cross], area.size[axis.cross]) = (start - cross / 2, 2 * cross)
            return area
        }
        let moving = carousels.views.values.compactMap { row -> (Rect, SectionKey?)? in
            let way = row.spans.later.lowerBound - row.spans.now.lowerBound
            let start = row.carousel.frame.origin[axis]
            let (lower, upper) = (max(start, window.lowerBound), min(start + row.carousel.frame.size[axis], window.upperBound))
            return way == 0 || lower >= upper ? nil : (area(lower..<upper, way), row.section)
        }
        return [(area(window, 0), nil)] + moving
    }

    /// Has rows for the sections of elements, at their places. Returns whether one came or moved.
    func arrangeRows(for wanted: some Sequence<Attributes>) -> Bool {
        var hasChanged = false
        for key in Set(wanted.compactMap(\.row)) {
            guard let carousel = arrangement.carousel(of: key) else { continue }
            let row = carousels.views[key] ?? CarouselRow(key, carousel, in: self)
            if carousels.views[key] == nil {
                addSubview(row)
                carousels.views[key] = row
                hasChanged = true
            }
            if row.carousel != carousel { row.change(carousel, shift: 0) }
            row.moveBase()
            let frame = cellFrame(carousel.frame)
            var style = ItemStyle()
            (style.offset, style.fixedWidth, style.fixedHeight) = (frame.origin, frame.width, frame.height)
            if row.style != style {
                row.style = style
                place(row, by: style)
                hasChanged = true
            }
            let (now, later) = row.isPlaced ? row.spans : (row.known..<row.known, row.known..<row.known)
            row.covered = [now, later].map { $0.lowerBound - crossLength / 2..<$0.lowerBound + 1.5 * crossLength }
        }
        return hasChanged
    }

    /// Removes rows without cells.
    func removeEmptyRows() {
        for (key, row) in carousels.views where row.subviews.isEmpty {
            row.removeFromSuperview()
            carousels.views[key] = nil
        }
    }

    /// The view that an element stands in: the row of its section, or the collection.
    func parent(of attributes: Attributes) -> View { attributes.row.flatMap { carousels.views[$0] } ?? self }

    /// Returns a frame of the layout in the space of the view that an element stands in.
    func cellFrame(_ frame: Rect, in parent: View?) -> Rect {
        guard let row = parent as? CarouselRow else { return cellFrame(frame) }
        var frame = frame
        frame.origin[axis] -= row.carousel.frame.origin[axis]
        frame.origin[axis.cross] += row.known - row.contentBase[axis.cross]
        return frame
    }

    /// The cells of a row that can be seen, from back to front.
    func visibleCells(in row: CarouselRow) -> [View] {
        let measuring = Set(ahead.measuring)
        let cells = row.cells.filter { $0.exit == nil && $0.item.map(measuring.contains) != true }
        func start(_ cell: CollectionCell) -> Double { cell.attributes?.frame.origin[axis.cross] ?? 0 }
        func z(_ cell: CollectionCell) -> Double { cell.attributes?.z ?? 0 }
        return row.cells.filter { $0.exit != nil } + cells.sorted { (z($0), start($0)) < (z($1), start($1)) }
    }

    /// The cells that stay although they are out of sight: those with the focus or a gesture, and those of a row with a gesture.
    var cellsInUse: [CollectionCell] {
        childrenInUse.flatMap { child in
            if let cell = child as? CollectionCell { return [cell] }
            guard let row = child as? CarouselRow else { return [] }
            let inner = row.childrenInUse.compactMap { $0 as? CollectionCell }
            return inner.isEmpty ? row.cells : inner
        }
    }

    // MARK: Keeping rows in place

    /// The items that hold each row in place: those in sight, the ones entirely so first. A row at its start shows what comes there.
    func rowAnchors() -> [SectionKey: [RowAnchor]] {
        var anchors: [SectionKey: [RowAnchor]] = [:]
        for (key, row) in carousels.views where row.known > 1 {
            let seen = row.cells.compactMap { cell -> (RowAnchor, Bool)? in
                guard let element = cell.element, cell.exit == nil, cell.isMeasured, let frame = cell.attributes?.frame else { return nil }
                let (start, end) = (frame.origin[axis.cross], frame.origin[axis.cross] + frame.size[axis.cross])
                guard end > 0, start < crossLength else { return nil }
                return (RowAnchor(element: element, start: start), start < -0.5)
            }
            anchors[key] = seen.sorted { ($0.1 ? 1 : 0, $0.0.start) < ($1.1 ? 1 : 0, $1.0.start) }.map(\.0)
        }
        return anchors
    }

    /// Keeps in place what was in sight of the rows.
    ///
    /// - Parameter moved: Items that an update has moved, which hold nothing.
    func hold(_ anchors: [SectionKey: [RowAnchor]], without moved: Set<LayoutElement>) {
        for (key, row) in carousels.views {
            guard let carousel = arrangement.carousel(of: key) else { continue }
            var way = 0.0
            for anchor in anchors[key] ?? [] where !moved.contains(anchor.element) {
                guard let now = arrangement.attributes(of: anchor.element), now.row == key, !now.isHidden else { continue }
                way = now.frame.origin[axis.cross] - anchor.start
                break
            }
            row.change(carousel, shift: way)
        }
        followRows()
    }

    // MARK: Scrolling to items

    /// Scrolls the row of an item to it. Returns whether the item is in its place now.
    ///
    /// - Parameter seconds: How long the way takes; nil for at once.
    func scrollRow(to key: ItemKey, _ alignment: ScrollAlignment, in seconds: Double?) -> (isThere: Bool, hasJumped: Bool) {
        guard let item = arrangement.attributes(of: .item(key)), let section = item.row, let carousel = arrangement.carousel(of: section)
        else { return (true, false) }
        let row = carousels.views[section].flatMap { $0.isPlaced ? $0 : nil }
        let present = row?.restingDistance(along: axis.cross) ?? carousel.offset
        let (length, cross) = (item.frame.size[axis.cross], crossLength)
        let start = item.frame.origin[axis.cross] + carousel.offset
        let shortest = start < present || length > cross ? start : max(present, start + length - cross)
        var wanted: Double =
            switch alignment {
            case .start: start
            case .center: start + length / 2 - cross / 2
            case .end: start + length - cross
            case .nearest: shortest
            }
        wanted = max(0, min(wanted, carousel.length - cross))
        if wanted != present, arrangement.stop(ofCarousel: section, from: wanted, isOnward: true) != nil {
            let stop = arrangement.stop(ofCarousel: section, from: wanted, isOnward: wanted > present || alignment != .nearest)
            wanted = max(0, stop ?? wanted)
        }
        guard let row else {
            note(wanted, of: section)
            carousels.views[section]?.jump(to: wanted)
            return (wanted == carousel.offset, wanted != carousel.offset)
        }
        if abs(wanted - present) > 0.01 {
            row.scroll(toDistance: wanted, along: axis.cross, seconds.map { .curve(.easeOut, duration: $0) })
        }
        return (abs(row.distance(along: axis.cross) - wanted) < 0.01, followRows())
    }
}
