import TatamiGeometry

extension Unicode.Scalar {
    /// The direction of a letter; nil for a scalar that has none, such as a digit, a blank or an emoji.
    package var strongDirection: TextDirection? {
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

extension TextStyle {
    /// Returns the style for a text in a view that reads in a direction.
    ///
    /// In a view that reads from right to left, a text without a direction of its own starts at the right edge. Its first letter decides in which
    /// direction it reads, so that the full stop of an English sentence stays at its end; a text without letters reads from right to left.
    package func following(_ view: LayoutDirection, _ text: String) -> TextStyle {
        guard direction == .automatic, view == .rightToLeft else { return self }
        var style = self
        guard text.unicodeScalars.lazy.compactMap(\.strongDirection).first == .leftToRight else {
            style.direction = .rightToLeft
            return style
        }
        style.alignment = alignment.edge(in: view)
        return style
    }
}

extension TextAlignment {
    /// Returns the alignment in a view that reads in a direction: from right to left, the start is the right edge, whatever the direction of
    /// the text is.
    package func edge(in view: LayoutDirection) -> TextAlignment {
        guard view == .rightToLeft else { return self }
        return switch self {
        case .start: .right
        case .end: .left
        case .center, .left, .right, .justified: self
        }
    }
}
