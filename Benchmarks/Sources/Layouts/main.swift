import Figures
import Trees
let trees = [
    Tree("wide") { Shapes.wide(rows: 1000, leaves: 10, into: &$0) },
    Tree("deep") { Shapes.deep(levels: 200, into: &$0) },
    Tree("screen 10k") { Shapes.screen(10_000, into: &$0) },
    Tree("screen 100k") { Shapes.screen(100_000, into: &$0) },
    Tree("feed") { Shapes.feed(cells: 1000, into: &$0) },
]
func differing(_ a: some Engine, _ b: some Engine, _ tree: Tree) -> Int {
    tree.nodes.indices.filter { i in
        let x = a.frame(i), y = b.frame(i)
        let d = max(abs(x.x-y.x), abs(x.y-y.y), abs(x.width-y.width), abs(x.height-y.height))
        return d > 1e-6
    }.count
}
for tree in trees {
    print(tree.name, tree.nodes.count)
    let n = Double(tree.nodes.count)
    for row in Measuring<TatamiEngine>(tree).rows() { 
        print("  ", row.metric, row.value, row.metric == "build" || row.metric == "first" || row.metric == "resize" ? row.value / n : 0) }
    let t = TatamiEngine(tree); t.layout(width: tree.width)
    if HandWritten.isPossible(tree) {
        let h = HandWritten(tree); h.layout(width: tree.width)
        print("differing by hand", differing(t, h, tree))
        for row in Measuring<HandWritten>(tree).rows() { print("  h ", row.metric, row.value, row.value / n) }
    }
    if tree.nodes.count < 50000 {
        let h = NaiveEngine(tree); h.layout(width: tree.width)
        print("differing naive", differing(t, h, tree))
        for row in Measuring<NaiveEngine>(tree).rows() { print("  n ", row.metric, row.value, row.value / n) }
    }
}
