import TatamiCollections
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The pass that decides what is shown, between layout and drawing (collections: rule 18). It runs again while cells come whose lengths are
/// known after the next layout only.
extension CollectionView {
    /// The part of the main axis that is in sight, in the space of the layout.
    var span: Range<Double> {
        let start = distance(along: axis) - roomBefore
        return start..<start + max(0, frame.size[axis])
    }

    /// The room before content that is shorter than the view and stands at its end, or that is being refreshed.
    var roomBefore: Double {
        // Every cell that is placed asks: the frame is looked up only where there may be such room.
        guard anchorMode == .end else { return refreshRoom }
        return refreshRoom + ScrollPlace(offset: 0, viewport: frame.size[axis], content: state.extent[axis]).roomBefore(anchorMode)
    }

    /// The visible part, in the space of the layout.
    var visible: Viewport {
        var frame = area(span)
        // The length is that of the view, without the rounding of sums, so that a viewport which only moved has the same size.
        frame.size[axis] = max(0, self.frame.size[axis])
        return Viewport(frame)
    }

    /// The rectangle of a part of the main axis, in the space of the layout.
    func area(_ span: Range<Double>) -> Rect {
        var (origin, size) = (Point.zero, Size.zero)
        (origin[axis], size[axis], size[axis.cross]) = (span.lowerBound, span.upperBound - span.lowerBound, crossLength)
        return Rect(origin: origin, size: size)
    }

    func collect() {
        guard layoutItem != nil, frame.size[axis] > 0, frame.size[axis.cross] > 0 else { return }
        guard mayGoOn() else { return }
        watch.follow(root)
        endExits()
        followRows()
        checkAim()
        var turns = 0
        while true {
            turns += 1
            // A layout that takes no size for long must not keep the window waiting.
            guard turns <= Self.mostRounds else {
                counters.unsettled += 1
                root?.requestFrame()
                break
            }
            checkCarried()
            let hasChosen = chooseGap()
            let hasChanged = takeChanges() || hasChosen
            selectWantedNames()
            takeKeptItems()
            seekAwaitedRow()
            let hasMoved = followAim() || followPointer() || state.needsPlacing
            state.needsPlacing = false
            // Cells that came or moved are laid out first, and then the pass runs again.
            if realise(anew: hasChanged || hasMoved || hasMoreAhead) { return }
            if !hasChanged, !hasMoved { break }
        }
        state.rounds.count = 0
        focusAwaitedRow()
        focusKeptItem()
        focusAgain()
        followVisitor()
        callCompletions()
        for fault in check.takeFaults() { report(fault.message) }
        runPlan()
    }

    /// The greatest number of rounds of a frame.
    private static let mostRounds = 32

    /// Whether there is a round left in this frame. Without one, as with very many rows that turn out to be short, the next frame goes on.
    private func mayGoOn() -> Bool {
        let frame = root?.frameNumber ?? 0
        if frame != state.rounds.frame { state.rounds = (frame, 0) }
        state.rounds.count += 1
        guard state.rounds.count > Self.mostRounds else { return true }
        if state.rounds.count == Self.mostRounds + 1 { counters.unsettled += 1 }
        root?.requestFrame()
        return false
    }

    /// What a layout knows of the content now.
    ///
    /// - Parameter others: Items that are hidden besides those that the collection hides.
    func layoutContent(hiding others: [ItemKey] = []) -> LayoutContent {
        var content = data.content(crossLength)
        content.axis = axis
        content.viewport = visible
        content.grid = root?.grid ?? PixelGrid()
        let (sizes, known) = (sizes, content)
        content.measured = { sizes[$0] }
        content.sizes = { section, range in sizes.known(section, range, known) }
        content.declared = declared(known)
        content.hidden = hiddenPlaces(others.isEmpty ? hiddenItems.keys : hiddenItems.keys.union(others), known)
        return content
    }

    // MARK: Changes

