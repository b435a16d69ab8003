import Foundation

/// A folder of a test's own, removed when the value is let go.
final class TemporaryFolder {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "tatami-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
