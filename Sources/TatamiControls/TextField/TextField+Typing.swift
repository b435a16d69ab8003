import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Keys, as people know them from other programs.
extension TextField {
    /// Control or command with a letter; the arrows by words with control or option, by all with command.
    func takeKey(_ event: KeyEvent) -> Bool {
        let selected = selection
        defer { if selection != selected { publishSelection() } }
        return edit(by: event)
    }

    private func edit(by event: KeyEvent) -> Bool {
        let extending = event.modifiers.contains(.shift)
        switch event.key {
        case .left, .right:
            let goesOn = (event.key == .right) != (words?.isRightToLeft ?? false)
            edit { $0.moveCaret(goesOn ? .forward : .backward, by: unit(event), extending: extending) }
        case .home: edit { $0.moveCaret(.backward, by: .all, extending: extending) }
        case .end: edit { $0.moveCaret(.forward, by: .all, extending: extending) }
        case .backspace: edit { $0.delete(.backward, by: unit(event)) }
        case .delete: if event.modifiers == .shift { cut() } else { edit { $0.delete(.forward, by: unit(event)) } }
        case .enter: if !event.isRepeat { send(.editingDidEndOnExit) }
        case .space: return !isShortcut(event)
        // What it writes comes as text.
        case .character(let character): return isShortcut(event) ? takeShortcut(character, extending) : true
        case .insert: return takeInsert(event.modifiers)
        case .tab, .escape, .up, .down, .pageUp, .pageDown, .menu, .function: return false
        }
        return true
    }

    private func isShortcut(_ event: KeyEvent) -> Bool { !event.modifiers.isDisjoint(with: [.control, .command]) }

    /// Where the words of a hidden text end is not given away.
    private func unit(_ event: KeyEvent) -> TextEditor.Unit {
        if event.modifiers.contains(.command) || isSecure && !event.modifiers.isDisjoint(with: [.control, .option]) { return .all }
        return event.modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
    }

    private func takeShortcut(_ character: Character, _ isShifted: Bool) -> Bool {
        switch character {
        case "a": edit { $0.selectAll() }
        case "c": copy()
        case "x": cut()
        case "v": paste()
        case "z": if !isSecure { edit { _ = isShifted ? $0.redo() : $0.undo() } }
        case "y": if !isSecure { edit { _ = $0.redo() } }
        default: return false
        }
        return true
    }

    /// Insert copies with Control and pastes with Shift.
    private func takeInsert(_ modifiers: Modifiers) -> Bool {
        switch modifiers {
        case .control: copy()
        case .shift: paste()
        default: return false
        }
        return true
    }

    /// What is hidden is not given away.
    @discardableResult private func copy() -> Bool {
        guard !isSecure, !editor.selection.isEmpty, let root else { return false }
        return root.put(editor.selectedText, on: root.clipboard)
    }

    private func cut() { if copy() { edit { $0.insert("") } } }

    private func paste() {
        if let root, let text = root.text(on: root.clipboard) { _ = insertText(text) }
    }
}
