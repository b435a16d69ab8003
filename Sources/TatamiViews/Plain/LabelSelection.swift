import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The selection of a label whose text people can select.
struct LabelSelection {
    /// Selects and never edits.
    var editor: TextEditor
    var presses = TextPresses()
    /// The horizontal place of the caret, in points, before keys moved it up or down.
    var goalX: Double?
    let press = PressRecognizer()
    let drag = PanRecognizer()
    let hold = LongPressRecognizer()

    init(_ text: String) {
        editor = TextEditor(text)
        editor.moveCaret(to: 0)
    }
}

/// Selecting and copying the text of a label.
extension Label: HasTextCommands {
    /// The selected characters; empty if nothing is selected or nothing can be.
    public var selection: Range<Int> {
        get { selecting?.editor.selection ?? 0..<0 }
        set { select { $0.select(newValue) } }
    }

    /// The selected text; empty if nothing is selected.
    public var selectedText: String { selecting?.editor.selectedText ?? "" }

    /// Copy and Select All for a label whose text people can select.
    public var textCommands: [TextCommand] { selectable ? [.copy, .selectAll] : [] }

    /// Returns whether a command has an effect at present.
    public func canPerform(_ command: TextCommand) -> Bool {
        guard isEnabled, let editor = selecting?.editor else { return false }
        return switch command {
        case .copy: !editor.selection.isEmpty
        case .selectAll: editor.selection.count < editor.count
        case .cut, .paste, .delete: false
        }
    }

    /// Carries out a command on behalf of people.
    @discardableResult public func perform(_ command: TextCommand) -> Bool {
        guard canPerform(command), let root else { return false }
        if command == .copy { return root.put(selectedText, on: root.clipboard) }
        select { $0.selectAll() }
        return true
    }

    /// Changes the selection.
    func select(_ change: (inout TextEditor) -> Void) {
        guard selecting != nil else { return }
        selecting?.goalX = nil
        if var editor = selecting?.editor {
            change(&editor)
            selecting?.editor = editor
        }
        lookChanged()
    }

    /// Takes over another text, of which nothing is selected.
    func resetSelection() {
        guard selecting != nil else { return }
        let editor = LabelSelection(text).editor
        selecting?.editor = editor
        lookChanged()
    }

    /// Adds or removes what selects.
    func selectableChanged() {
        if let old = selecting { for gesture in [old.press, old.drag, old.hold] as [GestureRecognizer] { remove(gesture) } }
        selecting = selectable ? LabelSelection(text) : nil
        cursor = selectable ? .text : nil
        if let selecting { followPointers(selecting) }
        lookChanged()
    }

    /// Puts the selected text on the primary selection, from which a middle click pastes.
    func publishSelection() {
        if !selectedText.isEmpty, let root { root.put(selectedText, on: root.primarySelection) }
    }

    /// Draws the selection behind the text, or the caret of a label that keys use.
    func drawSelection(_ list: inout DisplayList, in bounds: Rect) {
        guard let selecting else { return }
        // Finding the places of a text is not for free, and most labels show neither.
        let showsCaret = selecting.editor.selection.isEmpty && isFocused && root?.showsFocus == true
        guard showsCaret || !selecting.editor.selection.isEmpty, let placed = placedText, let environment else { return }
        let color = theme.color(isFocused ? .selection : .fillPressed)
        for rect in placed.rects(of: selecting.editor.selection) {
            list.fill(environment.grid.snap(rect.moved(by: bounds.origin)), color)
        }
        guard showsCaret else { return }
        let caret = placed.caretRect(before: selecting.editor.caret).moved(by: bounds.origin)
        list.fill(environment.grid.snap(Rect(caret.x, caret.y, 1, caret.height)), textColor)
    }
}

/// Pointers that select, with the effects that are usual on desktops.
extension Label {
    private func followPointers(_ selecting: LabelSelection) {
        selecting.press.accepts = { [weak self] event in
            guard let self, event.buttons.contains(.primary) else { return false }
            self.selecting?.presses.add(event)
            return true
        }
        selecting.drag.accepts = { $0.kind != .touch }
        selecting.hold.accepts = { $0.kind == .touch }
        add(selecting.press) { [weak self] press in
            guard let self else { return }
            let isTouch = self.selecting?.presses.last?.kind == .touch
            if press.state == (isTouch ? .ended : .began), press.isInside { place(at: press.location) }
            if press.state == .ended { publishSelection() }
        }
        add(selecting.drag) { [weak self] drag in
            if drag.state == .began || drag.state == .changed { self?.extend(to: drag.location) }
            if drag.state == .ended { self?.publishSelection() }
        }
        add(selecting.hold) { [weak self] hold in
            guard let self else { return }
            if hold.state == .began { select(.word, at: hold.location) } else if hold.state == .changed { extend(to: hold.location) }
            guard hold.state == .ended else { return }
            publishSelection()
            root?.openContextMenu(on: [self], at: hold.location, .touch)
        }
    }

    /// Returns the placed text, and a point of the root's space in the label's own space.
    private func placed(_ point: Point) -> (PlacedText, Point)? {
        guard let placed = placedText, let inside = root?.point(point, in: self) else { return nil }
        return (placed, inside)
    }

    private func place(at point: Point) {
        guard let selecting, let (placed, inside) = placed(point) else { return }
        guard selecting.presses.unit == .character else { return select(selecting.presses.unit, at: point) }
        let isExtending = selecting.presses.last?.modifiers.contains(.shift) == true
        select { $0.moveCaret(to: placed.caret(nearest: inside), extending: isExtending) }
        let kept = selection
        self.selecting?.presses.kept = kept
    }

    private func select(_ unit: TextPresses.Unit, at point: Point) {
        guard let (placed, inside) = placed(point) else { return }
        let kept = placed.range(of: unit, at: inside)
        select { $0.select(kept) }
        selecting?.presses.kept = kept
    }

    private func extend(to point: Point) {
        guard let selecting, let (placed, inside) = placed(point) else { return }
        if selecting.presses.unit == .character {
            select { $0.moveCaret(to: placed.caret(nearest: inside), extending: true) }
        } else {
            let range = placed.range(of: selecting.presses.unit, at: inside)
            select { $0.select(from: selecting.presses.kept, to: range) }
        }
    }
}
