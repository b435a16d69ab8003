import Foundation

/// The project's own files, as the tests read them.
enum SourceTree {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Swift files below `folder`, in order.
    static func swiftFiles(_ folder: String) -> [URL] {
        let files = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    static func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

    static func text(_ path: String) -> String { text(root.appendingPathComponent(path)) }

    /// The names of the modules a file imports.
    static func imports(_ url: URL) -> [String] {
        text(url).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "public" }
            return words.first == "import" && words.count == 2 ? String(words[1]) : nil
        }
    }
}
