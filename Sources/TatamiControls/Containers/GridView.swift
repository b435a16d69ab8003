import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A scrolling view whose children are tiles of whole units (MICUi: GridView). It is a list for assistive technology.
///
///     let grid = GridView(across: 4, tileSize: Size(50, 50), spacing: 5)
///     grid.addChild(clock)
///     grid.addChild(map.units(2, 2))
///
/// A line keeps its `tilesAcross` units, so the view scrolls along both axes.
///
/// A separator takes a whole line; the tiles after it, up to the next separator, are its group, which can be folded. The tiles of a folded
/// group stay children. The last call decides, also while the animation of an earlier one still runs.
open class GridView: ArrangedView, OpensForDrags {
    /// The layout of the children.
    public let tileLayout: TileLayout
    /// The units that a tile covers horizontally if it is added without units of its own. The default is 1.
    public var megaUnitX = 1
    /// The units that a tile covers vertically if it is added without units of its own. The default is 1.
    public var megaUnitY = 1

    /// Creates a grid view.
    ///
    /// - Parameters:
    ///   - across: The number of units in a line, 1 to 10,000.
    ///   - tileSize: The size of one unit, in points.
    ///   - axis: The axis along which lines are added.
    ///   - spacing: The distance between two units in both directions, in points.
    ///   - padding: The distances from the edges of the content to the tiles, in points.
    ///   - items: The first tiles, with their rules.
    public init(
        across: Int = 2, tileSize: Size = Size(50, 50), axis: Axis = .vertical, spacing: Double = 0, padding: Insets = .zero,
        @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        tileLayout = TileLayout(across: across, tileSize: tileSize, axis: axis, spacing: spacing, padding: padding, items: items)
        super.init(tileLayout)
        tileLayout.itemRole = .listItem
        layoutChanged()
    }

    override var axesOfLayout: AxisSet { .both }

    open override var ownRole: AccessibilityRole { .list }

    /// A tile has the units that its view was given, or else those of a mega unit.
    override func makeItem(for child: View) -> LayoutItem {
        let item = LayoutItem()
        (item.columnSpan, item.rowSpan) = (megaUnitX, megaUnitY)
        item.setContent(.view(child))
        return item
    }

    /// A tile from elsewhere keeps its units as far as a line has them; one without units gets those of a mega unit.
    open override func adaptRules(of item: LayoutItem) {
        if (item.columnSpan, item.rowSpan) == (1, 1) { (item.columnSpan, item.rowSpan) = (megaUnitX, megaUnitY) }
        if tileLayout.axis == .vertical {
            item.columnSpan = min(item.columnSpan, tileLayout.tilesAcross)
        } else {
            item.rowSpan = min(item.rowSpan, tileLayout.tilesAcross)
        }
    }

    // MARK: groups

    /// Folds the group after a separator. A view that is no separator has no effect.
    ///
    /// - Parameters:
    ///   - separator: The child.
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    public func foldGroup(_ separator: View, updateLayout: Bool = false, animated: Bool = false) {
        tileLayout.fold(after: separator)
        follow(updateLayout, animated)
    }

    /// Shows the group after a separator again. A view that is no separator has no effect.
    ///
    /// - Parameters:
    ///   - separator: The child.
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    public func unfoldGroup(_ separator: View, updateLayout: Bool = false, animated: Bool = false) {
        tileLayout.unfold(after: separator)
        follow(updateLayout, animated)
    }

    /// Folds the group after a separator, or shows it again. A view that is no separator has no effect.
    ///
    /// - Parameters:
    ///   - separator: The child.
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    public func toggleGroup(_ separator: View, updateLayout: Bool = false, animated: Bool = false) {
        tileLayout.toggle(after: separator)
        follow(updateLayout, animated)
    }

    /// Shows the tiles of all groups.
    ///
    /// - Parameters:
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    public func unfoldAllGroups(updateLayout: Bool = false, animated: Bool = false) {
        tileLayout.unfoldAll()
        follow(updateLayout, animated)
    }

    /// Returns whether the group after a separator is folded.
    public func isGroupFolded(_ separator: View) -> Bool { tileLayout.isFolded(after: separator) }

    /// The separators of folded groups.
    public var childrenThatOpen: [View] { tileLayout.items.filter { $0.folded && $0.isSeparator }.compactMap(\.view) }

    /// Returns the unfolding of the group after a separator on which a drag rests; nil for other children. It is folded again unless
    /// something is dropped in the group.
    public func dragOpening(over child: View?, for session: DragSession) -> DragOpening? {
        guard let child, isGroupFolded(child) else { return nil }
        return DragOpening(
            id: ViewName(child), blink: { child.flash() }, open: { [weak self] in self?.unfoldGroup(child, animated: true) },
            end: { [weak self, weak session] target in
                guard let self else { return }
                let isUsed = target === self && separator(before: session?.proposal?.before) === child
                if !isUsed { foldGroup(child, animated: true) }
            })
    }

    /// The separator of the group in which the place before a child is, or the end; nil for the tiles before all separators.
    private func separator(before child: View?) -> View? {
        let items = tileLayout.items
        let end = child.flatMap { child in items.firstIndex { $0.view === child } } ?? items.count
        return items[..<end].last(where: \.isSeparator)?.view
    }
}
