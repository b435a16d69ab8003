import Foundation
import Testing

/// What the commands print, whole.
@Suite struct GoldenTests {
    private static let runs: [(name: String, arguments: [String], code: Int32)] = [
        ("form.frames.txt", ["frames", "form.nui"], 0),
        ("form.frames.json", ["frames", "form.nui", "--json"], 0),
        ("form.frames-exact.json", ["frames", "form.nui", "--json", "--exact", "--size", "301x"], 0),
        ("form.frames-short.txt", ["frames", "form.nui", "--state", "short", "--size", "200x150"], 0),
        ("form.frames-blind.json", ["frames", "form.nui", "--state", "short", "--state", "blind", "--json"], 0),
        ("form.frames-rtl.txt", ["frames", "form.nui", "--rtl"], 0),
        ("form.tree.txt", ["frames", "form.nui", "--tree"], 0),
        ("form.tree-rtl.txt", ["frames", "form.nui", "--tree", "--rtl", "--size", "201.5x"], 0),
        ("form.explain.txt", ["explain", "form.nui", "--view", "rest"], 0),
        ("form.explain.json", ["explain", "form.nui", "--view", "rest", "--json"], 0),
        ("form.explain-outlet.txt", ["explain", "form.nui", "--view", "remark"], 0),
        ("form.explain-path.txt", ["explain", "form.nui", "--view", "0.2", "--size", "100x100"], 0),
        ("form.overflow.txt", ["frames", "form.nui", "--overflow"], 0),
        ("form.overflow.json", ["frames", "form.nui", "--overflow", "--json"], 0),
        ("tight.overflow.txt", ["frames", "tight.nui", "--overflow"], 1),
        ("tight.overflow.json", ["frames", "tight.nui", "--overflow", "--json"], 1),
        ("tight.overflow-rtl.txt", ["frames", "tight.nui", "--overflow", "--rtl", "--state", "wide", "--size", "200x150"], 1),
        ("tight.overflow-loose.txt", ["frames", "tight.nui", "--overflow", "--state", "loose"], 0),
        ("tight.explain-root.txt", ["explain", "tight.nui", "--view", "page"], 0),
        ("tight.explain-style.txt", ["explain", "tight.nui", "--view", "head"], 0),
        ("tight.explain-style.json", ["explain", "tight.nui", "--view", "head", "--json"], 0),
        ("tight.explain-layout.txt", ["explain", "tight.nui", "--view", "row", "--size", "220x"], 0),
        ("tight.explain-layout.json", ["explain", "tight.nui", "--view", "0/1", "--size", "220x", "--json"], 0),
        ("tight.explain-item.txt", ["explain", "tight.nui", "--view", "save_item", "--state", "wide"], 0),
        ("tight.explain-spacer.txt", ["explain", "tight.nui", "--view", "0/1/1"], 0),
        ("tight.explain-fixed.txt", ["explain", "tight.nui", "--view", "picture"], 0),
        ("tight.explain-cut.txt", ["explain", "tight.nui", "--view", "legal"], 0),
        ("tight.explain-scroll.txt", ["explain", "tight.nui", "--view", "window"], 0),
        ("tight.explain-gone.txt", ["explain", "tight.nui", "--view", "picture", "--state", "loose"], 0),
        ("form.check.txt", ["check", "form.nui"], 0),
        ("form.check.json", ["check", "form.nui", "--json"], 0),
        ("wrong.check.txt", ["check", "wrong.nui"], 1),
        ("wrong.check.json", ["check", "wrong.nui", "--json"], 1),
        ("warned.check.txt", ["check", "warned.nui"], 0),
        ("warned.check.json", ["check", "warned.nui", "form.nui", "wrong.nui", "--json"], 1),
    ]

    @Test(arguments: runs.map(\.name))
    func printed(name: String) throws {
        let run = try #require(Self.runs.first { $0.name == name })
        let result = try Tatami().run(run.arguments)
        #expect(result.code == run.code && result.errors == "", "\(result.errors)")
        try expectGolden(result.output, name)
        if name.hasSuffix("json") { _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
    }

    @Test func everyGoldenHasItsRun() throws {
        let goldens = try FileManager.default.contentsOfDirectory(atPath: Tatami.files.path)
            .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".json") }
        #expect(Set(goldens) == Set(Self.runs.map(\.name)))
    }

    @Test func theSameCommandPrintsTheSame() throws {
        let tatami = try Tatami()
        let first = try tatami.run("frames", "form.nui", "--json")
        #expect(try tatami.run("frames", "form.nui", "--json").output == first.output)
    }
}
