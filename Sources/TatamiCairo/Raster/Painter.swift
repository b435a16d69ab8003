import CCairo
import CPango
import TatamiDrawing
import TatamiGeometry

/// Executes the commands of one display list on one Cairo context.
struct Painter {
    let context: OpaquePointer
    let resources: RenderResources
    /// True for PDF, where gradients remain gradients.
    let isVector: Bool
    /// The first image that could not be decoded. Drawing continues without it.
    var failure: RenderError?

    private var groups: [Group] = []
    /// The number of open groups inside a group that cannot be seen, including that group.
    private var hiddenGroups = 0

    private enum Group {
        case saved
        /// A group with a surface of its own, of this many pixels.
        case opacity(Double, pixels: Double)
        /// A group whose commands apply the opacity themselves. The value is the opacity to restore afterwards.
        case folded(before: Double)
    }

    /// The area inside the clip, in the current space. Commands outside it are skipped.
    private var visible: Rect

    /// The factor for the alpha of all colours.
    private(set) var opacity = 1.0
    /// The number of open groups with a surface, and their pixels.
    ///
    /// Both are limited: such a surface costs memory, and Cairo handles nested ones by recursion.
    private var surfaces = 0
    private var surfacePixels = 0.0
    private static let mostSurfaces = 64
    private static let mostSurfacePixels = Double(ImageLimits.area) * 2

    /// The images of a page of PDF, all of which Cairo holds until the page is written.
    var page = PagePictures()

    init(_ context: OpaquePointer, _ resources: RenderResources, isVector: Bool) {
        self.context = context
        self.resources = resources
        self.isVector = isVector
        visible = context.clipBounds
    }

    mutating func paint(_ list: DisplayList) {
        let commands = list.commands
        for index in commands.indices {
            let command = commands[index]
            if let bounds = command.bounds, bounds.expanded(by: 1).intersection(visible) == nil { continue }
            if hiddenGroups > 0 {
                hiddenGroups += command == .pop ? -1 : (command.isPush ? 1 : 0)
            } else if case .pushOpacity(let opacity) = command {
                push(opacity, isAlone: index + 2 < commands.count && commands[index + 2] == .pop && commands[index + 1].takesOpacity)
            } else {
                paint(command)
            }
        }
        while !groups.isEmpty { pop() }
    }

    private mutating func paint(_ command: DrawCommand) {
        switch command {
        case .fill(let shape, let brush): fill(shape, brush)
        case .border(let rect, let radii, let border): draw(border, rect, radii)
        case .stroke(let path, let stroke): draw(stroke, path)
        case .shadow(let rect, let radii, let shadow): draw(shadow, rect, radii)
        case .image(let image, let rect): draw(image, rect)
        case .text(let text, let style, let rect): FontLock.hold { draw(text, style, rect) }
        case .pushClip(let shape): push(clip: shape)
        case .pushTransform(let map): push(map)
        case .pushOpacity(let opacity): push(opacity, isAlone: false)
        case .pop: pop()
        }
    }

    // MARK: Groups

    private mutating func push(clip shape: Outline) {
        cairo_save(context)
        context.addShape(shape)
        cairo_clip(context)
        visible = context.clipBounds
        groups.append(.saved)
    }

    private mutating func push(_ map: Transform) {
        guard map.followed(by: context.transform).inverse != nil else {
            hiddenGroups = 1
            return
        }
        cairo_save(context)
        context.concatenate(map)
        visible = context.clipBounds
        groups.append(.saved)
    }

    private mutating func push(_ opacity: Double, isAlone: Bool) {
        guard opacity > 0 else {
            hiddenGroups = 1
            return
        }
        let visible = context.clipBounds
        let pixels = visible.width * visible.height * abs(context.transform.determinant)
        if isAlone || surfaces == Painter.mostSurfaces || surfacePixels + pixels > Painter.mostSurfacePixels {
            groups.append(.folded(before: self.opacity))
            self.opacity *= opacity
        } else {
            cairo_push_group(context)
            groups.append(.opacity(opacity, pixels: pixels))
            surfaces += 1
            surfacePixels += pixels
        }
    }

