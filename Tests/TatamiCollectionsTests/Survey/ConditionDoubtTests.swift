import Testing

@testable import TatamiCollections

/// Conditions that no answer meets, or that compare with more than is meant.
@Suite struct ConditionDoubtTests {
    /// What is reported of a condition on two texts, a checkbox and a question with a blank in its id.
    private func faults(_ condition: String, version: Int = 2) -> [String] {
        let questions = #"{ "id": "a", "label": "" }, { "id": "b c", "label": "" }, { "id": "k", "label": "", "type": "checkbox" }"#
        let value = condition.hasPrefix("[") ? condition : "\"\(condition.replacing("\"", with: "\\\""))\""
        let sections = "[{ \"questions\": [\(questions), { \"id\": \"q\", \"label\": \"\", \"show-if\": \(value) }] }]"
        let json = version == 1 ? sections : "{ \"version\": 2, \"sections\": \(sections) }"
        let (document, faults) = SurveyDocument.read(Array(json.utf8))
        #expect(document != nil && faults.allSatisfy { $0.isWarning && $0.path.hasSuffix("[0].questions[3].show-if") })
        return faults.map { $0.message + ($0.hint.map { "; \($0)" } ?? "") }
    }

    @Test(arguments: [
        ("a == x", "this compares 'a' by '=' with all of '= x'; write 'a=x'"),
        ("a!==x", "this compares 'a' by '!=' with all of '=x'; write 'a!=x'"),
        ("a<>x", "this compares 'a' by '<' with all of '>x'; write 'a!=x'"),
        ("b c => 5", "this compares 'b c' by '=' with all of '> 5'; write 'b c>=5'"),
        ("a =< 5", "this compares 'a' by '=' with all of '< 5'; write 'a<=5'"),
        ("k == true", "this compares 'k' by '=' with all of '= true'; write 'k=true'"),
        ("a < abc", "'<' compares decimal numbers, and 'abc' is none, so no answer meets it; '=' and '!=' compare texts"),
        ("!(a > 1,5)", "'>' compares decimal numbers, and '1,5' is none, so no answer meets it; write '1.5', with a point"),
        ("a >= 'x & y'", "'>=' compares decimal numbers, and 'x & y' is none, so no answer meets it; '=' and '!=' compare texts"),
        ("a<=", "'<=' compares decimal numbers, and '' is none, so no answer meets it; '=' and '!=' compare texts"),
        ("a=\"x\"", "the quotes in '\"x\"' belong to the answer that 'a' must have; remove them, or write single ones"),
        ("a=x and a=y", "this compares 'a' with all of 'x and a=y'; write '&' instead of 'and'"),
        ("k=true OR !b c!=y", "this compares 'k' with all of 'true OR !b c!=y'; write '|' instead of 'OR'"),
        ("a=x, b c = y", "this compares 'a' with all of 'x, b c = y'; write '&' or '|' instead of ','"),
        ("a > 5 and a < 9", "this compares 'a' with all of '5 and a < 9'; write '&' instead of 'and'"),
        (
            "a=x & a=y",
            "no answer of 'a' is = 'x' and = 'y' at once, so the question is never shown; if one of them is enough, write '|'"
        ),
        ("a<5 & k=true & a>=9", "no answer of 'a' is >= '9' and < '5' at once, so the question is never shown"),
        ("a<=5 & (a>1 & a>5)", "no answer of 'a' is > '5' and <= '5' at once, so the question is never shown"),
        ("a!=x & a=x", "no answer of 'a' is = 'x' and != 'x' at once, so the question is never shown"),
        ("a=7 & a<5", "no answer of 'a' is = '7' and < '5' at once, so the question is never shown"),
        ("k=yes", "'k' is a checkbox, whose answer is true or false, and never 'yes'"),
    ])
    func doubtsOfTheSecondVersion(condition: String, message: String) {
        #expect(faults(condition) == [message])
    }

    @Test func whatIsMeantIsNoDoubt() {
        for condition in [
            "a=x", "a = ", "a='=x'", "a = <5", "a='\"x\"'", "a='x and a=y'", "a=salt and pepper", "a=x, y", "a=x, z=1", "a=it's", "a=\"",
            "a>-3.5", "a<5 | a>=9", "a>=5 & a<=5", "a>1 & a<2 & a!=3", "a=x & b c=y", "a=x | a=y", "!(a=x & a=y)", "a=x & !(a=y)",
            "a=5 & a<6", "k!=true & k!=false", "(a=x | k=true) & a=y", #"["a=x", "a!=y"]"#,
        ] {
            #expect(faults(condition).isEmpty, "\(condition)")
        }
    }

    @Test func doubtsOfLists() {
        let never = "no answer of 'a' is = 'x' and = 'y' at once, so the question is never shown; if one of them is enough, "
        #expect(faults(#"["a=x", "k=true", "a=y"]"#) == [never + "write '|'"])
        let newer = "use '|' of version 2: write the survey as {\"version\": 2, \"sections\": [...]}"
        #expect(faults(#"["a=x", "a=y"]"#, version: 1) == [never + newer])
        #expect(faults(#"["a=x", "a=x", "b c=y"]"#, version: 1).isEmpty)
        #expect(faults(#"["a<five", "a>1,5"]"#).count == 2, "each is told by itself")
    }

    /// Of a conjunction that is reported, no answer out of many meets all parts.
    @Test func noAnswerMeetsWhatIsReported() throws {
        let signs = ["=", "!=", "<", "<=", ">", ">="]
        var reported = 0
        for (first, second) in signs.flatMap({ one in signs.map { (one, $0) } }) {
            for (one, other) in [("1", "1"), ("1", "2"), ("2", "1")] {
                let text = "a\(first)\(one) & a\(second)\(other)"
                let condition = try ConditionReader.read(text)
                let isMet = ["", "x", "0", "1", "1.5", "2", "3", "1.0"].contains { answer in condition.isMet { _ in answer } }
                #expect(faults(text).isEmpty == isMet, "\(text)")
                if !isMet { reported += 1 }
            }
        }
        #expect(reported > 20)
    }
}
