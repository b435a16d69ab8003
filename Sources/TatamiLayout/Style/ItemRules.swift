import TatamiGeometry

/// The steps from the length of an item's content along one axis to the length that the item requests, in points.
///
/// The order of the rules is defined here and nowhere else: the aspect ratio replaces the content, then the adjustment, the maximum and the
/// minimum apply. A fixed length is both bounds; an axis that ignores its content is 0. The passes use the result, explanations use the
/// steps.
struct ItemRules {
    /// The length of the content, without the aspect ratio.
    let content: Double
    /// The length that the aspect ratio gives; nil if it does not apply.
    let ratio: Double?
    let adjusted: Double
    let limited: Double
    let raised: Double
    let ignoresContent: Bool

    /// Applies the rules.
    ///
    /// - Parameters:
    ///   - content: The length of the content.
    ///   - ratio: The length that the aspect ratio gives; nil if it does not apply.
    ///   - adjustment: The length that is added.
    ///   - bounds: The least and the greatest length; a fixed length is both.
    ///   - ignoresContent: True if the length is 0 in any case.
    @inline(__always) init(content: Double, ratio: Double?, adjustment: Double, bounds: AxisStyle, ignoresContent: Bool = false) {
        (self.content, self.ratio, self.ignoresContent) = (content, ratio, ignoresContent)
        adjusted = (ratio ?? content) + adjustment
        limited = bounds.limited(adjusted)
        raised = bounds.raised(limited)
    }

    /// The length that the item requests from its container.
    var natural: Double { @inline(__always) get { ignoresContent ? 0 : raised } }
}

extension ItemStyle {
    /// Returns the length that the aspect ratio gives: the height follows the final width; the width follows the height only if the height
    /// is fixed. nil if there is no ratio or it does not apply.
    ///
    /// - Parameters:
    ///   - axis: The axis of the length.
    ///   - width: The item's final width in points.
    func ratioLength(_ axis: Axis, width: Double) -> Double? {
        guard let aspectRatio else { return nil }
        return axis == .horizontal ? fixedHeight.map { $0 * aspectRatio } : width / aspectRatio
    }
}
