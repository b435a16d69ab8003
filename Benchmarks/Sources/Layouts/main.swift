// Layout engines on the same seeded trees: one table, and the rows of `latest.json`.
import CMemory
import Figures
import Foundation
import TatamiGeometry
import Trees

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    FileHandle.standardError.write(Data((Options.help + "\n").utf8))
    exit(2)
}
if options.asksHelp {
    print(Options.help)
    exit(0)
}
keep_freed_memory()
var report = Report(options)
for name in Workload.trees where options.wants(tree: name) {
    guard let tree = Workload.tree(name) else { continue }
    if options.checksOnly { report.check(tree) } else { try report.measure(tree) }
}
if options.checksOnly { exit(0) }
if options.wants(tree: "scale"), options.wants(engine: TatamiEngine.name) { report.measureScale() }
if options.wants(tree: "pictures") { report.measurePictures() }
if options.wants(tree: "files"), options.wants(engine: TatamiEngine.name) { report.measureFiles() }
if options.wants(tree: "frames"), options.wants(engine: TatamiEngine.name) { report.measureFrames() }
if options.wants(tree: "collections"), options.wants(engine: TatamiEngine.name) { report.measureCollections() }
try report.finish()
