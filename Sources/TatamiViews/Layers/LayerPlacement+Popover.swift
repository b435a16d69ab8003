import TatamiGeometry
import TatamiLayout

extension LayerPlacement {
    /// Places a popover beside its anchor, by the first of these rules that fits the window without a margin along its edges:
    ///
    /// 1. On the preferred side, with the start edges aligned.
    /// 2. On the opposite side, if that has more room.
    /// 3. Shifted along the anchor into the window, as long as it overlaps the anchor by 16 points.
    /// 4. On the side with more room, as long as that has; the view is at least 120 points long there and should scroll.
    /// 5. Over the anchor.
    ///
    /// - Parameters:
    ///   - side: The preferred side of the anchor.
    ///   - gap: The distance between the anchor and the popover, in points.
    ///   - margin: The distance between the popover and the edges of the window, in points.
    public static func popover(_ side: Side = .below, gap: Double = 4, margin: Double = 8) -> LayerPlacement {
        LayerPlacement { PopoverPlace($0, side, gap: gap, margin: margin).frame }
    }
}

/// The place of a popover: along the axis that leads away from the anchor, and across it.
private struct PopoverPlace {
    private let situation: LayerPlacement.Situation
    private let isVertical: Bool
    private let isBefore: Bool
    private let gap: Double
    private let area: Rect

    /// The length that a popover keeps beside its anchor, in points.
    private static let least = 120.0
    /// The length along which a shifted popover overlaps its anchor, in points.
    private static let overlap = 16.0

    init(_ situation: LayerPlacement.Situation, _ side: LayerPlacement.Side, gap: Double, margin: Double) {
        (self.situation, self.gap) = (situation, gap)
        isVertical = side == .above || side == .below
        isBefore = side == .above || side == (situation.direction == .rightToLeft ? .trailing : .leading)
        let window = situation.window
        let inset = max(0, min(margin, window.width / 2, window.height / 2))
        area = Rect(window.x + inset, window.y + inset, window.width - 2 * inset, window.height - 2 * inset)
    }

    private func along(_ rect: Rect) -> ClosedRange<Double> {
        isVertical ? rect.y...max(rect.y, rect.maxY) : rect.x...max(rect.x, rect.maxX)
    }
    private func across(_ rect: Rect) -> ClosedRange<Double> {
        isVertical ? rect.x...max(rect.x, rect.maxX) : rect.y...max(rect.y, rect.maxY)
    }

    var frame: Rect {
        let size = situation.size
        let (start, length) = placeAlong(isVertical ? size.height : size.width)
        let (cross, thickness) = placeAcross(isVertical ? size.width : size.height)
        return isVertical ? Rect(cross, start, thickness, length) : Rect(start, cross, length, thickness)
    }

    private func placeAlong(_ wanted: Double) -> (start: Double, length: Double) {
        let (anchor, area) = (along(situation.anchor), along(area))
        let room = (before: anchor.lowerBound - gap - area.lowerBound, after: area.upperBound - anchor.upperBound - gap)
        let isPreferred = wanted <= (isBefore ? room.before : room.after)
        let goesBefore = isPreferred ? isBefore : room.before == room.after ? isBefore : room.before > room.after
        let longest = goesBefore ? room.before : room.after
        let length = min(wanted, longest)
        guard length >= min(wanted, Self.least) else {
            // Over the anchor.
            let length = min(wanted, area.upperBound - area.lowerBound)
            return (max(area.lowerBound, min(anchor.lowerBound, area.upperBound - length)), length)
        }
        return (goesBefore ? anchor.lowerBound - gap - length : anchor.upperBound + gap, length)
    }

    private func placeAcross(_ wanted: Double) -> (start: Double, length: Double) {
        let (anchor, area) = (across(situation.anchor), across(area))
        let length = min(wanted, area.upperBound - area.lowerBound)
        let isMirrored = isVertical && situation.direction == .rightToLeft
        let aligned = isMirrored ? anchor.upperBound - length : anchor.lowerBound
        let shifted = max(area.lowerBound, min(aligned, area.upperBound - length))
        let overlap = min(Self.overlap, length, anchor.upperBound - anchor.lowerBound)
        return (max(anchor.lowerBound + overlap - length, min(shifted, anchor.upperBound - overlap)), length)
    }
}
