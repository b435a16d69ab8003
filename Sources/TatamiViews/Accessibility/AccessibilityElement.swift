/// A node of the tree that assistive technology has read. It stays the same as long as its view is in the tree.
package final class AccessibilityElement {
    /// The node's id; 0 for the window.
    package let id: UInt64
    /// Nil for the window, and where the view is gone.
    package private(set) weak var view: View?
    package internal(set) weak var parent: AccessibilityElement?
    /// Its place among its parent's children.
    package internal(set) var index = 0
    /// Nil until somebody asks for one of them.
    var children: [AccessibilityElement]?
    /// What was told of it last; nil until somebody asks.
    var facts: AccessibilityFacts? { didSet { isOffscreen = facts?.states.contains(.offscreen) } }
    /// Whether the view was reported as out of sight; nil until somebody asks for the facts.
    private(set) var isOffscreen: Bool?
    /// The turns of the tree in which it was placed, and seen, last.
    var placed = 0, seen = 0

    init(_ id: UInt64, _ view: View?) { (self.id, self.view) = (id, view) }

    package var isWindow: Bool { id == 0 }
    /// Whether there is something to tell of it.
    var isAlive: Bool { isWindow || view != nil }
}

/// What a client of assistive technology has to learn.
package enum AccessibilityChange {
    case removed(AccessibilityElement, from: AccessibilityElement, index: Int)
    case added(AccessibilityElement, to: AccessibilityElement, index: Int)
    /// It stands for nothing any more.
    case gone(AccessibilityElement)
    /// Its facts are others.
    case changed(AccessibilityElement)
    /// A message, and the node whose text it is; nil for the program's own.
    case announced(String, AccessibilityLive, AccessibilityElement?)
}

/// Views that something is to be done about, each once. They are kept alive until that is done.
struct MarkedViews {
    private var views: [View] = []
    private var known: Set<ObjectIdentifier> = []

    mutating func insert(_ view: View) { if known.insert(ObjectIdentifier(view)).inserted { views.append(view) } }

    mutating func takeAll() -> [View] {
        defer { (views, known) = ([], []) }
        return views
    }
}
