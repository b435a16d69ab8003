/// Reports of unknown class names.
extension Checker {
    /// Reports a class that does not exist.
    ///
    /// - Parameters:
    ///   - name: The name of the class in the file.
    ///   - type: The expected type; nil for an object of any class.
    ///   - context: Where the object stands.
    mutating func reportUnknownClass(_ name: Name, _ type: ValueType?, _ context: Context) {
        if reportOlderClass(name, context) { return }
        let fitting = resolver.classes(for: type)
        if let (hint, fix) = otherMeaning(of: name, fitting) {
            return report(.unknownClass, at: name.range, "there is no class '\(name.text)'", context, hint: hint, fix: fix)
        }
        let (nearest, fix) = suggestion(for: name, among: fitting.flatMap { [$0.name] + $0.aliases })
        let hint =
            nearest ?? (wantsDetail ? guide(from: name.text, to: resolver.classes(for: type).filter { !$0.isAbstract }.map(\.name)) : nil)
        report(.unknownClass, at: name.range, "there is no class '\(name.text)'", context, hint: hint, fix: fix)
    }

    /// A hint and a fix for a name that is not misspelt but stands for something else: a template, or a class of another system.
    func otherMeaning(of name: Name, _ fitting: [ClassSchema]) -> (String, Issue.Fix?)? {
        if program.definitions[.template, name.text] != nil {
            return ("'\(name.text)' is a template: write :template = \(name.text)", nil)
        }
        guard wantsDetail, !fitting.contains(where: { $0.name.lowercased() == name.text.lowercased() }),
            let row = ForeignWord.rows(name.text, .className).first(where: { row in fitting.contains { $0.name == row.target } }),
            let target = row.target
        else { return nil }
        return ("NUI writes \(row.form(with: nil))", Issue.Fix(range: name.range, replacement: target, isCertain: false))
    }

    /// A hint for a name without similar candidates: the fitting classes, or where to find the list.
    private func guide(from name: String, to fitting: [String]) -> String {
        let start = schema.isForeign(name) ? "\(name) has no counterpart in Tatami; " : ""
        switch fitting.count {
        case 1: return start + "the class that fits is \(fitting[0])"
        case 2...6:
            return start + "the classes that fit are \(TypeText.list(fitting))"
        default: return start + "'tatami schema' lists the classes"
        }
    }
}

extension Schema {
    /// Whether a class name may come from another library: it starts with a prefix of older names of these classes, such as
    /// `UILabel` for `Label`.
    fileprivate func isForeign(_ name: String) -> Bool {
        let prefixes = classes.flatMap { item in item.aliases.filter { $0.hasSuffix(item.name) }.map { $0.dropLast(item.name.count) } }
        return prefixes.contains { !$0.isEmpty && name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }
}
