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
            nearest ?? layout(meantBy: name, fitting)
            ?? (wantsDetail ? guide(from: name.text, to: resolver.classes(for: type).filter { !$0.isAbstract }.map(\.name)) : nil)
        report(.unknownClass, at: name.range, "there is no class '\(name.text)'", context, hint: hint, fix: fix)
    }

    /// Reports a class that does not fit, once for all elements of an array.
    mutating func reportUnsuitable(_ found: KnownClass, _ name: Name, _ type: ValueType?, _ context: Context) {
        if let place = context.assigned, !unsuitableClasses.insert("\(place.file.index):\(place.lower):\(found.name)").inserted { return }
        let wanted = type.map { TypeText.describe($0, schema) } ?? ""
        report(
            .unsuitableClass, at: name.range,
            "\(TypeText.article(name.text)) does not fit '\(context.property)', which takes \(wanted)", context,
            hint: otherMeaning(of: name, resolver.classes(for: type))?.0 ?? place(of: found, name, type, context))
    }

    /// Where an object of a class belongs: in a property of the object that is expected, or of the object that is being checked.
    private func place(of found: KnownClass, _ name: Name, _ type: ValueType?, _ context: Context) -> String? {
        guard wantsDetail else { return nil }
        let object = "{ :class = \(name.text) ... }"
        for alternative in type?.alternatives ?? ValueType.any.alternatives {
            guard let holder = alternative.className.flatMap(schema.knownClass) else { continue }
            let properties = schema.lineage(ofClass: holder.name).flatMap(\.properties)
            if let property = properties.first(where: { holds($0.type, found) }) {
                return "\(TypeText.article(holder.name)) holds it: { \(property.name) = \(object) }"
            }
            let isArranged = ["View", "Layout"].contains { schema.isClass(holder.name, orBelow: $0) }
            if !isArranged, let property = properties.first(where: { holdsList($0.type, found) }) {
                return "\(TypeText.article(holder.name)) holds it: { \(property.name) = [\(object)] }"
            }
        }
        // A view that holds a layout stands in its place.
        let isLayout = schema.isClass(found.name, orBelow: "Layout")
        for holder in isLayout ? resolver.classes(for: type) : [] where !holder.isAbstract {
            if let property = holder.properties.first(where: { !$0.type.isArray && holds($0.type, found) }) {
                return "\(TypeText.article(holder.name)) holds it: { :class = \(holder.name)  \(property.name) = \(object) }"
            }
        }
        guard let here = context.surroundings?.type, !here.isRoot else { return nil }
        if isView(here), schema.isClass(found.name, orBelow: "View") {
            return
                "\(TypeText.article(name.text)) is a view: it stands in place of the \(here.shownName), or in 'layoutItems' of its layout"
        }
        return schema.lineage(ofClass: here.name).flatMap(\.properties).first { property in
            property.name != context.property && property.type.isArray && holdsList(property.type, found)
        }.map { "views and layouts are elements of '\($0.name)'" }
    }

    /// Whether a property takes an array of objects of a class.
    private func holdsList(_ type: ValueType, _ found: KnownClass) -> Bool {
        type.alternatives.contains { if case .array(let element) = $0 { resolver.holds(element, found) } else { false } }
    }

    /// Whether a property that takes objects of few classes takes those of a class.
    private func holds(_ type: ValueType, _ found: KnownClass) -> Bool {
        type != .any && type != .reference && resolver.isSuitable(found, for: type)
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

    /// A hint for a stack or grid of another system, which is a view there and the layout of a view here.
    private func layout(meantBy name: Name, _ fitting: [ClassSchema]) -> String? {
        guard wantsDetail, fitting.contains(where: { $0.name == "LayoutView" }),
            let target = ForeignWord.rows(name.text, .className).compactMap(\.target).first(where: { schema.isClass($0, orBelow: "Layout") }
            )
        else { return nil }
        return "NUI writes \(target), as the layout of a view: { :class = LayoutView  layout = { :class = \(target) ... } }"
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
