extension Snapshot {
    /// Adds sections without items at the end.
    public mutating func append(_ sections: [Section]) { add(sections, at: sectionCount) }

    /// Inserts sections without items before a section. If there is no such section, nothing is inserted, and the call is reported.
    public mutating func insertSections(_ sections: [Section], before section: Section) {
        guard let index = index(of: section) else {
            return report(unknown: section, "insertSections(_:before:)", isSection: true, "nothing was inserted")
        }
        add(sections, at: index)
    }

    /// Deletes sections with their items. Unknown ones are reported.
    public mutating func deleteSections(_ sections: [Section]) {
        for section in sections {
            guard let slot = sectionTable.slot(of: section) else {
                report(unknown: section, "deleteSections", isSection: true, "nothing was deleted")
                continue
            }
            willChange()
            let index = sectionOrder.place(of: slot).index
            journal?.add(.removeSections(index..<index + 1))
            for (place, item) in itemOrder.slots(of: slot).enumerated() {
                if let identity = noteIdentity(of: item) {
                    journal?.remove(item, identity, withSectionAt: CollectionPlace(section: index, item: place))
                }
                drop(item)
            }
            itemOrder.removeAll(of: slot)
            sectionOrder.remove(slot)
            sectionTable.remove(slot)
            journal?.events.append(.removedSection(slot))
        }
    }

    /// Moves a section with its items before another one. If one of the two is missing, nothing moves, and the call is reported.
    public mutating func moveSection(_ section: Section, before other: Section) {
        guard let slot = sectionTable.slot(of: section), let target = sectionTable.slot(of: other) else {
            let missing = sectionTable.slot(of: section) == nil ? section : other
            return report(unknown: missing, "moveSection(_:before:)", isSection: true, "nothing was moved")
        }
        guard slot != target else { return }
        willChange()
        let old = sectionOrder.place(of: slot).index
        sectionOrder.remove(slot)
        let new = sectionOrder.place(of: target).index
        sectionOrder.insert([slot], at: new, in: 0)
        guard new != old else { return }
        journal?.add(.moveSection(from: old, to: new))
        journal?.events.append(.movedSection(slot))
    }

    private mutating func add(_ sections: [Section], at index: Int) {
        guard !sections.isEmpty else { return }
        willChange()
        let slots = sections.map { sectionTable.add($0) }
        sectionOrder.insert(slots, at: index, in: 0)
        guard journal != nil else { return }
        journal?.add(.insertSections(index..<index + slots.count))
        for slot in slots { journal?.events.append(.insertedSection(slot)) }
    }
}
