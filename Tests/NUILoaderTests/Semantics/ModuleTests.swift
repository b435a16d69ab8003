import NUI
import NUILoader
import TatamiControls
import TatamiViews
import Testing

/// `import "x" as name`.
@Suite struct ModuleTests {
    private let brand = """
        import "colors.nui" as colors
        import "more.nui"
        const accent = colors.blue
        const gap = 6
        const both = gap * 2 + extra
        style quiet = { :style = base  textColor = accent }
        style base = { numberOfLines = gap }
        template badge = { :class = Label  :params { title = String }  :style = quiet  text = title  cornerRadius = gap }
        state loud = { label.text = "LOUD \\(gap)"  label <= { :style = quiet } }
        """

    private var files: [String: String] {
        ["/ui/brand.nui": brand, "/ui/colors.nui": "const blue = \"0000FF\"", "/ui/more.nui": "const extra = gap + 1"]
    }

    private func load(_ body: String, head: String = "import \"brand.nui\" as brand\nconst gap = 100\n") -> Loading {
        Loading(head + "root = { view = { :class = Label  :id = label  \(body) } }", files)
    }

    @Test func namesAreReachedThroughTheAlias() throws {
        let loading = load(":style = [brand.quiet]  cornerRadius = brand.both + gap  borderColor = brand.colors.blue")
        #expect(loading.shown == [])
        let label = try loading.object("label", as: Label.self)
        // brand.both = 6 * 2 + (6 + 1): a plain import shares the importing file's names, and the main file's gap is another.
        #expect(label.cornerRadius == 119 && label.numberOfLines == 6)
        #expect(label.textColor.hex == "0000FF" && label.borderColor.hex == "0000FF")
    }

    @Test func templatesAndStatesKeepTheirNames() throws {
        let loading = Loading(
            "import \"brand.nui\" as brand\nconst gap = 100\nroot = { view = { :template = brand.badge  :id = label  title = \"t\\(gap)\" } }",
            files)
        #expect(loading.shown == [])
        let label = try loading.object("label", as: Label.self)
        #expect(label.text == "t100" && label.cornerRadius == 6 && label.numberOfLines == 6)
        #expect(loading.loader.states == ["brand.loud"])
        try loading.loader.loadState("brand.loud")
        #expect(label.text == "LOUD 6")
    }

    @Test func namesStayApart() {
        #expect(load("cornerRadius = accent").ids == ["NUI206"])
        #expect(load("cornerRadius = colors.blue").ids == ["NUI206"])
        #expect(load(":style = quiet  cornerRadius = gap").ids == ["NUI301"])
    }

    @Test(arguments: [
        ("cornerRadius = brand.gpa", "'brand' has no constant 'gpa'", "did you mean 'gap'?"),
        (":style = brand.quite", "'brand' has no style 'quite'", "did you mean 'quiet'?"),
        ("cornerRadius = brand.colors.bleu", "'brand.colors' has no constant 'bleu'", "did you mean 'blue'?"),
    ])
    func whatAFileHasNotIsTold(body: String, message: String, hint: String) {
        let loading = load(body)
        #expect(loading.found.map(\.message) == [message] && loading.found.first?.hint == hint)
    }

    /// One cause, one report.
    @Test func namesOfAMissingFileAreNotMissedAsWell() {
        #expect(load("cornerRadius = lost.gap", head: "import \"lost.nui\" as lost\n").ids == ["NUI402"])
        #expect(load(":style = lost.gap", head: "import \"../../lost.nui\" as lost\n").ids == ["NUI403"])
    }

    @Test func aFileMayComePlainlyAndUnderAName() {
        let both = load("cornerRadius = brand.gap + gap", head: "import \"brand.nui\" as brand\nimport \"brand.nui\"\n")
        #expect(both.shown == [])
        #expect(both.loader.object("label", as: Label.self)?.cornerRadius == 12)
    }

    /// What is wrong in a file is told once, however often and under whatever names it is imported.
    @Test func aFileIsReportedOnce() {
        let wrong = ["/ui/a.nui": "const x = nobody\nconst y = = 5\nstyle s = { :style = none }"]
        let plain = Loading("import \"a.nui\"\nroot = {}", wrong).shown
        #expect(plain.count > 2)
        #expect(Loading("import \"a.nui\"\nimport \"a.nui\" as b\nimport \"a.nui\" as c\nroot = {}", wrong).shown == plain)
    }

    @Test func loopsEnd() throws {
        let files = [
            "/ui/a.nui": "import \"b.nui\" as b\nimport \"main.nui\" as main\nconst x = b.y + 1",
            "/ui/b.nui": "import \"a.nui\" as a\nconst y = 4\nconst z = a.x",
        ]
        let loading = Loading(
            "import \"a.nui\" as a\nconst own = 1\nroot = { view = { :class = View  :id = v  borderWidth = own  cornerRadius = a.x + a.b.z + a.b.a.b.y } }",
            files)
        #expect(loading.shown == [])
        #expect(try loading.object("v", as: View.self).cornerRadius == 14)
        let cycle = ["/ui/a.nui": "import \"b.nui\" as b\nconst x = b.y", "/ui/b.nui": "import \"a.nui\" as a\nconst y = a.x"]
        #expect(Loading("import \"a.nui\" as a\nroot = { view = { :class = View  cornerRadius = a.x } }", cycle).ids == ["NUI302"])
    }

    @Test func twoFilesUnderOneNameAreRefused() {
        let loading = load("cornerRadius = x.gap", head: "import \"brand.nui\" as x\nimport \"colors.nui\" as x\n")
        #expect(loading.shown == ["2:24 NUI310 'x' is already the name of another file"])
    }
}
