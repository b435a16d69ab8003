import TatamiGeometry
import TatamiLayout

/// A part of an accordion cell, as the items of its layouts name it.
enum AccordionPart: Hashable {
    case label
    case body
}

/// The places of the label and the body of an accordion cell: the label at one end of the axis, the body in the room that is left.
final class AccordionGeometry: AxisLayout {
    var axis = Axis.vertical
    /// Whether the label stands at the end of the axis.
    var labelIsLast = false
    var bodyMargin = Insets.zero
    var leastBodyLength: Double?
    var greatestBodyLength: Double?
    /// The points of the body that the greatest length cuts, as the last measuring found.
    private(set) var cutLength = 0.0

    func measure(_ children: Children, along axis: Axis) -> Extent {
        let label = extent(of: .label, children, along: axis)
        guard let own = children.first(where: { $0.part == .body })?.extent(along: axis) else { return label }
        let margins = bodyMargin.start(axis) + bodyMargin.end(axis)
        guard axis == self.axis else {
            return Extent(minimum: max(label.minimum, own.minimum + margins), natural: max(label.natural, own.natural + margins))
        }
        // A body that is longer than allowed scrolls, or is cut.
        let (least, most) = (bodyLength(own.minimum), bodyLength(own.natural))
        cutLength = max(0, own.minimum - least)
        return Extent(minimum: label.minimum + margins + min(least, most), natural: label.natural + margins + most)
    }

    /// Returns a length of the body within its limits, in points. The least length wins over the greatest.
    func bodyLength(_ length: Double) -> Double {
        max(Numbers.cleanLength(leastBodyLength ?? 0), min(Numbers.cleanLength(greatestBodyLength ?? Numbers.limit), length))
    }

    func place(_ children: Children, along axis: Axis, in length: Double) {
        let isAlong = axis == self.axis
        let thickness = isAlong ? extent(of: .label, children, along: axis).natural : 0
        for child in children {
            switch child.part {
            case .label: child.place(isAlong && labelIsLast ? max(0, length - thickness) : 0, length: isAlong ? thickness : length)
            case .body:
                let start = bodyMargin.start(axis) + (labelIsLast ? 0 : thickness)
                child.place(start, length: max(0, length - thickness - bodyMargin.start(axis) - bodyMargin.end(axis)))
            case nil: break
            }
        }
    }

    private func extent(of part: AccordionPart, _ children: Children, along axis: Axis) -> Extent {
        children.first { $0.part == part }?.extent(along: axis) ?? .zero
    }

    /// Returns the room of the body in a cell from left to right, in points of the cell's space.
    func bodyRoom(in size: Size, thickness: Double) -> Rect {
        func range(_ axis: Axis, _ length: Double) -> (start: Double, length: Double) {
            let taken = axis == self.axis ? thickness : 0
            return (
                bodyMargin.start(axis) + (labelIsLast ? 0 : taken), max(0, length - taken - bodyMargin.start(axis) - bodyMargin.end(axis))
            )
        }
        let (x, y) = (range(.horizontal, size.width), range(.vertical, size.height))
        return Rect(x.start, y.start, x.length, y.length)
    }
}

/// The place of a label in its slot.
final class AccordionLabelGeometry: AxisLayout {
    var axis = Axis.vertical
    var alignment = AxisAlignment.stretch
    var margin = Insets.zero

    func measure(_ children: Children, along axis: Axis) -> Extent {
        let margins = margin.start(axis) + margin.end(axis)
        let own = children.first?.extent(along: axis) ?? .zero
        // Along the axis of the cell, the slot is as long as the label.
        return Extent(minimum: (axis == self.axis ? own.natural : own.minimum) + margins, natural: own.natural + margins)
    }

    func place(_ children: Children, along axis: Axis, in length: Double) {
        guard let label = children.first else { return }
        let room = max(0, length - margin.start(axis) - margin.end(axis))
        let own = label.extent(along: axis)
        let length = axis == self.axis ? room : alignment.length(of: own, in: room)
        label.place(margin.start(axis) + (axis == self.axis ? 0 : alignment.start(of: length, in: room)), length: length)
    }
}

/// The place of a label that is turned by a right angle in its slot. The slot is as wide as the label is high in one line.
///
/// Widths are placed before heights are known, so the label gets the width that fits the last known height of the slot; when that differs,
/// the slot is laid out again in the same frame.
final class TurnedLabelGeometry: Layout {
    var alignment = AxisAlignment.stretch
    var margin = Insets.zero
    /// Whether the label's line begins at the lower end of the slot.
    var readsUp = true
    /// The height of the slot after the last layout, in points.
    var knownHeight = 0.0

    func measure(_ children: Children, _ proposal: Proposal) -> Size {
        let label = children.first?.measure() ?? .zero
        return Size(
            label.height + margin.leading + margin.trailing, label.width + margin.top + margin.bottom)
    }

    func place(_ children: Children, in rect: Rect) {
        guard let label = children.first else { return }
        let natural = label.measure()
        let room = Rect(
            margin.leading, margin.top, max(0, rect.width - margin.leading - margin.trailing),
            max(0, knownHeight - margin.top - margin.bottom))
        let length = alignment.length(
            of: Extent(minimum: min(natural.width, label.extent(along: .horizontal).minimum), natural: natural.width), in: room.height)
        // The line begins below if it reads up.
        let start = alignment.start(of: length, in: room.height)
        let top = room.y + (readsUp ? room.height - start - length : start)
        let center = Point(room.center.x, top + length / 2)
        label.place(in: Rect(center.x - length / 2, center.y - room.width / 2, length, room.width))
    }
}

extension Child {
    fileprivate var part: AccordionPart? { data() }
}

extension AxisAlignment {
    /// Returns the length of something in a room, in points: all of it if it is stretched, or else its natural length as far as it gives way.
    fileprivate func length(of extent: Extent, in room: Double) -> Double {
        self == .stretch ? room : max(extent.minimum, min(extent.natural, room))
    }

    /// Returns the distance from the start of a room, in points. What is longer than the room begins at the start.
    fileprivate func start(of length: Double, in room: Double) -> Double {
        let rest = max(0, room - length)
        switch self {
        case .center: return rest / 2
        case .end, .right: return rest
        default: return 0
        }
    }
}
