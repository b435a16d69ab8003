import TatamiGeometry
import TatamiInteraction

/// Something that a drag opens by resting on it: a folded accordion cell, a folded group of tiles, a tab (containers: rule 28).
public struct DragOpening {
    /// What is opened. A drag opens it once.
    public let id: AnyHashable
    /// Shows that it will be opened soon.
    public let blink: () -> Void
    /// Opens it, without hiding anything that the drag may need.
    public let open: () -> Void
    /// Called at the end of the drag if it was opened, with the container in which the items were dropped, or nil for none. What was not used
    /// closes again.
    public let end: ((any DropTarget)?) -> Void

    /// Describes something that drags open.
    public init(id: AnyHashable, blink: @escaping () -> Void, open: @escaping () -> Void, end: @escaping ((any DropTarget)?) -> Void) {
        (self.id, self.blink, self.open, self.end) = (id, blink, open, end)
    }
}

/// A view of which a drag opens parts by resting on them.
public protocol OpensForDrags: View {
    /// The children on whose places in the layout a drag rests to open something, wherever its gap shows them meanwhile; the default is none.
    /// Other children open where they are shown.
    var childrenThatOpen: [View] { get }
    /// Returns what a drag opens that rests on the view; nil for nothing.
    ///
    /// - Parameters:
    ///   - child: The child of the view's layout on which the drag rests; nil for none.
    ///   - session: The drag.
    func dragOpening(over child: View?, for session: DragSession) -> DragOpening?
}

extension OpensForDrags {
    /// No children.
    public var childrenThatOpen: [View] { [] }
}

/// A view over which drops go into a container inside it, also where that container is not: an accordion cell with its label (containers:
/// rule 18).
public protocol PassesDrops: View {
    /// The container that takes the drops; nil for none.
    var innerTarget: (any DropTarget)? { get }
}

/// A view of which only a part is shown while it is dragged (containers: rule 8).
package protocol ShrinksInDrags: View {
    /// The part that is shown.
    var partInDrags: View { get }
    /// The view is lifted, or is back in its container.
    func setLifted(_ isLifted: Bool)
}

/// What a drag opens by resting (containers: rule 28).
extension DragSession {
    /// The time at which the drag opens something although its pointer rests; nil for never.
    var openingDeadline: Double? { canOpen ? opening.deadline : nil }

    private var canOpen: Bool { keys == nil && recognizer?.machine.state == .dragging }

    /// Opens what the pointer has rested on for long enough.
    func advanceOpening() {
        guard canOpen else { return }
        let found = openingUnderPointer()
        for step in opening.advance(to: root.stage.now, at: pointer, over: found?.id) {
            switch step {
            case .blink: found?.blink()
            case .open: if let found { open(found) }
            }
        }
    }

    /// Opens something until the end of the drag.
    func open(_ found: DragOpening) {
        opened.append(found)
        found.open()
    }

    private func openingUnderPointer() -> DragOpening? {
        // Where drops pass on, the reference areas say what the pointer is over, as for the drop itself.
        if let found = (over as? any OpensForDrags)?.dragOpening(over: nil, for: self), !opened.contains(where: { $0.id == found.id }) {
            return found
        }
        if let (owner, child) = scene.opening(at: pointer, in: Rect(origin: .zero, size: root.size)),
            let found = owner.dragOpening(over: child, for: self), !opened.contains(where: { $0.id == found.id })
        {
            return found
        }
        var child: View?
        for view in root.path(at: pointer) where (view as? any PassesDrops)?.innerTarget == nil {
            if lifted.contains(where: { $0.view === view }) { return nil }
            if let opener = view as? any OpensForDrags, !scene.knowsOpenings(of: opener),
                let found = opener.dragOpening(over: child, for: self), !opened.contains(where: { $0.id == found.id })
            {
                return found
            }
            if view.superview?.scroller == nil { child = view }
        }
        return nil
    }

    /// Closes what was opened and not used.
    ///
    /// - Parameter target: The container in which the items were dropped; nil for none.
    func endOpening(_ target: (any DropTarget)?) {
        for found in opened.reversed() { found.end(target) }
        opened = []
    }

    /// Whether the container from which the items come is in the root's tree. A page or a body that the drag itself has hidden by opening
    /// something is.
    var hasSource: Bool {
        guard let source else { return false }
        if source.root === root, root.shows(source) { return true }
        guard !opened.isEmpty, let outermost = source.selfAndSuperviews.reversed().first else { return false }
        return root.layers.contains { $0.view === outermost }
    }
}

extension View {
    /// Gets paler at once and comes back, to show that something will happen to the view soon.
    package final func flash() {
        guard let root, opacity > 0 else { return }
        let usual = opacity
        opacity = usual * 0.4
        root.animate(theme.motion[.gentle], includesLayout: false) { opacity = usual }
    }
}
