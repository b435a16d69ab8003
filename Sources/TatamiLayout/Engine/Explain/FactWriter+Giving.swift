import TatamiGeometry

/// Explains what the container gave the node or took from it.
extension FactWriter {
    /// The rules of an item that end a share before it is what the weights say, or a shortage before it is covered.
    enum Bound { case fixed, maximum, minimum }

    /// The rule that holds the node at its length, if its container would have given it another one; nil otherwise.
    var heldBy: Bound? {
        guard let share = found.notes.share else { return nil }
        let length = found.length
        let wish: Double
        switch share.rule {
        case .extra, .weightedShortage, .scaled: wish = found.natural + fairPart(of: share)
        case .fill: wish = share.total
        case .givenShortage, .squeezed:
            return reasonForLeast.rule == .minimum && areSame(length, found.least) ? .minimum : nil
        case .fillMode: return nil
        }
        if areSame(length, wish) { return nil }
        // Scaling treats a fixed length as a natural one.
        if item.fixed != nil, share.rule != .scaled { return .fixed }
        if length < wish, let maximum = item.maximum, areSame(length, max(maximum, item.minimum)) { return .maximum }
        return length > wish && item.minimum > 0 && areSame(length, item.minimum) ? .minimum : nil
    }

    /// The reason why the node is not shorter. The places of the item's rules were written before, except for a minimum that takes effect
    /// only now.
    var reasonForLeast: LeastReason {
        let isShown = item.fixed != nil || item.minimum == 0 || found.asking.raised > found.asking.limited
        return LeastReason(of: found.id, axis, tree, context, in: found.id, showsPlaces: !isShown)
    }

    private func fairPart(of share: Share) -> Double { share.weights > 0 ? share.total * (share.weight / share.weights) : 0 }

    /// Writes the rules that only the container's layout has. What they added to the length is written with the last one.
    mutating func writeRemarks() {
        let remarks = found.notes.remarks
        let isShared = found.notes.share != nil
        for (index, remark) in remarks.enumerated() {
            let values = remark.itemProperties.map { value(.item, $0, nil) } + remark.layoutProperties.flatMap { containerValue($0, nil) }
            let change = !isShared && index == remarks.count - 1 ? found.length - found.natural : 0
            write(Fact.Rule(rawValue: remark.rule), remark.text + values.placesInBrackets, change: change, values)
        }
    }

    mutating func writeShare() {
        guard let share = found.notes.share else { return writeGiven() }
        switch share.rule {
        case .extra: writeExtra(share)
        case .weightedShortage: writeWeightedShortage(share)
        case .givenShortage: writeGivenShortage(share)
        case .scaled: writeScaled(share)
        case .fill: writeFill(share)
        case .fillMode: writeFillMode(share)
        case .squeezed: writeSqueezed(share)
        }
    }

    /// Writes lengths that were not shared out: that of the root, and those from a layout of the program's own.
    private mutating func writeGiven() {
        let change = found.length - found.natural
        guard let container = found.container else {
            if !areSame(change, 0) { write(.root, "the root is given \(text(found.length))", change: change) }
            return
        }
        guard container.layout.isOfTheProgram else { return }
        let given = areSame(change, 0) ? "" : ", which gives it \(text(found.length))"
        write(.custom, "placed by the program's own layout \(tree.customName(of: container.id))\(given)", change: change)
    }

    // MARK: Along an axis

    private mutating func writeExtra(_ share: Share) {
        let fair = fairPart(of: share)
        let (weight, values) = weightOf(share)
        guard share.total > tolerance(found.length) else {
            return write(.extra, "there is no extra room to take (\(weight))", change: share.amount, values)
        }
        let base = "takes \(text(share.amount)) of \(text(share.total)) extra (\(weight))"
        switch heldBy {
        case .fixed:
            write(.extra, "takes nothing of \(text(share.total)) extra, because it is fixed (\(weight))", change: share.amount, values)
        case .maximum:
            let maximum = item.maximum ?? 0
            let rest =
                share.left > tolerance(share.total)
                ? "\(text(share.left)) of the extra remain free" : "\(text(fair - share.amount)) of its share went to others"
            write(.extra, "\(base), limited by its \(maximumText(maximum)): \(rest)", change: share.amount, values + maximumValues(maximum))
        case .minimum: write(.extra, "\(base), raised to its \(minimumText)", change: share.amount, values + minimumValues)
        case nil:
            let more = share.amount - fair
            let note =
                areSame(share.amount, fair)
                ? ""
                : more > 0
                    ? ", \(text(more)) of it left over by others that are limited"
                    : ", \(text(-more)) less than its share because others are limited"
            write(.extra, base + note, change: share.amount, values)
        }
    }

