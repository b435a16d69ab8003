import TatamiGeometry
import TatamiLayout

extension ReferenceBox {
    struct Place {
        var position: Double
        var length: Double
    }

    /// Gives the box its length and its children their places.
    func give(_ axis: Axis, _ length: Double) {
        self[axis].length = length
        if case .overlay(let style) = sketch.content, style.contentMode.isInProportion {
            return giveInProportion(axis, length, covers: style.contentMode == .aspectFill)
        }
        for (child, place) in zip(children, places(axis, length)) {
            child[axis].position = place.position
            child.give(axis, place.length)
        }
    }

    /// Where the children stand in a box of this length.
    func places(_ axis: Axis, _ length: Double) -> [Place] {
        let room = max(0, length - padding(axis))
        children.forEach { $0.refer(axis, to: whole(axis, room)) }
        defer { children.forEach { $0.refer(axis, to: nil) } }
        switch sketch.content {
        case .stack(let style) where style.axis == axis: return line(style, style.mainLength ?? room)
        case .stack(let style): return children.map { slot($0, axis, style.crossLength ?? room) }
        case .overlay(let style) where style.contentMode == .fill:
            return children.map {
                Place(position: start(axis) + $0.sketch.item[axis].marginStart, length: max(0, room - $0.margins(axis)))
            }
        case .scroll(let style):
            let visible = style.axes.contains(axis) ? max(room, self[axis].content) : room
            return children.map { slot($0, axis, visible) }
        case .relative: return relativePlaces(axis, room)
        case .flow(let style): return flowPlaces(style, axis, room)
        case .grid(let style): return gridPlaces(style, axis, length)
        case .absolute: return children.map { Place(position: 0, length: $0[axis].natural) }
        case .tiles(let style): return tilePlaces(style, axis)
        default: return children.map { slot($0, axis, room) }
        }
    }

    /// What the fractions of all children are of; a cell says so itself.
    private func whole(_ axis: Axis, _ room: Double) -> Double? {
        switch sketch.content {
        case .scroll(let style): style.axes.contains(axis) ? nil : room
        case .grid, .tiles, .wrappingRows, .staircase: nil
        default: setLength(axis) ?? room
        }
    }

    private func bounds(_ child: ReferenceBox, _ axis: Axis) -> (low: Double, high: Double) { child.bounds(axis) }

    /// One child in one slot: cross axes, overlays, cells. Where nothing else is said, at the content's start, with the common
    /// baseline of all.
    func slot(_ child: ReferenceBox, _ axis: Axis, at position: Double? = nil, _ room: Double, line: Double? = nil) -> Place {
        if isInCells { child.refer(axis, to: room) }
        let own = child.sketch.item[axis]
        let said = alignment(child, axis)
        let available = max(0, room - child.margins(axis))
        let (low, high) = bounds(child, axis)
        var length = child[axis].natural
        let drop = isOnBaseline(child, axis) ? ((commonAscent ?? line).map { $0 - child.ascent } ?? 0) : 0
        if own.stretch > 0 || said == .stretch {
            length = max(low, min(high, max(0, available - drop)))
        } else if length > available {
            length = min(length, max(child[axis].minimum, available))
        }
        let free = room - child.margins(axis) - length
        let lead =
            switch said {
            case .start: 0.0
            case .end: free
            case .baseline: drop
            default: free / 2
            }
        return Place(position: (position ?? start(axis)) + own.marginStart + lead, length: length)
    }

    /// A stack along its axis.
    private func line(_ style: StackStyle, _ room: Double) -> [Place] {
        let axis = style.axis
        let gaps = gaps(style)
        let rigid = gaps.reduce(0, +) + children.reduce(0) { $0 + $1.margins(axis) }
        let lengths = lengths(style, room - rigid)
        let left = room - rigid - lengths.reduce(0, +)
        let hasTaker = children.contains { weight($0, axis) > 0 } && abs(left) < 1e-7
        let (lead, extraGap) = hasTaker || abs(left) < 1e-9 ? (0, 0) : spread(style.distribution, left, children.count)
        var position = start(axis) + lead
        return children.indices.map { index in
            let own = children[index].sketch.item[axis]
            let place = Place(position: position + own.marginStart, length: lengths[index])
            position += own.marginStart + lengths[index] + own.marginEnd
            if index < gaps.count { position += gaps[index] + extraGap }
            return place
        }
    }

    func spread(_ distribution: Distribution, _ left: Double, _ count: Int) -> (Double, Double) {
        let n = Double(count)
        switch distribution {
        case .start: return (0, 0)
        case .center: return (left / 2, 0)
        case .end: return (left, 0)
        case .spaceBetween: return (0, left > 0 && count > 1 ? left / (n - 1) : 0)
        case .spaceAround: return left > 0 ? (left / n / 2, left / n) : (0, 0)
        case .spaceEvenly: return left > 0 ? (left / (n + 1), left / (n + 1)) : (0, 0)
        }
    }

