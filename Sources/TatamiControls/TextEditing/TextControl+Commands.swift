import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The commands of the context menu.
extension TextControl: HasTextCommands {
    /// All commands. A text that people cannot change has those that only read it.
    public var textCommands: [TextCommand] { isEditable ? TextCommand.allCases : [.copy, .selectAll] }

    /// Returns whether a command has an effect at present. Hidden text is neither copied nor cut. A text that people can change takes Paste,
    /// whatever the clipboard holds, because reading it may take time.
    public func canPerform(_ command: TextCommand) -> Bool {
        guard isEnabled, textCommands.contains(command) else { return false }
        return switch command {
        case .cut, .copy: !isSecure && !selection.isEmpty
        case .paste: root != nil
        case .delete: !selection.isEmpty
        case .selectAll: selection.count < editor.count
        }
    }

    /// Carries out a command on behalf of people. A text in a window gets the focus before it is edited, and is not edited without it.
    @discardableResult public func perform(_ command: TextCommand) -> Bool {
        guard isEnabled, textCommands.contains(command) else { return false }
        if command != .copy, let root, root.focusedView !== self, !root.focus(self, isVisible: false) { return false }
        switch command {
        case .copy: return copySelection()
        case .cut:
            guard copySelection() else { return false }
            edit { $0.insert("") }
        case .paste:
            guard let root, let text = root.text(on: root.clipboard) else { return false }
            insertPasted(text)
        case .delete:
            guard !selection.isEmpty else { return false }
            edit { $0.delete(.forward) }
        case .selectAll:
            edit { $0.selectAll() }
        }
        return true
    }

    /// Copies the selected text. Hidden text is not copied.
    private func copySelection() -> Bool {
        guard !isSecure, !selection.isEmpty, let root else { return false }
        return root.put(selectedText, on: root.clipboard)
    }
}
