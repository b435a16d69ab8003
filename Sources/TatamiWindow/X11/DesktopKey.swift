import CSDL2

#if os(Linux)
    import CX11
#endif

/// A key as desktops describe it: by X11's symbols, codes and names. Assistive technology listens to these.
package struct DesktopKey {
    package let isDown: Bool
    /// X11's symbol of the key, with Shift and Num Lock applied.
    package let symbol: UInt32
    /// X11's number of the key on the keyboard; 0 outside X11.
    package let code: UInt32
    /// X11's bits of the modifiers.
    package let modifiers: UInt32
    /// The character that the key writes, or the name of its symbol.
    package let text: String
    /// The milliseconds since the program began to use windows.
    package let time: UInt32

    /// Translates a key of SDL. Nil if X11 has no symbol for it.
    @MainActor init?(_ event: SDL_KeyboardEvent) {
        let state = UInt32(event.keysym.mod)
        guard let base = Self.symbol(of: event.keysym.sym) else { return nil }
        let isPad = 0xFF80...0xFFB9 ~= base
        let isShifted = (state & KMOD_SHIFT.rawValue != 0) != (isPad && state & KMOD_NUM.rawValue != 0)
        let key = XKeyboard.shared.key(base, isShifted: isShifted)
        isDown = event.type == SDL_KEYDOWN.rawValue
        (symbol, code) = (key.symbol, key.code)
        modifiers = Self.bits(of: state)
        text = Self.character(of: key.symbol).map { String(Character($0)) } ?? XKeyboard.name(of: key.symbol)
        time = event.timestamp
    }

    private static func bits(of state: UInt32) -> UInt32 {
        let bits: [(mask: UInt32, bit: UInt32)] = [
            (KMOD_SHIFT.rawValue, 1), (KMOD_CAPS.rawValue, 2), (KMOD_CTRL.rawValue, 4), (KMOD_ALT.rawValue, 8),
            (KMOD_NUM.rawValue, 16), (KMOD_GUI.rawValue, 64),
        ]
        return bits.reduce(0) { state & $1.mask != 0 ? $0 | $1.bit : $0 }
    }

    /// Returns the visible character that a symbol stands for; nil if there is none.
    ///
    /// Symbols of Latin 1 are its code points; symbols of other code points have a bit set.
    static func character(of symbol: UInt32) -> Unicode.Scalar? {
        switch symbol {
        case 0x21...0x7E, 0xA1...0xFF: Unicode.Scalar(symbol)
        case 0x0100_0100...0x0110_FFFF: Unicode.Scalar(symbol & 0x00FF_FFFF)
        default: nil
        }
    }

    /// Returns X11's symbol of a key without Shift; nil if there is none.
    static func symbol(of key: SDL_Keycode) -> UInt32? {
        let code = UInt32(bitPattern: key)
        if let symbol = symbols[code] { return symbol }
        if code & 1 << 30 == 0 {
            return code >= 0x20 && code <= 0xFF ? code : code > 0xFF && code <= 0x10_FFFF ? code | 0x0100_0000 : nil
        }
        // SDL's F1 to F12 and F13 to F24 are two sequences, X11's are one.
        let (first, second) = (SDLK_F1.rawValue, SDLK_F13.rawValue)
        if first...first + 11 ~= code { return 0xFFBE + code - first }
        return second...second + 11 ~= code ? 0xFFCA + code - second : nil
    }

    private static let symbols: [UInt32: UInt32] = Dictionary(
        uniqueKeysWithValues: [
            (SDLK_BACKSPACE, 0xFF08), (SDLK_TAB, 0xFF09), (SDLK_RETURN, 0xFF0D), (SDLK_PAUSE, 0xFF13), (SDLK_SCROLLLOCK, 0xFF14),
            (SDLK_ESCAPE, 0xFF1B), (SDLK_HOME, 0xFF50), (SDLK_LEFT, 0xFF51), (SDLK_UP, 0xFF52), (SDLK_RIGHT, 0xFF53), (SDLK_DOWN, 0xFF54),
            (SDLK_PAGEUP, 0xFF55), (SDLK_PAGEDOWN, 0xFF56), (SDLK_END, 0xFF57), (SDLK_PRINTSCREEN, 0xFF61), (SDLK_INSERT, 0xFF63),
            (SDLK_APPLICATION, 0xFF67), (SDLK_MENU, 0xFF67), (SDLK_NUMLOCKCLEAR, 0xFF7F), (SDLK_DELETE, 0xFFFF), (SDLK_LSHIFT, 0xFFE1),
            (SDLK_RSHIFT, 0xFFE2), (SDLK_LCTRL, 0xFFE3), (SDLK_RCTRL, 0xFFE4), (SDLK_CAPSLOCK, 0xFFE5), (SDLK_LALT, 0xFFE9),
            (SDLK_RALT, 0xFFEA), (SDLK_LGUI, 0xFFEB), (SDLK_RGUI, 0xFFEC), (SDLK_KP_ENTER, 0xFF8D), (SDLK_KP_7, 0xFF95),
            (SDLK_KP_4, 0xFF96), (SDLK_KP_8, 0xFF97), (SDLK_KP_6, 0xFF98), (SDLK_KP_2, 0xFF99), (SDLK_KP_9, 0xFF9A), (SDLK_KP_3, 0xFF9B),
            (SDLK_KP_1, 0xFF9C), (SDLK_KP_5, 0xFF9D), (SDLK_KP_0, 0xFF9E), (SDLK_KP_PERIOD, 0xFF9F), (SDLK_KP_MULTIPLY, 0xFFAA),
            (SDLK_KP_PLUS, 0xFFAB), (SDLK_KP_MINUS, 0xFFAD), (SDLK_KP_DIVIDE, 0xFFAF),
        ].map { ($0.0.rawValue, $0.1) })
}

/// The keyboard of the X server, read through a connection of its own. Outside X11 it has no keys.
@MainActor private struct XKeyboard {
    static let shared = XKeyboard()

    #if os(Linux)
        private let server: OpaquePointer? = Application.isOnX11 ? XOpenDisplay(nil) : nil

        /// Returns the symbol that a key gives now, and its code, for the symbol that it gives without Shift.
        func key(_ base: UInt32, isShifted: Bool) -> (symbol: UInt32, code: UInt32) {
            guard let server else { return (base, 0) }
            let code = XKeysymToKeycode(server, KeySym(base))
            guard code != 0, isShifted else { return (base, UInt32(code)) }
            // A keyboard has up to four groups, which are its layouts.
            for group: Int32 in 0..<4 where XkbKeycodeToKeysym(server, code, group, 0) == KeySym(base) {
                let symbol = XkbKeycodeToKeysym(server, code, group, 1)
                if symbol != 0 { return (UInt32(truncatingIfNeeded: symbol), UInt32(code)) }
            }
            return (base, UInt32(code))
        }

        static func name(of symbol: UInt32) -> String { XKeysymToString(KeySym(symbol)).map { String(cString: $0) } ?? "" }
    #else
        func key(_ base: UInt32, isShifted: Bool) -> (symbol: UInt32, code: UInt32) { (base, 0) }

        static func name(of symbol: UInt32) -> String { "" }
    #endif
}
