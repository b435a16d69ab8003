// One large tree in a process of its own: built node by node while it is thought up, and laid out once.
import CMemory
import Figures
import Trees

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else { fatalError("usage: Scale wide|screen|chain NODES") }
let shape = arguments[1]
let name = "\(shape) \(count)"

let start = now()
var built = TatamiTree(capacity: count)
switch shape {
case "screen": Shapes.screen(count, into: &built)
case "chain": Shapes.deep(levels: count / 2, into: &built)
default: Shapes.wide(rows: count / 11, leaves: 10, into: &built)
}
let building = now() - start
let first = nanoseconds { built.tree.layout(built.ids[0], width: 1000) }
let nodes = Double(built.ids.count)

for row in [
    Row(name, "tatami", "built and laid out", (building + first) / 1e9, "s"),
    Row(name, "tatami", "build", building / nodes, "ns"),
    Row(name, "tatami", "first per node", first / nodes, "ns"),
    Row(name, "tatami", "peak memory", Double(peak_resident_bytes()) / 1e6, "MB"),
] { print(row.line) }
