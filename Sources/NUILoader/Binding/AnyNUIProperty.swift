import NUI

/// A property of a class without the type of that class, as the checker, the loader, completion and the reference use it. A class keeps a
/// table with one of these for each of its properties.
///
/// The closures take objects of the class that has the property. For other objects they do nothing and return nil or false.
struct AnyNUIProperty {
    /// The name, type, range and documentation.
    var schema: PropertySchema
    /// The class whose table has the property; nil if every object has it.
    let owner: AnyClass?
    /// The Swift type of the values, which says how files write them; nil if the property takes values of any kind.
    let values: (any NUIConvertible.Type)?
    /// Converts a value once and returns a function that gives it to any object; nil for a value of another kind. The function returns
    /// false for an object without the property.
    let prepare: (NUIValue) -> ((AnyObject) -> Bool)?
    /// Returns the present value; nil if the property has none or cannot be read.
    let read: (AnyObject) -> NUIValue?
    /// Sets the property to nil. Does nothing if it cannot be nil or holds a number.
    var clear: (AnyObject) -> Void = { _ in }
    /// Returns a function that restores the present value; nil if the value cannot be read.
    var snapshot: (AnyObject) -> (() -> Void)? = { _ in nil }
    /// The warning for a property that is accepted for old files and has no effect.
    var note: String?
    /// The properties that it sets instead, in the order of its numbers: `minSize` sets `minWidth` and `minHeight`.
    var parts: [String] = []
    /// True for a property that files can read and walk through but not assign.
    var isReadOnly = false
    /// Reads and replaces all objects of a property to which assignments add; nil for other properties.
    var list: ObjectList?
    /// Shows the rows of loops, whose objects are made when they come into sight; nil for a property that gets all objects.
    var onDemand: ((AnyObject, OnDemandList) -> Void)?
    /// The stored Swift property of the same name; nil if there is none.
    var stored: StoredProperty?

    /// The enumerations whose cases it accepts.
    var enums: [EnumSchema] { values?.nuiEnums ?? [] }

    /// The type of the values that an assignment replaces; nil for a property that cannot be assigned, or to which assignments add.
    private var replaced: (any NUIConvertible.Type)? { isReadOnly || schema.appends ? nil : values }

    /// Whether its values are objects, which no two objects of a file may share.
    var isOfClass: Bool { replaced.map(isClass) ?? false }

    /// Returns what is wrong with a value that `prepare` refuses; nil if it is of another kind.
    func fault(in value: NUIValue) -> NUIFault? { replaced?.nuiFault(in: value) }

    /// Whether an object has the property: it is of the class whose table has it.
    func accepts(_ object: AnyObject) -> Bool {
        guard let owner else { return true }
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            if current == owner { return true }
            type = _getSuperclass(current)
        }
        return false
    }
}

/// The objects of a property, of which files give some.
struct ObjectList {
    let read: (AnyObject) -> [AnyObject]
    let write: (AnyObject, [AnyObject]) -> Void
}

/// Whether values of a type are objects, or nothing.
private func isClass(_ type: Any.Type) -> Bool { type is AnyClass || (type as? any AnyOptional.Type)?.isOfClass == true }

private protocol AnyOptional { static var isOfClass: Bool { get } }

extension Optional: AnyOptional {
    fileprivate static var isOfClass: Bool { Wrapped.self is AnyClass }
}
