import TatamiGeometry

/// A program's own layout, in either form.
enum CustomRecord {
    case pair(any Layout)
    case axes(any AxisLayout)
}

/// Lends one container's children to a custom layout, for one call.
struct CustomHost: CustomLayoutHost {
    private let walker: Walker
    private let box: Box
    private let record: CustomRecord
    private let placed = PlacedChildren()

    init(_ arena: UnsafeMutablePointer<Arena>, _ box: Box) {
        walker = Walker(arena)
        self.box = box
        record = arena.pointee.customs[box.record.pointee.detail]
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

    /// Widths are asked without limit; heights at the final width.
    func measure() -> Extent {
        switch record {
        case .axes(let layout):
            let extent = layout.measure(children, along: box.axis)
            let natural = Numbers.cleanLength(extent.natural)
            return Extent(minimum: min(natural, Numbers.cleanLength(extent.minimum)), natural: natural)
        case .pair(let layout):
            let proposal = box.axis == .horizontal ? Proposal.unbounded : Proposal(width: .atMost(contentWidth))
            return Extent(Numbers.cleanLength(layout.measure(children, proposal)[box.axis]))
        }
    }

    func place<P: Placement>(in length: Double, _ placement: inout P) {
        let children = children, start = box.record.pointee.start(box.axis)
        switch record {
        case .axes(let layout): layout.place(children, along: box.axis, in: box.room(in: length))
        case .pair(let layout): layout.place(children, in: rect(children, layout, length))
        }
        for child in children.ids {
            let (position, length) = placed.frames[child] ?? (0, 0)
            placement.place(child, at: start + position, length: length)
        }
    }

    /// While widths are placed, the height is what the layout asks for at this width.
    private func rect(_ children: Children, _ layout: any Layout, _ length: Double) -> Rect {
        if box.axis == .vertical { return Rect(Size(contentWidth, box.room(in: length))) }
        let width = box.room(in: length)
        return Rect(Size(width, Numbers.cleanLength(layout.measure(children, Proposal(width: .atMost(width))).height)))
    }

    private var contentWidth: Double {
        let width = walker.results(.horizontal)[Int(box.id)].length - box.record.pointee.padding(.horizontal)
        return width > 0 ? width : 0
    }

    // MARK: what a child answers

    func item(of id: Int32) -> ItemStyle { ItemStyle(reading: id, from: walker.arena) }
    func data(of id: Int32) -> Any? { walker.arena.pointee.data[id] }

    func extent(of id: Int32, along axis: Axis) -> Extent {
        let result = walker.results(axis)[Int(id)]
        return Extent(minimum: result.minimum, natural: result.natural)
    }

    /// Lays the child out on trial, as a root of its own; the walk that follows does it again if it ends up elsewhere.
    func measure(_ id: Int32, _ proposal: Proposal) -> Size {
        let widths = extent(of: id, along: .horizontal)
        let width = max(widths.minimum, proposal.width.limit(widths.natural))
        let depth = walker.arena.pointee.customDepth
        guard depth < 32 else { return Size(width, walker.results(.vertical)[Int(id)].natural) }
        walker.arena.pointee.customDepth = depth + 1
        walker.walkDown(from: id, .horizontal, length: width)
        walker.walkUp(from: id, .vertical)
        walker.arena.pointee.customDepth = depth
        walker.climb(from: id)
        let heights = extent(of: id, along: .vertical)
        return Size(width, max(heights.minimum, proposal.height.limit(heights.natural)))
    }

    func place(_ id: Int32, in rect: Rect) {
        let position = box.axis == .horizontal ? rect.x : rect.y
        let length = box.axis == .horizontal ? rect.width : rect.height
        place(id, position, length: length)
    }

    func place(_ id: Int32, _ position: Double, length: Double) {
        placed.frames[id] = (Numbers.clean(position), Numbers.cleanLength(length))
    }
}

/// What a custom layout has placed so far in this call.
private final class PlacedChildren {
    var frames: [Int32: (position: Double, length: Double)] = [:]
}
