import TatamiCollections
import TatamiGeometry
import TatamiViews

/// How far people have scrolled inside of cells (collections: rule 21). It belongs to the item: a cell that shows another one begins at the
/// start, and the item finds its place again when it comes back.
extension CollectionView {
    /// The greatest number of items that are remembered.
    private static let mostOffsets = 1_000

    /// Remembers how far the scrollers in a cell are, and puts them back to their start.
    func keepOffsets(in cell: CollectionCell) {
        // What one view of a kind has not, the others have not either, unless something else fills them.
        guard cell.template?.hasScrollers != false else { return }
        let scrollers = cell.innerScrollers
        if cell.template?.hasScrollers == nil { cell.template?.hasScrollers = cell.content is HostCell ? true : !scrollers.isEmpty }
        guard scrollers.contains(where: { $0.readingDistance != .zero }) else { return }
        if let key = cell.item, data.place(key) != nil {
            if innerOffsets.count >= Self.mostOffsets { innerOffsets = [:] }
            innerOffsets[key] = scrollers.map(\.readingDistance)
        }
        for scroller in scrollers { scroller.readingDistance = .zero }
    }

    /// Puts the scrollers in a cell where they were when it showed its item last.
    func restoreOffsets(in cell: CollectionCell) {
        guard !innerOffsets.isEmpty, let key = cell.item, let offsets = innerOffsets.removeValue(forKey: key) else { return }
        let scrollers = cell.innerScrollers
        guard scrollers.count == offsets.count else { return }
        for (scroller, offset) in zip(scrollers, offsets) { scroller.readingDistance = offset }
    }
}

extension CollectionCell {
    /// The scrollers of the content, from the outer ones inwards, without those that stay at their end. A collection answers for its own cells.
    fileprivate var innerScrollers: [any Scroller] {
        var found: [any Scroller] = []
        var views = [content]
        while let view = views.popLast() {
            let list = view as? CollectionView
            if let scroller = view.scroller, !scroller.followsEnd, list?.anchorMode != .end { found.append(scroller) }
            if list == nil { views += view.subviews }
        }
        return found
    }
}
