/// A node of the tree that assistive technology has read. The object stays the same while its view is in the tree.
package final class AccessibilityElement {
    /// The node's id; 0 for the window.
    package let id: UInt64
    /// The view; nil for the window, and for a view that has been freed.
    package private(set) weak var view: View?
    package internal(set) weak var parent: AccessibilityElement?
    /// The index of the node among its parent's children.
    package internal(set) var index = 0
    /// The children; nil before a client has read one of them.
    var children: [AccessibilityElement]?
    /// The facts that were reported last; nil before a client has read them.
    package internal(set) var facts: AccessibilityFacts? { didSet { isOffscreen = facts?.states.contains(.offscreen) } }
    /// Whether the view was reported as out of sight; nil before a client has read the facts.
    private(set) var isOffscreen: Bool?
    /// The number of the tree's update in which the node was last placed, and last seen.
    var placed = 0, seen = 0

    init(_ id: UInt64, _ view: View?) { (self.id, self.view) = (id, view) }

    package var isWindow: Bool { id == 0 }
    /// Whether the node still stands for something.
    var isAlive: Bool { isWindow || view != nil }
}

/// A change for clients of assistive technology.
package enum AccessibilityChange {
    case removed(AccessibilityElement, from: AccessibilityElement, index: Int)
    case added(AccessibilityElement, to: AccessibilityElement, index: Int)
    /// The node no longer stands for anything.
    case gone(AccessibilityElement)
    /// The facts of the node have changed.
    case changed(AccessibilityElement)
    /// A message, and the node that shows its text; nil for a message of the program.
    case announced(String, AccessibilityLive, AccessibilityElement?)
}

/// A queue of views, each at most once. Views in it are kept alive.
struct MarkedViews {
    private var views: [View] = []
    private var known: Set<ObjectIdentifier> = []

    mutating func insert(_ view: View) { if known.insert(ObjectIdentifier(view)).inserted { views.append(view) } }

    mutating func takeAll() -> [View] {
        defer { (views, known) = ([], []) }
        return views
    }
}
