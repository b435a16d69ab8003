extension ErrorPage {
    static let definitions: [ErrorPage] = [
        ErrorPage(
            .unknownStyle, "Neither the file nor its imports define a style of that name.",
            bad: "style big = { opacity = 1 }\nroot = { view = { :class = View  :style = small } }",
            good: "style big = { opacity = 1 }\nroot = { view = { :class = View  :style = big } }"),
        ErrorPage(
            .constantCycle,
            "The values of constants depend on each other in a cycle, so none of them has a value. The message shows the cycle.",
            bad: "const a = b\nconst b = a\nroot = { count = a }", good: "const a = b\nconst b = 5\nroot = { count = a }"),
        ErrorPage(
            .styleCycle, "Styles build on each other in a cycle. The message shows the cycle.",
            bad: "style a = { :style = b }\nstyle b = { :style = a }\nroot = { view = { :class = View  :style = a } }",
            good: "style a = { :style = b }\nstyle b = { opacity = 0.5 }\nroot = { view = { :class = View  :style = a } }"),
        ErrorPage(
            .duplicateDefinition,
            "A constant, style or state is defined twice in one file, and only the last definition has an effect. Replacing a definition of an imported file is allowed.",
            bad: "const gap = 8\nconst gap = 9\nroot = { spacing = gap }", good: "const gap = 9\nroot = { spacing = gap }"),
        ErrorPage(
            .unknownStateTarget, "A state names the objects that it changes by their :id, and no object has this one.",
            bad: "state short = { remrak.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }",
            good: "state short = { remark.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }"),
        ErrorPage(
            .invalidStateEntry, "Each entry of a state must name an object and one of its properties.",
            bad: "state short = { remark = { :class = Label } }\nroot = { view = { :class = Label  :id = remark } }",
            good: "state short = { remark.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }"),
        ErrorPage(
            .unusedDefinition,
            "Nothing in the file or its imports uses the constant, style or template, and other files cannot import a file with a root. Files without a root are not checked for unused definitions. A parameter that its template does not use is reported in every file.",
            bad: "const gap = 8\n\nroot = { view = { :class = Label } }", good: "root = { view = { :class = Label } }"),
        ErrorPage(
            .unusedID,
            "No path, rule, state or action of the file uses the id. The program may use it, so this is reported only with tatami check --unused-ids.",
            bad: "root = { view = { :class = Label  :id = remark } }", good: "root = { view = { :class = Label } }"),
        ErrorPage(
            .unsuitableStyle,
            "The :class of a style, or of a style on which it builds, says for which class it is made. Here an object of another class uses it.",
            bad: "style caption = { :class = Label  font = { size = 12 } }\nroot = { view = { :class = Button  :style = caption } }",
            good: "style caption = { :class = Label  font = { size = 12 } }\nroot = { view = { :class = Label  :style = caption } }"),
    ]
}
