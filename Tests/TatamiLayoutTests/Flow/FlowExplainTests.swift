import TatamiGeometry
import TatamiLayout
import Testing

/// What a flow says about its decisions.
@Suite struct FlowExplainTests {
    private func words(_ laid: LaidOut, _ index: Int, _ axis: Axis = .horizontal) -> String {
        laid.tree.explain(laid.ids[index])[axis].sentence
    }

    @Test func rows() {
        let laid = LaidOut(
            .flow(
                .horizontal,
                [
                    .size(60, 10), .size(30, 20), .size(50, 10), .leaf(.measured(by: WrapText(300, minimum: 40))), .size(20, 10),
                ]
            ) { ($0.horizontalSpacing, $0.verticalSpacing) = (5, 2) }, 100, 120)
        #expect(
            words(laid, 1) == "width 60: content needs 60, in row 1 of 4, which takes 95 of 100, the 5 that its 2 items leave go after them"
        )
        #expect(
            words(laid, 1, .vertical)
                == "height 10: content needs 10, in row 1 of 4, 20 high, the 14 that the 4 rows leave go after them, centred in 20")
        #expect(
            words(laid, 3).contains("starts a row, because row 1 takes 95 and 5 + 50 more do not fit, in row 2 of 4, which takes 50 of 100")
        )
        #expect(
            words(laid, 4) == """
                width 100: content needs 300, starts a row, because row 2 takes 50 and 5 + 300 more do not fit, in row 3 of 4, \
                which takes 300 of 100, shrinks by 200 to fit its slot of 100; minWidth = 300 would make it 300, \
                and what is in the root would need 200 more
                """)
        #expect(words(laid, 5).contains("starts a row, because row 3 is too long by itself, in row 4 of 4"))
    }

    @Test func rules() {
        let laid = LaidOut(
            .flow(.vertical, [.size(10, 60), .size(10, 60)]) { ($0.distribution, $0.lineDistribution) = (.center, .spaceEvenly) }, 50, 100)
        #expect(laid.tree.explain(laid.ids[2]).vertical.remarks.map(\.rule) == ["flow.break", "flow.line", "flow.distribution"])
        #expect(laid.tree.explain(laid.ids[2]).horizontal.remarks.map(\.rule) == ["flow.line", "flow.lineDistribution"])
        #expect(words(laid, 2, .vertical).contains("the 40 that it leaves go half before and half after it"))
        #expect(words(laid, 2).contains("in column 2 of 2, 10 wide, the 30 that the 2 columns leave go into 3 even gaps around them"))
    }

    /// With the lines of the file that set what a rule read.
    @Test func rulesTellWhereTheirNumbersStand() {
        let told = ExplainCase(
            "a gap and a distribution", "", of: 2, .horizontal, 100,
            knowing: CaseContext(lines: ["horizontalSpacing": 3, "distribution": 4])
        ) {
            .flow(.horizontal, [.size(40, 10) { $0.margin.trailing = 1 }, .size(30, 10)]) {
                ($0.horizontalSpacing, $0.distribution) = (5, .spaceBetween)
            }
        }.explained()
        #expect(
            told.sentence == """
                width 30: content needs 30, in row 1 of 1, which takes 76 of 100, 6 after the item before it (form.nui:3), \
                the 24 that its 2 items leave go between them (form.nui:4)
                """)
        #expect(told.facts.map(\.rule.rawValue) == ["content", "flow.line", "flow.gap", "flow.distribution"])
    }

    /// A column whose texts wrap after it was broken is short of room, and nobody in it can give.
    @Test func shortColumns() {
        let text = Example.leaf(.measured(by: WrapText(100, minimum: 50)))
        let laid = LaidOut(.flow(.vertical, [text, text]), 50, 50)
        #expect(
            words(laid, 2, .vertical) == """
                height 40: content needs 40 at width 50, in column 1 of 1, which takes 80 of 50, directly after the item before it, \
                shrinks by none of the 30 missing: its content needs at least 40
                """)
        #expect(words(laid, 0, .vertical).contains("its items need 80 in 50: 30 too much"))
    }

    @Test func columnsThatGive() {
        func text(_ width: Double) -> Example { .leaf(.measured(by: WrapText(width, minimum: 20))) }
        let laid = LaidOut(.flow(.vertical, [text(100), text(100)]), 160, 30)
        #expect(
            words(laid, 1) == """
                width 80: content needs 100, in column 1 of 2, 80 wide, 20 less than it needs, shrinks by 20 to fit its slot of 80; \
                minWidth = 100 would make it 100
                """
        )
        #expect(words(laid, 2, .vertical).contains("by the heights at natural widths column 1 had no room for it"))
    }
}
