import Foundation
import Testing

/// What `Documentation/explain.md` shows is what the commands print. With `UPDATE_GOLDENS=1` in the environment it is written anew.
@Suite struct DocumentTests {
    private static let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/explain.md")

    @Test func theDocumentShowsWhatIsPrinted() throws {
        let tatami = try Tatami()
        let text = try String(contentsOf: Self.document, encoding: .utf8)
        var blocks = text.components(separatedBy: "```")
        #expect(blocks.count % 2 == 1)
        for index in stride(from: 1, to: blocks.count, by: 2) {
            if blocks[index].hasPrefix("\n$ tatami ") {
                let command = blocks[index].split(separator: "\n")[0].dropFirst(2)
                let result = try tatami.run(command.split(separator: " ").dropFirst().map(String.init))
                #expect(result.errors == "")
                blocks[index] = "\n$ \(command)\n\(result.output)"
            } else if blocks[index].hasPrefix("nui\n"), let mark = blocks[index - 1].split(separator: "\n").last, mark.hasPrefix("<!-- ") {
                let name = mark.dropFirst(5).dropLast(4)
                blocks[index] = "nui\n" + String(decoding: try tatami.bytes(String(name)), as: UTF8.self)
            }
        }
        let wanted = blocks.joined(separator: "```")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try Data(wanted.utf8).write(to: Self.document) }
        #expect(try String(contentsOf: Self.document, encoding: .utf8) == wanted)
        #expect(wanted.components(separatedBy: "\n$ tatami ").count >= 3)
    }
}
