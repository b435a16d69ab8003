import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Keys, with the effects that are usual on desktops.
extension TextControl {
    /// Handles a key: Control or Command with a letter; arrows by words with Control or Option, to the ends with Command.
    func takeKey(_ event: KeyEvent) -> Bool {
        let selected = selection
        defer { if selection != selected { publishSelection() } }
        return move(by: event) ?? edit(by: event)
    }

    // MARK: Moving

    /// Moves the caret; nil for a key that does not move it.
    private func move(by event: KeyEvent) -> Bool? {
        let extending = event.modifiers.contains(.shift)
        switch event.key {
        case .left, .right:
            let goesOn = (event.key == .right) != (words?.isRightToLeft ?? false)
            edit { $0.moveCaret(goesOn ? .forward : .backward, by: unit(event), extending: extending) }
        case .home, .end: moveToEnd(event.key == .home ? .backward : .forward, ofAll: event.isShortcut, extending)
        case .up, .down, .pageUp, .pageDown:
            guard isMultiline else { return false }
            moveVertically(event, extending)
        default: return nil
        }
        return true
    }

    /// Moves the caret to the start or end of the visible line, or of the text.
    private func moveToEnd(_ direction: TextEditor.Direction, ofAll: Bool, _ extending: Bool) {
        guard isMultiline, !ofAll, let words else { return edit { $0.moveCaret(direction, by: .all, extending: extending) } }
        let line = words.line(at: editor.caret)
        let place = direction == .backward ? line.lowerBound : words.end(of: line)
        edit { $0.moveCaret(to: place, extending: extending) }
    }

    /// Moves the caret by lines and pages at the same distance from the edge, even across shorter lines; by paragraphs with Control or
    /// Option.
    private func moveVertically(_ event: KeyEvent, _ extending: Bool) {
        let isBack = event.key == .up || event.key == .pageUp
        let isPage = event.key == .pageUp || event.key == .pageDown
        if !isPage, unit(event) != .character {
            let unit: TextEditor.Unit = unit(event) == .all ? .all : .paragraph
            return edit { $0.moveCaret(isBack ? .backward : .forward, by: unit, extending: extending) }
        }
        guard let words else { return }
        let x = goalX ?? words.caretRect.x - words.box.x
        let step = isBack ? -1 : 1
        let place =
            isPage
            ? words.character(pages: step, from: editor.caret, x: x) : words.character(lines: step, from: editor.caret, x: x)
        edit { $0.moveCaret(to: place, extending: extending) }
        goalX = x
    }

    // MARK: Editing

    private func edit(by event: KeyEvent) -> Bool {
        guard isEditable || event.isForReading else { return false }
        switch event.key {
        case .backspace: edit { $0.delete(.backward, by: unit(event)) }
        case .delete: if event.modifiers == .shift { cut() } else { edit { $0.delete(.forward, by: unit(event)) } }
        case .enter:
            if isMultiline, !event.isShortcut { return insertText("\n") }
            if !event.isRepeat { send(.editingDidEndOnExit) }
            // The default button is pressed after it.
            return isMultiline
        case .tab: return takeTab(event)
        case .space: return !event.isShortcut
        // The character arrives as text.
        case .character(let character): return event.isShortcut ? takeShortcut(character, event.modifiers.contains(.shift)) : true
        case .insert: return takeInsert(event.modifiers)
        default: return false
        }
        return true
    }

    /// Handles the Tab key. In a text with several lines it is a character; with Control it moves the focus.
    private func takeTab(_ event: KeyEvent) -> Bool {
        guard isMultiline else { return false }
        if event.modifiers == [] { return insertText("\t") }
        return event.modifiers.contains(.control) && root?.moveFocus(forward: !event.modifiers.contains(.shift)) == true
    }

    /// The unit by which a key moves or deletes. The ends of words in a hidden text are not revealed.
    private func unit(_ event: KeyEvent) -> TextEditor.Unit {
        if event.modifiers.contains(.command) || isSecure && !event.modifiers.isDisjoint(with: [.control, .option]) { return .all }
        return event.modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
    }

    private func takeShortcut(_ character: Character, _ isShifted: Bool) -> Bool {
        switch character {
        case "a": if isShifted { edit { $0.moveCaret(to: $0.caret) } } else { edit { $0.selectAll() } }
        case "c": copy()
        case "x": cut()
        case "v": paste()
        case "z": if !isSecure { edit { _ = isShifted ? $0.redo() : $0.undo() } }
        case "y": if !isSecure { edit { _ = $0.redo() } }
        default: return false
        }
        return true
    }

    /// Handles the Insert key, which copies with Control and pastes with Shift.
    private func takeInsert(_ modifiers: Modifiers) -> Bool {
        switch modifiers {
        case .control: copy()
        case .shift: paste()
        default: return false
        }
        return true
    }

    // MARK: Clipboard

    /// Copies the selected text. Hidden text is not copied.
    @discardableResult private func copy() -> Bool {
        guard !isSecure, !editor.selection.isEmpty, let root else { return false }
        return root.put(editor.selectedText, on: root.clipboard)
    }

    private func cut() { if copy() { edit { $0.insert("") } } }

    private func paste() {
        if let root, let text = root.text(on: root.clipboard) { insertPasted(text) }
    }

    /// Puts the selected text on the primary selection, from which a middle click pastes. Hidden text is not copied.
    func publishSelection() {
        if !isSecure, !selection.isEmpty, let root { root.put(selectedText, on: root.primarySelection) }
    }
}

extension KeyEvent {
    /// Whether Control or Command is down.
    fileprivate var isShortcut: Bool { !modifiers.isDisjoint(with: [.control, .command]) }

    /// Whether the key selects all or copies, which people may do with a text that they cannot change.
    fileprivate var isForReading: Bool {
        switch key {
        case .character("a"), .character("c"): isShortcut
        case .insert: modifiers == .control
        default: false
        }
    }
}
