import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Keys, with the effects that are usual on desktops.
extension TextControl {
    /// Handles a key: Control or Command with a letter; arrows by words with Control or Option, to the ends with Command.
    func takeKey(_ event: KeyEvent) -> Bool {
        if event.key == .escape, giveUpCarrying() { return true }
        let selected = selection
        defer { if selection != selected { publishSelection() } }
        return move(by: event) ?? edit(by: event)
    }

    // MARK: Moving

    /// Moves the caret; nil for a key that does not move it.
    private func move(by event: KeyEvent) -> Bool? {
        let extending = event.modifiers.contains(.shift)
        switch event.key {
        case .left, .right: moveSideways(event, extending)
        case .home, .end: moveToEnd(event.key == .home ? .backward : .forward, ofAll: event.isShortcut, extending)
        case .up, .down, .pageUp, .pageDown:
            guard isMultiline else { return false }
            moveVertically(event, extending)
        default: return nil
        }
        return true
    }

    /// Moves the caret to the left or right by a character, as people see it, or by a word in the direction of the line. A plain arrow
    /// leaves a selection at its left or right end.
    private func moveSideways(_ event: KeyEvent, _ extending: Bool) {
        settleComposition()
        let isRight = event.key == .right
        let direction: TextEditor.Direction = isRight != (words?.isRightToLeft ?? false) ? .forward : .backward
        guard reach(event) == .character, let words else {
            let place = place(direction, by: reach(event))
            return edit { $0.moveCaret(to: place, extending: extending) }
        }
        let isLeaving = !extending && !selection.isEmpty
        let place =
            isLeaving ? words.character(leaving: selection, isRight: isRight) : words.character(besides: editor.caret, isRight: isRight)
        edit { $0.moveCaret(to: place, extending: extending) }
    }

    /// Returns the place of the caret after a move.
    private func place(_ direction: TextEditor.Direction, by reach: Reach) -> Int {
        let isForward = direction == .forward
        return switch reach {
        case .character: isForward ? editor.caret + 1 : editor.caret - 1
        case .word: isForward ? wordEnd(after: editor.caret) : wordStart(before: editor.caret)
        case .all: isForward ? editor.count : 0
        }
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
        if !isPage, reach(event) != .character {
            let unit: TextEditor.Unit = reach(event) == .all ? .all : .paragraph
            return edit { $0.moveCaret(isBack ? .backward : .forward, by: unit, extending: extending) }
        }
        guard let words else { return }
        let x = goalX ?? words.caretRect.center.x - words.box.x
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
        case .backspace: delete(.backward, by: reach(event))
        case .delete: if event.modifiers == .shift { perform(.cut) } else { delete(.forward, by: reach(event)) }
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
        if event.modifiers == [] { return insertsTab && insertText("\t") }
        return event.modifiers.contains(.control) && root?.moveFocus(forward: !event.modifiers.contains(.shift)) == true
    }

    private func delete(_ direction: TextEditor.Direction, by reach: Reach) {
        if reach == .character { return edit { $0.delete(direction) } }
        settleComposition()
        let place = place(direction, by: reach)
        edit { $0.delete(to: place) }
    }

    /// How far a key moves or deletes.
    private enum Reach { case character, word, all }

    /// Returns how far a key moves or deletes. The ends of words in a hidden text are not revealed.
    private func reach(_ event: KeyEvent) -> Reach {
        if event.modifiers.contains(.command) || isSecure && !event.modifiers.isDisjoint(with: [.control, .option]) { return .all }
        return event.modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
    }

    private func takeShortcut(_ character: Character, _ isShifted: Bool) -> Bool {
        switch character {
        case "a": if isShifted { edit { $0.moveCaret(to: $0.caret) } } else { perform(.selectAll) }
        case "c": perform(.copy)
        case "x": perform(.cut)
        case "v": perform(.paste)
        case "z": if !isSecure { edit { _ = isShifted ? $0.redo() : $0.undo() } }
        case "y": if !isSecure { edit { _ = $0.redo() } }
        default: return false
        }
        return true
    }

    /// Handles the Insert key, which copies with Control and pastes with Shift.
    private func takeInsert(_ modifiers: Modifiers) -> Bool {
        switch modifiers {
        case .control: perform(.copy)
        case .shift: perform(.paste)
        default: return false
        }
        return true
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
