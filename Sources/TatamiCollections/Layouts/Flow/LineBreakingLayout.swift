import TatamiGeometry

/// What flows and justified rows share: lines that are broken one after the other, up to 10,000 items at once and later ones when there is
/// time (collections: rule 15).
public protocol LineBreakingLayout: SectionLayout {
    /// Breaks lines for which there was no time, from the start on.
    ///
    /// - Parameters:
    ///   - section: The present content, for the sizes of the items.
    ///   - items: About how many items to go through; a line is never left half done.
    ///   - kept: Lines in sight, as a part of the main axis: they stay as they are, and the line before them may be short.
    /// - Returns: True if lines remain.
    mutating func breakLines(_ section: SectionContent, items: Int, keeping kept: Range<Double>) -> Bool
    /// Breaks the lines in a part of the main axis, before they are shown. A line that is not broken yet starts where it would in the
    /// estimate.
    mutating func breakLines(_ section: SectionContent, in span: Range<Double>)
}

/// The steps that all layouts with broken lines take.
protocol LineBreaking: LineBreakingLayout {
    var items: LineItems { get set }
    var lines: BrokenLines { get set }
    /// The main axis.
    var axis: Axis { get }
    /// The usual number of items in a line.
    var usualCount: Int { get }
    /// Returns the line that starts at an item and ends before another one at the latest.
    func line(from item: Int, to end: Int) -> BrokenLines.Line
    mutating func take(_ section: SectionContent)
    /// Calls `found` for the shown items of a line with their frames, in the space of the section.
    func frames(ofLine line: Int, _ found: (Int, Rect) -> Void)
}

extension LineBreaking {
    /// The length of all lines with the spacing between them, in points.
    public var extent: Double { lines.lines.total }

    /// Returns the frame of an item, in the space of the section, with edges on device pixels across the main axis.
    public func frame(of item: Int) -> Rect {
        let line = lines.line(of: item)
        var result = Rect(axis, main: lines.lines.offset(of: line), length: 0, cross: 0, crossLength: 0)
        frames(ofLine: line) { if $0 == item { result = $1 } }
        return result
    }

    /// Calls `found` for the shown items in a part of the main axis, line by line.
    public func items(in span: Range<Double>, _ found: (Int, Rect) -> Void) {
        for line in lines.lines.indices(in: span) where lines.lines[line]?.isHidden == false {
            frames(ofLine: line) { item, frame in
                let start = frame.origin[axis]
                if frame.size[axis] > 0, start < span.upperBound, start + frame.size[axis] > span.lowerBound { found(item, frame) }
            }
        }
    }
}

extension LineBreaking {
    /// The greatest number of items whose lines are broken at once.
    static var atOnce: Int { 10_000 }

    /// Takes over the content. Up to 10,000 items are in broken lines at once.
    public mutating func prepare(_ section: SectionContent, _ change: SectionChange) {
        take(section)
        switch change {
        case .everything:
            items.reset(section)
            breakAll(section)
        case .steps(let steps): perform(steps, section)
        case .cross: breakAll(section)
        case .hidden(let range):
            let range = range.clamped(to: 0..<section.count)
            items.hide(range, section)
            breakLines(section, around: range)
        }
    }

    private mutating func breakAll(_ section: SectionContent) {
        lines.reset(section.count, usual: usualCount)
        guard section.count <= Self.atOnce else { return }
        breakLines(section, from: 0, Self.atOnce) { _, _ in false }
    }

    private mutating func perform(_ steps: [SectionStep], _ section: SectionContent) {
        for step in steps {
            switch step {
            case .remove(let range):
                items.remove(range)
                lines.remove(range)
            case .insert(let range):
                items.insert(range)
                lines.insert(range)
            }
        }
        guard lines.itemCount == section.count else { return prepare(section, .everything) }
        for range in FreshItems(steps).ranges { items.hide(range, section) }
        for range in Self.touched(steps).reversed() { breakLines(section, around: range) }
    }

