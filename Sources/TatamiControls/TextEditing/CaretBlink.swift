/// The blinking of a caret. After some seconds without a change the caret stays visible.
enum CaretBlink {
    static let interval = 0.53
    static let duration = 10.0

    static func isSeen(since move: Double, at time: Double) -> Bool {
        let elapsed = time - move
        return elapsed >= duration || Int(max(0, elapsed) / interval) % 2 == 0
    }

    /// Returns the time at which the caret will appear or disappear next, in seconds; nil if it stays visible.
    static func nextChange(since move: Double, at time: Double) -> Double? {
        let elapsed = max(0, time - move)
        return elapsed >= duration ? nil : move + min(duration, ((elapsed / interval).rounded(.down) + 1) * interval)
    }
}
