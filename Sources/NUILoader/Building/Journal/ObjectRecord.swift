import NUI

/// Something of a file that set properties of an object, and the state on whose behalf it did.
struct Writing {
    enum Source {
        /// An object literal with its styles: that of a new object, or one behind `<=`.
        case object(ObjectNode)
        /// An assignment that came from outside, over a path.
        case assignment(Assignment)
    }

    let source: Source
    /// Nil for what was written while the file was loaded.
    let state: Definition?
}

/// What the journal knows of one object: its class, and what was written into it. Which property each writing sets is worked out when
/// somebody asks.
struct ObjectRecord {
    private let held: AnyObject?
    private weak var loose: AnyObject?
    /// Nil for objects that the load did not make.
    private(set) var item: NUIClass?
    /// Nearly every object is written once.
    private(set) var first: Writing?
    private var more: [Writing] = []

    init(_ object: AnyObject, item: NUIClass?, isHeld: Bool) {
        held = isHeld ? object : nil
        loose = isHeld ? nil : object
        self.item = item
    }

    var object: AnyObject? { held ?? loose }

    /// In the order in which they were carried out.
    var writings: [Writing] { (first.map { [$0] } ?? []) + more }

    /// The same without keeping the object alive.
    var loosened: ObjectRecord {
        guard let object else { return self }
        var record = ObjectRecord(object, item: item, isHeld: false)
        (record.first, record.more) = (first, more)
        return record
    }

    /// Notes a writing. The record of an object that is gone becomes that of the one in its place.
    mutating func note(_ writing: Writing, into object: AnyObject) {
        if self.object !== object { self = ObjectRecord(object, item: nil, isHeld: held != nil) }
        if first == nil { first = writing } else { more.append(writing) }
    }

    /// Forgets what was written on behalf of a state.
    mutating func forget(_ state: Definition) {
        let kept = writings.filter { $0.state !== state }
        (first, more) = (kept.first, Array(kept.dropFirst()))
    }
}
