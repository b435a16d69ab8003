import TatamiViews

/// The context menu of texts: fields, and labels whose text people select.
extension HasTextCommands {
    /// A menu of the text's commands, in which those that are not possible at present are disabled; nil for a text without commands.
    public var commandMenu: (any ContextMenu)? {
        let commands = textCommands
        guard !commands.isEmpty else { return nil }
        return Menu(
            commands.map { command in
                let keys = command.key.map { "Ctrl+\($0.uppercased())" } ?? ""
                let item = MenuItem(command.title, shortcut: keys) { [weak self] in self?.perform(command) }
                item.enabled = canPerform(command)
                return item
            })
    }
}

extension TextControl: HasCommandMenu {}
extension Label: HasCommandMenu {}
