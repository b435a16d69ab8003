import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct SurveyTests {
    private func document(_ json: String) throws -> SurveyDocument {
        let (document, faults) = SurveyDocument.read(Array(json.utf8))
        #expect(faults.isEmpty)
        return try #require(document)
    }

    /// A chain: b if a, c if b.
    private static let chain = """
        [{ "name": "One", "questions": [
            { "id": "a", "label": "A", "type": "checkbox", "other": 7 },
            { "id": "b", "label": "B", "type": "checkbox", "show-if": "a=true", "indent": 1 },
            { "id": "c", "label": "C", "type": "big-text", "show-if": ["b=true"] },
        ] }, { "questions": [] }, ]
        """

    @Test func theFirstFormatWithCommasBehindLastElements() throws {
        let document = try document(Self.chain)
        #expect(document.version == 1 && document.sections.map(\.name) == ["One", ""])
        #expect(document.questions.map(\.kind) == [.checkbox, .checkbox, .bigText] && document.questions[1].indent == 1)
        #expect(document.questions[2].condition == .answer(id: "b", .equal, value: "true"))
    }

    @Test func hidingIsTransitive() throws {
        var survey = Survey(try document(Self.chain))
        #expect(survey.isShown("a") && !survey.isShown("b") && !survey.isShown("c"))
        survey.answer("a", "true")
        #expect(survey.update() == Survey.Change(shown: ["b"]))
        survey.answer("b", "true")
        survey.answer("c", "text")
        #expect(survey.update().shown == ["c"])
        #expect(survey.answersJSON == #"{"a":"true","b":"true","c":"text"}"#)
        survey.answer("a", "false")
        #expect(survey.update() == Survey.Change(hidden: ["b", "c"]), "one notification for both")
        #expect(survey.answersJSON == #"{"a":"false"}"# && survey.answer("c") == "text")
        survey.answer("a", "true")
        #expect(survey.update() == Survey.Change(shown: ["b", "c"]), "answers are remembered")
        var other = Survey(try document(Self.chain), isTransitive: false)
        for id in ["a", "b"] { other.answer(id, "true") }
        _ = other.update()
        other.answer("a", "")
        #expect(other.update() == Survey.Change(hidden: ["b"]) && other.isShown("c"))
    }

    @Test func anUntouchedCheckboxOfVersionTwoIsFalse() throws {
        let text = """
            { "version": 2, "sections": [{ "questions": [
                { "id": "a", "label": "A", "type": "checkbox" }, { "id": "n", "label": "N" },
                { "id": "b", "label": "B", "show-if": "a = false & !(n >= 10 | n = 'x & y')" } ] }] }
            """
        var survey = Survey(try document(text))
        #expect(survey.isShown("b") && survey.answersJSON == "{}")
        for (answer, isShown) in [("9.5", true), ("10", false), ("x", true), ("x & y", false), ("ten", true), ("1e3", true), ("-11", true)]
        {
            survey.answer("n", answer)
            _ = survey.update()
            #expect(survey.isShown("b") == isShown, "\(answer)")
        }
        survey.answer("a", "true")
        survey.answer("a", "false")
        #expect(survey.answersJSON == #"{"a":"false","n":"-11"}"#)
    }

    /// Test 25 of the rules.
    @Test func aToggleAmongTenThousandQuestionsWorksOneConditionOut() throws {
        let questions = (0..<10_000).map { #"{ "id": "q\#($0)", "label": "Q", "show-if": "q\#($0 - 1)=true" }"# }
        let json =
            "[{ \"questions\": [" + questions.joined(separator: ",").replacing("\"show-if\": \"q-1=true\"", with: "\"x\": 0") + "] }]"
        var survey = Survey(try document(json))
        let before = survey.evaluations
        #expect(before == 9_999)
        survey.answer("q0", "true")
        #expect(survey.update() == Survey.Change(shown: ["q1"]) && survey.evaluations == before + 1)
        survey.answer("q0", "true")
        survey.answer("q500", "true")
        #expect(
            survey.update() == Survey.Change() && survey.evaluations == before + 1, "equal writes, and writes of what is hidden, do nothing"
        )
    }

    @Test func answersAreRead() throws {
        var survey = Survey(try document(Self.chain))
        let faults = survey.readAnswers(Array(#"{ "a": true, "b": "true", "c": 12.50, "z": "" }"#.utf8))
        #expect(faults.map(\.description) == ["z: no question has the id 'z'; it is left out"] && faults.allSatisfy(\.isWarning))
        let twice = survey.readAnswers(Array(#"{ "c": "x", "C": 1, "c": "12.50", "C": 2 }"#.utf8))
        #expect(
            twice.map(\.description) == [
                "C: no question has the id 'C'; it is left out; did you mean 'c'?", "c: 'c' is there more than once; the last one counts",
            ] && twice.allSatisfy { $0.isWarning && $0.isOfName })
        #expect(survey.update().shown == ["b", "c"] && survey.answersJSON == #"{"a":"true","b":"true","c":"12.50"}"#)
        let wrong = survey.readAnswers(Array(#"{ "a": "yes", "b": [], "c": "x" }"#.utf8))
        #expect(
            wrong.map(\.description) == ["a: a checkbox is true or false, not 'yes'", "b: an answer is a text, a number, true or false"])
        #expect(survey.answer("c") == "12.50", "with an error nothing changes")
        #expect(survey.readAnswers(Array("[]".utf8)).count == 1 && survey.readAnswers(Array("{".utf8)).count == 1)
        #expect(survey.readAnswers([]).map(\.description) == ["$: the text is empty; answers are an object, at least {}"])
        let long = survey.readAnswers(Array("{ \"\(String(repeating: "z", count: 9_000))\": 1 }".utf8))
        #expect(long.count == 1 && long[0].description.count < 250)
    }

    /// Answers that are what the questions have without any are answers all the same.
    @Test func readAnswersAreWrittenAgain() throws {
        let text = """
            { "version": 2, "sections": [{ "questions": [
                { "id": "a", "label": "A", "type": "checkbox" }, { "id": "n", "label": "N" }] }] }
            """
        let document = try document(text)
        for json in ["{}", #"{"a":"false"}"#, #"{"n":""}"#, #"{"a":"","n":"x"}"#, #"{"a":"false","n":""}"#] {
            var survey = Survey(document)
            #expect(survey.readAnswers(Array(json.utf8)).isEmpty && survey.update() == Survey.Change() && survey.answersJSON == json)
        }
    }
}

@Suite struct SurveyFaultTests {
    private func faults(_ json: String) -> [String] {
        let (document, faults) = SurveyDocument.read(Array(json.utf8))
        #expect((document == nil) == faults.contains { !$0.isWarning })
        return faults.map(\.description)
    }

    private func question(_ id: String, _ condition: String) -> String { #"{ "id": "\#(id)", "label": "", "show-if": \#(condition) }"# }

    @Test func misspeltMembersTypesAndIndentsAreTold() {
        #expect(
            faults(
                #"""
                [{ "name": 3, "quetions": [] }, { "nmae": "S", "hint": "ours", "questions": [
                    { "id": "a", "label": "A", "type": "chekbox" }, { "id": "b", "label": "B", "type": "number", "showIf": "a=true" },
                    { "id": "c", "label": "C", "type": 3, "indent": "2" }, { "id": "d", "label": "D", "indent": -1, "show-if": "a=1" },
                    { "id": "e", "lable": "E" }, { "id": "f", "label": "F", "indent": 1e99, "type": null, "show_if": "a=1" },
                    { "id": "g", "label": "G", "indent": 2.5 }, { "id": "h", "label": "H", "indent": 2.0, "type": "big-text" },
                    { "id": "i", "label": "I", "indent": 10 }, { "id": "j", "label": "J", "indent": 11 }] }]
                """#) == [
                    "[0].quetions: a survey has no 'quetions'; did you mean 'questions'?",
                    "[0].name: this is no text, so the section has no name",
                    "[1].nmae: a survey has no 'nmae'; did you mean 'name'?",
                    "[1].questions[0].type: there is no type 'chekbox', so a line of text is asked for; did you mean 'checkbox'?",
                    "[1].questions[1].showIf: a survey has no 'showIf'; did you mean 'show-if'?",
                    "[1].questions[1].type: there is no type 'number', so a line of text is asked for; the types are checkbox, text, big-text",
                    "[1].questions[2].type: this is no text, so a line of text is asked for",
                    "[1].questions[2].indent: an indent is a whole number from 0 to 100; this counts as 0",
                    "[1].questions[3].indent: an indent is a whole number from 0 to 100; this counts as 0",
                    "[1].questions[4].lable: a survey has no 'lable'; did you mean 'label'?",
                    "[1].questions[4]: the question is left out, because it has no \"label\" with a text",
                    "[1].questions[5].show_if: a survey has no 'show_if'; did you mean 'show-if'?",
                    "[1].questions[5].indent: an indent is a whole number from 0 to 100; this counts as 100 and is drawn as 10",
                    "[1].questions[6].indent: an indent is a whole number from 0 to 100; this counts as 2",
                    "[1].questions[9].indent: an indent of more than 10 is drawn as 10",
                ])
        #expect(
            faults(
                #"""
                [{ "questions": [{ "id": "a", "label": "", "type": "checkbox" }, { "id": "b", "label": "" },
                    { "id": "c", "label": "", "show-if": "a=yes" }, { "id": "d", "label": "", "show-if": ["b=yes", "a="] },
                    { "id": "e", "label": "", "show-if": "a=false" }] }]
                """#) == ["[0].questions[2].show-if: 'a' is a checkbox, whose answer is true or false, and never 'yes'"])
        #expect(faults(" \n") == ["$: the text is empty; a survey is an array of sections, at least []"])
    }

    /// Conditions of version 2 in a survey of version 1, and blanks, which belong to ids and answers there.
    @Test func conditionsOfAnotherVersionAreTold() {
        func fault(_ condition: String) -> String? {
            let found = faults("[{ \"questions\": [\(question("age", "null")), \(question("b", "\"\(condition)\""))] }]")
            #expect(found.count <= 1)
            return found.first.map { String($0.dropFirst("[0].questions[1].show-if: ".count)) }
        }
        let version = "write the survey as {\"version\": 2, \"sections\": [...]}"
        #expect(fault("age=1") == nil)
        #expect(fault("age>=18") == "no question has the id 'age>'; conditions other than id=value are of version 2: \(version)")
        #expect(fault("!age=1") == "no question has the id '!age'; conditions other than id=value are of version 2: \(version)")
        #expect(fault("age = 1") == "no question has the id 'age '; there are no blanks before '=': write 'age=1'")
        #expect(fault("age>18")?.hasSuffix("is left out; this comparison is of version 2: \(version)") == true)
        #expect(fault("age=1 & b=2") == "this compares 'age' with all of '1 & b=2'; for '&' and '|' \(version)")
        #expect(fault("age= 1") == "the blanks around ' 1' belong to the answer that 'age' must have; remove them")
        #expect(fault("ages>1=2") == "no question has the id 'ages>1'")
        #expect(fault("age==1") == "this compares 'age' by '=' with all of '=1'; write 'age=1'")
        #expect(fault("age=<5") == nil && fault("age=1=2") == nil && fault("age=\\\"x\\\"") == nil)
        #expect(
            faults(#"[{ "name": "S", "questions": [{ "id": "", "id": "x", "label": "L" }] }, { "name": "T" }]"#) == [
                "[0].questions[0].id: 'id' is there more than once; the first one counts",
                "[0].questions[0].id: the id is empty; give the question a name by which its answer is found",
                "[1]: the section has no \"questions\"; write \"questions\": [] for none",
            ])
    }

    /// An answer outlives a version of the survey without its question, or with a question of another kind; hidden ones stay too.
    @Test func answersOutliveVersionsWithoutTheirQuestions() throws {
        func survey(_ questions: String...) throws -> Survey {
            let (document, faults) = SurveyDocument.read(Array("[{ \"questions\": [\(questions.joined(separator: ","))] }]".utf8))
            #expect(faults.isEmpty)
            return Survey(try #require(document))
        }
        let (name, member) = (#"{ "id": "name", "label": "N" }"#, #"{ "id": "member", "label": "M", "type": "checkbox" }"#)
        let card = #"{ "id": "card", "label": "C", "show-if": "member=true" }"#
        var first = try survey(name, member, card)
        for (id, answer) in [("name", "Ada"), ("member", "true"), ("card", "7"), ("member", "false")] { first.answer(id, answer) }
        _ = first.update()
        var second = try survey(member, #"{ "id": "card", "label": "C", "type": "checkbox" }"#)
        second.takeAnswers(of: first)
        #expect(second.answer("card") == "" && second.answersJSON == #"{"member":"false"}"#)
        second.answer("member", "true")
        var third = try survey(name, member, card)
        third.takeAnswers(of: second)
        _ = third.update()
        #expect(third.answersJSON == #"{"card":"7","member":"true","name":"Ada"}"#)
    }

    @Test func faultsHavePaths() {
        #expect(
            faults(#"[{ "questions": [{ "id": "a" }, { "label": "L" }, 7, { "id": "b", "label": "", "show-if": ["a", 3] }] }]"#) == [
                "[0].questions[0]: the question is left out, because it has no \"label\" with a text",
                "[0].questions[1]: the question is left out, because it has no \"id\" with a text",
                "[0].questions[2]: the question is left out, because it has no \"id\" with a text",
                "[0].questions[3].show-if[0]: the condition 'a' has no '=' and is left out; write id=value",
                "[0].questions[3].show-if[1]: this is no text and is left out",
            ])
        #expect(
            faults(
                "[{ \"questions\": [\(question("member", "\"other=1\"")), \(question("b", "\"membr=\"")), \(question("b", "\"b=1\""))] }]")
                == [
                    "[0].questions[2].id: the id 'b' is taken by [0].questions[1]; give each question an id of its own",
                    "[0].questions[0].show-if: no question has the id 'other'",
                    "[0].questions[1].show-if: no question has the id 'membr'; did you mean 'member'?",
                ])
        #expect(faults("7") == ["$: a survey is an array of sections, or an object with \"version\": 2 and \"sections\""])
        #expect(faults("{}") == ["version: an object is a survey of version 2; write \"version\": 2"])
        #expect(faults("{ \"version\": 2 }") == ["sections: the array of sections is missing"])
        let brackets = "$: this is one section, and a survey is an array of them; write brackets around it: [{...}]"
        #expect(faults(#"{ "name": "S", "questions": [] }"#) == [brackets])
        #expect(
            faults(#"{ "version": 2, "name": "S", "questions": [] }"#) == [
                "sections: the array of sections is missing; write \"sections\": [{...}] around the questions"
            ])
        #expect(
            faults(#"{ "version": 2, "sections": {} }"#) == [
                "sections: this is no array of sections; write brackets around the section: [{...}]"
            ])
        for version in ["3", "\"2\"", "1"] {
            #expect(
                faults("{ \"version\": \(version), \"sections\": [] }") == [
                    "version: there are two versions: 1, which is an array of sections, and 2, which is an object like this; write \"version\": 2"
                ])
        }
        #expect(
            faults(#"{ "Version": 2, "sections": [] }"#) == [
                "Version: a survey has no 'Version'; did you mean 'version'?",
                "version: an object is a survey of version 2; write \"version\": 2",
            ])
        #expect(faults("[3]") == ["[0]: a section is an object with \"name\" and \"questions\""])
        #expect(faults("[{ \"questions\": 3 }]") == ["[0].questions: this is no array, so the section has no questions"])
        #expect(faults("[{]").count == 1 && faults("").count == 1)
    }

    /// A question that is left out is reported itself, and what depends on it is not.
    @Test func conditionsMayNameWhatIsLeftOut() {
        #expect(
            faults(
                #"""
                [{ "questions": [{ "id": "a", "lable": "A" }, { "Id": "b", "label": "B" },
                    { "id": "c", "label": "C", "show-if": ["a=1", "b=1"] }, { "id": "d", "label": "D", "show-if": "x=1" }] }]
                """#) == [
                    "[0].questions[0].lable: a survey has no 'lable'; did you mean 'label'?",
                    "[0].questions[0]: the question is left out, because it has no \"label\" with a text",
                    "[0].questions[1].Id: a survey has no 'Id'; did you mean 'id'?",
                    "[0].questions[1]: the question is left out, because it has no \"id\" with a text",
                    "[0].questions[3].show-if: no question has the id 'x'",
                ])
    }

    @Test func longConditionsAreShortened() {
        let long = [String(repeating: "(", count: 9_000), "a" + String(repeating: "b", count: 9_000)]
        for text in long + long.map({ $0 + "=1" }) {
            let sections = "[{ \"questions\": [\(question("q", "\"\(text)\""))] }]"
            for json in [sections, "{ \"version\": 2, \"sections\": \(sections) }"] {
                let found = faults(json)
                #expect(found.count == 1 && found.allSatisfy { $0.count < 300 }, "\(found.map { $0.prefix(300) })")
            }
        }
    }

    @Test func cyclesAreFaults() {
        let text =
            "[{ \"questions\": [\(question("a", "\"b=1\"")), \(question("b", "\"c=1\"")), \(question("c", "\"b=2\"")), \(question("s", "\"s=\""))] }]"
        #expect(
            faults(text) == [
                "[0].questions[1].show-if: 'b', which waits for 'c', which waits for 'b': none of them can be decided; remove one of these conditions",
                "[0].questions[3].show-if: 's', which waits for 's': none of them can be decided; remove one of these conditions",
            ])
    }

    @Test(arguments: [
        ("", "it ends where an id is expected"), ("a", "it ends where one of =, !=, <=, >=, < and > after 'a' is expected"),
        ("a=1 &", "it ends where an id is expected"), ("(a=1", "it ends where a ')' is expected"),
        ("a=1)", "at character 4 stands ')' where an end, '&' or '|' is expected"), ("a='1", "the quote at character 3 is not closed"),
        ("a='1' b", "at character 7 stands 'b' where an end, '&' or '|' is expected"),
        ("a!b", "at character 2 stands '!' where one of =, !=, <=, >=, < and > after 'a' is expected"),
        ("=1", "at character 1 stands '=' where an id is expected"),
        (String(repeating: "(", count: 9_000), "more than 64 parentheses and '!' are in each other"),
        (String(repeating: "!", count: 9_000), "more than 64 parentheses and '!' are in each other"),
    ])
    func conditionsThatCannotBeRead(text: String, message: String) {
        #expect(throws: ConditionReader.Failure.self) { try ConditionReader.read(text) }
        do { _ = try ConditionReader.read(text) } catch { #expect(error.message == message) }
    }

    @Test func conditionsByTheirGrammar() throws {
        let a = SurveyCondition.answer(id: "a", .equal, value: "1")
        let b = SurveyCondition.answer(id: "b c", .notEqual, value: "x y")
        let c = SurveyCondition.answer(id: "d", .atMost, value: "")
        #expect(try ConditionReader.read("a=1|b c != x y &d<=") == .any([a, .all([b, c])]))
        #expect(try ConditionReader.read(" ! ( a = '1' | d <= ) ") == .not(.any([a, c])))
        #expect(try ConditionReader.read("a==1") == .answer(id: "a", .equal, value: "=1"))
    }
}
