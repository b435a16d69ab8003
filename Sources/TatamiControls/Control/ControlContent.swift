import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The parts of a control in a row: marks or pictures, a title, and marks or pictures after it. The title takes the width that the others
/// leave, and wraps in it.
public struct ControlContent {
    /// The parts before the title: on its left, or on its right in a layout from right to left.
    public var leading: [ControlPart]
    /// The title; empty for none.
    public var title: String
    /// The font of the title.
    public var font: Font
    /// The height of each line of the title, in points; 0 for the height that the font asks for.
    public var lineHeight = 0.0
    /// Extra space between two letters of the title, in points; it may be negative.
    public var letterSpacing = 0.0
    /// The parts after the title.
    public var trailing: [ControlPart]
    /// The distances from the control's edges to its parts, in points.
    public var insets: Insets
    /// The distance between two parts, in points.
    public var spacing: Double
    /// Further distances around each part before the title, in points.
    public var leadingInsets = Insets.zero
    /// Further distances around the title, in points.
    public var titleInsets = Insets.zero
    /// Where the row stands in a wider control. Stretch gives the title the room that is left.
    public var horizontalAlignment = HorizontalAlignment.center
    /// Where the parts stand in a higher control. Stretch and baseline count as center.
    public var verticalAlignment = VerticalAlignment.center
    /// How the lines of the title are aligned in the room of the title.
    public var titleAlignment = TextAlignment.center
    /// The greatest number of lines of the title; 0 for as many as it needs. A title that needs more ends with an ellipsis.
    public var numberOfLines = 0
    /// The height of a line of the title, as a multiple of `lineHeight`, or of the height that the font asks for.
    public var lineHeightMultiple = 1.0
    /// Whether the font of a title of one line becomes smaller until the title fits, down to half its size.
    public var shrinksTitle = false
    /// The least size of the control, in points.
    public var minimumSize = Size.zero

    /// Creates the content of a control. `insets` and `spacing` are in points.
    public init(
        leading: [ControlPart] = [], title: String = "", font: Font = .body, trailing: [ControlPart] = [], insets: Insets = .zero,
        spacing: Double = 0
    ) {
        (self.leading, self.title, self.font, self.trailing) = (leading, title, font, trailing)
        (self.insets, self.spacing) = (insets, spacing)
    }

    /// Whether a control with either content has the same size and baseline, and needs no layout.
    func takesSameRoom(as other: ControlContent) -> Bool {
        title == other.title && font == other.font && insets == other.insets && spacing == other.spacing
            && minimumSize == other.minimumSize && leadingInsets == other.leadingInsets && titleInsets == other.titleInsets
            && verticalAlignment == other.verticalAlignment && lineHeight == other.lineHeight && letterSpacing == other.letterSpacing
            && numberOfLines == other.numberOfLines && lineHeightMultiple == other.lineHeightMultiple && shrinksTitle == other.shrinksTitle
            && leading.map(\.size) == other.leading.map(\.size) && trailing.map(\.size) == other.trailing.map(\.size)
    }
}

/// A part of a control with a size of its own: a picture, the box of a check box, an arrow.
public struct ControlPart {
    /// The size of the part, in points.
    public let size: Size
    /// Whether the part becomes smaller, with its aspect ratio kept, in a control that is lower than the part.
    public var shrinks = false
    /// Whether the part becomes larger, with its aspect ratio kept, in a control that is higher than the part.
    public var stretches = false
    /// The ring that marks the focus of a control whose focus this part shows; nil for a part that does not. Its `rect` lies in the space
    /// of the part.
    public var focusRing: FocusRing?
    /// Draws the part in a rectangle in the root's space whose edges lie on device pixels.
    public let draw: (inout DisplayList, Rect) -> Void

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - size: The size of the part, in points. The part is never stretched.
    ///   - draw: Draws the part into a display list, in a rectangle in the root's space whose edges lie on device pixels.
    public init(_ size: Size, draw: @escaping (inout DisplayList, Rect) -> Void) { (self.size, self.draw) = (size, draw) }

