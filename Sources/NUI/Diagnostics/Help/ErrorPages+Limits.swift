extension ErrorPage {
    static let limits: [ErrorPage] = [
        ErrorPage(
            .nestingTooDeep,
            "Objects and arrays may be nested up to 128 levels deep, including the levels that styles and constants add.",
            bad: "const deep = ‹[ ×129›‹] ×129›\nroot = { list = deep }", good: "root = { list = ‹[ ×127›‹] ×127› }"),
        ErrorPage(
            .fileTooLarge, "A file may have at most 4 MiB.", bad: "/* ‹x ×4194304› */\nroot = {}", good: "/* ‹x ×1000› */\nroot = {}"),
        ErrorPage(.nameTooLong, "A name may have at most 256 characters.", bad: "root = { ‹a ×257› = 1 }", good: "root = { ‹a ×256› = 1 }"),
        ErrorPage(
            .stringTooLong,
            "A string may have at most 64 KiB. The same limit applies to a text that is made of several strings or runs, and to one in a table of texts.",
            bad: "root = { text = \"‹a ×65537›\" }", good: "root = { text = \"‹a ×65536›\" }"),
        ErrorPage(
            .tooManyNodes,
            "A file may have at most 250000 values (an object counts as two, and each operator of an expression as one) and 50000 definitions. "
                + "An expression may have at most 20000 values, and a template 1000 parameters. The rest of the file is not read.",
            bad: "root = { list = [‹1, ×250000›] }", good: "root = { list = [‹1, ×1000›] }"),
        ErrorPage(
            .tooManyTokens, "A file may have at most 1000000 words, signs, blanks and comments. The rest of the file is not read.",
            bad: "‹; ×1000000›\nroot = {}", good: "‹; ×1000›\nroot = {}"),
        ErrorPage(
            .importsTooDeep, "Imports may be nested up to 16 files deep.",
            bad: "import \"a1.nui\"\nroot = {}‹\n>> a#.nui\nimport \"a##.nui\" ×16›\n>> a17.nui\nconst gap = 8",
            good: "import \"a1.nui\"\nroot = {}‹\n>> a#.nui\nimport \"a##.nui\" ×15›\n>> a16.nui\nconst gap = 8"),
        ErrorPage(
            .tooManyFiles, "A file and its imports may be at most 256 files.",
            bad: "‹import \"a#.nui\"\n ×256›root = {}‹\n>> a#.nui\nconst gap# = 8 ×256›",
            good: "‹import \"a#.nui\"\n ×255›root = {}‹\n>> a#.nui\nconst gap# = 8 ×255›"),
        ErrorPage(
            .programTooLarge, "A file and its imports may have at most 16 MiB together.",
            bad: "‹import \"a#.nui\"\n ×5›root = {}‹\n>> a#.nui\n/* ‹x ×4000000› */ ×5›",
            good: "import \"a.nui\"\nroot = {}\n>> a.nui\n/* ‹x ×1000› */"),
        ErrorPage(
            .referencesTooDeep, "Styles and constants may refer to each other in chains of up to 32.",
            bad: "‹const a# = a##\n ×33›const a34 = 5\nroot = { count = a1 }",
            good: "‹const a# = a##\n ×30›const a31 = 5\nroot = { count = a1 }"),
        ErrorPage(
            .expansionTooLarge,
            "Each use of a constant or style creates its values again. A file and its imports may create at most 250000 values in this way.",
            bad: "‹const a# = [a## a##]\n ×18›const a19 = 5\nroot = { list = a1 }",
            good: "‹const a# = [a## a##]\n ×5›const a6 = 5\nroot = { list = a1 }"),
        ErrorPage(
            .moreDiagnostics, "At most 50 findings are shown, errors first. Fix those and check again.",
            bad: "root = {\n‹    count# = .5\n ×51›}", good: "root = {\n‹    count# = 0.5\n ×51›}"),
        ErrorPage(
            .tooManyFonts,
            "A program may have at most 500 different fonts: combinations of family, size, weight and slant, including those of text runs. Use fewer sizes.",
            bad: "root = { subviews = [\n‹    { :class = Label  font = { size = # } }\n ×501›] }",
            good: "root = { subviews = [\n‹    { :class = Label  font = { size = # } }\n ×500›] }"),
        ErrorPage(
            .unknownState,
            "The program, or --state on the command line, loads a state that the file does not define. Here it loads 'short'.",
            bad: "state shrot = { remark.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }",
            good: "state short = { remark.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }"),
        ErrorPage(
            .insideItself,
            "A view or layout would contain itself, or an object would hold itself by a name or a tag, directly or through other objects. Also, at most 128 objects may hold one another in a chain of names and tags.",
            bad: "root = { view = { :class = View  :id = page  subviews = [page] } }",
            good: "root = { view = { :class = View  :id = page  subviews = [{ :class = View }] } }"),
        ErrorPage(
            .doesNotFit,
            "An item needs more than its layout has: a tile covers more units than a line has, or a cell is in a column that the grid does not allow.",
            bad:
                "root = { layout = { :class = TileLayout  tilesAcross = 3  layoutItems = [\n    { unitX = 4  view = { :class = View } }\n] } }",
            good:
                "root = { layout = { :class = TileLayout  tilesAcross = 4  layoutItems = [\n    { unitX = 4  view = { :class = View } }\n] } }"
        ),
        ErrorPage(
            .ruleCycle,
            "The rules of a relative layout depend on each other in a cycle, which the message shows. At least one item of the cycle must be placed only by the edges of the layout.",
            bad:
                "root = { layout = { :class = RelativeLayout  layoutItems = [\n    { :id = a  left = { adjacent = b }  view = { :class = View } }\n    { :id = b  left = { adjacent = a }  view = { :class = View } }\n] } }",
            good:
                "root = { layout = { :class = RelativeLayout  layoutItems = [\n    { :id = a  left = { parent = 0 }  view = { :class = View } }\n    { :id = b  left = { adjacent = a }  view = { :class = View } }\n] } }"
        ),
        ErrorPage(
            .takenSwiftName,
            "tatami generate swift makes a Swift name from each name in a file. Two of these names would be the same, or one is not a valid name in Swift, or the generated class needs it itself.",
            bad: "state Sent = {}\nstate sent = {}\nroot = { view = { :class = Label } }",
            good: "state sent = {}\nstate failed = {}\nroot = { view = { :class = Label } }"),
    ]
}
