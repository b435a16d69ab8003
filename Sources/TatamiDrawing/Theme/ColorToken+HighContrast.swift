/// The colors for people who need high contrasts: 7 for text, 3 for edges, marks and the parts of controls. Surfaces differ by their edges
/// rather than by their colors, and what lies on fills in the dark is black.
extension ColorToken {
    /// The colors in high contrast, in which a theme does not use those of its palettes; nil for shadows and what lies under sheets.
    var highContrast: (light: Color, dark: Color)? {
        switch self {
        case .background: (rgb(0xFFFFFF), rgb(0x000000))
        case .surface: (rgb(0xFFFFFF), rgb(0x08090A))
        case .raised: (rgb(0xFFFFFF), rgb(0x101114))
        case .sunken: (rgb(0xF5F6F8), rgb(0x000000))
        case .text: (rgb(0x000000), rgb(0xFFFFFF))
        case .textSecondary: (rgb(0x2C2E34), rgb(0xE2E4E9))
        case .textTertiary: (rgb(0x34373E), rgb(0xD6D9DF))
        case .textDisabled: (rgb(0x63666F), rgb(0x9A9EA8))
        case .accent: (rgb(0x1B3F9F), rgb(0x9AB6FF))
        case .accentHover: (rgb(0x15327F), rgb(0xB4C9FF))
        case .accentPressed: (rgb(0x0F2560), rgb(0x86A5FA))
        case .onAccent: (rgb(0xFFFFFF), rgb(0x000000))
        case .accentText: (rgb(0x12307F), rgb(0xB4C9FF))
        case .accentSoft: (rgb(0xE6EDFD), rgb(0x1C2743))
        case .accentSoftHover: (rgb(0xD5E1FB), rgb(0x253357))
        case .indicator: (rgb(0x12307F), rgb(0xB4C9FF))
        case .focus: (rgb(0x12307F), rgb(0xB4C9FF))
        case .danger: (rgb(0x8C1F19), rgb(0xFF938A))
        case .dangerHover: (rgb(0x741813), rgb(0xFFB0A9))
        case .dangerPressed: (rgb(0x5A110D), rgb(0xF27F75))
        case .dangerText: (rgb(0x7A1913), rgb(0xFFB0A9))
        case .dangerSoft: (rgb(0xFCEBE9), rgb(0x3C201F))
        case .warning: (rgb(0x8A5200), rgb(0xE3A63C))
        case .warningText: (rgb(0x5A3500), rgb(0xF6CE86))
        case .warningSoft: (rgb(0xFDF1DA), rgb(0x372A12))
        case .success: (rgb(0x14613C), rgb(0x66CF9A))
        case .successText: (rgb(0x0E4A2D), rgb(0x93E0B9))
        case .successSoft: (rgb(0xE3F4EB), rgb(0x173225))
        case .borderSubtle: (rgb(0x767A84), rgb(0x7B808A))
        case .borderControl: (rgb(0x45484F), rgb(0xB6B9C1))
        case .borderStrong: (rgb(0x000000), rgb(0xFFFFFF))
        case .control: (rgb(0xFFFFFF), rgb(0x16171B))
        case .controlHover: (rgb(0xEFF0F3), rgb(0x26282D))
        case .controlPressed: (rgb(0xE0E2E7), rgb(0x34373E))
        case .fillHover: (rgb(0x5A678A, 0x1C), rgb(0xFFFFFF, 0x14))
        case .fillPressed: (rgb(0x5A678A, 0x36), rgb(0xFFFFFF, 0x24))
        case .well: (rgb(0x5A678A, 0x24), rgb(0xFFFFFF, 0x14))
        case .track: (rgb(0x868A94), rgb(0x6A6E78))
        case .selection: (rgb(0x2D5BE3, 0x40), rgb(0x5C86FF, 0x66))
        case .tooltip: (rgb(0x1A1B1F), rgb(0xF0F1F3))
        case .onTooltip: (rgb(0xFFFFFF), rgb(0x000000))
        case .thumb: (rgb(0xFFFFFF), rgb(0x000000))
        case .scrim, .shadow: nil
        }
    }
}
