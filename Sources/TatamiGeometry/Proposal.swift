/// The room that a layout offers to a child that it measures, for each axis.
@frozen public struct Proposal: Hashable, Sendable {
    /// The offer along one axis. "Unbounded" has a case of its own; no number stands for it.
    @frozen public enum Length: Hashable, Sendable {
        /// At most this many points.
        case atMost(Double)
        /// As much as the child wants.
        case unbounded

        /// Returns `length`, or the offered length if that is smaller. Both are in points.
        @inlinable public func limit(_ length: Double) -> Double {
            guard case .atMost(let most) = self, length > most else { return length }
            return most
        }
    }

    /// The offer for the width.
    public var width: Length
    /// The offer for the height.
    public var height: Length

    /// Makes a proposal from two offers. An offer that is left out is unbounded.
    @inlinable public init(width: Length = .unbounded, height: Length = .unbounded) {
        self.width = width
        self.height = height
    }

    /// A proposal that is unbounded on both axes.
    public static let unbounded = Proposal()

    /// The offer along `axis`.
    @inlinable public subscript(axis: Axis) -> Length {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
