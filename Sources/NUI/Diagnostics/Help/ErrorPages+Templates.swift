extension ErrorPage {
    static let templates: [ErrorPage] = [
        ErrorPage(
            .takenAlias, "Two files are imported under one name, so that it is not clear whose names are meant. The first one keeps it.",
            bad:
                "import \"light.nui\" as colors\nimport \"dark.nui\" as colors\nroot = { view = { :class = View  backgroundColor = colors.paper } }\n>> light.nui\nconst paper = \"FFFFFF\"\n>> dark.nui\nconst paper = \"101010\"",
            good:
                "import \"light.nui\" as light\nimport \"dark.nui\" as dark\nroot = { view = { :class = View  backgroundColor = light.paper  borderColor = dark.paper } }\n>> light.nui\nconst paper = \"FFFFFF\"\n>> dark.nui\nconst paper = \"101010\""
        ),
        ErrorPage(
            .unknownTemplate, "No template of that name is defined in the file or its imports.",
            bad: "template badge = { :class = View  cornerRadius = 8 }\nroot = { view = { :template = bagde } }",
            good: "template badge = { :class = View  cornerRadius = 8 }\nroot = { view = { :template = badge } }"),
        ErrorPage(
            .templateCycle,
            "A template is used inside itself, over others or directly, so that writing it out would never end. The cycle is told.",
            bad: "template leaf = { :template = tree }\ntemplate tree = { :template = leaf }\nroot = { view = { :template = tree } }",
            good:
                "template leaf = { :class = View }\ntemplate tree = { :template = leaf  opacity = 0.5 }\nroot = { view = { :template = tree } }"
        ),
        ErrorPage(
            .missingArgument, "A parameter that is declared with a type and no value has to be given by each use of the template.",
            bad: "template title = { :class = Label  :params { words = String }  text = words }\nroot = { view = { :template = title } }",
            good:
                "template title = { :class = Label  :params { words = String }  text = words }\nroot = { view = { :template = title  words = \"Walks\" } }"
        ),
        ErrorPage(
            .unknownSlot,
            "A use gives contents for the slot without a name, and the template has none. In a template, { :slot } is its place.",
            bad:
                "template row = { :class = LayoutView  layout = { :class = VerticalLayout } }\nroot = { view = { :template = row  :slot = [ { view = { :class = View } } ] } }",
            good:
                "template row = {\n    :class = LayoutView\n    layout = { :class = VerticalLayout  layoutItems = [{ :slot }] }\n}\nroot = { view = { :template = row  :slot = [{ view = { :class = View } }] } }"
        ),
        ErrorPage(
            .invalidPreview, "A preview's data stand in the place of constants, so each has the name of one.",
            bad:
                "const title = \"Card\"\npreview \"long\" = { data = { titel = \"A long one\" } }\nroot = { view = { :class = Label  text = title } }",
            good:
                "const title = \"Card\"\npreview \"long\" = { data = { title = \"A long one\" } }\nroot = { view = { :class = Label  text = title } }"
        ),
    ]
}
