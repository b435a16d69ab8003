extension Selection {
    /// Takes over an update of the collection: items that come are not selected, items that move stay as they are, with their sections or
    /// alone.
    ///
    /// It takes logarithmic time for each step and each item that moves. Updates have to be taken over in order, each once.
    public mutating func perform(_ update: CollectionUpdate) {
        var carried = CarriedStates(update.carried)
        for (number, step) in update.steps.enumerated() {
            for index in carried.removals[number] ?? [] {
                guard let place = self.index(of: carried.items[index].removal.place) else { continue }
                carried.isSelected[index] = isSelected(place)
                if marks.anchor == place { carried.anchor = index }
                if marks.lead == place { carried.lead = index }
            }
            perform(step)
            for index in carried.insertions[number] ?? [] {
                guard let place = self.index(of: carried.items[index].insertion.place) else { continue }
                if carried.isSelected[index] { replace(place..<place + 1, true) }
                if carried.anchor == index { marks.anchor = place }
                if carried.lead == index { marks.lead = place }
            }
        }
    }

    /// What is known of items between the step that removes them and the one that inserts them.
    private struct CarriedStates {
        let items: [CarriedItem]
        var isSelected: [Bool]
        /// The items by the numbers of their steps.
        private(set) var removals: [Int: [Int]] = [:]
        private(set) var insertions: [Int: [Int]] = [:]
        var anchor: Int?
        var lead: Int?

        init(_ items: [CarriedItem]) {
            (self.items, isSelected) = (items, Array(repeating: false, count: items.count))
            for (index, item) in items.enumerated() {
                removals[item.removal.step, default: []].append(index)
                insertions[item.insertion.step, default: []].append(index)
            }
        }
    }

    private mutating func perform(_ step: CollectionStep) {
        switch step {
        case .removeSections(let range):
            let range = range.clamped(to: 0..<sections.count)
            remove(items(of: range))
            sections.remove(range)
        case .insertSections(let range): sections.insert(range.count, at: range.lowerBound)
        case .moveSection(let from, let to):
            guard from >= 0, from < sections.count else { return }
            let old = items(of: from..<from + 1)
            sections.move(from..<from + 1, to: to)
            let place = max(0, min(to, sections.count - 1))
            move(old, to: Int(sections.offset(of: place)))
        case .remove(let range, let section):
            guard let count = sections[section].map({ Int($0.length) }) else { return }
            let range = range.clamped(to: 0..<count)
            let start = Int(sections.offset(of: section))
            sections.set(Double(count - range.count), at: section)
            remove(start + range.lowerBound..<start + range.upperBound)
        case .insert(let range, let section):
            guard let count = sections[section].map({ Int($0.length) }) else { return }
            let place = Int(sections.offset(of: section)) + max(0, min(range.lowerBound, count))
            sections.set(Double(count + range.count), at: section)
            change { $0.insert(range.count, at: place) }
            marks.follow { $0 >= place ? $0 + range.count : $0 }
        }
    }

    private func items(of range: Range<Int>) -> Range<Int> {
        Int(sections.offset(of: range.lowerBound))..<Int(sections.offset(of: range.upperBound))
    }

    private mutating func remove(_ range: Range<Int>) {
        change { $0.remove(range) }
        let total = total
        marks.follow { mark in
            if mark < range.lowerBound { return mark }
            let next = mark < range.upperBound ? range.lowerBound : mark - range.count
            return next < total ? next : total > 0 ? total - 1 : nil
        }
    }

    private mutating func move(_ range: Range<Int>, to place: Int) {
        change { $0.move(range, to: place) }
        marks.follow { mark in
            if range.contains(mark) { return mark - range.lowerBound + place }
            let without = mark < range.lowerBound ? mark : mark - range.count
            return without < place ? without : without + range.count
        }
    }
}

extension Selection.Marks {
    fileprivate mutating func follow(_ place: (Int) -> Int?) {
        anchor = anchor.flatMap(place)
        lead = lead.flatMap(place)
    }
}
