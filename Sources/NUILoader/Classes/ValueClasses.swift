import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// The style of a font in a file.
enum FontType: Equatable, Sendable {
    case normal, bold, italic, boldItalic

    var weight: Font.Weight { self == .bold || self == .boldItalic ? .bold : .normal }
    var isItalic: Bool { self == .italic || self == .boldItalic }
}

/// The direction in which the colors of a gradient change.
enum GradientType: Equatable, Sendable { case linear, radial }

final class ColorDraft {
    var color: Color?
    var red: Double?
    var green: Double?
    var blue: Double?
    var alpha = 255.0
}

final class FontDraft {
    var style: TypeStyle?
    var name: String?
    var size: Double?
    var type: FontType?
    var weight: Font.Weight?
    var lineHeight: Double?
    var features: [FontFeature] = []

    /// Returns the font of the style with the changes of the other properties.
    ///
    /// - Throws: A `LoadFault` if there is no style and no size, or if the size is not positive.
    func font(_ context: LoadContext) throws(LoadFault) -> Font {
        guard var font = style.map(Font.style) ?? size.map({ Font(size: $0) }) else {
            throw LoadFault(.invalidLiteral, "a font needs a size", hint: "add size = 15")
        }
        if let size {
            guard size > 0 else { throw LoadFault(.invalidLiteral, "a font's size is greater than 0", property: "size") }
            // The lines of a style belong to its size.
            if size == font.size { font.size = size } else { font = font.size(size) }
        }
        if name != nil { font.family = context.family(name) }
        if let type { (font.weight, font.italic) = (type.weight, type.isItalic) }
        if let weight { font.weight = weight }
        if let lineHeight { font.lineHeight = lineHeight }
        if !features.isEmpty { font.features = features }
        return font
    }
}

final class ImageDraft {
    var file: String?
    var leftCapWidth = 0.0
    var topCapHeight = 0.0
    var scale = 1.0
}

final class GradientDraft {
    var type = GradientType.linear
    var angle = 180.0
    var colors: [Color] = []
    var locations: [Double] = []
    var center = Point(0.5, 0.5)
    var radius = 1.0
}

final class TextRunDraft {
    var text = ""
    var size: Double?
    var type: FontType?
    var weight: Font.Weight?
    var color: Color?
    var underline = false
    var strikethrough = false
    var link: String?
}

final class Draft<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension NUIClass {
    static var color: NUIClass {
        NUIClass(
            value: "Color", aliases: ["UIColor"], doc: "A colour.", make: ColorDraft.init,
            finish: { draft, _ throws(LoadFault) in
                if let color = draft.color { return color }
                guard let red = draft.red, let green = draft.green, let blue = draft.blue else {
                    throw LoadFault(.invalidLiteral, "a colour needs red, green and blue", hint: "or color = \"RRGGBB\"")
                }
                guard let color = Color(components: [red, green, blue, draft.alpha]) else {
                    let parts = [("red", red), ("green", green), ("blue", blue), ("alpha", draft.alpha)]
                    throw LoadFault(
                        .invalidLiteral, "the components of a colour are numbers from 0 to 255",
                        property: parts.first { !NumberRange.byte.contains($0.1) }?.0)
                }
                return color
            },
            [
                .property("color", \.color, "RRGGBB or RRGGBBAA."),
                .property("red", \.red, "The red component, 0 to 255.", range: .byte),
                .property("green", \.green, "The green component, 0 to 255.", range: .byte),
                .property("blue", \.blue, "The blue component, 0 to 255.", range: .byte),
                .property("alpha", \.alpha, "The opacity, 0 to 255.", range: .byte),
            ])
    }

