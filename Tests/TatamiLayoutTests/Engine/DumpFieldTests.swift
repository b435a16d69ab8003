import TatamiGeometry
import Testing

@testable import TatamiLayout

/// A dump is complete: whoever gives a style another property finds here that the dump does not tell it yet.
@Suite struct DumpFieldTests {
    /// The stored properties of each style and of its parts, and how many entries tell them in `dumpFields`.
    @Test func everyPropertyIsInTheDump() {
        expect(BoxStyle.fresh, ["padding", "horizontalAlignment", "verticalAlignment", "overflow"], fields: 4)
        expect(
            ItemStyle.fresh,
            ["horizontal", "vertical", "offset", "spacingBefore", "spacingAfter", "aspectRatio", "visibility", "cell"], fields: 31)
        expect(
            AxisItem(),
            [
                "minimum", "maximum", "fixed", "fractions", "adjustment", "ignoresContent", "stretch", "marginStart", "marginEnd",
                "alignment",
            ])
        expect(CellPlace(), ["storedColumn", "storedRow", "storedColumnSpan", "storedRowSpan", "isSeparator"])
        expect(
            StackStyle.fresh, ["box", "axis", "spacing", "distribution", "mainLength", "crossLength"], fields: 5 + 4)
        expect(OverlayStyle.fresh, ["box", "contentMode"], fields: 1 + 4)
        expect(ScrollStyle.fresh, ["box", "axes"], fields: 1 + 4)
        expect(GridStyle.fresh, ["box", "horizontal", "vertical", "insertion", "paddingWeights"], fields: 2 * 7 + 2 + 4)
        expect(GridAxis(), ["tracks", "beyond", "limit", "isUniform", "spacing", "spacings", "distribution"])
        expect(Track.auto, ["size", "minimum", "maximum", "stretch"])
        expect(GridSpacing.fixed(0), ["points", "weight"])
        expect(
            RelativeStyle.fresh, ["box"], fields: 4)
        expect(DumpedRules.fresh, ["horizontal", "vertical"], fields: 6)
        expect(AxisRules<Int>(), ["start", "end", "length"])
        expect(
            FlowStyle.fresh, ["box", "axis", "horizontalSpacing", "verticalSpacing", "distribution", "lineDistribution"], fields: 5 + 4)
        expect(
            TileStyle.fresh, ["box", "axis", "tileSize", "tilesAcross", "horizontalSpacing", "verticalSpacing"], fields: 5 + 4)
    }

    private func expect<Style: DumpedStyle>(
        _ style: Style, _ properties: [String], fields: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(style, properties, sourceLocation: sourceLocation)
        #expect(Style.dumpFields.count == fields, "\(Style.self)", sourceLocation: sourceLocation)
        #expect(Set(Style.dumpFields.map(\.name)).count == fields, "a name stands twice", sourceLocation: sourceLocation)
    }

    private func expect(_ style: Any, _ properties: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            Mirror(reflecting: style).children.compactMap(\.label) == properties,
            "a property of \(type(of: style)) came or went: see to its dumpFields", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        .auto, .auto(priority: -3), .fixed(0.1), .weight(2), .weight(0.5, min: 1e-7, max: 300), .auto(max: 4, stretch: 1),
        Track(.fixed(4), min: 1, max: 9, stretch: 2),
    ])
    func tracksAreReadBack(track: Track) {
        #expect(Track(dumped: Substring(track.dumped)) == track)
    }

    @Test(arguments: ["", ":", "*", "auto:", "auto:size=3", "x", "2*:min", "2*:min=", "50:max=nan"])
    func whatIsNoTrackIsRefused(text: String) {
        #expect(Track(dumped: Substring(text)) == nil)
    }

    @Test func spacingsAreReadBack() {
        for spacing in [GridSpacing.fixed(0), .fixed(-4.5), .weight(1), .fixed(1e-7, weight: 0.25)] {
            #expect(GridSpacing(dumped: Substring(spacing.dumped)) == spacing)
        }
        #expect(GridSpacing(dumped: "4:5:6") == nil && GridSpacing(dumped: "a") == nil)
    }

    @Test(arguments: [0.1 + 0.2, 1e-30, .leastNonzeroMagnitude, 1e7, -1e7, 1.0 / 3, 123_456.789, -0.0, 2.5e-7, 9_007_199_254_740_992])
    func numbersAreReadBackBitForBit(number: Double) {
        #expect(Double(dumped: Substring(number.dumped)) == number)
        #expect(!number.dumped.hasSuffix(".0"))
    }

    @Test(arguments: ["", "a", "\"", "\\", "\n\t\u{0}\u{7F}", "é\u{301}🤦🏽‍♀️", "\\u{41}", "a = b [c] name=\"d\""])
    func stringsAreReadBack(text: String) {
        #expect(String(dumped: Substring(text.dumped)).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        #expect(!text.dumped.contains("\n"))
    }

    @Test(arguments: ["free", "parent:-1.5", "adjacent:3:0", "fit:0:1e-30", "center:area", "center:12"])
    func edgeRulesAreReadBack(text: String) {
        #expect(EdgeRule<Int>(dumped: Substring(text))?.dumped == text)
    }

    @Test(arguments: ["free", "own", "fixed:50", "ratio:0.3:area", "ratio:2:7"])
    func lengthRulesAreReadBack(text: String) {
        #expect(LengthRule<Int>(dumped: Substring(text))?.dumped == text)
    }

    @Test(arguments: [
        "", "free:1", "parent", "parent:", "parent:x", "adjacent:1", "adjacent:a:1", "center", "center:", "fixed:", "ratio:1", "ratio:1:x",
        "own:1",
    ])
    func whatIsNoRuleIsRefused(text: String) {
        #expect(EdgeRule<Int>(dumped: Substring(text)) == nil && LengthRule<Int>(dumped: Substring(text)) == nil)
    }

    @Test(arguments: ["nan", "inf", "0x1p3", "", "1e999", "1_000", "+", "--1", " 1", "1 "])
    func whatIsNoNumberIsRefused(text: String) {
        #expect(Double(dumped: Substring(text)) == nil)
    }
}
