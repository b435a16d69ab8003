import TatamiGeometry

/// Arranges a collection by a layout for each section (`SectionStack`).
///
/// Headers, footers and backgrounds are the elements `ElementKind.header`, `.footer` and `.background` of their sections. Updates prepare
/// only the sections that they touch.
public struct StackLayout: CollectionLayout {
    /// What arranges a section.
    public struct Section {
        /// Arranges the items.
        public var layout: any SectionLayout
        /// What surrounds the items.
        public var style: SectionStyle

        /// Joins a layout and a style.
        public init(_ layout: any SectionLayout, style: SectionStyle = SectionStyle()) { (self.layout, self.style) = (layout, style) }
    }

    private let make: (SectionKey) -> Section
    private let spacing: Double
    private var stack = SectionStack(crossLength: 0)
    private var content: LayoutContent?
    /// The lengths of headers and footers that were measured.
    private var measured: [LayoutElement: Double] = [:]

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - spacing: The distance between sections, in points.
    ///   - section: Makes what arranges a section, when it comes and when its metrics change.
    public init(spacing: Double = 0, section: @escaping (SectionKey) -> Section) { (self.spacing, make) = (spacing, section) }

    /// How often sections were prepared.
    public var sectionPrepares: Int { stack.prepares }

    /// Takes over the content.
    public mutating func prepare(_ content: LayoutContent, _ change: Invalidation) -> Size {
        take(content, change)
        settle(content)
        var size = Size.zero
        (size[content.axis], size[content.axis.cross]) = (stack.extent, content.crossLength)
        return size
    }

    /// Places what is in and around the viewport by all that is known now.
    private mutating func settle(_ content: LayoutContent) {
        let span = Self.near(content.viewport, content.axis)
        guard !span.isEmpty else { return }
        for index in stack.unsettledSections(in: span) { stack.settle(index, content.content(ofSection: index), in: span) }
    }

    /// The part of the main axis that is in sight, and as much before and behind it.
    private static func near(_ viewport: Viewport, _ axis: Axis) -> Range<Double> {
        let (start, length) = (viewport.frame.origin[axis], viewport.frame.size[axis])
        return start - length..<max(start, start + 2 * length)
    }

    /// Places in and around another viewport are settled now. Nothing else depends on where the viewport is.
    public func invalidation(from old: Viewport, to new: Viewport) -> Invalidation {
        guard let axis = content?.axis else { return .viewport }
        if old.frame.size[axis.cross] != new.frame.size[axis.cross] { return .cross }
        return stack.unsettledSections(in: Self.near(new, axis)).isEmpty ? .viewport : .sizes([])
    }

    private mutating func take(_ content: LayoutContent, _ change: Invalidation) {
        let isFirst = self.content == nil
        self.content = content
        switch change {
        case .viewport, .content, .sizes: if isFirst { rebuild(content) }
        case .structure(let update) where !isFirst:
            perform(update.steps, content)
            if stack.count != content.sectionCount { rebuild(content) }
        case .hidden(let range, let section) where !isFirst:
            stack.change(section, content.content(ofSection: section), .hidden(range))
        case .metrics(let key) where !isFirst:
            guard let index = content.section(key) else { break }
            let section = section(key)
            stack.replace(index, section.layout, content.content(ofSection: index), style: section.style)
        case .cross where !isFirst, .environment where !isFirst:
            stack.setCrossLength(content.crossLength)
            for index in 0..<stack.count { stack.change(index, content.content(ofSection: index), .cross) }
        default: rebuild(content)
        }
    }

    /// What arranges a section, with the header and the footer as long as they were measured to be.
    private func section(_ key: SectionKey) -> Section {
        var section = make(key)
        func length(_ kind: ElementKind) -> Double? { measured[.supplementary(kind, of: .section(key))] }
        if section.style.fitsHeader, section.style.header != nil, let length = length(.header) { section.style.header = length }
        if section.style.fitsFooter, section.style.footer != nil, let length = length(.footer) { section.style.footer = length }
        return section
    }

    private mutating func rebuild(_ content: LayoutContent) {
        let prepares = stack.prepares
        stack = SectionStack(axis: content.axis, crossLength: content.crossLength, spacing: spacing)
        stack.prepares = prepares
        for index in 0..<content.sectionCount {
            guard let key = content.sectionKey(index) else { continue }
            let section = section(key)
            stack.insert(section.layout, content.content(ofSection: index), style: section.style, at: index)
        }
    }

