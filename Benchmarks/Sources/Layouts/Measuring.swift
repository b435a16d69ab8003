import CMemory
import Figures
import TatamiGeometry
import TatamiLayout
import Trees

/// How long to look at one figure.
let secondsPerFigure = 0.12

/// All the figures of one engine on one tree.
struct Measuring<E: Engine> {
    let tree: Tree
    /// Nodes whose sizes are changed: fixed leaves, spread evenly over the tree.
    private let changing: [Int]

    init(_ tree: Tree) {
        self.tree = tree
        let leaves = tree.nodes.indices.filter { tree.nodes[$0].kind == .leaf }
        let step = Double(leaves.count) / 100
        changing = (0..<100).map { leaves[Int((Double($0) + 0.5) * step)] }
    }

    func rows() -> [Row] {
        var rows: [Row] = []
        func add(_ metric: String, _ value: Double, _ unit: String) {
            rows.append(Row(tree.name, E.name, metric, value, unit))
        }
        let (build, first) = fresh()
        let nodes = Double(tree.nodes.count)
        add("build", build / nodes, "ns")
        add("first", first / 1000, "us")
        add("first per node", first / nodes, "ns")
        let engine = E(tree)
        engine.layout(width: tree.width)
        if let bytes = bytesPerNode() { add("bytes per node", bytes, "B") }
        if let counters = counters() {
            add("visits per node", Double(counters.visits) / nodes, "")
            add("measure calls", Double(counters.measureCalls), "")
        }
        add("resize", resize(engine) / 1000, "us")
        add("1 leaf", oneLeaf(engine, first) / 1000, "us")
        add("100 leaves", allLeaves(engine) / 1000, "us")
        if engine.counters != nil { add("no-op", nothing(engine), "ns") }
        return rows
    }

    private func fresh() -> (build: Double, first: Double) {
        var builds: [Double] = []
        let firsts = Times(seconds: 2 * secondsPerFigure) {
            var engine: E?
            builds.append(nanoseconds { engine = E(tree) })
            return nanoseconds { engine?.layout(width: tree.width) }
        }
        return (Times(builds).least, firsts.least)
    }

    /// What `malloc` gave out for a tree that was laid out, without the values it was made from.
    private func bytesPerNode() -> Double? {
        let before = bytes_in_use()
        guard before >= 0 else { return nil }
        let engine = E(tree)
        engine.layout(width: tree.width)
        let bytes = bytes_in_use() - before
        return withExtendedLifetime(engine) { Double(bytes) / Double(tree.nodes.count) }
    }

    /// Of one full pass.
    private func counters() -> LayoutCounters? {
        let engine = E(tree)
        let before = engine.counters
        engine.layout(width: tree.width)
        guard let before, var counters = engine.counters else { return nil }
        counters.visits -= before.visits
        counters.measureCalls -= before.measureCalls
        return counters
    }

    private func resize(_ engine: E) -> Double {
        var step = 0
        let times = Times(seconds: secondsPerFigure) {
            step += 1
            let width = tree.width + (step.isMultiple(of: 2) ? 1 : -1)
            return nanoseconds { engine.layout(width: width) }
        }
        engine.layout(width: tree.width)
        return times.least
    }

    /// A change of one leaf's height and what follows: the least of each leaf, and of these the mean. Of an engine whose pass
    /// takes long only some are changed.
    private func oneLeaf(_ engine: E, _ pass: Double) -> Double {
        let leaves = changing.prefix(max(1, Int(min(100, 1e8 / pass))))
        var least = Array(repeating: Double.infinity, count: leaves.count)
        _ = alternating { isTaller in
            for (index, leaf) in leaves.enumerated() {
                let time = nanoseconds {
                    engine.setLeaf(leaf, size(leaf, isTaller))
                    engine.layout(width: tree.width)
                }
                least[index] = min(least[index], time)
            }
        }
        return least.reduce(0, +) / Double(least.count)
    }

    /// All of them at once.
    private func allLeaves(_ engine: E) -> Double {
        alternating { isTaller in
            for leaf in changing { engine.setLeaf(leaf, size(leaf, isTaller)) }
            engine.layout(width: tree.width)
        }
    }

    /// A point more and less in turn, the least of both together, so that every time something changes.
    private func alternating(_ body: (_ isTaller: Bool) -> Void) -> Double {
        Times(seconds: secondsPerFigure) {
            nanoseconds {
                body(true)
                body(false)
            } / 2
        }.least
    }

    private func size(_ leaf: Int, _ isTaller: Bool) -> Size {
        let size = tree.nodes[leaf].size
        return Size(size.width, size.height + (isTaller ? 1 : 0))
    }

    private func nothing(_ engine: E) -> Double {
        Times(seconds: secondsPerFigure) {
            nanoseconds { for _ in 0..<100 { engine.layout(width: tree.width) } } / 100
        }.least
    }
}
