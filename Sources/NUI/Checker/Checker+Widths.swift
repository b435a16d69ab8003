/// A block for some widths of a view, which is checked when all objects are known.
struct WidthBlock {
    let clause: Clause
    let object: ObjectNode
    let type: ObjectType?
    let context: Context
}

/// Checks blocks for widths: `:when width >= 640 { bar.spacing = 24 }`.
extension Checker {
    /// Notes the blocks of an object, of its template and of its styles.
    mutating func noteWidthBlocks(_ blocks: [Clause], of visit: ObjectVisit) {
        if blocks.isEmpty { return }
        var inner = visit.context.nested()
        (inner.current, inner.surroundings, inner.array) = (visit.type, visit.surroundings, nil)
        let isInView = visit.type.map { schema.isClass($0.name, orBelow: "LayoutView") } ?? true
        for clause in blocks {
            if isInView, !visit.isChange {
                widthBlocks.append(WidthBlock(clause: clause, object: visit.object, type: visit.type, context: inner))
            } else {
                report(
                    .misplacedClause, at: clause.range,
                    isInView ? "':when' stands where a view is made, not behind '<='" : "':when' stands in a view with a layout",
                    visit.context,
                    hint: "{ :class = LayoutView  :when width >= 640 { ... }  layout = { ... } }")
            }
        }
    }

    /// Checks the blocks that were noted, which may name objects that stand behind them.
    mutating func checkWidthBlocks() {
        let blocks = widthBlocks
        widthBlocks = []
        for block in blocks {
            if let value = block.clause.value {
                checkWidthIsFree(block.clause.range.start.through(value.range), block.context)
                resolve(value, block.context) { resolver throws(FormulaFault) in try resolver.widthTest(of: value) }
            }
            guard let entries = block.clause.object else { continue }
            checkSystemProperties(of: entries, [])
            reportClauses(of: entries, "a block for a width")
            var given = GivenProperties()
            let ids = InnerIDs(of: block.object).names
            for assignment in entries.assignments {
                check(assignment, of: block, ids)
                finish()
                if let first = given.give(assignment.path.text, at: assignment.path.range, of: entries.assignments.count) {
                    reportTwice(assignment.path, first)
                }
            }
        }
    }

    private mutating func check(_ assignment: Assignment, of block: WidthBlock, _ ids: Set<String>) {
        let path = assignment.path
        guard assignment.operation == .assign else {
            return report(
                .misplacedClause, at: path.range, "a block for a width assigns with '='", block.context, hint: Clause.Kind.when.example)
        }
        var context = block.context
        (context.allowsForward, context.isOfState, context.property) = (true, true, path.last.text)
        let first = (path.startsWithSelf ? path.rest.first : path.first)?.text ?? ""
        let isOfChild = path.single == nil && ids.contains(first) && first != block.object.idName?.text
        if let place = isOfChild ? boundProperty(at: path) : boundProperty(path, of: block.object) {
            return reportTwoWriters(assignment, place, "':when'")
        }
        if path.names.contains(where: { $0.text == "superview" }) || !isOfChild && Self.decidingWidth.contains(first) {
            return report(
                .misplacedClause, at: path.range, "'\(path.text)' may decide the width of the view, so ':when' cannot set it",
                block.context,
                hint: "set it where the view stands, or set properties of the views inside")
        }
        if isOfChild { return checkEntry(assignment, context) }
        if objects[first] != nil, !path.startsWithSelf, block.type.map({ !has(first, $0) }) ?? true {
            return report(
                .misplacedClause, at: path.first.range, "'\(first)' is not inside this view, so ':when' cannot name it", block.context,
                hint: "a block sets properties of its view, by their names, and of the objects inside, by their ids")
        }
        _ = checkAssignment(assignment, on: block.type, context)
    }

    /// Reports that `width` in a block hides a constant, a field of the model, or a parameter or element of that name.
    private func checkWidthIsFree(_ place: SourceRange, _ context: Context) {
        let hidden: (noun: String, place: SourceRange?)? =
            if let constant = program.definitions[.constant, "width"] {
                ("the constant", constant.name.range)
            } else if resolver.data.field("width") != nil {
                ("the field of the model", resolver.data.places[":model", "width"])
            } else if let local = context.names.locals.first(where: { $0.name == "width" }) {
                ("a name of the loop or template", local.range)
            } else {
                nil
            }
        guard let hidden else { return }
        report(
            .hidingName, at: place, "'width' in ':when' is the width of the view, and hides \(hidden.noun) of that name", context,
            hint: "give the other one another name", related: hidden.place.map { [.init(range: $0, message: "this is hidden")] } ?? [])
    }

    /// The place of a binding of the object itself, or of its template or a style.
    private func boundProperty(_ path: NamePath, of object: ObjectNode) -> SourceRange? {
        binding(at: (path.startsWithSelf ? Array(path.rest) : path.names).map(\.text)[...], of: object)
    }

    /// The place of a binding to which a path leads that starts with an id: `card.text`, or `card.layout.spacing`.
    func boundProperty(at path: NamePath) -> SourceRange? {
        if let place = boundProperties[path.text] { return place }
        let names = path.names.map(\.text)
        for count in (1..<max(1, names.count)).reversed() {
            guard let object = objectsWithIDs[names[..<count].joined(separator: ".")] else { continue }
            return binding(at: names[count...], of: object)
        }
        return nil
    }

    /// The place of the binding of a property, of an object in which it is, or of a part of it.
    private func binding(at names: ArraySlice<String>, of object: ObjectNode) -> SourceRange? {
        var (names, object) = (names, object)
        while !names.isEmpty {
            let path = names.joined(separator: ".")
            let last = resolver.expand(object).assignments.map(\.assignment).last { assignment in
                let own = assignment.path.text
                return own == path || path.hasPrefix(own + ".") || own.hasPrefix(path + ".") && assignment.operation.isBinding
            }
            guard let last, !last.operation.isBinding else { return last?.path.range }
            guard case .object(let inner) = last.value else { return nil }
            (names, object) = (names.dropFirst(last.path.names.count), inner)
        }
        return nil
    }

    private func has(_ property: String, _ type: ObjectType) -> Bool {
        if case .missing = lookUp(property, in: type) { false } else { true }
    }

    /// Properties of a view on which its own width may depend.
    private static let decidingWidth: Set = ["layoutItem", "hidden", "visibility", "frame", "direction"]
}
