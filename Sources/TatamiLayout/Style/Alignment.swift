/// Where an item stands across or inside the room it is given, along the horizontal axis.
///
/// `leading` and `trailing` follow the reading direction, `left` and `right` do not.
@frozen public enum HorizontalAlignment: UInt8, Hashable, Sendable, CaseIterable {
    case leading, center, trailing, stretch, left, right
}

/// Where an item stands across or inside the room it is given, along the vertical axis.
///
/// `baseline` lines the items of one container up on their first baselines, from the top of the content.
@frozen public enum VerticalAlignment: UInt8, Hashable, Sendable, CaseIterable {
    case top, center, bottom, stretch, baseline
}

/// An alignment on either axis, in three bits; what the algorithms work with.
@frozen public enum AxisAlignment: UInt8, Hashable, Sendable, CaseIterable {
    case unset, start, center, end, stretch, baseline, left, right

    @inlinable public init(_ alignment: HorizontalAlignment?) {
        self =
            switch alignment {
            case nil: .unset
            case .leading: .start
            case .center: .center
            case .trailing: .end
            case .stretch: .stretch
            case .left: .left
            case .right: .right
            }
    }

    @inlinable public init(_ alignment: VerticalAlignment?) {
        self =
            switch alignment {
            case nil: .unset
            case .top: .start
            case .center: .center
            case .bottom: .end
            case .stretch: .stretch
            case .baseline: .baseline
            }
    }

    /// The horizontal alignment of the same meaning; nil where unset or vertical only.
    @inlinable public var horizontal: HorizontalAlignment? {
        switch self {
        case .unset, .baseline: nil
        case .start: .leading
        case .center: .center
        case .end: .trailing
        case .stretch: .stretch
        case .left: .left
        case .right: .right
        }
    }

    /// The vertical alignment of the same meaning; nil where unset or horizontal only.
    @inlinable public var vertical: VerticalAlignment? {
        switch self {
        case .unset, .left, .right: nil
        case .start: .top
        case .center: .center
        case .end: .bottom
        case .stretch: .stretch
        case .baseline: .baseline
        }
    }

    /// `left` and `right` as start and end of a line that is read in this direction.
    @inline(__always) func resolved(mirrored: Bool) -> AxisAlignment {
        switch self {
        case .left: mirrored ? .end : .start
        case .right: mirrored ? .start : .end
        default: self
        }
    }
}
