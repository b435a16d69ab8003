extension ErrorPage {
    static let limits: [ErrorPage] = [
        ErrorPage(
            .nestingTooDeep,
            "Objects and arrays are nested in each other up to 128 deep, counted again once styles and constants are put in.",
            bad: "const deep = ‹[ ×129›‹] ×129›\nroot = { list = deep }", good: "root = { list = ‹[ ×127›‹] ×127› }"),
        ErrorPage(.fileTooLarge, "A file has at most 4 MiB.", bad: "/* ‹x ×4194304› */\nroot = {}", good: "/* ‹x ×1000› */\nroot = {}"),
        ErrorPage(.nameTooLong, "A name has at most 256 characters.", bad: "root = { ‹a ×257› = 1 }", good: "root = { ‹a ×256› = 1 }"),
        ErrorPage(
            .stringTooLong,
            "A string has at most 64 KiB. So has a text that is made of several strings or runs, and one in a table of texts.",
            bad: "root = { text = \"‹a ×65537›\" }", good: "root = { text = \"‹a ×65536›\" }"),
        ErrorPage(
            .tooManyNodes,
            "A file has at most 250000 values, an object counted as two and each sign of an expression as one, and 50000 definitions. "
                + "An expression has at most 20000 values, a template 1000 parameters. The rest is not read.",
            bad: "root = { list = [‹1, ×250000›] }", good: "root = { list = [‹1, ×1000›] }"),
        ErrorPage(
            .tooManyTokens, "A file has at most 1000000 words, signs, blanks and comments. The rest is not read.",
            bad: "‹; ×1000000›\nroot = {}", good: "‹; ×1000›\nroot = {}"),
        ErrorPage(
            .importsTooDeep, "Imported files import others up to 16 deep.",
            bad: "import \"a1.nui\"\nroot = {}‹\n>> a#.nui\nimport \"a##.nui\" ×16›\n>> a17.nui\nconst gap = 8",
            good: "import \"a1.nui\"\nroot = {}‹\n>> a#.nui\nimport \"a##.nui\" ×15›\n>> a16.nui\nconst gap = 8"),
        ErrorPage(
            .tooManyFiles, "A program has at most 256 files.",
            bad: "‹import \"a#.nui\"\n ×256›root = {}‹\n>> a#.nui\nconst gap# = 8 ×256›",
            good: "‹import \"a#.nui\"\n ×255›root = {}‹\n>> a#.nui\nconst gap# = 8 ×255›"),
        ErrorPage(
            .programTooLarge, "The files of a program have at most 16 MiB together.",
            bad: "‹import \"a#.nui\"\n ×5›root = {}‹\n>> a#.nui\n/* ‹x ×4000000› */ ×5›",
            good: "import \"a.nui\"\nroot = {}\n>> a.nui\n/* ‹x ×1000› */"),
        ErrorPage(
            .referencesTooDeep, "Styles and constants refer to others up to 32 deep.",
            bad: "‹const a# = a##\n ×33›const a34 = 5\nroot = { count = a1 }",
            good: "‹const a# = a##\n ×30›const a31 = 5\nroot = { count = a1 }"),
        ErrorPage(
            .expansionTooLarge, "Each use of a constant or style makes its values anew, and a program has at most 250000 of them.",
            bad: "‹const a# = [a## a##]\n ×18›const a19 = 5\nroot = { list = a1 }",
            good: "‹const a# = [a## a##]\n ×5›const a6 = 5\nroot = { list = a1 }"),
        ErrorPage(
            .moreDiagnostics, "At most 50 findings are shown, errors first. Mend those, and check again.",
            bad: "root = {\n‹    count# = .5\n ×51›}", good: "root = {\n‹    count# = 0.5\n ×51›}"),
        ErrorPage(
            .tooManyFonts,
            "A program has at most 500 different fonts: families, sizes, weights and slants, those of text runs included. Use fewer sizes.",
            bad: "root = { subviews = [\n‹    { :class = Label  font = { size = # } }\n ×501›] }",
            good: "root = { subviews = [\n‹    { :class = Label  font = { size = # } }\n ×500›] }"),
        ErrorPage(
            .unknownState,
            "The program, or the command line by --state, asks for a state that the file does not have. Here it asks for 'short'.",
            bad: "state shrot = { remark.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }",
            good: "state short = { remark.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }"),
        ErrorPage(
            .insideItself,
            "A view or layout would come to lie inside itself. So would an object that holds itself by a name or a tag, itself or over others; and no more than 128 objects may hang on one another in that way.",
            bad: "root = { view = { :class = View  :id = page  subviews = [page] } }",
            good: "root = { view = { :class = View  :id = page  subviews = [{ :class = View }] } }"),
        ErrorPage(
            .doesNotFit,
            "An item asks for more than its layout has: a tile for more units than a line holds, a cell for columns that are not there.",
            bad:
                "root = { layout = { :class = TileLayout  tilesAcross = 3  layoutItems = [\n    { unitX = 4  view = { :class = View } }\n] } }",
            good:
                "root = { layout = { :class = TileLayout  tilesAcross = 4  layoutItems = [\n    { unitX = 4  view = { :class = View } }\n] } }"
        ),
        ErrorPage(
            .ruleCycle,
            "The rules of a relative layout need each other in a circle. The cycle is told. At least one item of it must stand by the layout's edges alone.",
            bad:
                "root = { layout = { :class = RelativeLayout  layoutItems = [\n    { :id = a  left = { adjacent = b }  view = { :class = View } }\n    { :id = b  left = { adjacent = a }  view = { :class = View } }\n] } }",
            good:
                "root = { layout = { :class = RelativeLayout  layoutItems = [\n    { :id = a  left = { parent = 0 }  view = { :class = View } }\n    { :id = b  left = { adjacent = a }  view = { :class = View } }\n] } }"
        ),
        ErrorPage(
            .takenSwiftName,
            "tatami generate swift makes a Swift name of each name in a file. Two of them would be the same, or one is no name in Swift, or one that the generated class needs itself.",
            bad: "state Sent = {}\nstate sent = {}\nroot = { view = { :class = Label } }",
            good: "state sent = {}\nstate failed = {}\nroot = { view = { :class = Label } }"),
    ]
}
