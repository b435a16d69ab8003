import TatamiGeometry

/// The explanation as a person would say it.
extension AxisExplanation {
    /// For example "width 150: text asks 120, adjustment +10, takes 20 of 60 extra (weight 1 of 3)".
    public var sentence: String {
        let name = axis == .horizontal ? "width" : "height"
        if isCollapsed { return "\(name) 0: collapsed, no room, no margin, no spacing" }
        let phrases = itemPhrases + remarks.map(\.text) + [containerPhrase, placePhrase, overflowPhrase].compactMap { $0 }
        return "\(name) \(DecimalText.format(length)): \(phrases.joined(separator: ", "))"
    }

    private var itemPhrases: [String] {
        if item.ignoresContent { return ["content ignored, counts as 0"] }
        var phrases = [contentPhrase]
        if item.adjustment != 0 { phrases.append("adjustment \(signed(item.adjustment))") }
        let adjusted = content + item.adjustment
        if let maximum = item.maximum {
            phrases.append("max \(DecimalText.format(maximum)) \(adjusted > maximum ? "limits it" : "does not bite")")
        }
        if item.minimum > 0 {
            let limited = min(adjusted, item.maximum ?? adjusted)
            phrases.append("min \(DecimalText.format(item.minimum)) \(limited < item.minimum ? "raises it" : "does not bite")")
        }
        if let fixed = item.fixed { phrases.append("fixed at \(DecimalText.format(fixed))") }
        return phrases
    }

    private var contentPhrase: String {
        switch source {
        case .fixedContent, .measuredContent: "content asks \(DecimalText.format(content))"
        case .children: "its items need \(DecimalText.format(content))"
        }
    }

    private var containerPhrase: String? {
        guard let share else {
            return length == natural || !remarks.isEmpty ? nil : "given \(isRoot ? "to the root" : "by its container")"
        }
        let amount = DecimalText.format(abs(share.amount)), total = DecimalText.format(abs(share.total))
        let weights = "weight \(DecimalText.format(share.weight)) of \(DecimalText.format(share.weights))"
        switch share.rule {
        case .extra: return "takes \(amount) of \(total) extra (\(weights))\(length == item.maximum ? ", up to its max" : "")"
        case .weightedShortage: return "gives \(amount) of \(total) that are short (\(weights))"
        case .givenShortage: return "gives \(amount) of \(total) that are short, in proportion to what it can"
        case .scaled: return "scaled by \(signed(share.amount)) to its stack's main length"
        case .fill where length == share.total: return "fills its slot of \(total)"
        case .fill: return "would fill its slot of \(total), but its bounds decide"
        case .squeezed: return "gives \(amount) to fit \(DecimalText.format(share.total)), not below its minimum \(DecimalText.format(minimum))"
        }
    }

    private var placePhrase: String? {
        guard let slot else { return nil }
        return "\(slot.alignment.word(on: axis)) in \(DecimalText.format(slot.length)) at \(DecimalText.format(slot.position))"
    }

    private var overflowPhrase: String? { overflow > 0 ? "its content overflows by \(DecimalText.format(overflow))" : nil }

    private func signed(_ value: Double) -> String { value < 0 ? DecimalText.format(value) : "+\(DecimalText.format(value))" }
}

extension AxisAlignment {
    fileprivate func word(on axis: Axis) -> String {
        switch self {
        case .unset, .center: "centred"
        case .start: axis == .horizontal ? "leading" : "top"
        case .end: axis == .horizontal ? "trailing" : "bottom"
        case .stretch: "stretched"
        case .baseline: "on the baseline"
        case .left: "left"
        case .right: "right"
        }
    }
}
