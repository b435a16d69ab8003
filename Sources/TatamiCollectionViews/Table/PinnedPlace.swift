import TatamiCollections
import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Where a column is that stays while the others scroll.
struct PinnedPlace: Hashable {
    /// The side at which it stays.
    let side: TableColumn.Pin
    /// Whether no other pinned column is between it and the columns that scroll.
    let isInnermost: Bool

    /// Draws the line between the innermost column and those that scroll.
    func drawDivider(_ list: inout DisplayList, in bounds: Rect, of view: View) {
        guard isInnermost else { return }
        let isAtRight = (side == .leading) == (view.layoutDirection == .leftToRight)
        list.fill(Rect(isAtRight ? bounds.maxX - 1 : bounds.x, bounds.y, 1, bounds.height), view.theme.color(.borderSubtle))
    }
}
