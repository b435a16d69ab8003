import CSDL2
import TatamiInteraction
import Testing

@testable import TatamiWindow

/// What windows decide without a display. Windows themselves are checked by `Scripts/window-check`.
@Suite struct WindowTests {
    @Test(
        arguments: [
            ([:], nil, nil),
            ([:], "Xft.dpi:\t192\n", 2),
            ([:], "*customization: -color\nXft.antialias: 1\nXft.dpi : 120", 1.25),
            ([:], "Xft.dpi: 96\nXft.dpi: 144\n", 1.5),
            ([:], "Xft.dpi: wide\n", nil),
            ([:], "Xft.dpi: nan\nXft.dpix: 192\nmyXft.dpi: 192", nil),
            ([:], "Xft.dpi: 1e300", 8),
            ([:], "Xft.dpi: 0", nil),
            (["GDK_SCALE": "2"], "Xft.dpi: 144", 2),
            (["QT_SCALE_FACTOR": "1.5"], nil, 1.5),
            (["QT_SCALE_FACTOR": "3", "GDK_SCALE": "2"], nil, 2),
            (["QT_SCALE_FACTOR": "3", "GDK_SCALE": ""], nil, 3),
            (["GDK_SCALE": "-2"], "Xft.dpi: 144", 1.5),
            (["GDK_SCALE": "inf"], nil, nil),
            (["GDK_SCALE": "0.01"], nil, 0.5),
        ] as [([String: String], String?, Double?)])
    func theScaleIsTheDesktops(variables: [String: String], resources: String?, scale: Double?) {
        #expect(DesktopScale.scale(variable: { variables[$0] }, resources: resources) == scale)
    }

    @Test(arguments: [
        ("/home/ada/form.nui", "form"), ("form.nui", "form"), ("a.b/form", "form"), ("form.de.nui", "form.de"), (".hidden", ".hidden"),
        ("/", ""), ("", ""), ("über uns.nui", "über uns"),
    ])
    func titlesAreNamesOfFiles(path: String, title: String) {
        #expect(Application.name(ofFile: path) == title)
    }

    /// A key of the number pad that writes its digit moves nothing, whatever SDL thinks of Num Lock.
    @Test func aDigitOfTheNumberPadMovesNothing() {
        var (press, text) = (SDL_Event(), SDL_Event())
        (press.key.type, press.key.keysym.sym) = (SDL_KEYDOWN.rawValue, SDL_Keycode(SDLK_KP_2.rawValue))
        text.type = SDL_TEXTINPUT.rawValue
        func key(_ next: SDL_Event?) -> KeyEvent.Key? {
            let event = Keys.settled(press.key, next: next)
            return Keys.key(event.keysym.sym, SDL_Keymod(UInt32(event.keysym.mod)))
        }
        #expect(key(nil) == .down && key(press) == .down && key(text) == nil)
        press.key.keysym.sym = SDL_Keycode(SDLK_KP_PERIOD.rawValue)
        #expect(key(nil) == .delete && key(text) == .keypadDecimal)
        press.key.keysym.sym = SDL_Keycode(SDLK_DOWN.rawValue)
        #expect(key(text) == .down)
    }

    @Test func keysAreNamed() {
        let none = SDL_Keymod(0)
        #expect(Keys.key(SDL_Keycode(SDLK_INSERT.rawValue), none) == .insert)
        #expect(Keys.key(SDL_Keycode(SDLK_APPLICATION.rawValue), none) == .menu)
        #expect(
            Keys.key(SDL_Keycode(SDLK_F1.rawValue), none) == .function(1) && Keys.key(SDL_Keycode(SDLK_F12.rawValue), none) == .function(12)
        )
        #expect(Keys.key(SDL_Keycode(SDLK_KP_0.rawValue), none) == .insert && Keys.key(SDL_Keycode(SDLK_KP_0.rawValue), KMOD_NUM) == nil)
        #expect(Keys.key(SDL_Keycode(SDLK_KP_4.rawValue), none) == .left)
        #expect(Keys.key(SDL_Keycode(SDLK_a.rawValue), KMOD_NUM) == .character("a"))
        #expect(Keys.key(SDL_Keycode(SDLK_LSHIFT.rawValue), none) == nil)
    }
}

@Suite struct DesktopKeyTests {
    @Test(
        arguments: [
            (SDLK_a.rawValue, 0x61), (SDLK_1.rawValue, 0x31), (0xE4, 0xE4), (0x43F, 0x0100_043F), (SDLK_RETURN.rawValue, 0xFF0D),
            (SDLK_KP_0.rawValue, 0xFF9E), (SDLK_F1.rawValue, 0xFFBE), (SDLK_F12.rawValue, 0xFFC9), (SDLK_F13.rawValue, 0xFFCA),
            (SDLK_F24.rawValue, 0xFFD5), (SDLK_LSHIFT.rawValue, 0xFFE1),
        ] as [(UInt32, UInt32)])
    func keysHaveTheSymbolsOfX11(code: UInt32, symbol: UInt32) {
        #expect(DesktopKey.symbol(of: SDL_Keycode(bitPattern: code)) == symbol)
    }

    @Test func keysWithoutASymbolAreNotShown() {
        for code in [0, SDLK_AUDIOPLAY.rawValue, .max] { #expect(DesktopKey.symbol(of: SDL_Keycode(bitPattern: code)) == nil) }
    }

    @Test func visibleCharactersAreTheTextOfTheirKeys() {
        #expect(
            DesktopKey.character(of: 0x61) == "a" && DesktopKey.character(of: 0xE4) == "ä" && DesktopKey.character(of: 0x0100_043F) == "п")
        for symbol: UInt32 in [0x20, 0xFF0D, 0x0110_FFFF + 1, 0x0100_D800, .max] { #expect(DesktopKey.character(of: symbol) == nil) }
    }
}
