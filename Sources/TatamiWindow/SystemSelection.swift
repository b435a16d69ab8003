import CSDL2
import TatamiViews

/// The texts that programs share: the clipboard, and the primary selection. On Windows and macOS the second is private to the program.
@MainActor enum SystemSelection: Sendable {
    case clipboard, primary

    /// The longest text that is put there, in bytes of UTF-8. An X server ends a program that sends more than 16 MiB at once.
    nonisolated static let mostBytes = 8 << 20

    /// Returns the text; nil if there is none.
    func read() throws(Clipboard.Failure) -> String? {
        #if os(Linux)
            if Application.isOnX11 { return try XSelection.read(self == .clipboard ? "CLIPBOARD" : "PRIMARY") }
        #endif
        guard let text = self == .clipboard ? SDL_GetClipboardText() : SDL_GetPrimarySelectionText() else { return nil }
        defer { SDL_free(text) }
        return text.pointee == 0 ? nil : String(cString: text)
    }

    func write(_ text: String) throws(Clipboard.Failure) {
        guard text.utf8.count <= Self.mostBytes else {
            throw Clipboard.Failure("The text is longer than \(Self.mostBytes >> 20) MiB, and was not copied.")
        }
        let isDone = (self == .clipboard ? SDL_SetClipboardText(text) : SDL_SetPrimarySelectionText(text)) == 0
        guard isDone else { throw Clipboard.Failure("The text was not copied: \(Application.lastError).") }
    }

    /// The selection as a clipboard for roots of windows, whose trees are on the main actor.
    nonisolated var shared: Clipboard {
        Clipboard(
            read: { () throws(Clipboard.Failure) in
                try MainActor.assumeIsolated { Result { () throws(Clipboard.Failure) in try read() } }.get()
            },
            write: { (text) throws(Clipboard.Failure) in
                try MainActor.assumeIsolated { Result { () throws(Clipboard.Failure) in try write(text) } }.get()
            })
    }
}
