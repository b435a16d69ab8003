import TatamiGeometry
import TatamiLayout

/// Flows once more: lines are lists of boxes, and every length is added up anew.
extension ReferenceBox {
    func flowExtent(_ style: FlowStyle, _ axis: Axis) -> Extent {
        if axis == .horizontal, style.axis == .vertical { lines = columns(style) }
        if axis == .horizontal, style.axis == .horizontal {
            let natural = length(of: children, style) { $0.natural }
            return Extent(
                minimum: min(natural, children.map { $0[axis].minimum + $0.margins(axis) }.max().map { max(0, $0) } ?? 0), natural: natural)
        }
        if axis == style.axis {
            return Extent(
                minimum: lines.map { length(of: $0, style) { $0.minimum } }.reduce(0, max),
                natural: lines.map { length(of: $0, style) { $0.natural } }.reduce(0, max))
        }
        let gaps = Double(max(0, lines.count - 1)) * lineSpacing(style)
        let extents = lines.map { across($0, axis) }
        return Extent(
            minimum: extents.reduce(0) { $0 + $1.minimum } + gaps, natural: extents.reduce(0) { $0 + $1.natural } + gaps)
    }

    func flowPlaces(_ style: FlowStyle, _ axis: Axis, _ room: Double) -> [Place] {
        if axis == .horizontal, style.axis == .horizontal { lines = broken(style, room) }
        return axis == style.axis ? lines.flatMap { placesAlong($0, style, room) } : placesAcross(style, axis, room)
    }

    // MARK: breaking

    private func broken(_ style: FlowStyle, _ room: Double) -> [[ReferenceBox]] {
        var lines: [[ReferenceBox]] = []
        for child in children {
            if let last = lines.last, length(of: last, style, \.natural) <= room + 1e-6,
                length(of: last + [child], style, \.natural) <= room + 1e-6
            {
                lines[lines.count - 1].append(child)
            } else {
                lines.append([child])
            }
        }
        return lines
    }

    /// By the heights at natural widths, where the height is known.
    private func columns(_ style: FlowStyle) -> [[ReferenceBox]] {
        let own = sketch.item.vertical
        guard let height = (parent == nil ? givenHeight : nil) ?? (own.ignoresContent ? nil : own.fixed) else {
            return children.isEmpty ? [] : [children]
        }
        for child in children {
            child.give(.horizontal, child[.horizontal].natural)
            child.ask(.vertical)
        }
        return broken(style, max(0, height - padding(.vertical)))
    }

    private func length(of line: [ReferenceBox], _ style: FlowStyle, _ side: (Side) -> Double) -> Double {
        let items = line.reduce(0) { $0 + side($1[style.axis]) + $1.margins(style.axis) }
        return items + gaps(line, style).reduce(0, +)
    }

    private func gaps(_ line: [ReferenceBox], _ style: FlowStyle) -> [Double] {
        let spacing = style.axis == .horizontal ? style.horizontalSpacing : style.verticalSpacing
        return zip(line, line.dropFirst()).map { spacing + $0.sketch.item.spacingAfter + $1.sketch.item.spacingBefore }
    }

    private func lineSpacing(_ style: FlowStyle) -> Double {
        style.axis == .horizontal ? style.verticalSpacing : style.horizontalSpacing
    }

    // MARK: placing

    private func placesAlong(_ line: [ReferenceBox], _ style: FlowStyle, _ room: Double) -> [Place] {
        let axis = style.axis
        let free = room - length(of: line, style, \.natural)
        let gaps = gaps(line, style)
        var lengths = line.map { $0[axis].natural }
        if free < -1e-6 { lengths = taken(-free, from: line.map { ($0[axis].natural, $0[axis].minimum) }) }
        let left = free < -1e-6 ? free - zip(lengths, line).reduce(0) { $0 + $1.0 - $1.1[axis].natural } : max(0, free)
        let (lead, extraGap) = spread(style.distribution, abs(left) < 1e-7 ? 0 : left, line.count)
        var position = start(axis) + lead
        return line.indices.map { index in
            let own = line[index].sketch.item[axis]
            let place = Place(position: position + own.marginStart, length: lengths[index])
            position += own.marginStart + lengths[index] + own.marginEnd
            if index < gaps.count { position += gaps[index] + extraGap }
            return place
        }
    }

    private func placesAcross(_ style: FlowStyle, _ axis: Axis, _ room: Double) -> [Place] {
        let extents = lines.map { across($0, axis) }
        let gaps = Double(max(0, lines.count - 1)) * lineSpacing(style)
        var lengths = extents.map(\.natural)
        let short = lengths.reduce(0, +) + gaps - room
        if short > 1e-8 { lengths = taken(short, from: extents.map { ($0.natural, $0.minimum) }) }
        let left = room - gaps - lengths.reduce(0, +)
        let (lead, extraGap) = spread(style.lineDistribution, abs(left) < 1e-7 ? 0 : left, lines.count)
        var offset = lead
        var places: [Place] = []
        for (line, length) in zip(lines, lengths) {
            for child in line {
                var place = slot(child, axis, length, line: axis == .vertical ? ascent(line) : nil)
                place.position += offset
                places.append(place)
            }
            offset += length + lineSpacing(style) + extraGap
        }
        return places
    }

    private func across(_ line: [ReferenceBox], _ axis: Axis) -> Extent { largest(line, axis) }

    private func ascent(_ line: [ReferenceBox]) -> Double? { line.filter { isOnBaseline($0, .vertical) }.map(\.ascent).max() }

    /// What is left of lengths that are too long together by `short`.
    private func taken(_ short: Double, from extents: [(natural: Double, minimum: Double)]) -> [Double] {
        let reserve = extents.reduce(0) { $0 + $1.natural - $1.minimum }
        guard reserve > 0 else { return extents.map(\.natural) }
        return extents.map { $0.natural - ($0.natural - $0.minimum) * min(1, short / reserve) }
    }
}
