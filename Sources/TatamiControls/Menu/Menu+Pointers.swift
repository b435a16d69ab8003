import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The state of pointers in a menu and its submenus.
struct MenuPointing {
    /// When the menu was opened, in seconds of the root's clock.
    var opened = -Double.infinity
    /// Where the mouse was then.
    var start: Point?
    /// The first place of a pointer that was down when the menu was opened.
    var pressed: Point?
    /// The item that counts when the pointer has rested on it until a time.
    var pending: (item: MenuItem, time: Double)?

    init() {}

    init(opened: Double, at start: Point?) { (self.opened, self.start) = (opened, start) }

    /// How long the mouse rests on an item until its submenu opens, in seconds.
    static let submenuDelay = 0.15
    /// How soon and how near to its press a pointer is lifted that has opened the menu and leaves it open.
    static let clickDuration = 0.25
    static let clickDistance = 5.0
}

extension Menu {
    /// The menus that are open, from the outermost in.
    private var openMenus: [Menu] { Array(sequence(first: outermost) { $0.openSubmenu }) }

    /// Returns the item at a point of the root's space, in this menu or another one that is open.
    func item(at point: Point) -> MenuItem? {
        guard let hit = root?.view(at: point) else { return nil }
        let path = [hit] + Array(hit.superviews)
        guard let item = path.lazy.compactMap({ $0 as? MenuItem }).first, item.isUsable else { return nil }
        return openMenus.contains { $0 === item.menu } ? item : nil
    }

    // MARK: A pointer that is down

    /// Follows the pointer that has opened the menu.
    public func follow(_ event: PointerEvent) {
        let first = outermost.pointing.pressed ?? event.location
        outermost.pointing.pressed = first
        let isClick =
            event.time - outermost.pointing.opened <= MenuPointing.clickDuration
            && (event.location - first).length <= MenuPointing.clickDistance
        switch event.phase {
        case .moved: if !isClick { track(event.location) }
        case .ended: if !isClick { release(event) }
        case .began, .hovered, .cancelled: break
        }
    }

    private func release(_ event: PointerEvent) {
        if let item = item(at: event.location) { return item.perform() }
        let isInside = openMenus.contains { menu in
            guard let panel = menu.layer?.view else { return false }
            return root?.presentedFrame(of: panel).contains(event.location) == true
        }
        if !isInside, event.kind != .touch { outermost.close() }
    }

    /// Makes the item at a point the present one, for a pointer that is down.
    func track(_ point: Point) {
        if let item = item(at: point) {
            if !item.isFocused { item.menu?.point(to: item) }
        } else if let focused = openMenus.last?.items.first(where: \.isFocused) {
            pointerLeft(focused)
        }
    }

    // MARK: A mouse that moves

    /// The mouse has come over an item.
    func pointerEntered(_ item: MenuItem) {
        // A menu that opens under a resting mouse does not follow it.
        guard let root, item.isUsable, root.mouseLocation != outermost.pointing.start else { return }
        guard let submenu = openSubmenu, submenu.opener !== item, isOnTheWay(to: submenu) else { return point(to: item) }
        outermost.pointing.pending = (item, root.time + SafeTriangle.rest)
    }

    /// The mouse has left an item.
    func pointerLeft(_ item: MenuItem) {
        if let pending = outermost.pointing.pending, pending.item === item { outermost.pointing.pending = nil }
        guard item.isFocused, item.submenu?.isOpen != true, let menu = item.menu else { return }
        root?.focus(menu)
    }

    private func isOnTheWay(to submenu: Menu) -> Bool {
        guard let root, let from = root.formerMouseLocation, let now = root.mouseLocation, let panel = submenu.layer?.view else {
            return false
        }
        return SafeTriangle(from: from, to: root.presentedFrame(of: panel)).contains(now)
    }

    /// Makes an item the present one: it gets the focus, the submenu of another item closes, and its own opens soon.
    func point(to item: MenuItem) {
        guard let root else { return }
        outermost.pointing.pending = nil
        if let submenu = openSubmenu, submenu.opener !== item { submenu.close() }
        root.focus(item, isVisible: false)
        if let submenu = item.submenu, !submenu.isOpen {
            outermost.pointing.pending = (item, root.time + MenuPointing.submenuDelay)
        }
    }

    /// The pointer has rested on an item.
    func rested() {
        guard let pending = pointing.pending else { return }
        pointing.pending = nil
        guard pending.item.isUsable, let menu = pending.item.menu, menu.isOpen else { return }
        if pending.item.isFocused, let submenu = pending.item.submenu {
            submenu.open(from: pending.item, by: .pointer(.mouse))
        } else if pending.item.isHovered {
            menu.point(to: pending.item)
        }
    }
}
