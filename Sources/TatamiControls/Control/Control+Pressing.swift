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
    /// Activates the control as a press does, unless it is disabled.
    public func perform() { if isEnabled { activate() } }

    func followPress() {
        press.isOn = { [weak self] point, kind in self?.isNear(point, kind) ?? false }
        press.accepts = { [weak self] event in
            guard let self else { return false }
            // A finger in a scroll view may be about to scroll it.
            press.delay = isInScrollView ? GestureConstants.pressDelay : 0
            return event.buttons.contains(.primary)
        }
        add(press) { [weak self] press in self?.follow(press) }
    }

    func cancelPress() { root?.cancel([press]) }

    private var isInScrollView: Bool { superviews.contains { $0.scroller?.canScroll == true } }

    /// Whether a point counts as inside the control. Around it, 24 points count for a finger, which is not exact and covers what it
    /// presses.
    private func isNear(_ point: Point, _ kind: PointerKind) -> Bool {
        guard let root else { return false }
        return root.presentedFrame(of: self).expanded(by: kind == .touch ? 24 : 0).contains(point)
    }

    private func follow(_ press: PressRecognizer) {
        switch press.state {
        case .began: begin(press)
        case .changed: moved(press)
        case .ended:
            highlighted = false
            if press.isInside { activate() } else { send(.touchUpOutside) }
        case .cancelled:
            highlighted = false
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
        send(.touchDown)
        if isRepeat { send(.touchDownRepeat) }
    }

    private func moved(_ press: PressRecognizer) {
        let was = pressing.isInside
        pressing.isInside = press.isInside
        highlighted = press.isInside
        if was != press.isInside { send(press.isInside ? .touchDragEnter : .touchDragExit) }
        send(press.isInside ? .touchDragInside : .touchDragOutside)
    }

    // MARK: Keys

    func pressKey(_ event: KeyEvent) -> Bool {
        guard isPressable, isEnabled, event.modifiers == [] else { return false }
        if event.key == .escape, pressing.isKeyDown {
            cancelKey()
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
