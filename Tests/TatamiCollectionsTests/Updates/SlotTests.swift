import TestSupport
import Testing

@testable import TatamiCollections

/// The common structures of snapshots, against arrays and dictionaries.
@Suite struct SlotTests {
    @Test func sequencesOfSlotsAgreeWithArrays() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(20) {
            var forest = SlotForest()
            var naive: [[Int]] = Array(repeating: [], count: 3)
            var free = Array((0..<4_000).shuffled(using: &random))
            for step in 0..<200 {
                change(&forest, &naive, &free, &random)
                let problem = forest.problem
                #expect(problem == nil, "round \(round), step \(step): \(problem ?? "")")
                for (owner, slots) in naive.enumerated() {
                    #expect(forest.count(owner) == slots.count && forest.slots(of: owner) == slots, "round \(round), step \(step)")
                    let start = random.below(slots.count + 1)
                    let range = start..<start + random.below(slots.count - start + 1)
                    #expect(forest.slots(range, of: owner) == Array(slots[range]))
                    guard let index = slots.indices.randomElement(using: &random) else { continue }
                    #expect(forest.slot(at: index, in: owner) == slots[index] && forest.place(of: slots[index]) == (owner, index))
                }
            }
        }
    }

    private func change(_ forest: inout SlotForest, _ naive: inout [[Int]], _ free: inout [Int], _ random: inout Seeded) {
        let owner = random.below(naive.count)
        switch random.below(20) {
        case 0:
            forest.removeAll(of: owner)
            free += naive[owner]
            naive[owner] = []
        case 1...7:
            for _ in 0..<random.below(60) {
                guard let index = naive[owner].indices.randomElement(using: &random) else { return }
                let slot = naive[owner].remove(at: index)
                forest.remove(slot)
                free.append(slot)
            }
        default:
            let new = Array(free.suffix(random.oneIn(3) ? random.below(400) : random.below(4)))
            free.removeLast(new.count)
            let index = random.below(naive[owner].count + 1)
            forest.insert(new, at: index, in: owner)
            naive[owner].insert(contentsOf: new, at: index)
        }
    }

    /// A way to a slot of a million has five nodes, however they came.
    @Test func treesAreFlat() {
        var forest = SlotForest()
        forest.insert(Array(0..<1_000_000), at: 0, in: 0)
        #expect(forest.height(of: 0) == 5)
        for slot in 0..<990_000 where slot % 97 != 0 { forest.remove(slot) }
        #expect(forest.problem == nil && forest.height(of: 0) <= 4)
        for slot in 0..<990_000 where slot % 97 == 0 { forest.remove(slot) }
        for slot in 990_000..<999_999 { forest.remove(slot) }
        #expect(forest.height(of: 0) == 1 && forest.slots(of: 0) == [999_999])
    }

    /// Ids whose hashes are nearly all equal.
    private struct Crowded: Hashable {
        let value: Int
        func hash(into hasher: inout Hasher) { hasher.combine(value % 5) }
    }

    @Test func slotsOfIdsAgreeWithADictionary() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(40) {
            var table = IdentityTable<Crowded>()
            var naive: [Int: Int] = [:]
            for step in 0..<300 {
                let value = random.below(60)
                if let slot = naive[value] {
                    if random.oneIn(2) {
                        table.remove(slot)
                        naive[value] = nil
                    }
                } else {
                    naive[value] = table.add(Crowded(value: value))
                }
                let wrong = (0..<60).first { table.slot(of: Crowded(value: $0)) != naive[$0] }
                #expect(wrong == nil, "round \(round), step \(step)")
                #expect(table.count == naive.count && naive.allSatisfy { table[$0.value]?.value == $0.key })
            }
            #expect(table.limit <= 60, "slots are used again")
        }
    }

    /// Keys of what left are never given out again, and those of slots that were never given back take no memory.
    @Test func keysAreNeverGivenOutTwice() {
        var pool = KeyPool()
        var (seen, held): (Set<[UInt32]>, [UInt32]) = ([], [])
        var random = Rounds.random()
        for _ in 0..<2_000 {
            if random.oneIn(3), let slot = held.popLast() {
                pool.give(back: slot)
            } else {
                let (slot, generation) = pool.take()
                #expect(seen.insert([slot, generation]).inserted && !held.contains(slot))
                held.append(slot)
            }
        }
    }
}

extension SlotForest {
    func height(of owner: Int) -> Int {
        var (node, height) = (roots[owner], 1)
        while !nodes[Int(node)].isLeaf { (node, height) = (parts[Int(node) * Self.capacity], height + 1) }
        return height
    }

    /// The rule of the trees that is broken; nil if all hold.
    var problem: String? {
        var reached = 0
        for (owner, root) in roots.enumerated() where root >= 0 {
            if Int(nodes[Int(root)].above) != -1 - owner { return "the root of \(owner) belongs to another sequence" }
            if let problem = problem(root, height(of: owner), &reached) { return problem }
        }
        return reached + unused.count == nodes.count ? nil : "\(reached) nodes in trees, \(unused.count) unused of \(nodes.count)"
    }

    private func problem(_ node: Int32, _ height: Int, _ reached: inout Int) -> String? {
        reached += 1
        let (start, count) = (Int(node) * Self.capacity, Int(nodes[Int(node)].count))
        if count == 0 || count > Self.capacity { return "\(count) parts in a node" }
        if nodes[Int(node)].isLeaf != (height == 1) { return "leaves at different heights" }
        var size = 0
        for part in parts[start..<start + count] {
            if height == 1 {
                if leaves[Int(part)] != node { return "slot \(part) has another leaf" }
                size += 1
                continue
            }
            if nodes[Int(part)].above != node { return "node \(part) has another parent" }
            if let problem = problem(part, height - 1, &reached) { return problem }
            size += self.size(part)
        }
        return size == self.size(node) ? nil : "a node of \(self.size(node)) slots has \(size)"
    }
}
