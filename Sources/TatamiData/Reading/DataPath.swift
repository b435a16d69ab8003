/// The way from the root of a JSON text to a value.
struct DataPath {
    enum Step {
        case member(String)
        case element(Int)
    }

    var steps: [Step] = []

    /// The path as messages show it: `$.walks[3].title`, `$["odd name"]`.
    var text: String {
        steps.reduce(into: "$") { text, step in
            switch step {
            case .element(let index): text += "[\(index)]"
            case .member(let name) where name.utf8.count <= DataLimits.nameBytes && ASCII.isName(name): text += ".\(name)"
            case .member(let name): text += "[\(Self.quoted(name))]"
            }
        }
    }

    /// A name in double quotes, shortened, with control characters masked.
    static func quoted(_ name: String) -> String { "\"" + Quoting.quote(name).dropFirst().dropLast() + "\"" }
}
