/// Styles that say by `:class` what they are made for, and are given to something else. Such files load, so it is a warning; where
/// the style sets what the object does not have, that is an error, and the class is told with it.
extension Checker {
    /// Tells the styles of an object that are made for another class.
    ///
    /// - Returns: what is to be said with errors in styles, by the names of these.
    mutating func checkStyleClasses(of object: ObjectNode, _ type: ObjectType, _ expanded: ExpandedObject, _ context: Context) -> [String: Issue.Note] {
        var notes: [String: Issue.Note] = [:], next: ObjectNode? = object
        while let current = next {
            for name in resolver.styleNames(of: current) {
                guard let misfit = misfit(name, for: type) else { continue }
                let note = Issue.Note(range: misfit.place, message: "the style '\(misfit.style)' is made for this class")
                if sets(misfit.brought, of: expanded, whatLacks: type) {
                    for style in misfit.brought { notes[style] = note }
                } else {
                    report(misfit, at: name, type, note, context)
                }
            }
            next = current.use?.base
        }
        return notes
    }

    /// The same for the styles that a style builds on, as far as no use of it tells more.
    mutating func checkStyleClasses(of style: Style, _ type: ObjectType, _ context: Context) {
        for name in resolver.styleNames(of: style.object) {
            guard let misfit = misfit(name, for: type) else { continue }
            if mentionedStyles.contains(style.name.text), sets(misfit.brought, of: resolver.expand(style.object), whatLacks: type) { continue }
            report(misfit, at: name, type, Issue.Note(range: misfit.place, message: "the style '\(misfit.style)' is made for this class"), context)
        }
    }

    /// A style that does not suit an object.
    private struct Misfit {
        /// The one that says so: the style that is named, or one that it builds on.
        var style: String
        var className: String
        /// Its `:class`.
        var place: SourceRange
        /// The styles that come with the name.
        var brought: Set<String>
    }

    private mutating func report(_ misfit: Misfit, at name: Name, _ type: ObjectType, _ note: Issue.Note, _ context: Context) {
        let isBase = misfit.style != name.text
        report(
            .unsuitableStyle, at: name.range,
            "the style '\(name.text)' " + (isBase ? "builds on '\(misfit.style)', which " : "") + "is made for \(TypeText.article(misfit.className)), "
                + "not for \(TypeText.article(type.shownName))",
            context, related: [note] + (type.origin.map { [.init(range: $0, message: "the class is set here")] } ?? []))
    }

    /// The style called `name`, or the first that it builds on, that is made for another class. Where a style and one that it builds on
    /// are at odds already, that is told at the style.
    private func misfit(_ name: Name, for type: ObjectType) -> Misfit? {
        guard let style = program.styles[name.text] else { return nil }
        var brought: Set = [name.text], found: Misfit?
        var pending: [(style: Style, above: String?)] = [(style, nil)]
        while let (style, above) = pending.popLast() {
            let made = classMadeFor(style)
            if found == nil, let made, !suits(type, made.name), above.map({ isRelated($0, to: made.name) }) ?? true {
                found = Misfit(style: style.name.text, className: made.shown, place: made.place, brought: [])
            }
            for base in resolver.styleNames(of: style.object).reversed() where brought.insert(base.text).inserted {
                if let base = program.styles[base.text] { pending.append((base, made?.name ?? above)) }
            }
        }
        found?.brought = brought
        return found
    }

    private func classMadeFor(_ style: Style) -> (name: String, shown: String, place: SourceRange)? {
        guard let property = style.object.systemProperty("class", orMisspelt: true), case .path(let path) = property.value else { return nil }
        switch resolver.classChoice(of: style.object, expecting: nil) {
        case .known(let found), .abstract(let found, _): return (found.name, path.text, property.range)
        default: return nil
        }
    }

    /// Whether an object of `type` may be one of the class.
    private func suits(_ type: ObjectType, _ name: String) -> Bool {
        schema.isClass(type.name, orBelow: name) || !type.isExact && schema.isClass(name, orBelow: type.name)
    }

    private func isRelated(_ name: String, to other: String) -> Bool { schema.isClass(name, orBelow: other) || schema.isClass(other, orBelow: name) }

    /// Whether one of these styles sets a property that the object does not have.
    private func sets(_ styles: Set<String>, of expanded: ExpandedObject, whatLacks type: ObjectType) -> Bool {
        expanded.assignments.contains { item in
            guard let style = item.style, styles.contains(style.name.text), let (walked, property) = resolver.target(of: item.assignment.path) else { return false }
            if case .missing = lookUp((walked.first ?? property).text, in: type) { return true }
            return false
        }
    }
}
