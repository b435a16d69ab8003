import NUI

/// A property of a class without the type of that class: what checker, loader, completion and reference know of it. A class keeps one of
/// these for each of its properties, in one table.
///
/// The closures take objects of the class that has the property. For other objects they do nothing and return nil.
struct AnyNUIProperty {
    /// Name, type, range and documentation.
    let schema: PropertySchema
    /// Returns what sets the property to a value; nil for a value of another kind.
    let write: (AnyObject, NUIValue) -> (() -> Void)?
    /// The present value; nil where the property has none or cannot be read.
    let read: (AnyObject) -> NUIValue?
    /// Sets the property to nil; does nothing where it cannot be nil or holds a number.
    var clear: (AnyObject) -> Void = { _ in }
    /// Returns what gives the property back its present value; nil where that cannot be told.
    var snapshot: (AnyObject) -> (() -> Void)? = { _ in nil }
    /// The warning for a property that is accepted for old files and has no effect.
    var note: String?
    /// The properties that it sets in its place, in the order of its numbers: `minSize` sets `minWidth` and `minHeight`.
    var parts: [String] = []
    /// The enumerations whose cases it takes.
    var enums: [EnumSchema] = []
    /// The stored property of Swift that has the same name; nil where there is none.
    var stored: StoredProperty?
}
