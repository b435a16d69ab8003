import TatamiDrawing
import TatamiGeometry

extension Double {
    var svg: String { DecimalText.format(self) }
}

extension Rect {
    var attributes: [(String, String)] {
        [("x", x.svg), ("y", y.svg), ("width", width.svg), ("height", height.svg)]
    }
}

extension Color {
    /// Returns the colour as the attribute `name`, and its alpha as another attribute if it is not opaque.
    func attributes(_ name: String, _ opacityName: String? = nil) -> [(String, String)] {
        [(name, "#" + Color(red: red, green: green, blue: blue).hex)]
            + (isOpaque ? [] : [(opacityName ?? name + "-opacity", alpha.svg)])
    }
}

extension TextFragment {
    /// Returns the place at which a viewer begins the piece: its left end, or its right end if it reads from right to left. Half of the
    /// distance between two letters belongs to either one.
    func anchor(in line: TextLine, letterSpacing: Double) -> Double {
        if isRightToLeft { return x + width - (x + width < line.x + line.width - 1e-6 ? letterSpacing / 2 : 0) }
        return x + (x > line.x + 1e-6 ? letterSpacing / 2 : 0)
    }
}

extension TextStyle {
    /// Returns the attributes of a `text` element: those of the fragment override those of the style. `letterSpacing` is the distance that is
    /// added between two letters, with that of the font, in points.
    func attributes(_ fragment: TextFragment, letterSpacing: Double) -> [(String, String)] {
        let own = fragment.attributes
        let weight = own.weight ?? font.weight
        var list = [("font-family", font.svgFamily(isEmoji: fragment.isEmoji)), ("font-size", (own.fontSize ?? font.size).svg)]
        if weight != .normal { list.append(("font-weight", "\(weight.rawValue)")) }
        if own.italic ?? font.italic { list.append(("font-style", "italic")) }
        if let features = font.svgFeatures { list.append(("style", "font-feature-settings: \(features)")) }
        if letterSpacing != 0 { list.append(("letter-spacing", letterSpacing.svg)) }
        let lines = (underline || own.underline ? ["underline"] : []) + (strikethrough || own.strikethrough ? ["line-through"] : [])
        if !lines.isEmpty { list.append(("text-decoration", lines.joined(separator: " "))) }
        return list + (own.color ?? color).attributes("fill")
    }
}

extension Font {
    /// The OpenType features as CSS; nil if there are none.
    fileprivate var svgFeatures: String? {
        drawnFeatures.isEmpty ? nil : drawnFeatures.map { "'\($0.tag)' \($0.value)" }.joined(separator: ", ")
    }

    /// Returns the families as CSS, followed by the viewer's default.
    fileprivate func svgFamily(isEmoji: Bool) -> String {
        let families = (isEmoji ? [Emoji.family] : []) + familyList
        let quoted = families.map { family in
            "'" + family.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
        }
        return (quoted + ["sans-serif"]).joined(separator: ", ")
    }
}
