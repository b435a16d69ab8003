import NUI

/// Records what a load and its states assigned: into which objects, on whose behalf and from where in the files. It also keeps the
/// assignments that wait until the load succeeds, and the ways to undo assignments.
///
/// All assignments go through the journal: those of the builder for a file, and for a state. A binding that assigns again whenever its data
/// changes would be a further writer: it would keep the assignment and its ``Scope``, and run the builder again.
final class Journal {
    private var records = ObjectRecords()
    /// The objects with records, which the journal keeps alive while they are being built; nil after that.
    private var kept: [AnyObject]? = []
    /// The state that is being applied; nil while a file is being loaded.
    private var writer: Definition?
    /// The writes that wait for ``commit()``; nil after it.
    private var transaction: Transaction?
    /// The changes that files made to the root and to the objects that it holds. Undoing them clears the properties.
    private var gifts: ChangeLayer
    /// The changes of the active states, in the order in which those were entered.
    private var held: [ChangeLayer] = []
    /// The changes of the active blocks for widths.
    private var blocks = BlockLayers()
    /// The number of the last layer.
    private var lastNumber = 0
    private var isEntering = false
    /// The number of the block whose changes are made; nil for none.
    private var blockEntered: Int?
    /// The references between objects outside the tree of views.
    var references = ReferenceGraph()

    /// Creates the journal of a load.
    ///
    /// - Parameters:
    ///   - root: The object that the file is loaded into.
    ///   - rootClass: The class as which files see the root.
    ///   - earlier: The journal of the previous load, whose gifts to the root can still be taken back.
    init(root: AnyObject, as rootClass: NUIClass, after earlier: Journal?) {
        transaction = Transaction(root: root)
        gifts = earlier?.gifts.alive ?? ChangeLayer()
        remember(root, as: rootClass)
    }

    deinit { records.forget() }

    // MARK: Objects and who wrote into them

    /// Notes the class as which an object was made. Several NUI classes may make objects of one Swift class.
    func remember(_ object: AnyObject, as item: NUIClass) { add(ObjectRecord(item: item), of: object) }

    private func add(_ record: ObjectRecord, of object: AnyObject) {
        kept?.append(object)
        records.add(record, of: object)
    }

    /// Returns the class as which the load made an object; nil for objects that it did not make.
    func itemClass(of object: AnyObject) -> NUIClass? { records.item(of: object) }

    /// Notes that something was written into an object, so that ``writings(into:)`` can return it.
    func note(_ source: Writing.Source, into object: AnyObject) {
        let writing = Writing(source: source, state: writer)
        if records.change(object, { $0.note(writing) }) { return }
        var record = ObjectRecord(item: nil)
        record.note(writing)
        add(record, of: object)
    }

    /// Returns what was written into an object, in the order in which it was carried out.
    func writings(into object: AnyObject) -> [Writing] { records[object]?.writings ?? [] }

    /// The objects of an uncommitted load that may not stand in their places, with their literals, in the order of the files.
    var misplaced: [(fault: PlaceFault, object: AnyObject, node: ObjectNode)] {
        (kept ?? []).flatMap { object -> [(fault: PlaceFault, object: AnyObject, node: ObjectNode)] in
            guard let record = records[object], let item = record.item, let node = record.first?.source.node else { return [] }
            return item.placeFaults(object).map { ($0, object, node) }
        }.sorted { ($0.node.range.file.index, $0.node.range.lower) < ($1.node.range.file.index, $1.node.range.lower) }
    }

    // MARK: Writing

    /// Carries out a write, or keeps it until ``commit()`` if it affects an object that was there before the load.
    func write(_ value: Loaded, to name: String, of object: AnyObject, _ write: @escaping () -> Void) {
        if transaction?.keeps(value, for: name, of: object, write) != true { write() }
    }

    /// Whether a write must wait until ``commit()``.
    func mustWait(_ value: Loaded, for object: AnyObject) -> Bool { transaction?.concerns(value, for: object) ?? false }

    /// Whether an object was there before the load, or waits for one that was.
    func isEarlier(_ object: AnyObject) -> Bool { transaction?.isEarlier(object) ?? false }

