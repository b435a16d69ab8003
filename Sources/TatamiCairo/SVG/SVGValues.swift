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

extension Path {
    /// The path as the value of a `d` attribute.
    var svg: String {
        elements.map { element in
            switch element {
            case .move(let point): "M\(point.x.svg) \(point.y.svg)"
            case .line(let point): "L\(point.x.svg) \(point.y.svg)"
            case .curve(let first, let second, let end):
                "C\(first.x.svg) \(first.y.svg) \(second.x.svg) \(second.y.svg) \(end.x.svg) \(end.y.svg)"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}

extension Color {
    /// Returns the colour as the attribute `name`, and its alpha as another attribute if it is not opaque.
    func attributes(_ name: String, _ opacityName: String? = nil) -> [(String, String)] {
        [(name, "#" + Color(red: red, green: green, blue: blue).hex)]
            + (isOpaque ? [] : [(opacityName ?? name + "-opacity", alpha.svg)])
    }
}

extension TextStyle {
    /// Returns the attributes of a `text` element: those of the fragment override those of the style.
    func attributes(_ fragment: TextFragment) -> [(String, String)] {
        let own = fragment.attributes
        let weight = own.weight ?? font.weight
        var list = [("font-family", font.svgFamily(isEmoji: fragment.isEmoji)), ("font-size", (own.fontSize ?? font.size).svg)]
        if weight != .normal { list.append(("font-weight", "\(weight.rawValue)")) }
        if own.italic ?? font.italic { list.append(("font-style", "italic")) }
        if own.underline { list.append(("text-decoration", "underline")) }
        return list + (own.color ?? color).attributes("fill")
    }
}

extension Font {
    /// Returns the family as a CSS string, followed by the bundled one and the viewer's default.
    fileprivate func svgFamily(isEmoji: Bool) -> String {
        let text = family == Font.defaultFamily ? [family] : [family, Font.defaultFamily]
        let families = isEmoji ? [Emoji.family] + text : text
        let quoted = families.map { family in
            "'" + family.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
        }
        return (quoted + ["sans-serif"]).joined(separator: ", ")
    }
}
