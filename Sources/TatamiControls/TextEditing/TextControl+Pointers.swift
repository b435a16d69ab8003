import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The state of presses on a text.
struct TextPointing {
    let press = PressRecognizer()
    let drag = PanRecognizer()
    let hold = LongPressRecognizer()
    /// Pastes the primary selection.
    let paste = PressRecognizer()
    /// The presses in quick succession.
    var presses = TextPresses()
    /// The place to which a drag beyond the room's edge has come, in points from the start of the text, and the time.
    var travel: (place: Double, time: Double)?
    /// The selected text under a pointer that is down on it; nil for other pointers.
    var carried: CarriedText?
    /// The character before which a text that a pointer carries would be dropped; nil while none is over the control.
    var dropPlace: Int?
    /// The distance by which a single line is scrolled while a text is carried over it, in points, and when that was; nil for other times.
    var dropShift: (shift: Double, time: Double)?
}

/// Pointers, with the effects that are usual on desktops.
extension TextControl {
    func followPointers() {
        pointing.press.accepts = { [weak self] event in
            guard let self, event.buttons.contains(.primary), isForText(event.location) else { return false }
            pointing.presses.add(event)
            return true
        }
        pointing.drag.accepts = { [weak self] event in event.kind != .touch && self?.isForText(event.location) == true }
        pointing.hold.accepts = { [weak self] event in event.kind == .touch && self?.isForText(event.location) == true }
        pointing.paste.button = .middle
        add(pointing.press) { [weak self] press in
            guard let self else { return }
            let isTouch = pointing.presses.last?.kind == .touch
            // A finger may still begin to scroll until it is lifted.
            if press.state == .began { pointing.carried = carriedText(at: press.location) }
            if press.state == (isTouch || pointing.carried != nil ? .ended : .began), press.isInside, !pointing.drag.state.isActive {
                place(at: press.location)
            }
            guard press.state == .ended, !pointing.drag.state.isActive else { return }
            pointing.carried = nil
            publishSelection()
        }
        add(pointing.drag) { [weak self] drag in self?.follow(drag) }
        add(pointing.hold) { [weak self] hold in
            guard let self else { return }
            if hold.state == .began { selectWord(at: hold.location) } else if hold.state == .changed { extend(to: hold.location) }
            guard hold.state == .ended else { return }
            publishSelection()
            root?.openContextMenu(on: [self], at: hold.location, .touch)
        }
        add(pointing.paste) { [weak self] press in if press.state == .began { self?.pasteSelection(at: press.location) } }
    }

    /// The unit by which a press and the drag after it select. A hidden text has no words.
    var unit: TextPresses.Unit {
        let unit = pointing.presses.unit
        return unit == .word && isSecure ? .line : unit
    }

    private func place(at point: Point) {
        guard let words = settledWords() else { return }
        switch unit {
        case .character:
            let isExtending = pointing.presses.last?.modifiers.contains(.shift) == true
            let character = words.character(at: point)
            edit { $0.moveCaret(to: character, extending: isExtending) }
        case .word: selectWord(at: point)
        case .line:
            let line = words.line(at: words.character(at: point))
            edit { $0.select(line) }
        }
        pointing.presses.kept = selection
    }

    private func selectWord(at point: Point) {
        guard let words = settledWords() else { return }
        let word = isSecure ? 0..<editor.count : self.word(at: words.drawnCharacter(at: point))
        edit { $0.select(word) }
        pointing.presses.kept = word
    }

    /// Returns the placed text in the root's space, after the end of a composition.
    func settledWords() -> TextGeometry? {
        settleComposition()
        return root.flatMap { TextGeometry(self, in: $0.presentedFrame(of: self)) }
    }

    // MARK: Dragging

    private func follow(_ drag: PanRecognizer) {
        if pointing.carried != nil { return carry(drag) }
        switch drag.state {
        case .began, .changed: extend(to: drag.location)
        case .ended: publishSelection()
        case .cancelled, .possible, .failed: break
        }
        if !drag.state.isActive { pointing.travel = nil }
    }

    /// The axis along which the text is scrolled.
    private var scrollAxis: Axis { isMultiline ? .vertical : .horizontal }

    /// Selects up to a point of the root's space. Beyond the text's room, the selection grows while the pointer rests, faster at a larger
    /// distance.
    private func extend(to point: Point) {
        guard let words = settledWords() else { return }
        let (place, start, length) = (point[scrollAxis], words.room.origin[scrollAxis], words.room.size[scrollAxis])
        let beyond = place < start ? place - start : max(0, place - start - length)
        if beyond == 0 || !pointing.drag.state.isActive {
            (pointing.travel, pointing.drag.repetition) = (nil, nil)
            extend(to: point, in: words)
        } else {
            extend(beyond: beyond, point, words)
        }
    }

    private func extend(beyond distance: Double, _ point: Point, _ words: TextGeometry) {
        let now = root?.time ?? 0
        let speed = AutoScroll.speed(beyond: distance)
        let (start, length) = (words.box.origin[scrollAxis], words.box.size[scrollAxis])
        let edge = words.room.origin[scrollAxis] + (distance < 0 ? 0 : words.room.size[scrollAxis])
        let elapsed = min(now - (pointing.travel?.time ?? now), AutoScroll.frame)
        let place = (pointing.travel?.place ?? edge - start) + speed * elapsed
        pointing.travel = (max(0, min(length, place)), now)
        pointing.drag.repetition = place > 0 && place < length ? AutoScroll.frame : nil
        extend(to: isMultiline ? Point(point.x, start + place) : Point(start + place, words.room.center.y), in: words)
    }

    private func extend(to point: Point, in words: TextGeometry) {
        let kept = pointing.presses.kept
        switch unit {
        case .character:
            let character = words.character(at: point)
            edit { $0.moveCaret(to: character, extending: true) }
        case .word:
            let word = self.word(at: words.drawnCharacter(at: point))
            edit { $0.select(from: kept, to: word) }
        case .line:
            let line = words.line(at: words.character(at: point))
            edit { $0.select(from: kept, to: line) }
        }
    }

    private func pasteSelection(at point: Point) {
        guard isEditable, let root, let text = root.text(on: root.primarySelection), let words = settledWords() else { return }
        insertPasted(text, before: words.character(at: point))
    }
}

/// The speed at which a drag beyond an edge scrolls, from `interaction.md`, section 3.
enum AutoScroll {
    /// The time between two steps, which is also the longest time that counts for one step, in seconds.
    static let frame = 1.0 / 60
    /// The speed at the distance `reach` and beyond, in points per second.
    private static let speed = 900.0
    private static let reach = 40.0
    private static let least = 0.1

    /// Returns the speed for a pointer at a distance from an edge, in points per second. Both are negative before the start.
    static func speed(beyond distance: Double) -> Double {
        let part = max(least, min(1, abs(distance) / reach))
        return distance < 0 ? -speed * part : speed * part
    }
}
