import TatamiInteraction

extension View {
    /// Adds a gesture recognizer: `view.add(TapRecognizer()) { tap in ... }`.
    ///
    /// - Parameters:
    ///   - gesture: The recognizer.
    ///   - onChange: Called for each state of the gesture except `possible` and `failed`.
    @discardableResult
    public func add<Gesture: GestureRecognizer>(_ gesture: Gesture, _ onChange: ((Gesture) -> Void)? = nil) -> Gesture {
        if let onChange {
            gesture.onChange = { changed in if let gesture = changed as? Gesture { onChange(gesture) } }
        }
        gestures.append(gesture)
        return gesture
    }

    /// Adds a gesture recognizer before all others, so that it wins over them where both could begin.
    package func addFirst(_ gesture: GestureRecognizer) { gestures.insert(gesture, at: 0) }

    /// Removes a gesture. A gesture that is active ends as cancelled.
    public func remove(_ gesture: GestureRecognizer) {
        gestures.removeAll { $0 === gesture }
        root?.input.arena.leave([gesture])
    }
}
