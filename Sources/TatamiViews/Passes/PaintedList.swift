import TatamiDrawing
import TatamiGeometry

/// A display list that records which part each view drew, so that two lists can be compared.
struct PaintedList {
    /// The commands that a view draws in one step.
    struct Segment {
        enum Part { case group, ground, clip, content, over, border, ring }

        let view: ObjectIdentifier
        let part: Part
        let commands: Range<Int>
        /// The area in which it can be seen, in the root's space; nil if it cannot be seen.
        var bounds: Rect?
    }

    var list = DisplayList()
    private(set) var segments: [Segment] = []
    /// The number of views that were visited.
    var visited = 0

    /// Records the commands from `start` on, if there are any, with the colors of the view's theme in place of roles.
    mutating func add(_ view: View, _ part: Segment.Part, from start: Int, _ surroundings: ViewPainter.Surroundings) {
        guard list.commands.count > start else { return }
        list.resolveRoles(from: start) { view.theme }
        var bounds: Rect?
        for command in list.commands[start...] {
            guard let rect = command.bounds, let seen = surroundings.seen(rect) else { continue }
            bounds = bounds?.union(seen) ?? seen
        }
        segments.append(Segment(view: ObjectIdentifier(view), part: part, commands: start..<list.commands.count, bounds: bounds))
    }

    mutating func add(_ view: AnyObject, _ part: Segment.Part, from start: Int, bounds: Rect?) {
        segments.append(Segment(view: ObjectIdentifier(view), part: part, commands: start..<list.commands.count, bounds: bounds))
    }

    /// Records a group that changes the look of everything in it; its bounds are those of its content.
    mutating func open(_ view: View, from start: Int) -> Int {
        add(view, .group, from: start, bounds: nil)
        return segments.count - 1
    }

    mutating func close(_ group: Int) {
        segments[group].bounds = segments[(group + 1)...].reduce(nil as Rect?) { all, segment in
            guard let bounds = segment.bounds else { return all }
            return all?.union(bounds) ?? bounds
        }
    }

    /// Returns the commands of some views, which are adjacent.
    func part(of views: Set<ObjectIdentifier>) -> DisplayList {
        let parts = segments.filter { views.contains($0.view) }
        guard let first = parts.first, let last = parts.last else { return DisplayList() }
        return list.part(first.commands.lowerBound..<last.commands.upperBound)
    }

    /// Returns what a view itself drew, without its ground, its border and the views in it.
    func content(of view: View) -> DisplayList {
        let id = ObjectIdentifier(view)
        guard let segment = segments.first(where: { $0.view == id && $0.part == .content }) else { return DisplayList() }
        return list.part(segment.commands)
    }

    // MARK: Differences

    /// Returns the areas in which this list differs from an older one, in the root's space. They are unsorted and may overlap.
    func changes(since old: PaintedList) -> [Rect] {
        var changed: [Rect] = []
        var first = 0
        while first < min(segments.count, old.segments.count), isSame(segments[first], old.segments[first], old) { first += 1 }
        var (end, oldEnd) = (segments.count, old.segments.count)
        while end > first, oldEnd > first, isSame(segments[end - 1], old.segments[oldEnd - 1], old) {
            (end, oldEnd) = (end - 1, oldEnd - 1)
        }
        var places: [Key: Int] = [:]
        for index in first..<oldEnd { places[Key(old.segments[index])] = index }
        // A segment that keeps its order and its content has not changed. Any other segment has changed where it was and where it is.
        var furthest = -1
        for index in first..<end {
            let segment = segments[index]
            guard let place = places.removeValue(forKey: Key(segment)) else {
                if let bounds = segment.bounds { changed.append(bounds) }
                continue
            }
            if place > furthest, isSame(segment, old.segments[place], old) {
                furthest = place
                continue
            }
            for bounds in [segment.bounds, old.segments[place].bounds] { if let bounds { changed.append(bounds) } }
            furthest = max(furthest, place)
        }
        for place in places.values { if let bounds = old.segments[place].bounds { changed.append(bounds) } }
        return changed
    }

    private struct Key: Hashable {
        let view: ObjectIdentifier
        let part: Segment.Part

        init(_ segment: Segment) { (view, part) = (segment.view, segment.part) }
    }

    private func isSame(_ a: Segment, _ b: Segment, _ old: PaintedList) -> Bool {
        guard a.view == b.view, a.part == b.part, a.bounds == b.bounds, a.commands.count == b.commands.count else { return false }
        return list.commands[a.commands].elementsEqual(old.list.commands[b.commands])
    }
}
