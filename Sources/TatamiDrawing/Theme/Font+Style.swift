/// Fonts that follow the theme of the view that draws them.
///
/// ```swift
/// title.font = .style(.headline)
/// price.font = .style(.body).weight(.semibold)
/// ```
extension Font {
    /// The parts of a font.
    struct Parts: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let family = Parts(rawValue: 1)
        static let size = Parts(rawValue: 2)
        static let weight = Parts(rawValue: 4)
        static let italic = Parts(rawValue: 8)
        static let lineHeight = Parts(rawValue: 16)
        static let features = Parts(rawValue: 32)
    }

    /// Returns the font that a type style has in the theme of the view that draws it.
    ///
    /// A part that is set on the font keeps its value in every theme; the others follow the theme. Labels, fields and controls resolve
    /// their fonts. A view that draws text itself calls ``resolved(in:)``.
    public static func style(_ style: TypeStyle) -> Font {
        var font = style.standard
        font.style = style
        return font
    }

    /// Notes that a part of a font of a style was set.
    mutating func own(_ part: Parts) {
        if style != nil { ownParts.insert(part) }
    }

    /// Returns the font of the style in a theme, with the parts that were set; a font without a style is returned as it is.
    ///
    /// The lines of a style belong to its size: with another size they are as high as the letters need, unless their height was set too.
    public func resolved(in theme: Theme) -> Font {
        guard let style else { return self }
        var font = theme.font(style)
        if ownParts.contains(.size), size != font.size { font = font.size(size) }
        if ownParts.contains(.family) { font.family = family }
        if ownParts.contains(.weight) { font.weight = weight }
        if ownParts.contains(.italic) { font.italic = italic }
        if ownParts.contains(.lineHeight) { font.lineHeight = lineHeight }
        if ownParts.contains(.features) { font.features = features }
        // A theme may give a style the font of another style.
        return font.style == nil ? font : font.standing
    }

    /// The font without its style, with the parts that it has.
    private var standing: Font {
        Font(family, size: size, weight: weight, italic: italic, lineHeight: lineHeight, features: features)
    }
}
