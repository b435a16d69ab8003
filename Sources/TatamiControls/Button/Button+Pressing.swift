import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// How a press of a button goes on.
struct Pressing {
    /// Whether the pointer was over the button when it was looked at last.
    var isInside = false
    /// Whether the space bar is down.
    var isKeyDown = false
    /// When it was pressed last, for presses in quick succession.
    var lastDown = -Double.infinity
}

/// What people do with a button. A press that leaves the button does nothing where it ends; back on the button it counts again.
extension Button {
    /// Does what a press does: calls what is to be called, then sends the named actions. Nothing where the button is disabled.
    public func perform() { if isEnabled { send(.touchUpInside) } }

    func followPress() {
        press.isOn = { [weak self] point, kind in self?.isNear(point, kind) ?? false }
        press.accepts = { [weak self] event in
            guard let self else { return false }
            // Inside something that scrolls a finger may be about to do that.
            press.delay = isInScrollView ? GestureConstants.pressDelay : 0
            return event.buttons.contains(.primary)
        }
        add(press) { [weak self] press in self?.follow(press) }
    }

    func cancelPress() { root?.cancel([press]) }

    private var isInScrollView: Bool { superviews.contains { $0.scroller?.canScroll == true } }

    /// A finger is not exact, and what it covers is not seen.
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
            send(press.isInside ? .touchUpInside : .touchUpOutside)
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

    /// Enter counts when it goes down, Space when it comes up.
    func pressKey(_ event: KeyEvent) -> Bool {
        guard isEnabled, event.modifiers == [] else { return false }
        switch event.key {
        case .enter:
            if !event.isRepeat { send(.touchUpInside) }
            return true
        case .space:
            pressing.isKeyDown = true
            highlighted = true
            return true
        case .escape where pressing.isKeyDown:
            cancelKey()
            return true
        default: return false
        }
    }

    func liftKey(_ event: KeyEvent) -> Bool {
        guard event.key == .space, pressing.isKeyDown else { return false }
        cancelKey()
        if isEnabled { send(.touchUpInside) }
        return true
    }

    func cancelKey() {
        guard pressing.isKeyDown else { return }
        pressing.isKeyDown = false
        highlighted = false
    }
}
