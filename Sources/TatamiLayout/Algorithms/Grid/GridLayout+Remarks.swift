import TatamiGeometry

/// The explanations of an item's cell and size. Tracks are counted from 1.
extension GridLayout {
    /// How the item got its track; nil if it names the track itself.
    static func cellRemark(_ box: Box, _ child: Int32, _ order: GridInsertion) -> Remark? {
        let cell = box.extras.cell(of: child)
        guard (box.axis == .horizontal ? cell.column : cell.row) == nil else { return nil }
        switch order {
        case .explicit: return Remark("grid.cell", "in the first \(word(box.axis)), since it names none")
        case .rows: return Remark("grid.cell", "put into its cell row by row", layout: ["insertion"])
        case .columns: return Remark("grid.cell", "put into its cell column by column", layout: ["insertion"])
        }
    }

    static func trackRemark(on range: TrackRange, _ table: TrackTable, _ axis: Axis) -> Remark {
        let item = [word(axis)]
        guard range.count > 1 else {
            let text = table.reason(for: range.start, wide: axis == .horizontal ? "wide" : "high")
            return Remark(
                "grid.track", "in \(word(axis)) \(range.end) of \(table.count) \(text)",
                layout: [table.property(saying: range.start, axis)],
                item: item)
        }
        let lengths = range.indices.map { DecimalText.format(table.places[$0].length) }.prefix(8)
        let sum = lengths.joined(separator: " + ") + (range.count > 8 ? " + ..." : "")
        let slot = table.slot(range, from: 0).length
        let gaps = slot - range.indices.reduce(0) { $0 + table.places[$1].length }
        let between = abs(gaps) > tolerance(slot) ? " and \(DecimalText.format(gaps)) between them" : ""
        return Remark(
            "grid.span", "over \(word(axis))s \(range.start + 1) to \(range.end) of \(table.count): \(sum)\(between)",
            layout: [table.property(saying: range.start, axis)], item: item + ["\(word(axis))Span"])
    }

    private static func word(_ axis: Axis) -> String { axis == .horizontal ? "column" : "row" }
}

extension TrackTable {
    /// The rule that gave the track its length, with its numbers.
    fileprivate func reason(for index: Int, wide: String) -> String {
        let rule = tracks[index]
        let length = places[index].length
        let own = lengths[index].natural
        let number = DecimalText.format(length)
        if said.isUniform { return "(uniform), \(number) like all" }
        let asked = DecimalText.format(natural[index])
        let amount = DecimalText.format(abs(length - own))
        let free = DecimalText.format(abs(settlement.free))
        let bound = length == rule.high ? ", its maximum" : (length == rule.low && length > 0 ? ", its minimum" : "")
        let isExtra = settlement.free > 0
        let reason: String =
            switch rule.kind {
            case .weighted where rule.weight > 0 && isExtra: "which takes \(amount) of \(free) left\(bound)"
            case .weighted: "which gets \(length > 0 ? number : "nothing")\(rule.weight > 0 ? ", since nothing is left" : "")\(bound)"
            case _ where rule.weight > 0 && isExtra: "which takes \(amount) of \(free) extra\(bound)"
            case _ where length < natural[index] - tolerance(length):
                "which is \(DecimalText.format(natural[index] - length)) shorter than the \(asked) it needs"
            case .auto: "as \(wide) as its items need: \(number)"
            case .fixed: "\(number) \(wide)"
            }
        return "(\(words(rule))), \(reason)"
    }

    /// The property of the layout that sets the track.
    fileprivate func property(saying index: Int, _ axis: Axis) -> String {
        if said.isUniform { return axis == .horizontal ? "uniformColumns" : "uniformRows" }
        if index < said.tracks.count { return axis == .horizontal ? "columns" : "rows" }
        return axis == .horizontal ? "defaultColumn" : "defaultRow"
    }

    private func words(_ rule: TrackRule) -> String {
        let name: String =
            switch rule.kind {
            case .auto: rule.priority == 0 ? "auto" : "auto, priority \(rule.priority)"
            case .fixed: "fixed"
            case .weighted: "weight \(DecimalText.format(rule.weight))"
            }
        return rule.kind != .weighted && rule.weight > 0 ? "\(name), stretch \(DecimalText.format(rule.weight))" : name
    }
}
