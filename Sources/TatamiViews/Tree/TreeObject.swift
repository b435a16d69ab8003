/// What a view tree is made of: views, layouts, and the items between them.
///
/// Letting go of a tree takes its objects apart with a list of its own, so that a tree may be deeper than the stack: every
/// class that owns others calls `dismantle` when it goes.
open class TreeObject {
    init() {}

    /// Rules that a view or a layout was given for the next item that is made for it, in order.
    final var keptRules: [(LayoutItem) -> Void] = []

    /// Moves the objects this one owns to `orphans`.
    func surrender(into orphans: inout [TreeObject]) {}

    /// The objects this one is in: a view's superview and the items that hold it, an item's layout, a layout's item or view.
    var places: [TreeObject] { [] }
    /// The same for what builds trees.
    package final var around: [TreeObject] { places }
    /// The item by which the object is in a root's tree: the item itself, or the one that holds the view or the layout.
    var placingItem: LayoutItem? { nil }
    /// The view or layout of an item; nil for anything else.
    var arranged: TreeObject? { nil }
    /// True where nothing is inside, but for what is arranged.
    var isHollow: Bool { true }

    /// True where `object` is this one or lies somewhere in it, so that this one must not be put into `object`. Looks upwards,
    /// from the inside out.
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

    /// Lets go of what `start` hands over, and of all that only it held.
    static func dismantle(_ start: (inout [TreeObject]) -> Void) {
        var orphans: [TreeObject] = []
        start(&orphans)
        while var orphan = orphans.popLast() {
            if isKnownUniquelyReferenced(&orphan) { orphan.surrender(into: &orphans) }
        }
    }
}
