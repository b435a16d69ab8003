import NUI
import NUIData
import TatamiData

/// The data of a loaded file at one place: the model, and the values that loops and conditions around the place give.
struct DataScope {
    /// What all places of a file share.
    let scene: DataScene
    /// The names with their types, in the order of `values`.
    private(set) var names = DataNames()
    /// The values of the names.
    private(set) var values: [LocalValue] = []
    /// What ends together with the innermost row or condition around the place.
    private(set) var lifetime: DataLifetime

    /// The number of templates around the place that use themselves.
    private(set) var level = 0

    /// The number of levels in which a template may use itself.
    static let mostLevels = 128

    /// The scope one level deeper.
    var nextLevel: DataScope {
        var scope = self
        scope.level += 1
        return scope
    }

    init(_ scene: DataScene) { (self.scene, lifetime) = (scene, scene.lifetime) }

    /// Returns the scope inside a row or a condition.
    func inside(_ lifetime: DataLifetime) -> DataScope {
        var scope = self
        scope.lifetime = lifetime
        return scope
    }

    /// Returns the scope with one more name.
    func adding(_ name: Name, _ type: DataType, _ value: LocalValue, isEditable: Bool = false) -> DataScope {
        var scope = self
        scope.names = names.adding(name, type, isEditable: isEditable)
        scope.values.append(value)
        return scope
    }
}

/// The value that a loop or a condition gives a name. The index of a row, and a value of a list without records, change while the row stays.
final class LocalValue {
    private(set) var value: LiveValue
    /// Why there is no value, so that what reads it has none either; nil while there is one.
    private(set) var failure: FormulaFailure?
    /// Writes the value into the list that has it; nil if no binding may write it.
    let write: ((DataValue) -> WriteOutcome)?
    private var readers: [ObjectIdentifier: Weak] = [:]

    private struct Weak { weak var watcher: DataWatcher? }

    init(_ value: LiveValue, write: ((DataValue) -> WriteOutcome)? = nil) { (self.value, self.write) = (value, write) }

    /// Notes a watcher that reads the value.
    func add(_ watcher: DataWatcher) { readers[ObjectIdentifier(watcher)] = Weak(watcher: watcher) }
    func remove(_ watcher: DataWatcher) { readers[ObjectIdentifier(watcher)] = nil }

    /// Changes the value, and marks those who read it.
    func set(_ value: LiveValue) {
        guard value != self.value || failure != nil else { return }
        (self.value, failure) = (value, nil)
        markReaders()
    }

    /// Takes the value away, and marks those who read it.
    func fail(_ failure: FormulaFailure) {
        guard self.failure != failure else { return }
        (value, self.failure) = (.plain(.null), failure)
        markReaders()
    }

    private func markReaders() {
        for reader in readers.values { reader.watcher?.mark() }
    }
}

/// What ends together: the bindings, loops and conditions in a row or in a condition that is met.
final class DataLifetime {
    private var watchers: [DataWatcher] = []
    private var inner: [ObjectIdentifier: DataLifetime] = [:]
    private weak var outer: DataLifetime?
    /// The ids that end, too.
    var block: BlockNames?
    private(set) var isEnded = false

    init(in outer: DataLifetime? = nil) {
        self.outer = outer
        outer?.inner[ObjectIdentifier(self)] = self
    }

    func add(_ watcher: DataWatcher) { watchers.append(watcher) }

    /// Lets changes wait, or shows what changed meanwhile.
    func rest(_ isResting: Bool) {
        for watcher in watchers { watcher.isResting = isResting }
        for lifetime in inner.values { lifetime.rest(isResting) }
    }

    /// Reports that all of the data was replaced.
    func dataReplaced() {
        for watcher in watchers { watcher.dataReplaced() }
        for lifetime in inner.values { lifetime.dataReplaced() }
    }

    /// Ends everything.
    func end() {
        guard !isEnded else { return }
        isEnded = true
        outer?.inner[ObjectIdentifier(self)] = nil
        block?.end()
        for watcher in watchers { watcher.end() }
        let inner = self.inner.values
        (watchers, self.inner) = ([], [:])
        for lifetime in inner { lifetime.end() }
    }
}
