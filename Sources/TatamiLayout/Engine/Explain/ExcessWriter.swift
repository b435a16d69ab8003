import TatamiGeometry

/// Explains why the items of a container do not fit into it.
struct ExcessWriter {
    private let reach: ContentReach
    private let tree: LayoutTree
    private let context: any ExplanationContext

    init(_ reach: ContentReach, _ tree: LayoutTree, _ context: any ExplanationContext) {
        self.reach = reach
        self.tree = tree
        self.context = context
    }

    var excess: Excess {
        let needed = reach.room + reach.before + reach.after
        var excess = Excess(
            node: tree.name(reach.id), axis: axis, needed: needed, room: reach.room, before: reach.before, after: reach.after,
            isCut: false, causes: causes, text: "")
        let parts = excess.causes.prefix(Self.causeLimit).map(\.text)
        let rest = excess.causes.count - parts.count
        let named = parts.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
        excess.text =
            "\(reach.layout.content.name) \(reach.layout.content.verb) \(text(needed)) in \(text(reach.room)): \(text(excess.amount)) too much; "
            + (isShort ? "nothing can shrink further: \(named)" : named)
        return excess
    }

    /// The number of causes that a sentence names.
    private static let causeLimit = 3

    private var axis: Axis { reach.box.axis }
    private func text(_ number: Double) -> String { DecimalText.format(number) }

    /// True if the items of a row need more than the room even at their least lengths. An item with a weight gives everything but its
    /// minimum.
    private var isShort: Bool {
        guard reach.layout.isOneLine, reach.box.isMain, reach.box.record.pointee.mainLength < 0 else { return false }
        var least = 0.0
        var child = reach.box.first
        while child >= 0 {
            let next = reach.box.after(child)
            let own = reach.box.weight(child) > 0 ? reach.box.style(child).low : reach.box.result(child).minimum
            least += own + reach.box.style(child).margins + (next >= 0 ? reach.box.gap(child, next) : 0)
            child = next
        }
        return least > reach.room + tolerance(reach.room)
    }

    private var causes: [Fact] {
        if reach.layout.isOfTheProgram {
            return [Fact(.custom, "the program's own layout \(tree.customName(of: reach.id)) places them there")]
        }
        let items = isShort ? longItems : itemsThatStandOut
        return setLength.map { [$0] + items } ?? items
    }

    /// A length that the container's own style sets and the container has no room for.
    private var setLength: Fact? {
        let set = reach.box.setLength
        guard set > reach.room + tolerance(reach.room) else { return nil }
        let property = reach.box.isMain ? "mainLength" : "crossLength"
        let values = [tree.value(.layout, property, .number(set), of: reach.id, explaining: reach.id, context)]
        return Fact(.setLength, "its \(property) is set to \(text(set))\(values.placesInBrackets)", change: set, values)
    }

    /// All items of a row, the longest first, then what the margins and gaps take.
    private var longItems: [Fact] {
        var items: [Fact] = []
        var around = 0.0
        var child = reach.box.first
        while child >= 0 {
            let next = reach.box.after(child)
            around += reach.box.style(child).margins + (next >= 0 ? reach.box.gap(child, next) : 0)
            items.append(least(of: child))
            child = next
        }
        items = items.filter { $0.change > 0 }.sorted { $0.change > $1.change }
        if around > 0 {
            let values = [
                tree.value(
                    .layout, "\(axis.prefix)Spacing", .number(reach.box.record.pointee.spacing), of: reach.id, explaining: reach.id, context
                )
            ]
            items.append(Fact(.order, "margins and spacing take \(text(around))\(values.placesInBrackets)", change: around, values))
        }
        return items
    }

    private var itemsThatStandOut: [Fact] {
        var items: [Fact] = []
        var child = reach.box.first
        let start = reach.box.record.pointee.start(axis)
        let end = start + reach.room
        while child >= 0 {
            let result = reach.box.result(child)
            let style = reach.box.style(child)
            let out = max(start - (result.position - style.marginStart), result.position + result.length + style.marginEnd - end)
            if out > tolerance(result.length) { items.append(reason(child, style, result)) }
            child = reach.box.after(child)
        }
        return items.sorted { $0.change > $1.change }
    }

    /// Explains an item that is longer than the room by its length, any other item by its place.
    private func reason(_ child: Int32, _ style: AxisStyle, _ result: AxisResult) -> Fact {
        if result.length + style.margins > reach.room, result.length <= result.minimum + tolerance(result.length) {
            var fact = least(of: child)
            if style.margins != 0 { fact.text += " and margins of \(text(style.margins))" }
            return fact
        }
        let end = result.position + result.length
        return Fact(
            .order, "\(tree.callName(child, context)) extends from \(text(result.position)) to \(text(end))", change: result.length)
    }

    private func least(of child: Int32) -> Fact {
        let reason = LeastReason(of: child, axis, tree, context, in: reach.id)
        return Fact(reason.rule, reason.text, change: reason.length, reason.values)
    }
}
