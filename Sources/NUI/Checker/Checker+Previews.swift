extension Checker {
    /// Previews name states and constants of the program, and say of which size they are.
    mutating func checkPreviews() {
        var context = Context()
        context.allowsForward = true
        for preview in program.documents.flatMap(\.previews) {
            checkSystemProperties(of: preview.object, [])
            let type = ObjectType(name: "Preview", shownName: "a preview", isExact: true)
            checkContents(of: preview.settings, schema.hasClass(type.name) ? type : nil, context)
            finish()
            checkStates(of: preview)
            checkData(of: preview, context)
        }
        checkPreviewNames()
    }

    private mutating func checkPreviewNames() {
        for document in program.documents {
            var names: [String: SourceRange] = [:]
            for preview in document.previews {
                guard let first = names.updateValue(preview.name.range, forKey: preview.name.text) else { continue }
                issues.add(
                    .duplicateDefinition, at: preview.name.range, "there are two previews called \(Quoting.quote(preview.name.text))",
                    related: [.init(range: first, message: "the first one")])
            }
        }
    }

    private mutating func checkStates(of preview: Preview) {
        let value = preview.value(of: "state")
        for path in preview.states where program.states[path.text] == nil && !doubtfulNames.contains(path.text) {
            let nearest = wantsDetail ? Suggestion.nearest(to: path.text, among: Array(program.states.keys)) : nil
            issues.add(
                .unknownState, at: path.range, "there is no state '\(path.text)'", hint: nearest.map { "did you mean '\($0)'?" },
                fix: nearest.map { .init(range: path.range, replacement: $0) })
        }
        let strays: [Value]
        switch value {
        case .array(let array): strays = array.elements.filter { if case .path = $0 { false } else { true } }
        case .path, .invalid, nil: strays = []
        case let other?: strays = [other]
        }
        for stray in strays {
            issues.add(
                .wrongType, at: stray.range, "'state' takes the name of a state, or a list of names, not \(TypeText.describe(stray))")
        }
    }

    /// What stands in the place of a constant is of the same kind.
    private mutating func checkData(of preview: Preview, _ context: Context) {
        guard let data = preview.value(of: "data") else { return }
        guard case .object = data else {
            if case .invalid = data { return }
            return issues.add(.wrongType, at: data.range, "'data' takes an object with values for constants, not \(TypeText.describe(data))")
        }
        for (path, value) in preview.data {
            guard let constant = program.constants[path.text] else {
                if doubtfulNames.contains(path.text) { continue }
                let nearest = wantsDetail ? Suggestion.nearest(to: path.text, among: Array(program.constants.keys)) : nil
                issues.add(
                    .invalidPreview, at: path.range, "there is no constant '\(path.text)' that a preview could replace",
                    hint: nearest.map { "did you mean '\($0)'?" }, fix: nearest.map { .init(range: path.range, replacement: $0) })
                continue
            }
            usedConstants.insert(path.text)
            if let before = constant.value.kind, let now = value.kind, before != now {
                issues.add(
                    .wrongType, at: value.range, "the constant '\(path.text)' is \(TypeText.describe(constant.value)), not \(TypeText.describe(value))",
                    related: [.init(range: constant.value.range, message: "its value")])
            }
            checkIndependence(of: value, preview)
            var inner = context
            (inner.property, inner.isUnused) = (path.text, true)
            checkLoosely(value, inner)
            finish()
        }
    }

    /// Data are not made of each other, nor of what they replace.
    private mutating func checkIndependence(of value: Value, _ preview: Preview) {
        ValueWalk.each(value) { value, _ in
            guard case .path(let path) = value, preview.data.contains(where: { $0.name.text == path.first.text }) else { return }
            issues.add(.invalidPreview, at: path.range, "'\(path.first.text)' is replaced by this preview itself")
        }
    }
}

extension Value {
    /// What kind of thing it is, where that can be seen.
    fileprivate var kind: Int? {
        switch self {
        case .string, .interpolation: 0
        case .number: 1
        case .path(let path): path.text == "YES" || path.text == "NO" ? 2 : nil
        case .array: 3
        case .object: 4
        case .flags, .expression, .invalid: nil
        }
    }
}
