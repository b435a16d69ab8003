import TatamiGeometry
import TatamiLayout

extension Sketch {
    /// True below a collapsed node.
    var isGone: Bool {
        var at = parent
        while let above = at {
            if above.item.visibility == .collapsed { return true }
            at = above.parent
        }
        return false
    }

    /// Leading and trailing in place of left and right, which do not mirror.
    func useReadingDirection() {
        func read(_ alignment: HorizontalAlignment?) -> HorizontalAlignment? {
            alignment == .left ? .leading : (alignment == .right ? .trailing : alignment)
        }
        item.horizontalAlignment = read(item.horizontalAlignment)
        changeBox { $0.horizontalAlignment = read($0.horizontalAlignment) }
    }

    /// No negative margin, spacing or gap: nothing asks for an overlap.
    func useNoNegativeGaps() {
        for axis in Axis.allCases {
            item[axis].marginStart = max(0, item[axis].marginStart)
            item[axis].marginEnd = max(0, item[axis].marginEnd)
        }
        item.spacingBefore = max(0, item.spacingBefore)
        item.spacingAfter = max(0, item.spacingAfter)
        switch content {
        case .stack(var style):
            style.spacing = max(0, style.spacing)
            content = .stack(style)
        case .flow(var style):
            style.horizontalSpacing = max(0, style.horizontalSpacing)
            style.verticalSpacing = max(0, style.verticalSpacing)
            content = .flow(style)
        default: break
        }
    }

    /// Nothing whose height grows with its width, or hangs on where others stand. (A `WrapText` that is 0 wide has one line.)
    func useNoShapeByWidth() {
        item.aspectRatio = nil
        item.minWidth = max(5, item.minWidth)
        // More room may draw one of two high items up into a low row.
        if case .flow(let style) = content { content = .stack(StackStyle(style.axis)) }
        if item.vertical.alignment == .baseline { item.vertical.alignment = .start }
        changeBox { if $0.verticalAlignment == .baseline { $0.verticalAlignment = .top } }
        // Rules may make an item narrower in a wider area, and a container lower for a higher item.
        rules = nil
    }

    /// True where children may reach beyond the container.
    var mayBeCovered: Bool {
        switch content {
        case .absolute: true
        case .overlay(let style): style.contentMode == .aspectFill
        default: false
        }
    }

    /// True where the content may be larger than the container along `axis`.
    func scrolls(_ axis: Axis) -> Bool {
        if case .scroll(let style) = content { style.axes.contains(axis) } else { false }
    }

    /// Multiplies every length by `factor`.
    func scale(by factor: Double) {
        for axis in Axis.allCases {
            item[axis].minimum *= factor
            item[axis].maximum = item[axis].maximum.map { $0 * factor }
            item[axis].fixed = item[axis].fixed.map { $0 * factor }
            item[axis].adjustment *= factor
            item[axis].marginStart *= factor
            item[axis].marginEnd *= factor
        }
        item.offset = Point(item.offset.x * factor, item.offset.y * factor)
        item.spacingBefore *= factor
        item.spacingAfter *= factor
        changeBox { box in for edge in Edge.allCases { box.padding[edge] *= factor } }
        rules?.scale(by: factor)
        switch content {
        case .fixed(let size): content = .fixed(Size(size.width * factor, size.height * factor))
        case .text(let text):
            (text.width, text.minimum, text.lineHeight) = (text.width * factor, text.minimum * factor, text.lineHeight * factor)
            text.baseline = text.baseline.map { $0 * factor }
        case .stack(var style):
            style.spacing *= factor
            style.mainLength = style.mainLength.map { $0 * factor }
            style.crossLength = style.crossLength.map { $0 * factor }
            content = .stack(style)
        case .flow(var style):
            style.horizontalSpacing *= factor
            style.verticalSpacing *= factor
            content = .flow(style)
        case .grid(var style):
            for axis in Axis.allCases { style[axis].scale(by: factor) }
            content = .grid(style)
        case .tiles(var style):
            style.tileSize = Size(style.tileSize.width * factor, style.tileSize.height * factor)
            (style.horizontalSpacing, style.verticalSpacing) = (style.horizontalSpacing * factor, style.verticalSpacing * factor)
            content = .tiles(style)
        default: break
        }
    }

    /// True where a sibling's rules name this node.
    var isNamedBySiblings: Bool {
        parent?.children.contains { sibling in
            var isNamed = false
            _ = sibling.rules?.renamed { if $0 === name { isNamed = true } }
            return isNamed
        } ?? false
    }

    /// What a container says about itself.
    var box: BoxStyle {
        var found = BoxStyle()
        changeBox { found = $0 }
        return found
    }

    private func changeBox(_ change: (inout BoxStyle) -> Void) {
        switch content {
        case .fixed, .text: break
        case .stack(var style):
            change(&style.box)
            content = .stack(style)
        case .overlay(var style):
            change(&style.box)
            content = .overlay(style)
        case .scroll(var style):
            change(&style.box)
            content = .scroll(style)
        case .flow(var style):
            change(&style.box)
            content = .flow(style)
        case .grid(var style):
            change(&style.box)
            content = .grid(style)
        case .tiles(var style):
            change(&style.box)
            content = .tiles(style)
        case .relative(var style):
            change(&style.box)
            content = .relative(style)
        case .absolute(var box):
            change(&box)
            content = .absolute(box)
        case .wrappingRows(var box):
            change(&box)
            content = .wrappingRows(box)
        case .staircase(var box):
            change(&box)
            content = .staircase(box)
        }
    }
}

extension GridAxis {
    fileprivate mutating func scale(by factor: Double) {
        tracks = tracks.map { $0.scaled(by: factor) }
        beyond = beyond.scaled(by: factor)
        spacing.points *= factor
        spacings = spacings.map { .fixed($0.points * factor, weight: $0.weight) }
    }
}

extension Track {
    fileprivate func scaled(by factor: Double) -> Track {
        var track = self
        if case .fixed(let points) = size { track.size = .fixed(points * factor) }
        track.minimum *= factor
        track.maximum = maximum.map { $0 * factor }
        return track
    }
}

extension RelativeRules {
    fileprivate mutating func scale(by factor: Double) {
        for axis in Axis.allCases {
            self[axis].start = self[axis].start.scaled(by: factor)
            self[axis].end = self[axis].end.scaled(by: factor)
            if case .fixed(let points) = self[axis].length { self[axis].length = .fixed(points * factor) }
        }
    }
}

extension EdgeRule {
    fileprivate func scaled(by factor: Double) -> EdgeRule {
        switch self {
        case .free: self
        case .center(let sibling, let offset): .center(sibling, offset: offset * factor)
        case .parent(let distance): .parent(distance * factor)
        case .adjacent(let sibling, let distance): .adjacent(sibling, distance: distance * factor)
        case .fit(let sibling, let distance): .fit(sibling, distance: distance * factor)
        }
    }
}
