import Foundation
import NUI

/// A case out of a corpus file: one or more NUI files, and all that is to be found in them.
///
/// `== title` starts a case, `>> path` a further file of it (the first is `main.nui`), `--` the findings. With
/// `NUI_UPDATE=1` in the environment the findings are rewritten instead of compared; read what changed before you
/// commit it.
struct CorpusCase: Sendable, CustomStringConvertible {
    var title: String
    var files: [(path: String, text: String)]
    var findings: String

    var description: String { title }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")
    static let corpusNames = [
        "actions", "constants", "data", "expressions", "files", "names", "states", "styles", "syntax", "templates", "types",
    ]
    static let isUpdating = ProcessInfo.processInfo.environment["NUI_UPDATE"] == "1"

    static func all() throws -> [CorpusCase] { try corpusNames.flatMap(load) }

    static func load(_ name: String) throws -> [CorpusCase] {
        let url = folder.appendingPathComponent(name + ".txt")
        var result: [CorpusCase] = []
        var inFindings = false
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== ") {
                result.append(CorpusCase(title: name + ": " + line.dropFirst(3), files: [("/ui/main.nui", "")], findings: ""))
                inFindings = false
            } else if result.isEmpty {
                continue
            } else if line.hasPrefix(">> ") {
                result[result.count - 1].files.append((FileTree.path(String(line.dropFirst(3))), ""))
            } else if line == "--" {
                inFindings = true
            } else if inFindings {
                if !line.isEmpty { result[result.count - 1].findings += line + "\n" }
            } else {
                let last = result[result.count - 1].files.count - 1
                result[result.count - 1].files[last].text += line + "\n"
            }
        }
        return result
    }

    static func rewrite(_ name: String) throws {
        var text = ""
        for item in try load(name) {
            text += "== \(item.title.dropFirst(name.count + 2))\n"
            for (index, file) in item.files.enumerated() {
                if index > 0 { text += ">> \(file.path.replacingOccurrences(of: "/ui/", with: ""))\n" }
                text += file.text
            }
            text += "--\n" + item.found() + "\n"
        }
        try text.write(to: folder.appendingPathComponent(name + ".txt"), atomically: true, encoding: .utf8)
    }

    func program() -> Program {
        var reader = MemorySourceReader()
        for file in files { reader[file.path] = Array(file.text.utf8) }
        return Program.load(path: "/ui/main.nui", searchPaths: ["/lib"], reader: reader)
    }

    /// All findings, a line each, with further lines for hint, fix and notes.
    func found() -> String {
        check(program(), testSchema).map(Self.describe).joined()
    }

    static func describe(_ diagnostic: Diagnostic) -> String {
        func shown(_ file: String, _ span: Span) -> String {
            let name = file == "/ui/main.nui" ? "" : file + ":"
            let end = span.endLine == span.line ? "\(span.endColumn)" : "\(span.endLine):\(span.endColumn)"
            return "\(name)\(span.line):\(span.column)-\(end)"
        }
        var text = "\(shown(diagnostic.file, diagnostic.span)) \(diagnostic.severity) \(diagnostic.id) \(diagnostic.message)\n"
        if let hint = diagnostic.hint { text += "  hint: \(hint)\n" }
        if let fix = diagnostic.fix { text += "  fix: \(shown(diagnostic.file, fix.span)) \(fix.replacement)\n" }
        for note in diagnostic.related { text += "  note: \(shown(note.file, note.span)) \(note.message)\n" }
        return text
    }
}

enum FileTree {
    /// Corpus paths are below `/ui` unless they are absolute.
    static func path(_ path: String) -> String { path.hasPrefix("/") ? path : "/ui/" + path }
}
