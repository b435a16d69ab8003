import TatamiGeometry

/// The cases of a stack in which lengths must be shared: bounds take effect, there is a shortage, or all items are scaled.
extension StackLayout {
    @inline(never) static func placeFlexibly<P: Placement, C: StackCompanion>(
        _ box: Box, _ room: Double, isScaling: Bool, _ placement: inout P, _ companion: inout C
    ) {
        let count = box.count
        withUnsafeTemporaryAllocation(of: FlexibleLength.self, capacity: max(count, 1)) { buffer in
            let items = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            let rigid = gather(box, isScaling: isScaling, into: items)
            let settlement = FlexibleLength.settle(items, in: room - rigid)
            place(box, items, settlement, isScaling: isScaling, &placement, &companion)
        }
    }

    /// Fills `items` with the children in order. Returns the length of margins and gaps.
    private static func gather(
        _ box: Box, isScaling: Bool, into items: UnsafeMutableBufferPointer<FlexibleLength>
    ) -> Double {
        var rigid = 0.0
        var index = 0
        var child = box.first
        var previous: Int32 = -1
        while child >= 0 {
            let style = box.style(child)
            let result = box.result(child)
            rigid += style.margins + (previous >= 0 ? box.gap(previous, child) : 0)
            // A scaled item treats a fixed length as a natural one. Only its minimum and maximum limit it.
            let isFixed = isScaling && box.isFixed(child)
            items.initializeElement(
                at: index,
                to: FlexibleLength(
                    natural: result.natural, minimum: result.minimum,
                    low: isFixed ? 0 : style.low, high: isFixed ? .infinity : style.high,
                    weight: isScaling ? result.natural : box.weight(child)))
            previous = child
            child = box.after(child)
            index += 1
        }
        return rigid
    }

    private static func place<P: Placement, C: StackCompanion>(
        _ box: Box, _ items: UnsafeMutableBufferPointer<FlexibleLength>, _ settlement: FlexibleLength.Settlement,
        isScaling: Bool, _ placement: inout P, _ companion: inout C
    ) {
        let record = box.record.pointee
        let (lead, extraGap) = record.distribution.spread(settlement.left, over: items.count)
        var position = record.start(box.axis) + lead
        var child = box.first
        for item in items {
            if item.weight > 0 || isScaling || settlement.shortage > 0 {
                placement.note(child, item.share(of: settlement, isScaling: isScaling))
            }
            let style = box.style(child)
            placement.place(child, at: position + style.marginStart, length: item.length)
            companion.place(box.item(child))
            position += style.marginStart + item.length + style.marginEnd
            let next = box.after(child)
            if next >= 0 { position += box.gap(child, next) + extraGap }
            child = next
        }
    }
}

extension FlexibleLength {
    fileprivate func share(of settlement: Settlement, isScaling: Bool) -> Share {
        let amount = length - natural
        guard isScaling || weight > 0 else {
            return Share(
                rule: .givenShortage, amount: amount, total: -settlement.shortage, weight: max(0, natural - minimum),
                weights: settlement.reserve)
        }
        return Share(
            rule: isScaling ? .scaled : settlement.free >= 0 ? .extra : .weightedShortage, amount: amount,
            total: settlement.free, weight: weight, weights: settlement.weights, left: max(0, settlement.left))
    }
}
