import TatamiGeometry

/// Decides between the gestures that the same pointers may be.
///
/// The first gesture that begins wins. The others fail, except those that may go on together with it and those that it has to wait for.
/// Gestures of other pointers are independent.
///
/// Call `tick` at `deadline`, so that gestures such as a long press can begin while the pointer rests.
public final class GestureArena {
    /// The recognizers that may still succeed or are active; those of the innermost view come first.
    public private(set) var recognizers: [GestureRecognizer] = []
    /// The pointers that are down.
    public private(set) var pointers: Set<PointerID> = []

    /// Makes an arena without pointers.
    public init() {}

    /// True when no gesture is active and no recognizer can still succeed.
    public var isIdle: Bool { pointers.isEmpty && recognizers.isEmpty }

    /// The time at which `tick` must be called next; nil if no recognizer waits for a time.
    public var deadline: Double? { recognizers.filter(\.isOpen).compactMap(\.deadline).min() }

    /// Handles a pointer event.
    ///
    /// - Parameters:
    ///   - event: The event, with its position and time.
    ///   - hit: For an event of the phase `began`, the recognizers of the views under the pointer, from the innermost view outwards.
    public func handle(_ event: PointerEvent, hitting hit: [GestureRecognizer] = []) {
        tick(event.time)
        switch event.phase {
        case .began:
            // A pointer that goes down twice was lost in between.
            if pointers.contains(event.id) { lose(event) }
            pointers.insert(event.id)
            for recognizer in hit where recognizer.isEnabled && recognizer.accepts(event) { enter(recognizer, event.id) }
        case .moved, .ended, .cancelled: if !pointers.contains(event.id) { return }
        case .hovered: return
        }
        for recognizer in recognizers where recognizer.pointers.contains(event.id) && recognizer.isOpen { recognizer.take(event) }
        settle()
        if event.phase == .ended || event.phase == .cancelled { lift(event.id) }
        release()
    }

    /// Tells the recognizers the time. Call it at `deadline`.
    public func tick(_ time: Double) {
        for recognizer in recognizers where recognizer.isOpen { recognizer.tick(time) }
        settle()
        release()
    }

    /// Ends all gestures, because the system took the pointers away.
    public func cancel() {
        pointers = []
        leave(recognizers)
    }

    /// Cancels the active gestures that Escape cancels. Returns false if there are none.
    public func cancelByEscape() -> Bool {
        let cancelled = recognizers.filter { $0.isCancelledByEscape && $0.state.isActive }
        for recognizer in cancelled {
            recognizer.isEscaped = true
            recognizer.cancel()
            recognizer.isEscaped = false
        }
        return !cancelled.isEmpty
    }

    /// Ends the gestures of a view's recognizers, because the view is gone.
    public func leave(_ gone: [GestureRecognizer]) {
        for recognizer in gone where recognizers.contains(where: { $0 === recognizer }) {
            recognizers.removeAll { $0 === recognizer }
            recognizer.leave()
        }
    }

    private func lose(_ event: PointerEvent) {
        var lost = event
        lost.phase = .cancelled
        for recognizer in recognizers where recognizer.pointers.contains(event.id) && recognizer.isOpen { recognizer.take(lost) }
        lift(event.id)
        release()
    }

    private func enter(_ recognizer: GestureRecognizer, _ pointer: PointerID) {
        if !recognizers.contains(where: { $0 === recognizer }) {
            recognizer.reset()
            recognizers.append(recognizer)
        }
        recognizer.pointers.insert(pointer)
        recognizer.touchedBy.insert(pointer)
    }

    private func lift(_ pointer: PointerID) {
        pointers.remove(pointer)
        for recognizer in recognizers { recognizer.pointers.remove(pointer) }
    }

    /// Grants the wishes of recognizers in order, until none can be granted.
    private func settle() {
        while let next = recognizers.first(where: mayBegin) {
            let wish = next.wish
            next.wish = nil
            for other in recognizers where other !== next && !next.isPassive && share(next, other) { giveWay(other, to: next) }
            next.become(wish == .begin ? .began : .ended)
            if wish == .begin { next.didBegin() }
        }
    }

    private func giveWay(_ other: GestureRecognizer, to next: GestureRecognizer) {
        if other.isPassive { return other.cancel() }
        if other.state == .possible, !areFriends(next, other) { other.fail() }
    }

    private func mayBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer.state == .possible, let wish = recognizer.wish else { return false }
        if recognizers.contains(where: { $0 !== recognizer && excludes($0, recognizer, wish) }) {
            recognizer.fail()
            return false
        }
        return !recognizer.waitsFor.contains { other in other.state == .possible && recognizers.contains { $0 === other } }
    }

    /// Returns true if one recognizer's gesture excludes the other's: another gesture is active, or a button was pressed in a view that
    /// looks for taps.
    private func excludes(_ one: GestureRecognizer, _ other: GestureRecognizer, _ wish: GestureRecognizer.Wish) -> Bool {
        guard share(one, other), !other.isPassive else { return false }
        if one.isPassive { return one.state == .ended && wish == .recognize }
        return one.state.isActive && !areFriends(one, other)
    }

    private func share(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool { !a.touchedBy.isDisjoint(with: b.touchedBy) }

    private func areFriends(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool { a.goesWith(b) || b.goesWith(a) }

    /// Drops the recognizers that cannot succeed any more, except those that others wait for.
    private func release() {
        let undecided = recognizers.filter(\.isUndecided)
        let kept = undecided.flatMap(\.waitsFor)
        let over = recognizers.filter { recognizer in
            recognizer.pointers.isEmpty && !recognizer.isUndecided && !kept.contains { $0 === recognizer }
        }
        for recognizer in over {
            recognizers.removeAll { $0 === recognizer }
            // Their measurements can be read until the next gesture.
            recognizer.leave()
        }
    }
}

extension GestureRecognizer {
    fileprivate var isOpen: Bool { state == .possible || state.isActive }
    /// True if the recognizer may still succeed without a pointer, by a second tap or a wish that waits.
    fileprivate var isUndecided: Bool { state == .possible && (wish != nil || deadline != nil) || state.isActive }
}
