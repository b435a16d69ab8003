import TatamiGeometry
import TatamiInteraction

/// The containers and scrollers of a root as they were when a drag began, or after the last change that the drag did not make (containers:
/// rule 20). Only scroll offsets are live. So what a pointer means does not depend on the gap that it opens.
struct DragScene {
    /// A container, a scroller, or a layer that covers what is behind it.
    struct Place {
        weak var view: View?
        /// The place around this one, by its number; nil for the window.
        var parent: Int?
        /// The frame, in the space of the content of the place around it; of the window for the outermost ones.
        var rect: Rect
        var isTarget: Bool
        var isEmpty: Bool
        /// The container inside the place into which drops over it go; nil for a place that passes none on.
        var inner: (any DropTarget)?
    }

    private(set) var places: [Place] = []

    /// A child of a place on which a drag rests to open something.
    private struct Opening {
        weak var child: View?
        let place: Int
        /// The frame that the layout gave the child, in the space of the content of the place.
        let rect: Rect
    }

    private var openings: [Opening] = []

    /// Finds the places that can be seen.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - lifted: The dragged views. Nothing in them is a target.
    init(_ root: ViewRoot, without lifted: [View]) {
        var classes = DragClasses()
        for (number, layer) in root.activeLayers.enumerated() {
            var pending: [(view: View, origin: Point, parent: Int?)] = [(layer.view, .zero, nil)]
            while let (view, origin, parent) = pending.popLast() {
                guard let shown = view.shown, !view.hidden, !lifted.contains(where: { $0 === view }) else { continue }
                let rect = shown.frame.moved(by: origin)
                let isKnown = classes.takePart(view)
                let target = isKnown ? (view as? any DropTarget).map { $0.reordering == .none ? nil : $0 } ?? nil : nil
                let passed = isKnown ? (view as? any PassesDrops)?.innerTarget.flatMap { $0.reordering == .none ? nil : $0 } : nil
                var inner = (origin: rect.origin, parent: parent)
                if target != nil || passed != nil || view.scroller != nil || number > 0 && view === layer.view {
                    places.append(
                        Place(
                            view: view, parent: parent, rect: rect, isTarget: target != nil, isEmpty: target?.layout.items.isEmpty ?? false,
                            inner: passed))
                    inner = (.zero, places.count - 1)
                    noteOpenings(of: view, places.count - 1)
                }
                for child in shown.children.reversed() {
                    // Most of very many children are nothing for a drag.
                    if child.shown?.children.isEmpty != false, child.scroller == nil, !classes.takePart(child) { continue }
                    if child.superview === view { pending.append((child, inner.origin, inner.parent)) }
                }
            }
        }
    }

    private mutating func noteOpenings(of view: View, _ place: Int) {
        for child in (view as? any OpensForDrags)?.childrenThatOpen ?? [] {
            var rect = child.frame
            var outer = child.superview
            while let between = outer, between !== view {
                rect = rect.moved(by: between.frame.origin - between.scrollOffset)
                outer = between.superview
            }
            if outer != nil { openings.append(Opening(child: child, place: place, rect: rect)) }
        }
    }

    /// Whether children of a view were found on which a drag rests to open something.
    func knowsOpenings(of view: View) -> Bool { openings.contains { places[$0.place].view === view } }

    /// Returns the child on whose place in the layout the pointer is, and its container; nil if there is none in front.
    func opening(at point: Point, in window: Rect) -> (owner: any OpensForDrags, child: View)? {
        guard !openings.isEmpty else { return nil }
        let front = places.indices.last { number in
            area(of: number).contains(point) && clip(of: number, in: window)?.contains(point) == true
        }
        for opening in openings where opening.place == front {
            guard let owner = places[opening.place].view as? any OpensForDrags, let child = opening.child else { continue }
            if opening.rect.moved(by: area(of: opening.place).origin - owner.scrollOffset).contains(point) { return (owner, child) }
        }
        return nil
    }

    /// The present frame of a place, in the root's space.
    func area(of number: Int) -> Rect {
        var rect = places[number].rect
        var next = places[number].parent
        while let at = next {
            let offset = places[at].view?.scrollOffset ?? .zero
            rect = rect.moved(by: places[at].rect.origin - offset)
            next = places[at].parent
        }
        return rect
    }

    /// The part of the window in which a place can be seen; nil if it is scrolled out of sight.
    private func clip(of number: Int, in window: Rect) -> Rect? {
        var clip: Rect? = window
        var next = places[number].parent
        while let at = next {
            clip = clip?.intersection(area(of: at))
            next = places[at].parent
        }
        return clip
    }

    /// Returns the container that takes drops over a place: the place itself, or one inside it.
    func target(of number: Int) -> (any DropTarget)? {
        let place = places[number]
        return place.isTarget ? place.view as? any DropTarget : place.inner
    }

    /// Returns the number of the place of a view; nil if it is none.
    func number(of view: View) -> Int? { places.firstIndex { $0.view === view } }

    /// Returns the containers for the choice of the target.
    ///
    /// - Parameter accepts: Returns whether a container takes the items.
    func containers(in window: Rect, _ accepts: (any DropTarget) -> Bool) -> [DragContainer] {
        places.indices.compactMap { number in
            let place = places[number]
            guard place.view != nil, let clip = clip(of: number, in: window) else { return nil }
            let target = target(of: number)
            // A scroller that is no container covers nothing: the container around it takes what is over it.
            if target == nil, place.parent != nil { return nil }
            return DragContainer(
                number, in: outerContainer(of: number), area: area(of: number), clip: clip, accepts: target.map(accepts) ?? false,
                isEmpty: place.isEmpty)
        }
    }

    private func outerContainer(of number: Int) -> AnyHashable? {
        var next = places[number].parent
        while let at = next {
            if places[at].isTarget || places[at].inner != nil { return at }
            next = places[at].parent
        }
        return nil
    }
}

/// The classes of views that are asked whether they are places of a drag, which is found once for each class.
private struct DragClasses {
    private var known: [ObjectIdentifier: Bool] = [:]
    /// The last answer: most of very many children have the same class.
    private var last: (name: ObjectIdentifier, answer: Bool)?

    /// Whether views of the class of a view may take drops or pass them on.
    mutating func takePart(_ view: View) -> Bool {
        let name = ObjectIdentifier(type(of: view))
        if let last, last.name == name { return last.answer }
        let answer = known[name] ?? (view is any DropTarget || view is any PassesDrops)
        known[name] = answer
        last = (name, answer)
        return answer
    }
}
