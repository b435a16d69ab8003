import Tatami
import TatamiCollectionViews
import TatamiCollections

/// A toolbar whose last items are in its More menu, a million rows, and a survey.
public func collectionsGuide() throws -> LayoutView {
    let toolbar = Toolbar([
        ToolbarItem(Button("New").with { $0.icon = .plus }, isPinned: true), ToolbarItem(Button("Copy"), priority: 1),
        ToolbarItem(Button("Paste"), priority: 1), .separator(), ToolbarItem(Button("Print")), ToolbarItem(Button("Export")),
    ])
    let (list, questions) = (card(rows()), card(try survey()))
    return LayoutView {
        VStack(alignment: .stretch, spacing: 12, padding: 12) {
            toolbar.fixedWidth(360).align(.leading)
            HStack(spacing: 12) {
                list.stretch()
                questions.stretch()
            }
            .stretch()
        }
    }
    .with { $0.background = .color(.role(.background)) }
}

/// A list of a million rows, of which only those in sight have views.
public func rows() -> CollectionView {
    let source = CollectionSource<String, Int>()
    source.edit {
        $0.append(["Rows"])
        $0.append(Array(1...1_000_000), to: "Rows")
    }
    let list = CollectionView(source) {
        Label().lines(1)
    } configure: { label, number in
        label.text = "Row \(number)"
    }
    var style = SectionStyle()
    style.insets = Insets(top: 8, leading: 12, bottom: 8, trailing: 12)
    list.layout = CollectionView.list(spacing: 2, style: style)
    list.selectionMode = .multiple
    return list
}

/// A survey whose last question is shown to members.
public func survey() throws -> SurveyView {
    let json = """
        [{ "name": "You", "questions": [
            { "id": "name", "label": "Your name" },
            { "id": "member", "label": "Are you a member?", "type": "checkbox" },
            { "id": "card", "label": "Number of the card", "indent": 1, "show-if": "member=true" },
        ] }]
        """
    let (document, faults) = SurveyDocument.read(Array(json.utf8))
    guard let document else { throw SurveyFaults(faults: faults.map { "\($0)" }) }
    return SurveyView(Survey(document))
}

/// Why a survey cannot be shown.
public struct SurveyFaults: Error {
    /// The faults, one sentence each.
    public let faults: [String]
}

private func card(_ view: View) -> View {
    view.background = .color(.role(.surface))
    (view.borderColor, view.borderWidth, view.cornerRadius) = (.role(.borderSubtle), 1, 12)
    return view
}
