import TatamiGeometry

extension DrawCommand {
    /// Where the command can change a pixel at most, in its own space and without the groups around it; nil for the begin and the end of a
    /// group.
    public var bounds: Rect? {
        switch self {
        case .fill(let shape, _): shape.bounds
        case .border(let rect, _, _): rect
        case .stroke(let path, let stroke):
            // A miter reaches out furthest: ten half widths, Cairo's limit.
            path.bounds?.expanded(by: stroke.width * (stroke.join == .miter ? 5 : 1))
        case .shadow(let rect, _, let shadow): rect.expanded(by: shadow.reach).moved(by: shadow.offset)
        case .image(_, let rect): rect
        case .text(let text, let style, let rect): text.reach(style, in: rect)
        case .pushClip, .pushOpacity, .pushTransform, .pop: nil
        }
    }
}

extension Shadow {
    /// How far it can be seen around what casts it, its offset left out.
    public var reach: Double { max(0, spread) + 1.5 * blur + 2 }
}

extension AttributedText {
    /// Letters may stand out of their line by their own size, and a word that does not fit out of the box: no letter is wider than one and
    /// a half times its size for every byte that it takes.
    fileprivate func reach(_ style: TextStyle, in rect: Rect) -> Rect {
        let size = runs.reduce(style.font.size) { max($0, $1.attributes.fontSize ?? 0) }
        let beyond = max(0, Double(longestWord) * size * 1.5 - rect.width)
        return Rect(rect.x - size - beyond, rect.y - size, rect.width + 2 * (size + beyond), rect.height + 2 * size)
    }

    /// In bytes.
    private var longestWord: Int {
        var (longest, length) = (0, 0)
        for byte in string.utf8 {
            length = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") ? 0 : length + 1
            longest = max(longest, length)
        }
        return longest
    }
}
