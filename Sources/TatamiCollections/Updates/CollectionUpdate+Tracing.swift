extension CollectionUpdate {
    /// Returns where an item was before the update, by its place behind it; nil if it came. It takes a walk over the steps.
    public func place(before new: CollectionPlace) -> CollectionPlace? {
        var (section, item) = (new.section, new.item)
        var number = steps.count
        while number > 0 {
            number -= 1
            switch steps[number] {
            case .removeSections(let range): if section >= range.lowerBound { section += range.count }
            case .insertSections(let range):
                if range.contains(section) { return nil }
                if section >= range.upperBound { section -= range.count }
            case .moveSection(let from, let to): section = Self.index(before: section, from, to)
            case .remove(let range, let other): if section == other, item >= range.lowerBound { item += range.count }
            case .insert(let range, let other):
                guard section == other, item >= range.lowerBound else { continue }
                if item >= range.upperBound {
                    item -= range.count
                    continue
                }
                let end = CarriedItem.End(step: number, place: CollectionPlace(section: section, item: item))
                guard let removal = carried.first(where: { $0.insertion == end })?.removal else { return nil }
                (section, item, number) = (removal.place.section, removal.place.item, removal.step)
            }
        }
        return CollectionPlace(section: section, item: item)
    }

    /// Returns the index of a section before the update, by its index behind it; nil if it came.
    public func section(before new: Int) -> Int? {
        var section = new
        for step in steps.reversed() {
            switch step {
            case .removeSections(let range): if section >= range.lowerBound { section += range.count }
            case .insertSections(let range):
                if range.contains(section) { return nil }
                if section >= range.upperBound { section -= range.count }
            case .moveSection(let from, let to): section = Self.index(before: section, from, to)
            case .remove, .insert: break
            }
        }
        return section
    }

    /// The index before a section moved.
    private static func index(before index: Int, _ from: Int, _ to: Int) -> Int {
        if index == to { return from }
        let without = index > to ? index - 1 : index
        return without >= from ? without + 1 : without
    }
}
