import TatamiGeometry

/// Decides between the gestures that the same pointers may be: the first that begins wins and the others fail, but for those that may go on
/// beside it and those that it has to wait for. Gestures of other pointers go on by themselves.
public final class GestureArena {
    /// Those that may still become something, or go on; those of the innermost view first.
    public private(set) var recognizers: [GestureRecognizer] = []
    /// Pointers that are down.
    public private(set) var pointers: Set<PointerID> = []

    public init() {}

    /// Whether nothing goes on and nothing more can come of what was.
    public var isIdle: Bool { pointers.isEmpty && recognizers.isEmpty }

    /// When the clock has something to say.
    public var deadline: Double? { recognizers.filter(\.isOpen).compactMap(\.deadline).min() }

    /// - Parameter hit: where a pointer goes down, the recognisers of the views under it, from the innermost out.
    public func handle(_ event: PointerEvent, hitting hit: [GestureRecognizer] = []) {
        tick(event.time)
        switch event.phase {
        case .began:
            // A pointer that went down twice was lost in between.
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

    /// Tells the time; to be called at the deadline.
    public func tick(_ time: Double) {
        for recognizer in recognizers where recognizer.isOpen { recognizer.tick(time) }
        settle()
        release()
    }

    /// Ends everything: the system took the pointers.
    public func cancel() {
        pointers = []
        leave(recognizers)
    }

    /// Ends what a view's recognisers are at: the view is gone.
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

    /// Grants wishes in order, as long as one can be granted.
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

    /// Whether what one is at leaves nothing for the other: another gesture, or a button in a view that looks for taps.
    private func excludes(_ one: GestureRecognizer, _ other: GestureRecognizer, _ wish: GestureRecognizer.Wish) -> Bool {
        guard share(one, other), !other.isPassive else { return false }
        if one.isPassive { return one.state == .ended && wish == .recognize }
        return one.state.isActive && !areFriends(one, other)
    }

    private func share(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool { !a.touchedBy.isDisjoint(with: b.touchedBy) }

    private func areFriends(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool { a.goesWith(b) || b.goesWith(a) }

    /// Lets those go of which nothing can come any more, but for those that others wait for.
    private func release() {
        let undecided = recognizers.filter(\.isUndecided)
        let kept = undecided.flatMap(\.waitsFor)
        let over = recognizers.filter { recognizer in
            recognizer.pointers.isEmpty && !recognizer.isUndecided && !kept.contains { $0 === recognizer }
        }
        for recognizer in over {
            recognizers.removeAll { $0 === recognizer }
            // What they measured can be read until the next gesture.
            recognizer.leave()
        }
    }
}

extension GestureRecognizer {
    fileprivate var isOpen: Bool { state == .possible || state.isActive }
    /// Whether something may still come of it without a pointer: a second tap, a wish that waits.
    fileprivate var isUndecided: Bool { state == .possible && (wish != nil || deadline != nil) || state.isActive }
}
