import Foundation
import Testing

/// Surveys on the command line (collections: rules 48 to 50).
@Suite struct SurveyTests {
    private let survey = """
        [{"name": "You", "questions": [
            {"id": "name", "label": "Your name"},
            {"id": "member", "label": "Are you a member?", "type": "checkbox"},
            {"id": "card", "label": "Number of the card", "indent": 1, "show-if": "member=true"},
        ]}]
        """

    private func tatami() throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write(survey, to: "survey.json")
        try tatami.write(#"{"member": true, "card": "12"}"#, to: "mine.json")
        return tatami
    }

    @Test func aSurveyIsDrawnWithItsAnswers() throws {
        let tatami = try tatami()
        let plain = try tatami.run("render", "survey.json", "-o", "plain.svg", "--size", "600x300")
        #expect(plain.code == 0 && plain.output == "plain.svg 600x300\n" && plain.errors.isEmpty, "\(plain.errors)")
        let answered = try tatami.run("render", "survey.json", "--answers", "mine.json", "-o", "mine.svg", "--size", "600x300")
        #expect(answered.code == 0 && answered.errors.isEmpty, "\(answered.errors)")
        // The picture has the texts as paths, so that a question more is a longer file.
        #expect(try tatami.bytes("mine.svg").count > tatami.bytes("plain.svg").count + 500)
        #expect(try tatami.run("render", "survey.json").output == "survey.png 320x480\n")
    }

    /// A height that follows the content grows with the questions that are shown.
    @Test func theHeightFollowsTheQuestions() throws {
        let tatami = try tatami()
        func height(_ more: String...) throws -> Double {
            let output = try tatami.run(["render", "survey.json", "-o", "a.png", "--size", "400x"] + more).output
            #expect(output.hasPrefix("a.png 400x"))
            return try #require(Double(output.dropFirst("a.png 400x".count).dropLast()))
        }
        let without = try height()
        #expect(without > 80 && without < 200)
        #expect(try height("--answers", "mine.json") > without + 30)
    }

    @Test func withoutADisplayAPictureIsWritten() throws {
        let tatami = try tatami()
        let run = try tatami.run("run", "survey.json", "--answers", "mine.json", "--print-values")
        #expect(run.code == 0 && run.errors.contains("Rendering instead."), "\(run.errors)")
        #expect(run.output == "survey.png 320x480\n{\"card\":\"12\",\"member\":\"true\"}\n")
        #expect(try tatami.run("render", "survey.json", "--answers", "mine.json", "-o", "b.png").code == 0)
        #expect(try tatami.bytes("survey.png") == tatami.bytes("b.png"))
    }

    @Test func surveysAreChecked() throws {
        let tatami = try tatami()
        let good = try tatami.run("check", "survey.json")
        #expect(good.code == 0 && good.output == "1 file: 0 errors, 0 warnings\n" && good.errors.isEmpty)
        let question = #"{"id": "a", "label": "A", "show-if": "b=1"}"#
        try tatami.write("[{\"name\": \"You\", \"questions\": [\n  \(question)]}]", to: "wrong.json")
        let wrong = try tatami.run("check", "wrong.json", "survey.json", "none.json")
        #expect(wrong.code == 1 && wrong.errors.isEmpty, "\(wrong.errors)")
        #expect(wrong.output.contains("error[NUI708]: [0].questions[0].show-if"), "\(wrong.output)")
        #expect(wrong.output.contains("--> wrong.json:2:"), "\(wrong.output)")
        #expect(wrong.output.contains("none.json") && wrong.output.hasSuffix("3 files: 2 errors, 0 warnings\n"))
        #expect(try tatami.run("check", "wrong.json", "--json").output.contains("\"severity\":\"error\""))
    }

    @Test func faultsHaveThePathAndTheLine() throws {
        let tatami = try tatami()
        let wrong = """
            [{"name": "You", "questions": [
                {"id": "a", "label": "A", "show-if": "b=1"},
                {"id": "b", "label": "B",
                 "show-if": "a=1"},
                {"id": "a", "label": "C"},
                {"id": "card", "label": "D", "show-if": ["cart=1"]},
                {"id": "x"},
            ]}]
            """
        try tatami.write(wrong, to: "wrong.json")
        for command in [["render", "wrong.json"], ["run", "wrong.json"]] {
            let result = try tatami.run(command)
            #expect(result.code == 1 && result.output.isEmpty)
            for line in [
                "error: [0].questions[2].id: the id 'a' is taken by [0].questions[0]; give each question an id of its own\n"
                    + "  --> wrong.json:5:12",
                "error: [0].questions[3].show-if: no question has the id 'cart'; did you mean 'card'?\n  --> wrong.json:6:45",
                "error: [0].questions[0].show-if: 'a', which waits for 'b', which waits for 'a': "
                    + "none of them can be decided; remove one of these conditions\n  --> wrong.json:2:42",
                "warning: [0].questions[4]: the question is left out, because it has no \"label\" with a text\n  --> wrong.json:7:5",
            ] {
                #expect(result.errors.contains(line + "\n"), "\(result.errors)")
            }
        }
        #expect(try !tatami.contents().contains("wrong.png"))
        try tatami.write("[{\"name\": \"You\"\n 3}]", to: "broken.json")
        let broken = try tatami.run("render", "broken.json")
        #expect(broken.code == 1 && broken.errors.contains("--> broken.json:2:2"), "\(broken.errors)")
        #expect(try tatami.run("render", "none.json").errors == "error: none.json: the file does not exist\n")
    }

