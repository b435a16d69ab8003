import Foundation
import Testing

/// Compares with the file of that name beside the input. With `UPDATE_GOLDENS=1` in the environment the file is rewritten
/// instead; read what changed before you commit it.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = Tatami.files.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
        try Data(text.utf8).write(to: url)
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(text == expected, "\(name)", sourceLocation: sourceLocation)
}
