import TatamiData

/// What a field of a ``LiveRecord`` holds.
public enum LiveValue: Equatable {
    /// A value without records: a text, a number, a list of these; `.null` for an optional that is nothing, of any type.
    case plain(DataValue)
    /// Another record. It stays the same while the field has the same object, or a struct or JSON record with the same key.
    case record(LiveRecord)
    /// A list of records.
    case rows(LiveList)
}

/// Something that shows values of a ``LiveModel``, such as a binding or a loop.
public protocol LiveSubscriber: AnyObject {
    /// Called once by an update in which fields changed to which the object subscribes.
    ///
    /// All fields have their new values. What the method writes is taken by the next update.
    func modelChanged(_ changes: [LiveChange])
}

/// A change of a field that an update found.
public struct LiveChange {
    /// What changed.
    public enum Kind {
        /// The value, or the record that the field holds; also a list that became nothing or is no longer nothing.
        case value
        /// The rows of a list. The difference is from the rows of the update before to the present ones; rows whose fields changed are not
        /// among its updated rows, because those fields have subscribers of their own.
        case rows(ListDifference)
        /// The fault of the field.
        case fault
    }

    /// The record.
    public let record: LiveRecord
    /// The name of the field.
    public let field: String
    /// What changed.
    public let kind: Kind
}

/// What a subscriber wants to learn of a field.
public enum LiveAspect: Hashable, Sendable {
    /// Its value.
    case value
    /// Its fault.
    case fault
}

/// The outcome of ``LiveRecord/write(_:to:)``.
public enum WriteOutcome: Hashable, Sendable {
    /// The value is written.
    case written
    /// The program refused the value, for the reason that is now the fault of the field.
    case refused(String)
    /// The type has no such field, or files do not edit it, or the program cannot set it.
    case readOnly
    /// The value is not of the field's type.
    case wrongType
    /// The record left its list.
    case gone
}
