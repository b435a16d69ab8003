import NUI

/// Everything of a load that has a name: ids, built constants, the root; and what was given to the root.
final class Globals {
    private var objects: [String: Loaded] = [:] { didSet { names = nil } }
    /// The names of objects, once somebody asks for one.
    private var names: [ObjectIdentifier: String]?
    private var constants: [String: Loaded] = [:]
    private var records: [ObjectIdentifier: Record] = [:]
    /// What the root was given, in order.
    private(set) var gifts: [Gift] = []
    private var giftPlaces: [GiftKey: Int] = [:]
    /// Objects handed to the root by `:property`, the last one of each name.
    private var outlets: [String: AnyObject] = [:]
    /// The first outlet of each object, which is held: its identifier stays its own.
    private var outletNames: [ObjectIdentifier: (path: String, object: AnyObject)] = [:]

    /// Whether the objects are kept alive: while they are being built.
    private var isHolding = true
    /// Whether an object was named: only then can one come to lie inside itself.
    var hasReferences = false
    /// What is being filled: what its literal stands in, and all around that.
    private var open: [ObjectIdentifier] = []
    /// Who holds whom beside the tree.
    var holdings = Holdings()

    init(gifts: [Gift] = []) {
        for gift in gifts { add(gift) }
    }

    subscript(name: String) -> Loaded? {
        get { objects[name] }
        set { objects[name] = newValue }
    }

    func constant(_ name: String) -> Loaded? { constants[name] }
    func setConstant(_ name: String, _ value: Loaded) { constants[name] = value }

    /// Does what fills an object.
    func fill(_ object: AnyObject, _ body: () -> Void) {
        open.append(ObjectIdentifier(object))
        body()
        open.removeLast()
    }

    /// Whether an object is being filled: what refers to it from within is no reason to keep it.
    func isOpen(_ object: AnyObject) -> Bool { open.contains(ObjectIdentifier(object)) }

    /// The class as which an object was made: several classes of NUI may make objects of one class of Swift.
    func itemClass(of object: AnyObject) -> NUIClass? {
        record(of: object)?.item
    }
    func remember(_ object: AnyObject, as item: NUIClass) {
        records[ObjectIdentifier(object)] = Record(object, item: item, isHeld: isHolding)
    }

    /// From here on no object is kept alive by having been loaded. Weak references make every use of an object dearer, so there are
    /// none while a file is being built.
    func letGo() {
        isHolding = false
        records = records.mapValues { record in
            record.object.map { Record($0, item: record.item, first: record.first, more: record.more, isHeld: false) } ?? record
        }
    }

    /// What was written into an object, in the order in which it was carried out.
    func writings(into object: AnyObject) -> [Writing] {
        guard let record = record(of: object) else { return [] }
        return (record.first.map { [$0] } ?? []) + record.more
    }

    /// Notes that something was written into an object, so that places of values can be told later.
    func note(_ writing: Writing, into object: AnyObject) {
        records[ObjectIdentifier(object), default: Record(object, item: nil, isHeld: isHolding)].note(writing, into: object)
    }

    /// Forgets what a part of a file wrote into an object, as it was taken back.
    func forget(_ range: SourceRange, writtenInto object: AnyObject) { records[ObjectIdentifier(object)]?.forget(range) }

    /// The name of a file's object with that `:id`, or the outlet that holds it.
    func name(of object: AnyObject) -> String? {
        let known = names ?? namesOfObjects()
        names = known
        return known[ObjectIdentifier(object)] ?? outletName(of: object)
    }

    /// The first name in alphabetical order of each object, which its name keeps alive.
    private func namesOfObjects() -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        for (name, value) in objects {
            guard case .object(let object) = value else { continue }
            let key = ObjectIdentifier(object)
            names[key] = names[key].map { min($0, name) } ?? name
        }
        return names
    }

    /// Notes that `:property` handed an object to the root.
    func addOutlet(_ path: String, _ object: AnyObject) {
        outlets[path] = object
        if outletNames[ObjectIdentifier(object)] == nil { outletNames[ObjectIdentifier(object)] = (path, object) }
    }

    func outlet(_ name: String) -> AnyObject? { outlets[name] }

    func outletName(of object: AnyObject) -> String? { outletNames[ObjectIdentifier(object)]?.path }

    private func record(of object: AnyObject) -> Record? {
        records[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
    }

    /// What may not stand where it does, with what it is written as; in the order of the files.
    var misplaced: [(fault: PlaceFault, object: AnyObject, node: ObjectNode)] {
        records.values.flatMap { record -> [(fault: PlaceFault, object: AnyObject, node: ObjectNode)] in
            guard let object = record.object, let item = record.item, case .object(let node)? = record.first else { return [] }
            return item.placeFaults(object).map { ($0, object, node) }
        }.sorted { ($0.node.range.file.index, $0.node.range.lower) < ($1.node.range.file.index, $1.node.range.lower) }
    }

    /// Notes that the property `name` of `holder` was set for the root; `clear` takes it back.
    func gave(_ name: String, of holder: AnyObject, clear: @escaping () -> Void) {
        add(Gift(holder: holder, name: name, clear: clear))
    }

    /// Adds a gift, or puts it in the place of that of the same name to the same object.
    private func add(_ gift: Gift) {
        guard let holder = gift.holder else { return }
        let key = GiftKey(holder: ObjectIdentifier(holder), name: gift.name)
        if let place = giftPlaces[key] {
            gifts[place] = gift
        } else {
            giftPlaces[key] = gifts.count
            gifts.append(gift)
        }
    }

    /// Lets go of everything.
    func removeAll() {
        (objects, constants, records) = ([:], [:], [:])
        (gifts, giftPlaces, outlets, outletNames) = ([], [:], [:], [:])
    }

    private struct GiftKey: Hashable {
        let holder: ObjectIdentifier
        let name: String
    }

    /// A property that the root, or something it holds, was given.
    struct Gift {
        weak var holder: AnyObject?
        let name: String
        let clear: () -> Void
    }

    /// Something of a file that sets properties of an object.
    enum Writing {
        /// An object literal, styles included: of a new object, or behind `<=`.
        case object(ObjectNode)
        /// An assignment that came from outside, over a path.
        case assignment(Assignment)

        var range: SourceRange {
            switch self {
            case .object(let node): node.range
            case .assignment(let assignment): assignment.range
            }
        }
    }

    /// What is known of an object.
    private struct Record {
        private let held: AnyObject?
        private weak var loose: AnyObject?
        /// nil for what the load did not make.
        private(set) var item: NUIClass?
        /// Nearly every object is written once.
        private(set) var first: Writing?
        private(set) var more: [Writing]

        var object: AnyObject? { held ?? loose }

        init(_ object: AnyObject, item: NUIClass?, first: Writing? = nil, more: [Writing] = [], isHeld: Bool) {
            held = isHeld ? object : nil
            loose = isHeld ? nil : object
            (self.item, self.first, self.more) = (item, first, more)
        }

        mutating func forget(_ range: SourceRange) {
            more.removeAll { range.contains($0.range) }
            if let first, range.contains(first.range) { self.first = more.isEmpty ? nil : more.removeFirst() }
        }

        /// Notes a writing; the record of an object that is gone becomes that of the one in its place.
        mutating func note(_ writing: Writing, into object: AnyObject) {
            if self.object !== object { self = Record(object, item: nil, isHeld: held != nil) }
            if first == nil { first = writing } else { more.append(writing) }
        }
    }
}
