/// What people do. All of it returns the runs that changed, in no order.
extension Selection {
    /// Selects one item and deselects all others: a press, or an arrow key.
    public mutating func select(_ place: CollectionPlace) -> [SelectionRun] {
        guard mode != .none, let index = index(of: place) else { return [] }
        marks = Marks(anchor: index, lead: index)
        return set(false, in: 0..<index) + set(false, in: index + 1..<total) + set(true, in: index..<index + 1)
    }

    /// Selects an item that is not selected, or deselects it, and leaves the others: a press with Control. Where one item can be selected
    /// at most, the others are deselected.
    public mutating func toggle(_ place: CollectionPlace) -> [SelectionRun] {
        guard mode != .none, let index = index(of: place) else { return [] }
        let isSelected = isSelected(index)
        if !isSelected, mode == .single { return select(place) }
        marks = Marks(anchor: index, lead: index)
        return set(!isSelected, in: index..<index + 1)
    }

    /// Selects the items from the anchor to a place: a press with Shift. Without an anchor, and where one item can be selected at most, it
    /// selects the item alone.
    ///
    /// - Parameters:
    ///   - place: The item to which the selection leads. The anchor stays.
    ///   - keepsOthers: True leaves what is selected outside, except what the last call selected: a press with Shift and Control.
    public mutating func extend(to place: CollectionPlace, keepsOthers: Bool = false) -> [SelectionRun] {
        guard mode == .multiple, let anchor = marks.anchor else { return select(place) }
        guard let index = index(of: place) else { return [] }
        let lead = marks.lead ?? anchor
        let new = min(anchor, index)..<max(anchor, index) + 1
        let old = keepsOthers ? min(anchor, lead)..<max(anchor, lead) + 1 : 0..<total
        marks.lead = index
        return set(false, in: old.lowerBound..<max(old.lowerBound, min(new.lowerBound, old.upperBound)))
            + set(false, in: min(old.upperBound, max(new.upperBound, old.lowerBound))..<old.upperBound) + set(true, in: new)
    }

    /// Selects or deselects the items from one place to another, both included, in either order. The anchor and the lead stay. Where one
    /// item can be selected at most, it selects the second one.
    public mutating func set(_ isSelected: Bool, from first: CollectionPlace, through last: CollectionPlace) -> [SelectionRun] {
        guard mode != .none, let range = range(first, last) else { return [] }
        if isSelected, mode == .single { return select(last) }
        return set(isSelected, in: range)
    }

    /// Selects some items, and deselects all others. Where one item can be selected at most, the first of them is selected.
    public mutating func setSelected(_ places: [CollectionPlace]) -> [SelectionRun] {
        guard mode != .none else { return [] }
        let indices = (mode == .single ? places.prefix(1) : places[...]).compactMap(index).sorted()
        var (changed, start): ([SelectionRun], Int) = ([], 0)
        for index in indices where index >= start {
            changed += set(false, in: start..<index) + set(true, in: index..<index + 1)
            start = index + 1
        }
        changed += set(false, in: start..<total)
        if let first = indices.first, marks.lead.map(isSelected) != true { marks = Marks(anchor: first, lead: first) }
        return changed
    }

    /// Selects all items where any number can be selected.
    public mutating func selectAll() -> [SelectionRun] { mode == .multiple ? set(true, in: 0..<total) : [] }

    /// Deselects all items. The anchor and the lead stay.
    public mutating func deselectAll() -> [SelectionRun] { set(false, in: 0..<total) }
}
