import Foundation
import TatamiGeometry
import TatamiInteraction
import TestSupport
import Testing

/// Random scripts of drags with lists that change meanwhile, compared with a list machine that looks at everything anew. `DRAG_SCRIPTS` sets their
/// number, and `SEED` the first seed.
@Suite struct DragScriptTests {
    private typealias Lists = [AnyHashable: [AnyHashable]]

    private static let count: UInt64 = Seeded.count("DRAG_SCRIPTS", otherwise: 400)
    private static let first = Seeded.start("SEED", otherwise: 1)

    /// The reference: the list of all items around the drop with a mark where they go.
    private struct Reference {
        var ids: [AnyHashable]
        var target: AnyHashable?
        /// The list of the target as it was when the place was chosen, with nil for the place.
        var marked: [AnyHashable?] = []

        mutating func propose(_ list: AnyHashable, _ index: Int, _ lists: Lists) {
            target = list
            var rest: [AnyHashable?] = (lists[list] ?? []).filter { !ids.contains($0) }
            rest.insert(nil, at: min(index, rest.count))
            marked = rest
        }

        /// Takes the items out, and puts them before the first of those behind the mark that is still there.
        func drop(_ lists: Lists) -> Lists {
            guard let target, lists[target] != nil else { return lists }
            var result = lists
            for list in result.keys { result[list] = result[list]?.filter { !ids.contains($0) } }
            var into = result[target] ?? []
            let behind = marked.drop { $0 != nil }.compactMap { $0 }
            let place = behind.compactMap { into.firstIndex(of: $0) }.first ?? into.count
            into.insert(contentsOf: ids, at: place)
            result[target] = into
            return result
        }
    }

    @Test func listsAreThoseOfTheReference() throws {
        for seed in Self.first..<Self.first + Self.count {
            var random = Seeded(seed)
            var script = Script(&random)
            while script.steps < 50 { try script.run(&random, seed) }
        }
    }

    private struct Script {
        var lists: Lists = [:]
        var machine = DragMachine()
        var drag = DraggedItems([], in: [:])
        var reference = Reference(ids: [])
        var steps = 0
        var time = 0.0
        var next = 0
        /// What was performed, newest last, with the lists before.
        var done: [(moves: MoveSet, before: Lists)] = []

        init(_ random: inout Seeded) {
            for list in 0..<3 { lists["list \(list)"] = (0..<random.below(7)).map { _ in fresh() } }
        }

        mutating func fresh() -> AnyHashable {
            next += 1
            return "item \(next)"
        }

        mutating func run(_ random: inout Seeded, _ seed: UInt64) throws {
            steps += 1
            time += 0.1
            if !machine.isBusy { return try rest(&random, seed) }
            switch random.below(12) {
            case 0...4: hover(&random)
            case 5: change(&random)
            case 6: expectUnchanged(machine.escape(), seed)
            case 7: reload()
            case 8:
                done = []
                lists["list 2"] = lists.keys.contains("list 2") ? nil : [fresh()]
            default: try drop(&random, seed)
            }
            guard machine.isBusy else { return }
            reference.ids = reference.ids.filter { id in lists.values.contains { $0.contains(id) } }
            if let target = reference.target, lists[target] == nil { reference.target = nil }
            let goesOn = drag.update(lists)
            #expect(drag.ids == reference.ids && drag.target == reference.target, "seed \(seed)")
            #expect(goesOn == !reference.ids.isEmpty, "seed \(seed)")
            if !goesOn { expectUnchanged(machine.cancel(.gone), seed) }
        }

        /// Without a drag: something changes, a move is undone, or a drag begins.
        private mutating func rest(_ random: inout Seeded, _ seed: UInt64) throws {
            machine.settled()
            if random.oneIn(4) { return change(&random) }
            if random.oneIn(3), let last = done.popLast() {
                try last.moves.inverse.perform(in: &lists)
                #expect(lists == last.before, "seed \(seed): undone")
                return
            }
            let names = lists.keys.sorted { "\($0)" < "\($1)" }
            guard let list = names.filter({ lists[$0]?.isEmpty == false }).randomElement(using: &random), let items = lists[list] else {
                return
            }
            let ids = (0...random.below(3)).map { _ in random.pick(items) }
            drag = DraggedItems(ids, in: lists)
            reference = Reference(ids: items.filter { ids.contains($0) })
            #expect(drag.ids == reference.ids, "seed \(seed)")
            let spot = DragMachine.Spot(isItem: true)
            _ = machine.handle(PointerEvent(.began, at: .zero, time: time), on: spot)
            let began = machine.handle(PointerEvent(.moved, at: Point(9, 0), time: time), on: spot)
            #expect(began.first == .began(.zero), "seed \(seed)")
        }

        private mutating func hover(_ random: inout Seeded) {
            if random.oneIn(6) {
                drag.leave()
                reference.target = nil
                return
            }
            let list = random.pick(lists.keys.sorted { "\($0)" < "\($1)" })
            let beside = (lists[list] ?? []).filter { !drag.ids.contains($0) }.count
            let index = random.below(beside + 1)
            drag.propose(list, at: index, in: lists)
            reference.propose(list, index, lists)
        }

        /// An item comes, or goes.
        private mutating func change(_ random: inout Seeded) {
            let list = random.pick(lists.keys.sorted { "\($0)" < "\($1)" })
            var items = lists[list] ?? []
            if items.isEmpty || random.oneIn(2) {
                items.insert(fresh(), at: random.below(items.count + 1))
            } else {
                items.remove(at: random.below(items.count))
            }
            lists[list] = items
            done = []
        }

        /// The same items by new values, as after a file was loaded again.
        private mutating func reload() { lists = Lists(uniqueKeysWithValues: lists.map { ("\($0)" as AnyHashable, $1.map { "\($0)" }) }) }

        private mutating func expectUnchanged(_ steps: [DragMachine.Step], _ seed: UInt64) {
            let ends = steps.filter { if case .ended = $0 { true } else { false } }
            #expect(ends.count == 1 && steps.last == ends.first, "seed \(seed)")
        }

        private mutating func drop(_ random: inout Seeded, _ seed: UInt64) throws {
            if machine.state == .dragging {
                let released = machine.handle(PointerEvent(.ended, at: Point(9, 0), time: time), on: .init(isItem: true))
                #expect(released == [.released(Point(9, 0))], "seed \(seed)")
                if random.oneIn(3) {
                    #expect(machine.decide(.later(1), at: time) == [], "seed \(seed)")
                    return
                }
            }
            let accepts = !random.oneIn(4)
            guard accepts, let moves = drag.moves(in: lists) else {
                let steps = machine.decide(.refuse, at: time)
                return expectUnchanged(steps.isEmpty ? machine.answer(1, with: nil) : steps, seed)
            }
            let before = lists
            let expected = reference.drop(lists)
            try moves.perform(in: &lists)
            #expect(lists == expected, "seed \(seed): \(moves)")
            let all = lists.values.joined()
            #expect(Set(all).count == all.count && Set(all) == Set(before.values.joined()), "seed \(seed)")
            done.append((moves, before))
            let decided = machine.decide(.drop(.move), at: time)
            #expect((decided.isEmpty ? machine.answer(1, with: .move) : decided) == [.ended(.dropped(.move))], "seed \(seed)")
        }
    }
}
