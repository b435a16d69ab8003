import TatamiGeometry

extension LayoutTree {
    /// The tree below `root` as text, a line a node: its kind, what its item says, and its unrounded frame in its parent's
    /// space. Nodes deeper than 40 levels are not indented further; they tell their depth instead.
    public func dump(_ root: NodeID) -> String {
        var text = ""
        let top = row(root)
        var pending: [(id: Int32, depth: Int, isGone: Bool)] = [(top, 0, collapsedAncestor(of: top) != nil)]
        while let (id, depth, isGone) = pending.popLast() {
            text += depth <= 40 ? String(repeating: "  ", count: depth) : "[\(depth)] "
            text += line(id, isGone ? .zero : exactFrame(id))
            text += "\n"
            let below = isGone || arena.pointee.links[Int(id)].flags.contains(.collapsed)
            var child = arena.pointee.links[Int(id)].last
            while child >= 0 {
                pending.append((child, depth + 1, below))
                child = arena.pointee.links[Int(child)].previous
            }
        }
        return text
    }

    private func line(_ id: Int32, _ frame: Rect) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { DecimalText.format($0) }.joined(separator: " ")
        return "\(describe(id))\(describe(ItemStyle(reading: id, from: arena))) = \(numbers)"
    }

    private func describe(_ id: Int32) -> String {
        let links = arena.pointee.links[Int(id)], kind = links.flags.kind
        if kind == .fixed {
            let size = arena.pointee.leafSizes[links.payload]
            return "fixed \(DecimalText.format(size.width))x\(DecimalText.format(size.height))"
        }
        guard kind.isContainer else { return "\(kind)" }
        let record = arena.pointee.containers[links.payload]
        var words = ["\(kind)"]
        if kind == .stack { words.append("\(record.axis)") }
        if record.spacing != 0 { words.append("spacing \(DecimalText.format(record.spacing))") }
        if record.distribution != .start { words.append("\(record.distribution)") }
        let padding = [record.paddingStart.y, record.paddingStart.x, record.paddingEnd.y, record.paddingEnd.x]
        if padding != [0, 0, 0, 0] { words.append("padding \(padding.map { DecimalText.format($0) }.joined(separator: ","))") }
        if record.mainLength >= 0 { words.append("mainLength \(DecimalText.format(record.mainLength))") }
        if record.crossLength >= 0 { words.append("crossLength \(DecimalText.format(record.crossLength))") }
        return words.joined(separator: " ")
    }

    private func describe(_ item: ItemStyle) -> String {
        var words: [String] = []
        for axis in Axis.allCases {
            let own = item[axis], name = axis == .horizontal ? "w" : "h"
            if let fixed = own.fixed { words.append("\(name)=\(DecimalText.format(fixed))") }
            if own.minimum != 0 { words.append("\(name)>=\(DecimalText.format(own.minimum))") }
            if let maximum = own.maximum { words.append("\(name)<=\(DecimalText.format(maximum))") }
            if own.adjustment != 0 { words.append("\(name)+\(DecimalText.format(own.adjustment))") }
            if own.ignoresContent { words.append("\(name)-ignored") }
            if own.stretch != 0 { words.append("\(name)*\(DecimalText.format(own.stretch))") }
            if own.alignment != .unset { words.append("\(name):\(own.alignment)") }
        }
        let margin = [item.margin.top, item.margin.leading, item.margin.bottom, item.margin.trailing]
        if margin != [0, 0, 0, 0] { words.append("margin \(margin.map { DecimalText.format($0) }.joined(separator: ","))") }
        if item.offset != .zero { words.append("offset \(DecimalText.format(item.offset.x)),\(DecimalText.format(item.offset.y))") }
        if let ratio = item.aspectRatio { words.append("ratio \(DecimalText.format(ratio))") }
        if item.visibility != .visible { words.append("\(item.visibility)") }
        return words.isEmpty ? "" : " [\(words.joined(separator: " "))]"
    }
}
