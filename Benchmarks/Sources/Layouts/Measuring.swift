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
        let leaves = tree.nodes.indices.filter { tree.nodes[$0].kind == .leaf }, step = Double(leaves.count) / 100
        changing = (0..<100).map { leaves[Int((Double($0) + 0.5) * step)] }
    }

    func rows() -> [Row] {
        var rows: [Row] = []
        func add(_ metric: String, _ value: Double, _ unit: String) {
            rows.append(Row(tree.name, E.name, metric, value, unit))
        }
        let (build, first) = fresh()
        add("build", build, "ns")
        add("first", first, "ns")
        let engine = E(tree)
        engine.layout(width: tree.width)
        if let bytes = bytesPerNode() { add("bytes per node", bytes, "B") }
        if let counters = counters() {
            add("visits", Double(counters.visits), "")
            add("measure calls", Double(counters.measureCalls), "")
        }
        add("resize", resize(engine), "ns")
        add("1 leaf", oneLeaf(engine), "ns")
        add("100 leaves", allLeaves(engine), "ns")
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
        let engine = E(tree), before = engine.counters
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

    /// A change of one leaf's height and what follows; mean over the leaves that change.
    private func oneLeaf(_ engine: E) -> Double {
        var step = 0
        return Times(seconds: secondsPerFigure) {
            step += 1
            let time = nanoseconds {
                for leaf in changing {
                    engine.setLeaf(leaf, size(leaf, step))
                    engine.layout(width: tree.width)
                }
            }
            return time / Double(changing.count)
        }.least
    }

    /// All of them at once.
    private func allLeaves(_ engine: E) -> Double {
        var step = 0
        return Times(seconds: secondsPerFigure) {
            step += 1
            return nanoseconds {
                for leaf in changing { engine.setLeaf(leaf, size(leaf, step)) }
                engine.layout(width: tree.width)
            }
        }.least
    }

    /// A leaf's height, one point more and less in turn.
    private func size(_ leaf: Int, _ step: Int) -> Size {
        let size = tree.nodes[leaf].size
        return Size(size.width, size.height + (step.isMultiple(of: 2) ? 0 : 1))
    }

    private func nothing(_ engine: E) -> Double {
        Times(seconds: secondsPerFigure) {
            nanoseconds { for _ in 0..<100 { engine.layout(width: tree.width) } } / 100
        }.least
    }
}
