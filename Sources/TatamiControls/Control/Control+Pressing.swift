import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The state of a press.
struct Pressing {
    /// Whether the pointer was over the control at the last event.
    var isInside = false
    /// True while Space is down.
    var isKeyDown = false
    /// When the control was pressed last, to recognize presses in quick succession.
    var lastDown = -Double.infinity
}

/// Presses by pointers and keys. A press that ends outside of the control has no effect, and a pointer that returns to the control counts
/// again.
extension Control {
    /// Activates the control as a press does, unless it is disabled or inert.
    public func perform() { if takesPresses { activate() } }

    func followPress() {
        press.isOn = { [weak self] point, kind in self?.isNear(point, kind) ?? false }
        press.accepts = { [weak self] event in
            guard let self else { return false }
            // A finger in a scroll view may be about to scroll it.
            press.delay = isInScrollView ? GestureConstants.pressDelay : 0
            return takesPresses && event.buttons.contains(.primary) && takesPress(at: event.location)
        }
        add(press) { [weak self] press in self?.follow(press) }
    }

    func cancelPress() { root?.cancel([press]) }

    /// Whether a point counts as inside the control. Around it, 24 points count for a finger, which is not exact and covers what it
    /// presses. For a mouse, a small control counts as large as a target.
    private func isNear(_ point: Point, _ kind: PointerKind) -> Bool {
        guard let root else { return false }
        let frame = root.presentedFrame(of: self)
        if kind == .touch { return frame.expanded(by: 24).contains(point) }
        let target = GestureConstants.pointerTarget
        let (more, higher) = (max(0, target - frame.width) / 2, max(0, target - frame.height) / 2)
        return Rect(frame.x - more, frame.y - higher, frame.width + 2 * more, frame.height + 2 * higher).contains(point)
    }

    private func follow(_ press: PressRecognizer) {
        switch press.state {
        case .began: begin(press)
        case .changed: moved(press)
        case .ended:
            highlighted = false
            pressEnded(isInside: press.isInside)
            if !press.isInside { send(.touchUpOutside) }
        case .cancelled:
            highlighted = false
            pressEnded(isInside: nil)
            send(.touchCancel)
        case .possible, .failed: break
        }
    }

    private func begin(_ press: PressRecognizer) {
        let time = root?.time ?? 0
        let isRepeat = time - pressing.lastDown < GestureConstants.doubleTap
        pressing.lastDown = time
        pressing.isInside = press.isInside
        highlighted = press.isInside
        press.repetition = pressBegan(at: ownPoint(press.location))
        send(.touchDown)
        if isRepeat { send(.touchDownRepeat) }
    }

    /// Returns a point of the root's space in the space of the control.
    func ownPoint(_ point: Point) -> Point { root?.point(point, in: self) ?? point }

    private func moved(_ press: PressRecognizer) {
        if press.isRepeat {
            press.repetition = pressRepeated()
            return
        }
        let was = pressing.isInside
        pressing.isInside = press.isInside
        highlighted = press.isInside
        pressMoved(to: ownPoint(press.location))
        if was != press.isInside { send(press.isInside ? .touchDragEnter : .touchDragExit) }
        send(press.isInside ? .touchDragInside : .touchDragOutside)
    }

    // MARK: Keys

    func pressKey(_ event: KeyEvent) -> Bool {
        guard isPressable, takesPresses, event.modifiers == [] else { return false }
        if event.key == .escape, pressing.isKeyDown || press.state.isActive {
            cancelKey()
            cancelPress()
            return true
        }
        guard pressKeys.contains(event.key) else { return false }
        switch event.key {
        case .enter: if !event.isRepeat { activate() }
        case .space:
            pressing.isKeyDown = true
            highlighted = true
        default: return false
        }
        return true
    }

    func liftKey(_ event: KeyEvent) -> Bool {
        guard event.key == .space, pressing.isKeyDown else { return false }
        cancelKey()
        perform()
        return true
    }

    func cancelKey() {
        guard pressing.isKeyDown else { return }
        pressing.isKeyDown = false
        highlighted = false
    }
}
