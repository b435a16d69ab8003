import Figures
import Trees
import TatamiLayout
// spin: Layouts TREE WHAT SECONDS
let args = CommandLine.arguments
let tree = switch args[1] {
case "wide": Tree("wide") { Shapes.wide(rows: 1000, leaves: 10, into: &$0) }
case "deep": Tree("deep") { Shapes.deep(levels: 200, into: &$0) }
case "screen": Tree("screen 10k") { Shapes.screen(10_000, into: &$0) }
case "screen100": Tree("screen 100k") { Shapes.screen(100_000, into: &$0) }
case "feed": Tree("feed") { Shapes.feed(cells: 1000, into: &$0) }
default: fatalError()
}
let n = Double(tree.nodes.count)
var best = Double.infinity, first = 0.0, count = 0
let start = now()
switch args[2] {
case "build":
    while now() - start < 1e9 * Double(args[3])! {
        let t = nanoseconds { _ = TatamiEngine(tree) }
        if count == 0 { first = t }
        best = min(best, t); count += 1
    }
case "first":
    while now() - start < 1e9 * Double(args[3])! {
        let e = TatamiEngine(tree)
        let t = nanoseconds { e.layout(width: 1000) }
        if count == 0 { first = t }
        best = min(best, t); count += 1
    }
case "resize":
    let e = TatamiEngine(tree)
    while now() - start < 1e9 * Double(args[3])! {
        let t = nanoseconds { e.layout(width: 1000 + Double(count % 2)) }
        if count == 0 { first = t }
        best = min(best, t); count += 1
    }
case "leaf":
    let e = TatamiEngine(tree)
    e.layout(width: 1000)
    let leaves = tree.nodes.indices.filter { tree.nodes[$0].kind == .leaf }
    while now() - start < 1e9 * Double(args[3])! {
        let t = nanoseconds { for k in 0..<100 { e.setLeaf(leaves[k * leaves.count / 100], .init(20, 20 + Double(count % 2))); e.layout(width: 1000) } } / 100
        if count == 0 { first = t }
        best = min(best, t); count += 1
    }
    print("leaf", best); 
default: fatalError()
}
print(args[1], args[2], "least", best / n, "first time", first / n, "ns/node", count)
