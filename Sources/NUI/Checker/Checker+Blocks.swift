/// A loop, a condition or a template that uses itself: what it makes is there once a row, or not always, so that its names are known inside
/// only.
final class ClauseBlock {
    let outer: ClauseBlock?
    /// The clause, or the name of the template.
    let range: SourceRange
    /// What the block is, for messages: `a loop`.
    let what: String

    init(_ clause: Clause, in outer: ClauseBlock?) {
        (self.outer, range) = (outer, clause.range)
        what = clause.kind == .loop ? "a loop" : "a condition"
    }

    init(template: SourceRange) { (outer, range, what) = (nil, template, "a template that uses itself") }

    /// Whether a place is in the block.
    func contains(_ other: ClauseBlock?) -> Bool {
        var next = other
        while let block = next {
            if block === self { return true }
            next = block.outer
        }
        return false
    }
}

/// Checks that the names of rows and conditions are used in them only.
extension Checker {
    /// Reports a name of an object that another row or condition makes. Returns true if it is one.
    mutating func reportHidden(_ name: Name, _ object: KnownObject, _ context: Context) -> Bool {
        guard let block = object.block, !block.contains(context.block) else { return false }
        // What nothing uses is in no row.
        if context.isUnused { return true }
        let who = context.isOfState ? "a state" : "what stands outside"
        report(
            .unknownName, at: name.range, "'\(name.text)' stands inside \(block.what); \(who) cannot name it", context,
            hint: context.isOfState
                ? "bind its property to a field of the model, in place of the state"
                : "name it inside, or move the object out of there",
            related: [.init(range: object.range, message: "the id"), .init(range: block.range, message: block.what)])
        return true
    }

    /// Checks the names that were used before their objects were known.
    mutating func checkForwardUses() {
        for use in forwardUses {
            if let object = objects[use.name.text] { _ = reportHidden(use.name, object, use.context) }
        }
    }

    /// Reports an outlet of the root whose object is made once a row, or not always.
    func checkPlace(ofOutlet path: NamePath, _ context: Context) {
        guard let block = context.block else { return }
        report(
            .misplacedClause, at: path.range, "'\(path.text)' stands inside \(block.what); the root cannot hold what is not always there",
            context,
            hint:
                "give it an id, :id = \(path.last.text), and ask the loader for the object of a row: loader.object(\"\(path.last.text)\", row: key)",
            related: [.init(range: block.range, message: block.what)])
    }
}
