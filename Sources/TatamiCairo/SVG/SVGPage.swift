import TatamiDrawing
import TatamiGeometry

/// An SVG file while it is being written.
struct SVGPage {
    private let resources: RenderResources
    private let encoder: PNGEncoder
    private var xml = XMLText()
    /// The number of definitions with a name so far.
    private var names = 0
    private var images: [ObjectIdentifier: String] = [:]

    init(_ resources: RenderResources, _ encoder: PNGEncoder) {
        self.resources = resources
        self.encoder = encoder
    }

    mutating func begin(width: Double, height: Double) {
        xml.push(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", width.svg), ("height", height.svg),
                ("viewBox", "0 0 \(width.svg) \(height.svg)"),
            ])
    }

    /// Closes groups that are still open, and returns the finished file.
    mutating func end() -> String {
        while xml.depth > 0 { xml.pop() }
        return xml.text
    }

    mutating func add(_ command: DrawCommand) throws(RenderError) {
        switch command {
        case .fill(let shape, let brush): fill(shape, brush)
        case .border(let rect, let radii, let border): draw(border, rect, radii)
        case .stroke(let path, let stroke): draw(stroke, path)
        case .shadow(let rect, let radii, let shadow): draw(shadow, rect, radii)
        case .image(let image, let rect): try draw(image, rect)
        case .text(let text, let style, let rect): draw(text, style, rect)
        case .pushClip(let shape): push(clip: shape)
        case .pushOpacity(let opacity): xml.push("g", [("opacity", opacity.svg)])
        case .pushTransform(let map): push(map)
        case .pop: if xml.depth > 1 { xml.pop() }
        }
    }

    // MARK: Groups

    private mutating func push(clip shape: Outline) {
        let name = newName("clip")
        xml.push("clipPath", [("id", name)])
        draw(shape, [], rule: "clip-rule")
        xml.pop()
        xml.push("g", [("clip-path", "url(#\(name))")])
    }

    private mutating func push(_ map: Transform) {
        // These have more decimals than other numbers, since they are multiplied with coordinates.
        let numbers = [map.a, map.b, map.c, map.d].map { DecimalText.format($0, decimals: 9) } + [map.tx.svg, map.ty.svg]
        xml.push("g", [("transform", "matrix(\(numbers.joined(separator: " ")))")])
    }

    // MARK: Shapes

    mutating func fill(_ shape: Outline, _ brush: Brush) {
        switch brush {
        case .color(let color): draw(shape, color.attributes("fill"))
        case .gradient(let gradient):
            let name = define(gradient, in: shape.bounds)
            draw(shape, [("fill", "url(#\(name))")])
        }
    }

    /// Writes an outline. `rule` is the attribute for its fill rule.
    private mutating func draw(_ shape: Outline, _ attributes: [(String, String)], rule: String = "fill-rule") {
        switch shape {
        case .rect(let rect, let radii) where radii.radius == 0 || radii.corners == .all:
            let round = radii.radius > 0 ? [("rx", radii.radius.svg)] : []
            xml.element("rect", rect.attributes + round + attributes)
        default:
            let rules = shape.fillRule == .evenOdd ? [(rule, "evenodd")] : []
            xml.element("path", [("d", shape.path.data)] + rules + attributes)
        }
    }

    private mutating func define(_ gradient: Gradient, in box: Rect) -> String {
        let name = newName("gradient")
        let common = [("id", name), ("gradientUnits", "userSpaceOnUse")]
        switch gradient.geometry(in: box) {
        case .line(let from, let to):
            xml.push(
                "linearGradient",
                common + [("x1", from.x.svg), ("y1", from.y.svg), ("x2", to.x.svg), ("y2", to.y.svg)])
        case .circle(let center, let radius):
            xml.push("radialGradient", common + [("cx", center.x.svg), ("cy", center.y.svg), ("r", radius.svg)])
        }
        for stop in gradient.stops {
            xml.element("stop", [("offset", stop.location.svg)] + stop.color.attributes("stop-color", "stop-opacity"))
        }
        xml.pop()
        return name
    }

    private mutating func draw(_ border: Border, _ rect: Rect, _ radii: CornerRadii) {
        let inner = rect.inset(by: Insets(border.width))
        let color = border.color.attributes("fill")
        if inner.isEmpty {
            draw(.rect(rect, radii), color)
        } else {
            let hole = Path(inner, radii: CornerRadii(max(0, radii.radius - border.width), radii.corners))
            xml.element(
                "path",
                [("d", Path(rect, radii: radii).data + " " + hole.data), ("fill-rule", "evenodd")] + color)
        }
    }

    private mutating func draw(_ stroke: Stroke, _ path: Path) {
        var attributes = [("d", path.data), ("fill", "none"), ("stroke-width", stroke.width.svg)]
        if stroke.cap != .butt { attributes.append(("stroke-linecap", "\(stroke.cap)")) }
        if stroke.join != .miter { attributes.append(("stroke-linejoin", "\(stroke.join)")) }
        if !stroke.dash.isEmpty { attributes.append(("stroke-dasharray", stroke.dash.map(\.svg).joined(separator: " "))) }
        if stroke.dashOffset != 0 { attributes.append(("stroke-dashoffset", stroke.dashOffset.svg)) }
        xml.element("path", attributes + stroke.color.attributes("stroke"))
    }

    private mutating func draw(_ shadow: Shadow, _ rect: Rect, _ radii: CornerRadii) {
        let grown = rect.expanded(by: shadow.spread).moved(by: shadow.offset)
        guard !grown.isEmpty else { return }
        let radius = radii.radius > 0 ? max(0, radii.radius + shadow.spread) : 0
        let shape = Outline.rect(grown, CornerRadii(radius, radii.corners).fitted(grown.size))
        guard shadow.blur > 0 else { return draw(shape, shadow.color.attributes("fill")) }
        let name = newName("shadow")
        // Three standard deviations contain everything that can be seen.
        let region = grown.expanded(by: 1.5 * shadow.blur + 1)
        xml.push(
            "filter",
            [("id", name), ("filterUnits", "userSpaceOnUse")] + region.attributes
                + [("color-interpolation-filters", "sRGB")])
        xml.element("feGaussianBlur", [("stdDeviation", (shadow.blur / 2).svg)])
        xml.pop()
        draw(shape, [("filter", "url(#\(name))")] + shadow.color.attributes("fill"))
    }

    // MARK: Images

    private mutating func draw(_ image: Image, _ rect: Rect) throws(RenderError) {
        let name = try define(image.content)
        for part in image.parts(in: rect) {
            let source = part.source
            xml.push(
                "svg",
                part.destination.attributes + [
                    ("viewBox", "\(source.x.svg) \(source.y.svg) \(source.width.svg) \(source.height.svg)"),
                    ("preserveAspectRatio", "none"),
                ])
            xml.element("use", [("href", "#\(name)")])
            xml.pop()
        }
    }

    /// Embeds each image once, however often it is drawn, and returns its name. One unit is one pixel of the image.
    ///
    /// Viewers do not turn photographs by their orientation tags, since PNG and PDF output does not either.
    private mutating func define(_ content: ImageContent) throws(RenderError) -> String {
        if let name = images[ObjectIdentifier(content)] { return name }
        let name = newName("image")
        images[ObjectIdentifier(content)] = name
        xml.push("defs", [])
        xml.element(
            "image",
            [
                ("id", name), ("width", "\(content.width)"), ("height", "\(content.height)"),
                ("href", try DataURI.of(content, resources, encoder)),
            ] + (content.format == .jpeg ? [("style", "image-orientation: none")] : []))
        xml.pop()
        return name
    }

    // MARK: Text

    private mutating func draw(_ text: AttributedText, _ style: TextStyle, _ rect: Rect) {
        let spacing = style.letterSpacing(in: text)
        for line in resources.engine.lines(of: text, style: style, width: rect.width) {
            for fragment in line.fragments {
                let x = rect.x + fragment.anchor(in: line, letterSpacing: spacing)
                xml.element(
                    "text",
                    [("x", x.svg), ("y", (rect.y + line.baseline).svg)] + style.attributes(fragment, letterSpacing: spacing)
                        + (fragment.isRightToLeft ? [("direction", "rtl"), ("unicode-bidi", "embed")] : [])
                        + [("xml:space", "preserve")],
                    content: fragment.string)
            }
        }
    }

    private mutating func newName(_ kind: String) -> String {
        names += 1
        return "\(kind)\(names)"
    }
}