    private mutating func pop() {
        switch groups.popLast() {
        case .saved:
            cairo_restore(context)
            visible = context.clipBounds
        case .folded(let before): opacity = before
        case .opacity(let opacity, let pixels):
            surfaces -= 1
            surfacePixels -= pixels
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
        case nil: break
        }
    }

    // MARK: Shapes

    private func fill(_ shape: Outline, _ brush: Brush) {
        switch brush {
        case .color(let color):
            context.setColor(color, opacity: opacity)
            context.addShape(shape)
            cairo_fill(context)
        case .gradient(let gradient): fill(shape, gradient)
        }
    }

    private func fill(_ shape: Outline, _ gradient: Gradient) {
        let geometry = gradient.geometry(in: shape.bounds)
        cairo_save(context)
        defer { cairo_restore(context) }
        context.addShape(shape)
        if isVector {
            setPattern(gradient, geometry)
            fillPath()
        } else {
            fillPath(gradient, geometry)
        }
    }

    /// Fills the path with the source.
    private func fillPath() {
        if opacity < 1 {
            cairo_clip(context)
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_fill(context)
        }
    }

    private func setPattern(_ gradient: Gradient, _ geometry: Gradient.Geometry) {
        let pattern =
            switch geometry {
            case .line(let from, let to): cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            case .circle(let center, let radius):
                cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
            }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// The most bytes of the pixels of a gradient that exist at once.
    private static let gradientBytes = 1 << 17

    /// Fills the path with a gradient as pixels of the visible part, a band of rows at a time.
    ///
    /// Leaves the matrix at identity, since the path has been added already.
    private func fillPath(_ gradient: Gradient, _ geometry: Gradient.Geometry) {
        let map = context.transform.inverse
        let (x, y, width, height) = visiblePixelsOfPath()
        guard width > 0, height > 0, let map else { return }
        let rows = min(height, max(1, Self.gradientBytes / (4 * width)))
        guard let field = GradientPixels.field(geometry, deviceToUser: map, origin: Point(x, y)),
            let pixels = GradientPixels(gradient, field, width: width, rows: rows)
        else {
            context.setColor(gradient.stops.last?.color ?? .clear)
            return fillPath()
        }
        let path = cairo_copy_path(context)
        defer { cairo_path_destroy(path) }
        for start in stride(from: 0, to: height, by: rows) {
            let count = min(rows, height - start)
            cairo_save(context)
            defer { cairo_restore(context) }
            cairo_new_path(context)
            cairo_rectangle(context, x, y + Double(start), Double(width), Double(count))
            cairo_clip(context)
            cairo_append_path(context, path)
            pixels.fill(from: start, count: count)
            cairo_set_source_surface(context, pixels.surface.pointer, x, y + Double(start))
            let pattern = cairo_get_source(context)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            fillPath()
        }
    }

    /// Returns the device pixels that the path covers within the clip, and sets the matrix to identity.
    private func visiblePixelsOfPath() -> (x: Double, y: Double, width: Int, height: Int) {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        let userToDevice = context.transform
        cairo_path_extents(context, &left, &top, &right, &bottom)
        let corners = [Point(left, top), Point(right, top), Point(left, bottom), Point(right, bottom)].map(userToDevice.apply)
        cairo_identity_matrix(context)
        let visible = context.clipBounds
        let x = max(visible.x, corners.reduce(.infinity) { min($0, $1.x) }).rounded(.down)
        let y = max(visible.y, corners.reduce(.infinity) { min($0, $1.y) }).rounded(.down)
        let width = Numbers.cleanCount(
            (min(visible.maxX, corners.reduce(-.infinity) { max($0, $1.x) }) - x).rounded(.up), 0...ImageLimits.side)
        let height = Numbers.cleanCount(
            (min(visible.maxY, corners.reduce(-.infinity) { max($0, $1.y) }) - y).rounded(.up), 0...ImageLimits.side)
        return (x, y, width, height)
    }

    private func draw(_ border: Border, _ rect: Rect, _ radii: CornerRadii) {
        context.setColor(border.color, opacity: opacity)
        context.addShape(.rect(rect, radii))
        let inner = rect.inset(by: Insets(border.width))
        if !inner.isEmpty {
            context.addShape(.rect(inner, CornerRadii(max(0, radii.radius - border.width), radii.corners)))
        }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(context)
    }

    private func draw(_ stroke: Stroke, _ path: Path) {
        context.setColor(stroke.color, opacity: opacity)
        cairo_set_line_width(context, stroke.width)
        cairo_set_line_cap(context, stroke.cap.cairo)
        cairo_set_line_join(context, stroke.join.cairo)
        cairo_set_dash(context, stroke.dash, Int32(clamping: stroke.dash.count), stroke.dashOffset)
        context.addPath(path)
        cairo_stroke(context)
    }

    // MARK: Shadows

    private func draw(_ shadow: Shadow, _ rect: Rect, _ radii: CornerRadii) {
        let scale = isVector ? 2 : context.transform.meanScale
        guard scale > 0, scale.isFinite else { return }
        let sigma = shadow.blur / 2 * scale
        let grown = rect.expanded(by: shadow.spread).moved(by: shadow.offset)
        guard !grown.isEmpty else { return }
        let radius = radii.radius > 0 ? max(0, radii.radius + shadow.spread) : 0
        // What lies further outside the clip than the blur and two corners reach makes no difference. Whole pixels are cut off, so that the
        // rest has the same pixels as the whole shadow.
        let seen = context.clipBounds.expanded(by: Double(BoxBlur.reach(sigma: sigma) + 2) / scale + 2 * radius)
        func cut(_ distance: Double) -> Double { max(0, (distance * scale).rounded(.down)) / scale }
        let part = grown.inset(
            by: Insets(
                top: cut(seen.y - grown.y), leading: cut(seen.x - grown.x), bottom: cut(grown.maxY - seen.maxY),
                trailing: cut(grown.maxX - seen.maxX)))
        guard !part.isEmpty else { return }
        let key = ShadowMask.Key(
            width: Numbers.cleanCount((part.width * scale).rounded(), 1...ImageLimits.side),
            height: Numbers.cleanCount((part.height * scale).rounded(), 1...ImageLimits.side),
            radius: CornerRadii(radius * scale).fitted(Size(grown.width * scale, grown.height * scale)).radius,
            corners: radii.corners, sigma: sigma)
        guard let mask = resources.shadowMask(key) else { return }
        cairo_save(context)
        context.setColor(shadow.color, opacity: opacity)
        let margin = Double(mask.margin) / scale
        cairo_translate(context, part.x - margin, part.y - margin)
        cairo_scale(context, 1 / scale, 1 / scale)
        cairo_mask_surface(context, mask.surface.pointer, 0, 0)
        cairo_restore(context)
    }

    // MARK: Text

    private func draw(_ text: AttributedText, _ style: TextStyle, _ rect: Rect) {
        let layout = resources.engine.layout(of: text, style: style, width: rect.width)
        context.setColor(style.color, opacity: opacity)
        // The lines' pointers live as long as the layout.
        withExtendedLifetime(layout) {
            let margin = margin(text, style)
            let seen = visible.y - margin..<max(visible.y, visible.maxY) + margin
            for line in layout.lines where seen.contains(rect.y + line.baseline) {
                let x = layout.x(of: line, alignment: style.alignment, width: rect.width)
                cairo_move_to(context, rect.x + x, rect.y + line.baseline)
                pango_cairo_show_layout_line(context, line.line)
            }
        }
        cairo_new_path(context)
        // Lets go of the font while the lock is held.
        cairo_set_font_face(context, nil)
    }

    /// Returns the distance from its baseline beyond which nothing of a line is seen, however many marks its letters have.
    private func margin(_ text: AttributedText, _ style: TextStyle) -> Double {
        let sizes = text.runs.compactMap(\.attributes.fontSize) + [style.font.size, 16]
        return 40 * sizes.reduce(0) { max($0, PangoUnits.points(Int32(PangoUnits.fontSize($1)))) }
    }
}

extension DrawCommand {
    /// True if multiplying the command's colours looks the same as fading its picture.
    fileprivate var takesOpacity: Bool {
        switch self {
        case .fill, .border, .stroke, .shadow, .image: true
        case .text(let text, let style, _):
            text.runs.isEmpty && !Emoji.isIn(text.string) && !style.underline && !style.strikethrough
        default: false
        }
    }
}

extension Stroke.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension Stroke.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
