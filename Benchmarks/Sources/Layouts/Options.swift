/// What the command line asks for.
struct Options {
    var trees: [String] = []
    var engines: [String] = []
    /// Where the rows go; nil = nowhere.
    var json: String?
    /// The Python that has Yoga and Taffy.
    var python = ".build/peers/bin/python"
    /// The command `tatami`, and where its examples are.
    var tatami: String?
    /// Compare the frames of this process's engines, and measure nothing.
    var checksOnly = false
    var asksHelp = false

    static let help = """
        usage: Layouts [--check] [--tree NAME]... [--engine NAME]... [--json FILE] [--python PATH] [--tatami PATH]

        Measures layout engines on the same seeded trees and prints one table; times are the least of many.

          --tree NAME     only this tree (may be repeated): \(Workload.names.joined(separator: ", "))
          --engine NAME   only this engine (may be repeated): \(Workload.engines.joined(separator: ", "))
          --check         only compare the frames that Tatami, the hand-written loops and the naive engine give
          --json FILE     write the rows {tree, engine, metric, value, unit} there as well
          --python PATH   the Python with PyPI's poga and stretchable (default .build/peers/bin/python)
          --tatami PATH   the command tatami: measures pictures too
        """

    /// nil where an argument is not one of these.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": asksHelp = true
            case "--check": checksOnly = true
            case "--tree": trees.append(rest.popFirst() ?? "")
            case "--engine": engines.append(rest.popFirst() ?? "")
            case "--json": json = rest.popFirst()
            case "--python": python = rest.popFirst() ?? python
            case "--tatami": tatami = rest.popFirst()
            default: return nil
            }
        }
        guard trees.allSatisfy(Workload.names.contains), engines.allSatisfy(Workload.engines.contains) else { return nil }
    }

    func wants(tree: String) -> Bool { trees.isEmpty || trees.contains(tree) }
    func wants(engine: String) -> Bool { engines.isEmpty || engines.contains(engine) }
}
