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

/// Rows that scroll across the main axis on their own (collections: rule 16).
extension CollectionView {
    // MARK: Following the scrolling

    /// Tells the layout how far the rows are scrolled. Returns whether one has moved since the last time.
    @discardableResult func followRows() -> Bool {
        var hasMoved = false
        for (key, row) in carousels.views where row.isLaidOut {
            let offset = row.distance(along: axis.cross)
            guard offset != row.known else { continue }
            note(offset, of: key)
            hasMoved = true
        }
        return hasMoved
    }

    /// Takes over how far a row is scrolled.
    func note(_ offset: Double, of key: SectionKey) {
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

    /// Where the row of a section comes to rest; nil for anywhere.
    func stops(of section: SectionKey) -> ScrollStops? {
        guard arrangement.stop(ofCarousel: section, from: 0, isOnward: true) != nil else { return nil }
        return ScrollStops { [weak self] distance, isOnward in
            self?.arrangement.stop(ofCarousel: section, from: distance, isOnward: isOnward) ?? distance
        }
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
    func arrangeRows(of keys: [SectionKey]) -> Bool {
        var (hasChanged, seen) = (false, Set<SectionKey>())
        for key in keys where seen.insert(key).inserted {
            guard let carousel = arrangement.carousel(of: key) else { continue }
            let row = carousels.views[key] ?? CarouselRow(key, carousel, in: self)
            if carousels.views[key] == nil {
                addSubview(row)
                carousels.views[key] = row
                hasChanged = true
            }
            if row.carousel != carousel { row.change(carousel, shift: 0) }
            row.followStops()
            let way = row.moveBase()
            for cell in exiting where way != .zero && cell.superview === row { place(cell, movedBy: way) }
            let frame = cellFrame(carousel.frame)
            var style = ItemStyle()
            (style.offset, style.fixedWidth, style.fixedHeight) = (frame.origin, frame.width, frame.height)
            if row.style != style {
                row.style = style
                place(row, by: style)
                hasChanged = true
            }
            let (now, later) = row.isLaidOut ? row.spans : (row.known..<row.known, row.known..<row.known)
            row.covered = [now, later].map { $0.lowerBound - crossLength / 2..<$0.lowerBound + 1.5 * crossLength }
        }
        return hasChanged
    }

    /// Removes rows without cells.
    func removeEmptyRows() {
        for (key, row) in carousels.views where row.subviews.isEmpty {
            row.removeFromSuperview()
            carousels.views[key] = nil
            if arrangement.carousel(of: key) == nil { carousels.offsets[key] = nil }
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
}
