import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct SelectionTests {
    /// A selection in sections of some lengths.
    private func selection(_ counts: [Int], _ mode: Selection.Mode = .multiple) -> Selection {
        var selection = Selection(mode)
        var update = CollectionUpdate()
        update.steps = [.insertSections(0..<counts.count)]
        for (section, count) in counts.enumerated() { update.steps.append(.insert(0..<count, section: section)) }
        selection.perform(update)
        return selection
    }

    private func at(_ section: Int, _ item: Int) -> CollectionPlace { CollectionPlace(section: section, item: item) }

    @Test func pressesWithAndWithoutModifiers() {
        var rows = selection([4, 0, 5])
        let first = rows.select(at(0, 2))
        #expect(first == [SelectionRun(first: at(0, 2), last: at(0, 2), count: 1, isSelected: true)])
        let shift = rows.extend(to: at(2, 1))
        #expect(shift == [SelectionRun(first: at(0, 3), last: at(2, 1), count: 3, isSelected: true)], "across an empty section")
        let back = rows.extend(to: at(0, 1))
        #expect(back.map(\.isSelected) == [false, true] && back.map(\.count) == [3, 1] && rows.count == 2)
        #expect(rows.anchor == at(0, 2) && rows.lead == at(0, 1))
        let toggled = [rows.toggle(at(2, 4)), rows.toggle(at(0, 1))]
        #expect(toggled.map(\.count) == [1, 1] && rows.count == 2 && !rows.contains(at(0, 1)) && rows.contains(at(2, 4)))
        _ = rows.extend(to: at(0, 0), keepsOthers: true)
        #expect(rows.count == 4 && rows.contains(at(2, 4)))
        _ = rows.extend(to: at(0, 1), keepsOthers: true)
        #expect(rows.count == 3 && rows.contains(at(2, 4)) && !rows.contains(at(0, 0)), "what the last extension selected is left")
        _ = rows.set(false, from: at(2, 4), through: at(0, 2))
        #expect(rows.count == 1 && rows.count(from: at(2, 0), through: at(0, 0)) == 1)
        #expect(rows.select(at(1, 0)).isEmpty && rows.select(at(0, -1)).isEmpty && rows.toggle(at(9, 0)).isEmpty && rows.count == 1)
    }

    @Test func modes() {
        var one = selection([5], .single)
        _ = one.select(at(0, 1))
        let changed = one.toggle(at(0, 3))
        #expect(changed.count == 2 && one.count == 1 && one.contains(at(0, 3)))
        _ = one.extend(to: at(0, 4))
        _ = one.set(true, from: at(0, 0), through: at(0, 2))
        let all = one.selectAll()
        #expect(one.count == 1 && one.contains(at(0, 2)) && all.isEmpty)
        _ = one.toggle(at(0, 2))
        #expect(one.count == 0)
        var none = selection([5], .none)
        let changes = [none.select(at(0, 0)), none.toggle(at(0, 0)), none.extend(to: at(0, 3)), none.selectAll()]
        #expect(changes.allSatisfy(\.isEmpty) && none.count == 0 && none.anchor == nil)
    }

    /// Collections: test 22. The tree of a million selected items is one node, and what changes takes a few nodes.
    @Test func aMillionSelectedItems() {
        var rows = selection([1_000_000])
        let changed = rows.selectAll()
        #expect(changed.map(\.count) == [1_000_000] && rows.items.visits < 10)
        let before = rows.items.visits
        var update = CollectionUpdate()
        update.steps = [.insert(500_000..<500_010, section: 0), .remove(7..<8, section: 0)]
        rows.perform(update)
        #expect(rows.count == 999_999 && rows.total == 1_000_009 && rows.items.visits - before < 20)
        #expect(!rows.contains(at(0, 499_999)) && rows.contains(at(0, 499_998)) && rows.contains(at(0, 500_009)))
        let deselected = rows.deselectAll()
        #expect(deselected.map(\.count) == [499_999, 500_000] && rows.count == 0)
    }

    @Test func theAnchorOfAnItemThatLeavesIsTheNextOneOrElseThePrevious() {
        let source = CollectionSource<Int, Int>()
        var rows = Selection()
        func edit(_ change: (inout Snapshot<Int, Int>) -> Void) {
            source.edit(.automatic, change)
            rows.perform(source.takeUpdate() ?? CollectionUpdate())
        }
        edit {
            $0.append([0, 1])
            $0.append([10, 11, 12], to: 0)
            $0.append([20, 21], to: 1)
        }
        _ = rows.select(at(0, 1))
        edit { $0.move(11, toEndOf: 1) }
        #expect(rows.anchor == at(1, 2) && rows.lead == at(1, 2) && rows.contains(at(1, 2)), "it goes along")
        edit { $0.moveSection(1, before: 0) }
        #expect(rows.anchor == at(0, 2))
        edit { $0.delete([11]) }
        #expect(rows.anchor == at(1, 0) && rows.count == 0, "10, which follows")
        edit { $0.deleteSections([0]) }
        #expect(rows.anchor == at(0, 1), "21, which is the last")
        edit { $0.deleteSections([1]) }
        #expect(rows.anchor == nil && rows.total == 0)
    }

    @Test func randomUpdatesAndPressesAgreeWithASetOfIds() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(60) {
            let source = CollectionSource<Int, Int>()
            var (content, selected, rows) = (NaiveCollection(), Set<Int>(), Selection())
            for step in 0..<20 {
                let place = "round \(round), step \(step)"
                for _ in 0..<random.below(4) {
                    if random.oneIn(4) {
                        content = content.changed(&random)
                        source.apply(content.snapshot)
                    } else {
                        source.edit { snapshot in for _ in 0..<random.below(6) { Script.change(&snapshot, &content, &random) } }
                    }
                }
                let before = source.takeUpdate().map { update in
                    rows.perform(update)
                    return Set(update.inserted)
                }
                let ids = content.sections.flatMap(\.items)
                selected = selected.filter { id in
                    ids.contains(id) && source.key(of: id).map { before?.contains($0) != true } == true
                }
                check(rows, content, selected, place)
                guard !ids.isEmpty else { continue }
                press(&rows, content, &selected, &random)
                check(rows, content, selected, place)
            }
        }
    }

    private func press(_ rows: inout Selection, _ content: NaiveCollection, _ selected: inout Set<Int>, _ random: inout Seeded) {
        let places = content.sections.enumerated().flatMap { number, section in section.items.indices.map { at(number, $0) } }
        let ids = content.sections.flatMap(\.items)
        let (first, second) = (random.below(ids.count), random.below(ids.count))
        let range = ids[min(first, second)...max(first, second)]
        let old = selected
        let changes: [SelectionRun]
        switch random.below(5) {
        case 0:
            changes = rows.select(places[first])
            selected = [ids[first]]
        case 1:
            changes = rows.toggle(places[first])
            selected.formSymmetricDifference([ids[first]])
        case 2:
            _ = rows.toggle(places[first])
            changes = rows.extend(to: places[second])
            selected = Set(range)
            return
        case 3:
            changes = rows.set(false, from: places[first], through: places[second])
            selected.subtract(range)
        default:
            changes = rows.set(true, from: places[first], through: places[second])
            selected.formUnion(range)
        }
        var told = old
        for run in changes {
            let part = places.indices.filter { places[$0] >= run.first && places[$0] <= run.last }.map { ids[$0] }
            #expect(part.count == run.count && part.allSatisfy { told.contains($0) != run.isSelected })
            if run.isSelected { told.formUnion(part) } else { told.subtract(part) }
        }
        #expect(told == selected, "the runs say what changed")
    }

    private func check(_ rows: Selection, _ content: NaiveCollection, _ selected: Set<Int>, _ place: String) {
        let found = content.sections.enumerated().flatMap { number, section in
            section.items.enumerated().filter { rows.contains(at(number, $0.offset)) }.map(\.element)
        }
        #expect(Set(found) == selected && found.count == rows.count, "\(place)")
        #expect(rows.total == content.sections.reduce(0) { $0 + $1.items.count }, "\(place)")
        var inRuns = 0
        rows.runs {
            inRuns += $0.count
            #expect($0.isSelected && rows.contains($0.first) && rows.contains($0.last), "\(place)")
            return true
        }
        #expect(inRuns == rows.count, "\(place)")
    }
}
