import TatamiGeometry

/// What was laid out on trial: a node at a width, or the content of a pair layout.
struct Trial: Hashable {
    enum Subject: Hashable { case node, content }
    let subject: Subject
    let id: Int32
    let width: Double
}

/// Gives a custom layout access to one container's children, for one call.
///
/// Trials change the children's widths. While widths are computed, the placing that follows corrects them; while heights are computed,
/// this type restores them.
struct CustomHost: CustomLayoutHost {
    private let walker: Walker
    private let box: Box
    private let layout: CustomStyle.Program
    private let state = CallState()

    init(_ arena: UnsafeMutablePointer<Arena>, _ box: Box) {
        walker = Walker(arena)
        self.box = box
        layout = box.extras.detail(of: box, as: CustomDetail.self).style.program
    }

    private var children: Children {
        var ids: [Int32] = []
        var child = box.first
        while child >= 0 {
            ids.append(child)
            child = box.after(child)
        }
        return Children(host: self, ids: ids)
    }

    /// Measures the content: widths without limit, heights at the final width.
    func measure() -> Extent {
        defer { restoreWidths() }
        switch layout {
        case .axes(let layout):
            let children = children
            let extent = layout.measure(children, along: box.axis)
            walker.checkAnswer(of: box.id, "length along the \(box.axis) axis", extent) {
                layout.measure(children, along: box.axis)
            }
            let natural = Numbers.cleanLength(extent.natural)
            return Extent(minimum: min(natural, Numbers.cleanLength(extent.minimum)), natural: natural)
        case .pair(let layout):
            if box.axis == .vertical { return Extent(contentHeight(children, layout, contentWidth)) }
            return Extent(Numbers.cleanLength(measure(layout, children, .unbounded).width))
        }
    }

    func place<P: Placement>(in length: Double, _ placement: inout P) {
        let children = children
        let start = box.record.pointee.start(box.axis)
        let room = box.room(in: length)
        switch layout {
        case .axes(let layout): layout.place(children, along: box.axis, in: room)
        case .pair(let layout):
            let size =
                box.axis == .vertical
                ? Size(contentWidth, room) : Size(room, contentHeight(children, layout, room))
            layout.place(children, in: Rect(size))
        }
        restoreWidths()
        for child in children.ids {
            let (position, length) = state.placed[child] ?? (0, 0)
            placement.place(child, at: start + position, length: length)
        }
    }

    /// Returns the height that a pair layout needs at this width. It is measured once a pass.
    private func contentHeight(_ children: Children, _ layout: any Layout, _ width: Double) -> Double {
        let trial = Trial(subject: .content, id: box.id, width: width)
        if let known = walker.arena.pointee.trials[trial] { return known.natural }
        let height = Numbers.cleanLength(measure(layout, children, Proposal(width: .atMost(width))).height)
        walker.arena.pointee.trials[trial] = Extent(height)
        return height
    }

    private func measure(_ layout: any Layout, _ children: Children, _ proposal: Proposal) -> Size {
        let size = layout.measure(children, proposal)
        walker.checkAnswer(of: box.id, "size in \(proposal)", size) { layout.measure(children, proposal) }
        return size
    }

    private var contentWidth: Double {
        box.extras.side(.horizontal, of: box).room(in: walker.results(.horizontal)[Int(box.id)].length)
    }

    // MARK: Answers of children

    func item(of id: Int32) -> ItemStyle { ItemStyle(reading: id, from: walker.arena) }
    func data(of id: Int32) -> Any? { walker.arena.pointee.data[id] }

    func extent(of id: Int32, along axis: Axis) -> Extent {
        if axis == .vertical, box.axis == .horizontal { return heights(of: id, width: result(id, .horizontal).natural) }
        return result(id, axis)
    }

    func measure(_ id: Int32, _ proposal: Proposal) -> Size {
        let widths = result(id, .horizontal)
        let width = max(widths.minimum, proposal.width.limit(widths.natural))
        let heights = heights(of: id, width: width)
        return Size(width, max(heights.minimum, proposal.height.limit(heights.natural)))
    }

    private func result(_ id: Int32, _ axis: Axis) -> Extent {
        let result = walker.results(axis)[Int(id)]
        return Extent(minimum: result.minimum, natural: result.natural)
    }

    /// Returns the heights at `width`, laid out on trial once for each pass and width.
    private func heights(of id: Int32, width: Double) -> Extent {
        let trial = Trial(subject: .node, id: id, width: width)
        let depth = walker.arena.pointee.customDepth
        if let known = walker.arena.pointee.trials[trial] { return known }
        guard depth < Self.deepest else {
            walker.arena.pointee.diagnose(
                id, "Custom layouts are nested deeper than \(Self.deepest); the levels below are measured with height 0.")
            return .zero
        }
        state.widths.append((id, walker.results(.horizontal)[Int(id)].length))
        walker.arena.pointee.customDepth = depth + 1
        walker.layOutOnTrial(id, width: width)
        walker.arena.pointee.customDepth = depth
        let heights = result(id, .vertical)
        walker.arena.pointee.trials[trial] = heights
        return heights
    }

    private static let deepest = 32

    /// Undoes this call's trials, the last one first, while heights are computed.
    private func restoreWidths() {
        while let (id, width) = state.widths.popLast() {
            if box.axis == .vertical { walker.layOutOnTrial(id, width: width) }
        }
    }

    func place(_ id: Int32, in rect: Rect) {
        let position = box.axis == .horizontal ? rect.x : rect.y
        let length = box.axis == .horizontal ? rect.width : rect.height
        place(id, position, length: length)
    }

    func place(_ id: Int32, _ position: Double, length: Double) {
        state.placed[id] = (Numbers.clean(position), Numbers.cleanLength(length))
    }
}

/// What happened so far in one call of a custom layout.
private final class CallState {
    var placed: [Int32: (position: Double, length: Double)] = [:]
    /// The widths that children had before they were laid out on trial.
    var widths: [(id: Int32, width: Double)] = []
}