    /// Where lines may end elsewhere, by the indices after all steps.
    private static func touched(_ steps: [SectionStep]) -> [Range<Int>] {
        // An item that comes stands for what a removal leaves.
        var marks: [Range<Int>] = []
        for step in steps {
            switch step {
            case .remove(let range):
                marks = marks.map { mark in
                    let start = mark.lowerBound - range.clamped(to: 0..<max(0, mark.lowerBound)).count
                    let end = mark.upperBound - range.clamped(to: 0..<max(0, mark.upperBound)).count
                    return start..<max(start, end)
                }
                marks.append(range.lowerBound..<range.lowerBound)
            case .insert(let range):
                marks = marks.map { mark in
                    let start = mark.lowerBound >= range.lowerBound ? mark.lowerBound + range.count : mark.lowerBound
                    let end = mark.upperBound > range.lowerBound ? mark.upperBound + range.count : mark.upperBound
                    return start..<max(start, end)
                }
                marks.append(range)
            }
        }
        return marks.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Breaks lines from the one before a range of items on, until one starts where one did before.
    mutating func breakLines(_ section: SectionContent?, around range: Range<Int>) {
        let total = lines.itemCount
        guard total > 0 else { return }
        // A change divides lines: the last whole one before it is looked for.
        var line = lines.line(of: min(range.lowerBound, total - 1))
        var rest = 2 * BrokenLines.limit
        while line > 0, rest > 0, !lines.isBroken(line - 1) { (line, rest) = (line - 1, rest - 1) }
        if rest == 0, total > Self.atOnce {
            // Lines that were broken where they are in sight begin where the estimate has them.
            line = lines.line(of: min(range.lowerBound, total - 1))
            guard lines.isBroken(line) else { return }
            line += 1
        }
        // Of very many items, lines behind that are not broken stay so: they are read and broken when they come into sight.
        let (old, isLong) = (lines, total > Self.atOnce)
        breakLines(section, from: lines.items(of: max(0, line - 1)).lowerBound, Self.atOnce) { item, isStart in
            item > range.upperBound && (isStart || isLong && !old.isBroken(old.line(of: item)))
        }
    }

    /// Breaks lines from one that starts at an item, none of them across another item.
    private mutating func breakLines(
        _ section: SectionContent?, from item: Int, to end: Int = .max, _ budget: Int, until isDone: (Int, Bool) -> Bool
    ) {
        let total = lines.itemCount
        var read = section == nil ? total : item
        var broken = lines
        broken.breakLines(fromLineOf: item, budget, until: isDone) { start in
            let end = start < end ? min(end, total) : total
            var line = line(from: start, to: min(read, end))
            // A line that holds all known items may hold more.
            while let section, read < end, start + line.count >= read {
                let next = min(max(read, start) + max(16, 2 * usualCount), total)
                items.read(max(read, start)..<next, section)
                read = next
                line = self.line(from: start, to: min(read, end))
            }
            return line
        }
        lines = broken
    }

    /// Breaks lines for which there was no time, from the start on.
    public mutating func breakLines(_ section: SectionContent, items budget: Int, keeping kept: Range<Double>) -> Bool {
        guard let start = lines.firstUnbroken, lines.itemCount == section.count else { return lines.firstUnbroken != nil }
        let visible = lines.lines.indices(in: kept)
        let keep = visible.isEmpty ? section.count : lines.items(of: visible.lowerBound).lowerBound
        breakLines(section, from: start, to: keep, max(1, budget)) { item, isStart in
            item > start && isStart || start < keep && item >= keep
        }
        return lines.firstUnbroken != nil
    }

    /// Returns whether lines in a part of the main axis are not broken yet.
    public func isUnsettled(in span: Range<Double>) -> Bool {
        lines.firstUnbroken != nil && lines.lines.indices(in: span).contains { !lines.isBroken($0) }
    }

    /// Breaks the lines in a part of the main axis.
    public mutating func settle(_ section: SectionContent, in span: Range<Double>) { breakLines(section, in: span) }

    /// Breaks the lines in a part of the main axis.
    public mutating func breakLines(_ section: SectionContent, in span: Range<Double>) {
        guard lines.itemCount == section.count else { return }
        // Each round breaks a line at least; the limit is for lines without length.
        for _ in 0..<Self.atOnce {
            guard let line = lines.lines.indices(in: span).first(where: { !lines.isBroken($0) }) else { return }
            let items = lines.items(of: line)
            breakLines(section, from: items.lowerBound, Self.atOnce) { item, _ in item >= items.upperBound }
        }
    }
}
