/// The content of a collection, and what changed in it since a view last asked.
///
/// A program changes the content with `edit` or `apply`, as often as it likes. The view takes all changes at once before it shows its next
/// frame (`takeUpdate()`). Ids become keys, which stay the same while an item is in the collection, whatever snapshot names it.
///
/// ```swift
/// let source = CollectionSource<String, Int>()
/// source.edit { $0.append(["Inbox"]); $0.append([1, 2, 3], to: "Inbox") }
/// source.edit { $0.move(3, before: 1) }
/// source.takeUpdate()?.inserted.count  // 3
/// ```
public final class CollectionSource<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// What the collection shows.
    public typealias Content = Snapshot<Section, Item>

    /// A content that was applied. It is an object, so that a change where there is none costs nothing.
    private final class Pending {
        let content: Content
        let prepared: PreparedUpdate<Section, Item>?

        init(_ content: Content, _ prepared: PreparedUpdate<Section, Item>? = nil) { (self.content, self.prepared) = (content, prepared) }
    }

    /// The content that the keys belong to.
    private var shown: Content
    /// What is shown while an edit changes the content in place.
    private let nothing = Content()
    /// A content that was applied and not compared yet.
    private var pending: Pending?
    /// The marks of contents that gave way to others before anybody took them.
    private var marks = SnapshotMarks<Item>()
    private var keys = SourceKeys<Item>()
    private var update = CollectionUpdate()
    private var completions: [(Bool) -> Void] = []
    /// Called when there is something to take. The view that shows the content sets it.
    package var onChange: (() -> Void)?
    /// The number of contents that were compared item by item, for tests.
    package private(set) var comparisons = 0

    /// Creates a source without content.
    public init() { shown = nothing }

    /// The content with all changes, whether a view has taken them or not.
    public var snapshot: Content { pending?.content ?? shown }

    // MARK: Changing

    /// Changes the content in place. The time follows the number of changes, not of items, as long as nobody else holds a copy of `snapshot`.
    ///
    /// - Parameters:
    ///   - style: How elements come and go.
    ///   - changes: Changes the content. To put a whole other content in its place is the task of `apply`; here it is reported, and everything is
    ///     shown anew.
    public func edit(_ style: ChangeStyle = .automatic, _ changes: (inout Content) -> Void) {
        defer { onChange?() }
        update.style = style
        // The object is gone before the change, which has the content alone then.
        if var content = pending?.content {
            pending = nil
            changes(&content)
            pending = Pending(content)
            return
        }
        // The source lets go of the content, so that it is changed in place.
        var content = nothing
        swap(&content, &shown)
        let base = content.version
        let count = content.sectionCount
        content.beginJournal(notesComing: keys.hasDeparted)
        changes(&content)
        guard let journal = content.journal, journal.base === base else { return replace(count, by: content) }
        for event in journal.events { keys.perform(event, content.noted, behind: update.steps.count) }
        content.endJournal()
        swap(&content, &shown)
        if update.steps.isEmpty { update.steps = journal.steps } else { update.steps += journal.steps }
    }

    /// Shows another content. It is compared with the present one when the view takes the update; of several, only the last one is.
    ///
    /// Items that were marked by `reconfigure` or `reload` since the last update stay marked if the new content has them.
    ///
    /// - Parameters:
    ///   - new: The content to show.
    ///   - style: How elements come and go.
    ///   - completion: Is called when the update is shown and its animations ended; with false if they were cut short.
    public func apply(_ new: Content, style: ChangeStyle = .automatic, completion: ((Bool) -> Void)? = nil) {
        replacePending(by: Pending(new))
        update.style = style
        if let completion { completions.append(completion) }
        onChange?()
    }

    /// Shows a content that was compared in advance. If the present content is not the one that it was compared with, it is compared again.
    public func apply(_ update: PreparedUpdate<Section, Item>, style: ChangeStyle = .automatic) {
        replacePending(by: Pending(update.content, update))
        self.update.style = style
        onChange?()
    }

    /// Puts a content in the place of the one that waits, whose marks stay.
    private func replacePending(by new: Pending) {
        if let pending { marks.add(of: pending.content) }
        pending = new
    }

    /// Compares two contents away from the caller's actor.
    public static func difference(from old: Content, to new: Content) async -> PreparedUpdate<Section, Item> {
        PreparedUpdate(from: old, to: new)
    }

    /// An edit put another content in place, and the old one is gone.
    private func replace(_ count: Int, by content: Content) {
        keys.removeAll()
        if count > 0 { update.steps.append(.removeSections(0..<count)) }
        shown = nothing
        pending = Pending(content)
        update.faults.append(
            SnapshotFault(message: "An edit put another content in place of its own, so everything is shown anew; use apply for this."))
    }

    // MARK: Showing

    /// Returns what changed since the last call, and begins anew; nil if nothing did. Keys of items that left are not used any more.
    public func takeUpdate() -> CollectionUpdate? {
        if let pending {
            let isPrepared = pending.prepared.map { $0.base === shown.version } ?? false
            let difference = isPrepared ? pending.prepared?.difference : nil
            compare(with: pending.content, difference ?? PreparedUpdate(from: shown, to: pending.content).difference)
            comparisons += difference == nil ? 1 : 0
            self.pending = nil
        }
        if shown.hasFaults { update.faults += shown.faults }
        keys.write(to: &update)
        if !shown.reconfigured.isEmpty || !shown.reloaded.isEmpty {
            let fresh = Set(update.inserted)
            update.reloaded = shown.reloaded.compactMap { keys.item($0) }.filter { !fresh.contains($0) }
            update.reconfigured = shown.reconfigured.subtracting(shown.reloaded).compactMap { keys.item($0) }.filter { !fresh.contains($0) }
        }
        shown.clearNotes()
        var taken = CollectionUpdate()
        swap(&taken, &update)
        return taken.isEmpty && taken.faults.isEmpty ? nil : taken
    }

    /// Returns the completions of the updates that were taken, and forgets them.
    public func takeCompletions() -> [(Bool) -> Void] {
        defer { completions = [] }
        return completions
    }

    private func compare(with content: Content, _ difference: SnapshotDifference) {
        marks.add(of: shown)
        keys.perform(difference, from: shown, to: content, behind: update.steps.count)
        update.steps += difference.steps
        update.compared += difference.compared
        shown = content
        marks.move(to: &shown)
        shown.endJournal()
    }

    // MARK: Keys

    /// The number of sections that the keys belong to.
    var keyedSectionCount: Int { shown.sectionCount }

    /// Returns the number of items that the keys of a section belong to.
    func keyedItemCount(ofSectionAt index: Int) -> Int { shown.itemCount(inSectionAt: index) }

    /// Returns the key of the item at a place; nil if there is none. Contents that were applied count once their update is taken.
    public func key(at place: CollectionPlace) -> ItemKey? { shown.slot(at: place).flatMap(keys.item) }

    /// Returns the keys of a range of items of a section; nil for those that are not there.
    func keys(ofItems range: Range<Int>, inSectionAt index: Int) -> [ItemKey?] {
        var result = Array(repeating: ItemKey?.none, count: range.count)
        guard range.lowerBound >= 0, let section = shown.slot(ofSectionAt: index) else { return result }
        for (place, slot) in shown.itemOrder.slots(range, of: section).enumerated() { result[place] = keys.item(slot) }
        return result
    }

    /// Returns the key of an item; nil if there is none.
    public func key(of item: Item) -> ItemKey? { shown.itemTable.slot(of: item).flatMap(keys.item) }

    /// Returns the key of the section at an index; nil if there is none.
    public func sectionKey(at index: Int) -> SectionKey? { shown.slot(ofSectionAt: index).flatMap(keys.section) }

    /// Returns the id of a section; nil if it left.
    package func id(of key: SectionKey) -> Section? { keys.slot(of: key).flatMap { shown.sectionTable[$0] } }

    /// Returns the place of an item; nil if it left.
    public func place(of key: ItemKey) -> CollectionPlace? {
        // A function of `shown` as a value would copy it, for every item in sight.
        guard let slot = keys.slot(of: key) else { return nil }
        return shown.place(ofSlot: slot)
    }

    /// Returns the index of a section; nil if it left.
    public func index(of key: SectionKey) -> Int? { keys.slot(of: key).map { shown.sectionOrder.place(of: $0).index } }

    /// Returns the id of an item; nil if it left.
    public func id(of key: ItemKey) -> Item? { keys.slot(of: key).flatMap { shown.itemTable[$0] } }
}
