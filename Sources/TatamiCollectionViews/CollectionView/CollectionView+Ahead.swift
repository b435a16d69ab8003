import TatamiCollections
import TatamiGeometry
import TatamiViews

/// What a collection knows of items that are not in sight yet.
struct AheadState {
    /// Called with ids whose data will be needed soon, and with those whose data will not.
    var load: ((Any) -> Void)?
    var cancel: ((Any) -> Void)?
    /// The items whose data was asked for, and that were neither shown nor given up since.
    var loading: [ItemKey: Any] = [:]
    /// The items that have cells out of sight, to be measured.
    var measuring: [ItemKey] = []
    /// The time since which nothing has changed; nil while something does.
    var restsSince: Double?
    /// Whether there is nothing to measure until something changes.
    var isDone = false
    /// Items that could not be measured, such as those without a template. They are not tried again until something changes.
    var failed = Set<ItemKey>()
    /// The items up to which all were looked at, where all are measured: the first one and the one behind the last, by their indices; nil before
    /// the first look.
    var looked: Range<Int>?
    /// Where the viewport was when cells were made last, when that was, and the way that it had come since the time before.
    var start = 0.0, time = 0.0, way = 0.0
    /// How far beyond the visible part the cells of this frame reach, and whether the next frame makes more.
    var room = (before: 0.0, behind: 0.0), owesRoom = false
    /// Whether the next pass may make more cells around the visible part, as the first one of each frame may.
    var mayGrow = false
    /// How long the items that were measured last turned out to be.
    var lengths = LengthMemory()
}

/// Loading data and measuring items before they come into sight (collections: rules 19 and 27).
extension CollectionView {
    /// The distance from the viewport at which data is loaded and items are measured, in viewports.
    private static let loadedAhead = 2.0, measuredAhead = 4.0
    /// The distance across the main axis, in lengths of the rows that scroll on their own.
    private static let aheadInRows = 2.0
    /// The number of items that could not be measured from which on no others are tried.
    private static let mostFailed = 64
    /// The seconds of rest after which items out of sight are measured, and how many in a frame.
    private static let rest = 0.1, measuredInFrame = 4

    /// Loads the data of items before they come into sight: those that are at most two viewports ahead of where people scroll.
    ///
    /// - Parameters:
    ///   - load: Called with an item that may be shown soon.
    ///   - cancel: Called with such an item if it is not: it is far away again, or left. For every call of `load` either this is called, or the
    ///     item is shown.
    public func prefetch<Item>(_ load: @escaping (Item) -> Void, cancel: @escaping (Item) -> Void) {
        ahead.load = { ($0 as? Item).map(load) }
        ahead.cancel = { ($0 as? Item).map(cancel) }
        // The next frame asks for what is near, also if nothing moves.
        state.needsPlacing = true
        contentChanged()
    }

    /// The room for which this frame has cells before and behind the visible part (collections: rule 19): half a viewport, or ahead of where the
    /// content goes a whole one and behind it a quarter. Once there are cells, a frame makes what is seen and a quarter of a viewport more at
    /// most, and the frames after it the rest.
    func overscan(towards rest: Double) -> (before: Double, behind: Double) {
        let start = span.lowerBound
        let now = currentTime
        // The rounds of one frame have one direction.
        let isFirst = now != ahead.time
        if isFirst { (ahead.way, ahead.start, ahead.time) = (start - ahead.start, start, now) }
        guard isFirst || ahead.mayGrow || state.windows.isEmpty else { return ahead.room }
        ahead.mayGrow = false
        let full = fullOverscan(rest != start ? rest - start : ahead.way)
        ahead.room = grown(towards: full)
        ahead.owesRoom = ahead.room != full
        if ahead.owesRoom { root?.requestFrame() }
        return ahead.room
    }

