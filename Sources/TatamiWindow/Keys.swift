import CSDL2
import TatamiInteraction

/// Translates SDL's keys.
enum Keys {
    /// Returns the key for SDL's key code; nil if Tatami does not know it.
    ///
    /// - Parameters:
    ///   - code: SDL's code of the key.
    ///   - state: The modifiers. Without Num Lock the number pad moves the caret.
    static func key(_ code: SDL_Keycode, _ state: SDL_Keymod) -> KeyEvent.Key? {
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
        case Int(SDLK_INSERT.rawValue): .insert
        case Int(SDLK_APPLICATION.rawValue), Int(SDLK_MENU.rawValue): .menu
        // The right Alt key writes characters on many keyboards.
        case Int(SDLK_LALT.rawValue): .option
        case Int(SDLK_F1.rawValue)...Int(SDLK_F12.rawValue): .function(Int(code) - Int(SDLK_F1.rawValue) + 1)
        default: (state.rawValue & KMOD_NUM.rawValue == 0 ? pad(code) : numberPad(code)) ?? character(code)
        }
    }

    /// Returns the event of a key of the number pad as one with Num Lock if the text that it writes comes next. Programs that press keys for people
    /// switch Num Lock on and off, and SDL does not always learn of it; then a 2 would move the focus down as well.
    static func settled(_ event: SDL_KeyboardEvent, next: SDL_Event?) -> SDL_KeyboardEvent {
        guard event.type == SDL_KEYDOWN.rawValue, next?.type == SDL_TEXTINPUT.rawValue, pad(event.keysym.sym) != nil else { return event }
        var event = event
        event.keysym.mod |= UInt16(KMOD_NUM.rawValue)
        return event
    }

    /// Returns what a key of the number pad does without Num Lock.
    private static func pad(_ code: SDL_Keycode) -> KeyEvent.Key? {
        switch Int(code) {
        case Int(SDLK_KP_0.rawValue): .insert
        case Int(SDLK_KP_PERIOD.rawValue): .delete
        case Int(SDLK_KP_1.rawValue): .end
        case Int(SDLK_KP_2.rawValue): .down
        case Int(SDLK_KP_3.rawValue): .pageDown
        case Int(SDLK_KP_4.rawValue): .left
        case Int(SDLK_KP_6.rawValue): .right
        case Int(SDLK_KP_7.rawValue): .home
        case Int(SDLK_KP_8.rawValue): .up
        case Int(SDLK_KP_9.rawValue): .pageUp
        default: nil
        }
    }

    /// Returns the key of the number pad whose character depends on the language; nil for others, which write their digit.
    private static func numberPad(_ code: SDL_Keycode) -> KeyEvent.Key? {
        [SDLK_KP_PERIOD, SDLK_KP_COMMA, SDLK_KP_DECIMAL].contains { Int($0.rawValue) == Int(code) } ? .keypadDecimal : nil
    }

    /// Returns the character of a key. Keys that write a character have its code point; others have a bit set beyond all code points.
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
