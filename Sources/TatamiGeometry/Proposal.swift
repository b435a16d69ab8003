/// The room that is offered to something that is being measured, per axis.
@frozen public struct Proposal: Hashable, Sendable {
    /// The offer along one axis. No number ever means "unbounded".
    @frozen public enum Length: Hashable, Sendable {
        /// At most this many points.
        case atMost(Double)
        /// As much as is wanted.
        case unbounded

        /// The smaller of `length` and what is offered.
        @inlinable public func limit(_ length: Double) -> Double {
            guard case .atMost(let most) = self, length > most else { return length }
            return most
        }
    }

    public var width: Length
    public var height: Length

    @inlinable public init(width: Length = .unbounded, height: Length = .unbounded) {
        self.width = width
        self.height = height
    }

    public static let unbounded = Proposal()

    @inlinable public subscript(axis: Axis) -> Length {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
