import TatamiGeometry

/// A layout of the program's own, as a pair: how large, and where.
///
/// `measure` is asked at most twice a pass (unbounded, then at the final width), `place` twice (for widths, then for the
/// rest). A child's width is what the first call of `place` gave it. The natural width counts as the minimum too: a layout
/// of this kind gives way to nothing but its item's bounds, a stretch, or what its container sets. Layouts of this kind may
/// be nested 32 deep; what lies deeper is measured with height 0, and a diagnostic says so.
public protocol Layout {
    /// The size the children need, without padding, in the room that is offered.
    func measure(_ children: Children, _ proposal: Proposal) -> Size
    /// Gives every child its frame by `Child.place`. `rect` starts at the content's leading top corner; a child that is not
    /// placed has size 0 there.
    func place(_ children: Children, in rect: Rect)
}

/// A layout of the program's own that works as the engine does: one axis after the other, widths before heights.
///
/// Each of the two is called once a pass and axis; nothing is measured twice, so nesting costs nothing extra.
public protocol AxisLayout {
    /// The length that the children need along `axis`, without padding. Heights are asked when widths are final.
    func measure(_ children: Children, along axis: Axis) -> Extent
    /// Gives every child its place along `axis` by `Child.place(_:length:)`, in `length` points.
    func place(_ children: Children, along axis: Axis, in length: Double)
}

/// The children of a container with a custom layout; collapsed ones are left out.
public struct Children: RandomAccessCollection {
    let host: any CustomLayoutHost
    let ids: [Int32]

    public var startIndex: Int { 0 }
    public var endIndex: Int { ids.count }
    public subscript(position: Int) -> Child { Child(host: host, id: ids[position]) }
}

/// One child of a container with a custom layout. Sizes are without the child's margin.
public struct Child {
    let host: any CustomLayoutHost
    let id: Int32

    /// What the child says about itself.
    public var item: ItemStyle { host.item(of: id) }
    /// What the program attached to the child for its own layout, where it is a `T`.
    public func data<T>(as type: T.Type = T.self) -> T? { host.data(of: id) as? T }

    /// What the child asks for along `axis`; the heights are those at its present width.
    public func extent(along axis: Axis) -> Extent { host.extent(of: id, along: axis) }
    /// The child's size in the room offered: its natural width, less where less is offered (never below its minimum), and
    /// its height at that width.
    public func measure(_ proposal: Proposal = .unbounded) -> Size { host.measure(id, proposal) }

    /// Puts the child into `rect`, in the content's coordinates, mirrored right to left.
    public func place(in rect: Rect) { host.place(id, in: rect) }
    /// Puts the child at `position` along the axis that is being placed.
    public func place(_ position: Double, length: Double) { host.place(id, position, length: length) }
}

/// What stands behind `Children`: the engine, seen through a slit.
protocol CustomLayoutHost {
    func item(of id: Int32) -> ItemStyle
    func data(of id: Int32) -> Any?
    func extent(of id: Int32, along axis: Axis) -> Extent
    func measure(_ id: Int32, _ proposal: Proposal) -> Size
    func place(_ id: Int32, in rect: Rect)
    func place(_ id: Int32, _ position: Double, length: Double)
}
