import TatamiGeometry

/// One thing to draw, or the beginning or end of a group.
///
/// Coordinates are points in the root's space, changed by the transforms of the groups around the command; `y` grows downwards.
public enum DrawCommand: Hashable, Sendable {
    /// A shape filled with a colour or a gradient.
    case fill(Outline, Brush)
    /// A line along the inside of a rectangle's edge.
    case border(Rect, CornerRadii, Border)
    /// A path traced with a pen.
    case stroke(Path, Stroke)
    /// The shadow of a rounded rectangle. The rectangle itself is not drawn.
    case shadow(Rect, CornerRadii, Shadow)
    /// An image stretched into a rectangle; the image's caps keep their size.
    case image(Image, Rect)
    /// A text wrapped at and aligned in the rectangle's width, with its first line at the top. The rectangle does not clip it.
    case text(AttributedText, TextStyle, Rect)
    /// Begins a group that is drawn inside the shape only.
    case pushClip(Outline)
    /// Begins a group that is drawn as one picture, which is then laid over the background with this opacity (0...1).
    case pushOpacity(Double)
    /// Begins a group that is drawn through this transform.
    case pushTransform(Transform)
    /// Ends the group that was begun last.
    case pop
}

/// What a view tree paints: commands in drawing order. A renderer sees nothing else.
///
/// The functions clean all numbers: NaN becomes 0, coordinates and lengths are limited to `Numbers.limit`, and lengths are never
/// negative. They leave out what cannot be seen: shapes without area, fully transparent colours, empty texts.
///
/// ```swift
/// var list = DisplayList()
/// list.pushClip(.rect(Rect(0, 0, 200, 100)))
/// list.fill(Rect(10, 10, 80, 30), radii: 6, .blue)
/// list.text("Save", TextStyle(color: .white), in: Rect(20, 14, 60, 22))
/// list.pop()
/// ```
public struct DisplayList: Hashable, Sendable {
    /// The commands, in drawing order.
    public private(set) var commands: [DrawCommand] = []
    /// The number of groups that were begun and not ended yet.
    public private(set) var openGroups = 0

    /// Makes an empty list.
    public init() {}

    /// True if the list has no commands.
    public var isEmpty: Bool { commands.isEmpty }

    /// Reserves memory for `count` commands. A negative count counts as 0.
    public mutating func reserveCapacity(_ count: Int) { commands.reserveCapacity(max(0, count)) }

    /// Removes all commands and keeps their memory.
    public mutating func removeAll() {
        commands.removeAll(keepingCapacity: true)
        openGroups = 0
    }

    /// Fills `shape` with `brush`.
    public mutating func fill(_ shape: Outline, _ brush: Brush) {
        let shape = shape.cleaned
        guard brush.isVisible, !shape.bounds.isEmpty else { return }
        commands.append(.fill(shape, brush))
    }

    /// Fills a rectangle, whose corners `radii` rounds, with one colour.
    public mutating func fill(_ rect: Rect, radii: CornerRadii = .none, _ color: Color) {
        fill(.rect(rect, radii), .color(color))
    }

    /// Draws a line along the inside of a rectangle's edge, whose corners `radii` rounds. A dashed line is drawn as a stroke.
    public mutating func border(_ rect: Rect, radii: CornerRadii = .none, _ border: Border) {
        let rect = rect.cleaned
        let width = Numbers.cleanLength(border.width)
        guard width > 0, border.color.alpha > 0, !rect.isEmpty else { return }
        let solid = Border(border.color, width: width)
        if border.dash == .solid { return commands.append(.border(rect, radii.fitted(rect.size), solid)) }
        BorderFrame(rect, radii, SideBorders(all: Border(border.color, width: width, dash: border.dash))).drawDashedRing(in: &self)
    }

    /// Draws lines along the inside of a rectangle's sides. Where two sides meet, their lines are cut along the diagonal of the corner, and
    /// a rounded corner leads from the width of one to that of the other, as in CSS.
    public mutating func border(_ rect: Rect, radii: CornerRadii = .none, _ borders: SideBorders) {
        if let border = borders.uniform { return self.border(rect, radii: radii, border) }
        let rect = rect.cleaned
        guard !rect.isEmpty else { return }
        BorderFrame(rect, radii, borders).draw(in: &self)
    }

    /// Traces `path` with a pen, solid or in dashes. Half of the line's width lies on either side of the path.
    public mutating func stroke(_ path: Path, _ stroke: Stroke) {
        let stroke = stroke.cleaned(along: path)
        guard stroke.width > 0, stroke.color.alpha > 0, !path.isEmpty else { return }
        commands.append(.stroke(path, stroke))
    }

