import TestScripts
import Testing

/// A server renders a tree per core. `Scripts/thread-check` does the same under the thread sanitizer.
@Suite struct TwoThreadsTests {
    @Test func twoTreesAtOnceGiveTheSameBytesAsOneAfterTheOther() throws {
        #expect(try TwoThreads.wrongPictures(rounds: 1_000) == 0)
    }
}
