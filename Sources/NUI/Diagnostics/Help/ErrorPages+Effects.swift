extension ErrorPage {
    /// The pages about what has no effect, as far as the checker finds it.
    static let effects: [ErrorPage] = [
        ErrorPage(
            .idleProperty,
            "The layout does not read this rule of its items, or the layout places the view and ignores its frame. Remove the property. A rule that is meant for another layout, which the items also use, belongs into a style or a template; those are not reported.",
            bad: file("VerticalLayout", "{ view = { :class = Label  text = \"A\" }  column = 1 }"),
            good: "style cell = { column = 1 }\n" + file("VerticalLayout", "{ :style = cell  view = { :class = Label  text = \"A\" } }")),
        ErrorPage(
            .emptyItem,
            "The item has no view and no rules, so it takes no room and shows nothing. Give it a view. An item that only takes room has a Spacer or a fixedSize; one that is filled later has an :id.",
            bad: file("HorizontalLayout", "{ }"), good: file("HorizontalLayout", "{ view = { :class = Spacer } }")),
        ErrorPage(
            .earlyProperty,
            "The effect of the property depends on another one, which the object sets later, so it counts for the value from before. Move it after the other property.",
            bad: "root = { view = { :class = LayoutView  layout = { :class = StackLayout  cellAlignment = Center  axis = Horizontal } } }",
            good: "root = { layout = { :class = StackLayout  axis = Horizontal  cellAlignment = Center } }"),
    ]

    /// The pages about places that only loading finds.
    static let places: [ErrorPage] = [
        ErrorPage(
            .contradictoryRules,
            "Visibility rules would have to show and hide the same view at once. The message names the chain of rules that leads to each: a view that can never be shown or hidden makes every request for it fail. Remove one of the rules, or take the view out of it. If the rules refuse a state, leave one of the views out of the state.",
            bad: rules("exclusive = [a, b]\n        companion = [a, b]"), good: rules("exclusive = [a, b]")),
        ErrorPage(
            .unknownRuleSet,
            "Visibility rules activate a set by its name, and no set has this name. Correct the name, or add the set to sets.",
            bad: rules("sets = [{ name = \"wide\"  exclusive = [a, b] }]\n        active = \"wild\""),
            good: rules("sets = [{ name = \"wide\"  exclusive = [a, b] }]\n        active = \"wide\"")),
        ErrorPage(
            .coveredItem,
            "An item of a grid that names no column and no row is placed in column 0 and row 0, and another item is there too. Name the cell, or let the grid choose cells with insertion, maxColumns or maxRows. If the items are meant to cover each other, insertion = Explicit says so. Texts also cover each other in columns of a few points, such as [1 2 1], which are weights as \"1*, 2*, 1*\".",
            bad: file("GridLayout", "{ view = { :class = Label  text = \"A\" } }", "{ view = { :class = Label  text = \"B\" } }"),
            good:
                "root = { layout = {\n    :class = GridLayout\n    maxColumns = 2\n    layoutItems = [\n        { view = { :class = Label  text = \"A\" } }\n        { view = { :class = Label  text = \"B\" } }\n    ]\n} }"
        ),
        ErrorPage(
            .unseenView,
            "The view has a background, a border, a text or content that it scrolls, and its size is 0 in every usual size of a window. A view without content of its own needs a fixed length, a minimum or a stretch. A fixed length or a maximum of 0, hidden = YES and visibility = Collapsed say that it is meant.",
            bad: file("VerticalLayout", "{ view = { :class = View  backgroundColor = \"FF0000\" } }"),
            good: file(
                "VerticalLayout", "{ view = { :class = View  backgroundColor = \"FF0000\" }  fixedHeight = 1  horizontalStretch = 1 }")),
    ]

    /// A file with two views and visibility rules.
    private static func rules(_ rules: String) -> String {
        "root = {\n    :class = LayoutView\n    visibilityRules = {\n        \(rules)\n    }\n    layout = {\n        :class = VerticalLayout\n"
            + "        layoutItems = [\n            { :class = Label  :id = a  text = \"A\" }\n"
            + "            { :class = Label  :id = b  text = \"B\" }\n        ]\n    }\n}"
    }

    /// A file with a layout and its items.
    private static func file(_ layout: String, _ items: String...) -> String {
        let list = items.map { "    \($0)\n" }.joined()
        return "root = { view = { :class = LayoutView  layout = { :class = \(layout)  layoutItems = [\n\(list)] } } }"
    }
}
