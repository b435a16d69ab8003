import TatamiGeometry

/// The explanation as a person would say it.
extension AxisExplanation {
    /// For example "width 150: text asks 120, adjustment +10, takes 20 of 60 extra (weight 1 of 3)".
    public var sentence: String {
        let name = axis == .horizontal ? "width" : "height"
        if isCollapsed { return "\(name) 0: collapsed, no room, no margin, no spacing" }
        let phrases = itemPhrases + [containerPhrase, placePhrase, overflowPhrase].compactMap { $0 }
        return "\(name) \(format(length)): \(phrases.joined(separator: ", "))"
    }

    private var itemPhrases: [String] {
        if item.ignoresContent { return ["content ignored, counts as 0"] }
        var phrases = [contentPhrase]
        if item.adjustment != 0 { phrases.append("adjustment \(signed(item.adjustment))") }
        let adjusted = content + item.adjustment
        if let maximum = item.maximum {
            phrases.append("max \(format(maximum)) \(adjusted > maximum ? "limits it" : "does not bite")")
        }
        if item.minimum > 0 {
            let limited = min(adjusted, item.maximum ?? adjusted)
            phrases.append("min \(format(item.minimum)) \(limited < item.minimum ? "raises it" : "does not bite")")
        }
        if let fixed = item.fixed { phrases.append("fixed at \(format(fixed))") }
        return phrases
    }

    private var contentPhrase: String {
        switch source {
        case .fixedContent, .measuredContent: "content asks \(format(content))"
        case .children: "its items need \(format(content))"
        }
    }

    private var containerPhrase: String? {
        guard let share else { return length == natural ? nil : "given \(isRoot ? "to the root" : "by its container")" }
        let amount = format(abs(share.amount)), total = format(abs(share.total))
        let weights = "weight \(format(share.weight)) of \(format(share.weights))"
        switch share.rule {
        case .extra: return "takes \(amount) of \(total) extra (\(weights))"
        case .weightedShortage: return "gives \(amount) of \(total) that are short (\(weights))"
        case .givenShortage: return "gives \(amount) of \(total) that are short, in proportion to what it can"
        case .scaled: return "scaled by \(signed(share.amount)) to its stack's main length"
        case .fill where length == share.total: return "fills its slot of \(total)"
        case .fill: return "would fill its slot of \(total), but its bounds decide"
        case .squeezed: return "gives \(amount) to fit \(format(share.total)), not below its minimum \(format(minimum))"
        }
    }

    private var placePhrase: String? {
        guard let slot else { return nil }
        return "\(slot.alignment.word(on: axis)) in \(format(slot.length)) at \(format(slot.position))"
    }

    private var overflowPhrase: String? { overflow > 0 ? "its content overflows by \(format(overflow))" : nil }

    private func signed(_ value: Double) -> String { value < 0 ? format(value) : "+\(format(value))" }
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

/// A number for people: at most three decimals, no trailing zeros, no locale.
func format(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let whole = Int(abs(thousandths)) / 1000, part = Int(abs(thousandths)) % 1000
    let sign = thousandths < 0 ? "-" : ""
    guard part != 0 else { return "\(sign)\(whole)" }
    var digits = String(1000 + part).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
}
