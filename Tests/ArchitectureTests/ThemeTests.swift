import Foundation
import Testing

/// Colors come from the theme.
@Suite struct ThemeTests {
    /// Rooms whose views and values have no color of their own. `Color.swift` defines the named colors that programs use, and contrasts
    /// lie between black and white.
    private static let rooms = [
        "TatamiGeometry", "TatamiLayout", "TatamiInteraction", "TatamiDrawing", "TatamiViews", "TatamiControls", "TatamiLive",
    ]

    private static func literals() throws -> [Regex<AnyRegexOutput>] {
        let names = "black|white|gray|lightGray|darkGray|red|green|blue|yellow|orange|purple|cyan|magenta|brown"
        return [
            try Regex(#"(?:^|[^A-Za-z0-9_])Color\s*\(\s*(?:white|red|bytes|hex)\s*:\s*[0-9.x"]"#),
            try Regex(#"(?:^|[^A-Za-z0-9_])Color\.(?:"# + names + #")(?:$|[^A-Za-z0-9_])"#),
            try Regex(#"[\s(\[:]\.(?:"# + names + #")(?:$|[^A-Za-z0-9_])"#),
            try Regex(#"\.withAlpha\(\s*[0-9]*\.[0-9]"#),
        ]
    }

    private static func found(in text: String) throws -> [String] {
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        return try literals().flatMap { literal in code.matches(of: literal).map { String(code[$0.range]) } }
    }

    @Test func noColorStandsOutsideTheTheme() throws {
        for room in Self.rooms {
            for file in SourceTree.swiftFiles("Sources/\(room)") {
                if file.path.contains("TatamiDrawing/Theme/") || ["Color.swift", "Color+Contrast.swift"].contains(file.lastPathComponent) {
                    continue
                }
                let found = try Self.found(in: SourceTree.text(file))
                #expect(found.isEmpty, "\(file.lastPathComponent) of \(room) has colors of its own: \(found)")
            }
        }
    }

    @Test(arguments: [
        "let a = Color(bytes: 0x2F, 0x7C, 0xF6)", "let a = Color(white: 0, alpha: 0.1)", "list.fill(bounds, Color.black)",
        "label.textColor = .white", "color.withAlpha(0.4)", "let a = Color(hex: \"FFFFFF\")",
    ])
    func aColorIsFound(code: String) throws { #expect(try Self.found(in: code).count == 1) }

    @Test(arguments: [
        "// Color.black", "case .color(let color): color.red", "Color(red: red, green: green, blue: blue)", "withAlpha(a * b)",
    ])
    func otherCodeIsNot(code: String) throws { #expect(try Self.found(in: code).isEmpty) }
}
