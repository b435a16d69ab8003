import CPango

/// The fonts of the system, which no text of Tatami uses.
package enum SystemFonts {
    /// Keeps this process from reading the settings and the list of the system's fonts.
    ///
    /// Pango reads them in a thread of its own, for which the first text waits. Only a program in which nothing else uses FontConfig may
    /// call this, before the first text engine is made.
    package static func leaveOut() {
        guard let empty = FcConfigCreate() else { return }
        FcConfigSetCurrent(empty)
        FcConfigDestroy(empty)
    }
}
