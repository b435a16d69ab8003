import TatamiGeometry

/// What an item's rules make of the length that its content asks for along one axis, in points, rule by rule.
///
/// The order of the rules stands here and nowhere else: the ratio takes the place of the content, then come the adjustment, the maximum and
/// the minimum. A fixed length is both bounds; an axis that ignores its content is 0. The passes use the result, explanations the steps.
struct ItemRules {
    /// Without the ratio.
    let content: Double
    /// The length by the ratio; nil where it does not apply.
    let ratio: Double?
    let adjusted: Double
    let limited: Double
    let raised: Double
    let ignoresContent: Bool

    /// - Parameter bounds: the least and the greatest length; both are the fixed one where there is one.
    @inline(__always) init(content: Double, ratio: Double?, adjustment: Double, bounds: AxisStyle, ignoresContent: Bool = false) {
        (self.content, self.ratio, self.ignoresContent) = (content, ratio, ignoresContent)
        adjusted = (ratio ?? content) + adjustment
        limited = bounds.limited(adjusted)
        raised = bounds.raised(limited)
    }

    /// The length that the item asks its container for.
    var natural: Double { @inline(__always) get { ignoresContent ? 0 : raised } }
}

extension ItemStyle {
    /// The length that the aspect ratio gives: the height follows the final width, and the width the height only where that is fixed. Nil where
    /// there is no ratio, or it does not apply.
    ///
    /// - Parameter width: the item's final width in points.
    func ratioLength(_ axis: Axis, width: Double) -> Double? {
        guard let aspectRatio else { return nil }
        return axis == .horizontal ? fixedHeight.map { $0 * aspectRatio } : width / aspectRatio
    }
}
