import TatamiGeometry
import TatamiLayout

/// A layout that packs its items as tiles of whole units, in order: each tile takes the first free place at or after the one before it
/// (MICUi: GridLayout). Lines of `tilesAcross` units are added along `axis`.
///
/// An item's `columnSpan` and `rowSpan` are the number of units it covers; an item with `isSeparator` takes a whole line. The tiles after
/// a separator, up to the next one, are its group, which can be folded.
public final class TileLayout: ItemLayout {
    /// The settings of the layout, except `box`.
    private var tiles = TileStyle() {
        didSet { if tiles != oldValue { styleChanged() } }
    }
    /// The items of folded groups; nil if they must be found again.
    private var foldedAway: Set<ObjectIdentifier>?

    /// Creates a layout of tiles.
    ///
    /// - Parameters:
    ///   - across: The number of units in a line, 1 to 10,000.
    ///   - tileSize: The size of one unit, in points.
    ///   - axis: The axis along which lines are added.
    ///   - spacing: The distance between two units in both directions, in points.
    ///   - padding: The distances from the edges to the content, in points.
    ///   - items: The tiles, in order.
    public init(
        across: Int = 2, tileSize: Size = Size(50, 50), axis: Axis = .vertical, spacing: Double = 0, padding: Insets = .zero,
        @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        (tiles.axis, tiles.tileSize, tiles.tilesAcross) = (axis, tileSize, across)
        (tiles.horizontalSpacing, tiles.verticalSpacing) = (spacing, spacing)
        super.init()
        box.padding = padding
        for item in items() { add(item) }
    }

    /// The axis along which lines are added.
    public var axis: Axis {
        get { tiles.axis }
        set { tiles.axis = newValue }
    }
    /// The size of one unit, in points.
    public var tileSize: Size {
        get { tiles.tileSize }
        set { tiles.tileSize = newValue }
    }
    /// The number of units in a line, 1 to 10,000.
    public var tilesAcross: Int {
        get { tiles.tilesAcross }
        set { tiles.tilesAcross = newValue }
    }
    /// The distance between two units side by side, in points.
    public var horizontalSpacing: Double {
        get { tiles.horizontalSpacing }
        set { tiles.horizontalSpacing = newValue }
    }
    /// The distance between two units one above the other, in points.
    public var verticalSpacing: Double {
        get { tiles.verticalSpacing }
        set { tiles.verticalSpacing = newValue }
    }

    override var nodeContent: NodeContent {
        var style = tiles
        style.box = box
        return .tiles(style)
    }

    override func changed() {
        foldedAway = nil
        super.changed()
    }

    /// Folded items are collapsed, whatever their own visibility is.
    override func visibility(of item: LayoutItem) -> Visibility {
        findFoldedAway().contains(ObjectIdentifier(item)) ? .collapsed : item.visibility
    }

    private func findFoldedAway() -> Set<ObjectIdentifier> {
        if let foldedAway { return foldedAway }
        var found: Set<ObjectIdentifier> = []
        var isFolded = false
        for item in items {
            if item.isSeparator {
                isFolded = item.folded
            } else if isFolded {
                found.insert(ObjectIdentifier(item))
            }
        }
        foldedAway = found
        return found
    }
}

/// Groups of tiles. A group is all tiles after a separator up to the next one at any time: a tile that is added to a folded group is
/// folded as well, a tile that is removed from it is shown, and a group that loses its separator joins the group before it.
///
/// The items of a folded group are collapsed; their own visibility is kept until the group is unfolded. The methods ignore anything that
/// is no separator of this layout.
extension TileLayout {
    /// Folds the group after `separator`: an item of this layout, or a view or layout that an item of it holds.
    public func fold(after separator: any LayoutEntry) { setFolded(true, after: separator) }

    /// Shows the group after `separator` again.
    public func unfold(after separator: any LayoutEntry) { setFolded(false, after: separator) }

    /// Folds or unfolds the group after `separator`.
    public func toggle(after separator: any LayoutEntry) { setFolded(!isFolded(after: separator), after: separator) }

    /// Returns true if the group after `separator` is folded.
    public func isFolded(after separator: any LayoutEntry) -> Bool { self.separator(separator)?.folded ?? false }

    /// Unfolds all groups.
    public func unfoldAll() {
        for item in items where item.folded { unfold(after: item) }
    }

    private func setFolded(_ isFolded: Bool, after separator: any LayoutEntry) { self.separator(separator)?.folded = isFolded }

    private func separator(_ entry: any LayoutEntry) -> LayoutItem? {
        let item = (entry as? View).map(item(of:)) ?? entry as? LayoutItem ?? items.first { $0.arranged === entry }
        return item.flatMap { $0.layout === self && $0.isSeparator ? $0 : nil }
    }
}

/// Creates a layout of the tiles in the braces, with `across` units in a line. Lengths are in points.
public func Tiles(
    across: Int = 2, tileSize: Size = Size(50, 50), axis: Axis = .vertical, spacing: Double = 0, padding: Insets = .zero,
    @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> TileLayout {
    TileLayout(across: across, tileSize: tileSize, axis: axis, spacing: spacing, padding: padding, items: items)
}
