import Foundation
import TestScripts
import TestSupport
import Testing

/// Whatever stands in a file, nothing traps or hangs, and the answers make sense.
///
/// `MUTATED_FILES` says how many files are tried (CI takes 60,000), `MUTATED_SEED` where they begin. A trap ends the tests, and so does a
/// file that takes two minutes: it is kept as `mutated-PROCESS-PART.nui` in the folder for temporary files.
@Suite struct MutatedFileTests {
    private static let parts = 4
    private static let count = max(parts, Seeded.count("MUTATED_FILES", otherwise: 4_000))
    private static let first = Seeded.start("MUTATED_SEED")
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: 0..<parts) func nothingTraps(part: Int) throws {
        let files = try MutatedFiles(root: Self.root)
        let fuzzed = FuzzedInput()
        let kept = FileManager.default.temporaryDirectory
            .appendingPathComponent("mutated-\(ProcessInfo.processInfo.processIdentifier)-\(part).nui")
        let watchdog = Watchdog("A mutated file takes two minutes: \(kept.path)", after: 120)
        defer { watchdog.end() }
        // Their hashes; the files themselves would look like a leak.
        var tried: Set<Int> = []
        for round in 0..<Self.count / Self.parts {
            let file = files.file(Self.first &+ UInt64(part * 1_000_000 + round))
            try Data(file).write(to: kept)
            watchdog.start()
            fuzzed.test(file)
            tried.insert(file.hashValue)
        }
        try FileManager.default.removeItem(at: kept)
        #expect(tried.count > Self.count / Self.parts * 9 / 10, "Most files are the same.")
    }
}

/// Ends the process if a task takes too long: a time limit of a test does not stop what never awaits.
private final class Watchdog: @unchecked Sendable {  // every access is under the lock
    private let lock = NSLock()
    private let seconds: Double
    private var deadline = Date.distantFuture
    private var isOver = false

    init(_ message: String, after seconds: Double) {
        self.seconds = seconds
        Thread.detachNewThread { [self] in
            while lock.withLock({ !isOver }) {
                Thread.sleep(forTimeInterval: 1)
                if lock.withLock({ Date() > deadline }) { fatalError(message) }
            }
        }
    }

    func start() { lock.withLock { deadline = Date() + seconds } }
    func end() { lock.withLock { (isOver, deadline) = (true, .distantFuture) } }
}
