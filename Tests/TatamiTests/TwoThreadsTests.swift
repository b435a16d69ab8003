import Foundation
import Tatami
import Testing

/// A server renders a tree per core. `Scripts/thread-check` runs this suite under the thread sanitizer as well.
@Suite struct TwoThreadsTests {
    private static let files = ["profile-card", "hebrew"]

    /// One picture of a small screen, everything made anew but the text engine.
    private static func picture(_ name: String, _ engine: PangoTextEngine) throws -> [UInt8] {
        let root = try Gallery.load(Gallery.Entry(name: name, width: 160, height: 120), engine)
        return try CairoRenderer(engine).png(of: root.displayList(), size: root.size)
    }

    @Test func twoTreesAtOnceGiveTheSameBytesAsOneAfterTheOther() throws {
        let engine = try PangoTextEngine()
        let wanted = try Self.files.map { try Self.picture($0, engine) }
        let rounds = Int(ProcessInfo.processInfo.environment["THREAD_ROUNDS"] ?? "") ?? 1000
        let wrong = Counter()
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            for round in 0..<rounds {
                // A new engine now and then: making one must be safe beside another at work.
                let own = round % 100 == 0 ? try? PangoTextEngine() : Thread.current.engine
                Thread.current.engine = own
                guard let own, (try? Self.picture(Self.files[index], own)) == wanted[index] else {
                    wrong.add()
                    continue
                }
            }
        }
        #expect(wrong.count == 0, "of \(2 * rounds) pictures")
    }
}

private final class Counter: @unchecked Sendable {  // every access is under the lock
    private let lock = NSLock()
    private var value = 0
    func add() { lock.withLock { value += 1 } }
    var count: Int { lock.withLock { value } }
}

extension Thread {
    fileprivate var engine: PangoTextEngine? {
        get { threadDictionary["engine"] as? PangoTextEngine }
        set { threadDictionary["engine"] = newValue }
    }
}
