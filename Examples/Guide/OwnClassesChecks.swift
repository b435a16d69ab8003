import Tatami

/// What a test of the program does with its tables.
public enum OwnClassesChecks {
    /// Writes the file that `tatami check --schema` and `swift package tatami-check` read.
    public static func writeSchema(to path: String) throws { try Inbox.interface.write(to: path) }

    /// Empty while the tables say what the classes are: `#expect(OwnClassesChecks.differences == [])`.
    public static var differences: [String] { Inbox.interface.differences(from: Inbox()) }
}
