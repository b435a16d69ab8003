import NUI

/// Reads tables of localized texts by key.
public enum LocalizedStrings {
    /// The error for a table that has faults.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// The table: its texts that could be read, and its faults.
        public let table: TextTable

        /// All that was found wrong with the table, errors and warnings.
        public var diagnostics: [Diagnostic] { table.diagnostics }
        /// The diagnostics as text for people, with the lines that they are about.
        public var description: String { table.text() }
    }

    /// Returns the texts of a `.json` file (one object of strings) or a `.strings` file (`"key" = "text";`).
    ///
    /// - Throws: `Failure` if a part of the file cannot be read; its `table` holds the rest.
    public static func table(file path: String) throws(Failure) -> [String: String] {
        let table = TextTable(file: path)
        guard !table.diagnostics.hasErrors else { throw Failure(table: table) }
        return table.texts
    }
}
