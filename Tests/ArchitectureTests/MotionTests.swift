import Foundation
import Testing

/// Durations and curves come from the theme.
@Suite struct MotionTests {
    private static func literals() throws -> [Regex<AnyRegexOutput>] {
        [
            try Regex(#"duration:\s*[0-9.]"#), try Regex(#"\.spring\(\.?[A-Za-z]"#), try Regex(#"CubicCurve\(\s*[0-9.]"#),
        ]
    }

    /// `LayoutAnimation` is what programs set, so its initializers have defaults.
    private static func found(in text: String) throws -> [String] {
        let code = text.split(separator: "\n").filter { line in
            let line = line.drop { $0 == " " }
            return !line.hasPrefix("//") && !line.contains("Timing = .spring(Spring())")
        }.joined(separator: "\n")
        return try literals().flatMap { literal in code.matches(of: literal).map { String(code[$0.range]) } }
    }

    @Test(arguments: ["TatamiViews", "TatamiControls"])
    func noTimingStandsOutsideTheTheme(room: String) throws {
        let files = SourceTree.swiftFiles("Sources/\(room)")
        #expect(!files.isEmpty)
        for file in files where file.lastPathComponent != "LayoutView.swift" {
            let found = try Self.found(in: SourceTree.text(file))
            #expect(found.isEmpty, "\(file.lastPathComponent) of \(room) has timings of its own: \(found)")
        }
    }

    @Test(arguments: [
        "view.animate(.curve(.linear, duration: 0.3)) {}", "let a = Timing.spring(.snappy)", "CubicCurve(0.2, 0, 0, 1)",
    ])
    func aTimingIsFound(code: String) throws { #expect(try !Self.found(in: code).isEmpty) }

    @Test(arguments: ["theme.motion[.snappy]", "// duration: 0.3", "EndlessMotion(.busyBar)"])
    func otherCodeIsNot(code: String) throws { #expect(try Self.found(in: code).isEmpty) }
}
