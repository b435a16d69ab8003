import TatamiData

/// Checks what actions hand to methods, and what they write into the model.
extension Checker {
    /// Checks a value that is worked out when an action is performed.
    mutating func checkDeferred(_ assignment: Assignment, _ deferral: PropertySchema.Deferral, _ context: Context) {
        switch deferral {
        case .argument: checkArgument(assignment, context)
        case .writes: checkWrites(assignment, context)
        }
    }

    private mutating func checkArgument(_ assignment: Assignment, _ context: Context) {
        guard assignment.operation.isBinding else {
            _ = check(assignment.value, .any, context)
            return
        }
        resolve(assignment.value, context) { resolver throws(FormulaFault) in
            try resolver.formula(of: assignment.value, context.names)
        }
    }

    private mutating func checkWrites(_ assignment: Assignment, _ context: Context) {
        guard case .object(let object) = assignment.value, assignment.operation == .assign else {
            if case .invalid = assignment.value { return }
            return report(
                .wrongType, at: assignment.value.range, "'write' takes an object with the fields that the action writes", context,
                hint: "write = { walk.done <- YES }")
        }
        for write in object.assignments {
            noteUses(in: write.value)
            guard write.operation == .bind else {
                report(
                    .invalidBinding, at: write.path.range, "a field is written with '<-'", context,
                    hint: "\(write.path.text) <- ...")
                continue
            }
            do throws(FormulaFault) {
                try check(write, context)
            } catch {
                report(error, context)
            }
        }
    }

    private func check(_ write: Assignment, _ context: Context) throws(FormulaFault) {
        let place = try resolver.formula(of: .path(write.path), context.names)
        try checkWritable(write.path, place, context)
        guard let type = place.type.data else { return }
        _ = try resolver.formula(of: write.value, writtenTo: type, write.path.text, context.names)
    }
}
