import TatamiCollections
import TatamiGeometry
import TatamiViews

/// Shows a survey: its questions in a centered column, of which those are hidden that the answers make superfluous.
///
/// An answer shows and hides all questions that depend on it in one animated update.
///
/// ```swift
/// let (document, faults) = SurveyDocument.read(json)
/// let view = SurveyView(Survey(document!))
/// view.onAnswer = { id, answer in save(view.survey.answersJSON) }
/// ```
open class SurveyView: CollectionView {
    /// The answers, and which questions are shown.
    ///
    /// Setting another survey shows that one, with the answers that it has. Questions of the same id keep their place on the screen and the focus.
    public var survey: Survey {
        get { answered }
        set {
            answered = newValue
            begin()
        }
    }
    /// Called with the id of a question and its answer when people have answered it.
    public var onAnswer: ((String, String) -> Void)?
    /// Called once for each answer that shows or hides questions.
    public var onVisibilityChange: ((Survey.Change) -> Void)?
    /// The largest width of the column, in points.
    public static let columnWidth = 500.0

    private var answered: Survey
    private let source: CollectionSource<SectionID, String>
    private var questions: [String: SurveyDocument.Question] = [:]
    private var sectionIDs: [SectionID] = []
    /// The ids of the questions of each section, in order, and the place of each.
    private var order: [[String]] = []
    private var places: [String: CollectionPlace] = [:]

    override var arrangesSource: Bool { true }

    /// Creates a view. The survey may have answers already.
    public init(_ survey: Survey = Survey(SurveyDocument())) {
        answered = survey
        let source = CollectionSource<SectionID, String>()
        self.source = source
        super.init(
            .vertical,
            layout: TatamiCollections.StackLayout(spacing: 8) { key in
                var style = SectionStyle()
                (style.header, style.fitsHeader) = (SurveyHeader.leastHeight, true)
                style.insets = Insets(top: 4, leading: 0, bottom: 16, trailing: 0)
                style.hidesWhenEmpty = source.id(of: key)?.isHeading != true
                return .init(ListLayout(estimate: 44, spacing: 8), style: style)
            })
        register(.header) {
            SurveyHeader()
        } configure: { (header: SurveyHeader, section: SectionID) in
            header.title = section.name
        }
        register { [weak self] in
            SurveyRow { self?.answer($0, $1) }
        } configure: { [weak self] (row: SurveyRow, id: String) in
            guard let self, let question = self.questions[id] else { return }
            row.show(question, answer: self.survey.answer(id) ?? "")
        }
        begin()
        show(source)
    }

    /// What identifies a section: its name, and the number of sections before it with the same name.
    private struct SectionID: Hashable {
        var name: String
        var occurrence: Int
        /// Whether it has a name and no questions at all. Its title is shown; others are hidden with their questions.
        var isHeading: Bool
    }

    /// Shows the survey as it is answered.
    private func begin() {
        _ = answered.update()
        var names: [String: Int] = [:]
        sectionIDs = survey.document.sections.map { section in
            defer { names[section.name, default: 0] += 1 }
            let isHeading = section.questions.isEmpty && !section.name.isEmpty
            return SectionID(name: section.name, occurrence: names[section.name, default: 0], isHeading: isHeading)
        }
        questions = Dictionary(survey.document.questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        order = survey.document.sections.map { $0.questions.map(\.id) }
        places = Dictionary(
            order.enumerated().flatMap { section, ids in ids.enumerated().map { ($1, CollectionPlace(section: section, item: $0)) } },
            uniquingKeysWith: { first, _ in first })
        var content = Snapshot<SectionID, String>()
        content.append(sectionIDs)
        for (section, ids) in zip(sectionIDs, order) {
            let shown = ids.filter(survey.isShown)
            content.append(shown, to: section)
            content.reconfigure(shown)
        }
        source.apply(content, style: .none)
    }

    /// Answers a question, as people do. Its row shows the answer.
    public func answer(_ id: String, _ answer: String) {
        guard survey.answer(id) != nil, survey.answer(id) != answer else { return }
        answered.answer(id, answer)
        if let key = source.key(of: id) { (cells[.item(key)]?.content as? SurveyRow)?.show(answer: answer) }
        onAnswer?(id, answer)
        show(answered.update())
    }

    /// Reads answers as `Survey.answersJSON` writes them, and shows them.
    ///
    /// - Returns: Errors and warnings. With an error no answer changes.
    public func readAnswers(_ json: [UInt8]) -> [SurveyFault] {
        let faults = answered.readAnswers(json)
        guard faults.allSatisfy(\.isWarning) else { return faults }
        source.edit(.none) { $0.reconfigure(order.flatMap { $0 }.filter(survey.isShown)) }
        show(answered.update())
        return faults
    }

    private func show(_ change: Survey.Change) {
        guard !change.shown.isEmpty || !change.hidden.isEmpty else { return }
        source.edit(.zoom) { content in
            content.delete(change.hidden)
            // From the last one up, so that each search for the next question ends at the question that came before.
            let shown = change.shown.compactMap { id in places[id].map { (id: id, place: $0) } }.sorted { $0.place > $1.place }
            for (id, place) in shown {
                // The next question of the section that is on the screen by now.
                if let next = order[place.section][(place.item + 1)...].first(where: { content.place(of: $0) != nil }) {
                    content.insert([id], before: next)
                } else {
                    content.append([id], to: sectionIDs[place.section])
                }
            }
        }
        onVisibilityChange?(change)
    }
}
