import TatamiGeometry

extension DisplayList: CustomStringConvertible {
    /// The commands as text: one command a line, indented by two spaces for each group. Default values are left out.
    ///
    /// The format is stable, since golden files are made of it.
    public var description: String {
        var text = ""
        var depth = 0
        for command in commands {
            if command == .pop { depth -= 1 }
            text += String(repeating: "  ", count: max(0, depth)) + command.description + "\n"
            if command.isPush { depth += 1 }
        }
        return text
    }
}

extension DrawCommand: CustomStringConvertible {
    /// True for commands that begin a group.
    public var isPush: Bool {
        switch self {
        case .pushClip, .pushOpacity, .pushTransform: true
        default: false
        }
    }

    /// The command as one line of text, without indentation; default values are left out.
    public var description: String {
        switch self {
        case .fill(let shape, let brush): "fill \(shape.dump) \(brush.dump)"
        case .border(let rect, let radii, let border):
            "border \(rect.dump)\(radii.dump) width \(border.width.dump) \(border.color.dump)"
        case .stroke(let path, let stroke): "stroke path \(path.dump) \(stroke.dump)"
        case .shadow(let rect, let radii, let shadow): "shadow \(rect.dump)\(radii.dump) \(shadow.dump)"
        case .image(let image, let rect): "image \(image.dump) \(rect.dump)"
        case .text(let text, let style, let rect): "text \(text.dump) \(rect.dump) \(style.dump)"
        case .pushClip(let shape): "clip \(shape.dump)"
        case .pushOpacity(let opacity): "opacity \(opacity.dump)"
        case .pushTransform(let map): "transform \(map.dump)"
        case .pop: "end"
        }
    }
}

extension Double {
    fileprivate var dump: String { DecimalText.format(self) }
}

extension Point {
    fileprivate var dump: String { "\(x.dump) \(y.dump)" }
}

extension Rect {
    fileprivate var dump: String { "\(x.dump) \(y.dump) \(width.dump) \(height.dump)" }
}

extension Color {
    fileprivate var dump: String { "#\(hex)" }
}

extension CornerRadii {
    fileprivate var dump: String {
        guard radius > 0 else { return "" }
        let names: [(Corners, String)] = [
            (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"), (.bottomRight, "bottomRight"),
        ]
        let some = names.filter { corners.contains($0.0) }.map(\.1)
        return " radius \(radius.dump)" + (some.count == 4 ? "" : " " + some.joined(separator: "|"))
    }
}

extension Outline {
    fileprivate var dump: String {
        switch self {
        case .rect(let rect, let radii): rect.dump + radii.dump
        case .path(let path): "path \(path.dump)"
        }
    }
}

extension Path {
    fileprivate var dump: String {
        elements.map { element in
            switch element {
            case .move(let point): "M \(point.dump)"
            case .line(let point): "L \(point.dump)"
            case .curve(let first, let second, let end): "C \(first.dump) \(second.dump) \(end.dump)"
            case .close: "Z"
            }
        }.joined(separator: " ") + (fillRule == .nonZero ? "" : " evenOdd")
    }
}

extension Brush {
    fileprivate var dump: String {
        switch self {
        case .color(let color): color.dump
        case .gradient(let gradient): gradient.dump
        }
    }
}

extension Gradient {
    fileprivate var dump: String {
        let shape =
            switch kind {
            case .linear(let from, let to): "linear \(from.dump) to \(to.dump)"
            case .angle(let degrees): "linear \(degrees.dump)deg"
            case .radial(let center, let radius): "radial \(center.dump) radius \(radius.dump)"
            }
        return shape + stops.map { " \($0.color.dump)@\($0.location.dump)" }.joined()
    }
}

extension Stroke {
    fileprivate var dump: String {
        "width \(width.dump)" + (cap == .butt ? "" : " cap \(cap)") + (join == .miter ? "" : " join \(join)")
            + (dash.isEmpty ? "" : " dash " + dash.map(\.dump).joined(separator: " "))
            + (dashOffset == 0 ? "" : " from \(dashOffset.dump)") + " \(color.dump)"
    }
}

extension Shadow {
    fileprivate var dump: String {
        "\(color.dump) offset \(offset.dump) blur \(blur.dump)" + (spread == 0 ? "" : " spread \(spread.dump)")
    }
}

extension Image {
    fileprivate var dump: String {
        var text = "\(content.name.quoted) \(content.width)x\(content.height)"
        if scale != 1 { text += " scale \(scale.dump)" }
        if leftCap > 0 || topCap > 0 { text += " caps \(leftCap.dump) \(topCap.dump)" }
        return text
    }
}

extension Transform {
    fileprivate var dump: String { [a, b, c, d, tx, ty].map(\.dump).joined(separator: " ") }
}

extension AttributedText {
    fileprivate var dump: String {
        string.quoted
            + runs.map { " [\($0.range.lowerBound)..<\($0.range.upperBound)\($0.attributes.dump)]" }.joined()
    }
}

extension TextAttributes {
    fileprivate var dump: String {
        var text = ""
        if let fontSize { text += " size \(fontSize.dump)" }
        if let weight { text += " weight \(weight.rawValue)" }
        if let italic { text += italic ? " italic" : " upright" }
        if let color { text += " \(color.dump)" }
        if underline { text += " underline" }
        if strikethrough { text += " strikethrough" }
        return text
    }
}

extension TextStyle {
    fileprivate var dump: String {
        var text = "\(font.family.quoted) \(font.size.dump)"
        if font.weight != .normal { text += " weight \(font.weight.rawValue)" }
        if font.italic { text += " italic" }
        if font.lineHeight > 0 { text += " line \(font.lineHeight.dump)" }
        for feature in font.features { text += " \(feature)" }
        text += " \(color.dump)"
        if alignment != .start { text += " align \(alignment)" }
        if lineBreakMode != .wordWrap { text += " \(lineBreakMode)" }
        if numberOfLines > 0 { text += " lines \(numberOfLines)" }
        if lineSpacing != 0 { text += " spacing \(lineSpacing.dump)" }
        if lineHeight > 0 { text += " height \(lineHeight.dump)" }
        if letterSpacing != 0 { text += " letters \(letterSpacing.dump)" }
        if underline { text += " underline" }
        if strikethrough { text += " strikethrough" }
        if direction != .automatic { text += " \(direction)" }
        return text
    }
}

extension String {
    /// The string in double quotes on one line: quotes, backslashes and control characters are escaped.
    fileprivate var quoted: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
