extension ErrorPage {
    static let syntax: [ErrorPage] = [
        ErrorPage(
            .unexpectedText,
            "A word or sign stands where nothing can be made of it. Often it is what is left of a line that was changed, or a comment without its //.",
            bad: "root = {\n    todo\n    title = \"Hello\"\n}", good: "root = {\n    // todo\n    title = \"Hello\"\n}"),
        ErrorPage(
            .missingCloser,
            "An object or array is opened and never closed. Where the lines are indented, the place told is the one the missing sign belongs to, and the opener is told with it.",
            bad: "root = {\n    view = {\n        :class = View\n    title = \"Hello\"\n}",
            good: "root = {\n    view = {\n        :class = View\n    }\n    title = \"Hello\"\n}"),
        ErrorPage(
            .extraSign, "A brace or bracket closes or opens something that is not there. Remove it, or put back what it belonged to.",
            bad: "root = {\n    title = \"Hello\"\n}}", good: "root = {\n    title = \"Hello\"\n}"),
        ErrorPage(
            .unterminatedString, "A string has only one of its quotes, or a quote too many. A quote inside a string is written as \\\".",
            bad: "root = {\n    title = \"Hello\n    count = 5\n}", good: "root = {\n    title = \"Hello\"\n    count = 5\n}"),
        ErrorPage(
            .unterminatedComment, "A comment that starts with /* goes on to the next */, and there is none.",
            bad: "/* A greeting.\nroot = { title = \"Hello\" }", good: "/* A greeting. */\nroot = { title = \"Hello\" }"),
        ErrorPage(
            .missingEquals, "A name is followed by a value, but there is no sign between them.",
            bad: "root = { title \"Hello\" }", good: "root = { title = \"Hello\" }"),
        ErrorPage(
            .missingValue, "A sign is followed by nothing that could be a value.", bad: "root = {\n    title =\n}",
            good: "root = {\n    title = \"Hello\"\n}"),
        ErrorPage(
            .missingName, "A name is missing: behind a keyword, a colon, or the dot of a path.",
            bad: "const { size = 12 }\nroot = {}", good: "const small = { :class = Font  size = 12 }\nroot = { font = small }"),
        ErrorPage(
            .malformedNumber,
            "Numbers are written as digits, or as digits, a dot and digits, with a sign before them if need be. There are no exponents, no units, and no hexadecimal digits.",
            bad: "root = { width = .5 }", good: "root = { width = 0.5 }"),
        ErrorPage(
            .numberOutOfRange, "Numbers lie between -10000000 and 10000000 and have at most 15 digits before the dot and 9 behind it.",
            bad: "root = { width = 100000000 }", good: "root = { width = 10000000 }"),
        ErrorPage(
            .invalidEscape, "\\u{...} stands for a character by its number in 1 to 6 hexadecimal digits, and there is none of this number.",
            bad: "root = { title = \"\\u{110000}\" }", good: "root = { title = \"\\u{1F600}\" }"),
        ErrorPage(
            .unknownEscape,
            "A backslash stands before a character with which it means nothing, so both stay. Known are \\\" \\\\ \\n \\t and \\u{...}. A backslash itself is written as two.",
            bad: "root = { folder = \"C:\\dir\" }", good: "root = { folder = \"C:\\\\dir\" }"),
        ErrorPage(
            .wrongQuotes, "Strings stand in straight double quotes.", bad: "root = { title = 'Hello' }",
            good: "root = { title = \"Hello\" }"),
        ErrorPage(
            .invalidName, "Names are made of the letters a-z and A-Z, digits and _, and do not start with a digit.",
            bad: "root = { größe = 5 }", good: "root = { groesse = 5 }"),
        ErrorPage(
            .importAfterDeclaration, "Imports stand at the top of a file, before constants, styles and states.",
            bad: "const gap = 8\nimport \"more.nui\"\nroot = { spacing = gap }\n>> more.nui\nconst inset = 4",
            good: "import \"more.nui\"\nconst gap = 8\nroot = { spacing = gap }\n>> more.nui\nconst inset = 4"),
        ErrorPage(
            .systemPropertyAfterAssignment,
            "What starts with a colon tells what an object is, and stands before the properties of that object.",
            bad: "root = { view = { hidden = YES  :class = View } }", good: "root = { view = { :class = View  hidden = YES } }"),
        ErrorPage(
            .textAfterRoot, "The root object ends a file. Constants, styles and states stand before it.",
            bad: "root = { spacing = gap }\nconst gap = 8", good: "const gap = 8\nroot = { spacing = gap }"),
        ErrorPage(
            .invalidRoot, "The root is an object with a plain name: root = { ... }. A value of another kind is a constant.",
            bad: "gap = 8", good: "const gap = 8\nroot = { spacing = gap }"),
        ErrorPage(
            .objectExpected, "Styles, states and what stands behind <= are objects: { ... }.",
            bad: "style small = 12\nroot = { view = { :class = Label } }",
            good: "style small = { font = { size = 12 } }\nroot = { view = { :class = Label  :style = small } }"),
        ErrorPage(
            .assignmentInArray, "An array holds values. What assigns stands in an object.",
            bad: "root = { list = [a = 1] }", good: "root = { list = [1] }"),
        ErrorPage(
            .blankInPath,
            "The names of a path and the dots between them stand together, and so do the colon of a system property and its name.",
            bad: "root = {\n    view = { :class = View }\n    view . hidden = YES\n}",
            good: "root = {\n    view = { :class = View }\n    view.hidden = YES\n}"),
        ErrorPage(
            .invalidEncoding, "A file is UTF-8. The byte told belongs to no character; it may be Latin-1 or a picture.",
            bad: "root = { title = \"caf«E9»\" }", good: "root = { title = \"café\" }"),
        ErrorPage(
            .bidirectionalControl,
            "An invisible character makes an editor show text in another order than it is read, which can hide what a file says. Remove it, or write it as an escape.",
            bad: "root = { title = \"«202E»olleH\" }", good: "root = { title = \"\\u{202E}olleH\" }"),
        ErrorPage(
            .reservedWord, "The word is kept for later use and does nothing yet, with the block behind it.", bad: "binding { }\nroot = {}",
            good: "root = {}"),
        ErrorPage(
            .wrongAssignmentSign, "Values are given with a single =. Objects are changed with <=.",
            bad: "root = { title: \"Hello\" }", good: "root = { title = \"Hello\" }"),
        ErrorPage(
            .misspeltKeyword, "A declaration starts with import, const, style or state.", bad: "cosnt gap = 8\nroot = { spacing = gap }",
            good: "const gap = 8\nroot = { spacing = gap }"),
        ErrorPage(
            .importNeedsString, "The path of an import stands in double quotes.",
            bad: "import more.nui\nroot = {}\n>> more.nui\nconst gap = 8",
            good: "import \"more.nui\"\nroot = {}\n>> more.nui\nconst gap = 8"),
        ErrorPage(
            .missingOpener, "A closing brace or bracket is there, and what it closes is not opened.",
            bad: "root = {\n    view =\n        :class = View\n    }\n}", good: "root = {\n    view = {\n        :class = View\n    }\n}"),
        ErrorPage(
            .gluedSign,
            "Commas between the values of an array may be left out, so a sign that touches the number behind it belongs to that number. A sign that calculates has a blank on both sides.",
            bad: "root = { origin = [10-5] }", good: "root = { origin = [10 - 5, 8] }"),
    ]
}
