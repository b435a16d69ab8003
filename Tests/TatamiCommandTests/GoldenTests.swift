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
        ("form.explain.txt", ["explain", "form.nui", "--view", "rest"], 0),
        ("form.explain.json", ["explain", "form.nui", "--view", "rest", "--json"], 0),
        ("form.explain-outlet.txt", ["explain", "form.nui", "--view", "remark"], 0),
        ("form.explain-path.txt", ["explain", "form.nui", "--view", "0.2", "--size", "100x100"], 0),
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
