/// What a container's layout keeps beside its record: its own style, and what one walk computes for the next.
class LayoutDetail {
    /// True until the layout has worked out what depends on which children it has, and again whenever one comes, goes, moves,
    /// collapses, or has an item that changes for both axes.
    final var isStale = true
}
