import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct RandomSurveyTests {
    private static func condition(_ ids: [String], _ depth: Int, _ random: inout Seeded) -> SurveyCondition {
        switch random.below(depth > 2 ? 2 : 5) {
        case 0, 1: .answer(id: random.pick(ids), random.pick(SurveyCondition.Comparison.allCases), value: String(random.below(3)))
        case 2: .not(condition(ids, depth + 1, &random))
        case 3: .all((0..<random.below(3)).map { _ in condition(ids, depth + 1, &random) })
        default: .any((0..<random.below(3)).map { _ in condition(ids, depth + 1, &random) })
        }
    }

    private static func questions(_ random: inout Seeded, acyclic: Bool) -> [SurveyDocument.Question] {
        let ids = (0..<2 + random.below(9)).map { "q\($0)" }.shuffled(using: &random)
        return ids.enumerated().map { index, id in
            let others = acyclic ? Array(ids[..<index]) : ids
            let condition = others.isEmpty || random.oneIn(3) ? nil : condition(others, acyclic ? 0 : 3, &random)
            return SurveyDocument.Question(id: id, label: "", kind: .text, indent: 0, condition: condition)
        }.shuffled(using: &random)
    }

    @Test func whatIsShownAgreesWithTheDefinition() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(150) {
            let questions = Self.questions(&random, acyclic: true)
            let document = SurveyDocument(version: 1, sections: [SurveyDocument.Section(name: "", questions: questions)])
            let isTransitive = !random.oneIn(4)
            var survey = Survey(document, isTransitive: isTransitive)
            var answers: [String: String] = [:]
            var shown = Set(questions.map(\.id).filter(survey.isShown))
            for step in 0..<12 {
                for _ in 0..<random.below(4) {
                    let (id, answer) = (random.pick(questions).id, random.pick(["", "0", "1", "2", "x"]))
                    answers[id] = answer
                    survey.answer(id, answer)
                }
                let evaluations = survey.evaluations
                let change = survey.update()
                func isShown(_ id: String) -> Bool {
                    guard let condition = questions.first(where: { $0.id == id })?.condition else { return true }
                    return condition.isMet { isTransitive && !isShown($0) ? "" : answers[$0] ?? "" }
                }
                let expected = Set(questions.map(\.id).filter(isShown))
                #expect(Set(questions.map(\.id).filter(survey.isShown)) == expected, "round \(round), step \(step): \(questions)")
                #expect(change.shown == questions.map(\.id).filter { expected.contains($0) && !shown.contains($0) }, "\(round), \(step)")
                #expect(change.hidden == questions.map(\.id).filter { !expected.contains($0) && shown.contains($0) }, "\(round), \(step)")
                #expect(survey.evaluations - evaluations <= questions.count, "no condition is worked out twice")
                shown = expected
            }
        }
    }

    @Test func answersThatAreReadAreWrittenAgain() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(150) {
            let questions = Self.questions(&random, acyclic: true).map { question in
                SurveyDocument.Question(
                    id: question.id, label: "", kind: random.oneIn(3) ? .checkbox : .text, indent: 0, condition: question.condition)
            }
            let document = SurveyDocument(
                version: 1 + random.below(2), sections: [SurveyDocument.Section(name: "", questions: questions)])
            var survey = Survey(document)
            for _ in 0..<random.below(12) {
                let question = random.pick(questions)
                survey.answer(question.id, random.pick(question.kind == .checkbox ? ["", "true", "false"] : ["", "0", "1", "2", "x"]))
                if random.oneIn(2) { _ = survey.update() }
            }
            _ = survey.update()
            let json = survey.answersJSON
            var other = Survey(document)
            #expect(other.readAnswers(Array(json.utf8)).isEmpty, "round \(round)")
            _ = other.update()
            #expect(other.answersJSON == json, "round \(round): \(questions)")
        }
    }

    /// A question is on a cycle if it can be reached from itself.
    @Test func cyclesAgreeWithASearchForWaysBack() {
        var random = Rounds.random()
        for _ in 0..<Rounds.count(300) {
            let questions = Self.questions(&random, acyclic: false)
            let cycles = SurveyGraph(questions).cycles
            let named = Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0.condition?.ids ?? []) })
            func reached(_ id: String) -> Set<String> {
                var (found, pending) = (Set<String>(), Array(named[id] ?? []))
                while let next = pending.popLast() { if found.insert(next).inserted { pending += named[next] ?? [] } }
                return found
            }
            #expect(cycles.isEmpty == !questions.contains { reached($0.id).contains($0.id) }, "\(named)")
            for cycle in cycles {
                for (id, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
                    #expect(named[id]?.contains(next) == true, "\(cycle) \(named)")
                }
            }
            #expect(Set(cycles.joined()).count == cycles.joined().count)
        }
    }
}
