import TatamiGeometry

/// Opens what a drag rests on: a folded cell, a group of tiles, a tab (containers: rule 28).
public struct HoverOpening {
    /// What the owner has to do.
    public enum Step: Hashable {
        /// Shows that it will be opened soon.
        case blink(AnyHashable)
        /// Opens it.
        case open(AnyHashable)
    }

    private var rest: (id: AnyHashable, place: Point, since: Double, hasBlinked: Bool)?
    /// What the drag has opened, in the order in which it did.
    public private(set) var opened: [AnyHashable] = []

    /// Makes the opening of a drag that begins.
    public init() {}

    /// The time at which ``advance(to:at:over:)`` must be called although the pointer rests; nil for never.
    public var deadline: Double? {
        guard let rest, !opened.contains(rest.id) else { return nil }
        return rest.since + (rest.hasBlinked ? GestureConstants.hoverOpening : GestureConstants.hoverBlink)
    }

    /// Tells where the pointer is, and over what that could be opened; nil for nothing.
    public mutating func advance(to time: Double, at point: Point, over id: AnyHashable?) -> [Step] {
        guard let id else {
            rest = nil
            return []
        }
        if rest?.id != id || point.distance(to: rest?.place ?? point) > GestureConstants.dragReach {
            rest = (id, point, time, false)
        }
        guard let since = rest?.since, !opened.contains(id) else { return [] }
        var steps: [Step] = []
        if time >= since + GestureConstants.hoverBlink, rest?.hasBlinked == false {
            rest?.hasBlinked = true
            steps.append(.blink(id))
        }
        if time >= since + GestureConstants.hoverOpening {
            opened.append(id)
            steps.append(.open(id))
        }
        return steps
    }

    /// Returns what to close at the end of the drag, the last opened first: all that was opened and in which nothing was dropped.
    ///
    /// - Parameter used: What the target of the drop is in.
    public func closing(except used: Set<AnyHashable>) -> [AnyHashable] { opened.reversed().filter { !used.contains($0) } }
}
