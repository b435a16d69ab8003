import Foundation
import TestScripts
import TestSupport
import Testing

/// Whatever stands in a file, nothing traps or hangs, and the answers make sense.
///
/// `MUTATED_FILES` says how many files are tried (CI takes 60,000), `MUTATED_SEED` where they begin. A trap ends the tests: the file that
/// was tried last is kept beside them as `mutated-PART.nui`, in the folder for temporary files.
@Suite struct MutatedFileTests {
    private static let parts = 4
    private static let count = Seeded.count("MUTATED_FILES", otherwise: 4_000)
    private static let first = Seeded.start("MUTATED_SEED")
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(.timeLimit(.minutes(10)), arguments: 0..<parts) func nothingTraps(part: Int) throws {
        let files = try MutatedFiles(root: Self.root)
        let fuzzed = FuzzedInput()
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent("mutated-\(part).nui")
        var tried: Set<[UInt8]> = []
        for round in 0..<Self.count / Self.parts {
            let file = files.file(Self.first &+ UInt64(part * 1_000_000 + round))
            try Data(file).write(to: kept)
            fuzzed.test(file)
            tried.insert(file)
        }
        try FileManager.default.removeItem(at: kept)
        #expect(tried.count > Self.count / Self.parts * 9 / 10, "Most files are the same.")
    }
}
