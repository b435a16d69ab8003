extension ErrorPage {
    static let syntax: [ErrorPage] = [
        ErrorPage(
            .unexpectedText,
            "A word or sign is in a place where it has no meaning. Often it is the rest of a line that was changed, or a comment without its //.",
            bad: "root = {\n    todo\n    title = \"Hello\"\n}", good: "root = {\n    // todo\n    title = \"Hello\"\n}"),
        ErrorPage(
            .missingCloser,
            "An object or array is opened but never closed. If the lines are indented, the finding points to the place where the closing sign belongs, and a note points to the opening sign.",
            bad: "root = {\n    view = {\n        :class = View\n    title = \"Hello\"\n}",
            good: "root = {\n    view = {\n        :class = View\n    }\n    title = \"Hello\"\n}"),
        ErrorPage(
            .extraSign, "A brace or bracket closes or opens nothing. Remove it, or restore the text to which it belonged.",
            bad: "root = {\n    title = \"Hello\"\n}}", good: "root = {\n    title = \"Hello\"\n}"),
        ErrorPage(
            .unterminatedString, "A string lacks one of its quotes, or has one too many. Write a quote inside a string as \\\".",
            bad: "root = {\n    title = \"Hello\n    count = 5\n}", good: "root = {\n    title = \"Hello\"\n    count = 5\n}"),
        ErrorPage(
            .unterminatedComment, "A comment that starts with /* ends at the next */, but there is none.",
            bad: "/* A greeting.\nroot = { title = \"Hello\" }", good: "/* A greeting. */\nroot = { title = \"Hello\" }"),
        ErrorPage(
            .missingEquals, "A name is followed by a value, but there is no = between them.",
            bad: "root = { title \"Hello\" }", good: "root = { title = \"Hello\" }"),
        ErrorPage(
            .missingValue, "No value follows the sign.", bad: "root = {\n    title =\n}",
            good: "root = {\n    title = \"Hello\"\n}"),
        ErrorPage(
            .missingName, "A name is missing after a keyword, after a colon, or after the dot of a path.",
            bad: "const { size = 12 }\nroot = {}", good: "const small = { :class = Font  size = 12 }\nroot = { font = small }"),
        ErrorPage(
            .malformedNumber,
            "Write a number as digits, or as digits, a dot and more digits, with an optional sign before them. Exponents, units and hexadecimal digits are not supported.",
            bad: "root = { width = .5 }", good: "root = { width = 0.5 }"),
        ErrorPage(
            .numberOutOfRange, "Numbers are between -10000000 and 10000000 and have at most 15 digits before the dot and 9 after it.",
            bad: "root = { width = 100000000 }", good: "root = { width = 10000000 }"),
        ErrorPage(
            .invalidEscape, "\\u{...} names a character by its number, in 1 to 6 hexadecimal digits. No character has this number.",
            bad: "root = { title = \"\\u{110000}\" }", good: "root = { title = \"\\u{1F600}\" }"),
        ErrorPage(
            .unknownEscape,
            "A backslash has no meaning before this character, so both are kept. The known escapes are \\\" \\\\ \\n \\t and \\u{...}. Write a backslash itself as two.",
            bad: "root = { folder = \"C:\\dir\" }", good: "root = { folder = \"C:\\\\dir\" }"),
        ErrorPage(
            .wrongQuotes, "Strings need straight double quotes.", bad: "root = { title = 'Hello' }",
            good: "root = { title = \"Hello\" }"),
        ErrorPage(
            .invalidName, "A name consists of the letters a-z and A-Z, digits and _, and does not start with a digit.",
            bad: "root = { größe = 5 }", good: "root = { groesse = 5 }"),
        ErrorPage(
            .importAfterDeclaration, "Imports must be at the top of a file, before constants, styles, states and templates.",
            bad: "const gap = 8\nimport \"more.nui\"\nroot = { spacing = gap }\n>> more.nui\nconst inset = 4",
            good: "import \"more.nui\"\nconst gap = 8\nroot = { spacing = gap }\n>> more.nui\nconst inset = 4"),
        ErrorPage(
            .systemPropertyAfterAssignment,
            "System properties, whose names start with a colon, say what an object is. They must come before the other properties of the object.",
            bad: "root = { view = { hidden = YES  :class = View } }", good: "root = { view = { :class = View  hidden = YES } }"),
        ErrorPage(
            .textAfterRoot,
            "The root object must come last in a file. Put constants, styles, states and templates before it. The first NUI did not read what follows the root.",
            bad: "root = { spacing = gap }\nconst gap = 8", good: "const gap = 8\nroot = { spacing = gap }"),
        ErrorPage(
            .invalidRoot, "The root must be an object with a plain name: root = { ... }. To name another value, use const.",
            bad: "gap = 8", good: "const gap = 8\nroot = { spacing = gap }"),
        ErrorPage(
            .objectExpected, "A style, a state and the value after <= must be objects: { ... }.",
            bad: "style small = 12\nroot = { view = { :class = Label } }",
            good: "style small = { font = { size = 12 } }\nroot = { view = { :class = Label  :style = small } }"),
        ErrorPage(
            .assignmentInArray, "An array contains only values. Assignments belong in an object.",
            bad: "root = { list = [a = 1] }", good: "root = { list = [1] }"),
        ErrorPage(
            .blankInPath,
            "A path has no blanks around its dots, and a system property has none after its colon.",
            bad: "root = {\n    view = { :class = View }\n    view . hidden = YES\n}",
            good: "root = {\n    view = { :class = View }\n    view.hidden = YES\n}"),
        ErrorPage(
            .invalidEncoding, "A file must be UTF-8. The reported byte is not part of a character; the file may be Latin-1 or a picture.",
            bad: "root = { title = \"caf«E9»\" }", good: "root = { title = \"café\" }"),
        ErrorPage(
            .bidirectionalControl,
            "An invisible character makes editors show the text in a different order from the one in which it is read. This can hide what a file says. Remove the character, or write it as an escape.",
            bad: "root = { title = \"«202E»olleH\" }", good: "root = { title = \"\\u{202E}olleH\" }"),
        ErrorPage(
            .reservedWord, "The word is reserved for later use. It and the block after it have no effect yet.",
            bad: "binding { }\nroot = {}",
            good: "root = {}"),
        ErrorPage(
            .wrongAssignmentSign, "Use a single = to give a value to a property, and <= to change an object.",
            bad: "root = { title: \"Hello\" }", good: "root = { title = \"Hello\" }"),
        ErrorPage(
            .misspeltKeyword,
            "A declaration starts with import, const, style, state, template or preview. This word is a misspelling of one of them.",
            bad: "cosnt gap = 8\nroot = { spacing = gap }",
            good: "const gap = 8\nroot = { spacing = gap }"),
        ErrorPage(
            .importNeedsString, "The path of an import must be in double quotes.",
            bad: "import more.nui\nroot = {}\n>> more.nui\nconst gap = 8",
            good: "import \"more.nui\"\nroot = {}\n>> more.nui\nconst gap = 8"),
        ErrorPage(
            .missingOpener, "There is a closing brace or bracket, but the opening one is missing.",
            bad: "root = {\n    view =\n        :class = View\n    }\n}", good: "root = {\n    view = {\n        :class = View\n    }\n}"),
        ErrorPage(
            .gluedSign,
            "Commas between the values of an array may be left out, so a sign that touches the number after it belongs to that number. An operator needs a blank on both sides.",
            bad: "root = { origin = [10-5] }", good: "root = { origin = [10 - 5, 8] }"),
    ]
}
