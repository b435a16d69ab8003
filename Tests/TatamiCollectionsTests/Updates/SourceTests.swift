import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct SourceTests {
    private func source(_ items: [Int]) -> CollectionSource<Int, Int> {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(items, to: 0)
        }
        _ = source.takeUpdate()
        return source
    }

    @Test func keysStayWithTheirItems() throws {
        let source = source([1, 2, 3])
        let key = try #require(source.key(of: 2))
        source.edit { $0.move(2, toEndOf: 0) }
        #expect(source.takeUpdate()?.moved == [key])
        source.apply(NaiveCollection([.init(id: 5, items: [2, 9]), .init(id: 0, items: [1])]).snapshot)
        let update = try #require(source.takeUpdate())
        #expect(update.moved == [key] && source.key(of: 2) == key && source.place(of: key) == CollectionPlace(section: 0, item: 0))
        #expect(update.inserted == [source.key(of: 9)] && update.removed.count == 1 && update.insertedSections.count == 1)
        source.edit { $0.delete([2]) }
        #expect(source.takeUpdate()?.removed == [key] && source.place(of: key) == nil)
        source.edit { $0.append([2], to: 0) }
        #expect(source.takeUpdate()?.inserted.first != key)
    }

    @Test func whatHappensBetweenTwoFramesIsOneUpdate() throws {
        let source = source([1, 2, 3])
        let keys = [1, 2, 3].compactMap(source.key)
        source.edit { $0.append([4], to: 0) }
        source.edit { $0.delete([4, 1]) }
        source.edit { $0.insert([1], after: 3) }
        source.edit { $0.delete([2]) }
        let update = try #require(source.takeUpdate())
        #expect(update.inserted.isEmpty && update.removed == [keys[1]] && update.moved == [keys[0]], "1 left and returned: it moved")
        #expect(source.takeUpdate() == nil)
    }

    @Test func ofSeveralContentsTheLastOneIsCompared() {
        let source = source([1, 2, 3])
        var calls: [Bool] = []
        for items in [[4], [5, 6], [3, 1]] {
            source.apply(NaiveCollection([.init(id: 0, items: items)]).snapshot) { calls.append($0) }
        }
        #expect(source.snapshot.items(in: 0) == [3, 1] && source.comparisons == 0)
        #expect(source.takeUpdate()?.removed.count == 1 && source.comparisons == 1)
        for completion in source.takeCompletions() { completion(true) }
        #expect(calls == [true, true, true] && source.takeCompletions().isEmpty)
    }

    @Test func reconfiguringKeepsAndReloadingReplaces() throws {
        let source = source([1, 2, 3])
        source.edit {
            $0.reconfigure([1, 2])
            $0.reload([2])
            $0.append([7], to: 0)
            $0.reload([7])
        }
        let update = try #require(source.takeUpdate())
        #expect(update.reconfigured == [1].compactMap(source.key) && update.reloaded == [2].compactMap(source.key))
        #expect(source.takeUpdate() == nil)
        var next = source.snapshot
        next.reconfigure([3])
        source.apply(next)
        #expect(source.takeUpdate()?.reconfigured == [3].compactMap(source.key))
    }

    /// A content that was built anew has no marks, and takes over those that nobody has taken yet.
    @Test func marksStayWhenAnotherContentIsApplied() throws {
        let source = source([1, 2, 3, 4])
        func content(_ items: [Int]) -> Snapshot<Int, Int> { NaiveCollection([.init(id: 0, items: items)]).snapshot }
        func keys(_ items: Int...) -> Set<ItemKey> { Set(items.compactMap(source.key)) }
        source.edit {
            $0.reconfigure([1, 2])
            $0.reload([3])
        }
        source.apply(content([4, 3, 7, 1]))
        let first = try #require(source.takeUpdate())
        #expect(Set(first.reconfigured) == keys(1) && Set(first.reloaded) == keys(3))
        #expect(source.takeUpdate() == nil, "marks are taken once")
        // 4 is not in one of the contents in between, which nobody sees; 8 comes anew.
        var next = content([1, 3, 4, 8])
        next.reload([4])
        next.reconfigure([1, 8])
        source.apply(next)
        source.edit { $0.reconfigure([3]) }
        source.apply(content([1, 3, 8]))
        source.apply(content([1, 3, 4, 7, 8]))
        let second = try #require(source.takeUpdate())
        #expect(Set(second.reconfigured) == keys(1, 3) && Set(second.reloaded) == keys(4))
        source.apply(content([1, 3, 4, 7, 8]))
        #expect(source.takeUpdate() == nil)
    }

    /// What was marked since the last update is marked in it, if it was there before and still is, whatever was applied in between.
    @Test func randomMarksAreTakenOnce() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(40) {
            let source = CollectionSource<Int, Int>()
            var naive = NaiveCollection.random(&random)
            source.apply(naive.snapshot)
            _ = source.takeUpdate()
            for step in 0..<12 {
                let before = Set(naive.sections.flatMap(\.items))
                var (configured, reloaded) = (Set<Int>(), Set<Int>())
                for _ in 0..<random.below(7) {
                    let items = naive.sections.flatMap(\.items)
                    if items.isEmpty || random.oneIn(3) {
                        naive = naive.changed(&random)
                        source.apply(naive.snapshot)
                        continue
                    }
                    let item = random.pick(items)
                    let reloads = random.oneIn(3)
                    source.edit { if reloads { $0.reload([item]) } else { $0.reconfigure([item]) } }
                    if reloads { reloaded.insert(item) } else { configured.insert(item) }
                }
                let update = source.takeUpdate() ?? CollectionUpdate()
                let kept = before.intersection(naive.sections.flatMap(\.items))
                func keys(_ items: Set<Int>) -> Set<ItemKey> { Set(items.intersection(kept).compactMap { source.key(of: $0) }) }
                #expect(Set(update.reloaded) == keys(reloaded), "round \(round), step \(step)")
                #expect(Set(update.reconfigured) == keys(configured.subtracting(reloaded)), "round \(round), step \(step)")
            }
        }
    }

    @Test func aPreparedUpdateIsUsedWhileItsBaseIsShown() async {
        let source = source([1, 2, 3])
        var next = source.snapshot
        next.delete([2])
        let prepared = await CollectionSource.difference(from: source.snapshot, to: next)
        source.apply(prepared)
        #expect(source.takeUpdate()?.removed.count == 1 && source.comparisons == 0)
        source.edit { $0.append([8], to: 0) }
        source.apply(prepared)
        #expect(source.takeUpdate()?.removed == [] && source.comparisons == 1 && source.snapshot.items(in: 0) == [1, 3])
    }

    @Test func aContentThatIsPutInPlaceByAnEditIsShownAnew() throws {
        let source = source([1, 2, 3])
        let key = source.key(of: 1)
        source.edit { $0 = NaiveCollection([.init(id: 0, items: [1])]).snapshot }
        let update = try #require(source.takeUpdate())
        #expect(update.faults.count == 1 && update.removed.count == 3 && update.inserted.count == 1 && source.key(of: 1) != key)
        #expect(update.steps == [.removeSections(0..<1), .insertSections(0..<1), .insert(0..<1, section: 0)])
    }

    /// Whatever is edited and applied in between, the steps lead from what was shown to what is shown, and the keys say the same.
    @Test func randomUpdatesAgreeWithArrays() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(40) {
            let source = CollectionSource<Int, Int>()
            var naive = NaiveCollection()
            var keys: [Int: ItemKey] = [:]
            for step in 0..<20 {
                let before = naive
                for _ in 0..<random.below(4) {
                    if random.oneIn(4) {
                        naive = naive.changed(&random)
                        source.apply(naive.snapshot)
                    } else {
                        source.edit { content in for _ in 0..<random.below(5) { Script.change(&content, &naive, &random) } }
                    }
                }
                let update = source.takeUpdate() ?? CollectionUpdate()
                let place = "round \(round), step \(step)"
                #expect(before.performing(update.steps, toward: naive) == naive, "\(place)")
                let items = naive.sections.flatMap(\.items)
                let fresh = Dictionary(uniqueKeysWithValues: items.compactMap { item in source.key(of: item).map { (item, $0) } })
                #expect(Set(fresh.values).count == items.count, "\(place)")
                #expect(Set(update.inserted) == Set(fresh.filter { keys[$0.key] == nil }.values), "\(place)")
                #expect(Set(update.removed) == Set(keys.filter { fresh[$0.key] == nil }.values), "\(place)")
                #expect(keys.allSatisfy { fresh[$0.key] == nil || fresh[$0.key] == $0.value }, "\(place)")
                keys = fresh
            }
        }
    }
}
