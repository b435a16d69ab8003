import TatamiGeometry
import TatamiInteraction

/// A menu that can be opened at a place: `Menu` of TatamiControls.
public protocol ContextMenu: AnyObject {
    /// Opens the menu in a layer.
    ///
    /// - Parameters:
    ///   - anchor: What the menu stands beside.
    ///   - root: The root that shows the menu.
    ///   - opening: What opens the menu.
    /// - Returns: Whether the menu has anything to show.
    @discardableResult func open(at anchor: LayerAnchor, in root: ViewRoot, by opening: MenuOpening) -> Bool
}

/// What opens a menu.
public enum MenuOpening: Hashable, Sendable {
    /// A pointer. No item has the focus, and the pointer that is down may go on to an item.
    case pointer(PointerKind)
    /// A key, the program, or assistive technology. The first item gets the focus.
    case first
    /// A key that goes upwards. The last item gets the focus.
    case last
}

/// Gets the events of pointers in place of the views under them, from ``ViewRoot/capturePointers(by:)`` until they are lifted.
public protocol PointerFollower: AnyObject {
    /// Called with each event of the pointers.
    func follow(_ event: PointerEvent)
}

/// What may pop up beside a view.
final class ViewPopups {
    var contextMenu: (any ContextMenu)?
    var tooltip: String?
}

extension View {
    /// The menu that opens at a press with the secondary button, at the menu key or Shift and F10, and where a finger rests; nil for none.
    ///
    /// A view inside the view that has a menu of its own takes precedence.
    public final var contextMenu: (any ContextMenu)? {
        get { popups?.contextMenu }
        set { neededPopups.contextMenu = newValue }
    }

    final var neededPopups: ViewPopups {
        if let popups { return popups }
        let popups = ViewPopups()
        self.popups = popups
        return popups
    }
}

extension Chainable where Self: View {
    /// Sets the menu that opens at a press with the secondary button.
    public func contextMenu(_ menu: (any ContextMenu)?) -> Self { with { $0.contextMenu = menu } }
}

extension ViewRoot {
    /// Sends the further events of the pointers that are down to an object, until they are lifted. Gestures that they have begun are
    /// cancelled.
    public func capturePointers(by follower: any PointerFollower) {
        input.captured = Input.Capture(pointers: input.arena.pointers, follower: follower)
    }

    /// Passes an event to the object that has captured its pointer. Returns false if there is none.
    func passesToCapturer(_ event: PointerEvent) -> Bool {
        guard var captured = input.captured, captured.pointers.contains(event.id) else { return false }
        guard let follower = captured.follower else {
            input.captured = nil
            return false
        }
        // A pointer that goes down or hovers was lifted, although no event said so.
        let isNew = event.phase == .began || event.phase == .hovered
        if isNew || event.phase == .ended || event.phase == .cancelled {
            captured.pointers.remove(event.id)
            input.captured = captured.pointers.isEmpty ? nil : captured
            var lost = event
            lost.phase = .cancelled
            input.arena.handle(lost)
        }
        if isNew { return false }
        follower.follow(event)
        return true
    }

    /// Returns the innermost enabled view that has a menu at a point of the root's space, and the menu.
    func contextMenu(on path: [View], at point: Point) -> (view: View, menu: any ContextMenu)? {
        for view in path where view.isEnabled {
            if let place = self.point(point, in: view), let menu = view.contextMenu(at: place) { return (view, menu) }
        }
        return nil
    }

    /// Returns the innermost enabled view that has a menu at a point of the root's space. The menu of a view's text commands is not made for
    /// that.
    func contextMenuOwner(on path: [View], at point: Point) -> View? {
        path.first { view in
            guard view.isEnabled, let place = self.point(point, in: view) else { return false }
            if let text = view as? any HasCommandMenu, !text.textCommands.isEmpty { return true }
            return view.contextMenu(at: place) != nil
        }
    }

    /// Opens the menu of the innermost view on a path that has one. Returns whether there is one.
    @discardableResult package func openContextMenu(on path: [View], at point: Point, _ kind: PointerKind) -> Bool {
        guard let (view, menu) = contextMenu(on: path, at: point), let place = self.point(point, in: view) else { return false }
        focusByPointer(path)
        return menu.open(at: .rect(Rect(origin: place, size: .zero), in: view), in: self, by: .pointer(kind))
    }

    /// Opens the menu of the focused view, or of a view around it, beside its caret or below it.
    func openContextMenuByKey() -> Bool {
        guard let focused = input.focus.view else { return false }
        let size = presentedFrame(of: focused).size
        let place = focused.textCaret ?? Rect(origin: .zero, size: size)
        let center = presentedFrame(of: focused).origin + place.center
        guard let (_, menu) = contextMenu(on: Array(focused.selfAndSuperviews), at: center) else { return false }
        return menu.open(at: .rect(place, in: focused), in: self, by: .first)
    }

    /// Handles a finger that rests: opens a context menu, or else shows a tooltip.
    func held(_ hold: LongPressRecognizer) {
        guard hold.state == .began else { return }
        let path = input.held.compactMap(\.view)
        if !openContextMenu(on: path, at: hold.location, .touch) { showTooltip(touching: path) }
    }
}
