import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

@testable import TatamiCollectionViews

/// Surveys on the screen (collections: rules 48 to 50).
@Suite struct SurveyTests {
    private let json = """
        [{"name": "You", "questions": [
            {"id": "name", "label": "Your name"},
            {"id": "member", "label": "Are you a member?", "type": "checkbox"},
            {"id": "card", "label": "Number of the card", "indent": 1, "show-if": "member=true"},
            {"id": "more", "label": "What else?", "type": "big-text"},
        ]}, {"name": "End", "questions": [{"id": "why", "label": "Why this card?", "show-if": ["member=true", "card=7"]}]}]
        """

    private func open(_ json: String, size: Size = Size(600, 500)) throws -> (SurveyView, TestWindow) {
        let (document, faults) = SurveyDocument.read(Array(json.utf8))
        #expect(faults.isEmpty)
        let view = SurveyView(Survey(try #require(document)))
        return (view, try TestWindow(view, size: size))
    }

    private func shown(_ window: TestWindow) -> [String] {
        ["name", "member", "card", "more", "why"].filter { (try? window.find(.id($0))) != nil }
    }

    /// Tab goes through all questions, also those that have no views before they come into sight, and back.
    @Test func tabGoesThroughAllQuestions() throws {
        let ids = (0..<36).map { "q\($0)" }
        let questions = ids.map { #"{"id": "\#($0)", "label": "\#($0)", "type": "\#($0.hasSuffix("5") ? "big-text" : "text")"}"# }
        let sections = stride(from: 0, to: 36, by: 12).map { start in
            #"{"name": "S", "questions": [\#(questions[start..<start + 12].joined(separator: ","))]}"#
        }
        let (view, window) = try open("[\(sections.joined(separator: ","))]", size: Size(320, 300))
        defer { withExtendedLifetime(view) {} }
        try window.tap(.id("q0"))
        try window.settle()
        for (id, next) in zip(ids, ids.dropFirst()) {
            #expect(window.root.focusedView === (try window.find(.id(id))), "\(id)")
            window.key(.tab)
            #expect(window.root.focusedView?.id == next, "behind \(id)")
            try window.settle()
        }
        for id in ids.dropLast().reversed() {
            window.key(.tab, .shift)
            #expect(window.root.focusedView?.id == id)
            try window.settle()
        }
        // Behind the last question follows the first one, and the other way round.
        window.key(.tab, .shift)
        #expect(window.root.focusedView?.id == "q35")
        try window.settle()
        window.key(.tab)
        #expect(window.root.focusedView?.id == "q0")
        #expect(view.survey.answer("q5") == "", "Tab is no character here")
    }

    /// Many questions that come at once come in their order, between those that are there.
    @Test func manyQuestionsComeInTheirOrder() throws {
        let questions = (0..<90).map { number in
            let condition = ["", #", "show-if": "a=true""#, #", "show-if": "b=true""#][number % 3]
            return #"{"id": "q\#(number)", "label": "\#(number)"\#(condition)}"#
        }
        let first = ["a", "b"].map { #"{"id": "\#($0)", "label": "\#($0)", "type": "checkbox"}"# }
        let parts = [first + questions[..<50], Array(questions[50...])].map { $0.joined(separator: ",") }
        let (view, window) = try open(
            #"[{"name": "S", "questions": [\#(parts[0])]}, {"name": "T", "questions": [\#(parts[1])]}]"#, size: Size(600, 9000))
        func expectOrder() throws {
            try window.settle()
            let places = try (0..<90).filter { view.survey.isShown("q\($0)") }.map { try window.finalFrame(of: .id("q\($0)")).y }
            #expect(places == places.sorted() && Set(places).count == places.count)
        }
        for (id, answer, count) in [("b", "true", 60), ("a", "true", 90), ("b", "", 60), ("a", "", 30), ("a", "true", 60)] {
            view.answer(id, answer)
            try expectOrder()
            #expect((0..<90).count { view.survey.isShown("q\($0)") } == count)
        }
    }

    /// A title of several lines makes its header higher; one of one line has 36 points.
    @Test func headersFitTheirTitles() throws {
        let title = "What we would like to know about the people who live with you in the same house, and about their pets"
        let (view, window) = try open(
            #"[{"name": "You", "questions": []}, {"name": "\#(title)", "questions": [{"id": "a", "label": "A"}]}]"#, size: Size(320, 400))
        defer { withExtendedLifetime(view) {} }
        window.wait(0.1)
        let labels = window.root.placedViews(exact: true).compactMap { $0.view as? Label }
        let headers = [try #require(labels.first { $0.text == "You" }), try #require(labels.first { $0.text == title })]
        let heights = try headers.map { try #require($0.superviews.compactMap { $0 as? SurveyHeader }.first).frame.height }
        #expect(heights[0] == 36)
        #expect(heights[1] > 60 && headers[1].neededContent(at: headers[1].frame.size).height == nil, "\(heights)")
    }

    /// In a narrow window label and field share the row, and fields stay below one another; in a wide one fields are 200 wide.
    @Test func fieldsGiveRoomToLabels() throws {
        let questions = ["name", "street", "phone"].map { #"{"id": "\#($0)", "label": "A long question about the \#($0) of people?"}"# }
        let json = #"[{"name": "You", "questions": [\#(questions.joined(separator: ","))]}]"#
        for (width, field) in [(320.0, 130.5), (600, 200)] {
            let (view, window) = try open(json, size: Size(width, 500))
            defer { withExtendedLifetime(view) {} }
            let frames = try ["name", "street", "phone"].map { try window.finalFrame(of: .id($0)) }
            #expect(Set(frames.map(\.x)).count == 1 && frames.allSatisfy { abs($0.width - field) < 1 }, "\(width): \(frames)")
        }
    }

    /// Another survey in place of one keeps the answers that it is given, and the focus, the place and the texts of its questions.
    /// A section without questions is a title; one whose questions are all hidden is hidden, also if a survey before had it otherwise.
    @Test func titlesFollowAnotherSurvey() throws {
        let first = #"{"name": "", "questions": [{"id": "c", "label": "C?", "type": "checkbox"}]}"#
        let alone = "[\(first), {\"name\": \"A\", \"questions\": []}]"
        let hidden = "[\(first), \(#"{"name": "A", "questions": [{"id": "b", "label": "B?", "show-if": "c=true"}]}"#)]"
        let (view, window) = try open(alone)
        func isTitleShown() -> Bool { window.root.placedViews(exact: true).contains { ($0.view as? Label)?.text == "A" } }
        #expect(isTitleShown())
        for (json, isShown) in [(hidden, false), (alone, true), (hidden, false)] {
            view.survey = Survey(try #require(SurveyDocument.read(Array(json.utf8)).document))
            try window.settle()
            #expect(isTitleShown() == isShown)
        }
    }

    @Test func anotherSurveyKeepsWhatPeopleDo() throws {
        let (view, window) = try open(json, size: Size(600, 300))
        try window.type("Ada", into: .id("name"))
        try window.settle()
        let field = try window.find(.id("name"))
        let new = json.replacingOccurrences(of: "Your name", with: "Name and surname")
            .replacingOccurrences(of: "\"You\"", with: "\"About you\"").replacingOccurrences(of: "], \"member", with: "], \"x")
        var survey = Survey(try #require(SurveyDocument.read(Array(new.utf8)).document))
        #expect(survey.readAnswers(Array(view.survey.answersJSON.utf8)).isEmpty)
        view.survey = survey
        try window.settle()
        #expect(try window.find(.id("name")) === field && field.isFocused && (field as? TextField)?.text == "Ada")
        let texts = window.root.placedViews(exact: true).compactMap { ($0.view as? Label)?.text }
        #expect(texts.contains("Name and surname") && texts.contains("About you") && !texts.contains("You"))
        try window.tap(.id("member"))
        try window.settle()
        #expect(shown(window) == ["name", "member", "card", "more"])
    }

    @Test func answersShowAndHideQuestions() throws {
        let (view, window) = try open(json)
        var changes: [Survey.Change] = []
        view.onVisibilityChange = { changes.append($0) }
        #expect(shown(window) == ["name", "member", "more"])
        // The section whose questions are all hidden is hidden with them.
        func isEndShown() -> Bool { window.root.placedViews(exact: true).contains { ($0.view as? Label)?.text == "End" } }
        #expect(!isEndShown())
        let before = try window.finalFrame(of: .id("more")).y
        try window.tap(.id("member"))
        try window.settle()
        #expect(shown(window) == ["name", "member", "card", "more"])
        #expect(changes.map(\.shown) == [["card"]])
        let card = try window.finalFrame(of: .id("card"))
        #expect(try window.finalFrame(of: .id("member")).y < card.y && card.y < window.finalFrame(of: .id("more")).y)
        #expect(try window.finalFrame(of: .id("more")).y > before + 30)
        try window.type("7", into: .id("card"))
        try window.settle()
        #expect(shown(window) == ["name", "member", "card", "more", "why"] && isEndShown())
        #expect(view.survey.answersJSON == #"{"card":"7","member":"true"}"#)
        // What depends on a hidden question is hidden with it, in one update.
        try window.tap(.id("member"))
        try window.settle()
        #expect(shown(window) == ["name", "member", "more"] && !isEndShown())
        #expect(changes.last?.hidden == ["card", "why"] && changes.count == 3)
        #expect(try window.finalFrame(of: .id("more")).y == before)
    }

    @Test func theColumnIsInTheMiddle() throws {
        let (_, window) = try open(json)
        let field = try window.finalFrame(of: .id("name"))
        #expect(field.maxX == 550 && field.width == 200)
        #expect(try window.finalFrame(of: "You").x == 50)
        window.resize(Size(300, 500))
        #expect(try window.finalFrame(of: .id("name")).maxX == 290)
    }

    @Test func answersAreRead() throws {
        let (view, window) = try open(json)
        #expect(view.readAnswers(Array(#"{"member": true, "card": "12", "name": "Ada"}"#.utf8)).isEmpty)
        try window.settle()
        #expect(shown(window) == ["name", "member", "card", "more"])
        #expect((try window.find(.id("name")) as? TextField)?.text == "Ada")
        #expect((try window.find(.id("member")) as? Switch)?.isOn == true)
        let faults = view.readAnswers(Array(#"{"member": "perhaps"}"#.utf8))
        #expect(faults.map(\.path) == ["member"] && view.survey.answer("member") == "true")
    }

    /// An answer of the program is seen in its row, and the next press is another one.
    @Test func answersOfTheProgramAreShown() throws {
        let (view, window) = try open(json)
        view.answer("member", "true")
        view.answer("more", "a\nb")
        try window.type("Ada", into: .id("name"))
        view.answer("name", "Bob")
        try window.settle()
        let field = try #require(try window.find(.id("name")) as? TextField)
        #expect(field.text == "Bob" && field.isFocused)
        #expect((try window.find(.id("member")) as? Switch)?.isOn == true)
        #expect((try window.find(.id("more")) as? TextView)?.text == "a\nb")
        try window.tap(.id("member"))
        try window.settle()
        #expect(view.survey.answersJSON == #"{"member":"false","more":"a\nb","name":"Bob"}"#)
        #expect(shown(window) == ["name", "member", "more"])
    }

    /// What people write keeps its caret and its undo, and a program may put another answer in its place.
    @Test func anAnswerThatIsShownKeepsItsCaret() throws {
        let (view, window) = try open(json)
        try window.type("Ada", into: .id("name"))
        let field = try #require(try window.find(.id("name")) as? TextField)
        field.selection = 1..<1
        try window.type("x")
        #expect(view.readAnswers(Array(#"{"name": "Axda"}"#.utf8)).isEmpty)
        try window.settle()
        #expect(field.text == "Axda" && field.selection == 2..<2 && field.isEdited && field.isFocused)
        view.onAnswer = { [weak view] id, answer in view?.answer(id, answer.uppercased()) }
        try window.type("y")
        #expect(field.text == "AXYDA" && view.survey.answer("name") == "AXYDA" && field.isFocused)
    }

    /// Complaint 25.
    @Test func oneOfTenThousandQuestionsIsOneInsert() throws {
        var questions = (0..<10_000).map { #"{"id": "q\#($0)", "label": "Question \#($0)"}"# }
        questions[3] = #"{"id": "q3", "label": "Question 3", "type": "checkbox"}"#
        questions[4] = #"{"id": "q4", "label": "Question 4", "type": "checkbox", "show-if": "q3=true"}"#
        let (view, window) = try open(#"[{"questions": [\#(questions.joined(separator: ", "))]}]"#)
        try window.settle()
        let before = view.counters
        view.answer("q3", "true")
        try window.settle()
        #expect(view.counters.measured - before.measured <= 2)
        // The new question, and one at the edge whose place follows from its length.
        #expect(view.counters.configured - before.configured <= 2)
        #expect(view.counters.updates - before.updates == 1)
        #expect(try window.find(.id("q4")) is Switch)
        // Only what is in sight moves.
        #expect(view.counters.planned - before.planned < 15)
    }
}
