/// The base class of the objects in a view tree: views, layouts, and the items between them.
///
/// A tree may be deeper than the stack, so a tree is not freed by recursion: every class that owns others calls `dismantle` in its
/// `deinit`, which keeps a list of the objects that are still to be freed.
open class TreeObject {
    init() {}

    /// The rules set on a view or a layout before it had an item, in order. The next item that is made for it takes them over.
    final var keptRules: [(LayoutItem) -> Void] = []

    /// The key by which the loader that made or changed the object first finds what it has noted of it; nil for an object of the program.
    package final var loadRecord: AnyObject?

    /// Moves the objects this one owns to `orphans`.
    func surrender(into orphans: inout [TreeObject]) {}

    /// The objects that contain this one: a view's superview and the items that hold it, an item's layout, a layout's item or view.
    var places: [TreeObject] { [] }
    /// `places`, for other modules of the package that build trees.
    package final var around: [TreeObject] { places }
    /// The item by which the object is in the tree of a root: the item itself, or the item that holds the view or the layout.
    var placingItem: LayoutItem? { nil }
    /// The view or layout of an item; nil for anything else.
    var arranged: TreeObject? { nil }
    /// True if the object contains nothing except the view or layout that it arranges.
    var isHollow: Bool { true }

    /// Returns true if `object` is this object or lies anywhere inside it; this object must then not be put into `object`. The search goes
    /// upwards, from the inside out.
    public final func contains(_ object: TreeObject) -> Bool {
        if object === self || object === arranged { return true }
        if isHollow { return false }
        var seen: Set<ObjectIdentifier> = []
        var pending = object.places
        while let next = pending.popLast() {
            if next === self { return true }
            if seen.insert(ObjectIdentifier(next)).inserted { pending.append(contentsOf: next.places) }
        }
        return false
    }

    /// Frees the objects that `start` hands over, and everything that only they own.
    static func dismantle(_ start: (inout [TreeObject]) -> Void) {
        var orphans: [TreeObject] = []
        start(&orphans)
        while var orphan = orphans.popLast() {
            if isKnownUniquelyReferenced(&orphan) { orphan.surrender(into: &orphans) }
        }
    }
}
