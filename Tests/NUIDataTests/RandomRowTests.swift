import Foundation
import NUIData
import TatamiData
import TestSupport
import Testing

/// Random scripts of a program that changes its rows while views show them: after each update the views show what is there.
///
/// `ROW_SCRIPTS=100000` in the soak; `DATA_SEED` repeats a run.
@Suite struct RandomRowTests {
    private static let count = Seeded.count("ROW_SCRIPTS", otherwise: 300)

    private func run(_ name: String, _ makeProgram: (inout Seeded) throws -> any RandomProgram) throws {
        let seed = Seeded.start("DATA_SEED")
        print("\(name) seed: DATA_SEED=\(seed)")
        var random = Seeded(seed)
        for script in 0..<Self.count {
            var player = ScriptPlayer(try makeProgram(&random))
            for step in 0..<20 {
                if let fault = player.play(&random) {
                    Issue.record("\(name) seed \(seed), script \(script), step \(step): \(fault)")
                    return
                }
            }
        }
    }

    @Test func objects() throws { try run("objects") { _ in try WalkProgram() } }
    @Test func structs() throws { try run("structs") { _ in try StopProgram() } }
    @Test func json() throws { try run("json") { _ in try JSONProgram() } }
}

/// A program whose rows a script changes.
protocol RandomProgram: AnyObject {
    var model: LiveModel { get }
    /// The field of the model that is the list.
    var field: String { get }
    /// What views have to show.
    var rows: [ExpectedRow] { get }
    /// Makes a change.
    func change(_ random: inout Seeded)
}

/// A row as the program has it.
struct ExpectedRow: Equatable {
    var key: String
    var title: String
    var stages: [ExpectedRow] = []
}

private final class WalkProgram: RandomProgram {
    let app = App()
    let model: LiveModel
    let field = "walks"

    init() throws { model = try LiveModel(TestModel.make(), root: app) }

    var rows: [ExpectedRow] { app.walks.map(Self.expected) }

    private static func expected(_ walk: Walk) -> ExpectedRow {
        ExpectedRow(key: walk.id, title: walk.title, stages: walk.stages.map(expected))
    }

    func change(_ random: inout Seeded) {
        // Stages have no stages, so that no walk contains itself.
        if random.oneIn(3), let walk = app.walks.randomElement(using: &random) {
            change(&walk.stages, &random)
        } else {
            change(&app.walks, &random)
        }
    }

    private func change(_ walks: inout [Walk], _ random: inout Seeded) {
        let index = random.below(walks.count)
        switch random.below(10) {
        case 0...2: walks.insert(Walk("\(random.below(6))", "t\(random.below(9))"), at: random.below(walks.count + 1))
        case 3 where !walks.isEmpty: walks.remove(at: index)
        case 4 where !walks.isEmpty: walks.insert(walks.remove(at: index), at: random.below(walks.count + 1))
        case 5 where !walks.isEmpty: walks[index].title = "t\(random.below(9))"
        case 6 where !walks.isEmpty: walks[index] = Walk(walks[index].id, "r\(random.below(9))")
        case 7 where !walks.isEmpty: walks[index].id = "\(random.below(6))"
        case 8 where !walks.isEmpty: walks.append(walks[index])
        case 9: if random.oneIn(4) { walks = [] } else { walks.shuffle(using: &random) }
        default: break
        }
    }
}

private final class StopProgram: RandomProgram {
    let app = App()
    let model: LiveModel
    let field = "stops"

    init() throws { model = try LiveModel(TestModel.make(), root: app) }

    var rows: [ExpectedRow] { app.stops.map { ExpectedRow(key: "\($0.id)", title: $0.title) } }

    func change(_ random: inout Seeded) {
        let index = random.below(app.stops.count)
        switch random.below(8) {
        case 0...2: app.stops.insert(Stop(id: random.below(6), title: "t\(random.below(9))"), at: random.below(app.stops.count + 1))
        case 3 where !app.stops.isEmpty: app.stops.remove(at: index)
        case 4 where !app.stops.isEmpty: app.stops.insert(app.stops.remove(at: index), at: random.below(app.stops.count + 1))
        case 5 where !app.stops.isEmpty: app.stops[index].title = "t\(random.below(9))"
        case 6 where !app.stops.isEmpty: app.stops[index].id = random.below(6)
        case 7: if random.oneIn(4) { app.stops = [] } else { app.stops.shuffle(using: &random) }
        default: break
        }
    }
}

private final class JSONProgram: RandomProgram {
    let model: LiveModel
    let field = "rows"

    init() throws { model = try TestModel.json([]) }

    /// What was written through the model is in its data.
    var rows: [ExpectedRow] {
        model.root.rows(field).map { row in
            guard case .string(let key)? = row.plain("id"), case .string(let title)? = row.plain("title") else {
                return ExpectedRow(key: "", title: "")
            }
            return ExpectedRow(key: key, title: title)
        }
    }

    func change(_ random: inout Seeded) {
        var next = rows.map { (id: $0.key, title: $0.title) }
        for _ in 0..<random.below(3) {
            let index = random.below(next.count)
            switch random.below(6) {
            case 0...1: next.insert(("\(random.below(6))", "t\(random.below(9))"), at: random.below(next.count + 1))
            case 2 where !next.isEmpty: next.remove(at: index)
            case 3 where !next.isEmpty: next.insert(next.remove(at: index), at: random.below(next.count + 1))
            case 4 where !next.isEmpty: next[index].title = "t\(random.below(9))"
            default: next.shuffle(using: &random)
            }
        }
        model.replaceData(TestModel.data(next))
    }
}
