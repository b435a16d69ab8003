/// Why there is no window.
public struct WindowError: Error, CustomStringConvertible {
    public let description: String

    /// Whether that is because there is no display: on a server, or without DISPLAY and WAYLAND_DISPLAY.
    public let lacksDisplay: Bool
}
