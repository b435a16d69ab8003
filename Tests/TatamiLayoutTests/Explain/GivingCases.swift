import TatamiGeometry
import TatamiLayout

extension ExplainCase {
    /// What a container gives, along its axis.
    static let giving: [ExplainCase] = [
        ExplainCase(
            "the root is given a length",
            "width 100: its items need 120, the root is given 100, its items need 120 in 100: 20 too much; nothing can shrink further: item 1 is fixed at 70, item 2 is fixed at 50",
            of: 0, .horizontal, 100
        ) {
            .horizontal(.fixed(70, 10), .fixed(50, 10))
        },
        ExplainCase(
            "extra by weight", "width 150: content needs 120, adjustment +10, takes 20 of 60 extra (weight 1 of 3)", of: 1, .horizontal, 240
        ) {
            .horizontal(
                .size(120, 10) {
                    $0.horizontalStretch = 1
                    $0.widthAdjustment = 10
                }, .size(50, 10) { $0.horizontalStretch = 2 })
        },
        ExplainCase(
            "a weight has a line", "width 100: content needs 40, takes 60 of 60 extra (weight 2 of 2, form.nui:8)", of: 1, .horizontal, 100,
            knowing: CaseContext(lines: ["horizontalStretch": 8])
        ) {
            .horizontal(.size(40, 10) { $0.horizontalStretch = 2 })
        },
        ExplainCase(
            "stretch is weight 1", "width 100: content needs 40, takes 60 of 60 extra (weight 1 of 1 by its stretch alignment)", of: 1,
            .horizontal, 100
        ) {
            .horizontal(.size(40, 10) { $0.horizontalAlignment = .stretch })
        },
        ExplainCase("nothing to take", "width 40: content needs 40, there is no extra room to take (weight 1 of 1)", of: 1) {
            .horizontal(.size(40, 10) { $0.horizontalStretch = 1 })
        },
        ExplainCase(
            "a share that a maximum limits",
            "width 50: content needs 40, takes 10 of 120 extra (weight 1 of 2), limited by its max 50 (form.nui:3): 50 of its share went to others",
            of: 1, .horizontal, 200, knowing: CaseContext(lines: ["maxWidth": 3])
        ) {
            .horizontal(
                .size(40, 10) {
                    $0.horizontalStretch = 1
                    $0.maxWidth = 50
                }, .size(40, 10) { $0.horizontalStretch = 1 })
        },
        ExplainCase(
            "a share from what another cannot take",
            "width 150: content needs 40, takes 110 of 120 extra (weight 1 of 2), 50 of it left over by others that are limited", of: 2,
            .horizontal,
            200
        ) {
            .horizontal(
                .size(40, 10) {
                    $0.horizontalStretch = 1
                    $0.maxWidth = 50
                }, .size(40, 10) { $0.horizontalStretch = 1 })
        },
        ExplainCase(
            "a maximum that leaves room free",
            "width 50: content needs 40, takes 10 of 60 extra (weight 1 of 1), limited by its max 50: 50 of the extra remain free", of: 1,
            .horizontal, 100
        ) {
            .horizontal(
                .size(40, 10) {
                    $0.horizontalStretch = 1
                    $0.maxWidth = 50
                })
        },
        ExplainCase(
            "a maximum that does not limit a share",
            "width 60: content needs 40, max 90 has no effect, takes 20 of 20 extra (weight 1 of 1)", of: 1, .horizontal, 60
        ) {
            .horizontal(
                .size(40, 10) {
                    $0.horizontalStretch = 1
                    $0.maxWidth = 90
                })
        },
        ExplainCase(
            "a weight that is fixed",
            "width 30: content needs 0, fixed at 30, takes nothing of 70 extra, because it is fixed (weight 1 of 1)", of: 1, .horizontal,
            100
        ) {
            .horizontal(.fixed(30, 10) { $0.horizontalStretch = 1 })
        },
        ExplainCase(
            "an ignored axis grows to its minimum",
            "width 50: content ignored, counts as 0, takes 50 of 60 extra (weight 1 of 3), raised to its min 50", of: 1, .horizontal, 60
        ) {
            .horizontal(
                .size(40, 10) {
                    $0.ignoresWidth = true
                    $0.horizontalStretch = 1
                    $0.minWidth = 50
                }, .size(0, 10) { $0.horizontalStretch = 2 })
        },
        ExplainCase(
            "less because another is held",
            "width 10: content needs 0, takes 10 of 60 extra (weight 2 of 3), 30 less than its share because others are limited", of: 2,
            .horizontal, 60
        ) {
            .horizontal(
                .size(40, 10) {
                    $0.ignoresWidth = true
                    $0.horizontalStretch = 1
                    $0.minWidth = 50
                }, .size(0, 10) { $0.horizontalStretch = 2 })
        },
        ExplainCase(
            "a shortage by weight", "width 60: content needs 80, shrinks by 20 of the 40 missing (weight 1 of 2)", of: 1, .horizontal, 120
        ) {
            .horizontal(.size(80, 10) { $0.horizontalStretch = 1 }, .size(80, 10) { $0.horizontalStretch = 1 })
        },
        ExplainCase(
            "a shortage down to the minimum",
            "width 70: content needs 80, shrinks by 10 of the 40 missing (weight 1 of 2), not below its min 70 (form.nui:5)", of: 1,
            .horizontal, 120, knowing: CaseContext(lines: ["minWidth": 5])
        ) {
            .horizontal(
                .size(80, 10) {
                    $0.horizontalStretch = 1
                    $0.minWidth = 70
                }, .size(80, 10) { $0.horizontalStretch = 1 })
        },
        ExplainCase(
            "more of a shortage because another is held",
            "width 50: content needs 80, shrinks by 30 of the 40 missing (weight 1 of 2), 10 more than its share because others are limited",
            of: 2, .horizontal, 120
        ) {
            .horizontal(
                .size(80, 10) {
                    $0.horizontalStretch = 1
                    $0.minWidth = 70
                }, .size(80, 10) { $0.horizontalStretch = 1 })
        },
        ExplainCase(
            "a shortage down to nothing",
            "width 0: content needs 100, shrinks by 100 of the 130 missing (weight 1 of 1), which is all it has",
            of: 1, .horizontal, 100
        ) {
            .horizontal(
                .size(100, 10) { $0.horizontalStretch = 1 }, .leaf(.measured(by: WrapText(60, minimum: 20))),
                .leaf(.measured(by: WrapText(40, minimum: 20))), .fixed(30, 10))
        },
        ExplainCase(
            "a shortage that is not a fixed item's",
            "width 90: content needs 0, fixed at 90, shrinks by none of the 50 missing, because it is fixed (weight 1 of 2)", of: 1,
            .horizontal, 120
        ) {
            .horizontal(.fixed(90, 10) { $0.horizontalStretch = 1 }, .size(80, 10) { $0.horizontalStretch = 1 })
        },
        ExplainCase(
            "in proportion to what it can give",
            "width 40: content needs 60, shrinks by 20 of the 30 missing, in proportion to how much it can shrink (40 of 60)", of: 1,
            .horizontal, 70
        ) {
            .horizontal(.leaf(.measured(by: WrapText(60, minimum: 20))), .leaf(.measured(by: WrapText(40, minimum: 20))))
        },
        ExplainCase(
            "all it can give", "width 20: text needs 60, shrinks by 40 of the 90 missing, which is all it can: its text needs at least 20",
            of: 1, .horizontal, 10, knowing: CaseContext(words: [1: "text"])
        ) {
            .horizontal(.leaf(.measured(by: WrapText(60, minimum: 20))), .leaf(.measured(by: WrapText(40, minimum: 20))))
        },
        ExplainCase(
            "it cannot give: fixed", "width 30: content needs 0, fixed at 30, shrinks by none of the 20 missing: it is fixed at 30", of: 1,
            .horizontal, 40
        ) {
            .horizontal(.fixed(30, 10), .leaf(.measured(by: WrapText(30, minimum: 5))))
        },
        ExplainCase(
            "it cannot give: its minimum",
            "width 50: content needs 30, min 50 (form.nui:6) raises it, shrinks by none of the 20 missing: its min is 50", of: 1,
            .horizontal, 60, knowing: CaseContext(lines: ["minWidth": 6])
        ) {
            .horizontal(.size(30, 10) { $0.minWidth = 50 }, .leaf(.measured(by: WrapText(30, minimum: 5))))
        },
        ExplainCase(
            "down to its minimum",
            "width 25: content needs 60, shrinks by 35 of the 55 missing, which is all it can: its min is 25 (form.nui:6)", of: 1,
            .horizontal,
            45, knowing: CaseContext(lines: ["minWidth": 6])
        ) {
            .horizontal(
                .leaf(.measured(by: WrapText(60, minimum: 5))) { $0.minWidth = 25 }, .leaf(.measured(by: WrapText(40, minimum: 20))))
        },
        ExplainCase(
            "it cannot give: its content", "width 30: picture needs 30, shrinks by none of the 20 missing: its picture needs at least 30",
            of: 1, .horizontal, 40, knowing: CaseContext(words: [1: "picture"])
        ) {
            .horizontal(.size(30, 10), .leaf(.measured(by: WrapText(30, minimum: 5))))
        },
        ExplainCase(
            "it cannot give: its items", "width 30: its items need 30, shrinks by none of the 20 missing: its items need at least 30",
            of: 1, .horizontal, 40
        ) {
            .horizontal(.horizontal(.fixed(30, 10)), .leaf(.measured(by: WrapText(30, minimum: 5))))
        },
        ExplainCase(
            "scaled to the main length",
            "height 50: content needs 40, scaled from 40 to 50 with its siblings, to their stack's mainLength 100 (form.nui:1)", of: 1,
            .vertical, knowing: CaseContext(lines: ["mainLength": 1])
        ) {
            .vertical(.size(10, 40), .size(10, 40)) { $0.mainLength = 100 }
        },
        ExplainCase(
            "scaled up to its maximum",
            "height 45: content needs 40, scaled from 40 to 45 with its siblings, to their stack's mainLength 100, limited by its max 45",
            of: 1, .vertical
        ) {
            .vertical(.size(10, 40) { $0.maxHeight = 45 }, .size(10, 40)) { $0.mainLength = 100 }
        },
        ExplainCase(
            "placed by a program's own layout",
            "width 70: content needs 10, placed by the program's own layout Staircase, which gives it 70", of: 2, .horizontal, 100
        ) {
            Example(content: .custom(Staircase()), children: [.size(30, 10), .size(10, 10)])
        },
        ExplainCase(
            "left as it is by a program's own layout", "width 30: content needs 30, placed by the program's own layout Staircase", of: 1,
            .horizontal, 100
        ) {
            Example(content: .custom(Staircase()), children: [.size(30, 10), .size(10, 10)])
        },
    ]
}
