import Tatami
import TatamiCollectionViews

/// The folders of a club as an outline, of which two are open.
public func outlinesGuide() -> OutlineView<String> {
    let contents = [
        "Walks": ["2025", "2026"], "2026": ["To the lake.gpx", "Along the river.gpx"], "Members": ["Ada.vcf", "Ben.vcf"],
    ]
    let outline = OutlineView(roots: ["Walks", "Members", "Rules.pdf"]) { folder, answer in
        answer(contents[folder] ?? [])
    } cell: {
        Label()
    } configure: { label, name in
        label.text = name
    }
    outline.mayHaveChildren = { !$0.contains(".") }
    outline.open("Walks")
    outline.open("2026")
    outline.background = .color(.role(.surface))
    return outline
}
