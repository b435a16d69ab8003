/// Reports of words that the systems which Tatami unites have, and Tatami does not.
extension Checker {
    /// Reports a class of these systems. Returns false if `name` is none.
    func reportOlderClass(_ name: Name, _ context: Context) -> Bool {
        guard let row = OlderWord.refusal(of: name.text, where: { $0 == .className }) else { return false }
        report(row, at: name, "class", context)
        return true
    }

    /// Reports a property of these systems, or the name of a method that sets a property, in place of the property. Returns false if `name`
    /// is neither.
    func reportOlderProperty(_ name: Name, of owner: ObjectType, _ context: Context) -> Bool {
        if let meant = OlderWord.property(ofSetter: name.text),
            let property = schema.ownedProperty(meant, of: owner.known.number)?.property.name
        {
            report(
                .olderWord, at: name.range, "'\(name.text)' is the name of a method, and a file assigns the property", context,
                hint: "NUI writes \(property) = ...", fix: .init(range: name.range, replacement: property, isCertain: false))
            return true
        }
        let row = OlderWord.refusal(of: name.text) { kind in
            if case .property(let place) = kind { schema.isClass(owner.known, orBelow: place) } else { false }
        }
        guard let row else { return false }
        report(row, at: name, "property", context)
        return true
    }

    private func report(_ row: OlderWord, at name: Name, _ noun: String, _ context: Context) {
        report(
            .olderWord, at: name.range, "Tatami does not have the \(noun) '\(name.text)' of \(row.system.rawValue)", context, hint: row.hint
        )
    }
}