    /// Performs the steps; each section is prepared once, with all its steps.
    private mutating func perform(_ steps: [CollectionStep], _ content: LayoutContent) {
        // The steps of each section, and whether it came.
        var sections = Array(repeating: (steps: [SectionStep](), isNew: false), count: stack.count)
        for step in steps {
            switch step {
            case .removeSections(let range):
                let range = range.clamped(to: sections.indices)
                sections.removeSubrange(range)
                stack.remove(range)
            case .insertSections(let range):
                let start = max(0, min(range.lowerBound, sections.count))
                sections.insert(contentsOf: repeatElement((steps: [], isNew: true), count: range.count), at: start)
                for index in start..<start + range.count {
                    stack.insert(ListLayout(), SectionContent(count: 0, crossLength: 0), at: index)
                    // What only keeps the place of a section is no section.
                    stack.prepares -= 1
                }
            case .moveSection(let from, let to):
                guard sections.indices.contains(from) else { continue }
                let place = max(0, min(to, sections.count - 1))
                sections.insert(sections.remove(at: from), at: place)
                stack.move(from, to: place)
            case .remove(let range, let section):
                if sections.indices.contains(section) { sections[section].steps.append(.remove(range)) }
            case .insert(let range, let section):
                if sections.indices.contains(section) { sections[section].steps.append(.insert(range)) }
            }
        }
        for (index, section) in sections.enumerated() where section.isNew {
            guard let key = content.sectionKey(index) else { continue }
            stack.remove(index..<index + 1)
            let made = self.section(key)
            stack.insert(made.layout, content.content(ofSection: index), style: made.style, at: index)
        }
        if measured.count > 2 * stack.count + 64 {
            measured = measured.filter { element, _ in
                guard case .supplementary(_, .section(let key)) = element else { return false }
                return content.section(key) != nil
            }
        }
        for (index, section) in sections.enumerated() where !section.isNew && !section.steps.isEmpty {
            stack.change(index, content.content(ofSection: index), .steps(section.steps))
        }
    }

    /// Makes this the layout as it was before an update: `attributes(of:)` answers for keys by their old places from then on.
    /// The view calls this for the layout that it keeps while elements move. What was in sight it asks before it takes the update.
    public mutating func stay(before update: CollectionUpdate) { content = content?.before(update) }

    // MARK: Looking up

    /// Returns the elements in an area.
    public func attributes(in area: Rect) -> [Attributes] {
        guard let axis = content?.axis else { return [] }
        let (start, side) = (area.origin[axis], area.origin[axis.cross])
        let across = side..<max(side, side + area.size[axis.cross])
        let parts = stack.parts(in: start..<max(start, start + area.size[axis]), across: across).filter {
            $0.frame.intersection(area) != nil
        }
        var result: [Attributes] = []
        result.reserveCapacity(parts.count)
        var place = 0
        while place < parts.count {
            let items = Self.items(in: parts[place...])
            if items.isEmpty {
                if let part = attributes(parts[place]) { result.append(part) }
                place += 1
                continue
            }
            let row = row(parts[place].section)
            for (key, part) in zip(content?.itemKeys(parts[place].section, items) ?? [], parts[place...]) {
                guard let key else { continue }
                result.append(Attributes(.item(key), frame: part.frame))
                if let row { result[result.count - 1].row = row }
            }
            place += items.count
        }
        return result
    }

    /// The items at the beginning of some parts that follow one another in a section; none if the first part is no item.
    private static func items(in parts: ArraySlice<SectionPart>) -> Range<Int> {
        guard let first = parts.first, case .item(let start) = first.kind else { return 0..<0 }
        var end = start
        for part in parts {
            guard part.section == first.section, part.kind == .item(end) else { break }
            end += 1
        }
        return start..<end
    }

