import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// Data changes during scrolling, animations, drags and loading ahead: nothing traps, and model and screen agree.
///
/// `COLLECTION_SCRIPTS` is the number of scripts, `COLLECTION_SEED` takes others.
@Suite struct CollectionScriptTests {
    /// What was asked for ahead, and whether each request was answered once.
    private final class Requests {
        var open: Set<Int> = []
        var faults: [String] = []
    }

    private func rows(_ number: UInt64, _ requests: Requests) throws -> Rows {
        let rows = try Rows(80, mode: number % 3 == 2 ? .end : .start, selection: number % 2 == 0 ? .none : .multiple) {
            20 + Double(abs($0 &* 7_919) % 60)
        }
        rows.list.isReorderable = true
        rows.list.itemText { (item: Int) in "Row \(item)" }
        rows.list.prefetch { (item: Int) in
            requests.open.insert(item)
        } cancel: { (item: Int) in
            if requests.open.remove(item) == nil { requests.faults.append("\(item) was given up and not asked for") }
        }
        rows.window.step()
        return rows
    }

    @Test func randomScriptsLeaveModelAndScreenEqual() throws {
        let seed = Seeded.start("COLLECTION_SEED")
        for number in 0..<Seeded.count("COLLECTION_SCRIPTS", otherwise: UInt64(8)) {
            var random = Seeded(seed &+ number)
            let requests = Requests()
            let rows = try rows(number, requests)
            var (pointer, next) = (Point?.none, 1_000)
            for step in 0..<60 {
                act(rows, &pointer, &next, &random)
                if Bool.random(using: &random) { rows.window.step() }
                // A row has one view at most, and each view shows a row of the model.
                let shown = rows.list.subviews.filter { $0.acceptsPointers }.flatMap(\.subviews).compactMap { ($0 as? Row)?.number }
                if Set(shown).count != shown.count { Issue.record("script \(seed &+ number), step \(step): twice in \(shown.sorted())") }
            }
            if let pointer { rows.window.lift(at: pointer, with: .mouse) }
            try rows.window.settle()
            rows.window.wait(1)
            let fault = rows.fault
            #expect(fault == nil, "script \(seed &+ number)")
            #expect(!rows.list.isCarrying && requests.faults.isEmpty, "script \(seed &+ number)")
            let order = rows.source.snapshot.items(in: "A")
            #expect(
                Set(order).count == order.count && requests.open.subtracting(rows.configured).isSubset(of: order),
                "script \(seed &+ number)")
            if fault != nil { return }
        }
    }

    private func act(_ rows: Rows, _ pointer: inout Point?, _ next: inout Int, _ random: inout Seeded) {
        let ids = rows.source.snapshot.items(in: "A")
        let style: ChangeStyle = [.none, .automatic, .zoom][Int.random(in: 0..<3, using: &random)]
        func place() -> Point { Point(10, Double.random(in: 5...395, using: &random)) }
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1, 2:
            let to = place()
            if pointer == nil { rows.window.press(at: to, with: .mouse) } else { rows.window.move(to: to, with: .mouse) }
            pointer = to
        case 3:
            if let at = pointer { rows.window.lift(at: at, with: .mouse) }
            pointer = nil
        case 4: rows.window.key(.escape)
        case 5: rows.list.contentOffset.y += Double.random(in: -700...700, using: &random)
        case 6:
            rows.source.edit(style) { content in
                if let first = ids.randomElement(using: &random) {
                    content.insert([next, next + 1], before: first)
                } else {
                    content.append([next, next + 1], to: "A")
                }
            }
            next += 2
        case 7: rows.source.edit(style) { $0.delete(Array(ids.shuffled(using: &random).prefix(4))) }
        case 8:
            var other = rows.source.snapshot
            other.delete(Array(ids.shuffled(using: &random).prefix(5)))
            other.append([next], to: "A")
            next += 1
            rows.source.apply(other, style: style)
        case 9:
            let two = ids.shuffled(using: &random).prefix(2)
            if two.count == 2 { rows.source.edit(style) { $0.move(two[0], before: two[1]) } }
        case 10: rows.window.wait(Double.random(in: 0...0.3, using: &random))
        case 11: if let item = ids.randomElement(using: &random) { rows.source.key(of: item).map { rows.list.scroll(to: $0) } }
        case 12: rows.window.key([.up, .down, .home, .end][Int.random(in: 0..<4, using: &random)], [.control, .shift])
        default: rows.window.resize(Size(Double.random(in: 100...300, using: &random), 400))
        }
    }
}
