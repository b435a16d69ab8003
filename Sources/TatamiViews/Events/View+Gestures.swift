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

    /// Removes a gesture. A gesture that is active ends as cancelled.
    public func remove(_ gesture: GestureRecognizer) {
        gestures.removeAll { $0 === gesture }
        root?.input.arena.leave([gesture])
    }
}
