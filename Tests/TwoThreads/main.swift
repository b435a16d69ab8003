import Foundation
import TestScripts

// Two threads that render at once, for Scripts/thread-check: TwoThreads ROUNDS
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000
let wrong = try TwoThreads.wrongPictures(rounds: rounds)
print("\(2 * rounds) pictures of two threads, \(wrong) of them wrong")
exit(wrong == 0 ? 0 : 1)
