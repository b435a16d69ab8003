import TatamiGeometry
import TatamiLayout

/// Packs its items as tiles of whole units, in order: every tile takes the first free place at or behind the one before it (MICUi:
/// GridLayout). Lines of `tilesAcross` units are added along `axis`.
///
/// An item says by its `columnSpan` and `rowSpan` how many units it covers, and by `isSeparator` that it takes a whole line. The
/// tiles behind a separator, up to the next one, are its group, which can be folded away.
public final class TileLayout: ItemLayout {
    /// What the layout says about itself, but for `box`.
    private var tiles = TileStyle() {
        didSet { if tiles != oldValue { styleChanged() } }
    }
    /// The items of folded groups; nil = not known.
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
    /// One unit, points.
    public var tileSize: Size {
        get { tiles.tileSize }
        set { tiles.tileSize = newValue }
    }
    /// Units in a line, 1 to 10,000.
    public var tilesAcross: Int {
        get { tiles.tilesAcross }
        set { tiles.tilesAcross = newValue }
    }
    /// Points between two units side by side.
    public var horizontalSpacing: Double {
        get { tiles.horizontalSpacing }
        set { tiles.horizontalSpacing = newValue }
    }
    /// Points between two units one above the other.
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

    /// What is folded away is collapsed, whatever it says itself.
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

/// Groups of tiles. A group is what stands behind a separator, up to the next one, at any time: what is put there while it is folded
/// is folded away as well, what is taken out is shown, and without its separator a group belongs to the one before it.
///
/// A folded group is collapsed; what its items say of their visibility is kept for the time when it is unfolded. Anything that is no
/// separator of this layout is left alone.
extension TileLayout {
    /// Folds the group behind `separator` away, which is an item of this layout, or a view or layout that an item of it holds.
    public func fold(after separator: any LayoutEntry) { setFolded(true, after: separator) }

    /// Shows the group behind `separator` again.
    public func unfold(after separator: any LayoutEntry) { setFolded(false, after: separator) }

    /// Folds or unfolds the group behind `separator`.
    public func toggle(after separator: any LayoutEntry) { setFolded(!isFolded(after: separator), after: separator) }

    /// True where the group behind `separator` is folded away.
    public func isFolded(after separator: any LayoutEntry) -> Bool { self.separator(separator)?.folded ?? false }

    /// Shows all groups.
    public func unfoldAll() {
        for item in items where item.folded { unfold(after: item) }
    }

    private func setFolded(_ isFolded: Bool, after separator: any LayoutEntry) { self.separator(separator)?.folded = isFolded }

    private func separator(_ entry: any LayoutEntry) -> LayoutItem? {
        items.first { ($0 === entry || $0.arranged === entry) && $0.isSeparator }
    }
}

/// Tiles of what stands in the braces, `across` units in a line.
public func Tiles(
    across: Int = 2, tileSize: Size = Size(50, 50), axis: Axis = .vertical, spacing: Double = 0, padding: Insets = .zero,
    @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> TileLayout {
    TileLayout(across: across, tileSize: tileSize, axis: axis, spacing: spacing, padding: padding, items: items)
}