    private mutating func writeWeightedShortage(_ share: Share) {
        let fair = fairPart(of: share)
        let (weight, values) = weightOf(share)
        let base = "shrinks by \(text(-share.amount)) of the \(text(-share.total)) missing (\(weight))"
        switch heldBy {
        case .fixed:
            write(
                .weightedShortage, "shrinks by none of the \(text(-share.total)) missing, because it is fixed (\(weight))",
                change: share.amount, values)
        case .minimum: write(.weightedShortage, "\(base), not below its \(minimumText)", change: share.amount, values + minimumValues)
        case .maximum, nil:
            let more = fair - share.amount
            let note =
                areSame(share.amount, fair)
                ? ""
                : more > 0
                    ? ", \(text(more)) more than its share because others are limited" : ", which is all it has"
            write(.weightedShortage, base + note, change: share.amount, values)
        }
    }

    private mutating func writeGivenShortage(_ share: Share) {
        if areSame(found.natural, 0) { return }
        let short = "the \(text(-share.total)) missing"
        guard share.weight > tolerance(found.length) else {
            let why = reasonForLeast
            return write(.givenShortage, "shrinks by none of \(short): \(why.text)", change: share.amount, why.values)
        }
        guard -share.total >= share.weights - tolerance(share.weights) else {
            return write(
                .givenShortage,
                "shrinks by \(text(-share.amount)) of \(short), in proportion to how much it can shrink (\(text(share.weight)) of \(text(share.weights)))",
                change: share.amount)
        }
        let why = reasonForLeast
        write(
            .givenShortage, "shrinks by \(text(-share.amount)) of \(short), which is all it can: \(why.text)", change: share.amount,
            why.values)
    }

    private mutating func writeScaled(_ share: Share) {
        let values = containerValue("mainLength", found.container.map { .number($0.record.mainLength) })
        let length = text(found.container?.record.mainLength ?? 0)
        let base =
            "scaled from \(text(found.natural)) to \(text(found.length)) with its siblings, to their stack's mainLength \(length)\(values.placesInBrackets)"
        switch heldBy {
        case .maximum:
            write(
                .scaled, "\(base), limited by its \(maximumText(item.maximum ?? 0))", change: share.amount,
                values + maximumValues(item.maximum ?? 0))
        case .minimum: write(.scaled, "\(base), limited by its \(minimumText)", change: share.amount, values + minimumValues)
        case .fixed, nil: write(.scaled, base, change: share.amount, values)
        }
    }

    /// Returns `weight 1 of 3`, and the property from which the weight comes.
    private func weightOf(_ share: Share) -> (text: String, values: [PropertyValue]) {
        let base = "weight \(text(share.weight)) of \(text(share.weights))"
        if item.stretch > 0 {
            let values = [itemValue("\(axis.prefix)Stretch", item.stretch)]
            return (base + values.placesInside, values)
        }
        let values = alignmentValues
        return ("\(base) by its stretch alignment\(values.placesInside)", values)
    }

    // MARK: In a slot

    private mutating func writeFill(_ share: Share) {
        let isByWeight = item.stretch > 0
        let values = isByWeight ? [itemValue("\(axis.prefix)Stretch", item.stretch)] : alignmentValues
        let slot = slotText(share.total)
        let isShrunk = share.amount < -tolerance(found.natural)
        let would = isShrunk ? "shrinks by \(text(-share.amount)) to fill \(slot)" : "would fill \(slot)"
        switch heldBy {
        case .fixed: write(.fill, "\(would), but it is fixed", change: share.amount, values)
        case .maximum:
            write(
                .fill, "\(would), but its \(maximumText(item.maximum ?? 0)) prevents it", change: share.amount,
                values + maximumValues(item.maximum ?? 0))
        case .minimum: write(.fill, "\(would), but its \(minimumText) prevents it", change: share.amount, values + minimumValues)
        case nil:
            let reason = isByWeight ? " (weight \(text(item.stretch))\(values.placesInside))" : values.placesInBrackets
            let fills = isByWeight ? "fills" : "stretched to fill"
            write(.fill, (isShrunk ? would : "\(fills) \(slot)") + reason, change: share.amount, values)
        }
    }

    private mutating func writeFillMode(_ share: Share) {
        let values = containerValue("contentMode", .text("Fill"))
        write(
            .fillMode, "fills \(slotText(share.total)) whatever it needs, because of its overlay's contentMode\(values.placesInBrackets)",
            change: share.amount, values)
    }

    private mutating func writeSqueezed(_ share: Share) {
        if areSame(found.length, share.total) {
            return write(.squeezed, "shrinks by \(text(-share.amount)) to fit \(slotText(share.total))", change: share.amount)
        }
        let why = reasonForLeast
        let base =
            areSame(share.amount, 0)
            ? "cannot shrink to fit \(slotText(share.total))"
            : "shrinks by \(text(-share.amount)), not enough to fit \(slotText(share.total))"
        write(.squeezed, "\(base): \(why.text)", change: share.amount, why.values)
    }

    /// Returns the words for a slot: `its slot of 100`, or what the common baseline and the margins leave of it.
    private func slotText(_ available: Double) -> String {
        guard let slot = found.notes.slot, !areSame(slot.length, available) else { return "its slot of \(text(available))" }
        if axis == .vertical, slot.alignment == .baseline {
            return "the \(text(available)) that its place on the baseline leaves of its slot of \(text(slot.length))"
        }
        return "\(text(available)) of its slot of \(text(slot.length)) between its margins"
    }
}
