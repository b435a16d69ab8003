// Random scripts of fingers, mouse, wheel and keys while views come and go: `Gestures 100000 [FIRST SEED]`. Each is run by the tests as
// well, fewer of them. Exit code 1 where one goes wrong, which is told with its seed.
import Foundation
import Tatami
import TestScripts

let arguments = CommandLine.arguments.dropFirst().compactMap(UInt64.init)
let count = arguments.first ?? 100_000
let first = arguments.dropFirst().first ?? 1
let threads = UInt64(max(1, ProcessInfo.processInfo.activeProcessorCount))

/// The first seed of a part whose script goes wrong, and how.
nonisolated func run(_ part: UInt64, of threads: UInt64, _ count: UInt64, from first: UInt64) throws -> String? {
    let engine = try PangoTextEngine()
    for seed in stride(from: first + part, to: first + count, by: Int(threads)) {
        if let problem = GestureScript(seed, engine).run() { return "GESTURE_SEED=\(seed): \(problem)" }
    }
    return nil
}

let problems = await withTaskGroup(of: String?.self, returning: [String].self) { group in
    for part in 0..<threads {
        group.addTask {
            do {
                return try run(part, of: threads, count, from: first)
            } catch {
                return "\(error)"
            }
        }
    }
    var problems: [String] = []
    for await problem in group { if let problem { problems.append(problem) } }
    return problems
}
for problem in problems { print(problem) }
print("\(count) scripts of 50 events, \(problems.count) of them wrong")
exit(problems.isEmpty ? 0 : 1)
