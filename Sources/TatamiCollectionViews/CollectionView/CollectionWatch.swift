import TatamiViews

/// Looks at a collection before each frame, for what happens without an event: content that scrolls below a pointer that carries an item,
/// letters that were searched for in part only, motions that end, and a rest that has lasted long enough to measure ahead.
final class CollectionWatch: FrameSource {
    weak var collection: CollectionView?
    /// The root that asks the watch before each frame.
    private(set) weak var root: ViewRoot?
    private var offset = 0.0

    /// The collection asks for its frames itself.
    let hasChanges = false

    /// Follows a root, if it does not yet.
    func follow(_ root: ViewRoot?) {
        guard let root, root !== self.root else { return }
        self.root?.remove(self)
        self.root = root
        root.add(self)
    }

    func applyChanges() {
        guard let collection else { return }
        guard collection.root != nil else {
            // What was begun for items that are not coming is given up.
            if !collection.ahead.loading.isEmpty { collection.forgetAhead() }
            return
        }
        if collection.followRows() {
            if collection.isCarrying { collection.contentChanged() }
            collection.endRest()
        }
        for row in collection.carousels.views.values { row.settleAtStop() }
        let now = collection.distance(along: collection.axis)
        if now != offset {
            if collection.isCarrying { collection.contentChanged() }
            collection.endRest()
        }
        offset = now
        if collection.state.thumb != nil, collection.heldThumb(along: collection.axis) == nil { collection.state.thumb = nil }
        collection.endRun()
        collection.followPull()
        collection.makeRoom()
        collection.measureAhead()
        collection.goOnSearching()
    }
}
