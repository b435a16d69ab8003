import TatamiGeometry

/// The settings of a tile layout (MICUi: GridLayout). Tiles of whole units fill lines across the axis one after the other, and
/// lines are added along it.
///
/// ```swift
/// var style = TileStyle()
/// style.tileSize = Size(80, 60)
/// style.tilesAcross = 4
/// ```
public struct TileStyle: Hashable, Sendable, LayoutStyle {
    typealias Algorithm = TileLayout

    /// The settings that all containers share, such as padding and default alignments.
    public var box = BoxStyle()
    /// The axis along which lines are added. (MICUi: growingOrientation.)
    public var axis = Axis.vertical
    /// The size of a unit in points. (MICUi: cellSize.)
    public var tileSize = Size(50, 50)
    /// The number of units in a line, 1 to 10,000. (MICUi: fixedSideCount.)
    public var tilesAcross = 2
    /// The distance between two units beside each other in points. A negative one lets them overlap. (MICUi: cellSpacingHorz.)
    public var horizontalSpacing = 0.0
    /// The distance between two units above each other in points. A negative one lets them overlap. (MICUi: cellSpacingVert.)
    public var verticalSpacing = 0.0

    /// Creates the settings of a tile layout with two units of 50 x 50 points per line.
    public init() {}

    /// Items without an alignment of their own fill their tile.
    var itemAlignment: AxisAlignment { .stretch }

    var isClean: Bool {
        box.isClean && Numbers.isCleanLength(tileSize.width) && Numbers.isCleanLength(tileSize.height)
            && Numbers.isClean(horizontalSpacing) && Numbers.isClean(verticalSpacing)
            && tilesAcross >= 1 && tilesAcross <= CellPlace.limit
    }

    func cleaned() -> TileStyle {
        var style = self
        style.box = box.cleaned()
        style.tileSize = Size(Numbers.cleanLength(tileSize.width), Numbers.cleanLength(tileSize.height))
        style.tilesAcross = min(max(1, tilesAcross), CellPlace.limit)
        style.horizontalSpacing = Numbers.clean(horizontalSpacing)
        style.verticalSpacing = Numbers.clean(verticalSpacing)
        return style
    }

    func write(to record: inout ContainerRecord) { record.axis = axis }

    func makeDetail() -> LayoutDetail? { TileDetail(self) }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> TileStyle {
        (detail as? TileDetail)?.style ?? TileStyle()
    }
}

extension NodeContent {
    /// A container that packs tiles of whole units in order.
    public static func tiles(_ style: TileStyle) -> NodeContent { style.content }
}

extension TileStyle: DumpedStyle {
    static let fresh = TileStyle()
    static let dumpFields: [DumpField<TileStyle>] =
        [
            DumpField("axis", \.axis, always: true), DumpField("tileSize", \.tileSize), DumpField("tilesAcross", \.tilesAcross),
            DumpField("horizontalSpacing", \.horizontalSpacing), DumpField("verticalSpacing", \.verticalSpacing),
        ] + BoxStyle.dumpFields(at: \.box)
}

/// The units of one axis: their length and the distance between two.
struct TileTrack {
    let unit: Double
    let gap: Double

    init(_ style: TileStyle, _ axis: Axis) {
        unit = style.tileSize[axis]
        gap = axis == .horizontal ? style.horizontalSpacing : style.verticalSpacing
    }

    /// The position at which unit `index` starts.
    func start(of index: Int) -> Double { Double(index) * (unit + gap) }

    /// The length of `count` units with the distances between them; never negative.
    func length(of count: Int) -> Double {
        guard count > 0 else { return 0 }
        let units = Double(count)
        return max(0, unit * units + gap * (units - 1))
    }
}
