import NUI

/// Reads tables of texts by key.
public enum LocalizedStrings {
    /// What is wrong with a table.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        public let table: TextTable

        public var diagnostics: [Diagnostic] { table.diagnostics }
        public var description: String { table.text() }
    }

    /// The table in a `.json` file (one object of strings) or a `.strings` file (`"key" = "text";`).
    ///
    /// - Throws: `Failure` where a part of it cannot be read; `TextTable` gives the rest.
    public static func table(file path: String) throws(Failure) -> [String: String] {
        let table = TextTable(file: path)
        guard !table.diagnostics.hasErrors else { throw Failure(table: table) }
        return table.texts
    }
}
