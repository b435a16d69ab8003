import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// A button whose icon is drawn from the paths and colors of its resources (`paths`, `fillColors`, `strokeColors`, `backgroundPaths`).
open class SvgIconButton: Button {
    /// The part of the plane of the paths that the icon shows. The default is 24 by 24.
    public var viewboxSize = Size(24, 24) { didSet { if viewboxSize != oldValue { lookChanged() } } }
    /// Whether the icon is as high as the room inside the insets. The default is false: its side is `iconSize`.
    public var stretchIcon = false { didSet { if stretchIcon != oldValue { lookChanged() } } }

    /// Creates a button with a title; an empty string sets no title.
    public override init(_ title: String = "") {
        super.init(title)
        style = .plain
    }

    /// The path of the icon in the normal state; nil for none.
    public var path: Path? {
        get { resources.paths[.normal] }
        set { resources.paths[.normal] = newValue }
    }

    open override func leadingParts(in theme: Theme, _ states: ControlStates) -> [ControlPart] {
        guard !loading, let path = resource(\.paths, in: states)?.value else { return super.leadingParts(in: theme, states) }
        let side = iconSize
        var part = ControlPart(Size(side, side)) { [weak self] list, rect in
            self?.drawIcon(path, &list, in: rect, theme, states)
        }
        part.shrinks = true
        part.stretches = stretchIcon
        return [part]
    }

    /// Draws the path behind the icon, smaller by a twenty-fourth on each side, and the icon over it.
    private func drawIcon(_ path: Path, _ list: inout DisplayList, in rect: Rect, _ theme: Theme, _ states: ControlStates) {
        if let behind = resource(\.backgroundPaths, in: states)?.value {
            draw(
                behind, &list, in: rect.expanded(by: -rect.width / 24), color(\.backgroundFillColors, in: states, theme),
                color(\.backgroundStrokeColors, in: states, theme), width: 1)
        }
        let (fill, stroke) = (color(\.fillColors, in: states, theme), color(\.strokeColors, in: states, theme))
        let width = resource(\.strokeWidths, in: states)?.value
        let isPlain = fill == nil && stroke == nil && width == nil
        draw(
            path, &list, in: rect, isPlain ? iconColor(in: theme, states) : fill,
            stroke ?? width.map { _ in iconColor(in: theme, states) }, width: width ?? 1)
    }

    private func draw(_ path: Path, _ list: inout DisplayList, in rect: Rect, _ fill: Color?, _ stroke: Color?, width: Double) {
        guard viewboxSize.width > 0, viewboxSize.height > 0 else { return }
        let scale = min(rect.width / viewboxSize.width, rect.height / viewboxSize.height)
        let size = Size(viewboxSize.width * scale, viewboxSize.height * scale)
        let map = Transform(
            a: scale, b: 0, c: 0, d: scale, tx: rect.center.x - size.width / 2, ty: rect.center.y - size.height / 2)
        let placed = path.applying(map)
        if let fill { list.fill(.path(placed), .color(fill)) }
        if let stroke { list.stroke(placed, Stroke(stroke, width: width * scale, cap: .round, join: .round)) }
    }
}
