import NUI
import Testing

/// Definitions that nothing uses: every kind of use counts, and nothing else does.
@Suite struct UnusedTests {
    private func found(_ text: String, _ others: [String: String] = [:], ids: Bool = false) -> [Diagnostic] {
        let program = Program.load(path: "/main.nui", reader: MemorySourceReader(others.merging(["/main.nui": text]) { _, new in new }))
        return check(program, testSchema, findsUnusedIDs: ids)
    }

    private func shown(_ text: String, _ others: [String: String] = [:], ids: Bool = false) -> [String] {
        found(text, others, ids: ids).map { "\($0.id) \($0.message)" }
    }

    @Test(arguments: [
        "root = { tag = x }", "root = { tag = [1 [x]] }", "root = { tag = x.tag }", "root = { opacity = x * 2 }",
        "root = { opacity = YES ? 1 : x }", #"root = { name = "\(x) pieces" }"#, "root = { corners = TopLeft | x }",
        "const y = x root = { opacity = y }", "state s = { root.opacity = x } root = { }",
        "state s = { root <= { opacity = x } } root = { }",
        "style s = { opacity = x } root = { :style = s }", "root = { view = { :class = View } view <= { opacity = x } }",
        "root = { nothing.at.all = x }", "root = { view = { :class = Nobody opacity = x } }",
        "root = { layout = { :class = VerticalLayout layoutItems = [{ left = { parent = x } }] } }",
        "root = { view = { :class = UIButton action = { selector = x } } }", "root = { frame = [0 0 x x] }",
    ])
    func everyUseOfAConstantCounts(text: String) {
        #expect(!shown("const x = 5\n" + text).contains { $0.hasPrefix("NUI1") || $0.hasPrefix("NUI307") })
    }

    @Test(arguments: [
        "root = { view = { :class = View :style = x } }", "root = { view = { :class = View :style = [y x] } }",
        "style z = { :style = x } root = { view = { :class = View :style = z } }",
        "style z = { tag = { :class = View :style = x } } root = { }",
        "state s = { root <= { :style = x } } root = { }", "root = { view = { :class = View } view <= { :style = x } }",
        "const c = { :class = View :style = x } root = { tag = c }", "root = { view = { :class = View :stlye = x } }",
        "root = { view = { :class = Nobody :style = x } }", "root = { name = { :class = View :style = x } }",
    ])
    func everyUseOfAStyleCounts(text: String) {
        #expect(!shown("style x = { }\n" + text, ["/y.nui": "style y = { }"]).contains { $0.contains("uses the style 'x'") })
    }

