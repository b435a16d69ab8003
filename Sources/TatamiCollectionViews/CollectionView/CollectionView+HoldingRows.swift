import TatamiCollections
import TatamiGeometry
import TatamiViews

/// An item in sight of a row, which holds the row in place while something before it changes.
struct RowAnchor {
    let element: LayoutElement
    /// Where it is seen across the main axis.
    let start: Double
}

/// A row as it was before a change.
struct HeldRow {
    /// The items that hold it in place, the best one first.
    var anchors: [RowAnchor] = []
    /// Whether it rests at a stop, or is on the way to one.
    var isAtStop = false
}

/// Keeping in place what is in sight of rows, and scrolling them to items (collections: rule 16).
extension CollectionView {
    /// What holds each row in place: the items in sight, the ones entirely so first. A row at its start shows what comes there.
    func heldRows() -> [SectionKey: HeldRow] {
        carousels.views.mapValues { row in
            let rest = row.restingDistance(along: axis.cross)
            return HeldRow(anchors: row.known > 1 ? anchors(of: row) : [], isAtStop: row.scrolling.stops?.isAtStop(rest) == true)
        }
    }

    private func anchors(of row: CarouselRow) -> [RowAnchor] {
        let seen = row.cells.compactMap { cell -> (RowAnchor, Bool)? in
            guard let element = cell.element, cell.exit == nil, cell.isMeasured, let frame = cell.attributes?.frame else { return nil }
            let (start, end) = (frame.origin[axis.cross], frame.origin[axis.cross] + frame.size[axis.cross])
            guard end > 0, start < crossLength else { return nil }
            return (RowAnchor(element: element, start: start), start < -0.5)
        }
        return seen.sorted { ($0.1 ? 1 : 0, $0.0.start) < ($1.1 ? 1 : 0, $1.0.start) }.map(\.0)
    }

    /// Keeps in place what was in sight of the rows. A row that was at a stop is at one of the same item then.
    ///
    /// - Parameter moved: Items that an update has moved, which hold nothing.
    func hold(_ held: [SectionKey: HeldRow], without moved: Set<LayoutElement>) {
        for (key, row) in carousels.views {
            guard let carousel = arrangement.carousel(of: key) else {
                row.acceptsPointers = false
                continue
            }
            row.acceptsPointers = true
            let (before, isAtStop) = (row.known, held[key]?.isAtStop == true)
            let found = held[key]?.anchors.lazy.compactMap { anchor -> (way: Double, start: Double, length: Double)? in
                guard !moved.contains(anchor.element), let now = self.arrangement.attributes(of: anchor.element), now.row == key,
                    !now.isHidden
                else { return nil }
                let (start, length) = (now.frame.origin[self.axis.cross], now.frame.size[self.axis.cross])
                return (start - anchor.start, start + carousel.offset, length)
            }.first
            let (way, item) = (found?.way ?? 0, found.map { (start: $0.start, length: $0.length) })
            row.change(carousel, shift: way)
            row.followStops()
            var point = Point.zero
            point[axis.cross] = way
            for cell in exiting where way != 0 && cell.superview === row { place(cell, movedBy: point) }
            if !row.isLaidOut {
                // The row gets its length in the next layout; until then its old one limits nothing.
                let rest = max(0, min(before + way, carousel.length - crossLength))
                let target = isAtStop ? row.scrolling.stops.map { stop($0, item, near: rest) } ?? rest : rest
                row.jump(to: target)
                if target != before { note(target, of: key) }
            } else if isAtStop {
                stayAtStop(row, item)
            }
            let rest = row.isLaidOut ? row.restingDistance(along: axis.cross) : nil
            if state.aim?.row == key { state.aim?.rowTarget = rest }
        }
        followRows()
        for (key, offset) in carousels.offsets where carousels.views[key] == nil {
            guard let carousel = arrangement.carousel(of: key) else {
                carousels.offsets[key] = nil
                continue
            }
            // Beyond the end of a row there would be nothing to see.
            let most = max(0, carousel.length - crossLength)
            if offset > most { note(most, of: key) }
        }
    }

    /// The stop at which an item is in sight that held a row in place.
    private func stop(_ stops: ScrollStops, _ item: (start: Double, length: Double)?, near rest: Double) -> Double {
        if stops.isAtStop(rest) { return rest }
        return item.map { stops.showing($0.start, length: $0.length, in: crossLength, near: rest) } ?? stops.nearest(to: rest)
    }

    private func stayAtStop(_ row: CarouselRow, _ item: (start: Double, length: Double)?) {
        guard let stops = row.scrolling.stops, !row.isHeld else { return }
        let rest = row.restingDistance(along: axis.cross)
        let target = stop(stops, item, near: rest)
        guard target != rest else { return }
        row.scroll(toDistance: target, along: axis.cross, row.isScrolling ? theme.motion[.gentle] : nil)
    }

    // MARK: Scrolling to items

    /// Scrolls the row of an item to it. Returns whether the item is in its place now.
    ///
    /// - Parameter seconds: How long the way takes; nil for at once.
    func scrollRow(to key: ItemKey, _ alignment: ScrollAlignment, in seconds: Double?) -> (isThere: Bool, hasJumped: Bool) {
        guard let item = arrangement.attributes(of: .item(key)), let section = item.row, let carousel = arrangement.carousel(of: section)
        else { return (true, false) }
        let row = carousels.views[section].flatMap { $0.isLaidOut ? $0 : nil }
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
        if let stops = stops(of: section), wanted != present || !stops.isAtStop(present) {
            wanted = max(0, stops.showing(start, length: length, in: cross, near: wanted))
        }
        guard let row else {
            state.aim?.rowTarget = nil
            note(wanted, of: section)
            carousels.views[section]?.jump(to: wanted)
            return (wanted == carousel.offset, wanted != carousel.offset)
        }
        if abs(wanted - present) > 0.01 {
            row.scroll(toDistance: wanted, along: axis.cross, seconds.map { .curve(.easeOut, duration: $0) })
        }
        let rest = row.restingDistance(along: axis.cross)
        state.aim?.row = section
        state.aim?.rowTarget = rest
        return (abs(row.distance(along: axis.cross) - wanted) < 0.01, followRows())
    }
}
