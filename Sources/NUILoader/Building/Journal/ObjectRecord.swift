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
    /// The class as which the load made the object; nil for objects that it did not make.
    let item: NUIClass?
    /// The first writing. Nearly every object has only one.
    private(set) var first: Writing?
    private var more: [Writing] = []

    init(item: NUIClass?) { self.item = item }

    /// All writings, in the order in which they were carried out.
    var writings: [Writing] { (first.map { [$0] } ?? []) + more }

    mutating func note(_ writing: Writing) {
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
