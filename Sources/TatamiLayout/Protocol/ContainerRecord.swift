import TatamiGeometry

/// What a container says and what its own walks keep for it.
struct ContainerRecord {
    var paddingStart = (x: 0.0, y: 0.0)
    var paddingEnd = (x: 0.0, y: 0.0)
    var spacing = 0.0
    /// Content lengths that the container's style sets, in place of its children's; -1 = not set.
    var mainLength = -1.0
    var crossLength = -1.0
    /// Natural content length an axis, without padding, found on the way up.
    var content = (x: 0.0, y: 0.0)
    /// Sum of the weights of its items along its own axis, found on the way up.
    var weights = 0.0
    /// Distance of the first baseline from the top edge, at natural height; good only where somebody asked for it.
    var baseline = 0.0
    /// Distance from the content's top to the common baseline of the items that ask for one.
    var ascent = 0.0
    /// Index of what else the layout keeps: a custom layout. -1 = nothing.
    var detail: Int32 = -1
    var axis = Axis.horizontal
    var distribution = Distribution.start
    /// The alignment of items that name none; never `unset`.
    var alignmentX = AxisAlignment.center
    var alignmentY = AxisAlignment.center
    var clips = false
    /// True where an item with a weight has bounds that extra room might meet; found on the way up.
    var hasBoundWeights = false
    var isBaselineKnown = false
    /// True where at least one item asks for the common baseline.
    var hasCommonBaseline = false
    var scrolls = AxisSet()
    var contentMode = OverlayMode.normal

    @inline(__always) func start(_ axis: Axis) -> Double { axis == .horizontal ? paddingStart.x : paddingStart.y }
    @inline(__always) func end(_ axis: Axis) -> Double { axis == .horizontal ? paddingEnd.x : paddingEnd.y }
    @inline(__always) func padding(_ axis: Axis) -> Double { start(axis) + end(axis) }
    @inline(__always) func content(_ axis: Axis) -> Double { axis == .horizontal ? content.x : content.y }
    @inline(__always) mutating func setContent(_ length: Double, _ axis: Axis) {
        if axis == .horizontal { content.x = length } else { content.y = length }
    }

    @inline(__always) func alignment(_ axis: Axis) -> AxisAlignment { axis == .horizontal ? alignmentX : alignmentY }
}