    @Test func whatIsNotUsedIsTold() {
        #expect(
            shown("const x = 5\nstyle x = { }\nroot = { x = 1 }") == [
                "NUI307 nothing uses the constant 'x'", "NUI307 nothing uses the style 'x'",
            ])
        #expect(shown("style x = { opacity = 1 }\nroot = { view = { :class = View  :id = x } }") == ["NUI307 nothing uses the style 'x'"])
        // The case of the enumeration is meant.
        #expect(
            shown("const Left = 5\nroot = { view = { :class = UILabel textAlignment = Left } }") == [
                "NUI307 nothing uses the constant 'Left'"
            ])
        #expect(shown("const YES = 5\nroot = { hidden = YES }") == ["NUI217 'YES' has a fixed meaning and cannot be a constant"])
    }

    /// Faults of unused definitions are warnings, also those that are only counted.
    @Test(arguments: [900, 1_200]) func anyNumberOfFaultsInUnusedDefinitionsRefusesNothing(count: Int) {
        let lines = { (line: (Int) -> String) in (0..<count).map(line).joined(separator: "\n") }
        let root = "root = { view = { :class = View } }"
        for idle in [
            lines { "const c\($0) = { :class = View  zzzzz = 1 }" }, lines { "style s\($0) = { :class = View  zzzzz = 1 }" },
            lines { "template t\($0) = { :class = View  zzzzz = 1 }" }, lines { "const d\($0) = [d\($0)]" },
        ] {
            #expect(found("\(idle)\n\(root)").errorCount == 0, "\(idle.prefix(40))")
        }
        // The error is the only one, and is shown.
        let faulty = found(lines { "const c\($0) = { :class = View  zzzzz = 1 }" } + "\nroot = { view = { :class = View  zzzzz = 1 } }")
        #expect(faulty.errorCount == 1 && faulty.first { $0.severity == .error }?.id == "NUI203")
    }

    @Test func templatesAndParametersAreTold() {
        // One that only an unused one uses is left alone, as is one that another takes the place of; and one meant by a string.
        #expect(
            shown("template a = { :template = b }\ntemplate b = { :class = View }\nroot = { }") == ["NUI307 nothing uses the template 'a'"])
        #expect(
            shown("template b = { :class = View }\ntemplate a = { :template = b }\nroot = { }") == ["NUI307 nothing uses the template 'a'"])
        #expect(shown("template a = { :class = View }") == [])
        #expect(shown("template a = { :class = View }\nroot = { view = { :template = \"a\" } }").map { $0.prefix(6) } == ["NUI213"])
        // A parameter may be a class, a style, part of another default value, and may stand in an expression or a string.
        let all =
            "template t = { :params { a = UILabel  b = \"\"  c = b  d = 1  e = 2 }  :class = a  text = \"\\(c) \\(d)\"  tag = e + 1 }\n"
        #expect(shown("\(all)root = { view = { :template = t } }") == [])
        // What a template makes nothing of is told in a library, too.
        #expect(shown("template t = { :params { a = 1 }  :class = View }") == ["NUI307 the template does not use its parameter 'a'"])
    }

    @Test func aNameThatTheTemplateAndItsUsesAgreeOnIsRight() {
        let uses = "root = { a = { :template = badge  title = \"\" }  b = { :template = badge  title = \"x\" } }"
        #expect(
            shown("template badge = { :params { titel = String }  :class = UILabel  text = title }\n\(uses)") == [
                "NUI219 nothing uses the parameter 'titel', and 'title' is not declared"
            ])
        #expect(
            shown("template bagde = { :params { title = String }  :class = UILabel  text = title }\n\(uses)") == [
                "NUI219 nothing uses the template 'bagde', and 'badge' is not defined"
            ])
        #expect(
            shown("template badge = { :params { title = Srting }  :class = UILabel  text = title }\n\(uses)") == [
                "NUI206 there is no type, object or constant 'Srting'"
            ])
        let misspelt = shown("template badge = { :parms { title = String }  :class = UILabel  text = title }\n\(uses)")
        #expect(misspelt.count == 1 && misspelt[0].contains("':parms'"), "\(misspelt)")
        // The template alone does not outweigh the declaration.
        let body = shown("template badge = { :params { title = String }  :class = UILabel  text = titel }\n\(uses)")
        #expect(body.contains("NUI206 there is no object or constant 'titel'") && !body.contains { $0.hasPrefix("NUI219") }, "\(body)")
    }

    @Test func whatTemplatesAndPreviewsAreGivenIsUsed() {
        let template = "template card = { :params { text = \"\"  rest = [1] }  :class = UILabel  text = text }\n"
        #expect(
            shown(
                "const x = 5\nconst y = 6\nstyle s = { }\n\(template)root = { view = { :template = card  rest = [x { :class = View :style = s }] } }"
            ) == [
                "NUI307 nothing uses the constant 'y'", "NUI307 the template does not use its parameter 'rest'",
            ])
        #expect(
            shown(
                "const x = 5\ntemplate card = { :params { rest = x }  :class = UILabel  tag = rest }\nroot = { view = { :template = card } }"
            ) == [])
        #expect(
            shown("const x = 5\ntemplate card = { :class = UILabel  tag = x }\nroot = { }") == ["NUI307 nothing uses the template 'card'"])
        #expect(shown("const x = 5\npreview \"a\" = { data = { x = 6 } }\nroot = { }") == [])
    }

    @Test func aFileThatIsImportedByItsImportsIsUsedByThem() {
        let main = "import \"a.nui\" as a\nconst x = 5\nroot = { tag = a.y }"
        #expect(shown(main, ["/a.nui": "const y = 1"]) == ["NUI307 nothing uses the constant 'x'"])
        #expect(shown(main, ["/a.nui": "import \"main.nui\" as main\nconst y = main.x"]) == [])
    }

    @Test func oneCauseIsToldOnce() {
        // Misspelt where it is used, where it is defined; hidden by an id; in a circle.
        #expect(shown("const gap = 8\nroot = { opacity = gpa }") == ["NUI206 there is no object or constant 'gpa'"])
        #expect(
            shown("style qiuet = { }\nroot = { one = { :class = View :style = quiet } two = { :class = View :style = quiet } }").count == 1)
        #expect(shown("const x = 5\nroot = { view = { :class = View :id = x } }") == ["NUI218 the id 'x' hides the constant of that name"])
        #expect(shown("const a = b\nconst b = a\nroot = { }") == ["NUI302 the constant 'a' depends on itself: a -> b -> a"])
    }

    /// The text with the fixes put in, as often as there are any.
    private func mended(_ text: String) -> String {
        var text = text
        for _ in 0..<9 { text = FixedText(SourceText(path: "/main.nui", bytes: Array(text.utf8)), found(text)).text }
        return text
    }

    @Test(
        arguments: [
            ("const x = 5\nroot = { }\n", "root = { }\n"), ("const x = 5;\r\nroot = { }\r\n", "root = { }\r\n"),
            ("const y = 1\n\n  const x = 5\n\nroot = { tag = y }", "const y = 1\n\nroot = { tag = y }"),
            ("const y = 1\nstyle x = {\n    opacity = 1\n}\nroot = { tag = y }", "const y = 1\nroot = { tag = y }"),
            ("\nconst a = 1\nconst b = a\n\n\nroot = { }", "\n\nroot = { }"),
            ("const y = 1 // y\nconst x = 5\nroot = { tag = y }", "const y = 1 // y\nroot = { tag = y }"),
            // Comments, and what stands on the same line.
            ("// x\nconst x = 5\nroot = { }", nil), ("const x = 5 // x\nroot = { }", nil), ("/*\n*/\nconst x = 5\nroot = { }", nil),
            ("style x = {\n    // why\n}\nroot = { }", nil), ("const x = 5 root = { }", nil), ("const x = 5\nroot = { } const z = 1", nil),
            ("const y = 1 const x = 5\nroot = { tag = y }", nil), ("/**/ const x = 5\nroot = { }", nil),
        ] as [(String, String?)])
    func wholeLinesAreTakenOut(text: String, expected: String?) {
        #expect(mended(text) == expected ?? text)
    }

    @Test func unusedIDsAreToldOnRequest() {
        let text = """
            state s = { a.hidden = YES  root.view.sub <= { hidden = YES } }
            root = {
                view = { :class = View  :id = page  subviews = [{ :class = View  :id = sub } { :class = View  :id = never }] }
                one = { :class = View  :id = a }
                two = { :class = UIButton  :id = b  action = { selector = "go"  target = c } }
                three = { :class = UILabel  :id = c  text = d.name  unknown = e.name }
                layout = { :class = VerticalLayout  layoutItems = [{ :id = i } { left = { adjacent = i }  view = page }] }
            }
            """
        #expect(shown(text).filter { $0.hasPrefix("NUI3") } == [])
        let ids = shown(text.replacing(" unknown = e.name", with: "").replacing("text = d.name", with: ""), ids: true)
        #expect(ids == ["NUI308 nothing in the file uses the id 'never'", "NUI308 nothing in the file uses the id 'b'"])
        #expect(
            shown("style unused = { :id = x }", ids: true) == []
                && shown("root = { :id = x ", ids: true).allSatisfy { $0.hasPrefix("NUI1") || $0.hasPrefix("NUI2") })
    }
}
