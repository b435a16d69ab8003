import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// How presses of a field go on.
struct FieldPressing {
    let press = PressRecognizer()
    let drag = PanRecognizer()
    let hold = LongPressRecognizer()
    /// The last pointer that went down on the field.
    var last: PointerEvent?
    /// How often it was pressed in quick succession: twice selects a word, three times all.
    var count = 0
}

/// Keys and pointers, as people know them from other programs.
extension TextField {
    /// Control or command with a letter; the arrows by words with control or option, by all with command.
    func takeKey(_ event: KeyEvent) -> Bool {
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

    private func unit(_ event: KeyEvent) -> TextEditor.Unit {
        if event.modifiers.contains(.command) { return .all }
        return event.modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
    }

    private func takeShortcut(_ character: Character, _ isShifted: Bool) -> Bool {
        switch character {
        case "a": edit { $0.selectAll() }
        case "c": copy()
        case "x": cut()
        case "v": paste()
        case "z": edit { _ = isShifted ? $0.redo() : $0.undo() }
        case "y": edit { _ = $0.redo() }
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

    // MARK: Pointers

    func followPointers() {
        pressing.press.accepts = { [weak self] event in
            guard let self, event.buttons.contains(.primary) else { return false }
            count(event)
            return true
        }
        pressing.drag.accepts = { $0.kind != .touch }
        pressing.hold.accepts = { $0.kind == .touch }
        add(pressing.press) { [weak self] press in
            guard let self else { return }
            let isTouch = pressing.last?.kind == .touch
            // A finger may be about to scroll until it lets go.
            if press.state == (isTouch ? .ended : .began), press.isInside { place(at: press.location) }
        }
        add(pressing.drag) { [weak self] drag in
            if drag.state.isActive { self?.extend(to: drag.location) }
        }
        add(pressing.hold) { [weak self] hold in
            if hold.state == .began { self?.selectWord(at: hold.location) } else if hold.state == .changed { self?.extend(to: hold.location) }
        }
    }

    private func count(_ event: PointerEvent) {
        let isRepeat = pressing.last.map {
            event.time - $0.time < GestureConstants.doubleTap && (event.location - $0.location).length < GestureConstants.doubleTapDistance
        }
        pressing.count = isRepeat == true ? pressing.count + 1 : 1
        pressing.last = event
    }

    private func place(at point: Point) {
        switch pressing.count {
        case 1:
            let isExtending = pressing.last?.modifiers.contains(.shift) == true
            let character = character(at: point)
            edit { $0.moveCaret(to: character, extending: isExtending) }
        case 2: selectWord(at: point)
        default: edit { $0.selectAll() }
        }
    }

    private func selectWord(at point: Point) {
        let word = editor.word(at: character(at: point))
        edit { $0.select(word) }
    }

    private func extend(to point: Point) {
        let character = character(at: point)
        edit { $0.moveCaret(to: character, extending: true) }
    }

    /// The character at a point of the root's space.
    private func character(at point: Point) -> Int {
        guard let root, let words = FieldText(self, in: root.presentedFrame(of: self)) else { return 0 }
        return words.character(at: point)
    }
}
