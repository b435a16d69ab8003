import NUI
import TatamiControls
import TatamiDrawing
import TatamiViews

/// The properties of what controls show in their states: `title` in the normal state, `selectedTitle` and so on in the others.
extension NUIProperty where Object: Button {
    /// Returns the properties of one kind of resource, one for each set of states that has a name.
    ///
    /// - Parameters:
    ///   - name: The name of the property for the normal state; those of the other states begin with the name of the state.
    ///   - kind: The kind of resource.
    ///   - doc: What the values are, for the reference: "The title".
    ///   - aliases: Other names of the property for the normal state.
    ///   - hasNormal: Whether the normal state has a property; false where every view has one of that name.
    static func states<Value: NUIConvertible>(
        _ name: String, _ kind: WritableKeyPath<StatefulResource, StateValues<Value>>, _ doc: String, aliases: [String] = [],
        hasNormal: Bool = true, range: NumberRange? = nil
    ) -> [NUIProperty] {
        ControlStates.named.dropFirst(hasNormal ? 0 : 1).map { state in
            let states = state.states
            let schema = PropertySchema(
                state.names[0].before(name), Value.nuiType,
                aliases: state.names.flatMap { state in ([name] + aliases).map(state.before) }.filter { $0 != state.names[0].before(name) },
                range: range, doc: "\(doc) in the state \(states.title).")
            return .accessing(
                schema, get: { $0.resources[keyPath: kind][states] }, set: { $0.resources[keyPath: kind][states] = $1 })
        }
    }

    /// The titles by their keys in the table of texts.
    static var localizedTitles: [NUIProperty] {
        ControlStates.named.map { state in
            let title = state.names[0].before("title")
            return .setting(
                "localized".before(title), "The key of that title in the table of texts.",
                aliases: state.names.dropFirst().map { "localized".before($0.before("title")) }, parts: [title]
            ) { (button: Object, text: Localized) in button.resources.titles[state.states] = text.key }
        }
    }
}

extension ControlStates {
    /// The states as words: "selected and hovered".
    var title: String {
        let words: [(ControlStates, String)] = [
            (.disabled, "disabled"), (.selected, "selected"), (.highlighted, "highlighted"), (.hovered, "hovered"), (.focused, "focused"),
        ]
        return isEmpty ? "normal" : words.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
    }
}

extension String {
    /// Returns a name with this word before it: "selected" before "title" is "selectedTitle".
    func before(_ name: String) -> String { isEmpty ? name : self + name.prefix(1).uppercased() + name.dropFirst() }
}
