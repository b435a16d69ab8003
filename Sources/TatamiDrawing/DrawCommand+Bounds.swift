import TatamiGeometry

extension DrawCommand {
    /// The smallest known rectangle outside of which the command changes no pixel, in the command's own space; nil for commands that
    /// begin or end a group.
    ///
    /// The groups around the command are not considered: neither their transforms nor their clips.
    public var bounds: Rect? {
        switch self {
        case .fill(let shape, _): shape.bounds
        case .border(let rect, _, _): rect
        case .stroke(let path, let stroke):
            // A miter join reaches furthest: ten half widths, which is Cairo's limit.
            path.bounds?.expanded(by: stroke.width * (stroke.join == .miter ? 5 : 1))
        case .shadow(let rect, _, let shadow): rect.expanded(by: shadow.reach).moved(by: shadow.offset)
        case .image(_, let rect): rect
        case .text(let text, let style, let rect): text.reach(style, in: rect)
        case .pushClip, .pushOpacity, .pushTransform, .pop: nil
        }
    }
}

extension Shadow {
    /// How far the shadow can be seen around the rectangle that casts it, in points, without its `offset`.
    public var reach: Double { max(0, spread) + 1.5 * blur + 2 }
}

extension AttributedText {
    /// Returns a rectangle around everything that the text can draw.
    ///
    /// A letter may stand out of its line by its own size, and a word that does not fit may stand out of the box: no letter is wider than
    /// one and a half times its size for every byte that it takes. Letters that lie closer than they are wide may run back to the left of
    /// the box, on a line that never reaches its end.
    fileprivate func reach(_ style: TextStyle, in rect: Rect) -> Rect {
        let size = runs.reduce(style.font.size) { max($0, $1.attributes.fontSize ?? 0) }
        let spacing = style.letterSpacing(in: self)
        let ahead = Double(longestWord) * (size * 1.5 + max(0, spacing)) - rect.width
        let beyond = max(0, ahead, Double(string.utf8.count) * -spacing)
        return Rect(rect.x - size - beyond, rect.y - size, rect.width + 2 * (size + beyond), rect.height + 2 * size)
    }

    /// The length of the longest word, in bytes of UTF-8.
    private var longestWord: Int {
        var (longest, length) = (0, 0)
        for byte in string.utf8 {
            length = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") ? 0 : length + 1
            longest = max(longest, length)
        }
        return longest
    }
}
