/// Classes that stand before their objects in arrays, as in `[Label { text = "a" }]`.
extension Checker {
    /// Returns the elements of an array without those that are the arguments of a call, as in `[lib.card("a")]`. What is called is reported.
    func withoutArguments(_ elements: [Value], _ type: ValueType) -> [Value] {
        guard elements.count > 1, type.alternatives.contains(where: { $0.className != nil || $0 == .itemView }) else { return elements }
        return elements.indices.filter { index in
            guard index > 0 else { return true }
            let (name, value) = (elements[index - 1].range, elements[index].range)
            switch elements[index - 1] {
            case .path(let path):
                guard case .unknown = resolver.meaning(of: path, expecting: type) else { return true }
            case .invalid: break
            default: return true
            }
            guard name.file == value.file, name.upper <= value.lower, value.lower - name.upper <= 1,
                let bytes = program.documents.first(where: { $0.file == name.file })?.source.bytes, name.upper < bytes.count
            else { return true }
            return bytes[name.upper] != ASCII.leftParenthesis && !isContents(elements[index], of: elements[index - 1])
        }.map { elements[$0] }
    }

    /// Whether a value is an object with the arguments of a template whose name stands before it, as in `[lib.card { title = "a" }]`.
    private func isContents(_ value: Value, of name: Value) -> Bool {
        guard case .object(let object) = value, object.systemProperties.isEmpty, object.use == nil else { return false }
        if case .path(let path) = name { return program.definitions[.template, path.text] != nil }
        return true
    }

    /// Returns the elements of an array, with such a name and the object behind it as one object of that class. Reports each of them.
    mutating func readingClasses(in elements: [Value], _ type: ValueType, _ context: Context) -> [Value] {
        guard elements.count > 1, elements.indices.dropLast().contains(where: { elements[$0 + 1].isObject && names(elements[$0], type) })
        else { return elements }
        var result: [Value] = []
        var index = 0
        while index < elements.count {
            if case .path(let path) = elements[index], names(elements[index], type), index + 1 < elements.count,
                case .object(let object) = elements[index + 1], let stated = stated(path, object, context)
            {
                result.append(.object(stated))
                index += 2
            } else {
                result.append(elements[index])
                index += 1
            }
        }
        return result
    }

    /// Whether a value names a class, and nothing else.
    private func names(_ value: Value, _ type: ValueType) -> Bool {
        guard case .path(let path) = value, let name = path.single, resolver.ids[name.text] == nil,
            schema.hasClass(name.text) || !ForeignWord.rows(name.text, .className).isEmpty && name.text.first?.isUppercase == true
        else { return false }
        if case .unknown = resolver.meaning(of: path, expecting: type) { return true }
        return false
    }

    private mutating func stated(_ path: NamePath, _ object: ObjectNode, _ context: Context) -> ObjectNode? {
        guard object.classProperty(orMisspelt: true) == nil, object.use == nil, object.range.file == path.range.file,
            let source = program.documents.first(where: { $0.file == path.range.file })?.source
        else { return nil }
        let gap = path.range.end.through(object.range.start)
        guard source.text(in: gap).allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
        let inside = SourceRange(file: object.range.file, lower: object.range.lower + 1, upper: object.range.lower + 1)
        let issue = Issue.nameBeforeBraces(
            path.text, at: path.range, removing: path.range.start.through(object.range.start), inside: inside)
        report(issue.code, at: issue.range, issue.message, context, hint: issue.hint, fix: issue.fix)
        let property = SystemProperty(name: Name(text: "class", range: path.range), value: .path(path.meantAsClass), range: path.range)
        return ObjectNode(object, properties: [property] + object.systemProperties)
    }
}
