/// What a view tree is made of: views, layouts, and the items between them.
///
/// Letting go of a tree takes its objects apart with a list of its own, so that a tree may be deeper than the stack: every
/// class that owns others calls `dismantle` when it goes.
open class TreeObject {
    init() {}

    /// Moves the objects this one owns to `orphans`.
    func surrender(into orphans: inout [TreeObject]) {}

    /// Lets go of what `start` hands over, and of all that only it held.
    static func dismantle(_ start: (inout [TreeObject]) -> Void) {
        var orphans: [TreeObject] = []
        start(&orphans)
        while var orphan = orphans.popLast() {
            if isKnownUniquelyReferenced(&orphan) { orphan.surrender(into: &orphans) }
        }
    }
}
