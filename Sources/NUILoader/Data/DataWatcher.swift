import NUI
import NUIData

/// Something that is worked out again when the data that it has read changes: a binding, a loop, or a condition.
class DataWatcher: LiveSubscriber {
    /// A field that was read.
    struct Reading: Equatable {
        let record: LiveRecord
        let field: String
        let aspect: LiveAspect

        static func == (a: Reading, b: Reading) -> Bool { a.record === b.record && a.field == b.field && a.aspect == b.aspect }
    }

    let scene: DataScene
    /// The place of the watcher in the order in which changes are carried out.
    let order: Int
    private(set) var readings: [Reading] = []
    private var locals: [LocalValue] = []
    private(set) var isEnded = false
    /// Whether changes wait until the watcher is shown again.
    var isResting = false {
        didSet {
            guard !isResting, isWaiting else { return }
            isWaiting = false
            mark()
        }
    }
    private var isWaiting = false
    fileprivate(set) var isMarked = false

    init(_ scene: DataScene) {
        self.scene = scene
        order = scene.nextOrder()
    }

    /// Whether the watcher decides which objects there are, so that it comes before bindings.
    var isStructure: Bool { false }

    /// Works out the value, and shows it.
    func refresh() {}

    /// Marks the watcher for the next update.
    func mark() {
        guard !isEnded, !isMarked else { return }
        isMarked = true
        scene.mark(self)
    }

    func unmark() { isMarked = false }

    /// Called when all of the data was replaced, before what changed is shown.
    func dataReplaced() {}

    /// Keeps a change for the time when the watcher is shown again.
    func wait() { isWaiting = true }

    func modelChanged(_ changes: [LiveChange]) { mark() }

    /// Follows what was read, and nothing else.
    func follow(_ new: [Reading], _ newLocals: [LocalValue]) {
        guard !isEnded else { return }
        if new != readings {
            for reading in readings where !new.contains(reading) {
                reading.record.unsubscribe(self, from: reading.field, reading.aspect)
            }
            for reading in new { reading.record.subscribe(self, to: reading.field, reading.aspect) }
            readings = new
        }
        guard newLocals.count != locals.count || !zip(newLocals, locals).allSatisfy({ $0 === $1 }) else { return }
        for local in locals { local.remove(self) }
        for local in newLocals { local.add(self) }
        locals = newLocals
    }

    /// Follows what a formula has read, and nothing else.
    func follow(_ evaluator: FormulaEvaluator) { follow(evaluator.readings, evaluator.locals) }

    /// Follows further fields besides what was read.
    func followToo(_ more: [Reading]) {
        guard !isEnded else { return }
        for reading in more { reading.record.subscribe(self, to: reading.field, reading.aspect) }
        readings += more
    }

    /// Follows nothing any more.
    func end() {
        follow([], [])
        isEnded = true
    }
}

/// What the bindings of a loaded file share: the model, and the watchers whose data changed.
final class DataScene {
    /// The data; nil for a file without a model.
    let model: LiveModel?
    let lifetime = DataLifetime()
    private var marked: [DataWatcher] = []
    private var lastOrder = 0
    private var isUpdating = false
    private(set) var objectCount = 0

    /// The bindings by their properties, of which each has one.
    private var bindings: [PropertyKey: DataBinding] = [:]
    /// The places of what could not be worked out, each told once.
    var reported: Set<SourceRange> = []
    /// The places of numbers that their properties do not take as they are, each told once.
    var reportedNumbers: Set<SourceRange> = []
    /// Whether the data is made up for a check, so that what cannot be worked out says nothing about the file.
    let isSample: Bool
    private var isModelChanged = false

    /// Whether data changed that is not shown yet.
    var hasChanges: Bool { isModelChanged || !marked.isEmpty }

    init(_ model: LiveModel?, isSample: Bool = false) {
        (self.model, self.isSample) = (model, isSample)
        model?.needsUpdate = { [weak self] in self?.isModelChanged = true }
    }

    /// Ends everything that follows the data, when its views are replaced or thrown away. Watchers and the scene refer to each other until
    /// then.
    func end() {
        lifetime.end()
        (marked, bindings) = ([], [:])
    }

    /// Notes the binding of a property, which takes the place of an earlier one.
    func note(_ binding: DataBinding, _ name: String, of object: AnyObject) {
        endBinding(name, of: object)
        bindings[PropertyKey(object, name)] = binding
    }

    /// Returns the bindings of an object in the order of the file.
    func bindings(of object: AnyObject) -> [DataBinding] {
        bindings.filter { $0.key.object == ObjectIdentifier(object) }.map(\.value).sorted { $0.order < $1.order }
    }

    /// Ends the binding of a property that something else sets.
    func endBinding(_ name: String, of object: AnyObject) {
        if bindings.isEmpty { return }
        bindings.removeValue(forKey: PropertyKey(object, name))?.end()
    }

    /// Forgets a binding that has ended.
    func forget(_ binding: DataBinding, _ key: PropertyKey) {
        if bindings[key] === binding { bindings[key] = nil }
    }

    func nextOrder() -> Int {
        lastOrder += 1
        return lastOrder
    }

    func mark(_ watcher: DataWatcher) {
        marked.append(watcher)
    }

    /// Counts an object that a loop makes; returns false at the limit.
    func admitObject() -> Bool {
        guard objectCount < Self.mostObjects else { return false }
        objectCount += 1
        return true
    }

    /// Counts an object of a loop that is gone.
    func dismissObject() { objectCount -= 1 }

    /// The number of objects that the loops of a file may make.
    static let mostObjects = 250_000

    /// Shows what changed since the last update: loops and conditions first, from the outside in, then bindings, each once. What is written
    /// meanwhile is shown by the next update.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        isModelChanged = false
        model?.update()
        while marked.contains(where: \.isStructure) { refreshMarked(\.isStructure) }
        refreshMarked { _ in true }
    }

    /// Refreshes the marked watchers of a kind in their order.
    private func refreshMarked(_ isWanted: (DataWatcher) -> Bool) {
        let all = marked.filter(isWanted).sorted { $0.order < $1.order }
        marked.removeAll(where: isWanted)
        for watcher in all { watcher.unmark() }
        for watcher in all where !watcher.isEnded { watcher.isResting ? watcher.wait() : watcher.refresh() }
    }
}
