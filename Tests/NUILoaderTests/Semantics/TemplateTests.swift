import NUI
import NUILoader
import TatamiControls
import TatamiViews
import Testing

@Suite struct TemplateTests {
    private static let badge = """
        template badge = {
            :class = LayoutView
            :params { title = String  count = 0  tint = "0A84FF" }
            opacity = 0.5
            layout = { :class = HorizontalLayout  layoutItems = [
                { view = { :class = Label  :id = head  text = "\\(title) (\\(count))"  textColor = tint } }
                { :slot = trailing  view = { :class = Label  text = "none" } }
                { :slot }
            ] }
        }

        """

    private func load(_ items: String, before: String = "", _ others: [String: String] = [:]) -> Loading {
        Loading(
            Self.badge + before
                + "root = { view = { :class = LayoutView  :id = page  layout = { :class = VerticalLayout  layoutItems = [\(items)] } } }",
            others)
    }

    /// The texts of all labels, in order.
    private func texts(_ loading: Loading) -> [String] { loading.screen.view.map(labels) ?? [] }
    private func labels(_ view: View) -> [String] {
        [(view as? Label)?.text].compactMap { $0 } + view.subviews.flatMap(labels)
    }

    @Test func argumentsStandInThePlaceOfParameters() throws {
        let loading = load(
            "{ view = { :template = badge  title = \"Inbox\"  count = 3 } } { view = { :template = badge  title = \"Sent\" } }")
        #expect(loading.shown == [])
        #expect(texts(loading) == ["Inbox (3)", "none", "Sent (0)", "none"])
    }

    /// The template's own parts come first, then the styles of the use, then what it says itself.
    @Test func theUseHasTheLastWord() throws {
        let style = "style pale = { opacity = 0.25  cornerRadius = 3 }\n"
        let loading = load(
            "{ view = { :template = badge  :id = a  title = \"\" } } { view = { :template = badge  :style = pale  :id = b  title = \"\" } }"
                + "{ view = { :template = badge  :style = pale  :id = c  title = \"\"  opacity = 0.75 } }", before: style)
        #expect(loading.shown == [])
        #expect(try ["a", "b", "c"].map { try loading.object($0, as: View.self).opacity } == [0.5, 0.25, 0.75])
        #expect(try loading.object("c", as: View.self).cornerRadius == 3)
    }

    @Test func slotsTakeWhatTheUseGives() throws {
        let loading = load(
            """
            { view = { :template = badge  title = "A"
                trailing = [ { view = { :class = Label  text = "x" } } { view = { :class = Label  text = "y" } } ]
                :slot = { view = { :class = Label  text = "z" } } } }
            { view = { :template = badge  title = "B"  trailing = [] } }
            """)
        #expect(loading.shown == [])
        #expect(texts(loading) == ["A (0)", "x", "y", "z", "B (0)"])
    }

    /// What is given for a slot belongs to the place where it is written: its names are not the template's.
    @Test func contentsOfSlotsKeepTheirOwnNames() throws {
        let loading = load(
            "{ view = { :template = badge  title = \"A\"  trailing = [{ view = { :class = Label  text = title } }] } }",
            before: "const title = \"outer\"\n")
        #expect(loading.shown == ["3:15 NUI319 the parameter 'title' hides the constant of that name in its template"])
        #expect(texts(loading) == ["A (0)", "outer"])
    }

    @Test func idsInsideBelongToTheUse() throws {
        let loading = load(
            "{ view = { :template = badge  :id = one  title = \"A\" } } { view = { :template = badge  :id = two  title = \"B\" } } { view = { :template = badge  title = one.head.text } }",
            before: "state loud = { one.head.text = \"LOUD\"  two.head <= { opacity = 0.125 } }\n")
        #expect(loading.shown == [])
        #expect(texts(loading).contains("A (0) (0)"))
        try loading.loader.loadState("loud")
        #expect(try loading.object("one.head", as: Label.self).text == "LOUD")
        #expect(try loading.object("two.head", as: Label.self).opacity == 0.125)
        #expect(loading.loader.object("badge#1.head", as: Label.self)?.text == "A (0) (0)")
    }

