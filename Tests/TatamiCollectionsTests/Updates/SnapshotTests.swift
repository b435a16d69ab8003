import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct SnapshotTests {
    @Test func aWorkedExample() {
        var files = Snapshot<String, Int>()
        files.append(["Today", "Older"])
        files.append([7, 3, 9], to: "Today")
        files.insert([4], before: 3)
        files.move(9, toEndOf: "Older")
        files.insert([5, 6], after: 9)
        #expect(files.items(in: "Today") == [7, 4, 3] && files.items(in: "Older") == [9, 5, 6])
        #expect(files.place(of: 5) == CollectionPlace(section: 1, item: 1) && files.item(at: CollectionPlace(section: 0, item: 2)) == 3)
        files.moveSection("Older", before: "Today")
        files.delete([4])
        #expect(files.sections == ["Older", "Today"] && files.items(in: "Today") == [7, 3] && files.place(of: 4) == nil)
        files.deleteSections(["Older"])
        #expect(files.itemCount == 2 && files.faults.isEmpty)
    }

    @Test func duplicatesAreShownAndReportedWithBothPlaces() {
        var list = Snapshot<String, Int>()
        list.append(["a", "b", "a"])
        list.append([1, 2, 1], to: "a")
        list.append([2], to: "b")
        #expect(list.sections == ["a", "b", "a"] && list.items(in: "a") == [1, 2, 1] && list.itemCount == 4)
        #expect(
            list.faults.map(\.message) == [
                "The id a belongs to section 0 and section 2. All are shown; give each section an id of its own.",
                "The id 1 belongs to item 0 of section 0 and item 2 of section 0. All are shown; give each item an id of its own.",
                "The id 2 belongs to item 1 of section 0 and item 0 of section 1. All are shown; give each item an id of its own.",
            ])
        list.delete([1])
        #expect(list.items(in: "a") == [2, 1])
        list.delete([1])
        #expect(list.items(in: "a") == [2])
    }

    @Test func unknownIdsAreReported() {
        var list = Snapshot<String, Int>()
        list.append([1], to: "a")
        list.append(["a"])
        list.append([1], to: "a")
        list.insert([2], before: 9)
        list.move(9, before: 1)
        list.move(1, after: 9)
        list.move(1, toEndOf: "z")
        list.delete([9])
        list.reload([9])
        list.moveSection("a", before: "z")
        list.deleteSections(["z"])
        list.insertSections(["b"], before: "z")
        list.move(1, before: 1)
        #expect(list.faults.count == 10 && list.items(in: "a") == [1])
        #expect(list.faults.first?.message == "append(_:to:): there is no section a; nothing was added.")
        for _ in 0..<1_000 { list.delete([9]) }
        #expect(list.faults.count == 100)
    }

    /// A copy never changes, and random scripts agree with arrays of arrays.
    @Test func randomScriptsAgreeWithArrays() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(60) {
            var naive = NaiveCollection.random(&random)
            var snapshot = naive.snapshot
            for step in 0..<40 {
                let (copy, before) = (snapshot, naive)
                Script.change(&snapshot, &naive, &random)
                #expect(NaiveCollection(snapshot) == naive, "round \(round), step \(step)")
                #expect(NaiveCollection(copy) == before, "round \(round), step \(step)")
                for (number, section) in naive.sections.enumerated() {
                    for (index, item) in section.items.enumerated() {
                        let place = CollectionPlace(section: number, item: index)
                        if snapshot.place(of: item) != place || snapshot.item(at: place) != item {
                            Issue.record("\(round), \(step): \(item)")
                        }
                    }
                }
            }
        }
    }
}

/// The same random change of a snapshot and of arrays.
enum Script {
    static func change(_ snapshot: inout Snapshot<Int, Int>, _ naive: inout NaiveCollection, _ random: inout Seeded) {
        let places = naive.sections.enumerated().flatMap { number, section in section.items.indices.map { (number, $0) } }
        let sections = naive.sections.indices
        switch random.below(9) {
        case 0:
            let id = 100 + random.below(900)
            guard !naive.sections.contains(where: { $0.id == id }) else { return }
            let place = sections.isEmpty ? 0 : random.below(sections.count)
            if sections.isEmpty { snapshot.append([id]) } else { snapshot.insertSections([id], before: naive.sections[place].id) }
            naive.sections.insert(NaiveCollection.Section(id: id, items: []), at: place)
        case 1 where random.oneIn(3) && !sections.isEmpty:
            snapshot.deleteSections([naive.sections.remove(at: random.below(sections.count)).id])
        case 2 where sections.count > 1:
            let (from, to) = (random.below(sections.count), random.below(sections.count))
            guard from != to else { return }
            let (section, other) = (naive.sections[from], naive.sections[to])
            snapshot.moveSection(section.id, before: other.id)
            naive.sections.remove(at: from)
            naive.sections.insert(section, at: naive.sections.firstIndex(of: other) ?? 0)
        case 3 where !places.isEmpty:
            let (section, index) = random.pick(places)
            snapshot.delete([naive.sections[section].items.remove(at: index)])
        case 4, 5:
            guard !places.isEmpty else { return }
            let ((from, index), (to, place)) = (random.pick(places), random.pick(places))
            let (item, other) = (naive.sections[from].items[index], naive.sections[to].items[place])
            guard item != other else { return }
            let isAfter = random.oneIn(2)
            if isAfter { snapshot.move(item, after: other) } else { snapshot.move(item, before: other) }
            naive.sections[from].items.remove(at: index)
            let target = naive.sections[to].items.firstIndex(of: other) ?? 0
            naive.sections[to].items.insert(item, at: target + (isAfter ? 1 : 0))
        default:
            guard !sections.isEmpty else { return }
            let used = Set(naive.sections.flatMap(\.items))
            let items = (0..<random.below(4)).map { _ in 30 + random.below(5_000) }.filter { !used.contains($0) }
            guard Set(items).count == items.count else { return }
            let section = random.below(sections.count)
            if let first = naive.sections[section].items.first, random.oneIn(2) {
                snapshot.insert(items, after: first)
                naive.sections[section].items.insert(contentsOf: items, at: 1)
            } else {
                snapshot.append(items, to: naive.sections[section].id)
                naive.sections[section].items += items
            }
        }
    }
}
