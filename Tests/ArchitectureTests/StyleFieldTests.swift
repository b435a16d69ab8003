import Testing

/// The styles of the engine and the objects of the view tree that have the same properties by name
/// (`Documentation/decisions/0018-fields-of-styles-are-written-out.md`).
@Suite struct StyleFieldTests {
    private static let engine = "Sources/TatamiLayout"
    private static let views = "Sources/TatamiViews/Layouts"

    /// Whatever a dump holds of a style is a property of its object: `DumpFieldTests` hold that a dump holds all.
    @Test(arguments: [
        ("Style/ItemStyle", ["LayoutItem", "LayoutItem+Rules"]), ("Algorithms/Stack/StackStyle", ["StackLayout"]),
        ("Algorithms/Flow/FlowStyle", ["FlowLayout"]), ("Algorithms/Grid/GridStyle+Dump", ["GridLayout"]),
        ("Algorithms/Tile/TileStyle", ["TileLayout"]), ("Algorithms/Overlay/OverlayStyle", ["OverlayLayout"]),
    ])
    func everyFieldIsAProperty(style: String, classes: [String]) throws {
        let field = try Regex(#"DumpField\("(\w+)""#)
        let fields = SourceTree.text("\(Self.engine)/\(style).swift").matches(of: field).compactMap { $0.output[1].substring }
        let code = classes.map { SourceTree.text("\(Self.views)/\($0).swift") }.joined()
        #expect(!fields.isEmpty)
        for field in fields { #expect(code.contains("public var \(field):"), "\(classes[0]) has no \(field)") }
    }
}