    /// Draws the shadow of a rectangle, whose corners `radii` rounds. The rectangle itself is not drawn.
    public mutating func shadow(_ rect: Rect, radii: CornerRadii = .none, _ shadow: Shadow) {
        let rect = rect.cleaned
        guard shadow.color.alpha > 0, !rect.isEmpty else { return }
        let offset = Point(Numbers.clean(shadow.offset.x), Numbers.clean(shadow.offset.y))
        commands.append(
            .shadow(
                rect, radii.fitted(rect.size),
                Shadow(
                    color: shadow.color, offset: offset, blur: Numbers.cleanLength(shadow.blur),
                    spread: Numbers.clean(shadow.spread))))
    }

    /// Draws `image` into all of `rect`. To keep the image's shape, compute `rect` with ``ContentMode/rect(of:in:)`` first.
    public mutating func image(_ image: Image, in rect: Rect) {
        let rect = rect.cleaned
        guard !rect.isEmpty else { return }
        commands.append(.image(image, rect))
    }

    /// Draws `text` wrapped at and aligned in the width of `rect`, with its first line at the top. `rect` does not clip it.
    public mutating func text(_ text: AttributedText, _ style: TextStyle, in rect: Rect) {
        guard !text.isEmpty else { return }
        commands.append(.text(text, style, rect.cleaned))
    }

    /// Begins a group that is drawn inside `shape` only. End it with ``pop()``.
    public mutating func pushClip(_ shape: Outline) { push(.pushClip(shape.cleaned)) }

    /// Begins a group that is drawn as one picture with this opacity. End it with ``pop()``.
    ///
    /// The opacity is limited to 0...1; NaN counts as 0.
    public mutating func pushOpacity(_ opacity: Double) {
        push(.pushOpacity(opacity >= 1 ? 1 : (opacity > 0 ? opacity : 0)))
    }

    /// Begins a group that is drawn through `map`. End it with ``pop()``.
    public mutating func pushTransform(_ map: Transform) { push(.pushTransform(map.cleaned)) }

    /// Ends the group that was begun last. Without an open group, nothing happens.
    public mutating func pop() {
        guard openGroups > 0 else { return }
        openGroups -= 1
        commands.append(.pop)
    }

    /// Appends all commands of `other`, and closes the groups that `other` left open.
    public mutating func append(_ other: DisplayList) {
        commands.append(contentsOf: other.commands)
        commands.append(contentsOf: repeatElement(.pop, count: other.openGroups))
    }

    /// Returns some of the commands as a list of their own.
    ///
    /// A range beyond the commands is cut to them. Groups that begin in the range and do not end in it stay open.
    public func part(_ range: Range<Int>) -> DisplayList {
        var part = DisplayList()
        part.commands = Array(commands[range.clamped(to: commands.indices)])
        part.openGroups = max(0, part.commands.reduce(0) { $0 + ($1 == .pop ? -1 : $1.isPush ? 1 : 0) })
        return part
    }

    /// Replaces each command from `start` on. The commands must begin and end the same groups.
    mutating func replaceCommands(from start: Int, _ replacement: (DrawCommand) -> DrawCommand) {
        for index in start..<commands.count { commands[index] = replacement(commands[index]) }
    }

    /// Replaces the commands from `start` on. The new commands must begin and end the same groups.
    mutating func replaceCommands(from start: Int, with replacement: [DrawCommand]) {
        commands.replaceSubrange(start..., with: replacement)
    }

    private mutating func push(_ command: DrawCommand) {
        commands.append(command)
        openGroups += 1
    }
}

extension Rect {
    /// The rectangle with finite values within `Numbers.limit`, and a size that is not negative.
    fileprivate var cleaned: Rect {
        Rect(Numbers.clean(x), Numbers.clean(y), Numbers.cleanLength(width), Numbers.cleanLength(height))
    }
}

extension Outline {
    fileprivate var cleaned: Outline {
        guard case .rect(let rect, let radii) = self else { return self }
        let clean = rect.cleaned
        return .rect(clean, radii.fitted(clean.size))
    }
}

extension Transform {
    fileprivate var cleaned: Transform {
        Transform(
            a: Numbers.clean(a), b: Numbers.clean(b), c: Numbers.clean(c), d: Numbers.clean(d),
            tx: Numbers.clean(tx), ty: Numbers.clean(ty))
    }
}
