/// Which items of contents are to be shown anew, by their identities, so that other contents can take the marks over.
struct SnapshotMarks<Item: Hashable & Sendable> {
    private var reconfigured: Set<Identity<Item>> = []
    private var reloaded: Set<Identity<Item>> = []

    /// Adds the marks of a content.
    mutating func add<Section>(of content: Snapshot<Section, Item>) {
        for slot in content.reconfigured { if let identity = content.itemTable.identity(of: slot) { reconfigured.insert(identity) } }
        for slot in content.reloaded { if let identity = content.itemTable.identity(of: slot) { reloaded.insert(identity) } }
    }

    /// Gives a content the marks of the items that it has, and forgets all marks.
    mutating func move<Section>(to content: inout Snapshot<Section, Item>) {
        for identity in reconfigured { if let slot = content.itemTable.slot(of: identity) { content.reconfigured.insert(slot) } }
        for identity in reloaded { if let slot = content.itemTable.slot(of: identity) { content.reloaded.insert(slot) } }
        (reconfigured, reloaded) = ([], [])
    }
}
