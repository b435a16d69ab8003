import Observation

/// A type of a program whose values files show as records: a final `@Observable` class, or an `Equatable` struct.
///
/// ```swift
/// @Observable final class Walk { let id: String; var title: String; var done = false }
///
/// extension Walk: NUIRecord {
///     static var nuiRecord: NUIRecordTable<Walk> {
///         .init("Walk", key: \.id, [
///             .reading("id", \.id), .editing("done", \.done),
///             .editing("title", \.title, check: { $0.isEmpty ? "A walk needs a name" : nil }),
///         ])
///     }
/// }
/// ```
///
/// A class of the main actor conforms with `extension App: @MainActor NUIRecord`.
public protocol NUIRecord {
    /// The fields that files may name.
    static var nuiRecord: NUIRecordTable<Self> { get }
}

/// The fields of a Swift type that files may name, one a line.
public struct NUIRecordTable<Record> {
    /// How two values of the type are compared.
    enum Identity {
        /// Objects are the same object.
        case object((Record) -> AnyObject)
        /// Values are equal.
        case value((Record, Record) -> Bool)
    }

    /// The name of the type in messages.
    public let name: String
    let key: PartialKeyPath<Record>?
    let fields: [NUIField<Record>]
    let identity: Identity

    private init(_ name: String, _ key: PartialKeyPath<Record>?, _ fields: [NUIField<Record>], _ identity: Identity) {
        (self.name, self.key, self.fields, self.identity) = (name, key, fields, identity)
    }

    /// Creates the table of an `@Observable` class.
    ///
    /// - Parameters:
    ///   - name: The name of the type in messages.
    ///   - key: The property that identifies a row, which is also one of the fields; nil if the objects themselves do.
    ///   - fields: The fields. Of two with the same name, the first counts.
    public init(_ name: String, key: PartialKeyPath<Record>? = nil, _ fields: [NUIField<Record>]) where Record: AnyObject & Observable {
        self.init(name, key, fields, .object { $0 })
    }

    /// Creates the table of an `@Observable` class whose objects can be compared; rows are told apart by identity all the same.
    public init(_ name: String, key: PartialKeyPath<Record>? = nil, _ fields: [NUIField<Record>])
    where Record: AnyObject & Observable & Equatable {
        self.init(name, key, fields, .object { $0 })
    }

    /// Creates the table of a struct, whose values are compared to find out which of them changed.
    ///
    /// - Parameters:
    ///   - name: The name of the type in messages.
    ///   - key: The property that identifies a row, which is also one of the fields; nil if the position of the row does.
    ///   - fields: The fields. Of two with the same name, the first counts.
    public init(_ name: String, key: PartialKeyPath<Record>? = nil, _ fields: [NUIField<Record>]) where Record: Equatable {
        self.init(name, key, fields, .value { $0 == $1 })
    }
}
