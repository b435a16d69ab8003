import NUI

/// A part of a file that set properties of an object, and the state for which it did.
struct Writing {
    enum Source {
        /// An object literal with its styles: that of a new object, or one after `<=`.
        case object(ObjectNode)
        /// The literal of the view or layout that an item was made for.
        case held(ObjectNode)
        /// An assignment from outside the object, through a path.
        case assignment(Assignment)
    }

    let source: Source
    /// The state; nil for what was written while the file was loaded.
    let state: Definition?
}

/// The record of one object: its class, and what was written into it. Which property each writing sets is computed on request.
struct ObjectRecord {
    private let held: AnyObject?
    private weak var loose: AnyObject?
    /// The class as which the load made the object; nil for objects that it did not make.
    private(set) var item: NUIClass?
    /// The first writing. Nearly every object has only one.
    private(set) var first: Writing?
    private var more: [Writing] = []

    init(_ object: AnyObject, item: NUIClass?, isHeld: Bool) {
        held = isHeld ? object : nil
        loose = isHeld ? nil : object
        self.item = item
    }

    var object: AnyObject? { held ?? loose }

    /// All writings, in the order in which they were carried out.
    var writings: [Writing] { (first.map { [$0] } ?? []) + more }

    /// The same record without a strong reference to the object.
    var loosened: ObjectRecord {
        guard let object else { return self }
        var record = ObjectRecord(object, item: item, isHeld: false)
        (record.first, record.more) = (first, more)
        return record
    }

    /// Adds a writing. The record of an object that is gone becomes that of the object at the same address.
    mutating func note(_ writing: Writing, into object: AnyObject) {
        if self.object !== object { self = ObjectRecord(object, item: nil, isHeld: held != nil) }
        if first == nil { first = writing } else { more.append(writing) }
    }

    /// Forgets what was written for a state.
    mutating func forget(_ state: Definition) {
        let kept = writings.filter { $0.state !== state }
        (first, more) = (kept.first, Array(kept.dropFirst()))
    }
}

extension Writing.Source {
    /// The literal of an object; nil for a single assignment.
    var node: ObjectNode? {
        switch self {
        case .object(let node), .held(let node): node
        case .assignment: nil
        }
    }
}
