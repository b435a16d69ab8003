#if os(Linux)
import CAtkShim
import TatamiGeometry
import TatamiViews
import TatamiWindow

/// What readers see of a window: an object of ATK's for it, and from the moment somebody asks what is in it one for each node of its tree.
@MainActor final class PublishedWindow {
    let window: Window
    /// The window's own object.
    let frame: AtkPointer
    /// Whether somebody has asked what is in it.
    var isRead = false { didSet { if !oldValue { followTree() } } }

    private struct Element {
        let object: AtkPointer
        let kind: CAtkKind
    }

    private var elements: [UInt64: Element] = [:]
    /// The window's count of changes that `elements` are of.
    private var seenChanges = 0
    private var wasActive = false

    init?(_ window: Window) {
        guard let frame = catk_make(CAtkKindWindow, ATK_ROLE_FRAME, window.number, 0) else { return nil }
        (self.window, self.frame) = (window, frame)
        follow()
    }

    /// Takes over what has changed since the last turn of the loop. Views are looked at only where somebody reads.
    func follow() {
        let corner = window.position, size = pixels(Point(window.size.width, window.size.height))
        catk_set_frame(frame, Int32(corner.x), Int32(corner.y), size.x, size.y)
        catk_set_words(frame, window.title, nil, nil)
        catk_set_states(frame, AtkStates.ofWindow(isActive: window.isActive))
        if window.isActive != wasActive { catk_tell_active(frame, window.isActive) }
        wasActive = window.isActive
        if isRead { followTree() }
    }

    /// The window is closed.
    func drop() {
        for element in elements.values { catk_drop(element.object) }
        elements = [:]
        catk_drop(frame)
    }

    // MARK: What is in it

    private func followTree() {
        guard seenChanges != window.changes else { return }
        seenChanges = window.changes
        let old = elements
        elements = [:]
        var pending = [(node: window.root.accessibilityTree(), object: frame)], told: [(node: AccessibilityNode, object: AtkPointer)] = []
        while let (node, object) = pending.popLast() {
            let children = node.children.compactMap { child in element(of: child, old[child.id]).map { (node: child, object: $0) } }
            children.map(\.object).withUnsafeChildren { catk_set_children(object, $0, Int32(children.count)) }
            told += children
            pending += children
        }
        for (id, element) in old where elements[id]?.object != element.object { catk_drop(element.object) }
        // The focus is told last: readers know by then where it is.
        for (node, object) in told { catk_set_states(object, AtkStates.of(node)) }
    }

    /// The node's object, the old one where there is one, with its values.
    private func element(of node: AccessibilityNode, _ old: Element?) -> AtkPointer? {
        let kind = node.role.kind
        guard let object = old?.kind == kind ? old?.object : catk_make(kind, node.role.atkRole, window.number, node.id) else { return nil }
        elements[node.id] = Element(object: object, kind: kind)
        atk_object_set_role(object, node.role.atkRole)
        let isText = kind == CAtkKindText
        catk_set_words(object, node.label, isText || kind == CAtkKindValue ? nil : node.value, node.identifier)
        catk_set_text(object, node.value ?? (isText ? node.label : nil))
        catk_set_actions(object, node.actions.map(\.rawValue).joined(separator: "\n"))
        let (start, end) = (pixels(node.frame.origin), pixels(Point(node.frame.maxX, node.frame.maxY)))
        catk_set_frame(object, start.x, start.y, end.x - start.x, end.y - start.y)
        return object
    }

    private func pixels(_ point: Point) -> (x: Int32, y: Int32) {
        let range = -1e6...1e6
        func pixel(_ value: Double) -> Int32 { Int32(min(max(value * window.scale, range.lowerBound), range.upperBound).rounded()) }
        return (pixel(point.x), pixel(point.y))
    }
}
#endif
