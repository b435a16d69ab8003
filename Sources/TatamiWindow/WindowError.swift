/// Why a window cannot be opened or read.
public struct WindowError: Error, CustomStringConvertible {
    /// The error in one sentence, for a user.
    public let description: String

    /// True if there is no display, as on a server, or without DISPLAY and WAYLAND_DISPLAY.
    public let lacksDisplay: Bool
}
