/// Checks of styles whose `:class` differs from the object they are applied to. Such files load, so this is a warning. If the
/// style also sets a property that the object does not have, that is reported as an error with a note about the class instead.
extension Checker {
    /// Reports the styles of an object that are made for another class.
    ///
    /// - Returns: notes for errors in styles, by the name of the style.
    mutating func checkStyleClasses(
        of object: ObjectNode, _ type: ObjectType, _ expanded: ExpandedObject, _ context: Context
    ) -> [String: Issue.Note] {
        if resolver.isTooLarge || !hasStylesForClasses { return [:] }
        var notes: [String: Issue.Note] = [:]
        var next: ObjectNode? = object
        while let current = next {
            for name in resolver.styleNames(of: current) {
                guard let misfit = misfit(name, for: type) else { continue }
                if sets(misfit.brought, of: expanded, whatLacks: type) {
                    for style in misfit.brought { notes[style] = misfit.note }
                } else {
                    report(misfit, at: name, type, context)
                }
            }
            next = current.use?.base
        }
        return notes
    }

    /// The same for the styles that a style builds on, except where a use of the style reports more.
    mutating func checkStyleClasses(of style: Definition, _ type: ObjectType) {
        if resolver.isTooLarge { return }
        for name in resolver.styleNames(of: style.object) {
            guard let misfit = misfit(name, for: type) else { continue }
            let isReportedAtUse =
                mentionedStyles.contains(style.name.text) && sets(misfit.brought, of: resolver.expand(style.object), whatLacks: type)
            if !isReportedAtUse { report(misfit, at: name, type, Context()) }
        }
    }

    /// A style that does not match the class of an object.
    private struct Misfit {
        /// The style with the `:class`: the named style, or one that it builds on.
        var style: String
        var className: String
        /// The place of its `:class`.
        var place: SourceRange
        /// The named style and all styles it builds on.
        var brought: Set<String> = []

        var note: Issue.Note { Issue.Note(range: place, message: "the style '\(style)' is made for this class") }
    }

    private mutating func report(_ misfit: Misfit, at name: Name, _ type: ObjectType, _ context: Context) {
        let base = misfit.style == name.text ? "" : "builds on '\(misfit.style)', which "
        let made = TypeText.article(misfit.className)
        let given = TypeText.article(type.shownName)
        report(
            .unsuitableStyle, at: name.range, "the style '\(name.text)' \(base)is made for \(made), not for \(given)", context,
            related: [misfit.note] + (type.origin.map { [.init(range: $0, message: "the class is set here")] } ?? []))
    }

    /// The style called `name`, or the first one it builds on, that is made for another class; nil if there is none. A
    /// contradiction between a style and one it builds on is reported at the style.
    private func misfit(_ name: Name, for type: ObjectType) -> Misfit? {
        guard let style = program.definitions[.style, name.text] else { return nil }
        var brought: Set = [name.text]
        var found: Misfit?
        var pending: [(style: Definition, above: String?)] = [(style, nil)]
        while let (style, above) = pending.popLast() {
            let made = classMadeFor(style)
            if found == nil, let made, !isRelated(type, to: made.name), above.map({ areRelated($0, made.name) }) ?? true {
                found = Misfit(style: style.name.text, className: made.shown, place: made.place)
            }
            for base in resolver.styleNames(of: style.object).reversed() where brought.insert(base.text).inserted {
                if let base = program.definitions[.style, base.text] { pending.append((base, made?.name ?? above)) }
            }
        }
        found?.brought = brought
        return found
    }

    private func classMadeFor(_ style: Definition) -> (name: String, shown: String, place: SourceRange)? {
        guard let property = style.object.systemProperty(.class, orMisspelt: true), case .path(let path) = property.value else {
            return nil
        }
        switch resolver.classChoice(of: style.object, expecting: nil) {
        case .known(let found), .abstract(let found, _): return (found.name, path.text, property.range)
        default: return nil
        }
    }

    private func areRelated(_ a: String, _ b: String) -> Bool { schema.isClass(a, orBelow: b) || schema.isClass(b, orBelow: a) }

    /// Whether one of the styles sets a property that the object does not have.
    private func sets(_ styles: Set<String>, of expanded: ExpandedObject, whatLacks type: ObjectType) -> Bool {
        expanded.assignments.contains { item in
            guard let style = item.style, styles.contains(style.name.text), let target = resolver.target(of: item.assignment.path)
            else { return false }
            if case .missing = lookUp((target.walked.first ?? target.property).text, in: type) { return true }
            return false
        }
    }
}