    @Test func idsInsideCanBeNamedInside() throws {
        let text = """
            template pair = { :class = LayoutView  :params { gap = Number }  layout = { :class = RelativeLayout  layoutItems = [
                { :id = first  view = { :class = View }  left = { parent = 0 }  top = { parent = 0 }  fixedSize = [10 10] }
                { :id = second  view = { :class = View  :id = inner }  left = { adjacent = first  distance = gap }  top = { fit = first }  fixedSize = [10 10] } ] } }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  horizontalAlignment = Stretch  layoutItems = [
                { view = { :template = pair  :id = a  gap = 5 } } { view = { :template = pair  :id = b  gap = 30 } } ] } } }
            """
        let loading = Loading(text).laidOut(200)
        #expect(loading.shown == [])
        #expect(try loading.frame("a.inner").x == 15)
        #expect(try loading.frame("b.inner").x == 40)
    }

    /// A parameter and an id may share a name: values are the parameter's, `:id` is the id.
    @Test func parametersAreNoIds() throws {
        let loading = Loading(
            "template t = { :class = View  :params { value = String }  subviews = [{ :class = Label  :id = value  text = value }] }\nroot = { view = { :template = t  :id = a  value = \"x\" } }"
        )
        #expect(loading.shown == [])
        #expect(try loading.object("a.value", as: Label.self).text == "x")
    }

    @Test func aTemplateThatIsAnotherOneHasItsIds() throws {
        let text = """
            template field = { :class = View  subviews = [{ :class = Label  :id = value  text = "v" }] }
            template email = { :template = field  opacity = 0.5 }
            state s = { second.value.text = "changed" }
            root = { view = { :class = View  subviews = [{ :template = email  :id = second } { :template = email } { :class = View  subviews = [{ :template = email }] }] } }
            """
        let loading = Loading(text)
        #expect(loading.shown == [])
        try loading.loader.loadState("s")
        #expect(try loading.object("second.value", as: Label.self).text == "changed")
        #expect(try loading.object("field#2.value", as: Label.self).text == "v")
    }

    @Test func templatesUseTemplates() throws {
        let more = """
            template loud = { :template = badge  :params { what = String }  title = "\\(what)!"  count = 1 + 1  cornerRadius = 4 }
            template twice = { :class = LayoutView  :params { a = String  b = a }  layout = { :class = VerticalLayout  layoutItems = [
                { view = { :template = loud  what = a } } { view = { :template = loud  what = b } } ] } }

            """
        let loading = load(
            "{ view = { :template = twice  a = \"x\" } } { view = { :template = twice  a = \"y\"  b = \"z\" } } { view = { :template = loud  :id = l  what = \"w\" } }",
            before: more)
        #expect(loading.shown == [])
        #expect(texts(loading).filter { $0 != "none" } == ["x! (2)", "x! (2)", "y! (2)", "z! (2)", "w! (2)"])
        #expect(try loading.object("l", as: LayoutView.self).cornerRadius == 4)
    }

    @Test func parametersMayBeAnything() throws {
        let text = """
            template box = { :params { kind = Any  look = Any  cut = Any  sides = Array  part = View  on = YES }  :class = kind  :style = look
                corners = cut | BottomLeft  hidden = !on  shadow = { offset = sides }  opacity = part.opacity / 2 }
            style pale = { cornerRadius = 7 }
            root = { view = { :class = View  subviews = [
                { :class = Label  :id = label  opacity = 0.5 }
                { :template = box  :id = made  kind = Button  look = pale  cut = TopLeft | TopRight  sides = [3 4]  part = label  on = NO } ] } }
            """
        let loading = Loading(text)
        #expect(loading.shown == [])
        let made = try loading.object("made", as: Button.self)
        #expect(made.cornerRadius == 7 && made.corners == [.topLeft, .topRight, .bottomLeft] && made.hidden)
        #expect(made.shadow?.offset.y == 4 && made.opacity == 0.25)
    }

