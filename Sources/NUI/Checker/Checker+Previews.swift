import TatamiData

extension Checker {
    /// Checks the previews: the states and constants they name, and their settings.
    mutating func checkPreviews() {
        var context = Context()
        context.allowsForward = true
        for preview in program.documents.flatMap({ $0.definitions(of: .preview) }) {
            checkSystemProperties(of: preview.object, [])
            let type = schema.knownClass("Preview").map { ObjectType($0, shownName: "a preview", isExact: true) }
            later(preview.previewSettings, type, context)
            finish()
            checkStates(of: preview)
            checkData(of: preview, context)
        }
        checkPreviewNames()
    }

    private mutating func checkPreviewNames() {
        for document in program.documents {
            var names: [String: SourceRange] = [:]
            for preview in document.definitions(of: .preview) {
                guard let first = names.updateValue(preview.name.range, forKey: preview.name.text) else { continue }
                report(
                    .duplicateDefinition, at: preview.name.range, "there are two previews called \(Quoting.quote(preview.name.text))",
                    related: [.init(range: first, message: "the first one")])
            }
        }
    }

    private mutating func checkStates(of preview: Definition) {
        let value = preview.value(of: "state")
        for path in preview.previewStates where program.definitions[.state, path.text] == nil && !doubtfulNames.contains(path.text) {
            let nearest = nearest(to: path.text, among: Array(program.definitions[.state].keys))
            report(
                .unknownState, at: path.range, "there is no state '\(path.text)'", hint: nearest?.hint, fix: nearest?.fix(path.range))
        }
        let strays: [Value]
        switch value {
        case .array(let array): strays = array.elements.filter { if case .path = $0 { false } else { true } }
        case .path, .invalid, nil: strays = []
        case let other?: strays = [other]
        }
        for stray in strays {
            if case .string(let literal) = stray {
                report(
                    .wrongType, at: stray.range,
                    "'state' takes the name of a state, or a list of names, not \(TypeText.describe(stray))",
                    hint: "the name of a state has no quotes: \(literal.value)",
                    fix: program.definitions[.state, literal.value].map { _ in
                        .init(range: stray.range, replacement: literal.value, isCertain: false)
                    })
                continue
            }
            report(
                .wrongType, at: stray.range, "'state' takes the name of a state, or a list of names, not \(TypeText.describe(stray))")
        }
    }

    /// Checks the data of a preview. A value must be of the same kind as the constant it replaces, or of the type of the field.
    private mutating func checkData(of preview: Definition, _ context: Context) {
        guard let data = preview.value(of: "data") else { return }
        guard case .object(let object) = data else {
            if case .invalid = data { return }
            if case .string = data, resolver.data.hasModel { return }
            let others = resolver.data.hasModel ? ", or the name of a JSON file" : ""
            return report(
                .wrongType, at: data.range, "'data' takes an object with values for constants\(others), not \(TypeText.describe(data))")
        }
        checkForm(ofData: object)
        let given = preview.previewData
        let names = Set(given.lazy.map(\.name.first.text))
        for (path, value) in given {
            if let field = resolver.data.field(path.text)?.field {
                checkData(value, of: field)
                continue
            }
            guard let constant = program.definitions[.constant, path.text] else {
                if doubtfulNames.contains(path.text) { continue }
                let nearest = nearest(to: path.text, among: Array(program.definitions[.constant].keys) + resolver.data.fields.map(\.name))
                let kinds = resolver.data.hasModel ? "constant and no field" : "constant"
                report(
                    .invalidPreview, at: path.range, "there is no \(kinds) '\(path.text)' that a preview could replace",
                    hint: nearest?.hint, fix: nearest?.fix(path.range))
                continue
            }
            usedConstants.insert(path.text)
            if let before = constant.value.kind, let now = value.kind, before != now {
                report(
                    .wrongType, at: value.range,
                    "the constant '\(path.text)' is \(TypeText.describe(constant.value)), not \(TypeText.describe(value))",
                    related: [.init(range: constant.value.range, message: "its value")])
            }
            checkIndependence(of: value, names)
            var inner = context
            (inner.property, inner.isUnused) = (path.text, true)
            checkLoosely(value, inner)
            finish()
        }
    }

    /// Reports data that is not assigned with `=`, and names that are given twice.
    private func checkForm(ofData object: ObjectNode) {
        reportClauses(of: object, "the data of a preview")
        var names = GivenProperties()
        for assignment in object.assignments {
            let path = assignment.path
            guard assignment.operation == .assign else {
                report(
                    .invalidPreview, at: path.range, "a preview gives data with '='", hint: "data = { \(path.text) = ... }")
                continue
            }
            if let first = names.give(path.text, at: path.range, of: object.assignments.count) { reportTwice(path, first) }
        }
    }

    /// Checks the value that a preview gives to a field of the model.
    private func checkData(_ value: Value, of field: DataField) {
        guard let model = resolver.data.model else { return }
        do throws(FormulaFault) {
            _ = try DataLiteral(model: model).data(value, as: field.type)
        } catch {
            report(error.code, at: error.range, error.message, hint: error.hint)
        }
    }

    /// Reports data that refers to constants which the same preview replaces.
    private func checkIndependence(of value: Value, _ names: Set<String>) {
        ValueWalk.each(value) { value, _ in
            guard case .path(let path) = value, names.contains(path.first.text) else { return }
            report(.invalidPreview, at: path.range, "'\(path.first.text)' is also replaced by this preview")
        }
    }
}

extension Value {
    /// The kind of the value, if it can be seen without resolving names.
    fileprivate var kind: Int? {
        switch self {
        case .string, .interpolation: 0
        case .number: 1
        case .percentage: 5
        case .path(let path): path.text == "YES" || path.text == "NO" ? 2 : nil
        case .array: 3
        case .object: 4
        case .flags, .expression, .optional, .invalid: nil
        }
    }
}