    /// The room around the visible part for content that goes a way, as far as there is content.
    private func fullOverscan(_ way: Double) -> (before: Double, behind: Double) {
        let viewport = frame.size[axis]
        var full = way > 0 ? (before: viewport / 4, behind: viewport) : (before: viewport, behind: viewport / 4)
        // A jump leads nowhere further.
        if way == 0 || abs(way) > 3 * viewport { full = (viewport / 2, viewport / 2) }
        let before = max(0, min(full.before, span.lowerBound))
        return (before, max(0, min(full.behind, state.extent[axis] - span.upperBound)))
    }

    /// The room that the present cells take around the visible part, and a quarter of a viewport more; none while much of what is seen has no
    /// cells.
    private func grown(towards full: (before: Double, behind: Double)) -> (before: Double, behind: Double) {
        let span = span
        if state.windows.isEmpty { return full }
        guard let window = state.windows.first(where: { $0.overlaps(span) }) else { return (0, 0) }
        let missing = max(0, window.lowerBound - span.lowerBound) + max(0, span.upperBound - window.upperBound)
        var left = max(0, (span.upperBound - span.lowerBound) / 4 - missing)
        func grow(_ present: Double, _ full: Double) -> Double {
            let room = max(0, min(full, present + left))
            left -= max(0, room - max(0, present))
            return room
        }
        let present = (before: span.lowerBound - window.lowerBound, behind: window.upperBound - span.upperBound)
        if full.behind >= full.before {
            let behind = grow(present.behind, full.behind)
            return (grow(present.before, full.before), behind)
        }
        let before = grow(present.before, full.before)
        return (before, grow(present.behind, full.behind))
    }

    /// Lets the next pass make cells that the last frame has left. Called before each frame.
    func makeRoom() {
        guard ahead.owesRoom else { return }
        (ahead.owesRoom, ahead.mayGrow, state.needsPlacing) = (false, true, true)
        contentChanged()
    }

    /// The area around a part of the main axis in which things are done ahead, as far as rows that scroll on their own go across it too.
    private func area(around span: Range<Double>, reach: Double) -> Rect {
        var area = area(span.lowerBound - reach..<span.upperBound + reach)
        guard !carousels.views.isEmpty else { return area }
        let across = Self.aheadInRows * crossLength
        (area.origin[axis.cross], area.size[axis.cross]) = (-across, crossLength + 2 * across)
        return area
    }

    // MARK: Data

    /// Asks for the data of what is ahead, and gives up what is far away by now.
    func loadAhead() {
        guard ahead.load != nil else { return }
        for key in cells.keys.compactMap(\.itemKey) { ahead.loading[key] = nil }
        let reach = Self.loadedAhead * frame.size[axis]
        let near = Set(
            state.windows.flatMap { arrangement.attributes(in: area(around: $0, reach: reach)) }
                .filter { !$0.isHidden }.compactMap(\.element.itemKey))
        for (key, id) in ahead.loading where !near.contains(key) {
            ahead.loading[key] = nil
            counters.cancelled += 1
            ahead.cancel?(id)
        }
        let new = near.subtracting(ahead.loading.keys).filter { cells[.item($0)] == nil }
        for key in new.sorted(by: { (data.place($0) ?? .first) < (data.place($1) ?? .first) }) {
            guard let id = data.item(key) else { continue }
            ahead.loading[key] = id
            counters.prefetched += 1
            ahead.load?(id)
        }
    }

    /// Gives up everything that was begun for items of a source that is not shown any more.
    func forgetAhead() {
        let given = ahead.loading.values
        (ahead.loading, ahead.measuring, state.search, state.lastPress) = ([:], [], nil, nil)
        for id in given {
            counters.cancelled += 1
            ahead.cancel?(id)
        }
    }

    // MARK: Sizes

    /// Whether items to be measured have no cells yet.
    var hasMoreAhead: Bool { ahead.measuring.contains { sizes[$0] == nil && cells[.item($0)] == nil } }

    /// Notes that something has changed: measuring ahead waits for a rest.
    func endRest() {
        (ahead.restsSince, ahead.isDone, ahead.looked, ahead.failed) = (currentTime, false, nil, [])
        watchRest()
    }

    private func watchRest() {
        scrolling.wakeTime = ahead.isDone || !measuresAhead ? nil : ahead.restsSince.map { $0 + Self.rest }
    }

