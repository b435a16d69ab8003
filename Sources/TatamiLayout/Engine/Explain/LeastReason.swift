import TatamiGeometry

/// Why a node that had to give room is not shorter than it is.
struct LeastReason {
    let rule: Fact.Rule
    /// The reason as part of a sentence: about the node itself `its min is 140`, about another node `save has min 140`.
    let text: String
    let values: [PropertyValue]
    let length: Double

    /// Finds the reason.
    ///
    /// - Parameters:
    ///   - id: The node whose least length is explained.
    ///   - axis: The axis of the length.
    ///   - tree: The tree of the node.
    ///   - context: Gives names and places in files.
    ///   - subject: The node that the sentence is about.
    ///   - showsPlaces: False if the sentence contains the places already.
    init(
        of id: Int32, _ axis: Axis, _ tree: LayoutTree, _ context: any ExplanationContext, in subject: Int32,
        showsPlaces: Bool = true
    ) {
        let found = tree.fractions(of: id, axis)
        let item = found.item
        let isSelf = id == subject
        let who = isSelf ? "it" : tree.callName(id, context)
        length = max(0, tree.arena.pointee.results(axis)[Int(id)].length)
        func value(_ property: String, _ number: Double, _ fraction: Double?) -> PropertyValue {
            tree.value(.item, property, found.value(number, fraction), of: id, explaining: subject, context)
        }
        let place: ([PropertyValue]) -> String = { showsPlaces ? $0.placesInBrackets : "" }
        if let fixed = item.fixed {
            values = [value("fixed\(axis.lengthSuffix)", fixed, found.fractions.fixed)]
            (rule, text) = (.fixed, "\(who) is fixed at \(found.text(fixed, found.fractions.fixed))\(place(values))")
        } else if item.minimum > 0, length <= item.minimum + tolerance(length) {
            values = [value("min\(axis.lengthSuffix)", item.minimum, found.fractions.minimum)]
            let min = "\(found.text(item.minimum, found.fractions.minimum))\(place(values))"
            (rule, text) = (.minimum, isSelf ? "its min is \(min)" : "\(who) has min \(min)")
        } else {
            let kind = tree.arena.pointee.links[Int(id)].flags.kind
            let content = kind.isContainer ? nil : context.content(of: tree.name(id))
            let name = content?.name ?? (kind.isContainer ? "items" : "content")
            let verb = kind.isContainer ? "need" : "needs"
            values =
                content?.values.first.map { found in
                    [tree.value(.view, found.property, found.value, of: id, explaining: subject, context)]
                } ?? []
            let adjusted = item.adjustment == 0 ? "" : " with its adjustment"
            let need = "\(verb) at least \(DecimalText.format(length))\(adjusted)\(place(values))"
            (rule, text) = (.content, isSelf ? "its \(name) \(need)" : "the \(name) of \(who) \(need)")
        }
    }
}
