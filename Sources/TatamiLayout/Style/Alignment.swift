/// The horizontal alignment of an item in the slot that its container gives it.
///
/// `leading` and `trailing` follow the reading direction; `left` and `right` do not. `stretch` makes the item as wide as the slot.
@frozen public enum HorizontalAlignment: UInt8, Hashable, Sendable, CaseIterable {
    /// At the leading edge of the slot.
    case leading
    /// In the middle of the slot.
    case center
    /// At the trailing edge of the slot.
    case trailing
    /// As wide as the slot, within the item's bounds.
    case stretch
    /// At the left edge of the slot, in every reading direction.
    case left
    /// At the right edge of the slot, in every reading direction.
    case right
}

/// The vertical alignment of an item in the slot that its container gives it.
///
/// `stretch` makes the item as high as the slot. `baseline` aligns the items of one container by their first baselines, from the top of the
/// content.
@frozen public enum VerticalAlignment: UInt8, Hashable, Sendable, CaseIterable {
    /// At the top of the slot.
    case top
    /// In the middle of the slot.
    case center
    /// At the bottom of the slot.
    case bottom
    /// As high as the slot, within the item's bounds.
    case stretch
    /// With the first baseline on that of the container's other items with this alignment.
    case baseline
}

/// An alignment on either axis, in three bits, as the algorithms use it.
@frozen public enum AxisAlignment: UInt8, Hashable, Sendable, CaseIterable {
    /// No alignment is set.
    case unset
    /// At the leading edge or the top.
    case start
    /// In the middle.
    case center
    /// At the trailing edge or the bottom.
    case end
    /// As long as the slot, within the item's bounds.
    case stretch
    /// By the first baseline; only on the vertical axis.
    case baseline
    /// At the left edge, in every reading direction; only on the horizontal axis.
    case left
    /// At the right edge, in every reading direction; only on the horizontal axis.
    case right

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

    /// Returns the part of the free room of a slot that lies before an item with this alignment: 0, 0.5 or 1. A common baseline moves
    /// the item by itself, so for `baseline` it is 0.
    ///
    /// It is read from bits instead of chosen by branches, since alignments differ from item to item.
    @inline(__always) func partBefore(mirrored: Bool) -> Double {
        // Two bits for each case, in halves, from `unset` in the lowest bits to `right` in the highest.
        let halves: Int32 = mirrored ? 0b00_10_00_01_10_01_00_01 : 0b10_00_00_01_10_01_00_01
        return Double(halves &>> (2 &* Int32(rawValue)) & 3) * 0.5
    }
}