    /// Takes over updates, another width and measured sizes, and keeps in place what is in sight. Returns whether there were any.
    private func takeChanges() -> Bool {
        let cross = crossLength
        // A chat stays at the lower edge of a window that becomes higher or lower.
        let (before, length) = (state.viewport.frame, frame.size[axis])
        let isOtherLength = anchorMode == .end && !state.isNew && before.size[axis] > 0 && length != before.size[axis]
        let surroundings = changeOfSurroundings()
        let isNewCross = surroundings.isOfAll
        let measured = isNewCross || state.isNew ? [] : measuredCells()
        guard
            state.isNew || state.hasUpdate || hasNewOrder || hiddenItems.hasQuestions || isNewCross || !measured.isEmpty
                || surroundings.isOfSizes || isOtherLength
        else { return surroundings == .places }
        if state.isNew || state.hasUpdate || isNewCross { endRest() }
        // Where the room of the indicator is in sight, the content is at its start, and nobody pulls it.
        let distance = distance(along: axis)
        let offset = distance < 0 ? distance - refreshRoom : max(0, distance - refreshRoom)
        // A higher window has moved what was near the end already.
        let isAtLimit = offset >= max(0, state.extent[axis] - length) - 0.5
        let isMoved = isOtherLength && length > before.size[axis] && before.origin[axis] > offset && isAtLimit
        let place = ScrollPlace(
            offset: isMoved ? before.origin[axis] : offset, viewport: isOtherLength ? before.size[axis] : length,
            content: state.extent[axis])
        // What is carried makes room near the pointer, and nothing else moves.
        let isOrderAlone =
            state.carried != nil && !state.isNew && !state.hasUpdate && !hiddenItems.hasQuestions && !isNewCross && measured.isEmpty
            && !surroundings.isOfSizes && !isOtherLength
        let (seen, rows) = (candidates(), heldRows())
        let isNewWidth = cross != state.cross
        state.cross = cross
        sizes.use(cross)
        var moved = Set<LayoutElement>()
        if state.isNew {
            arrangeAnew()
        } else {
            if isNewCross { prepareForCross(surroundings, place) }
            if surroundings.isOfSizes { prepare(.sizes([])) }
            if state.hasUpdate || hasNewOrder || hiddenItems.hasQuestions { moved = takeUpdate(place) }
        }
        if !measured.isEmpty { takeSizes(measured) }
        hold(isOrderAlone ? [:] : rows, without: moved)
        let eligible = seen.map { AnchorCandidate($0, isEligible: $0.isEligible && !moved.contains($0.element)) }
        let anchor = TatamiCollections.ScrollAnchor(
            isOrderAlone ? .none : anchorMode, at: place, candidates: eligible, pinned: pinnedLength,
            named: state.aim.map { .item($0.key) },
            focused: state.carried == nil ? focusedCell?.element : nil, grid: root?.grid ?? PixelGrid())
        let now = ScrollPlace(offset: place.offset, viewport: length, content: state.extent[axis])
        let target = anchor.offset(in: now, isNewWidth: isNewWidth) { element in
            self.arrangement.attributes(of: element).map {
                $0.frame.origin[self.axis]...$0.frame.origin[self.axis] + $0.frame.size[self.axis]
            }
        }
        shift(by: way(keeping: anchor.shift(to: target) + place.offset - offset))
        return true
    }

    /// Moves the offset with the content in sight.
    func shift(by way: Double) {
        state.scrolledExtent = state.extent
        state.scrolledExtent[axis] += refreshRoom
        contentChanged(shift: way, along: axis)
        guard way != 0 else { return }
        counters.corrections += 1
        root?.shiftAutoScroll(of: self, by: way, along: axis)
        ahead.start += way
        state.windows = state.windows.map { $0.lowerBound + way..<$0.upperBound + way }
        var point = Point.zero
        point[axis] = way
        shiftChildren(by: point)
        // What leaves stays where it is seen.
        for cell in exiting where cell.superview === self { place(cell, movedBy: point) }
        for row in carousels.views.values where arrangement.carousel(of: row.section) == nil { row.moveAlong(by: point) }
        let target = restingDistance(along: axis)
        state.aim?.target = target
    }

    /// The items in sight that may hold the content in place: those that people have seen in their true size.
    private func candidates() -> [AnchorCandidate] {
        let (pinned, carried) = (Set(state.pinned), carriedKey)
        let seen = cells.values.compactMap { cell -> AnchorCandidate? in
            guard let element = cell.element, case .item(let key) = element, key != carried, let frame = cell.attributes?.frame
            else { return nil }
            return AnchorCandidate(
                element, start: frame.origin[axis], length: frame.size[axis], isEligible: cell.isMeasured && !pinned.contains(element))
        }
        return seen.sorted { ($0.span.lowerBound, $0.span.upperBound) < ($1.span.lowerBound, $1.span.upperBound) }
    }

    /// Arranges everything, and forgets what was shown.
    private func arrangeAnew() {
        let (order, completions) = ((data.moved, state.movedKey), (state.running?.completions ?? []) + (state.plan?.completions ?? []))
        let focused = focusedCell?.item
        if focused != nil || state.isOtherSource { state.refocusedInner = nil }
        state.refocused = state.isOtherSource ? nil : focused ?? state.refocused
        state.isOtherSource = false
        putDown()
        (data.moved, state.movedKey) = order
        followInSelection()
        (state.thumb, state.search, ahead.measuring) = (nil, nil, [])
        (state.isNew, state.hasUpdate) = (false, false)
        for cell in cells.values { recycle(cell) }
        for cell in exiting { recycle(cell) }
        (cells, exiting, state.plan, state.running, state.windows) = ([:], [], nil, nil, [])
        sizes.forgetAll()
        sizes.use(crossLength)
        ahead.lengths = LengthMemory()
        wantedNames?.isDue = true
        hideAnew()
        prepare(.everything)
        restoreRows()
        // They are called at the end of the pass: they may change anything.
        state.finished += completions.map { ($0, false) } + data.takeCompletions().map { ($0, true) }
    }