    /// Returns the part with distances around it.
    ///
    /// - Parameters:
    ///   - insets: The distances, in points, with the left one in `leading`.
    ///   - grid: The device pixels on which the edges of the part come to lie.
    func padded(by insets: Insets, on grid: PixelGrid) -> ControlPart {
        if insets == .zero { return self }
        let room = Size(
            max(0, size.width + insets.leading + insets.trailing), max(0, size.height + insets.top + insets.bottom))
        let inner = Rect(origin: Point(insets.leading, insets.top), size: size)
        var part = ControlPart(room) { [draw] list, rect in draw(&list, grid.snap(inner.moved(by: rect.origin))) }
        part.focusRing = focusRing
        part.focusRing?.rect = inner
        return part
    }

    /// Returns the part as it stands in a height, in points.
    func fitted(to height: Double) -> ControlPart {
        guard height > 0, size.height > 0, size.height > height ? shrinks : stretches else { return self }
        return ControlPart(Size(size.width * height / size.height, height), draw: draw)
    }

    /// Creates a part that is a picture in its natural size, or smaller in a control that is lower. `opacity` is 0...1.
    public static func image(_ image: Image, opacity: Double = 1) -> ControlPart {
        var part = ControlPart(image.size) { list, rect in
            if opacity < 1 { list.pushOpacity(opacity) }
            list.image(image, in: rect)
            if opacity < 1 { list.pop() }
        }
        part.shrinks = true
        return part
    }

    /// Creates a part that is an icon in a square with a side of `size` points.
    public static func icon(_ name: IconName, size: Double, _ color: Color, isMirrored: Bool = false) -> ControlPart {
        var part = ControlPart(Size(size, size)) { list, rect in list.icon(name, in: rect, color, isMirrored: isMirrored) }
        part.shrinks = true
        return part
    }
}

/// The look of a control: its ground and edge, and the color of its title.
public struct ControlLook {
    /// The ground behind the parts.
    public enum Ground {
        /// No ground.
        case none
        /// A color.
        case color(Color)
        /// A picture that is stretched over the control.
        case image(Image)
    }

    /// What is drawn under the parts.
    public var ground: Ground
    /// The corner radius of a ground with a color, in points.
    public var cornerRadius: Double
    /// The line along the inside of the edge; nil for none.
    public var border: Border?
    /// A second line along the inside of `border`; nil for none. It shows an invalid field whose border shows the focus.
    public var innerBorder: Border?
    /// The color of the title.
    public var titleColor: Color
    /// The color of a copy of the title that is drawn 1 point below it; nil for none.
    public var titleShadow: Color?
    /// Whether the title is underlined.
    public var underlinesTitle = false
    /// The opacity of a picture as the ground, 0...1.
    public var groundOpacity = 1.0
    /// The shadows under the ground, the nearest one first.
    public var shadows: [Shadow] = []
    /// Where the ring of the keyboard focus is drawn; nil, the default, for inside of a control with a border or without a ground, and
    /// outside of others.
    public var focus: FocusRing.Place?

    /// The distance by which the shadows of a control may reach beyond it, in points, in a theme.
    static func shadowReach(in theme: Theme) -> Double {
        theme.shadows(.control).reduce(4) { max($0, max(0, $1.spread) + 1.5 * $1.blur + max(abs($1.offset.x), abs($1.offset.y))) }
    }

    /// Creates a look. `cornerRadius` is in points.
    public init(
        ground: Ground = .none, cornerRadius: Double = 0, border: Border? = nil, titleColor: Color = Palette.light[.text],
        titleShadow: Color? = nil
    ) {
        (self.ground, self.cornerRadius, self.border) = (ground, cornerRadius, border)
        (self.titleColor, self.titleShadow) = (titleColor, titleShadow)
    }

    func drawGround(_ list: inout DisplayList, in bounds: Rect, _ corners: Corners) {
        let radii = CornerRadii(cornerRadius, corners)
        for shadow in shadows { list.shadow(bounds, radii: radii, shadow) }
        switch ground {
        case .none: break
        case .color(let color): list.fill(bounds, radii: radii, color)
        case .image(let image): ControlPart.image(image, opacity: groundOpacity).draw(&list, bounds)
        }
        if let border { list.border(bounds, radii: radii, border) }
        if let innerBorder {
            let width = border?.width ?? 0
            list.border(bounds.expanded(by: -width), radii: CornerRadii(max(0, cornerRadius - width), corners), innerBorder)
        }
    }
}
