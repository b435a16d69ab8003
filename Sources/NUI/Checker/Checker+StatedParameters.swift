/// Checks entries of states that set parameters of templates.
extension Checker {
    /// Checks an entry that sets a parameter of the use of a template: `lake.title = "Walked"`. Returns false for all other entries.
    mutating func checkStatedParameter(_ entry: Assignment, _ context: Context) -> Bool {
        guard entry.operation == .assign, let parameter = program.statedParameters[entry.path] else { return false }
        mentionedIDs.insert(entry.path.first.text)
        var inner = context
        inner.property = parameter.name.text
        let what = parameter.isFixed ? "a system property" : "which objects there are"
        if parameter.isFixed || parameter.type?.isOfObjects == true {
            report(
                .invalidStateEntry, at: entry.path.range,
                "a state cannot set the parameter '\(parameter.name.text)': \(what) depends on it", context,
                hint: "states set numbers, texts, colours and other plain values; show and hide objects with 'visibility'",
                related: [.init(range: parameter.name.range, message: "declared here, by the template '\(parameter.template.text)'")])
        } else {
            check(entry.value, parameter.type, inner)
        }
        return true
    }
}

extension ValueType {
    /// Whether its values are objects of the tree, or arrays.
    fileprivate var isOfObjects: Bool {
        switch self {
        case .array, .itemView, .object("View"), .object("Layout"), .object("LayoutItem"): true
        default: false
        }
    }
}
