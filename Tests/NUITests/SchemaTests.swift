import NUI
import Testing

@Suite struct SchemaTests {
    @Test func theTestSchemaFitsTogether() {
        #expect(testSchema.problems == [])
    }

    @Test func namesAliasesAndParentsAreFound() {
        #expect(testSchema.schema(ofClass: "NUILabel")?.name == "Label")
        #expect(testSchema.property("text", ofClass: "UILabel")?.type == .string)
        #expect(testSchema.property("hidden", ofClass: "UILabel")?.type == .bool)
        #expect(testSchema.property("margin", ofClass: "GridLayout")?.name == "padding")
        #expect(testSchema.property("text", ofClass: "View") == nil)
        #expect(testSchema.property("text", belowClass: "View")?.type == .string)
        #expect(testSchema.isClass("UILabel", orBelow: "UIView"))
        #expect(!testSchema.isClass("View", orBelow: "Label"))
        #expect(!testSchema.isClass("Nothing", orBelow: "View"))
    }

    @Test func mistakesInTheTablesAreTold() {
        let schema = Schema(
            classes: [
                ClassSchema("A", parent: "B", [.property("x", .enumeration("None")), .property("y", .number, aliases: ["x"])]),
                ClassSchema("B", aliases: ["A"], parent: "A"),
                ClassSchema("C", parent: "Nowhere", [.property("z", .array(of: .object("Lost")))]),
            ], enums: [EnumSchema("E", ["a", .init("b", aliases: ["a"])]), EnumSchema("E", [])])
        #expect(schema.problems.count == 9, "\(schema.problems)")
        #expect(schema.property("x", ofClass: "A")?.name == "x")
    }

    @Test func casesAreExactAndTextIsNot() {
        let fonts = testSchema.schema(ofEnum: "FontType")
        #expect(fonts?.item(named: "bold")?.name == "bold")
        #expect(fonts?.item(named: "Bold") == nil)
        #expect(fonts?.item(text: "BOLD")?.name == "bold")
        #expect(testSchema.schema(ofEnum: "HorizontalAlignment")?.item(named: "Centre")?.name == "Center")
        #expect(testSchema.schema(ofEnum: "HorizontalAlignment")?.item(text: "Left") == nil)
    }

    @Test func coloursAreRead() {
        #expect(ColorLiteral("AA0000").map { [$0.red, $0.green, $0.blue, $0.alpha] } == [170, 0, 0, 255])
        #expect(ColorLiteral("0a0B0c80").map { [$0.red, $0.green, $0.blue, $0.alpha] } == [10, 11, 12, 128])
        for text in ["", "#", "red", "AABBC", "#AABBC", "#AABBCC", "AABBCCD", "GG0000", "+10000", "é00"] {
            #expect(ColorLiteral(text) == nil)
        }
        let meant = [
            "#0a0B0c80": "0a0B0c80", "#F00": "FF0000", "f008": "ff000088", "0xAABBCC": "AABBCC", "Red": "FF0000", "clear": "00000000",
        ]
        for (text, color) in meant { #expect(ColorLiteral.meant(by: text) == color, "\(text)") }
        for text in ["", "#", "AABBC", "#GG0000", "AABBCC", "reddish", "é00"] { #expect(ColorLiteral.meant(by: text) == nil, "\(text)") }
    }

    @Test func tracksAreRead() throws {
        #expect(
            try TrackLiteral.list("50, auto,2*,*, 1.5* ,AUTO").get() == [.fixed(50), .auto, .weight(2), .weight(1), .weight(1.5), .auto])
        #expect(try TrackLiteral.list(" ").get() == [])
        for text in ["50%", "1,,2", "-1", "x", "1 2", ".5", "5.", "1e5", "**", "nan", "inf", "99999999999999999999"] {
            #expect(throws: TrackLiteral.Invalid.self) { try TrackLiteral.list(text).get() }
        }
    }
}