    @Test func theRootMayUseATemplate() throws {
        let loading = Loading(
            "template page = { :params { title = String }  view = { :class = Label  :id = head  text = title } }\nroot = { :template = page  title = \"T\" }"
        )
        #expect(loading.shown == ["2:10 NUI214 ':template' has no effect here"] || loading.shown == [])
    }

    @Test(arguments: [
        ("view = { :template = bagde  title = \"\" }", "NUI311"), ("view = { :template = badge }", "NUI313"),
        ("view = { :template = badge  titel = \"\" }", "NUI203"), ("view = { :template = badge  title = 5 }", "NUI204"),
        ("view = { :template = badge  title = \"\"  count = \"x\" }", "NUI204"),
        ("view = { :template = badge  title = \"\"  coutn = 4 }", "NUI203"),
        ("view = { :template = badge  title = \"\"  hiden = YES }", "NUI203"),
        ("view = { :template = badge  title = \"\"  title = \"\" }", "NUI209"),
        ("view = { :template = badge  title = \"\"  tint = \"red\" }", "NUI216"), ("view = { :template = \"badge\" }", "NUI213"),
        ("view = { :class = View  :slot = [] }", "NUI214"), ("view = { :class = View  :params { a = 1 } }", "NUI214"),
        ("view = { :template = badge  title = nobody }", "NUI206"),
    ])
    func oneMistakeIsOneReport(item: String, id: String) {
        let loading = load("{ \(item) }")
        let unused = item.contains(":template") ? [] : ["NUI307"]
        #expect(loading.ids == unused + [id], "\(item): \(loading.shown)")
    }

    /// What is wrong in a template is told once, however often it is used, and where a use is; also where nothing uses it.
    @Test(arguments: [0, 1, 3]) func aMistakeInATemplateIsToldOnce(uses: Int) {
        let template = "template bad = { :class = Label  :params { a = String }  hiden = YES  text = a }\n"
        let items = String(repeating: "{ view = { :template = bad  a = \"\" } }", count: uses)
        let loading = Loading(
            template + "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\(items)] } } }")
        #expect(loading.shown.filter { $0.contains("NUI203") } == ["1:58 NUI203 Label has no property 'hiden'"])
        #expect(loading.errors.count == (uses > 0 ? 1 : 0))
        #expect(
            loading.found.first { $0.id == "NUI203" }?.related.contains { $0.message == "the template 'bad' is used here" } == (uses > 0))
    }

    @Test func cyclesEnd() {
        let loading = Loading(
            "template a = { :template = b }\ntemplate b = { :class = View  subviews = [{ :template = c }] }\ntemplate c = { :template = a }\nroot = { view = { :template = a } }"
        )
        #expect(loading.shown == ["1:10 NUI312 the template 'a' depends on itself: a -> b -> c -> a"])
    }

    /// Doubling 40 times is stopped where the values are too many; so are slots that double what they are given.
    @Test func bombsAreRefused() {
        var text = "template t0 = { :class = View  opacity = 1 }\n"
        for index in 1...30 {
            text += "template t\(index) = { :class = View  subviews = [{ :template = t\(index - 1) } { :template = t\(index - 1) }] }\n"
        }
        #expect(Loading(text + "root = { view = { :template = t30 } }").ids.filter { $0 != "NUI512" } == ["NUI511"])
        var use = "{ :class = View }"
        for _ in 0..<60 { use = "{ :template = twin  :slot = \(use) }" }
        #expect(Loading("template twin = { :class = View  subviews = [{ :slot } { :slot }] }\nroot = { view = \(use) }").ids == ["NUI511"])
        var chain = "template t0 = { :class = View }\n"
        for index in 1...200 { chain += "template t\(index) = { :template = t\(index - 1) }\n" }
        #expect(Loading(chain + "root = { view = { :template = t200 } }").ids == ["NUI510"])
    }

    @Test func templateIsAWordOnlyWhereANameFollows() {
        #expect(Loading("template = { view = { :class = View } }").shown == [])
        #expect(Loading("preview = { view = { :class = View } }").shown == [])
        #expect(
            Loading(
                "const template = 5\nconst preview = 6\nconst as = 7\nroot = { view = { :class = View  cornerRadius = template + preview + as } }"
            ).shown == [])
    }
}
