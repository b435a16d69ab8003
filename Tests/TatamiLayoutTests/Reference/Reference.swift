import TatamiGeometry
import TatamiLayout

/// The box model of design.md section 2 once more, written for reading: recursive, a box an object, no caches, no marks.
/// Knows stacks, flows, grids, tiles, overlays, scrolling, absolute and relative containers.
final class ReferenceBox {
    struct Side {
        var minimum = 0.0
        var natural = 0.0
        /// Natural length of what is inside the padding.
        var content = 0.0
        var position = 0.0
        var length = 0.0
        /// What the content and the ratio make, before the item's rules.
        var unruled = Extent.zero
        /// What fractions are of; nil where that is not known.
        var whole: Double?
    }

    let sketch: Sketch
    let parent: ReferenceBox?
    let mirrored: Bool
    /// The children that count: collapsed ones do not.
    private(set) var children: [ReferenceBox] = []
    var sides = [Side(), Side()]
    /// The height given to the root; nil = its content's.
    private(set) var givenHeight: Double?
    /// Of a flow: the children line by line.
    var lines: [[ReferenceBox]] = []

    init(_ sketch: Sketch, mirrored: Bool, parent: ReferenceBox? = nil) {
        self.sketch = sketch
        self.parent = parent
        let mirrored = sketch.direction.map { $0 == .rightToLeft } ?? mirrored
        self.mirrored = mirrored
        children = sketch.children.filter { $0.item.visibility != .collapsed }
            .map { ReferenceBox($0, mirrored: mirrored, parent: self) }
    }

    subscript(axis: Axis) -> Side {
        get { sides[Int(axis.rawValue)] }
        set { sides[Int(axis.rawValue)] = newValue }
    }

    /// Widths first, then heights.
    func layOut(width: Double?, height: Double?) {
        givenHeight = height
        ask(.horizontal)
        give(.horizontal, width ?? self[.horizontal].natural)
        ask(.vertical)
        give(.vertical, height ?? self[.vertical].natural)
    }

    /// The frame in the parent's space: offset added, then mirrored.
    var frame: Rect {
        let x = self[.horizontal].position + sketch.item.offset.x
        let y = self[.vertical].position + sketch.item.offset.y
        let width = self[.horizontal].length
        guard let parent, parent.mirrored else { return Rect(x, y, width, self[.vertical].length) }
        return Rect(parent.mirroredLength - x - width, y, width, self[.vertical].length)
    }

    /// What children from right to left are mirrored in: longer content that is scrolled, with the padding, or else the length itself.
    private var mirroredLength: Double {
        let length = self[.horizontal].length
        guard case .scroll(let style) = sketch.content, style.axes.contains(.horizontal) else { return length }
        let content = self[.horizontal].content
        return content > max(0, length - padding(.horizontal)) ? content + padding(.horizontal) : length
    }

    var all: [ReferenceBox] { [self] + children.flatMap(\.all) }
}

// MARK: asking

extension ReferenceBox {
    func ask(_ axis: Axis) {
        children.forEach { $0.ask(axis) }
        askSelf(axis)
    }

    /// Content -> ratio -> adjustment -> max -> min -> fixed; an ignored axis counts as 0.
    private func askSelf(_ axis: Axis) {
        let own = sketch.item[axis]
        if own.ignoresContent {
            (self[axis].minimum, self[axis].natural) = (0, 0)
            self[axis].content = contentExtent(axis).natural
            return
        }
        var extent = paddedExtent(axis)
        if let ratio = sketch.item.aspectRatio {
            if axis == .vertical { extent = Extent(self[.horizontal].length / ratio) }
            if axis == .horizontal, let height = sketch.item.vertical.fixed { extent = Extent(height * ratio) }
        }
        self[axis].unruled = extent
        rule(axis)
    }

    private func rule(_ axis: Axis) {
        let (low, high) = bounds(axis)
        func ruled(_ length: Double) -> Double { max(low, min(high, length + sketch.item[axis].adjustment)) }
        self[axis].minimum = ruled(self[axis].unruled.minimum)
        self[axis].natural = ruled(self[axis].unruled.natural)
    }

    /// The least and the greatest length, with fractions of what is known.
    func bounds(_ axis: Axis) -> (low: Double, high: Double) {
        let own = sketch.item[axis]
        let parts = own.fractions
        if let whole = self[axis].whole, let fixed = parts.fixed { return (fixed * whole, fixed * whole) }
        if let fixed = own.fixed { return (fixed, fixed) }
        var (low, high) = (own.minimum, own.maximum ?? .infinity)
        if let whole = self[axis].whole {
            low = max(low, (parts.minimum ?? 0) * whole)
            high = min(high, (parts.maximum ?? .infinity) * (parts.maximum == nil ? 1 : whole))
        }
        return (low, max(low, high))
    }

    /// Says what the fractions of the item are of.
    func refer(_ axis: Axis, to whole: Double?) {
        guard !sketch.item[axis].fractions.isEmpty, self[axis].whole != whole else { return }
        self[axis].whole = whole
        if !sketch.item[axis].ignoresContent { rule(axis) }
    }

    private func paddedExtent(_ axis: Axis) -> Extent {
        switch sketch.content {
        case .fixed(let size): return Extent(size[axis])
        case .text(let text):
            return axis == .horizontal ? text.widths() : Extent(text.height(forWidth: self[.horizontal].length).height)
        default:
            let content = contentExtent(axis)
            self[axis].content = content.natural
            let set = setLength(axis)
            return Extent(
                minimum: max(0, (set ?? content.minimum) + padding(axis)), natural: max(0, (set ?? content.natural) + padding(axis)))
        }
    }

