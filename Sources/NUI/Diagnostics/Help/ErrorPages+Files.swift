extension ErrorPage {
    static let files: [ErrorPage] = [
        ErrorPage(.missingMainFile, "There is no file at this path.", bad: ">> other.nui\nroot = {}", good: "root = {}"),
        ErrorPage(
            .missingImport, "There is no file of that name beside the importing file or in the search paths.",
            bad: "import \"colours.nui\"\nroot = { spacing = 8 }\n>> colors.nui\nconst gap = 8",
            good: "import \"colors.nui\"\nroot = { spacing = gap }\n>> colors.nui\nconst gap = 8"),
        ErrorPage(
            .refusedImport,
            "A file can be imported only from the folder of the main file and from the search paths, and only by a relative path.",
            bad: "import \"/etc/colors.nui\"\nroot = {}", good: "import \"colors.nui\"\nroot = {}\n>> colors.nui\nconst gap = 8"),
        ErrorPage(
            .unreadableFile,
            "The file is a folder or a device, or reading it is not permitted. If it is a picture, it is neither PNG nor JPEG, is damaged, or would take too much time or memory to decode.",
            bad: "import \"shared\"\nroot = {}\n>> shared/colors.nui\nconst gap = 8",
            good: "import \"shared/colors.nui\"\nroot = {}\n>> shared/colors.nui\nconst gap = 8"),
        ErrorPage(
            .rootInImport, "An imported file may contain imports, constants, styles, states and templates, but no root object.",
            bad: "import \"more.nui\"\nroot = {}\n>> more.nui\nroot = { spacing = 8 }",
            good: "import \"more.nui\"\nroot = {}\n>> more.nui\nconst gap = 8"),
        ErrorPage(
            .missingText,
            "The program or --strings provides a table of texts, but the table does not contain the key. The key is shown instead of a text.",
            bad: "root = { view = { :class = Label  localizedText = \"gretting\" } }\n>> texts.strings\n\"greeting\" = \"Hello\";",
            good: "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = \"Hello\";"),
        ErrorPage(
            .malformedTexts,
            "Each entry of a .strings file has the form \"key\" = \"text\"; with the semicolon. Comments may be between entries. A .json file is one object whose values are strings.",
            bad: "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = Hello;",
            good: "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = \"Hello\";"),
        ErrorPage(
            .repeatedKey, "The table of texts has two texts for one key, and only the last one is used.",
            bad:
                "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = \"Hi\";\n\"greeting\" = \"Hello\";",
            good: "root = { view = { :class = Label  localizedText = \"greeting\" } }\n>> texts.strings\n\"greeting\" = \"Hello\";"),
        ErrorPage(
            .damagedPicture,
            "A part of the picture's file is missing or wrong. The part that can be decoded is shown. Save the picture again.",
            bad: "root = { view = { :class = ImageView  image = { file = \"cut.jpg\" } } }",
            good: "root = { view = { :class = ImageView  image = { file = \"whole.jpg\" } } }"),
        ErrorPage(
            .missingFont,
            "No font of that family is there, so the default family takes its place. The hint lists the families. Text in another font has other widths, so name a family that every computer has which shows the file.",
            bad: "root = { view = { :class = Label  text = \"A\"  font = { name = \"Helvetica\"  size = 15 } } }",
            good: "root = { view = { :class = Label  text = \"A\"  font = { name = \"Inter\"  size = 15 } } }"),
    ]
}
