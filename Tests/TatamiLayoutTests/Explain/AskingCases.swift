import TatamiGeometry
import TatamiLayout

extension ExplainCase {
    /// What a node asks for: its content and its item's rules.
    static let asking: [ExplainCase] = [
        ExplainCase("a leaf of fixed size", "width 40: content needs 40", of: 1) { .horizontal(.size(40, 10)) },
        ExplainCase("a leaf that is asked", "height 20: content needs 20", of: 1, .vertical) {
            .vertical(.leaf(.measured(by: WrapText(90))))
        },
        ExplainCase("what asks has a name", "width 90: text needs 90", of: 1, knowing: CaseContext(words: [1: "text"])) {
            .horizontal(.leaf(.measured(by: WrapText(90))))
        },
        ExplainCase(
            "the name has a line", "width 90: text needs 90 (form.nui:3)", of: 1,
            knowing: CaseContext(words: [1: "text"], lines: ["text": 3])
        ) { .horizontal(.leaf(.measured(by: WrapText(90)))) },
        ExplainCase(
            "a narrow text says at which width it was asked", "height 40: text needs 40 at width 50", of: 1, .vertical, 50,
            knowing: CaseContext(words: [1: "text"])
        ) { .vertical(.leaf(.measured(by: WrapText(90, minimum: 30)))) },
        ExplainCase("a container", "width 70: its items need 70", of: 0) { .horizontal(.size(40, 10), .size(30, 10)) },
        ExplainCase("across its axis", "height 12: its items need 12", of: 0, .vertical) { .horizontal(.size(40, 12), .size(30, 10)) },
        ExplainCase("a container without items", "width 0: it has no items", of: 0) { .horizontal() },
        ExplainCase(
            "margins and spacing of a stack", "width 90: its items need 90, margins 4 and spacing 16 included", of: 0
        ) { .horizontal(.size(40, 10) { $0.horizontal.marginEnd = 4 }, .size(30, 10), .size(0, 0)) { $0.spacing = 8 } },
        ExplainCase("padding on both sides", "width 75: its items need 40, padding 20 and 15", of: 0) {
            .horizontal(.size(40, 10)) { $0.box.padding = Insets(top: 1, leading: 20, bottom: 0, trailing: 15) }
        },
        ExplainCase("padding on one side", "height 11: its items need 10, top padding 1", of: 0, .vertical) {
            .horizontal(.size(40, 10)) { $0.box.padding = Insets(top: 1, leading: 20, bottom: 0, trailing: 15) }
        },
        ExplainCase(
            "padding has a line", "height 12: its items need 10, bottom padding 2 (form.nui:4)", of: 0, .vertical,
            knowing: CaseContext(lines: ["paddingBottom": 4])
        ) {
            .horizontal(.size(40, 10)) { $0.box.padding = Insets(top: 0, leading: 0, bottom: 2, trailing: 0) }
        },
        ExplainCase("padding below zero", "width 0: its items need 40, padding -30 and -15, but never below 0", of: 0) {
            .horizontal(.size(40, 10)) { $0.box.padding = Insets(top: 0, leading: -30, bottom: 0, trailing: -15) }
        },
        ExplainCase("margins below zero", "width 0: its items need -5, margins -5 included, but never below 0", of: 0) {
            .horizontal(.size(0, 10) { $0.horizontal.marginEnd = -5 })
        },
        ExplainCase("a set main length", "width 100: mainLength sets its content to 100, although its items need 40", of: 0) {
            .horizontal(.size(40, 10)) { $0.mainLength = 100 }
        },
        ExplainCase(
            "a set cross length", "height 30: crossLength sets its content to 30 (form.nui:2), although its items need 10", of: 0,
            .vertical,
            knowing: CaseContext(lines: ["crossLength": 2])
        ) { .horizontal(.size(40, 10)) { $0.crossLength = 30 } },
        ExplainCase("an ignored axis", "width 0: content ignored, counts as 0, centred in 100", of: 1, .horizontal, 100) {
            .vertical(.size(60, 10) { $0.ignoresWidth = true })
        },
        ExplainCase("an aspect ratio of the width", "height 30: aspect ratio 2 turns its width 60 into 30", of: 1, .vertical) {
            .vertical(.size(60, 10) { $0.aspectRatio = 2 })
        },
        ExplainCase(
            "an aspect ratio of the fixed height", "width 80: aspect ratio 2 (form.nui:7) turns its fixed height 40 into 80", of: 1,
            knowing: CaseContext(lines: ["aspectRatio": 7])
        ) {
            .horizontal(
                .size(60, 10) {
                    $0.aspectRatio = 2
                    $0.fixedHeight = 40
                })
        },
        ExplainCase("an adjustment upwards", "width 70: content needs 60, adjustment +10", of: 1) {
            .horizontal(.size(60, 10) { $0.widthAdjustment = 10 })
        },
        ExplainCase(
            "an adjustment downwards", "width 55: content needs 60, adjustment -5 (form.nui:2)", of: 1,
            knowing: CaseContext(lines: ["widthAdjustment": 2])
        ) {
            .horizontal(.size(60, 10) { $0.widthAdjustment = -5 })
        },
        ExplainCase("an adjustment below zero", "width 0: content needs 60, adjustment -90, never below 0", of: 1) {
            .horizontal(.size(60, 10) { $0.widthAdjustment = -90 })
        },
        ExplainCase("bounds that do not bite", "width 60: content needs 60, max 90 has no effect, min 20 has no effect", of: 1) {
            .horizontal(
                .size(60, 10) {
                    $0.minWidth = 20
                    $0.maxWidth = 90
                })
        },
        ExplainCase(
            "a maximum", "width 40: content needs 60, max 40 (form.nui:12) limits it", of: 1, knowing: CaseContext(lines: ["maxWidth": 12])
        ) {
            .horizontal(.size(60, 10) { $0.maxWidth = 40 })
        },
        ExplainCase(
            "a minimum", "width 80: content needs 60, min 80 (form.nui:12) raises it", of: 1, knowing: CaseContext(lines: ["minWidth": 12])
        ) {
            .horizontal(.size(60, 10) { $0.minWidth = 80 })
        },
        ExplainCase("the minimum wins over the maximum", "width 50: content needs 60, max 40 limits it, min 50 raises it", of: 1) {
            .horizontal(
                .size(60, 10) {
                    $0.minWidth = 50
                    $0.maxWidth = 40
                })
        },
        ExplainCase("rules in their order", "width 65: content needs 60, adjustment +10, max 65 limits it, min 30 has no effect", of: 1) {
            .horizontal(
                .size(60, 10) {
                    $0.minWidth = 30
                    $0.maxWidth = 65
                    $0.widthAdjustment = 10
                })
        },
        ExplainCase(
            "a fixed length", "width 30: content needs 60, fixed at 30 (form.nui:9)", of: 1, knowing: CaseContext(lines: ["fixedWidth": 9])
        ) {
            .horizontal(.size(60, 10) { $0.fixedWidth = 30 })
        },
        ExplainCase("a fixed length beats bounds", "width 30: content needs 60, fixed at 30, which beats max 20 and min 40", of: 1) {
            .horizontal(
                .size(60, 10) {
                    $0.fixedWidth = 30
                    $0.minWidth = 40
                    $0.maxWidth = 20
                })
        },
        ExplainCase("a custom layout", "width 70: the program's own layout Staircase needs 70", of: 0) {
            Example(content: .custom(Staircase()), children: [.size(40, 10), .size(30, 10)])
        },
        ExplainCase("items that are scaled", "width 6: its items are scaled to it and need only their margins, 6", of: 0) {
            .overlay(.size(40, 10) { $0.horizontal.marginStart = 6 }) { $0.contentMode = .aspectFit }
        },
        ExplainCase("frames of their own", "width 0: its subviews have their own frames and need no room", of: 0) {
            Example(content: .absolute(BoxStyle()), children: [.fixed(40, 10)])
        },
        ExplainCase("what scrolls", "width 40: its content needs 40", of: 0) {
            Example(content: .scroll(ScrollStyle()), children: [.size(40, 10)])
        },
        ExplainCase(
            "a fraction that limits",
            "width 150: content needs 200, max 150 = 50% of the parent's 300 limits it, at the leading edge of 300", of: 1, .horizontal, 300
        ) {
            .vertical(.size(200, 10) { ($0.maxWidthFraction, $0.horizontalAlignment) = (0.5, .leading) })
        },
        ExplainCase(
            "a fraction that is fixed",
            "width 75: content needs 200, fixed at 75 = 25% of the parent's 300 (form.nui:3), which beats max 20, at the leading edge of 300",
            of: 1, .horizontal, 300, knowing: CaseContext(lines: ["fixedWidth": 3])
        ) { .vertical(.size(200, 10) { ($0.fixedWidthFraction, $0.maxWidth, $0.horizontalAlignment) = (0.25, 20, .leading) }) },
    ]
}
