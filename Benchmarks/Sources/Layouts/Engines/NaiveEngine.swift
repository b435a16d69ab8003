import TatamiGeometry
import TatamiLayout
import Trees

/// The same rules as one would write them first: an object a node, sizes asked by recursion whenever they are wanted, and
/// nothing remembered. Its frames must be Tatami's.
final class NaiveEngine: Engine {
    static let name = "naive"
    private let nodes: [NaiveNode]

    init(_ tree: Tree) {
        nodes = tree.nodes.map { NaiveNode($0, tree.item(of: $0), tree.box(of: $0)) }
        for node in nodes where node.style.parent >= 0 { nodes[Int(node.style.parent)].children.append(node) }
    }

    /// Where it takes seconds a pass nobody learns anything.
    static func isPossible(_ tree: Tree) -> Bool { tree.nodes.count < 50_000 }

    func layout(width: Double) {
        let root = nodes[0]
        root.place(Rect(0, 0, width, root.height(at: width)))
    }

    func setLeaf(_ node: Int, _ size: Size) { nodes[node].style.size = size }
    func frame(_ node: Int) -> Rect { nodes[node].frame }
}

final class NaiveNode {
    var style: TreeNode
    private let item: TreeItem
    let box: TreeBox
    var children: [NaiveNode] = []
    var frame = Rect.zero

    init(_ style: TreeNode, _ item: TreeItem?, _ box: TreeBox?) {
        self.style = style
        self.item = item ?? TreeItem(.vertical)
        self.box = box ?? TreeBox()
    }

    private var isStack: Bool { style.kind == .row || style.kind == .column }

    /// The axis it lines its items up along.
    private var axis: Axis { style.kind == .row ? .horizontal : .vertical }

    private func padding(_ axis: Axis) -> Double { box.padding.start(axis) + box.padding.end(axis) }
    private func margins(_ axis: Axis) -> Double { item.margin.start(axis) + item.margin.end(axis) }
    private var gaps: Double { box.gap * Double(max(0, children.count - 1)) }

    // MARK: asking

    /// The width the content asks for, with padding.
    private func widths() -> Extent {
        if style.kind == .text { return WrappingText(style.size).widths() }
        guard style.isContainer else { return Extent(style.size.width) }
        guard isStack else { return Extent(lines(in: .infinity).reduce(0) { max($0, $1.maxX) }) }
        var extent = Extent.zero
        for child in children {
            let asked = ask(child, .horizontal, 0)
            let margins = child.margins(.horizontal)
            if axis == .horizontal {
                extent = Extent(minimum: extent.minimum + asked.minimum + margins, natural: extent.natural + asked.natural + margins)
            } else {
                extent = Extent(
                    minimum: max(extent.minimum, asked.minimum + margins), natural: max(extent.natural, asked.natural + margins))
            }
        }
        let rest = padding(.horizontal) + (axis == .horizontal ? gaps : 0)
        return Extent(minimum: extent.minimum + rest, natural: extent.natural + rest)
    }

    /// The height the content asks for at this width, with padding.
    func height(at width: Double) -> Double {
        if style.kind == .text { return WrappingText(style.size).height(forWidth: width).height }
        guard style.isContainer else { return style.size.height }
        guard isStack else { return lines(in: width).reduce(0) { max($0, $1.maxY) } }
        let widths = lengths(.horizontal, width - padding(.horizontal), at: []).lengths
        var height = 0.0
        for (child, width) in zip(children, widths) {
            let asked = ask(child, .vertical, width).natural + child.margins(.vertical)
            height = axis == .vertical ? height + asked : max(height, asked)
        }
        return height + padding(.vertical) + (axis == .vertical ? gaps : 0)
    }

    /// What a child asks for along `axis`, its bounds applied; a height is that at `width`.
    private func ask(_ child: NaiveNode, _ axis: Axis, _ width: Double) -> Extent {
        let extent = axis == .horizontal ? child.widths() : Extent(child.height(at: width))
        guard axis == self.axis else { return extent }
        return Extent(minimum: bounded(extent.minimum, child), natural: bounded(extent.natural, child))
    }

    private func bounded(_ length: Double, _ child: NaiveNode) -> Double {
        max(child.item.minimum, min(child.item.maximum, length))
    }

    // MARK: sharing and placing