    static var font: NUIClass {
        NUIClass(
            value: "Font", aliases: ["UIFont"], doc: "A font.", make: FontDraft.init,
            finish: { draft, context throws(LoadFault) in
                let font = try draft.font(context)
                try context.add(font)
                return font
            },
            [
                .property(
                    "style", \.style,
                    "The style of the type scale, whose font in the theme of the view this is; the other properties change it."),
                .property("name", \.name, "The font family; the default is Inter. JetBrains Mono is the bundled family for source code."),
                .property("size", \.size, "The font size, in points.", range: .fontSize),
                .property("type", \.type, "Normal, Bold, Italic or BoldItalic."),
                .property(
                    "weight", \.weight,
                    "The weight: a name such as Semibold, or a number from 1 to 1000; it counts before that of the type. A family without the "
                        + "weight shows the nearest one: Inter has 100 to 900, JetBrains Mono has 400 and 700.", range: .fontWeight),
                .property(
                    "lineHeight", \.lineHeight, "The least height of a line, in points; 0 for the height that its letters need.",
                    range: .length),
                .property(
                    "features", \.features,
                    "The OpenType features of the letters: [\"tnum\"] for figures of one width, [\"calt=0\"] to switch a feature off."),
            ])
    }

    static var image: NUIClass {
        NUIClass(
            value: "Image", aliases: ["UIImage"], doc: "A PNG or JPEG file.", make: ImageDraft.init,
            finish: { draft, context throws(LoadFault) in
                guard let file = draft.file else {
                    throw LoadFault(.invalidLiteral, "an image needs a file", hint: "add file = \"name.png\"")
                }
                let image: Image
                do throws(LoadFault) {
                    image = try context.image(file)
                } catch {
                    throw LoadFault(error.code, error.message, hint: error.hint, property: "file")
                }
                return Image(image.content, scale: draft.scale, leftCap: draft.leftCapWidth, topCap: draft.topCapHeight)
            },
            [
                .property(
                    "file", \.file, "The file name; Tatami looks for the file beside the NUI file that names it, then in the search paths."),
                .property(
                    "leftCapWidth", \.leftCapWidth, "The width of the part at the left that does not stretch, in points.", range: .length),
                .property(
                    "topCapHeight", \.topCapHeight, "The height of the part at the top that does not stretch, in points.", range: .length),
                .property("scale", \.scale, "Pixels of the picture per point.", range: .scale),
            ])
    }

    static var gradient: NUIClass {
        NUIClass(
            value: "Gradient", doc: "A smooth transition between colours.", make: GradientDraft.init,
            finish: { draft, _ throws(LoadFault) in
                guard draft.colors.count > 1 else {
                    throw LoadFault(.invalidLiteral, "a gradient needs at least two colours", property: "colors")
                }
                guard draft.locations.isEmpty || draft.locations.count == draft.colors.count else {
                    throw LoadFault(.invalidLiteral, "a gradient has as many locations as colours, or none", property: "locations")
                }
                let kind: Gradient.Kind =
                    draft.type == .radial ? .radial(center: draft.center, radius: draft.radius) : .angle(draft.angle)
                guard !draft.locations.isEmpty else { return Gradient(kind, colors: draft.colors) }
                return Gradient(kind, stops: zip(draft.colors, draft.locations).map { Gradient.Stop($0, at: $1) })
            },
            [
                .property("type", \.type, "Linear or Radial."),
                .property(
                    "angle", \.angle,
                    "The direction in degrees: 0 is upwards, 90 to the right, 180 downwards. It does not follow the reading direction."),
                .property("colors", \.colors, "The colours, from the first to the last."),
                .property("locations", \.locations, "One location for each colour; evenly spread by default.", range: .fraction),
                .property("center", \.center, "The centre of a radial gradient, in fractions of the box."),
                .property("radius", \.radius, "The radius of a radial gradient, as a fraction of half the longer side.", range: .weight),
            ])
    }

