/// A command for the text of a view: an item of its context menu, and an action for assistive technology.
public enum TextCommand: String, Hashable, Sendable, CaseIterable {
    /// Moves the selected text to the clipboard.
    case cut
    /// Copies the selected text to the clipboard.
    case copy
    /// Inserts the text of the clipboard in place of the selection.
    case paste
    /// Deletes the selected text.
    case delete
    /// Selects the whole text.
    case selectAll = "select all"

    /// The title in a menu.
    public var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .delete: "Delete"
        case .selectAll: "Select All"
        }
    }

    /// The key that carries out the command with Control; nil for none.
    public var key: Character? {
        switch self {
        case .cut: "x"
        case .copy: "c"
        case .paste: "v"
        case .delete: nil
        case .selectAll: "a"
        }
    }

    /// The action for assistive technology.
    package var action: AccessibilityAction {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .delete: .delete
        case .selectAll: .selectAll
        }
    }
}

/// A view with a text for which there are commands.
public protocol HasTextCommands: View {
    /// The commands that the view has, in the order of its menu. Not all of them may be possible at present.
    var textCommands: [TextCommand] { get }

    /// Returns whether a command has an effect at present.
    func canPerform(_ command: TextCommand) -> Bool

    /// Carries out a command on behalf of people. Returns false if that is not possible at present.
    @discardableResult func perform(_ command: TextCommand) -> Bool
}

/// A view with a context menu of its text commands. TatamiControls, which has menus, makes the views with text commands conform.
public protocol HasCommandMenu: HasTextCommands {
    /// The menu; nil for a text without commands.
    var commandMenu: (any ContextMenu)? { get }
}

extension HasTextCommands {
    /// The actions of the commands that are possible at present.
    package var commandActions: [AccessibilityAction] { textCommands.filter(canPerform).map(\.action) }

    /// Carries out the command of an action; nil for another action.
    package func perform(commandOf action: AccessibilityAction) -> Bool? {
        textCommands.first { $0.action == action }.map { perform($0) }
    }
}
