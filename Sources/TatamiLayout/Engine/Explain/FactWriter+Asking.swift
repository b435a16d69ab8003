import TatamiGeometry

/// Explains what the node asks for: its content, then its item's rules.
extension FactWriter {
    mutating func writeContent() {
        if item.ignoresContent {
            let values = [value(.item, "ignores\(axis.lengthSuffix)", .flag(true))]
            return write(.ignored, "content ignored\(values.placesInBrackets), counts as 0", values)
        }
        // A ratio replaces the content. Below an overlay that keeps the aspect ratio, a container was measured at another width.
        if found.asking.ratio != nil { return }
        guard areSame(found.asking.natural, found.natural) else {
            return write(.content, "\(contentNeeds) \(text(found.natural)) at its natural width", change: found.natural)
        }
        if found.layout != nil { writeItems() } else { writeLeaf() }
    }

    private mutating func writeLeaf() {
        let values = kind?.values.map { value(.view, $0.property, $0.value) } ?? []
        let isNarrowed = axis == .vertical && found.content.source == .measuredContent && found.content.asked > 0 && isNarrow
        write(
            .content,
            "\(contentName) needs \(text(found.content.asked))\(isNarrowed ? " at width \(text(found.askedWidth))" : "")\(Array(values.prefix(1)).placesInBrackets)",
            change: found.content.asked, values)
    }

    /// True if the node is narrower than its content's natural width.
    private var isNarrow: Bool {
        let widths = tree.findings(found.id, .horizontal)
        return found.askedWidth < widths.content.asked - tolerance(widths.content.asked)
    }

    private mutating func writeItems() {
        let content = found.content
        if let set = content.set {
            let property = content.isMain ? "mainLength" : "crossLength"
            let values = [value(.layout, property, .number(set))]
            write(
                .setLength,
                "\(property) sets its content to \(text(set))\(values.placesInBrackets), although its items need \(text(content.asked))",
                change: set, values)
        } else {
            write(.content, itemsText + partsOfNeed.text, change: content.asked, partsOfNeed.values)
        }
        writePadding()
    }

    private var itemsText: String {
        let need = text(found.content.asked)
        if let sentence = found.layout?.sentence(onNeed: need, along: axis) { return sentence }
        if found.layout?.isOfTheProgram == true { return "the program's own layout \(tree.customName(of: found.id)) needs \(need)" }
        if found.content.count == 0 { return "it has no items" }
        if found.record?.contentMode ?? .normal != .normal { return "its items are scaled to it and need only their margins, \(need)" }
        return "\(contentNeeds) \(need)"
    }

    /// What margins and spacing take of the length that a stack's items need along its axis.
    private var partsOfNeed: (text: String, values: [PropertyValue]) {
        let content = found.content
        var parts: [String] = []
        var values: [PropertyValue] = []
        if content.margins != 0 { parts.append("margins \(text(content.margins))") }
        if content.gaps != 0 {
            values = [value(.layout, "\(axis.prefix)Spacing", .number(found.record?.spacing ?? 0))]
            parts.append("spacing \(text(content.gaps))\(values.placesInBrackets)")
        }
        return (parts.isEmpty ? "" : ", \(parts.joined(separator: " and ")) included", values)
    }

    private mutating func writePadding() {
        let content = found.content
        let start = content.paddingStart
        let end = content.paddingEnd
        let change = content.total - (content.set ?? content.asked)
        guard start != 0 || end != 0 else {
            if change > 0 { write(.content, "but never below 0", change: change) }
            return
        }
        let values = [(start, axis.startSuffix), (end, axis.endSuffix)].filter { $0.0 != 0 }
            .map { value(.layout, "padding\($0.1)", .number($0.0)) }
        let numbers =
            start == 0
            ? "\(axis.endName) padding \(text(end))"
            : end == 0 ? "\(axis.startName) padding \(text(start))" : "padding \(text(start)) and \(text(end))"
        write(.padding, "\(numbers)\(values.placesInBrackets)\(change == start + end ? "" : ", but never below 0")", change: change, values)
    }

    // MARK: The item's rules

