import TatamiGeometry
import TatamiLayout

extension ExplainCase {
    /// The rules that only one layout has.
    static let layouts: [ExplainCase] = flows + tiles + grids + relatives

    private static let flows: [ExplainCase] = [
        ExplainCase(
            "the first of a row",
            "width 40: content needs 40, in row 1 of 2, which takes 85 of 100, the 15 that its 2 items leave go half before and half after them (form.nui:5)",
            of: 1, .horizontal, 100, knowing: CaseContext(lines: ["distribution": 5])
        ) {
            .flow(.horizontal, [.size(40, 10), .size(40, 20), .size(40, 10)]) {
                $0.horizontalSpacing = 5
                $0.distribution = .center
            }
        },
        ExplainCase(
            "behind another in its row",
            "width 40: content needs 40, in row 1 of 2, which takes 85 of 100, 5 after the item before it (form.nui:5), the 15 that its 2 items leave go after them",
            of: 2, .horizontal, 100, knowing: CaseContext(lines: ["horizontalSpacing": 5])
        ) {
            .flow(.horizontal, [.size(40, 10), .size(40, 20), .size(40, 10)]) { $0.horizontalSpacing = 5 }
        },
        ExplainCase(
            "the first of a new row",
            "width 40: content needs 40, starts a row, because row 1 takes 85 and 5 + 40 more do not fit, in row 2 of 2, which takes 40 of 100, the 60 that it leaves go after it",
            of: 3, .horizontal, 100
        ) {
            .flow(.horizontal, [.size(40, 10), .size(40, 20), .size(40, 10)]) { $0.horizontalSpacing = 5 }
        },
        ExplainCase(
            "across a row",
            "height 10: content needs 10, in row 1 of 2, 20 high, the 26 that the 2 rows leave go before them (form.nui:4), centred in 20 from 26 on",
            of: 1, .vertical, 100, 60, knowing: CaseContext(lines: ["lineDistribution": 4])
        ) {
            .flow(.horizontal, [.size(40, 10), .size(40, 20), .size(40, 10)]) {
                $0.verticalSpacing = 4
                $0.lineDistribution = .end
            }
        },
        ExplainCase(
            "longer than a row",
            "width 100: content needs 300, in row 1 of 1, which takes 300 of 100, shrinks by 200 to fit its slot of 100",
            of: 1, .horizontal, 100
        ) {
            .flow(.horizontal, [.leaf(.measured(by: WrapText(300, minimum: 20)))])
        },
        ExplainCase(
            "columns without a height",
            "height 10: content needs 10, in the only column, since columns break only at a definite height, directly after the item before it",
            of: 2, .vertical
        ) {
            .flow(.vertical, [.size(40, 10), .size(40, 10)])
        },
    ]

    private static let tiles: [ExplainCase] = [
        ExplainCase(
            "a tile",
            "width 105: content needs 1, tile of 2x1 units in columns 2-3 of 3 (form.nui:9, form.nui:2), stretched to fill its slot of 105",
            of: 2, knowing: CaseContext(lines: ["columnSpan": 9, "tileSize": 2])
        ) {
            .tiles([.size(1, 1), .size(1, 1).cell(nil, columns: 2)]) {
                $0.tilesAcross = 3
                $0.horizontalSpacing = 5
            }
        },
        ExplainCase(
            "a tile that is aligned", "height 20: content needs 20, tile of 1x1 units in line 2 of 2, at the bottom of 50 from 50 on",
            of: 3,
            .vertical
        ) {
            .tiles([.size(1, 1), .size(1, 1), .size(20, 20) { $0.verticalAlignment = .bottom }])
        },
    ]