    func contentExtent(_ axis: Axis) -> Extent {
        switch sketch.content {
        case .stack(let style) where style.axis == axis:
            let gaps = gaps(style).reduce(0, +)
            return Extent(
                minimum: gaps + children.reduce(0) { $0 + $1[axis].minimum + $1.margins(axis) },
                natural: gaps + children.reduce(0) { $0 + $1[axis].natural + $1.margins(axis) })
        case .overlay(let style) where style.contentMode != .normal:
            return Extent(children.reduce(0) { max($0, $1.margins(axis)) })
        case .grid(let style): return gridExtent(style, axis)
        case .absolute, .fixed, .text: return .zero
        case .relative: return relative(axis).extent
        case .flow(let style): return flowExtent(style, axis)
        case .tiles(let style): return tileExtent(style, axis)
        case .scroll(let style):
            let extent = largest(children, axis)
            return style.axes.contains(axis) ? Extent(minimum: 0, natural: extent.natural) : extent
        default: return largest(children, axis)
        }
    }

    /// The largest of `children` with its margins; those on a common baseline count as one block.
    func largest(_ children: [ReferenceBox], _ axis: Axis) -> Extent {
        var extent = Extent.zero
        for child in children where !isOnBaseline(child, axis) {
            extent.minimum = max(extent.minimum, child[axis].minimum + child.margins(axis))
            extent.natural = max(extent.natural, child[axis].natural + child.margins(axis))
        }
        let aligned = children.filter { isOnBaseline($0, axis) }
        if let ascent = aligned.map(\.ascent).max(), let descent = aligned.map(\.descent).max() {
            extent.minimum = max(extent.minimum, ascent + descent)
            extent.natural = max(extent.natural, ascent + descent)
        }
        return extent
    }

    var ascent: Double { sketch.item.vertical.marginStart + baseline }
    private var descent: Double { self[.vertical].natural - baseline + sketch.item.vertical.marginEnd }

    /// From the top, at natural height.
    var baseline: Double {
        switch sketch.content {
        case .text(let text): return text.baseline ?? self[.vertical].natural
        case .stack, .scroll, .flow, .grid, .tiles, .relative: break
        case .overlay(let style) where style.contentMode == .normal: break
        default: return self[.vertical].natural
        }
        guard let first = children.first else { return self[.vertical].natural }
        if let common = commonAscent { return start(.vertical) + common }
        return places(.vertical, self[.vertical].natural)[0].position + first.baseline
    }

    /// Where the common baseline runs, from the content's top.
    var commonAscent: Double? {
        if case .stack(let style) = sketch.content, style.axis == .vertical { return nil }
        if case .relative = sketch.content { return nil }
        if case .flow = sketch.content { return nil }
        if isTiles { return nil }
        if case .grid = sketch.content { return nil }
        return children.filter { isOnBaseline($0, .vertical) }.map(\.ascent).max()
    }
}

// MARK: what is said

extension ReferenceBox {
    var box: BoxStyle {
        switch sketch.content {
        case .stack(let style): style.box
        case .overlay(let style): style.box
        case .scroll(let style): style.box
        case .flow(let style): style.box
        case .grid(let style): style.box
        case .tiles(let style): style.box
        case .relative(let style): style.box
        case .absolute(let box), .wrappingRows(let box), .staircase(let box): box
        case .fixed, .text: BoxStyle()
        }
    }

    func start(_ axis: Axis) -> Double { box.padding.start(axis) }
    func padding(_ axis: Axis) -> Double { box.padding.start(axis) + box.padding.end(axis) }
    func margins(_ axis: Axis) -> Double { sketch.item[axis].marginStart + sketch.item[axis].marginEnd }

    /// The content length that the container sets instead of its children.
    func setLength(_ axis: Axis) -> Double? {
        guard case .stack(let style) = sketch.content else { return nil }
        return style.axis == axis ? style.mainLength : style.crossLength
    }

    func gaps(_ style: StackStyle) -> [Double] {
        zip(children, children.dropFirst()).map { style.spacing + $0.sketch.item.spacingAfter + $1.sketch.item.spacingBefore }
    }

    /// The child's word, else the container's, else centre; left and right as start and end.
    func alignment(_ child: ReferenceBox, _ axis: Axis) -> AxisAlignment {
        let own = child.sketch.item[axis].alignment
        let inherited = axis == .horizontal ? AxisAlignment(box.horizontalAlignment) : AxisAlignment(box.verticalAlignment)
        let said = own != .unset ? own : inherited
        switch said {
        case .unset: return isTiles ? .stretch : .center
        case .left: return mirrored ? .end : .start
        case .right: return mirrored ? .start : .end
        default: return said
        }
    }

    var isInCells: Bool { if case .grid = sketch.content { true } else { isTiles } }

    func isFixed(_ axis: Axis) -> Bool {
        sketch.item[axis].fixed != nil || (self[axis].whole != nil && sketch.item[axis].fractions.fixed != nil)
    }

    private var isTiles: Bool { if case .tiles = sketch.content { true } else { false } }

    func isOnBaseline(_ child: ReferenceBox, _ axis: Axis) -> Bool { axis == .vertical && alignment(child, axis) == .baseline }

    func weight(_ child: ReferenceBox, _ axis: Axis) -> Double {
        let said = child.sketch.item[axis].stretch
        return said > 0 ? said : (alignment(child, axis) == .stretch ? 1 : 0)
    }
}
