// Files, read and checked. Prints rows. Without arguments one of 1,000 views, over and over; with `data` one of 10,000 rows, written out and
// of data; else files that ask for as much as they can, each in a process of its own, so that its memory is its own.
import CMemory
import Figures
import Foundation
import NUI
import Tatami
import TestSupport

let arguments = Array(CommandLine.arguments.dropFirst())
var rows: [Row] = []
switch (arguments.first, arguments.count) {
case (nil, _): rows = try measureList()
case ("data", 1): rows = try measureDataRows()
case ("hostile", 1):
    rows = HostileFile.all.map { Row($0.name, "tatami", "bytes", Double($0.text(bytes: Limits.fileBytes).utf8.count), "B") }
case ("write", 3):
    guard let file = HostileFile.all.first(where: { $0.name == arguments[1] }) else { fail("there is no such file") }
    try Data(file.text(bytes: Limits.fileBytes).utf8).write(to: URL(fileURLWithPath: arguments[2]))
case ("check", 3):
    let schema = NUISchema().schema
    let path = arguments[2]
    let time = nanoseconds {
        let program = Program.load(path: path)
        _ = program.text(of: check(program, schema))
    }
    rows = [
        Row(arguments[1], "tatami", "checked", time / 1e6, "ms"),
        Row(arguments[1], "tatami", "memory", Double(peak_resident_bytes()) / Double(1 << 20), "MiB"),
    ]
default: fail("usage: Files | Files data | Files hostile | Files write NAME PATH | Files check NAME PATH")
}
for row in rows { print(row.line) }

func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(2)
}