    mutating func writeItemRules() {
        let steps = found.asking
        guard !item.ignoresContent, areSame(steps.natural, found.natural) else { return }
        if let ratio = steps.ratio { writeRatio(ratio) }
        writeUnsetFractions()
        if let fixed = item.fixed { return writeFixed(fixed, instead: steps.ratio ?? steps.content) }
        if item.adjustment != 0 {
            let values = [itemValue("\(axis.lengthName)Adjustment", item.adjustment)]
            write(.adjustment, "adjustment \(signed(item.adjustment))\(values.placesInBrackets)", change: item.adjustment, values)
        }
        let held = heldBy
        if let maximum = item.maximum, held != .maximum || steps.limited < steps.adjusted {
            let effect = steps.limited < steps.adjusted ? "limits it" : "has no effect"
            write(.maximum, "\(maximumText(maximum)) \(effect)", change: steps.limited - steps.adjusted, maximumValues(maximum))
        }
        if item.minimum > 0, held != .minimum || steps.raised > steps.limited {
            let effect = steps.raised > steps.limited ? "raises it" : "has no effect"
            write(.minimum, "\(minimumText) \(effect)", change: steps.raised - steps.limited, minimumValues)
        } else if steps.raised > steps.limited {
            write(.minimum, "never below 0", change: steps.raised - steps.limited)
        }
    }

    /// Writes the fractions that refer to nothing here.
    private mutating func writeUnsetFractions() {
        let found = found.fractions
        guard found.room == nil else { return }
        let rules: [(Fact.Rule, String, Double?)] = [
            (.fixed, "fixed", found.fractions.fixed), (.maximum, "max", found.fractions.maximum),
            (.minimum, "min", found.fractions.minimum),
        ]
        for (rule, name, fraction) in rules {
            guard let fraction else { continue }
            let values = [value(.item, "\(name)\(axis.lengthSuffix)", .text(FractionFinding.percent(fraction)))]
            let text = "\(name) \(FractionFinding.percent(fraction))\(values.placesInBrackets)"
            write(rule, "\(text) has no effect, because \(found.words)", values)
        }
    }

    private mutating func writeRatio(_ made: Double) {
        guard let ratio = found.style.aspectRatio else { return }
        let values = [itemValue("aspectRatio", ratio)]
        let source =
            axis == .vertical
            ? "width \(text(found.askedWidth))" : "fixed height \(text(found.style.fixedHeight ?? 0))"
        write(
            .aspectRatio, "aspect ratio \(text(ratio))\(values.placesInBrackets) turns its \(source) into \(text(made))", change: made,
            values)
    }

    private mutating func writeFixed(_ fixed: Double, instead asked: Double) {
        if found.container?.layout.placesByFrames == true {
            let values = [value(.view, "frame.\(axis.lengthName)", .number(fixed))]
            return write(.frame, "its frame sets \(text(fixed))\(values.placesInBrackets)", change: fixed - asked, values)
        }
        var beaten: [String] = []
        var values = [fixedValue(fixed)]
        let place = values.placesInBrackets
        if let maximum = item.maximum {
            beaten.append("max \(text(maximum))")
            values += maximumValues(maximum)
        }
        if item.minimum > 0 {
            beaten.append("min \(text(item.minimum))")
            values += minimumValues
        }
        let losers = beaten.isEmpty ? "" : ", which beats \(beaten.joined(separator: " and "))"
        let number = found.fractions.text(fixed, found.fractions.fractions.fixed)
        write(.fixed, "fixed at \(number)\(place)\(losers)", change: fixed - asked, values)
    }

    func fixedValue(_ fixed: Double) -> PropertyValue { ruleValue("fixed", fixed, found.fractions.fractions.fixed) }
    func maximumValues(_ maximum: Double) -> [PropertyValue] { [ruleValue("max", maximum, found.fractions.fractions.maximum)] }
    var minimumValues: [PropertyValue] { [ruleValue("min", item.minimum, found.fractions.fractions.minimum)] }

    private func ruleValue(_ name: String, _ points: Double, _ fraction: Double?) -> PropertyValue {
        value(.item, "\(name)\(axis.lengthSuffix)", found.fractions.value(points, fraction))
    }

    func maximumText(_ maximum: Double) -> String {
        "max \(found.fractions.text(maximum, found.fractions.fractions.maximum))\(maximumValues(maximum).placesInBrackets)"
    }

    var minimumText: String {
        "min \(found.fractions.text(item.minimum, found.fractions.fractions.minimum))\(minimumValues.placesInBrackets)"
    }

    // MARK: Words for the content

    var contentName: String {
        kind?.name ?? found.words?.name ?? "content"
    }

    /// `text needs` or `its items need`, as the beginning of a sentence.
    var contentNeeds: String {
        found.words.map { "\($0.name) \($0.verb)" } ?? "\(contentName) needs"
    }
}
