extension ErrorPage {
    static let definitions: [ErrorPage] = [
        ErrorPage(
            .unknownStyle, "No style of that name is defined in the file or its imports.",
            bad: "style big = { opacity = 1 }\nroot = { view = { :class = View  :style = small } }",
            good: "style big = { opacity = 1 }\nroot = { view = { :class = View  :style = big } }"),
        ErrorPage(
            .constantCycle, "Constants need each other to get their values, so that none of them has one. The cycle is told.",
            bad: "const a = b\nconst b = a\nroot = { count = a }", good: "const a = b\nconst b = 5\nroot = { count = a }"),
        ErrorPage(
            .styleCycle, "Styles build on each other in a circle. The cycle is told.",
            bad: "style a = { :style = b }\nstyle b = { :style = a }\nroot = { view = { :class = View  :style = a } }",
            good: "style a = { :style = b }\nstyle b = { opacity = 0.5 }\nroot = { view = { :class = View  :style = a } }"),
        ErrorPage(
            .duplicateDefinition,
            "A constant, style or state is defined twice in one file, and only the last counts. To replace one of an imported file is no mistake.",
            bad: "const gap = 8\nconst gap = 9\nroot = { spacing = gap }", good: "const gap = 9\nroot = { spacing = gap }"),
        ErrorPage(
            .unknownStateTarget, "A state changes objects by their :id, and no object has this one.",
            bad: "state short = { remrak.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }",
            good: "state short = { remark.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }"),
        ErrorPage(
            .invalidStateEntry, "An entry of a state names an object and a property of it.",
            bad: "state short = { remark = { :class = Label } }\nroot = { view = { :class = Label  :id = remark } }",
            good: "state short = { remark.hidden = YES }\nroot = { view = { :class = Label  :id = remark } }"),
        ErrorPage(
            .unusedDefinition,
            "Nothing in the file or its imports uses the constant, style or template, and a file with a root is not there for others. Those of a file without one are not told of. A template that makes nothing of one of its parameters is told of in each file.",
            bad: "const gap = 8\n\nroot = { view = { :class = Label } }", good: "root = { view = { :class = Label } }"),
        ErrorPage(
            .unusedID,
            "No path, rule, state or action of the file names the id. The program may, so that this is told only with tatami check --unused-ids.",
            bad: "root = { view = { :class = Label  :id = remark } }", good: "root = { view = { :class = Label } }"),
        ErrorPage(
            .unsuitableStyle,
            "A style says by :class what it is made for, or one that it builds on does, and is given to an object of another class.",
            bad: "style caption = { :class = Label  font = { size = 12 } }\nroot = { view = { :class = Button  :style = caption } }",
            good: "style caption = { :class = Label  font = { size = 12 } }\nroot = { view = { :class = Label  :style = caption } }"),
    ]
}
