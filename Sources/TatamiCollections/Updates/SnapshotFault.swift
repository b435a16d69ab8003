/// Something wrong with the ids of a snapshot. The snapshot can be shown all the same.
public struct SnapshotFault: Hashable, Sendable, CustomStringConvertible {
    /// The greatest number of faults that a snapshot lists.
    static let limit = 100

    /// What is wrong, where, and what to do.
    public let message: String

    /// The message.
    public var description: String { message }

    init(message: String) { self.message = message }

    init(item: String, first: CollectionPlace?, _ repeated: CollectionPlace) {
        let other = first.map { "item \($0.item) of section \($0.section) and " } ?? ""
        message =
            "The id \(item) belongs to \(other)item \(repeated.item) of section \(repeated.section). All are shown; give each item an id of its own."
    }

    init(section: String, first: Int?, _ repeated: Int) {
        let other = first.map { "section \($0) and " } ?? ""
        message = "The id \(section) belongs to \(other)section \(repeated). All are shown; give each section an id of its own."
    }

    init(unknown id: String, call: String, isSection: Bool, outcome: String) {
        message = "\(call): there is no \(isSection ? "section" : "item") \(id); \(outcome)."
    }

    /// An id in messages, shortened.
    static func text(_ id: some Hashable) -> String {
        let text = String(describing: id)
        return text.count > 60 ? "\(text.prefix(60))..." : text
    }
}
