import TatamiGeometry

/// One thing to draw, or the begin or end of a group. Coordinates are points in the root's space, y grows downwards.
public enum DrawCommand: Hashable, Sendable {
    case fill(Shape, Brush)
    /// A line along the inside of a rectangle's edge.
    case border(Rect, CornerRadii, Border)
    /// A path traced with a pen.
    case stroke(Path, Stroke)
    case shadow(Rect, CornerRadii, Shadow)
    /// A picture stretched into a rectangle, its caps kept.
    case image(Image, Rect)
    /// A text wrapped at and aligned in the rectangle's width, its first line at the top. It is not clipped.
    case text(AttributedText, TextStyle, Rect)
    /// What follows is drawn inside the shape only.
    case pushClip(Shape)
    /// What follows is drawn as one picture, which is then laid over the ground with this opacity (0...1).
    case pushOpacity(Double)
    /// What follows is drawn through this map.
    case pushTransform(Transform)
    /// The end of the group that was pushed last.
    case pop
}

/// What a view tree paints: commands in drawing order. A renderer sees nothing else.
///
/// Numbers are cleaned as they come in: NaN becomes 0, huge is clamped, lengths are never negative. What cannot be seen (no area, fully
/// clear) is left out.
public struct DisplayList: Hashable, Sendable {
    public private(set) var commands: [DrawCommand] = []
    /// Groups that were pushed and not popped yet.
    public private(set) var openGroups = 0

    public init() {}

    public var isEmpty: Bool { commands.isEmpty }

    public mutating func reserveCapacity(_ count: Int) { commands.reserveCapacity(max(0, count)) }

    /// Drops all commands and keeps the memory.
    public mutating func removeAll() {
        commands.removeAll(keepingCapacity: true)
        openGroups = 0
    }

    public mutating func fill(_ shape: Shape, _ brush: Brush) {
        let shape = shape.cleaned
        guard brush.isVisible, !shape.bounds.isEmpty else { return }
        commands.append(.fill(shape, brush))
    }

    public mutating func fill(_ rect: Rect, radii: CornerRadii = .none, _ color: Color) {
        fill(.rect(rect, radii), .color(color))
    }

    public mutating func border(_ rect: Rect, radii: CornerRadii = .none, _ border: Border) {
        let rect = rect.cleaned
        let width = Numbers.cleanLength(border.width)
        guard width > 0, border.color.alpha > 0, !rect.isEmpty else { return }
        commands.append(.border(rect, radii.fitted(rect.size), Border(border.color, width: width)))
    }

    public mutating func stroke(_ path: Path, _ stroke: Stroke) {
        var stroke = stroke
        stroke.width = Numbers.cleanLength(stroke.width)
        guard stroke.width > 0, stroke.color.alpha > 0, !path.isEmpty else { return }
        commands.append(.stroke(path, stroke))
    }

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

    /// Draws `image` into all of `rect`; resolve a `ContentMode` first.
    public mutating func image(_ image: Image, in rect: Rect) {
        let rect = rect.cleaned
        guard !rect.isEmpty else { return }
        commands.append(.image(image, rect))
    }

    public mutating func text(_ text: AttributedText, _ style: TextStyle, in rect: Rect) {
        guard !text.isEmpty else { return }
        commands.append(.text(text, style, rect.cleaned))
    }

    public mutating func pushClip(_ shape: Shape) { push(.pushClip(shape.cleaned)) }

    /// Clamped to 0...1; NaN is 0.
    public mutating func pushOpacity(_ opacity: Double) {
        push(.pushOpacity(opacity >= 1 ? 1 : (opacity > 0 ? opacity : 0)))
    }

    public mutating func pushTransform(_ map: Transform) { push(.pushTransform(map.cleaned)) }

    /// Ends the group that was pushed last. Without one, nothing happens.
    public mutating func pop() {
        guard openGroups > 0 else { return }
        openGroups -= 1
        commands.append(.pop)
    }

    /// All of `other`, its open groups closed.
    public mutating func append(_ other: DisplayList) {
        commands.append(contentsOf: other.commands)
        commands.append(contentsOf: repeatElement(.pop, count: other.openGroups))
    }

    /// Some of the commands as a list of their own. Groups that begin among them and do not end there stay open.
    public func part(_ range: Range<Int>) -> DisplayList {
        var part = DisplayList()
        part.commands = Array(commands[range.clamped(to: commands.indices)])
        part.openGroups = max(0, part.commands.reduce(0) { $0 + ($1 == .pop ? -1 : $1.isPush ? 1 : 0) })
        return part
    }

    private mutating func push(_ command: DrawCommand) {
        commands.append(command)
        openGroups += 1
    }
}

extension Rect {
    /// Finite, within `Numbers.limit`, its size not negative.
    fileprivate var cleaned: Rect {
        Rect(Numbers.clean(x), Numbers.clean(y), Numbers.cleanLength(width), Numbers.cleanLength(height))
    }
}

extension Shape {
    fileprivate var cleaned: Shape {
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
