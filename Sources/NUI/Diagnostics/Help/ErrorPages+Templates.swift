extension ErrorPage {
    static let templates: [ErrorPage] = [
        ErrorPage(
            .takenAlias,
            "Two files are imported under the same name, so it is not clear which file the name means. The first file keeps the name.",
            bad:
                "import \"light.nui\" as colors\nimport \"dark.nui\" as colors\nroot = { view = { :class = View  backgroundColor = colors.paper } }\n>> light.nui\nconst paper = \"FFFFFF\"\n>> dark.nui\nconst paper = \"101010\"",
            good:
                "import \"light.nui\" as light\nimport \"dark.nui\" as dark\nroot = { view = { :class = View  backgroundColor = light.paper  borderColor = dark.paper } }\n>> light.nui\nconst paper = \"FFFFFF\"\n>> dark.nui\nconst paper = \"101010\""
        ),
        ErrorPage(
            .unknownTemplate, "Neither the file nor its imports define a template of that name.",
            bad: "template badge = { :class = View  cornerRadius = 8 }\nroot = { view = { :template = bagde } }",
            good: "template badge = { :class = View  cornerRadius = 8 }\nroot = { view = { :template = badge } }"),
        ErrorPage(
            .templateCycle,
            "A template uses itself, directly or through other templates, so expanding it would never end. The message shows the cycle.",
            bad: "template leaf = { :template = tree }\ntemplate tree = { :template = leaf }\nroot = { view = { :template = tree } }",
            good:
                "template leaf = { :class = View }\ntemplate tree = { :template = leaf  opacity = 0.5 }\nroot = { view = { :template = tree } }"
        ),
        ErrorPage(
            .missingArgument,
            "Each use of a template must give a value to the parameters that are declared with a type and without a default.",
            bad: "template title = { :class = Label  :params { words = String }  text = words }\nroot = { view = { :template = title } }",
            good:
                "template title = { :class = Label  :params { words = String }  text = words }\nroot = { view = { :template = title  words = \"Walks\" } }"
        ),
        ErrorPage(
            .unknownSlot,
            "A use gives contents for the unnamed slot, but the template has no such slot. Write { :slot } in the template to mark its place.",
            bad:
                "template row = { :class = LayoutView  layout = { :class = VerticalLayout } }\nroot = { view = { :template = row  :slot = [ { view = { :class = View } } ] } }",
            good:
                "template row = {\n    :class = LayoutView\n    layout = { :class = VerticalLayout  layoutItems = [{ :slot }] }\n}\nroot = { view = { :template = row  :slot = [{ view = { :class = View } }] } }"
        ),
        ErrorPage(
            .invalidPreview, "The data of a preview replace the values of constants, so each entry must have the name of a constant.",
            bad:
                "const title = \"Card\"\npreview \"long\" = { data = { titel = \"A long one\" } }\nroot = { view = { :class = Label  text = title } }",
            good:
                "const title = \"Card\"\npreview \"long\" = { data = { title = \"A long one\" } }\nroot = { view = { :class = Label  text = title } }"
        ),
        ErrorPage(
            .hidingParameter,
            "A parameter of a template has the name of a style, a constant or a class. In the template, the name means the parameter, so the template cannot use the other.",
            bad:
                "const gap = 4\ntemplate row = { :class = Label  :params { gap = 2 }  lineSpacing = gap }\nroot = { view = { :template = row  frame = [gap gap 80 20] } }",
            good:
                "const gap = 4\ntemplate row = { :class = Label  :params { lines = 2 }  lineSpacing = lines }\nroot = { view = { :template = row  frame = [gap, gap, 80, 20] } }"
        ),
    ]
}