    private static let grids: [ExplainCase] = [
        ExplainCase(
            "an automatic column",
            "width 73: content needs 73, in column 2 of 2 (auto), as wide as its items need: 73 (form.nui:8, form.nui:2)", of: 2,
            .horizontal, 200, knowing: CaseContext(lines: ["columns": 2, "column": 8])
        ) {
            .grid(.size(10, 10).cell(0, 0), .size(73, 10).cell(1, 0)) { $0.columns = [.fixed(50), .auto] }
        },
        ExplainCase(
            "a fixed column", "width 10: content needs 10, in column 1 of 2 (fixed), 50 wide, centred in 50", of: 1, .horizontal, 200
        ) {
            .grid(.size(10, 10).cell(0, 0), .size(73, 10).cell(1, 0)) { $0.columns = [.fixed(50), .auto] }
        },
        ExplainCase(
            "a weighted column",
            "width 60: content needs 10, in column 2 of 3 (weight 1), which takes 60 of 180 left, stretched to fill its slot of 60", of: 1,
            .horizontal, 200
        ) {
            .grid(.size(10, 10) { $0.horizontalAlignment = .stretch }.cell(1, 0)) { $0.columns = [.fixed(20), .weight(1), .weight(2)] }
        },
        ExplainCase(
            "over several columns", "width 10: content needs 10, over columns 1 to 2 of 2: 50 + 60 and 4 between them, centred in 114",
            of: 1, .horizontal, 114
        ) {
            .grid(.size(10, 10).cell(0, 0, columns: 2)) { ($0.columns, $0.columnSpacing) = ([.fixed(50), .weight(1)], 4) }
        },
        ExplainCase(
            "put into a cell by order",
            "height 10: content needs 10, put into its cell row by row (form.nui:3), in row 2 of 2 (auto), as high as its items need: 10",
            of: 3, .vertical, knowing: CaseContext(lines: ["insertion": 3])
        ) {
            .grid(.size(10, 10), .size(10, 10), .size(10, 10)) {
                ($0.columns, $0.horizontal.limit, $0.insertion) = ([.auto, .auto], 2, .rows)
            }
        },
    ]

    private static func rules(_ change: (inout RelativeRules<Int>) -> Void) -> RelativeRules<Int> {
        var rules = RelativeRules<Int>()
        change(&rules)
        return rules
    }

    private static func relative(_ children: [Example]) -> Example { Example(content: .relative(RelativeStyle()), children: children) }

    private static let relatives: [ExplainCase] = [
        ExplainCase(
            "from the area's edge", "width 50: content needs 50, left edge 15 from the area's (form.nui:4)", of: 1, .horizontal, 200, 100,
            knowing: CaseContext(lines: ["left": 4]), rules: [1: rules { $0.left = .parent(15) }]
        ) {
            relative([.size(50, 20)])
        },
        ExplainCase(
            "from edge to edge",
            "width 145: content needs 50, left edge at name's right edge, 5 apart, right edge at the area's, 145 between them", of: 2,
            .horizontal, 200, 100, knowing: CaseContext(names: [1: "name"]),
            rules: [2: rules { ($0.left, $0.right) = (.adjacent(1, distance: 5), .parent(0)) }, 1: rules { $0.left = .parent(0) }]
        ) {
            relative([.size(50, 20), .size(50, 20)])
        },
        ExplainCase(
            "a part of the area", "width 60: content needs 50, width 0.3 of the area's 200, left edge at the area's", of: 1, .horizontal,
            200, 100, rules: [1: rules { ($0.left, $0.width) = (.parent(0), .ratio(0.3, of: nil)) }]
        ) {
            relative([.size(50, 20)])
        },
        ExplainCase("without rules", "height 20: content needs 20, centred in the area", of: 1, .vertical, 200, 100) {
            relative([.size(50, 20)])
        },
        ExplainCase(
            "in a circle",
            "width 50: content needs 50, its rules and those of other items depend on each other, so it has its own width, at the area's left edge",
            of: 1, .horizontal, 200, 100,
            rules: [1: rules { $0.left = .adjacent(2, distance: 0) }, 2: rules { $0.left = .adjacent(1, distance: 0) }]
        ) {
            relative([.size(50, 20), .size(50, 20)])
        },
    ]
}
