import NUI

/// A property of a class without the type of that class, as the checker, the loader, completion and the reference use it. A class keeps a
/// table with one of these for each of its properties.
///
/// The closures take objects of the class that has the property. For other objects they do nothing and return nil.
struct AnyNUIProperty {
    /// The name, type, range and documentation.
    var schema: PropertySchema
    /// Converts a value once and returns a function that gives it to any object; nil for a value of another kind.
    let prepare: (NUIValue) -> ((AnyObject) -> Void)?
    /// Returns the present value; nil if the property has none or cannot be read.
    let read: (AnyObject) -> NUIValue?
    /// Returns what is wrong with a value that `prepare` refuses; nil if it is of another kind.
    let fault: (NUIValue) -> NUIFault?
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
    /// The enumerations whose cases it accepts.
    var enums: [EnumSchema] = []
    /// Reads and replaces all objects of a property to which assignments add; nil for other properties.
    var list: ObjectList?
    /// Shows the rows of loops, whose objects are made when they come into sight; nil for a property that gets all objects.
    var onDemand: ((AnyObject, OnDemandList) -> Void)?
    /// The stored Swift property of the same name; nil if there is none.
    var stored: StoredProperty?
    /// Whether an object has the property: it is of the class whose table has it.
    var accepts: (AnyObject) -> Bool = { _ in true }
    /// Whether its values are objects, which no two objects of a file may share.
    var isOfClass = false
}

/// The objects of a property, of which files give some.
struct ObjectList {
    let read: (AnyObject) -> [AnyObject]
    let write: (AnyObject, [AnyObject]) -> Void
}
