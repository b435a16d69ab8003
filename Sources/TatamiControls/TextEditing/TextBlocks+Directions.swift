import TatamiDrawing

/// The directions of blocks: a paragraph without letters has that of the one before it.
extension TextBlocks {
    /// Returns the style of a block, in a color. A paragraph without letters has the direction of the one before it; at the start of the
    /// text, that of the first letter; and in a text without letters, that which `update` was given.
    func blockStyle(_ index: Int, _ color: Color? = nil) -> TextStyle {
        var style = self.style
        if let color { style.color = color }
        if style.direction == .automatic { style.direction = direction(of: index) }
        return style
    }

    /// Returns the direction of a block: automatic for one that begins a paragraph and has letters, else that of the paragraph before it or
    /// whose rest it is.
    private func direction(of index: Int) -> TextDirection {
        if startDirection(index) != nil { return .automatic }
        var first = index
        // Blocks keep what was found, so that each is looked at once.
        while first > 0, inherited[first] == nil, startDirection(first) == nil { first -= 1 }
        let found = inherited[first] ?? startDirection(first) ?? firstDirection(from: first)
        for block in first...index where startDirection(block) == nil { inherited[block] = found }
        return found
    }

    /// The direction of a single line.
    var lineDirection: TextDirection { style.direction == .automatic ? firstDirection(from: 0) : style.direction }

    /// Whether a block continues the paragraph of the one before it.
    func isRest(_ index: Int) -> Bool { index > 0 && blocks[index - 1].end == blocks[index].start }

    /// The direction of a block that begins a paragraph and has letters; nil for another block.
    private func startDirection(_ index: Int) -> TextDirection? {
        let own = isRest(index) ? .automatic : ownDirection(index)
        return own == .automatic ? nil : own
    }

    private func firstDirection(from index: Int) -> TextDirection {
        (index..<blocks.count).lazy.map(ownDirection).first { $0 != .automatic } ?? letterless
    }

    /// Returns the direction of the first letter of a block that has one.
    private func ownDirection(_ index: Int) -> TextDirection {
        if let known = blocks[index].direction { return known }
        let found = string(index).unicodeScalars.lazy.compactMap(\.strongDirection).first ?? .automatic
        blocks[index].direction = found
        return found
    }
}
