import TatamiDrawing
import TatamiGeometry

/// A display list with what part of it each view drew, so that two of them tell what has changed.
struct PaintedList {
    /// What a view draws in one go.
    struct Segment {
        enum Part { case group, ground, clip, content, over, border, ring }

        let view: ObjectIdentifier
        let part: Part
        let commands: Range<Int>
        /// Where it can be seen, in the root's space; nil for nowhere.
        var bounds: Rect?
    }

    var list = DisplayList()
    private(set) var segments: [Segment] = []
    /// Views that were looked at.
    var visited = 0

    /// Notes what was drawn from `start` on; nothing where nothing was.
    mutating func add(_ view: View, _ part: Segment.Part, from start: Int, _ surroundings: ViewPainter.Surroundings) {
        guard list.commands.count > start else { return }
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

    /// Notes a group that changes how all in it looks; its bounds are those of what is in it.
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

    /// The commands of some views, which stand together.
    func part(of views: Set<ObjectIdentifier>) -> DisplayList {
        let parts = segments.filter { views.contains($0.view) }
        guard let first = parts.first, let last = parts.last else { return DisplayList() }
        return list.part(first.commands.lowerBound..<last.commands.upperBound)
    }

    // MARK: What has changed

    /// Where this list shows something else than the one before, in the root's space. Not sorted; they may overlap.
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
        // What stays in order and stays the same has not changed; anything else has, where it was and where it is.
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
