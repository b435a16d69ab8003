import TatamiGeometry
import TatamiLayout
import Trees

/// What is measured of every engine in this process. Nodes have the numbers of the tree's records.
protocol Engine: AnyObject {
    static var name: String { get }

    init(_ tree: Tree)

    /// Lays everything out, or what has changed since the last time.
    func layout(width: Double)
    /// Gives a leaf another size.
    func setLeaf(_ node: Int, _ size: Size)
    /// In the container's space.
    func frame(_ node: Int) -> Rect
    /// nil where the engine does not count.
    var counters: LayoutCounters? { get }
}

extension Engine {
    var counters: LayoutCounters? { nil }
}

final class TatamiEngine: Engine {
    static let name = "tatami"
    private let built: TatamiTree

    init(_ tree: Tree) { built = TatamiTree(tree) }

    func layout(width: Double) { built.tree.layout(built.ids[0], width: width) }
    func setLeaf(_ node: Int, _ size: Size) { built.tree.setContent(.fixed(size), of: built.ids[node]) }
    func frame(_ node: Int) -> Rect { built.tree.exactFrame(of: built.ids[node]) }
    var counters: LayoutCounters? { built.tree.counters }
}
