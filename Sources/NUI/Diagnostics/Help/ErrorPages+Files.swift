extension ErrorPage {
    static let files: [ErrorPage] = [
        ErrorPage(.missingMainFile, "There is no file at the path given.", bad: ">> other.nui\nroot = {}", good: "root = {}"),
        ErrorPage(
            .missingImport, "There is no file of that name beside the importing file, nor in the search paths.",
            bad: "import \"colours.nui\"\nroot = { spacing = 8 }\n>> colors.nui\nconst gap = 8",
            good: "import \"colors.nui\"\nroot = { spacing = gap }\n>> colors.nui\nconst gap = 8"),
        ErrorPage(
            .refusedImport, "Files come from the main file's folder and the search paths only, by relative paths.",
            bad: "import \"/etc/colors.nui\"\nroot = {}", good: "import \"colors.nui\"\nroot = {}\n>> colors.nui\nconst gap = 8"),
        ErrorPage(
            .unreadableFile,
            "The file is a folder or a device, or may not be read. A picture: its file is neither PNG nor JPEG, is damaged, or would take too much to decode.",
            bad: "import \"shared\"\nroot = {}\n>> shared/colors.nui\nconst gap = 8",
            good: "import \"shared/colors.nui\"\nroot = {}\n>> shared/colors.nui\nconst gap = 8"),
        ErrorPage(
            .rootInImport, "An imported file holds imports, constants, styles and states, but no root object.",
            bad: "import \"more.nui\"\nroot = {}\n>> more.nui\nroot = { spacing = 8 }",
            good: "import \"more.nui\"\nroot = {}\n>> more.nui\nconst gap = 8"),
        ErrorPage(
            .missingText,
            "A table of texts is given, by the program or with --strings, and lacks the key. The key is shown in the place of a text.",
            bad: "root = { view = { :class = Label  localizedText = \"gretting\" } }\n>> texts.strings\n\"greeting\" = \"Hello\";",
            good: "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = \"Hello\";"),
        ErrorPage(
            .malformedTexts,
            "A .strings file has lines of the form \"key\" = \"text\"; and comments, a .json file is one object of strings.",
            bad: "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = Hello;",
            good: "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = \"Hello\";"),
        ErrorPage(
            .repeatedKey, "The table of texts has two texts for one key, and only the last counts.",
            bad:
                "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = \"Hi\";\n\"greeting\" = \"Hello\";",
            good: "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = \"Hello\";"),
        ErrorPage(
            .damagedPicture, "A part of the picture's file is missing or wrong. What can be decoded is shown; save the picture anew.",
            bad: "root = { view = { :class = ImageView  image = { file = \"cut.jpg\" } } }",
            good: "root = { view = { :class = ImageView  image = { file = \"whole.jpg\" } } }"),
    ]
}
