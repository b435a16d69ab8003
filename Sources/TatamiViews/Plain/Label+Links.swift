import TatamiDrawing
import TatamiGeometry

/// The measures of links.
enum LabelLinks {
    /// The room on both sides of a link that belongs to it, in points.
    static let reach = 3.0
    static let radius = 4.0
}

/// Links: runs of the text with a destination.
extension Label {
    /// The parts of the text that are links, in text order. Runs beside one another with the same destination are one link.
    private var linkParts: [LabelLink.Part] {
        let utf8 = attributedText.string.utf8
        var parts: [LabelLink.Part] = []
        for run in attributedText.runs {
            guard let destination = run.attributes.link else { continue }
            let text = String(
                decoding: utf8[
                    utf8.index(
                        utf8.startIndex, offsetBy: run.range.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: run.range.upperBound)],
                as: UTF8.self)
            if let last = parts.last, last.destination == destination, last.range.upperBound == run.range.lowerBound {
                parts[parts.count - 1].range = last.range.lowerBound..<run.range.upperBound
                parts[parts.count - 1].text += text
            } else {
                parts.append(LabelLink.Part(range: run.range, destination: destination, text: text))
            }
        }
        return parts
    }

    /// Makes the views of the links match the text. A link keeps its view while its destination stays the same, and so keeps the focus.
    func updateLinks() {
        let parts = linkParts
        if parts.isEmpty, links.isEmpty { return }
        var old = links
        links = parts.map { part in
            if let index = old.firstIndex(where: { $0.part.destination == part.destination }) {
                let link = old.remove(at: index)
                link.part = part
                // The same bytes may be other characters when the text before the link has changed.
                link.accessibilityChanged()
                return link
            }
            let link = LabelLink(part) { [weak self] link in self?.press(link) }
            addSubview(link)
            return link
        }
        for link in old { link.removeFromSuperview() }
    }

    /// Counts the characters and the scalars before each link in one pass over the text, for assistive technology.
    func countPlacesOfLinks() {
        let bounds = links.flatMap { [$0.part.range.lowerBound, $0.part.range.upperBound] }
        let characters = Self.counts(of: text.lazy.map(\.utf8.count), before: bounds)
        let scalars = Self.counts(of: text.unicodeScalars.lazy.map(UTF8.width), before: bounds)
        for (index, link) in links.enumerated() {
            let (start, end) = (2 * index, 2 * index + 1)
            link.place = (characters[start]..<characters[end], scalars[start]..<scalars[end])
        }
    }

    /// Returns the number of units that begin before each of some offsets in UTF-8, which ascend. `widths` are the units' bytes.
    private static func counts(of widths: some Sequence<Int>, before bounds: [Int]) -> [Int] {
        var found: [Int] = []
        var (offset, count) = (0, 0)
        for width in widths {
            while found.count < bounds.count, bounds[found.count] <= offset { found.append(count) }
            if found.count == bounds.count { return found }
            (offset, count) = (offset + width, count + 1)
        }
        return found + repeatElement(count, count: bounds.count - found.count)
    }

    private func press(_ link: LabelLink) {
        pressedLink = link.part.destination
        send(.touchUpInside)
    }

    /// Returns whether an action is sent for the link that was pressed last.
    public func applies(_ action: Action) -> Bool { action.link == nil || action.link == pressedLink }

    /// The text with the look of its links.
    var shownText: AttributedText {
        guard !links.isEmpty else { return attributedText }
        let color = isEnabled ? linkColor : theme.color(.textDisabled)
        return attributedText.withAttributes { _, attributes in
            guard attributes.link != nil else { return attributes }
            var shown = attributes
            (shown.color, shown.underline) = (isEnabled ? attributes.color ?? color : color, true)
            return shown
        }
    }

    /// Places the views of the links at their texts.
    func placeLinks() {
        guard let environment else { return }
        let (style, box) = placed(in: Rect(0, 0, frame.width, frame.height), environment)
        let text = shownText
        for link in links {
            let rects = environment.text.rects(of: link.part.range, in: text, style: style, width: box.width)
            link.place(
                rects.map { Rect(box.x + $0.x - LabelLinks.reach, box.y + $0.y, $0.width + 2 * LabelLinks.reach, $0.height) }, in: self)
        }
    }

    /// Draws the grounds of links that the mouse is over or that are pressed.
    func drawLinkGrounds(_ list: inout DisplayList, in bounds: Rect) {
        for link in links where isEnabled && (link.isPressed || link.isHovered) && !link.hidden {
            let color = theme.color(link.isPressed ? .fillPressed : .fillHover)
            for rect in link.grounds(at: bounds.origin) { list.fill(rect, radii: CornerRadii(LabelLinks.radius), color) }
        }
    }
}