    /// Returns where an element is; nil if there is no such element.
    public func attributes(of element: LayoutElement) -> Attributes? {
        switch element {
        case .item(let key):
            guard let content, let place = content.place(key), let frame = stack.frame(of: place) else { return nil }
            var result = Attributes(element, frame: frame)
            result.row = row(place.section)
            result.isHidden = !content.hidden(place.section, place.item..<place.item + 1).isEmpty
            return result
        case .supplementary(_, .section(let key)), .decoration(_, .section(let key)):
            guard let index = content?.section(key) else { return nil }
            return stack.surroundings(of: index).compactMap { attributes($0, .section(key)) }.first { $0.element == element }
        default: return nil
        }
    }

    /// Returns the pinned headers and footers.
    public func pinned(in viewport: Viewport) -> [Attributes] {
        guard let axis = content?.axis else { return [] }
        let start = viewport.frame.origin[axis]
        let parts = stack.pinned(in: start..<max(start, start + viewport.frame.size[axis]), above: viewport.pinnedAbove)
        return parts.compactMap { part in
            var result = attributes(part)
            result?.z = 2
            return result
        }
    }

    /// Returns what the layout of the item's section offers to it, and the length of the lines to headers and footers that are measured.
    public func proposal(for element: LayoutElement) -> Proposal? {
        if fitted(element) != nil { return Proposal(stack.axis, cross: stack.crossLength) }
        guard case .item(let key) = element, let place = content?.place(key) else { return nil }
        return stack.proposal(for: place)
    }

    /// The section of a header or a footer that is measured, with its style; nil for other elements.
    private func fitted(_ element: LayoutElement) -> (index: Int, style: SectionStyle)? {
        guard case .supplementary(let kind, .section(let key)) = element, let index = content?.section(key),
            let style = stack.style(of: index)
        else { return nil }
        return kind == .header && style.fitsHeader || kind == .footer && style.fitsFooter ? (index, style) : nil
    }

    /// Takes over the measured size of an item, or of a header or a footer whose length follows its view.
    public mutating func setSize(_ size: Size, of element: LayoutElement) -> Bool {
        if let fitted = fitted(element), case .supplementary(let kind, _) = element {
            // A view without a length would leave nothing to measure again.
            let length = max(1, Numbers.cleanLength(size[stack.axis]))
            var style = fitted.style
            if kind == .header { style.header = length } else { style.footer = length }
            measured[element] = length
            stack.setStyle(style, of: fitted.index)
            return style != fitted.style
        }
        guard case .item(let key) = element, let place = content?.place(key) else { return false }
        return stack.setSize(size, of: place)
    }

    /// Returns what the style says, along the main axis.
    public func appearing(_ final: Attributes, _ style: ChangeStyle) -> Attributes { style.outside(final, stack.axis) }

    /// Returns what the style says, along the main axis.
    public func disappearing(_ last: Attributes, _ style: ChangeStyle) -> Attributes { style.outside(last, stack.axis) }

    // MARK: Rows that scroll on their own

    /// The key of a section whose items scroll on their own; nil for others.
    private func row(_ section: Int) -> SectionKey? { stack.scrollsAcross(section) ? content?.sectionKey(section) : nil }

    /// Returns the row of a section whose items scroll on their own.
    public func carousel(of section: SectionKey) -> Carousel? { content?.section(section).flatMap { stack.carousel(of: $0) } }

    /// Takes over how far the row of a section is scrolled, in points.
    public mutating func setOffset(_ offset: Double, ofCarousel section: SectionKey) {
        if let index = content?.section(section) { stack.setOffset(offset, of: index) }
    }

    /// Returns where the row of a section comes to rest.
    public func stop(ofCarousel section: SectionKey, from distance: Double, isOnward: Bool) -> Double? {
        content?.section(section).flatMap { stack.stop(in: $0, from: distance, isOnward: isOnward) }
    }

    /// Returns what is known of a part that is no item.
    private func attributes(_ part: SectionPart) -> Attributes? {
        content?.sectionKey(part.section).flatMap { attributes(part, .section($0)) }
    }

    private func attributes(_ part: SectionPart, _ owner: ElementOwner) -> Attributes? {
        let (element, z): (LayoutElement, Double)
        switch part.kind {
        case .background: (element, z) = (.decoration(.background, of: owner), -1)
        case .header: (element, z) = (.supplementary(.header, of: owner), 1)
        case .footer: (element, z) = (.supplementary(.footer, of: owner), 1)
        case .item: return nil
        }
        var result = Attributes(element, frame: part.frame)
        result.z = z
        return result
    }
}
