import TatamiGeometry

/// A layout written as closures where it is used: for what is too small to be a type.
public struct ClosureLayout: Layout {
    private let measuring: (Children, Proposal) -> Size
    private let placing: (Children, Rect) -> Void

    /// The two halves of a `Layout`.
    public init(measure: @escaping (Children, Proposal) -> Size, place: @escaping (Children, Rect) -> Void) {
        measuring = measure
        placing = place
    }

    /// One child at a time, none knowing of the others (WeView: block layout).
    ///
    /// - Parameters:
    ///   - frame: where a child stands in the content rectangle that is given.
    ///   - size: what a child needs; the layout needs the most of each length. Without it the layout asks for nothing.
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

    public func measure(_ children: Children, _ proposal: Proposal) -> Size { measuring(children, proposal) }
    public func place(_ children: Children, in rect: Rect) { placing(children, rect) }
}
