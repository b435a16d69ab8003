import TatamiGeometry

/// A layout written as closures where it is used, for layouts that are too small to be a type.
///
/// ```swift
/// let corners = ClosureLayout(frame: { child, rect in
///     Rect(origin: rect.origin, size: child.measure())
/// })
/// ```
public struct ClosureLayout: Layout {
    private let measuring: (Children, Proposal) -> Size
    private let placing: (Children, Rect) -> Void

    /// Makes a layout from the two functions of `Layout`.
    public init(measure: @escaping (Children, Proposal) -> Size, place: @escaping (Children, Rect) -> Void) {
        measuring = measure
        placing = place
    }

    /// Makes a layout that places one child at a time, independent of the others (WeView: block layout).
    ///
    /// - Parameters:
    ///   - frame: Returns the frame of a child for the content rectangle given.
    ///   - size: Returns the size that a child needs. The layout needs the largest width and the largest height of them. Without this
    ///     function, the layout needs no room.
    public init(frame: @escaping (Child, Rect) -> Rect, size: ((Child) -> Size)? = nil) {
        self.init { children, _ in
            guard let size else { return .zero }
            return children.reduce(into: Size.zero) { most, child in
                let own = size(child)
                most = Size(max(most.width, own.width), max(most.height, own.height))
            }
        } place: { children, rect in
            for child in children { child.place(in: frame(child, rect)) }
        }
    }

    /// Calls the function that measures.
    public func measure(_ children: Children, _ proposal: Proposal) -> Size { measuring(children, proposal) }
    /// Calls the function that places.
    public func place(_ children: Children, in rect: Rect) { placing(children, rect) }
}
