import TatamiGeometry

/// A layout of the program's own as a pair of functions: one measures, the other places.
///
/// In a pass, `measure` is called at most twice (unbounded, then at the final width), and `place` twice (for widths, then for heights). A
/// child's width is what the first call of `place` gave it. The natural width of such a layout is its minimum too: it gives way only to
/// its item's bounds, to a stretch, or to a length that its container sets. Layouts of this kind may be nested 32 deep; deeper ones are
/// measured with height 0, and a diagnostic reports it.
///
/// ```swift
/// struct Diagonal: Layout {
///     func measure(_ children: Children, _ proposal: Proposal) -> Size {
///         children.reduce(into: Size.zero) { sum, child in
///             let size = child.measure()
///             sum = Size(sum.width + size.width, sum.height + size.height)
///         }
///     }
///
///     func place(_ children: Children, in rect: Rect) {
///         var corner = rect.origin
///         for child in children {
///             let size = child.measure()
///             child.place(in: Rect(origin: corner, size: size))
///             corner = corner + Point(size.width, size.height)
///         }
///     }
/// }
/// ```
public protocol Layout {
    /// Returns the size that the children need in the room offered, in points, without padding.
    func measure(_ children: Children, _ proposal: Proposal) -> Size
    /// Gives every child its frame with `Child.place(in:)`.
    ///
    /// - Parameters:
    ///   - children: The children of the container.
    ///   - rect: The content rectangle in points. It starts at the content's leading top corner. A child that is not placed has size 0 at
    ///     that corner.
    func place(_ children: Children, in rect: Rect)
}

/// A layout of the program's own that works as the engine does: one axis after the other, widths before heights.
///
/// Each function is called once for each pass and axis. Nothing is measured twice, so nesting costs nothing extra.
public protocol AxisLayout {
    /// Returns the length that the children need along `axis`, in points, without padding. Heights are measured when widths are final.
    func measure(_ children: Children, along axis: Axis) -> Extent
    /// Gives every child its place along `axis` with `Child.place(_:length:)`. The content is `length` points long.
    func place(_ children: Children, along axis: Axis, in length: Double)
}

/// The children of a container with a custom layout, in order. Collapsed children are left out.
public struct Children: RandomAccessCollection {
    let host: any CustomLayoutHost
    let ids: [Int32]

    /// The index of the first child, 0.
    public var startIndex: Int { 0 }
    /// The number of children.
    public var endIndex: Int { ids.count }
    /// The child at an index.
    public subscript(position: Int) -> Child { Child(host: host, id: ids[position]) }
}

/// A child of a container with a custom layout. Sizes are in points, without the child's margin.
public struct Child {
    let host: any CustomLayoutHost
    let id: Int32

    /// The item style of the child.
    public var item: ItemStyle { host.item(of: id) }
    /// Returns the data that the program attached to the child for its own layout; nil if there is none or it is not a `T`.
    public func data<T>(as type: T.Type = T.self) -> T? { host.data(of: id) as? T }

    /// Returns the minimum and natural length of the child along `axis`. Heights are those at its present width.
    public func extent(along axis: Axis) -> Extent { host.extent(of: id, along: axis) }
    /// Returns the child's size in the room offered: its natural width, or less if less is offered (but never below its minimum), and its
    /// height at that width.
    public func measure(_ proposal: Proposal = .unbounded) -> Size { host.measure(id, proposal) }

    /// Puts the child into `rect`, in the content's coordinates from its leading top corner. Right-to-left layouts mirror the frame.
    public func place(in rect: Rect) { host.place(id, in: rect) }
    /// Puts the child at `position` along the axis that is being placed.
    public func place(_ position: Double, length: Double) { host.place(id, position, length: length) }
}

/// The engine as `Children` and `Child` see it.
protocol CustomLayoutHost {
    func item(of id: Int32) -> ItemStyle
    func data(of id: Int32) -> Any?
    func extent(of id: Int32, along axis: Axis) -> Extent
    func measure(_ id: Int32, _ proposal: Proposal) -> Size
    func place(_ id: Int32, in rect: Rect)
    func place(_ id: Int32, _ position: Double, length: Double)
}
