import TatamiGeometry
import TatamiLayout

/// A node that is not as long as its rules ask, and the change that an explanation proposes for it; nil for none.
struct ProposalCase: Sendable {
    let explain: ExplainCase
    let text: String?

    private init(_ text: String?, _ explain: ExplainCase) { (self.explain, self.text) = (explain, text) }

    static let all: [ProposalCase] = [
        ProposalCase(
            nil, ExplainCase("as long as it asks", "", of: 1, .horizontal, 200) { .horizontal(.pref(60, 10)) }),
        ProposalCase(
            "minWidth = 120 would make it 120",
            ExplainCase("squeezed, and others can give", "", of: 1, .horizontal, 150) {
                .horizontal(.leaf(.measured(by: WrapText(120, minimum: 20))), .leaf(.measured(by: WrapText(80, minimum: 20))))
            }),
        ProposalCase(
            "minWidth = 120 (now 60, form.nui:4) would make it 120, and what is in the root would need 20 more",
            ExplainCase(
                "squeezed, and nobody else can give", "", of: 1, .horizontal, 150,
                knowing: CaseContext(lines: ["minWidth": 4])
            ) {
                .horizontal(.leaf(.measured(by: WrapText(120, minimum: 20))) { $0.minWidth = 60 }, .fixed(50, 10))
            }),
        ProposalCase(
            "horizontalAlignment = Leading would make it 60",
            ExplainCase("stretched by its container", "", of: 1, .horizontal, 200) {
                .vertical(.size(60, 10)) { $0.box.horizontalAlignment = .stretch }
            }),
        ProposalCase(
            "minWidth = 340 would make it 340, and what is in the root would need 70 more",
            ExplainCase("a container squeezed by a stretch", "", of: 1, .horizontal, 200) {
                .vertical(
                    .stack(
                        .horizontal,
                        [.leaf(.measured(by: WrapText(140, minimum: 20))), .leaf(.measured(by: WrapText(200, minimum: 20)))])
                ) { $0.box.horizontalAlignment = .stretch }
            }),
        ProposalCase(
            "contentMode = Normal of item 1 (now Fill) would make it 30",
            ExplainCase("filled by its overlay", "", of: 2, .horizontal, 200) {
                .vertical(.overlay(.size(30, 10)) { $0.contentMode = .fill }.saying { $0.fixedWidth = 80 })
            }),
        ProposalCase(
            "the root with width = 110 would hold its content",
            ExplainCase("a root that is too small", "", of: 0, .horizontal, 80) { .horizontal(.fixed(70, 10), .fixed(40, 10)) }),
        ProposalCase(
            "fixedWidth = 110 (now 80, form.nui:2) would make it 110",
            ExplainCase(
                "a fixed length that is too short", "", of: 1, .horizontal, 300, knowing: CaseContext(lines: ["fixedWidth": 2])
            ) {
                .horizontal(.horizontal(.fixed(70, 10), .fixed(40, 10)).saying { $0.fixedWidth = 80 })
            }),
        ProposalCase(
            "maxWidth = 60 (now 40) would make it 60",
            ExplainCase(
                "a maximum that cuts its text", "", of: 1, .horizontal, 300,
                knowing: CaseContext(words: [1: "text"], needed: [1: Size(60, 0)])
            ) { .horizontal(.leaf(.measured(by: WrapText(60))) { $0.maxWidth = 40 }) }),
        ProposalCase(
            "visibility = Visible of details (now Collapsed) would make it 60",
            ExplainCase("in something collapsed", "", of: 2, knowing: CaseContext(names: [1: "details"])) {
                .vertical(.stack(.vertical, [.size(60, 10)], item: { $0.visibility = .collapsed }))
            }),
        ProposalCase(
            "horizontalStretch = 1 would make it 60",
            ExplainCase("a view that asks for nothing", "", of: 1, .horizontal, 100) { .horizontal(.size(0, 10), .size(40, 10)) }),
        ProposalCase(
            nil, ExplainCase("nothing to have", "", of: 1, .horizontal, 40) { .horizontal(.size(0, 10), .size(60, 10)) }),
    ]
}
