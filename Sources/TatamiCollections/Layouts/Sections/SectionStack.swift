import TatamiGeometry

/// Sections one behind the other, each with a layout of its own, a header, a footer, insets and a background.
///
/// Finding what is in a viewport takes time in the logarithm of the number of sections and items, and in the number of parts in sight.
/// Scrolling changes nothing: pinned headers are a function of the viewport.
///
/// ```swift
/// var stack = SectionStack(crossLength: 320)
/// var style = SectionStyle()
/// style.header = 28
/// style.pinsHeader = true
/// stack.insert(ListLayout(), SectionContent(count: 1_000, crossLength: 320), style: style, at: 0)
/// stack.parts(in: 500..<1_000)
/// ```
public struct SectionStack: Sendable {
    private struct Section: Sendable {
        var layout: any SectionLayout
        var style: SectionStyle
        var count: Int
        /// How far the items are scrolled across the main axis, if they scroll on their own.
        var offset = 0.0
    }

    private var sections: [Section] = []
    /// The lengths of the sections along the main axis.
    private var extents: Extents
    let axis: Axis
    /// The length across the main axis, in points.
    public private(set) var crossLength: Double
    /// How often layouts of sections have taken over a change.
    var prepares = 0

    /// Creates a stack without sections.
    ///
    /// - Parameters:
    ///   - axis: The main axis, along which the content scrolls.
    ///   - crossLength: The length across it, in points.
    ///   - spacing: The distance between sections, in points.
    public init(axis: Axis = .vertical, crossLength: Double, spacing: Double = 0) {
        (self.axis, self.crossLength) = (axis, Numbers.cleanLength(crossLength))
        extents = Extents(estimate: 0, spacing: spacing)
    }

    /// The number of sections.
    public var count: Int { sections.count }

    /// The length of all sections with the spacing between them, in points.
    public var extent: Double { extents.total }

    // MARK: Changing

    /// Inserts a section. The content's axis and cross length are those of the stack, less the insets.
    public mutating func insert(
        _ layout: any SectionLayout, _ content: SectionContent, style: SectionStyle = SectionStyle(), at index: Int
    ) {
        let index = max(0, min(index, count))
        sections.insert(Section(layout: layout, style: style.cleaned, count: content.count), at: index)
        extents.insert(1, at: index)
        change(index, content, .everything)
    }