    /// Calls the completions of updates that ended without a motion.
    private func callCompletions() {
        let finished = state.finished
        state.finished = []
        for (completion, isWhole) in finished { completion(isWhole) }
    }

    /// Gives the focus to the cell of an item that had it before everything was arranged anew.
    private func focusAgain() {
        guard let key = state.refocused else { return }
        let inner = state.refocusedInner
        (state.refocused, state.refocusedInner) = (nil, nil)
        if let cell = cells[.item(key)] { root?.focusSoon(inner?.counterpart(in: cell) ?? cell) }
    }

    /// - Parameters:
    ///   - change: What is another one around the content.
    ///   - place: Where the content was scrolled to before.
    private func prepareForCross(_ change: ChangeOfSurroundings, _ place: ScrollPlace) {
        let before = change == .size && arrangement.animatesBoundsChanges ? sceneBeforeBounds(place) : nil
        prepare(change == .environment ? .environment : .cross)
        if let before { plan(CollectionUpdate(), before) }
        ahead.lengths = LengthMemory()
        for cell in cells.values { cell.isStale = true }
        // What was measured in this width before is known.
        for (key, size) in sizes.sizes { _ = arrangement.setSize(size, of: .item(key)) }
        if !sizes.sizes.isEmpty { prepare(.sizes([])) }
    }

    func prepare(_ change: Invalidation) {
        let content = layoutContent()
        let before = arrangement.sectionPrepares
        let extent = arrangement.prepare(content, change)
        // Layouts of programs may return what is no number.
        func clean(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
        state.extent = Size(clean(extent.width), clean(extent.height))
        counters.sectionPrepares += max(0, arrangement.sectionPrepares - before)
        (state.viewport, state.grid) = (content.viewport, content.grid)
        counters.prepares += 1
        for fault in arrangement.takeFaults() { report(fault.message) }
    }

    // MARK: Sizes

    /// The cells that were laid out in another size than the one that the layout knows, with the size.
    private func measuredCells() -> [(cell: CollectionCell, size: Size)] {
        let grid = root?.grid ?? PixelGrid()
        return cells.values.compactMap { cell in
            guard let element = cell.element, !cell.isStale, cell.isFree, let exact = cell.placedSize else { return nil }
            // One that fills its line says nothing of the item until that is longer.
            if let length = cell.stretched, (exact[axis] - length) * grid.scale < 0.5 { return nil }
            var size = Size(grid.ceiling(exact.width), grid.ceiling(exact.height))
            var known = element.itemKey.flatMap { sizes[$0] }
            if element.itemKey == nil {
                // A header is as long as the layout has it, until it is measured. It fills its line, and the layout gives none a length of 0.
                // One that is not in the layout any more stays as it is.
                guard var own = arrangement.attributes(of: element)?.frame.size else { return nil }
                size[axis] = max(1, Numbers.cleanLength(size[axis]))
                // The layout may have its own mind.
                if let refused = cell.refused, refused.size == size, refused.kept == own { return nil }
                own[axis.cross] = size[axis.cross]
                known = own
            }
            if let known, abs(known.width - size.width) * grid.scale < 0.5, abs(known.height - size.height) * grid.scale < 0.5 {
                return nil
            }
            return (cell, size)
        }
    }

    private func takeSizes(_ measured: [(cell: CollectionCell, size: Size)]) {
        for (cell, size) in measured {
            guard let element = cell.element else { continue }
            sizes[element] = size
            if element.itemKey != nil {
                if !cell.isMeasured, let attributes = cell.attributes, decidesAboutItsLine(attributes) {
                    ahead.lengths.note(size[axis], expected: attributes.frame.size[axis])
                }
            }
            cell.isMeasured = true
            if arrangement.setSize(size, of: element) { counters.sizesSet += 1 }
        }
        counters.measured += measured.count
        prepare(.sizes(measured.compactMap(\.cell.element)))
        for (cell, size) in measured where cell.item == nil {
            cell.refused = cell.element.flatMap { arrangement.attributes(of: $0) }.map { (size, $0.frame.size) }
        }
    }
}

extension AnchorCandidate {
    fileprivate init(_ other: AnchorCandidate, isEligible: Bool) {
        self = other
        self.isEligible = isEligible
    }
}
