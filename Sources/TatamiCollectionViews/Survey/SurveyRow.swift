import TatamiCollections
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// Returns a layout that puts another one into the column of a survey: at most 500 points wide, and in the middle.
///
/// - Parameters:
///   - layout: The layout.
///   - leastHeight: The least height of the column, in points.
private func SurveyColumn(_ layout: ItemLayout, leastHeight: Double = 0) -> ItemLayout {
    Overlay(padding: Insets(top: 0, leading: 10, bottom: 0, trailing: 10)) {
        LayoutView(layout).maxWidth(SurveyView.columnWidth).minHeight(leastHeight).stretch(.horizontal)
            .align(horizontal: .center, vertical: .center)
    }
}

/// The title of a section of a survey, in the survey's column.
final class SurveyHeader: LayoutView {
    /// The height of a title of one line with the room above it, in points. A longer title makes the header higher.
    static let leastHeight = 36.0
    private let label = Label().font(.headline)

    override init() {
        super.init()
        layout = SurveyColumn(Overlay { label.align(.leading, .bottom) }, leastHeight: Self.leastHeight)
    }

    var title: String {
        get { label.text }
        set { label.text = newValue }
    }
}

/// A question of a survey with the control that answers it: a switch, a line of text, or several below the question.
final class SurveyRow: LayoutView, ReusableView {
    /// The largest width of a line of text, in points.
    private static let fieldWidth = 200.0
    private let label = Label()
    private let toggle = Switch()
    private let field = TextField()
    private let text = TextView()
    private var question: SurveyDocument.Question?
    private let answer: (String, String) -> Void

    /// Creates a row that reports the ids of questions and their answers.
    init(answer: @escaping (String, String) -> Void) {
        self.answer = answer
        super.init()
        // Tab goes to the next question.
        text.insertsTab = false
        toggle.on(.valueChanged) { [weak self] toggle in self?.give(toggle.isOn ? "true" : "false") }
        field.on(.editingChanged) { [weak self] field in self?.give(field.text) }
        text.on(.editingChanged) { [weak self] text in self?.give(text.text) }
    }

    private func give(_ value: String) { if let question { answer(question.id, value) } }

    func show(_ question: SurveyDocument.Question, answer: String) {
        let isOther = question.kind != self.question?.kind || question.indent != self.question?.indent
        self.question = question
        label.text = question.label
        let control: View =
            switch question.kind {
            case .checkbox: toggle
            case .text: field
            case .bigText: text
            }
        control.accessibilityLabel = question.label
        control.id = question.id
        show(answer: answer)
        if isOther { arrange(question) }
    }

    /// Shows another answer of the question. A text that is shown already keeps its caret.
    func show(answer: String) {
        guard let question else { return }
        // What is set here is no answer of people.
        self.question = nil
        switch question.kind {
        case .checkbox: toggle.isOn = answer == "true"
        case .text: if field.text != answer { field.text = answer }
        case .bigText: if text.text != answer { text.text = answer }
        }
        self.question = question
    }

    private func arrange(_ question: SurveyDocument.Question) {
        let indent = Double(max(0, min(question.indent, SurveyDocument.Question.mostDrawnIndent))) * 20
        let row: ItemLayout
        switch question.kind {
        case .checkbox:
            row = HStack(spacing: 10) {
                label.stretch(.horizontal).align(vertical: .center)
                toggle.align(vertical: .center)
            }
        case .text:
            // In a narrow window the two share the row, whatever they say, so that fields stay below one another.
            row = HStack(spacing: 10) {
                label.ignoringContent(.horizontal).stretch(.horizontal, weight: 11).align(vertical: .center)
                field.ignoringContent(.horizontal).stretch(.horizontal, weight: 9).maxWidth(Self.fieldWidth).align(vertical: .center)
            }
        case .bigText:
            row = VStack(spacing: 5) {
                label.align(.leading)
                text.fixedHeight(100).stretch(.horizontal)
            }
        }
        row.box.padding = Insets(top: 0, leading: indent, bottom: 0, trailing: 0)
        layout = SurveyColumn(row)
    }

    func prepareForReuse() { question = nil }
}
