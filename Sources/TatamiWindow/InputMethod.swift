import TatamiGeometry

/// The input method of a window: the text that it composes, and the text that it may commit once more after a reset.
///
/// If a view ends a composition, for example because it loses the focus, it commits the composed text itself, and the window resets the
/// input method. Some input methods, such as that for Korean, commit the composed text at a reset too. That second text is left out.
struct InputMethod {
    /// The text that the input method composes; empty for none.
    private(set) var composed = ""
    /// The text that a view has committed, and the time until which the input method may commit it too, in seconds.
    private var echo: (text: String, end: Double)?
    /// The time at which the window lost the keyboard, in seconds; nil while it has the keyboard.
    private var left: Double?
    /// The rectangle of the caret that the input method received last; nil if it must receive it again.
    var frame: Rect?

    /// The seconds after a reset in which the input method may commit its text once more.
    static let echoTime = 0.25
    /// The seconds between two looks for messages of an input method. They come past the window system, which does not wake the loop.
    static let interval = 0.05

    /// Takes over a composed text.
    mutating func compose(_ text: String) {
        composed = text
        if !text.isEmpty { echo = nil }
    }

    /// Returns the part of a committed text that is new.
    mutating func commit(_ text: String, at time: Double) -> String {
        defer { (composed, echo) = ("", nil) }
        guard let echo, time <= echo.end, text.hasPrefix(echo.text) else { return text }
        return String(text.dropFirst(echo.text.count))
    }

    /// Records that the input method is reset at a time, because a view has ended the composition.
    mutating func reset(at time: Double) {
        echo = (composed, time + Self.echoTime)
        composed = ""
    }

    /// Records that the window has received the keyboard, or lost it at a time.
    mutating func keyboard(isHere: Bool, at time: Double) { left = isHere ? nil : left ?? time }

    /// Returns the time at which the loop looks for messages; nil if none are expected. An input method may commit its text when the window
    /// loses the keyboard; after `echoTime` nothing more comes, although the text stays composed.
    mutating func nextLook(at time: Double) -> Double? {
        if let left, time > left + Self.echoTime { return nil }
        if let end = echo?.end, end < time { echo = nil }
        return composed.isEmpty && echo == nil ? nil : time + Self.interval
    }
}