    /// What each child gets along `axis` of `room` points, and what is left; heights are asked at the widths given.
    private func lengths(_ axis: Axis, _ room: Double, at widths: [Double]) -> (lengths: [Double], left: Double) {
        let asked = children.indices.map { ask(children[$0], axis, widths.isEmpty ? 0 : widths[$0]) }
        if axis == self.axis { return along(room, asked) }
        let shares: [Double] = zip(children, asked).map { child, asked in
            let available = max(0, room - child.margins(axis))
            if alignment(of: child) == .stretch { return available }
            return asked.natural > available + 1e-9 ? max(min(asked.minimum, asked.natural), available) : asked.natural
        }
        return (shares, 0)
    }

    private func alignment(of child: NaiveNode) -> TreeAlignment { child.item.alignment ?? box.alignsItems }

    /// Extra room and shortages by weight, bounds kept; what is short then is taken from the others, each according to what
    /// it can give.
    private func along(_ room: Double, _ asked: [Extent]) -> (lengths: [Double], left: Double) {
        let room = room - gaps - children.reduce(0) { $0 + $1.margins(axis) }
        var lengths = asked.map(\.natural)
        var open = children.indices.filter { children[$0].item.grow > 0 }
        while !open.isEmpty {
            let taken = children.indices.reduce(0) { $0 + (open.contains($1) ? asked[$1].natural : lengths[$1]) }
            let weights = open.reduce(0) { $0 + children[$1].item.grow }
            var violation = 0.0
            var excess: [Int: Double] = [:]
            for index in open {
                let wish = asked[index].natural + (room - taken) * (children[index].item.grow / weights)
                lengths[index] = bounded(wish, children[index])
                excess[index] = lengths[index] - wish
                violation += lengths[index] - wish
            }
            open.removeAll { index in
                let own = excess[index] ?? 0
                return violation == 0 || (violation > 0 ? own > 0 : own < 0)
            }
        }
        let shortage = lengths.reduce(0, +) - room
        let givers = children.indices.filter { children[$0].item.grow == 0 }
        let reserve = givers.reduce(0) { $0 + asked[$1].natural - asked[$1].minimum }
        if shortage > 1e-9, reserve > 0 {
            for index in givers { lengths[index] -= (asked[index].natural - asked[index].minimum) * min(1, shortage / reserve) }
        }
        let left = room - lengths.reduce(0, +)
        return (lengths, abs(left) < 1e-9 ? 0 : left)
    }

    /// Gives the node its frame, and all below theirs.
    func place(_ frame: Rect) {
        self.frame = frame
        guard style.isContainer else { return }
        guard isStack else { return zip(children, lines(in: frame.width)).forEach { $0.place($1) } }
        let across = lengths(.horizontal, frame.width - padding(.horizontal), at: [])
        let down = lengths(.vertical, frame.height - padding(.vertical), at: across.lengths)
        let xs = positions(.horizontal, frame.width, across)
        let ys = positions(.vertical, frame.height, down)
        for (index, child) in children.enumerated() {
            child.place(Rect(xs[index], ys[index], across.lengths[index], down.lengths[index]))
        }
    }

    private func positions(_ axis: Axis, _ length: Double, _ shared: (lengths: [Double], left: Double)) -> [Double] {
        let start = box.padding.start(axis)
        let room = max(0, length - padding(axis))
        guard axis == self.axis else {
            return zip(children, shared.lengths).map { child, length -> Double in
                let free = room - child.margins(axis) - length
                let part: Double
                switch alignment(of: child) {
                case .start: part = 0
                case .end: part = 1
                case .center, .stretch: part = 0.5
                }
                return start + child.item.margin.start(axis) + free * part
            }
        }
        let (lead, extra) = spread(shared.left)
        var position = start + lead
        return zip(children, shared.lengths).map { child, length -> Double in
            let own = position + child.item.margin.start(axis)
            position += child.margins(axis) + length + box.gap + extra
            return own
        }
    }

    private func spread(_ left: Double) -> (lead: Double, gap: Double) {
        switch box.justification {
        case .start: (0, 0)
        case .center: (left / 2, 0)
        case .end: (left, 0)
        case .spaceBetween: (0, left > 0 && children.count > 1 ? left / Double(children.count - 1) : 0)
        }
    }
}
