/// A color by hue, saturation and brightness, as people choose colors.
public struct HSBColor: Hashable, Sendable {
    /// The hue in degrees, 0...360: 0 is red, 120 green, 240 blue.
    public var hue: Double { didSet { hue = Self.limited(hue, 360) } }
    /// The saturation, 0...1: 0 is gray.
    public var saturation: Double { didSet { saturation = Self.limited(saturation, 1) } }
    /// The brightness, 0...1: 0 is black.
    public var brightness: Double { didSet { brightness = Self.limited(brightness, 1) } }
    /// The opacity, 0...1.
    public var alpha: Double { didSet { alpha = Self.limited(alpha, 1) } }

    /// Creates a color. Values beyond a range count as its ends, and NaN as 0.
    public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        (self.hue, self.saturation) = (Self.limited(hue, 360), Self.limited(saturation, 1))
        (self.brightness, self.alpha) = (Self.limited(brightness, 1), Self.limited(alpha, 1))
    }

    private static func limited(_ value: Double, _ most: Double) -> Double { value > 0 ? min(value, most) : 0 }

    /// Creates a color from red, green and blue. A gray has the hue 0, and black the saturation 0.
    public init(_ color: Color) {
        let most = max(color.red, color.green, color.blue)
        let range = most - min(color.red, color.green, color.blue)
        var hue = 0.0
        if range > 0 {
            if most == color.red {
                hue = (color.green - color.blue) / range
            } else if most == color.green {
                hue = (color.blue - color.red) / range + 2
            } else {
                hue = (color.red - color.green) / range + 4
            }
        }
        self.init(
            hue: hue < 0 ? hue * 60 + 360 : hue * 60, saturation: most > 0 ? range / most : 0, brightness: most, alpha: color.alpha)
    }

    /// The color in red, green and blue.
    public var color: Color {
        func component(_ shift: Double) -> Double {
            let place = (shift + hue / 60).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        return Color(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}

extension Color {
    /// The color in a few English words, for people who do not see it: `dark blue`, `light gray`, `orange`.
    public var words: String {
        let hsb = HSBColor(self)
        if isOpaque || alpha > 0 {
            let name = hsb.saturation < 0.12 || hsb.brightness < 0.08 ? Self.gray(hsb.brightness) : Self.name(hsb)
            return isOpaque ? name : "\(name), \(Int((alpha * 100).rounded())) percent opaque"
        }
        return "transparent"
    }

    private static func gray(_ brightness: Double) -> String {
        switch brightness {
        case ..<0.08: "black"
        case ..<0.35: "dark gray"
        case ..<0.7: "gray"
        case ..<0.96: "light gray"
        default: "white"
        }
    }

    private static func name(_ color: HSBColor) -> String {
        let isPale = color.saturation < 0.45 && color.brightness > 0.7
        if color.hue >= 15, color.hue < 45, color.brightness < 0.65 { return color.brightness < 0.35 ? "dark brown" : "brown" }
        let hues: [(end: Double, name: String)] = [
            (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "turquoise"), (255, "blue"), (290, "purple"), (330, "pink"),
        ]
        let name = hues.first { color.hue < $0.end }?.name ?? "red"
        return isPale ? "light \(name)" : color.brightness < 0.5 ? "dark \(name)" : name
    }
}