    /// The children's lengths in a stack that has `room` for them.
    private func lengths(_ style: StackStyle, _ room: Double) -> [Double] {
        let axis = style.axis
        var naturals = children.map { $0[axis].natural }
        let weights = children.map { weight($0, axis) }
        if weights.contains(where: { $0 > 0 }) {
            let rigid = zip(naturals, weights).reduce(0) { $0 + ($1.1 > 0 ? 0 : $1.0) }
            let takers = children.indices.filter { weights[$0] > 0 }
            let shared = share(
                room - rigid, takers.map { naturals[$0] }, takers.map { weights[$0] }, takers.map { bounds(children[$0], axis) })
            for (index, length) in zip(takers, shared) { naturals[index] = length }
        } else if style.mainLength != nil {
            let scalable = children.map { child -> (Double, Double) in
                child.isFixed(axis) ? (0, .infinity) : bounds(child, axis)
            }
            let takers = children.indices.filter { naturals[$0] > 0 }
            let shared = share(room, takers.map { naturals[$0] }, takers.map { naturals[$0] }, takers.map { scalable[$0] })
            for (index, length) in zip(takers, shared) { naturals[index] = length }
            return naturals
        }
        let shortage = naturals.reduce(0, +) - room
        let givers = children.indices.filter { weights[$0] <= 0 }
        let reserve = givers.reduce(0) { $0 + naturals[$1] - children[$1][axis].minimum }
        if shortage > 1e-8, reserve > 0 {
            for index in givers { naturals[index] -= (naturals[index] - children[index][axis].minimum) * min(1, shortage / reserve) }
        }
        return naturals
    }

    /// Lengths natural + t * weight, held by the bounds, with the t at which they fill `room`; found by bisection.
    func share(
        _ room: Double, _ naturals: [Double], _ weights: [Double], _ bounds: [(low: Double, high: Double)]
    ) -> [Double] {
        func lengths(_ t: Double) -> [Double] {
            naturals.indices.map { max(bounds[$0].low, min(bounds[$0].high, naturals[$0] + t * weights[$0])) }
        }
        guard let least = weights.min() else { return [] }
        let reach = (naturals.reduce(abs(room)) { $0 + abs($1) } + 1e6) / least
        var low = -reach
        var high = reach
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if lengths(middle).reduce(0, +) < room { low = middle } else { high = middle }
        }
        // What is a bound but for the search is that bound.
        return zip(lengths(high), bounds).map { abs($0 - $1.low) < 1e-10 ? $1.low : $0 }
    }

    /// Widths stay natural until heights are known; then both are scaled, and what is below is laid out again.
    private func giveInProportion(_ axis: Axis, _ length: Double, covers: Bool) {
        if axis == .horizontal { return children.forEach { $0.give(.horizontal, $0[.horizontal].natural) } }
        for child in children {
            let room = Size(max(0, self[.horizontal].length - padding(.horizontal)), max(0, length - padding(.vertical)))
            // What is nothing but for rounding has no proportion either.
            let lengths = Axis.allCases.map { room[$0] - child.margins($0) }.map { $0 < 1e-9 ? 0 : $0 }
            let cell = Size(lengths[0], lengths[1])
            let natural = Size(child[.horizontal].natural, child[.vertical].natural)
            var size = cell
            if min(natural.width, natural.height, cell.width, cell.height) > 0 {
                let ratios = [cell.width / natural.width, cell.height / natural.height].sorted()
                let ratio = covers ? ratios[1] : ratios[0]
                size = Size(natural.width * ratio, natural.height * ratio)
            }
            child.give(.horizontal, size.width)
            child.children.forEach { $0.ask(.vertical) }
            child[.vertical].content = child.contentExtent(.vertical).natural
            child.give(.vertical, size.height)
            for side in Axis.allCases {
                let free = room[side] - child.margins(side) - size[side]
                let lead: Double =
                    switch alignment(child, side) {
                    case .start, .baseline: 0
                    case .end: free
                    default: free / 2
                    }
                child[side].position = start(side) + child.sketch.item[side].marginStart + lead
            }
        }
    }
}

extension OverlayMode {
    fileprivate var isInProportion: Bool { self == .aspectFill || self == .aspectFit }
}

extension ReferenceBox {
    /// The container's items along one axis, collapsed ones too.
    func relative(_ axis: Axis) -> ReferenceRelative {
        let names = sketch.children.map(\.name)
        return ReferenceRelative(
            sketch.children.map { child in
                var item = ReferenceRelative.Item()
                item.isCollapsed = child.item.visibility == .collapsed
                item.rules = (child.rules ?? RelativeRules()).renamed { name in names.firstIndex { $0 === name } }[axis]
                if let box = children.first(where: { $0.sketch === child }) {
                    (item.natural, item.minimum) = (box[axis].natural, box[axis].minimum)
                    (item.low, item.high) = bounds(box, axis)
                    item.mayBeBounded = !child.item[axis].fractions.isEmpty
                    (item.before, item.after) = (child.item[axis].marginStart, child.item[axis].marginEnd)
                }
                return item
            })
    }

    private func relativePlaces(_ axis: Axis, _ room: Double) -> [Place] {
        let values = relative(axis).solve(.places, area: room)
        return zip(sketch.children, values).filter { $0.0.item.visibility != .collapsed }.map { child, values in
            Place(position: start(axis) + values[0] + child.item[axis].marginStart, length: values[2])
        }
    }
}