    /// Returns the value that waits to be written to a property; nil if none does.
    func waitingValue(of name: String, in object: AnyObject) -> Loaded? { transaction?.value(of: name, in: object) }

    /// Notes that an object was there before the load, if such an object holds it and the load did not make it.
    func noteHeld(_ object: AnyObject, by holder: AnyObject) {
        guard transaction?.isEarlier(holder) == true, itemClass(of: object) == nil else { return }
        transaction?.add(object)
    }

    /// Carries out everything that waits. After this, writes do not wait, and the journal keeps no object alive.
    func commit() {
        let waiting = transaction?.writes ?? []
        transaction = nil
        for write in waiting { write() }
        kept = nil
    }

    // MARK: Taking back

    /// Notes a change to the root, or to an object that the root holds, whose `undo` clears the property.
    func willGive(_ change: Change) { gifts.add(change) }

    /// Clears everything that files gave to the root.
    func takeBackGifts() {
        for change in gifts.changes { change.undo() }
    }

    /// Applies a state: what `body` writes is noted as written by the state. The changes of a state that belongs to a group can be undone
    /// by ``leave(_:)``; no other state of that group may be active.
    func apply<Failure: Error>(
        _ state: Definition, group: String?, _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        writer = state
        lastNumber += 1
        if let group { held.append(ChangeLayer(state: state, group: group, number: lastNumber)) }
        isEntering = group != nil
        defer {
            (writer, isEntering) = (nil, false)
            if group != nil, let own = held.lastIndex(where: { $0.state === state }) { held[own].readGiven() }
        }
        try body()
    }

    /// Applies a block for a width, which ``leave(layer:)`` undoes. Returns the number of its layer.
    func applyLayer(_ state: Definition, _ body: () -> Void) -> Int {
        lastNumber += 1
        let (number, outer) = (lastNumber, (writer, blockEntered))
        blocks.begin(ChangeLayer(state: state, group: "", number: number))
        (writer, blockEntered) = (state, number)
        body()
        (writer, blockEntered) = outer
        blocks.readGiven(number)
        return number
    }

    /// Undoes what a block for a width has changed, as ``leave(_:)`` does for states.
    func leave(layer number: Int) {
        if let left = blocks.remove(number) { undo(left) }
    }

    /// Forgets a block whose objects are gone.
    func forget(layer number: Int) { _ = blocks.remove(number) }

    /// True while changes must be announced with ``willChange(_:)``.
    var notesChanges: Bool { isEntering || blockEntered != nil }

    /// Notes that the state being entered is about to change a property.
    func willChange(_ change: Change) {
        if let blockEntered { return blocks.add(change, to: blockEntered) }
        guard isEntering, let last = held.indices.last else { return }
        held[last].add(change)
    }

    /// The names of the active states, by their groups.
    var heldStates: [String: String] {
        Dictionary(held.compactMap { layer in layer.state.map { (layer.group, $0.name.text) } }, uniquingKeysWith: { $1 })
    }

    /// Undoes what entering the state of a group changed, the last change first, and forgets what the state wrote. A property that another
    /// state changed since keeps its value; when that state is left, the property gets the value from before both. Changes by the program
    /// are kept too.
    func leave(_ group: String) {
        guard let index = held.firstIndex(where: { $0.group == group }) else { return }
        let left = held.remove(at: index)
        undo(left)
    }

    /// Undoes the changes of a layer that is no longer among the active ones.
    private func undo(_ left: ChangeLayer) {
        for change in left.changes.reversed() where change.object != nil {
            let state = held.indices.first { held[$0].number > left.number && held[$0].place(like: change) != nil }
            let block = blocks.number(above: left.number, like: change)
            if let state, held[state].number < block ?? .max {
                held[state].setUndo(of: change)
            } else if let block {
                blocks.setUndo(of: change, block)
            } else if change.isUnchanged {
                change.undo()
            }
        }
        guard let state = left.state else { return }
        for object in left.changes.compactMap(\.object) { _ = records.change(object) { $0.forget(state) } }
    }
}
