import TatamiGeometry

/// A view to which the layout has given another size since the last report, or which places parts of itself.
struct ResizedView {
    let view: View
    /// The size that the view had before.
    let old: Size
}

extension ViewRoot {
    /// Reports to views that they have other sizes, and lets views place their parts. What they change is laid out and composed at once.
    ///
    /// - Returns: The number of views that another compose pass has visited.
    func reportSizes() -> Int {
        guard !stage.resized.isEmpty else { return 0 }
        let resized = stage.resized
        stage.resized = []
        var seen: Set<ObjectIdentifier> = []
        for entry in resized where seen.insert(ObjectIdentifier(entry.view)).inserted && shows(entry.view) {
            if entry.view.frame.size != entry.old { entry.view.sizeChanged(from: entry.old) }
            if entry.view.placesParts { entry.view.placeParts() }
        }
        guard let size = stage.windowSize, queue.needsCompose || !queue.changes.isEmpty else { return 0 }
        layout(in: size)
        return queue.needsCompose ? compose(isAnimated: true) : 0
    }
}
