import TatamiDrawing

extension Unicode.Scalar {
    /// The direction of a letter; nil for a scalar that has none, such as a digit, a blank or an emoji.
    var strongDirection: TextDirection? {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: break
        default: return nil
        }
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
        default: return .leftToRight
        }
    }
}
