/// The horizontal alignment of an item in the slot that its container gives it.
///
/// `leading` and `trailing` follow the reading direction; `left` and `right` do not. `stretch` makes the item as wide as the slot.
@frozen public enum HorizontalAlignment: UInt8, Hashable, Sendable, CaseIterable {
    case leading, center, trailing, stretch, left, right
}

/// The vertical alignment of an item in the slot that its container gives it.
///
/// `stretch` makes the item as high as the slot. `baseline` aligns the items of one container by their first baselines, from the top of the
/// content.
@frozen public enum VerticalAlignment: UInt8, Hashable, Sendable, CaseIterable {
    case top, center, bottom, stretch, baseline
}

/// An alignment on either axis, in three bits, as the algorithms use it.
@frozen public enum AxisAlignment: UInt8, Hashable, Sendable, CaseIterable {
    case unset, start, center, end, stretch, baseline, left, right

    /// Creates the alignment of the same meaning on the horizontal axis; nil becomes `unset`.
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

    /// Creates the alignment of the same meaning on the vertical axis; nil becomes `unset`.
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

    /// The horizontal alignment of the same meaning; nil for `unset` and for `baseline`, which is vertical only.
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

    /// The vertical alignment of the same meaning; nil for `unset` and for `left` and `right`, which are horizontal only.
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

    /// Returns the alignment with `left` and `right` replaced by start and end, for a line that runs right to left if `mirrored`.
    @inline(__always) func resolved(mirrored: Bool) -> AxisAlignment {
        switch self {
        case .left: mirrored ? .end : .start
        case .right: mirrored ? .start : .end
        default: self
        }
    }
}
