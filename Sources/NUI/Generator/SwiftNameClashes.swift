import TatamiData

/// Finds names of a file that would be equal in Swift, that the generated code needs itself, or that Swift cannot have.
struct SwiftNameClashes {
    private var issues = IssueBag()
    private var taken: [String: [String: SourceRange?]] = [:]

    /// Notes the names that a type has of its own.
    mutating func reserve(_ names: [String], in type: String) {
        for name in names { taken[type, default: [:]][name] = .some(nil) }
    }

    /// Notes the name of a member.
    ///
    /// - Parameters:
    ///   - swift: The name in Swift.
    ///   - name: The name in the file.
    ///   - range: The place of the name.
    ///   - type: The Swift type with the member; an empty text for names outside of types.
    mutating func note(_ swift: String, for name: String, at range: SourceRange, in type: String) {
        let shown = type.isEmpty ? swift : "\(type).\(swift)"
        if !SwiftName.isUsable(swift) {
            issues.add(.takenSwiftName, at: range, "'\(name)' is not a valid name in Swift")
        } else if let first = taken[type, default: [:]].updateValue(range, forKey: swift) {
            issues.add(
                .takenSwiftName, at: range,
                first == nil ? "the generated class itself needs '\(shown)'" : "'\(name)' would be a second '\(shown)' in Swift",
                related: first.map { [.init(range: $0, message: "the first one")] } ?? [])
        }
    }

    func diagnostics(_ program: Program) -> [Diagnostic] { issues.diagnostics(in: program.documents.map(\.source)) }
}

extension Program {
    /// The place of a name as generated comments show it: `walks.nui:3`.
    func shownPlace(of range: SourceRange) -> String {
        let place = place(of: range)
        return "\(shownPath(place.file)):\(place.span.line)"
    }

    /// The path of the main file as generated comments show it.
    var shownMainPath: String { shownPath(documents.first?.source.path ?? "") }

    /// A path relative to the folder of the main file, so that the text is the same on every machine.
    private func shownPath(_ path: String) -> String {
        let folder = FilePath.folder(of: documents.first?.source.path ?? "")
        let prefix = folder == "." ? "" : folder + "/"
        let inside =
            path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path.split(separator: "/").last.map(String.init) ?? path
        return Quoting.masked(inside)
    }
}
