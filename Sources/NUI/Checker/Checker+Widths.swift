/// A block for some widths of a view, which is checked when all objects are known.
struct WidthBlock {
    let clause: Clause
    let object: ObjectNode
    let type: ObjectType?
    let context: Context
}

/// Checks blocks for widths: `:when width >= 640 { bar.spacing = 24 }`.
extension Checker {
    /// Notes the blocks of an object.
    mutating func noteWidthBlocks(of visit: ObjectVisit) {
        for clause in visit.object.widthBlocks {
            guard visit.type.map({ schema.isClass($0.name, orBelow: "LayoutView") }) ?? true else {
                report(
                    .misplacedClause, at: clause.range, "':when' stands in a view with a layout", visit.context,
                    hint: "{ :class = LayoutView  :when width >= 640 { ... }  layout = { ... } }")
                continue
            }
            widthBlocks.append(WidthBlock(clause: clause, object: visit.object, type: visit.type, context: visit.inner))
        }
    }

    /// Checks all blocks, which may name objects that stand behind them.
    mutating func checkWidthBlocks() {
        for block in widthBlocks {
            if let value = block.clause.value {
                resolve(value, block.context) { resolver throws(FormulaFault) in try resolver.widthTest(of: value) }
            }
            let ids = InnerIDs(of: block.object).names
            for assignment in block.clause.object?.assignments ?? [] {
                check(assignment, of: block, ids)
                finish()
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
        let isOfChild = path.single == nil && ids.contains(path.first.text)
        if let place = isOfChild ? boundProperties[path.text] : boundProperty(path, of: block.object) {
            reportTwoWriters(assignment, place, "':when'")
        }
        if isOfChild { return checkEntry(assignment, context) }
        if Self.decidingWidth.contains(path.first.text) {
            return report(
                .misplacedClause, at: path.range, "'\(path.first.text)' of the view itself may decide its width, so ':when' cannot set it",
                block.context, hint: "set it where the view stands, or set properties of the views inside")
        }
        _ = checkAssignment(assignment, on: block.type, context)
    }

    /// The place of a binding of the object itself.
    private func boundProperty(_ path: NamePath, of object: ObjectNode) -> SourceRange? {
        object.assignments.last { $0.path.text == path.text && $0.operation.isBinding }?.path.range
    }

    /// Properties of a view on which its own width may depend.
    private static let decidingWidth: Set = ["layoutItem", "hidden", "visibility", "frame", "direction"]
}