    /// Chooses the next items to measure once the collection has rested. Called before each frame.
    func measureAhead() {
        guard measuresAhead, !ahead.isDone, let since = ahead.restsSince, currentTime >= since + Self.rest else { return }
        guard !isScrolling, !isHeld, !isCarrying, state.running == nil, state.aim == nil else { return endRest() }
        ahead.failed.formUnion(ahead.measuring.filter { sizes[$0] == nil })
        ahead.measuring = unmeasured(Self.measuredInFrame)
        if ahead.measuring.isEmpty { ahead.measuring = unmeasuredOutwards(Self.measuredInFrame) }
        ahead.isDone = ahead.measuring.isEmpty && !looksFurther || ahead.failed.count > Self.mostFailed
        watchRest()
        if ahead.isDone { return }
        contentChanged()
        root?.requestFrame()
    }

    /// The greatest number of items that are looked at for all to be measured, and how many in a frame.
    private static let mostLooked = 100_000, lookedInFrame = 1_000

    /// Whether there are items that were not looked at yet, where all are measured.
    private var looksFurther: Bool {
        guard measuresAll, let looked = ahead.looked else { return false }
        return looked.count < min(selection.total, Self.mostLooked)
    }

    /// The next items outwards from the visible ones that were never measured at this width, where all are measured.
    private func unmeasuredOutwards(_ count: Int) -> [ItemKey] {
        guard measuresAll, selection.total > 0 else { return [] }
        if ahead.looked == nil {
            let seen = sortedCells.compactMap { $0.item.flatMap(data.place).flatMap { selection.index(of: $0) } }
            let start = seen.min() ?? 0
            ahead.looked = start..<start
        }
        var found: [ItemKey] = []
        for _ in 0..<Self.lookedInFrame where found.count < count && looksFurther {
            guard let key = nextOutwards() else { break }
            let element = LayoutElement.item(key)
            if sizes[key] == nil, !ahead.failed.contains(key), cells[element] == nil, !hiddenItems.keys.contains(key),
                arrangement.proposal(for: element) != nil
            {
                found.append(key)
            }
        }
        return found
    }

    /// The next item behind or before those that were looked at, on the two sides in turn.
    private func nextOutwards() -> ItemKey? {
        guard let looked = ahead.looked else { return nil }
        let goesBack = looked.lowerBound > 0 && (looked.count % 2 == 1 || looked.upperBound >= selection.total)
        ahead.looked = goesBack ? looked.lowerBound - 1..<looked.upperBound : looked.lowerBound..<looked.upperBound + 1
        return data.key(selection.place(at: goesBack ? looked.lowerBound - 1 : looked.upperBound))
    }

    /// The items nearest to the visible part that were never measured at this width.
    private func unmeasured(_ count: Int) -> [ItemKey] {
        let (span, reach) = (span, Self.measuredAhead * frame.size[axis])
        func distance(_ attributes: Attributes) -> Double {
            let (start, across) = (attributes.frame.origin[axis], attributes.frame.origin[axis.cross])
            let way = max(start - span.upperBound, span.lowerBound - start - attributes.frame.size[axis])
            guard attributes.row != nil else { return way }
            return max(way, across - crossLength, -across - attributes.frame.size[axis.cross])
        }
        let found = arrangement.attributes(in: area(around: span, reach: reach)).filter { attributes in
            guard let key = attributes.element.itemKey, !attributes.isHidden, sizes[key] == nil, !ahead.failed.contains(key) else {
                return false
            }
            return cells[attributes.element] == nil && arrangement.proposal(for: attributes.element) != nil
        }
        return found.sorted { distance($0) < distance($1) }.prefix(count).compactMap(\.element.itemKey)
    }
}

extension CollectionPlace {
    fileprivate static let first = CollectionPlace(section: 0, item: 0)
}

extension LayoutElement {
    /// The item, if the element is one.
    var itemKey: ItemKey? { if case .item(let key) = self { key } else { nil } }
}
