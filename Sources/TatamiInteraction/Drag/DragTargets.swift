import TatamiGeometry

/// A container that may take what is dragged, as plain data.
public struct DragContainer {
    /// The name of the container.
    public var id: AnyHashable
    /// The container around it that may take something as well; nil for none.
    public var parent: AnyHashable?
    /// Its reference area: the frame that it had when the drag began, or after the last change that the gap of the drag did not make, at the
    /// present scroll offsets. In points, in the space of the pointer.
    public var area: Rect
    /// The part of the screen in which it can be seen.
    public var clip: Rect
    /// True if it takes the items; false for one that only covers others.
    public var accepts: Bool
    /// True if it is in one of the dragged views.
    public var isDragged: Bool
    /// True if it has no items, so that it is easily missed.
    public var isEmpty: Bool

    /// Describes a container.
    public init(
        _ id: AnyHashable, in parent: AnyHashable? = nil, area: Rect, clip: Rect? = nil, accepts: Bool = true, isDragged: Bool = false,
        isEmpty: Bool = false
    ) {
        (self.id, self.parent, self.area, self.clip) = (id, parent, area, clip ?? area)
        (self.accepts, self.isDragged, self.isEmpty) = (accepts, isDragged, isEmpty)
    }
}

/// The choice of the container that a drag is over (containers: rules 19 and 20).
///
/// It reads the reference areas and the pointer alone, and no earlier choice. The gap that a choice opens changes neither, so a pointer at
/// rest keeps its target.
public struct DragTargets {
    /// The containers in the order in which they are painted.
    private let containers: [DragContainer]
    private let numbers: [AnyHashable: Int]

    /// Takes the containers in the order in which they are painted: parents before children, and what is behind before what is in front.
    public init(_ containers: [DragContainer]) {
        self.containers = containers.filter { !$0.isDragged }
        numbers = Dictionary(self.containers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the container that takes a drop at `point`: the deepest one under the pointer that accepts, of those in front of all others; else
    /// an empty one whose area is smaller than a finger; else the nearest one at most `GestureConstants.dragReach` away; nil for none.
    public func target(at point: Point) -> AnyHashable? {
        let front = containers.lastIndex { $0.visible?.contains(point) ?? false }
        // What is behind the foremost container is covered by it; only those around it and those in front of it remain.
        if let front, let found = accepting(from: containers[front], at: point) { return found.id }
        let uncovered = containers[(front.map { $0 + 1 } ?? 0)...].filter(\.accepts)
        let small = uncovered.last { $0.isEmpty && ($0.reach?.contains(point) ?? false) }
        return small?.id ?? nearest(to: point, of: uncovered)?.id
    }

    /// The first container around `container`, itself included, that is under the pointer and accepts.
    private func accepting(from container: DragContainer, at point: Point) -> DragContainer? {
        var number = numbers[container.id]
        var looked = 0
        while let at = number, looked <= containers.count {
            let container = containers[at]
            if container.accepts, container.visible?.contains(point) ?? false { return container }
            number = container.parent.flatMap { numbers[$0] }
            looked += 1
        }
        return nil
    }

    private func nearest(to point: Point, of uncovered: [DragContainer]) -> DragContainer? {
        var best: (container: DragContainer, distance: Double)?
        for container in uncovered {
            guard let visible = container.visible else { continue }
            let distance = point.distance(to: visible)
            if distance <= min(best?.distance ?? .infinity, GestureConstants.dragReach) { best = (container, distance) }
        }
        return best?.container
    }
}

extension DragContainer {
    fileprivate var visible: Rect? { area.intersection(clip) }

    /// The area of an empty container, as large as a finger at least.
    fileprivate var reach: Rect? {
        let least = GestureConstants.touchTarget
        let (width, height) = (max(area.width, least), max(area.height, least))
        return Rect(area.center.x - width / 2, area.center.y - height / 2, width, height).intersection(clip.expanded(by: least))
    }
}

extension Point {
    /// Returns the distance from the point to the nearest point of a rectangle; 0 within it.
    public func distance(to rect: Rect) -> Double {
        distance(to: Point(min(max(x, rect.x), rect.maxX), min(max(y, rect.y), rect.maxY)))
    }
}
