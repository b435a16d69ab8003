import TatamiGeometry
import TatamiLayout

extension ExplainCase {
    /// What a slot does to its item, and where things stand.
    static let placing: [ExplainCase] = [
        ExplainCase(
            "stretched in its slot", "width 100: content needs 60, stretched to fill its slot of 100 (form.nui:4)", of: 1, .horizontal, 100,
            knowing: CaseContext(lines: ["horizontalAlignment": 4])
        ) {
            .vertical(.size(60, 10) { $0.horizontalAlignment = .stretch })
        },
        ExplainCase(
            "a weight fills a slot", "width 100: content needs 60, fills its slot of 100 (weight 2, form.nui:4)", of: 1, .horizontal, 100,
            knowing: CaseContext(lines: ["horizontalStretch": 4])
        ) {
            .vertical(.size(60, 10) { $0.horizontalStretch = 2 })
        },
        ExplainCase(
            "margins leave a part of a slot",
            "width 90: content needs 60, stretched to fill 90 of its slot of 100 between its margins, leading margin 4, trailing margin 6",
            of: 1, .horizontal, 100
        ) {
            .vertical(
                .size(60, 10) {
                    $0.horizontalAlignment = .stretch
                    $0.horizontal.marginStart = 4
                    $0.horizontal.marginEnd = 6
                })
        },
        ExplainCase(
            "a stretch beaten by a maximum is centred",
            "width 80: content needs 60, would fill its slot of 100, but its max 80 (form.nui:2) prevents it, centred in 100", of: 1,
            .horizontal, 100, knowing: CaseContext(lines: ["maxWidth": 2])
        ) {
            .vertical(
                .size(60, 10) {
                    $0.horizontalAlignment = .stretch
                    $0.maxWidth = 80
                })
        },
        ExplainCase(
            "a weight beaten by a maximum keeps its alignment",
            "width 80: content needs 60, would fill its slot of 100, but its max 80 prevents it, at the trailing edge of 100", of: 1,
            .horizontal, 100
        ) {
            .vertical(
                .size(60, 10) {
                    $0.horizontalStretch = 1
                    $0.horizontalAlignment = .trailing
                    $0.maxWidth = 80
                })
        },
        ExplainCase(
            "a stretch beaten by a fixed length",
            "width 30: content needs 0, fixed at 30, would fill its slot of 100, but it is fixed, centred in 100", of: 1, .horizontal, 100
        ) {
            .vertical(.fixed(30, 10) { $0.horizontalAlignment = .stretch })
        },
        ExplainCase(
            "a stretch beaten by a minimum",
            "width 120: content needs 60, min 120 raises it, would fill its slot of 100, but its min 120 prevents it, centred in 100",
            of: 1,
            .horizontal, 100
        ) {
            .vertical(
                .size(60, 10) {
                    $0.horizontalAlignment = .stretch
                    $0.minWidth = 120
                })
        },
        ExplainCase("gives to fit", "width 100: content needs 300, shrinks by 200 to fit its slot of 100", of: 1, .horizontal, 100) {
            .vertical(.leaf(.measured(by: WrapText(300, minimum: 20))))
        },
        ExplainCase(
            "gives, but not enough",
            "width 120: content needs 300, shrinks by 180, not enough to fit its slot of 100: its content needs at least 120, centred in 100",
            of: 1, .horizontal, 100
        ) {
            .vertical(.leaf(.measured(by: WrapText(300, minimum: 120))))
        },
        ExplainCase(
            "cannot shrink to fit",
            "width 140: content needs 60, min 140 (form.nui:7) raises it, cannot shrink to fit its slot of 100: its min is 140, centred in 100",
            of: 1, .horizontal, 100, knowing: CaseContext(lines: ["minWidth": 7])
        ) {
            .vertical(.size(60, 10) { $0.minWidth = 140 })
        },
        ExplainCase(
            "an overlay that is filled",
            "width 100: content needs 60, max 80 has no effect, fills its slot of 100 whatever it needs, because of its overlay's contentMode (form.nui:5)",
            of: 1, .horizontal, 100, knowing: CaseContext(lines: ["contentMode": 5])
        ) {
            .overlay(.size(60, 10) { $0.maxWidth = 80 }) { $0.contentMode = .fill }
        },
        ExplainCase(
            "scaled in proportion, widths", "width 100: content needs 40, scaled by 2.5 in proportion, so that it fits into 100 x 60",
            of: 1,
            .horizontal, 100, 60
        ) {
            .overlay(.size(40, 20)) { $0.contentMode = .aspectFit }
        },
        ExplainCase(
            "scaled in proportion, heights",
            "height 50: content needs 20, scaled by 2.5 in proportion, so that it fits into 100 x 60 (form.nui:5), centred in 60", of: 1,
            .vertical, 100, 60, knowing: CaseContext(lines: ["contentMode": 5])
        ) {
            .overlay(.size(40, 20)) { $0.contentMode = .aspectFit }
        },
        ExplainCase(
            "scaled until it covers", "width 120: content needs 40, scaled by 3 in proportion, so that it covers 100 x 60, centred in 100",
            of: 1, .horizontal, 100, 60
        ) {
            .overlay(.size(40, 20)) { $0.contentMode = .aspectFill }
        },
        ExplainCase(
            "no proportion", "width 100: content needs 0, has no aspect ratio to keep and takes all of 100 x 60", of: 1, .horizontal, 100,
            60
        ) {
            .overlay(.size(0, 20)) { $0.contentMode = .aspectFit }
        },
        ExplainCase("leading", "width 20: content needs 20, at the leading edge of 100", of: 1, .horizontal, 100) {
            .vertical(.size(20, 10) { $0.horizontalAlignment = .leading })
        },
        ExplainCase("right, which does not mirror", "width 20: content needs 20, at the right of 100", of: 1, .horizontal, 100) {
            .vertical(.size(20, 10) { $0.horizontalAlignment = .right })
        },
        ExplainCase(
            "bottom, by the container's word", "height 10: content needs 10, at the bottom of 30 from 5 on (form.nui:3)", of: 1, .vertical,
            100, 40, knowing: CaseContext(lines: ["verticalAlignment": 3])
        ) {
            .horizontal(.size(20, 10)) {
                $0.box.verticalAlignment = .bottom
                $0.box.padding = Insets(top: 5, leading: 0, bottom: 5, trailing: 0)
            }
        },
        ExplainCase(
            "on a common baseline", "height 20: content needs 20, its baseline, 12 below its top, is on the common baseline at 30", of: 1,
            .vertical
        ) {
            .horizontal(
                .leaf(.measured(by: WrapText(30, lineHeight: 20, baseline: 12))),
                .leaf(.measured(by: WrapText(30, lineHeight: 40, baseline: 30)))
            ) { $0.box.verticalAlignment = .baseline }
        },
        ExplainCase("after padding and margin", "width 20: content needs 20, starts at 13: padding 10, leading margin 3", of: 1) {
            .horizontal(.size(20, 10) { $0.horizontal.marginStart = 3 }) { $0.box.padding = Insets(10) }
        },
        ExplainCase(
            "after another", "width 20: content needs 20, starts 8 after name: spacing 8 (form.nui:2)", of: 2,
            knowing: CaseContext(names: [1: "name"], lines: ["horizontalSpacing": 2])
        ) {
            .horizontal(.size(20, 10), .size(20, 10)) { $0.spacing = 8 }
        },
        ExplainCase(
            "all that lies between two",
            "width 20: content needs 20, starts 20 after item 1: its margin 2, spacing 8, its spacingAfter 3, spacingBefore 4, leading margin 3",
            of: 2
        ) {
            .horizontal(
                .size(20, 10) {
                    $0.horizontal.marginEnd = 2
                    $0.spacingAfter = 3
                },
                .size(20, 10) {
                    $0.spacingBefore = 4
                    $0.horizontal.marginStart = 3
                }
            ) { $0.spacing = 8 }
        },
        ExplainCase("an overlap", "width 20: content needs 20, starts 5 before the end of item 1: spacing -5", of: 2) {
            .horizontal(.size(20, 10), .size(20, 10)) { $0.spacing = -5 }
        },
        ExplainCase(
            "a distribution", "height 10: content needs 10, starts 60 after item 1: distribution SpaceBetween 60 (form.nui:1)", of: 2,
            .vertical, nil, 80, knowing: CaseContext(lines: ["distribution": 1])
        ) {
            .vertical(.size(20, 10), .size(20, 10)) { $0.distribution = .spaceBetween }
        },
        ExplainCase(
            "the first of a distribution", "height 10: content needs 10, starts at 60: distribution End 60", of: 1, .vertical, nil, 80
        ) {
            .vertical(.size(20, 10), .size(20, 10)) { $0.distribution = .end }
        },
        ExplainCase(
            "an offset", "width 20: content needs 20, moved by its offset -4 (form.nui:6)", of: 1,
            knowing: CaseContext(lines: ["offset.x": 6])
        ) {
            .horizontal(.size(20, 10) { $0.offset = Point(-4, 0) })
        },
        ExplainCase(
            "a frame", "width 40: content needs 0, its frame sets 40 (form.nui:3), its frame begins at 7", of: 1,
            knowing: CaseContext(lines: ["frame.width": 3])
        ) {
            Example(content: .absolute(BoxStyle()), children: [.fixed(40, 10) { $0.offset = Point(7, 0) }])
        },
        ExplainCase(
            "collapsed", "width 0: collapsed (form.nui:2), takes no room, margin or spacing", of: 1,
            knowing: CaseContext(lines: ["visibility": 2])
        ) {
            .vertical(.size(60, 10) { $0.visibility = .collapsed })
        },
        ExplainCase(
            "in something collapsed", "height 0: it is in details, which is collapsed", of: 2, .vertical,
            knowing: CaseContext(names: [1: "details"])
        ) {
            .vertical(.stack(.vertical, [.size(60, 10)], item: { $0.visibility = .collapsed }))
        },
        ExplainCase("hidden", "width 60: content needs 60, hidden, but it keeps its room", of: 1) {
            .vertical(.size(60, 10) { $0.visibility = .hidden })
        },
        ExplainCase(
            "scrolled content", "height 30: its content needs 100, the root is given 30, scrolls its content of 100", of: 0, .vertical, 50,
            30
        ) {
            Example(content: .scroll(ScrollStyle()), children: [.size(40, 100)])
        },
        ExplainCase(
            "a direction of its own",
            "width 10: content needs 10, at the leading edge of 100, placed from right to left, the direction of card (form.nui:6)", of: 2,
            .horizontal, 100, knowing: CaseContext(names: [1: "card"], lines: ["direction": 6]), directions: [1: .rightToLeft]
        ) {
            .vertical(.vertical(.size(10, 10) { $0.horizontalAlignment = .leading })) { $0.box.horizontalAlignment = .stretch }
        },
    ]
}
