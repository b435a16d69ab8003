import TatamiGeometry

/// The distance of a container's first baseline from its top edge, in points, and whether it was computed.
struct StoredBaseline {
    var length = 0.0
    var isKnown = false
}

/// The properties of a container, and what its own walks keep for it.
struct ContainerRecord {
    var paddingStart = (x: 0.0, y: 0.0)
    var paddingEnd = (x: 0.0, y: 0.0)
    var spacing = 0.0
    /// The content lengths that the container's style sets, instead of those of its children; -1 means not set.
    var mainLength = -1.0
    var crossLength = -1.0
    /// The natural content length on each axis, without padding, computed on the way up.
    var content = (x: 0.0, y: 0.0)
    /// The sum of the weights of its items along its own axis, computed on the way up.
    var weights = 0.0
    /// The distance of the first baseline from the top edge, at natural height; valid only if `isBaselineKnown`.
    var baseline = 0.0
    /// The distance from the content's top to the common baseline of the items that ask for one.
    var ascent = 0.0
    /// The index of what else the layout keeps: its detail, or a custom layout. -1 means nothing.
    var detail: Int32 = -1
    var axis = Axis.horizontal
    var distribution = Distribution.start
    /// The alignment of items that name none; never `unset`.
    var alignmentX = AxisAlignment.center
    var alignmentY = AxisAlignment.center
    var clips = false
    /// True if an item with a weight has bounds that extra room might reach; computed on the way up.
    var hasBoundWeights = false
    var isBaselineKnown = false
    /// True if at least one item asks for the common baseline.
    var hasCommonBaseline = false
    var scrolls = AxisSet()
    var contentMode = OverlayMode.normal

    @inline(__always) func start(_ axis: Axis) -> Double { axis == .horizontal ? paddingStart.x : paddingStart.y }
    @inline(__always) func end(_ axis: Axis) -> Double { axis == .horizontal ? paddingEnd.x : paddingEnd.y }
    @inline(__always) func padding(_ axis: Axis) -> Double { start(axis) + end(axis) }
    /// The content length that the style sets in place of that of the children; -1 if it sets none.
    @inline(__always) func setLength(_ axis: Axis) -> Double { self.axis == axis ? mainLength : crossLength }
    @inline(__always) func content(_ axis: Axis) -> Double { axis == .horizontal ? content.x : content.y }
    @inline(__always) mutating func setContent(_ length: Double, _ axis: Axis) {
        if axis == .horizontal { content.x = length } else { content.y = length }
    }

    @inline(__always) func alignment(_ axis: Axis) -> AxisAlignment { axis == .horizontal ? alignmentX : alignmentY }
}
