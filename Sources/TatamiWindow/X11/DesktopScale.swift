import CSDL2

#if os(Linux)
    import CX11
#endif

/// The scale that people chose for their programs on X11, which SDL does not report.
enum DesktopScale {
    /// The environment variables that set the scale, in the order in which they are read.
    static let variables = ["GDK_SCALE", "QT_SCALE_FACTOR"]
    static let range = 0.5...8.0
    /// `Xft.dpi` of a desktop that is not scaled.
    private static let usualDPI = 96.0

    /// The current scale; nil if nobody has chosen one, and on other window systems than X11.
    @MainActor static var chosen: Double? {
        guard Application.isOnX11 else { return nil }
        return scale(variable: { name in SDL_getenv(name).map { String(cString: $0) } }, resources: resources)
    }

    /// Returns the first of the variables that is a positive number, otherwise `Xft.dpi` of the server's resources divided by 96, limited
    /// to `range`. Nil if neither is set.
    static func scale(variable: (String) -> String?, resources: String?) -> Double? {
        let chosen = variables.compactMap { variable($0).flatMap(positive) }.first
        guard let scale = chosen ?? resources.flatMap(dpi).map({ $0 / usualDPI }) else { return nil }
        return min(max(scale, range.lowerBound), range.upperBound)
    }

    /// Returns `Xft.dpi` from lines of the form `name: value`. If the name occurs several times, the last line counts.
    private static func dpi(in resources: String) -> Double? {
        resources.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            return parts.count == 2 && parts[0] == "Xft.dpi" ? positive(parts[1]) : nil
        }.last
    }

    private static func positive(_ text: String) -> Double? { Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

    /// The text that `xrdb` and desktops keep on the server.
    @MainActor private static var resources: String? {
        #if os(Linux)
            guard let display = XOpenDisplay(nil) else { return nil }
            defer { XCloseDisplay(display) }
            return XResourceManagerString(display).map { String(cString: $0) }
        #else
            return nil
        #endif
    }
}
