/// The names of Swift types.
enum TypeName {
    /// Returns the name of a type with its module, as `String(reflecting:)` does.
    ///
    /// That function first asks whether the type describes itself, and the answer takes a search in all conformances of the program. For the
    /// classes of files these searches were a sixth of the time of a short command.
    static func full(_ type: Any.Type) -> String { _typeName(type, qualified: true) }
}
