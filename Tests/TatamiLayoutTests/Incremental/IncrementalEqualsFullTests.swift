import Foundation
import TatamiLayout
import TestSupport
import Testing

/// P3 and P15: a tree that was edited and laid out again and again has the same bits as one that was built and laid out once.
@Suite struct IncrementalEqualsFullTests {
    struct Plan: CustomTestStringConvertible, Sendable {
        let kinds: Int
        let size: Int
        let scripts: Int
        let edits: Int
        let batch: Int
        var testDescription: String { "\(scripts) scripts of \(edits) edits on \(size) nodes, kinds \(kinds)" }
    }

    /// More than 100,000 edits in all.
    static let plans = [
        Plan(kinds: 0, size: 4, scripts: 600, edits: 20, batch: 1),
        Plan(kinds: 7, size: 6, scripts: 600, edits: 20, batch: 1),
        Plan(kinds: 4, size: 6, scripts: 600, edits: 20, batch: 1),
        Plan(kinds: 0, size: 30, scripts: 100, edits: 120, batch: 3),
        Plan(kinds: 1, size: 20, scripts: 100, edits: 120, batch: 3),
        Plan(kinds: 2, size: 20, scripts: 100, edits: 120, batch: 3),
        Plan(kinds: 4, size: 20, scripts: 100, edits: 120, batch: 3),
        Plan(kinds: 8, size: 6, scripts: 600, edits: 20, batch: 1),
        Plan(kinds: 8, size: 30, scripts: 100, edits: 120, batch: 3),
        Plan(kinds: 16, size: 10, scripts: 600, edits: 20, batch: 1),
        Plan(kinds: 31, size: 60, scripts: 40, edits: 300, batch: 6),
        Plan(kinds: 0, size: 200, scripts: 20, edits: 700, batch: 20),
        Plan(kinds: 31, size: 500, scripts: 14, edits: 1000, batch: 50),
    ]

    @Test(arguments: plans)
    func randomEdits(plan: Plan) {
        for number in 0..<plan.scripts {
            let seed = UInt64(plan.size * 1_000_000 + plan.kinds * 100_000 + number)
            if let report = failure(of: plan, seed: seed) {
                Issue.record("\(report)")
                return
            }
        }
    }

    private func failure(of plan: Plan, seed: UInt64) -> String? {
        var random = Seeded(seed)
        let script = EditScript(
            kinds: SketchKinds(rawValue: plan.kinds), seed: seed, size: 1 + random.below(plan.size),
            batches: (0..<plan.edits / plan.batch).map { _ in (0..<plan.batch).map { _ in random.next() } })
        guard let failure = script.failure() else { return nil }
        return ProcessInfo.processInfo.environment["SHRINK"] == "no" ? failure.words : script.report()
    }

    private static let soakEdits = Seeded.count("EDITS", otherwise: 0)
    private static let soakSeed = Seeded.start("SEED", otherwise: 1)

    /// As many edits as one likes, over the same plans in turn: `EDITS=5000000 make soak`.
    @Test(.enabled(if: soakEdits > 0, "needs EDITS"))
    func manyRandomEdits() {
        var done = 0
        var seed = Self.soakSeed &* 1_000_000_007
        while done < Self.soakEdits {
            for plan in Self.plans {
                // As many scripts of each plan as make 2,000 edits.
                for _ in 0..<max(1, 2000 / plan.edits) {
                    seed &+= 1
                    done += plan.edits
                    if let report = failure(of: plan, seed: seed) {
                        Issue.record("\(report)")
                        return
                    }
                }
            }
        }
        print("\(done) edits, seeds \(Self.soakSeed &* 1_000_000_007 &+ 1)...\(seed): incremental = full")
    }
}