    static var insets: NUIClass {
        NUIClass(
            value: "Insets", aliases: ["MICEdgeInsets"], doc: "Distances with the names of their sides; 0 by default.",
            make: { Draft(Insets.zero) }, finish: { draft, _ in draft.value },
            // The sides in the order of an array.
            [
                .property("top", \.value.top, "The distance at the top, in points.", range: .distance),
                .property("leading", \.value.leading, "The distance at the leading edge, in points.", aliases: ["left"], range: .distance),
                .property("bottom", \.value.bottom, "The distance at the bottom, in points.", range: .distance),
                .property(
                    "trailing", \.value.trailing, "The distance at the trailing edge, in points.", aliases: ["right"], range: .distance),
                .setting(
                    "horizontal", "The distances at the leading and the trailing edge.", range: .distance, parts: ["leading", "trailing"]
                ) {
                    ($0.value.leading, $0.value.trailing) = ($1, $1 as Double)
                },
                .setting("vertical", "The distances at the top and the bottom.", range: .distance, parts: ["top", "bottom"]) {
                    ($0.value.top, $0.value.bottom) = ($1, $1 as Double)
                },
            ])
    }

    static var shadow: NUIClass {
        NUIClass(
            value: "Shadow", doc: "A blurred shadow.", make: { Draft(Shadow()) }, finish: { draft, _ in draft.value },
            [
                .property("color", \.value.color, "The colour."),
                .property(
                    "offset", \.value.offset,
                    "How far the shadow is moved, in points: right and down. It does not follow the reading direction.", range: .distance),
                .property("blur", \.value.blur, "The blur radius, in points.", range: .length),
                .property("spread", \.value.spread, "Points that are added to the shadow on each side.", range: .distance),
            ])
    }

    static var borderSide: NUIClass {
        NUIClass(
            value: "BorderSide", doc: "The border of one side of a view.", make: { Draft(BorderSide()) },
            finish: { draft, _ in draft.value },
            [
                .property("width", \.value.width, "The width of the line, in points; 0 for none.", range: .length),
                .property("color", \.value.color, "The colour of the line; the view's borderColor by default."),
                .property("dash", \.value.dash, "The pattern of the line; the view's borderDash by default.", range: .length),
            ])
    }

    static var layoutAnimation: NUIClass {
        NUIClass(
            value: "LayoutAnimation", aliases: ["NUILayoutAnimation", "NUIAnimation"], doc: "The animation of layout changes.",
            make: LayoutAnimationDraft.init,
            finish: { draft, _ throws(LoadFault) in try draft.animation() },
            [
                .property("duration", \.duration, "The duration in seconds; for a spring, about the time until it rests."),
                .property("delay", \.delay, "The delay before it starts, in seconds."),
                .property("curve", \.curve, "How the motion starts and ends.", aliases: ["options"]),
                .property(
                    "bounce", \.bounce,
                    "Makes the animation a spring: 0 does not overshoot, values towards 1 swing longer, values below 0 approach the end slowly."
                ),
            ])
    }

    static var textRun: NUIClass {
        NUIClass(
            value: "TextRun", doc: "A part of an attributed text, with its own look.", make: TextRunDraft.init,
            finish: { draft, context throws(LoadFault) in
                let attributes = TextAttributes(
                    fontSize: draft.size, weight: draft.weight ?? draft.type?.weight, italic: draft.type?.isItalic, color: draft.color,
                    underline: draft.underline, strikethrough: draft.strikethrough, link: draft.link)
                if let size = draft.size {
                    try context.add(Font(size: size, weight: attributes.weight ?? .normal, italic: attributes.italic ?? false))
                }
                return AttributedText(draft.text, attributes)
            },
            [
                .property("text", \.text, "The characters of the run."),
                .property("size", \.size, "The font size, in points.", range: .fontSize),
                .property("type", \.type, "Normal, Bold, Italic or BoldItalic."),
                .property("weight", \.weight, "The weight, as that of a font.", range: .fontWeight),
                .property("color", \.color, "The colour."),
                .property("underline", \.underline, "Whether the run is underlined."),
                .property("strikethrough", \.strikethrough, "Whether a line goes through the run."),
                .property("link", \.link, "The destination of the link that the run is: an address or a name."),
            ])
    }

