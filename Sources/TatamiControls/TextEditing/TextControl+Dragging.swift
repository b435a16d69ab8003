import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A selected text that a pointer carries.
struct CarriedText {
    let text: String
    /// Its characters in the control that it comes from.
    let characters: Range<Int>
    /// The change of the control's text after which the characters are others.
    let revision: Int
    /// The control over which it is; nil for none that takes text.
    weak var target: TextControl?
    /// The root in which it is carried.
    weak var root: ViewRoot?
    /// Whether Escape has ended it. The pointer is still down then.
    var isGivenUp = false
}

/// Dragging selected text with the mouse: it moves to where it is dropped, in the same control or in another one of the root, in one step
/// of undo for each of them. With Control, and from a text that people cannot change, it is copied.
extension TextControl {
    /// Returns the selected text if a press at a point of the root's space picks it up; nil for a press that places the caret.
    func carriedText(at point: Point) -> CarriedText? {
        guard isEnabled, isFocused, !isSecure, !isComposing, unit == .character, !selection.isEmpty else { return nil }
        guard let last = pointing.presses.last, last.kind != .touch, !last.modifiers.contains(.shift) else { return nil }
        guard settledWords()?.selectionRects.contains(where: { $0.contains(point) }) == true else { return nil }
        return CarriedText(text: selectedText, characters: selection, revision: editor.revision, root: root)
    }

    /// Follows the pointer with the selected text.
    func carry(_ drag: PanRecognizer) {
        guard let carried = pointing.carried else { return }
        // The text may have changed meanwhile: by the program, by assistive technology.
        let isLost = carried.isGivenUp || carried.revision != editor.revision || !isEnabled
        if isLost { giveUpCarrying() }
        // Near the edges of what scrolls, the text scrolls below a pointer that rests.
        let isCarrying = drag.state.isActive && pointing.carried?.isGivenUp == false
        (root ?? carried.root)?.autoScroll(at: isCarrying ? drag.location : nil)
        drag.repetition = isCarrying ? AutoScroll.frame : nil
        if drag.state.isActive { return showDrop(at: drag.location) }
        let place = carried.target?.pointing.dropPlace
        pointing.carried?.target?.endShowingDrop()
        pointing.carried = nil
        guard drag.state == .ended, !isLost, let target = carried.target, target.root === root, let place else { return }
        drop(carried, on: target, before: place, isCopy: drag.modifiers.contains(.control))
    }

    /// Ends a carrying for which the pointer is still down. Returns false if nothing is carried.
    @discardableResult func giveUpCarrying() -> Bool {
        guard let carried = pointing.carried, pointing.drag.state.isActive, !carried.isGivenUp else { return false }
        carried.target?.endShowingDrop()
        pointing.carried?.isGivenUp = true
        pointing.carried?.target = nil
        return true
    }

    private func showDrop(at point: Point) {
        guard let carried = pointing.carried, !carried.isGivenUp else { return }
        let view = root?.view(at: point)
        let target = view.flatMap { [$0] + $0.superviews }?.lazy.compactMap { $0 as? TextControl }.first { $0.takesDrops }
        if carried.target !== target { carried.target?.endShowingDrop() }
        pointing.carried?.target = target
        target?.scrollLine(below: point)
        guard let target, let place = target.settledWords()?.character(at: point) else { return }
        let isOwn = target === self && carried.characters.lowerBound <= place && place <= carried.characters.upperBound
        target.showDrop(before: isOwn ? nil : place)
    }

    private var takesDrops: Bool { isEnabled && isEditable && !isComposing }

    /// Shows before which character a text would be dropped.
    private func showDrop(before place: Int?) {
        guard pointing.dropPlace != place else { return }
        pointing.dropPlace = place
        lookChanged()
    }

    private func endShowingDrop() {
        if pointing.dropShift != nil { lookChanged() }
        pointing.dropShift = nil
        showDrop(before: nil)
    }

    /// Scrolls a single line while a text is carried near an end of its room, faster the nearer it is.
    private func scrollLine(below point: Point) {
        guard !isMultiline, let words = settledWords(), let now = root?.time else { return }
        let before = pointing.dropShift ?? (words.shift, now)
        let zone = min(24, words.room.width / 3)
        let (start, end) = (words.room.x + zone - point.x, point.x - words.room.maxX + zone)
        let way = start > 0 ? -start : max(0, end)
        let moved = way == 0 ? 0 : AutoScroll.speed(beyond: way) * min(now - before.time, AutoScroll.frame)
        let shift = max(0, min(words.box.width - words.room.width, before.shift + moved))
        pointing.dropShift = (shift, now)
        if shift != before.shift { lookChanged() }
    }

    private func drop(_ carried: CarriedText, on target: TextControl, before place: Int, isCopy: Bool) {
        if target === self, !isCopy {
            edit { $0.move(carried.characters, to: place) }
            return publishSelection()
        }
        guard target.takesDrops, target.insertDropped(carried.text, before: place), target !== self, !isCopy, isEditable else { return }
        edit {
            $0.select(carried.characters)
            $0.insert("")
            $0.endStep()
        }
    }

    /// Inserts a dropped text, selects it, and takes the focus. Returns false if a part of it was refused, which then has to stay where it
    /// came from.
    private func insertDropped(_ text: String, before place: Int) -> Bool {
        let (start, length) = (editor.utf8Offset(of: place), editor.text.utf8.count)
        insertPasted(text, before: place)
        let inserted = editor.text.utf8.count - length
        guard inserted > 0 else { return false }
        edit { $0.select($0.character(atUTF8: start)..<$0.character(atUTF8: start + inserted)) }
        publishSelection()
        return inserted == text.utf8.count
    }
}
