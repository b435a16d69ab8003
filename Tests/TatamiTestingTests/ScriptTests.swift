import Tatami
import TatamiCairo
import TestScripts
import TestSupport
import Testing

/// Whatever several fingers, mouse, wheel and keys do while views come, go and change: what begins ends, once, and nothing is left.
///
/// `GESTURE_SCRIPTS` says how many scripts are run, `GESTURE_SEED` where they begin. CI runs 20,000 of them.
@Suite struct ScriptTests {
    private static let parts = 8
    private static let scripts = Seeded.count("GESTURE_SCRIPTS", otherwise: 1_600)
    private static let first = Seeded.start("GESTURE_SEED", otherwise: 1)

    @Test(arguments: 0..<parts) func whatBeginsEnds(part: Int) throws {
        let engine = try PangoTextEngine()
        for round in 0..<(Self.scripts / Self.parts) {
            let seed = Self.first &+ UInt64(part * 1_000_000 + round)
            let problem = GestureScript(seed, engine).run()
            #expect(problem == nil, "GESTURE_SEED=\(seed): \(problem ?? "")")
            if problem != nil { return }
        }
    }
}
