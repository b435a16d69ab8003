import TatamiGeometry
import TatamiLayout
import TestSupport

/// A long-lived tree that is edited, beside the sketch of what it should be.
final class EditSession {
    let maker: SketchMaker
    let tree = LayoutTree()
    let root: Sketch
    var direction = LayoutDirection.leftToRight
    var width: Double?
    var height: Double?
    private var ids: [ObjectIdentifier: NodeID] = [:]
    /// What was done, in words.
    private(set) var log: [String] = []
    private let keepsLog: Bool
    /// No more nodes than that.
    let limit: Int

    /// - Parameter isFresh: leaves the first pass to the caller, so that edits meet a tree that was never laid out.
    init(_ maker: SketchMaker, seed: UInt64, size: Int, without: [Int], isFresh: Bool, keepsLog: Bool) {
        self.maker = maker
        self.keepsLog = keepsLog
        limit = size * 2
        var random = Seeded(seed)
        root = maker.tree(size, &random)
        let nodes = root.all
        for node in nodes { node.key = random.next() }
        for index in without { nodes[index].removeFromParent() }
        width = maker.rootLength(&random)
        height = maker.rootLength(&random)
        remember(root.build(in: tree))
        if !isFresh { layOut() }
    }

    func layOut() { tree.layout(id(root), width: width, height: height) }

    func id(_ sketch: Sketch) -> NodeID { ids[ObjectIdentifier(sketch)] ?? tree.add(.empty) }

    func remember(_ built: [(Sketch, NodeID)]) {
        for (sketch, id) in built { ids[ObjectIdentifier(sketch)] = id }
    }

    func forget(_ sketches: [Sketch]) {
        for gone in sketches { ids[ObjectIdentifier(gone)] = nil }
    }

    /// Tells an edit that was made, with the node as it is now.
    func note(_ node: Sketch, _ words: @autoclosure () -> String) {
        if keepsLog { log.append("\(words()): \(line(tree, id(node)))") }
    }

    /// The same tree, built anew and laid out from scratch. A second root keeps the engine from sweeping.
    func cold(walks: Bool) -> (tree: LayoutTree, built: [(Sketch, NodeID)]) {
        let cold = LayoutTree()
        cold.direction = direction
        let built = root.build(in: cold)
        if walks { cold.add(.empty) }
        cold.layout(built[0].1, width: width, height: height)
        return (cold, built)
    }
}

// MARK: comparing

extension EditSession {
    /// All that can be read of a node.
    private struct Reading: Equatable {
        let frame: Rect
        let extents: [Extent]
        let baseline: Double
        let contentSize: Size
        let overflow: [Double]

        init(_ tree: LayoutTree, _ id: NodeID) {
            frame = tree.exactFrame(of: id)
            extents = Axis.allCases.map { tree.extent(of: id, along: $0) }
            baseline = tree.baseline(of: id)
            contentSize = tree.contentSize(of: id)
            overflow = Axis.allCases.map { tree.overflow(of: id, along: $0) }
        }
    }

    /// Where the long-lived tree differs from a cold one, bit for bit; nil where it does not.
    func difference(walks: Bool = false) -> String? {
        let (cold, built) = cold(walks: walks)
        for (sketch, id) in built {
            let read = Reading(tree, self.id(sketch))
            let wanted = Reading(cold, id)
            if read != wanted { return "\(read)\nshould be \(wanted)\nof \(line(cold, id)) in\n\(cold.dump(built[0].1))" }
        }
        return differenceOfHits(cold, built)
    }

    /// Asks both trees who is at eight random points.
    private func differenceOfHits(_ cold: LayoutTree, _ built: [(Sketch, NodeID)]) -> String? {
        var random = Seeded(UInt64(built.count))
        let known = Dictionary(uniqueKeysWithValues: built.map { ($0.1, $0.0) })
        for _ in 0..<8 {
            let (sketch, id) = random.pick(built)
            let size = cold.exactFrame(of: id).size
            let point = Point(random.length(Int(size.width) + 1), random.length(Int(size.height) + 1))
            let hit = cold.child(of: id, at: point).flatMap { known[$0] }.flatMap { ids[ObjectIdentifier($0)] }
            guard tree.child(of: self.id(sketch), at: point) != hit else { continue }
            return "another child is at \(point) of \(line(cold, id)) in\n\(cold.dump(built[0].1))"
        }
        return nil
    }

    private func line(_ tree: LayoutTree, _ node: NodeID) -> Substring { tree.dump(node).prefix { $0 != "\n" } }
}
