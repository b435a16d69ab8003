import Foundation
import Tatami

/// A server renders a tree per core: two threads make pictures at once.
public enum TwoThreads {
    private static let files = ["profile-card", "hebrew"]
    private static let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Gallery")

    /// One picture of a small screen, everything made anew but the text engine.
    private static func picture(_ name: String, _ engine: PangoTextEngine) throws -> [UInt8] {
        let screen = Screen()
        try NUILoader(root: screen).load(file: gallery.appendingPathComponent("\(name).nui").path)
        guard let view = screen.view else { throw CocoaError(.fileReadCorruptFile) }
        let root = ViewRoot(view, text: engine)
        root.layout(width: 160, height: 120)
        return try CairoRenderer(engine).png(of: root.displayList(), size: root.size)
    }

    /// How many pictures are others than those made one after the other.
    public static func wrongPictures(rounds: Int) throws -> Int {
        let engine = try PangoTextEngine()
        let wanted = try files.map { try picture($0, engine) }
        let wrong = Counter()
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            for round in 0..<rounds {
                // A new engine now and then: making one must be safe beside another at work.
                let own = round % 100 == 0 ? try? PangoTextEngine() : Thread.current.engine
                Thread.current.engine = own
                guard let own, (try? picture(files[index], own)) == wanted[index] else {
                    wrong.add()
                    continue
                }
            }
        }
        return wrong.count
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
