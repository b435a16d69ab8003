import TatamiDrawing
import Testing

@Suite struct ColorTests {
    @Test func hexTextGivesTheColour() {
        #expect(Color(hex: "FF8000") == Color(bytes: 255, 128, 0))
        #expect(Color(hex: "ff800080") == Color(bytes: 255, 128, 0, 128))
        #expect(Color(hex: "00000000") == .clear)
    }

    @Test func aNumberGivesTheColour() {
        #expect(Color(0x2563EB) == Color(hex: "2563EB"))
        #expect(Color(0) == .black && Color(0xFFFF_FFFF) == .white)
    }

    @Test(arguments: ["", "F", "FFF", "FFFFF", "FFFFFFF", "FFFFFFFFF", "#FFFFFF", "#AABBC", "GG0000", "FF 000", "ＦＦ0000", "+F0000"])
    func malformedHexTextGivesNil(text: String) {
        #expect(Color(hex: text) == nil)
    }

    @Test func hexTextRoundTripsForEveryByte() {
        for byte in UInt8.min...UInt8.max {
            let color = Color(bytes: byte, 255 - byte, byte ^ 0x55, byte)
            #expect(Color(hex: color.hex) == color, "\(color.hex)")
        }
        #expect(Color.white.hex == "FFFFFF")
        #expect(Color.white.withAlpha(0.5).hex == "FFFFFF80")
    }

    @Test func componentsAreClampedAndNaNIsZero() {
        let color = Color(red: .nan, green: -3, blue: .infinity, alpha: 2)
        #expect(color == Color(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test func mixingEndsAtBothColoursAndKeepsTheHueOfAFade() {
        #expect(Color.red.mixed(with: .blue, 0) == .red)
        #expect(Color.red.mixed(with: .blue, 1) == .blue)
        #expect(Color.red.mixed(with: .clear, 0.5) == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(Color.red.mixed(with: .blue, .nan) == .red)
    }
}