    static var action: NUIClass {
        NUIClass(
            value: "Action", doc: "An action that a control sends: its name, its target, and the event.", make: { Draft(Action("")) },
            finish: { draft, _ throws(LoadFault) in
                let action = draft.value
                guard !action.selector.isEmpty || !action.states.isEmpty || !action.views.isEmpty || action.dataNumber != nil else {
                    throw LoadFault(
                        .invalidLiteral, "an action needs a selector, a state, something to write, or a view to show, hide or toggle",
                        hint: "add selector = \"name\"")
                }
                return action
            },
            [
                .property(
                    "event", \.value.event,
                    "The event that sends it. The default is TouchUpInside for a button and EditingChanged for a text field."),
                .property("selector", \.value.selector, "The name of the action that is called."),
                .setting(
                    "state", "The name of the state that is loaded; of several states, each time the next one.",
                    type: .oneOf([.string, .array(of: .string)])
                ) {
                    (draft: Draft<Action>, names: Names) in draft.value.states = names.list
                },
                .setting("show", "The view, or views, to show; visibility rules that name them show and hide others.") {
                    (draft: Draft<Action>, names: References) in draft.value.shown = names.paths
                },
                .setting("hide", "The view, or views, to hide in the same way.") {
                    (draft: Draft<Action>, names: References) in draft.value.concealed = names.paths
                },
                .setting("toggle", "The view, or views, to show if they are hidden, and to hide otherwise.") {
                    (draft: Draft<Action>, names: References) in draft.value.toggled = names.paths
                },
                .deferred("with", .argument, "The value that is handed to the method: with <- walk."),
                .deferred("write", .writes, "The fields of the model that the action writes: write = { walk.done <- YES }."),
                .property("link", \.value.link, "The link of a label whose press sends the action; all links by default."),
                .setting("target", "The object that receives the action; the default is the root.", type: .reference) {
                    (draft: Draft<Action>, reference: Reference) in draft.value.target = reference.path
                },
            ])
    }
}

extension LoadFault {
    static func missingFont(_ name: String, _ families: Set<String>) -> LoadFault {
        LoadFault(
            .missingFont, "there is no font '\(name)'; \(Font.defaultFamily) takes its place",
            hint: "the families are \(families.sorted().joined(separator: ", "))",
            meant: Suggestion.nearest(to: name, among: families), property: "name")
    }

    static func notAColor(_ text: String) -> LoadFault {
        LoadFault(
            .invalidLiteral, "\"\(text)\" is not a colour", hint: "six or eight hexadecimal digits: \"RRGGBB\" or \"RRGGBBAA\"",
            meant: ColorLiteral.meant(by: text))
    }
}

/// One string, or an array of strings.
struct Names: NUIConvertible {
    let list: [String]
    static var nuiType: ValueType { .oneOf([.string, .array(of: .string)]) }

    static func fromNUI(_ value: NUIValue) -> Names? {
        if let text = value.text { return Names(list: [text]) }
        guard let elements = value.elements else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count && !texts.isEmpty ? Names(list: texts) : nil
    }

    static func nuiFault(in value: NUIValue) -> NUIFault? {
        guard let elements = value.elements else { return nil }
        guard let index = elements.firstIndex(where: { $0.text == nil }) else { return NUIFault("an empty array names nothing") }
        return NUIFault("each element is a name, not \(elements[index].loaded.kind)").inArray(at: index)
    }

    var asNUI: NUIValue? { nil }
}

/// One path of an object, or an array of them, as the file writes them.
struct References: NUIConvertible {
    let paths: [String]
    static var nuiType: ValueType { .oneOf([.reference, .array(of: .reference)]) }

    static func fromNUI(_ value: NUIValue) -> References? { Names.fromNUI(value).map { References(paths: $0.list) } }
    static func nuiFault(in value: NUIValue) -> NUIFault? { Names.nuiFault(in: value) }

    var asNUI: NUIValue? { NUIValue(.list(paths.map(Loaded.text))) }
}

/// The path of an object as the file writes it.
struct Reference: NUIConvertible {
    let path: String
    static var nuiType: ValueType { .reference }
    static func fromNUI(_ value: NUIValue) -> Reference? { value.text.map(Reference.init(path:)) }
    var asNUI: NUIValue? { NUIValue(path) }
}