    @Test func faultyAnswersAreRefused() throws {
        let tatami = try tatami()
        try tatami.write("{\"name\": \"Ada\",\n \"member\": \"perhaps\"}", to: "odd.json")
        let odd = try tatami.run("render", "survey.json", "--answers", "odd.json")
        #expect(odd.code == 1)
        #expect(odd.errors == "error: member: a checkbox is true or false, not 'perhaps'\n  --> odd.json:2:12\n")
        try tatami.write("{\"nam\": \"Ada\"}", to: "other.json")
        let other = try tatami.run("render", "survey.json", "--answers", "other.json", "-o", "c.png")
        #expect(other.code == 0)
        #expect(
            other.errors
                == "warning: nam: no question has the id 'nam'; it is left out; did you mean 'name'?\n  --> other.json:1:2\n")
        let unknown = (0..<200).map { "\"z\($0)\": 1" }.joined(separator: ",\n")
        try tatami.write("{\(unknown),\n\"member\": 7}", to: "many.json")
        let many = try tatami.run("render", "survey.json", "--answers", "many.json")
        #expect(many.code == 1 && many.errors.split(separator: "\n").count == 102, "\(many.errors)")
        #expect(many.errors.contains("error: member: ") && many.errors.contains("error: 151 more findings are not shown\n"))
        try tatami.write("", to: "empty.json")
        let empty = try tatami.run("render", "survey.json", "--answers", "empty.json")
        #expect(empty.errors.hasPrefix("error: $: the text is empty; answers are an object, at least {}\n"), "\(empty.errors)")
    }

    /// A diagnostic has its hint apart, and the range of the value or of the misspelt name.
    @Test func diagnosticsOfSurveysAreForTools() throws {
        let tatami = try tatami()
        try tatami.write(
            """
            \u{FEFF}[{"name": "Ü", "questions": [{"id": "a", "lable" : "A"},
              {"id": "b", "label": "B\\"", "show-if":
                "name=1"}]}]
            """, to: "wrong.json")
        let found = try tatami.run("check", "wrong.json", "--json").output
        for part in [
            #""line":1,"column":42,"endLine":1,"endColumn":49,"message":"[0].questions[0].lable: a survey has no 'lable'","hint":"did you mean 'label'?""#,
            #""line":1,"column":30,"endLine":1,"endColumn":31,"message":"[0].questions[0]: the question is left out"#,
            #""line":3,"column":5,"endLine":3,"endColumn":13,"message":"[0].questions[1].show-if: no question has the id 'name'","hint":null"#,
        ] {
            #expect(found.contains(part), "\(found)")
        }
        let text = try tatami.run("check", "wrong.json").output
        #expect(text.contains("^^^^^^^ did you mean 'label'?"), "\(text)")
    }

    @Test func atMostFiftyDiagnosticsAreShown() throws {
        let tatami = try tatami()
        let questions = (0..<80).map { #"{"id": "q\#($0)"}"# } + [#"{"id": "b", "label": "B", "show-if": "x=1"}"#]
        try tatami.write("[{\"name\": \"You\", \"questions\": [\(questions.joined(separator: ",\n"))]}]", to: "many.json")
        let many = try tatami.run("check", "many.json").output
        #expect(many.components(separatedBy: "-->").count == 52 && many.contains("no question has the id 'x'"), "\(many)")
        #expect(many.contains("error[NUI512]: 31 more findings are not shown"), "\(many)")
    }

    @Test func optionsOfOtherFilesAreRefused() throws {
        let tatami = try tatami()
        for arguments in [
            ["render", "survey.json", "--state", "a"], ["render", "survey.json", "--preview", "a"], ["run", "survey.json", "form.nui"],
            ["render", "form.nui", "--answers", "mine.json"], ["run", "survey.json", "--data", "mine.json"],
            ["check", "survey.json", "--data", "mine.json"],
        ] {
            let result = try tatami.run(arguments)
            #expect(result.code == 2 && !result.errors.isEmpty, "\(arguments)")
        }
    }

    /// The survey of the examples is valid, and shows what depends on an answer.
    @Test func theExampleIsDrawn() throws {
        let tatami = try Tatami()
        let examples = Tatami.files.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples/Surveys").path
        let result = try tatami.run("render", "\(examples)/trip.json", "--answers", "\(examples)/trip-answers.json", "-o", "a.png")
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    }
}
