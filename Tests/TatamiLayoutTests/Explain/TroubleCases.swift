import TatamiGeometry
import TatamiLayout

extension ExplainCase {
    /// What has no room, and who is to blame.
    static let troubles: [ExplainCase] = [
        ExplainCase(
            "nobody can give",
            "width 320: its items need 340, the root is given 320, its items need 340 in 320: 20 too much; nothing can shrink further: cancel is fixed at 200, save has min 140 (form.nui:12)",
            of: 0, .horizontal, 320, knowing: CaseContext(names: [1: "cancel", 2: "save"], lines: ["minWidth": 12])
        ) { .horizontal(.fixed(200, 10), .size(80, 10) { $0.minWidth = 140 }) },
        ExplainCase(
            "the longest three, and what lies between",
            "width 50: its items need 112, spacing 12 included, the root is given 50, its items need 112 in 50: 62 too much; nothing can shrink further: item 3 is fixed at 40, the content of item 2 needs at least 30, item 1 is fixed at 20, and 2 more",
            of: 0, .horizontal, 50
        ) { .horizontal(.fixed(20, 10), .size(30, 10), .fixed(40, 10), .fixed(10, 10)) { $0.spacing = 4 } },
        ExplainCase(
            "a weight gives all but its minimum",
            "width 100: its items need 150, the root is given 100, its items need 110 in 100: 10 too much; nothing can shrink further: item 2 is fixed at 90, item 1 has min 20",
            of: 0, .horizontal, 100
        ) {
            .horizontal(
                .leaf(.measured(by: WrapText(60, minimum: 40))) {
                    $0.horizontalStretch = 1
                    $0.minWidth = 20
                }, .fixed(90, 10))
        },
        ExplainCase(
            "too wide for the cross axis",
            "width 100: its items need 140, the root is given 100, its items need 140 in 100: 40 too much; item 1 is fixed at 140", of: 0,
            .horizontal, 100
        ) { .vertical(.fixed(140, 10), .fixed(40, 10)) },
        ExplainCase(
            "with its margins",
            "width 100: its items need 110, the root is given 100, its items need 110 in 100: 10 too much; item 1 is fixed at 90 and margins of 20",
            of: 0, .horizontal, 100
        ) { .vertical(.fixed(90, 10) { $0.horizontal.marginStart = 20 }) },
        ExplainCase(
            "a main length that is set",
            "height 50: mainLength sets its content to 80 (form.nui:2), although its items need 40, the root is given 50, its items need 80 in 50: 30 too much; its mainLength is set to 80 (form.nui:2), item 1 extends from 0 to 80",
            of: 0, .vertical, nil, 50, knowing: CaseContext(lines: ["mainLength": 2])
        ) { .vertical(.size(20, 40)) { $0.mainLength = 80 } },
        ExplainCase(
            "a program's own layout",
            "width 20: the program's own layout Staircase needs 70, the root is given 20, its items need 40 in 20: 20 too much; the program's own layout Staircase places them there",
            of: 0, .horizontal, 20
        ) { Example(content: .custom(Staircase()), children: [.size(40, 10), .size(30, 10)]) },
        ExplainCase(
            "an axis that does not scroll",
            "height 30: its content needs 100, the root is given 30, its content needs 100 in 30: 70 too much; the items of item 1 need at least 100",
            of: 0, .vertical, 50, 30
        ) { Example(content: .scroll(ScrollStyle(.horizontal)), children: [.stack(.vertical, [.size(40, 100)])]) },
        ExplainCase(
            "a text that is cut",
            "width 40: text needs 90 (form.nui:3), shrinks by 50 to fit its slot of 40, its text needs 60 in 40: 20 are missing", of: 1,
            .horizontal, 40, knowing: CaseContext(words: [1: "text"], needed: [1: Size(60, 0)], lines: ["text": 3])
        ) { .vertical(.leaf(.measured(by: WrapText(90)))) },
    ]

    static let all = asking + giving + placing + troubles + layouts
}
