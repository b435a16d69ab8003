import CSDL2
import TatamiInteraction

/// SDL's keys in Tatami's words.
enum Keys {
    static func key(_ code: SDL_Keycode) -> KeyEvent.Key? {
        switch Int(code) {
        case Int(SDLK_TAB.rawValue): .tab
        case Int(SDLK_RETURN.rawValue), Int(SDLK_KP_ENTER.rawValue): .enter
        case Int(SDLK_SPACE.rawValue): .space
        case Int(SDLK_ESCAPE.rawValue): .escape
        case Int(SDLK_BACKSPACE.rawValue): .backspace
        case Int(SDLK_DELETE.rawValue): .delete
        case Int(SDLK_LEFT.rawValue): .left
        case Int(SDLK_RIGHT.rawValue): .right
        case Int(SDLK_UP.rawValue): .up
        case Int(SDLK_DOWN.rawValue): .down
        case Int(SDLK_HOME.rawValue): .home
        case Int(SDLK_END.rawValue): .end
        case Int(SDLK_PAGEUP.rawValue): .pageUp
        case Int(SDLK_PAGEDOWN.rawValue): .pageDown
        default: character(code)
        }
    }

    /// Keys that write something have its code point; others have a bit set beyond them.
    private static func character(_ code: SDL_Keycode) -> KeyEvent.Key? {
        guard code > 32, code & (1 << 30) == 0, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
        return .character(Character(scalar))
    }

    static func modifiers(_ state: SDL_Keymod) -> Modifiers {
        var modifiers = Modifiers()
        if state.rawValue & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
        if state.rawValue & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
        if state.rawValue & KMOD_ALT.rawValue != 0 { modifiers.insert(.option) }
        if state.rawValue & KMOD_GUI.rawValue != 0 { modifiers.insert(.command) }
        return modifiers
    }
}