    /// Removes sections.
    public mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<count)
        sections.removeSubrange(range)
        extents.remove(range)
    }

    /// Moves a section; the new index counts without it.
    public mutating func move(_ index: Int, to other: Int) {
        guard sections.indices.contains(index) else { return }
        let other = max(0, min(other, count - 1))
        sections.insert(sections.remove(at: index), at: other)
        extents.move(index..<index + 1, to: other)
    }

    /// Replaces the layout and the style of a section, which stays scrolled as far as it is.
    mutating func replace(_ index: Int, _ layout: any SectionLayout, _ content: SectionContent, style: SectionStyle) {
        guard sections.indices.contains(index) else { return }
        let offset = sections[index].offset
        sections[index] = Section(layout: layout, style: style.cleaned, count: content.count)
        sections[index].offset = offset
        change(index, content, .everything)
    }

    /// Hands a change to the layout of a section. The content's axis and cross length are those of the stack, less the insets.
    public mutating func change(_ index: Int, _ content: SectionContent, _ change: SectionChange) {
        guard sections.indices.contains(index) else { return }
        let content = inner(content, of: index)
        sections[index].count = content.count
        sections[index].layout.prepare(content, change)
        prepares += 1
        refresh(index)
    }

    /// The content of a section within its insets.
    private func inner(_ content: SectionContent, of index: Int) -> SectionContent {
        var content = content
        let insets = sections[index].style.insets
        content.axis = axis
        content.crossLength = max(0, crossLength - insets.start(axis.cross) - insets.end(axis.cross))
        return content
    }

    // MARK: Places that are estimates

    /// The sections with places in a part of the main axis that are estimates.
    func unsettledSections(in span: Range<Double>) -> [Int] {
        extents.indices(in: span).filter { index in
            extents[index]?.isHidden == false && sections[index].layout.isUnsettled(in: span.moved(by: -origin(ofItemsIn: index)[axis]))
        }
    }

    /// Places the items of a section in a part of the main axis by all that is known now.
    mutating func settle(_ index: Int, _ content: SectionContent, in span: Range<Double>) {
        guard sections.indices.contains(index) else { return }
        let (content, span) = (inner(content, of: index), span.moved(by: -origin(ofItemsIn: index)[axis]))
        sections[index].layout.settle(content, in: span)
        refresh(index)
    }

    /// Sets the measured length of an item, in points. Returns whether a frame changed.
    public mutating func setLength(_ length: Double, of place: CollectionPlace) -> Bool {
        change(place) { $0.setLength(length, of: place.item) }
    }

    /// Sets the measured size of an item, in points. Returns whether a frame changed.
    public mutating func setSize(_ size: Size, of place: CollectionPlace) -> Bool {
        change(place) { [axis] in $0.setSize(size, of: place.item, axis) }
    }

    private mutating func change(_ place: CollectionPlace, _ change: (inout any SectionLayout) -> Bool) -> Bool {
        guard sections.indices.contains(place.section), place.item >= 0, place.item < sections[place.section].count else { return false }
        let hasChanged = change(&sections[place.section].layout)
        if hasChanged { refresh(place.section) }
        return hasChanged
    }

    /// Changes what surrounds the items of a section, for example when its header was measured. Other insets across the main axis need
    /// `change(_:_:_:)` too.
    public mutating func setStyle(_ style: SectionStyle, of index: Int) {
        let style = style.cleaned
        guard sections.indices.contains(index), sections[index].style != style else { return }
        sections[index].style = style
        refresh(index)
    }

    /// What surrounds the items of a section; nil if there is no such section.
    func style(of index: Int) -> SectionStyle? { sections.indices.contains(index) ? sections[index].style : nil }

    private mutating func refresh(_ index: Int) {
        let section = sections[index]
        let isEmpty = section.style.hidesWhenEmpty && section.layout.extent == 0
        extents.setHidden(isEmpty, in: index..<index + 1)
        extents.set(
            header(section) + section.style.insets.start(axis) + section.layout.extent + section.style.insets.end(axis) + footer(section),
            at: index)
    }

    private func header(_ section: Section) -> Double { Numbers.cleanLength(section.style.header ?? 0) }
    private func footer(_ section: Section) -> Double { Numbers.cleanLength(section.style.footer ?? 0) }

    /// Changes the length across the main axis, in points. The sections have to be prepared afterwards.
    mutating func setCrossLength(_ length: Double) { crossLength = Numbers.cleanLength(length) }

    // MARK: Looking up

    /// Returns the frame of an item, in points from the leading top corner of the content; nil if there is none.
    public func frame(of place: CollectionPlace) -> Rect? {
        guard sections.indices.contains(place.section), place.item >= 0, place.item < sections[place.section].count else { return nil }
        return sections[place.section].layout.frame(of: place.item).moved(by: origin(ofItemsIn: place.section))
    }

    /// Returns what is in a part of the main axis, which is half open: for each section the background, the items, the header and the footer,
    /// where they are if nothing is pinned. What has no length is left out.
    ///
    /// - Parameters:
    ///   - span: The part of the main axis, in points.
    ///   - across: The part across it, for items that scroll on their own; nil for all that the stack is long.
    public func parts(in span: Range<Double>, across: Range<Double>? = nil) -> [SectionPart] {
        let across = across ?? 0..<crossLength
        var parts: [SectionPart] = []
        for index in extents.indices(in: span) where extents[index]?.isHidden == false {
            let section = sections[index]
            let origin = origin(ofItemsIn: index)
            let (start, end) = bounds(of: index)
            func add(_ kind: SectionPart.Kind, _ lower: Double, _ length: Double) {
                guard length > 0, lower < span.upperBound, lower + length > span.lowerBound else { return }
                let frame = Rect(axis, main: lower, length: length, cross: 0, crossLength: crossLength)
                parts.append(SectionPart(section: index, kind: kind, frame: frame))
            }
            if section.style.hasBackground { add(.background, start, end - start) }
            section.layout.items(in: span.moved(by: -origin[axis]), across: across.moved(by: -origin[axis.cross])) { item, frame in
                parts.append(SectionPart(section: index, kind: .item(item), frame: frame.moved(by: origin)))
            }
            add(.header, start, header(section))
            add(.footer, end - footer(section), footer(section))
        }
        return parts
    }

    /// Returns the header, the footer and the background of a section, where they are if nothing is pinned.
    func surroundings(of index: Int) -> [SectionPart] {
        guard sections.indices.contains(index), extents[index]?.isHidden == false else { return [] }
        let (section, (start, end)) = (sections[index], bounds(of: index))
        let parts: [(SectionPart.Kind, Double, Double)] = [
            (.background, start, section.style.hasBackground ? end - start : 0), (.header, start, header(section)),
            (.footer, end - footer(section), footer(section)),
        ]
        return parts.filter { $0.2 > 0 }.map { kind, start, length in
            SectionPart(
                section: index, kind: kind, frame: Rect(axis, main: start, length: length, cross: 0, crossLength: crossLength))
        }
    }

    /// Returns what the layout of an item's section offers to it when it is measured.
    func proposal(for place: CollectionPlace) -> Proposal? {
        guard sections.indices.contains(place.section) else { return nil }
        return sections[place.section].layout.proposal(for: place.item)
    }

    /// Returns the pinned headers and footers of the sections in a viewport, where they are in it. They replace those of `parts(in:)`.
    ///
    /// - Parameters:
    ///   - viewport: The visible part of the main axis, in points.
    ///   - above: The length of what other views pin at its start.
    public func pinned(in viewport: Range<Double>, above: Double = 0) -> [SectionPart] {
        var parts: [SectionPart] = []
        for index in extents.indices(in: viewport) where extents[index]?.isHidden == false {
            let section = sections[index]
            let (start, end) = bounds(of: index)
            let (header, footer) = (header(section), footer(section))
            func add(_ kind: SectionPart.Kind, _ place: Double, _ length: Double) {
                parts.append(
                    SectionPart(
                        section: index, kind: kind, frame: Rect(axis, main: place, length: length, cross: 0, crossLength: crossLength)))
            }
            if section.style.pinsHeader, header > 0 {
                let place = Pinning.header(natural: start, length: header, end: end, viewport: viewport.lowerBound, above: above)
                add(.header, place, header)
            }
            if section.style.pinsFooter, footer > 0 {
                let place = Pinning.footer(natural: end - footer, length: footer, start: start + header, viewport: viewport.upperBound)
                add(.footer, place, footer)
            }
        }
        return parts
    }

    private func bounds(of index: Int) -> (start: Double, end: Double) {
        let start = extents.offset(of: index)
        return (start, start + (extents[index]?.length ?? 0))
    }

    /// Where the space of a section's items starts.
    private func origin(ofItemsIn index: Int) -> Point {
        let insets = sections[index].style.insets
        var origin = Point.zero
        origin[axis] = extents.offset(of: index) + header(sections[index]) + insets.start(axis)
        origin[axis.cross] = insets.start(axis.cross)
        if sections[index].layout.lengthAcross != nil { origin[axis.cross] -= sections[index].offset }
        return origin
    }

    // MARK: Rows that scroll on their own

    /// Returns the row of a section whose items scroll across the main axis on their own; nil for other sections.
    public func carousel(of index: Int) -> Carousel? {
        guard sections.indices.contains(index), let length = sections[index].layout.lengthAcross else { return nil }
        let section = sections[index]
        let frame = Rect(
            axis, main: origin(ofItemsIn: index)[axis], length: section.layout.extent, cross: 0, crossLength: crossLength)
        let insets = section.style.insets
        return Carousel(
            frame: frame, length: insets.start(axis.cross) + length + insets.end(axis.cross), offset: section.offset)
    }

    /// Whether the items of a section scroll on their own.
    func scrollsAcross(_ index: Int) -> Bool { sections.indices.contains(index) && sections[index].layout.lengthAcross != nil }

    /// Takes over how far the items of a section are scrolled across the main axis, in points.
    public mutating func setOffset(_ offset: Double, of index: Int) {
        if sections.indices.contains(index) { sections[index].offset = offset.isNaN ? 0 : max(-Extents.limit, min(offset, Extents.limit)) }
    }

    /// Returns the nearest place at or behind a distance in a direction, in points, at which the items of a section come to rest; nil if they rest
    /// anywhere.
    public func stop(in index: Int, from distance: Double, isOnward: Bool) -> Double? {
        sections.indices.contains(index) ? sections[index].layout.stop(from: distance, isOnward: isOnward) : nil
    }
}

extension Range<Double> {
    /// Returns the range at another place.
    fileprivate func moved(by way: Double) -> Range<Double> { lowerBound + way..<upperBound + way }
}
