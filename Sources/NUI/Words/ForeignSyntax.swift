/// Forms of other languages that NUI does not have, by the word that starts them, and what NUI writes instead.
enum ForeignSyntax {
    /// Keywords of definitions, each with the kind that NUI defines by one of its own.
    static let keywords: [String: Definition.Kind] = [
        "let": .constant, "var": .constant, "val": .constant, "final": .constant, "define": .constant, "constexpr": .constant,
        "static": .constant, "constant": .constant, "variable": .constant, "local": .constant, "def": .constant, "component": .template,
        "mixin": .template, "macro": .template,
        "widget": .template, "partial": .template,
        "struct": .template, "class": .style,
    ]

    /// Names that stand with a colon before the names of properties, in Android's XML and in XAML.
    static let namespaces: Set = ["android", "app", "tools", "x", "xmlns", "local", "d", "mc"]

    /// Keywords of imports.
    static let imports: Set = ["include", "require", "use", "using"]

    /// The message and the hint for a member of a function's value: `find(rows, id).title`.
    static func member(_ name: String) -> (message: String, hint: String) {
        (
            message: "fields are read of a name, not of an expression",
            hint: "name the row first: { :if let row = find(rows, id)  ... row.\(name) ... }"
        )
    }

    /// Statements, each with a message and a hint.
    static let statements: [String: (message: String, hint: String)] = {
        let loop = (
            message: "a loop is a clause of the object that repeats",
            hint: "write it in an array: [{ :for walk in walks  :class = Label  text <- walk.title }]"
        )
        let choice = (
            message: "NUI has no statements",
            hint: "a choice is part of a value: hidden = isOpen ? NO : YES; an object in an array has a condition: { :if isOpen ... }"
        )
        let function = (
            message: "a NUI file cannot define functions", hint: "an action names a method of the program: action = { selector = \"...\" }"
        )
        return [
            "for": loop, "foreach": loop, "ForEach": loop, "while": loop, "repeat": loop, "Repeater": loop, "map": loop,
            "if": choice, "else": choice, "switch": choice, "when": choice, "case": choice, "guard": choice, "unless": choice,
            "from": (message: "a file is imported as a whole", hint: "write: import \"styles.nui\""),
            "func": function, "function": function, "def": function, "fun": function, "return": function,
        ]
    }()

    /// Types of other languages, each with the one of a template's parameter.
    static let types: [String: String] = [
        "Int": "Integer", "int": "Integer", "Boolean": "Bool", "boolean": "Bool", "Text": "String", "str": "String", "Double": "Number",
        "Float": "Number", "double": "Number", "float": "Number", "CGFloat": "Number", "num": "Number", "Colour": "Color", "Object": "Any",
        "any": "Any", "dynamic": "Any", "Node": "View", "Element": "View", "Widget": "View", "List": "Array",
    ]

    /// What NUI writes in place of a call.
    static func hint(ofCall name: String) -> String? { calls.first { $0.names.contains(name.lowercased()) }?.hint }

    private static let calls: [(names: Set<String>, hint: String)] = [
        (
            ["rgb", "rgba", "hsl", "hsla", "color", "fromargb", "fromrgbo", "uicolor", "nscolor", "hex"],
            "a colour is written as \"RRGGBB\", \"RRGGBBAA\" or [red green blue], such as [255 0 0]"
        ),
        (["repeat", "minmax"], "a list of lengths is in quotes, such as \"1*, 1*, 1*\""),
        (["calc"], "an expression is written as it is: (gap + 2) * 2"),
        (["clamp"], "clamp(a, b, c) is written as min(max(b, a), c)"),
        (["floor", "ceil", "trunc", "int"], "round(a) gives the nearest whole number"),
        (["string", "str", "format", "tofixed"], "a number in a string is written as \"\\(a)\" or \"\\(a as decimals 2)\""),
        (["fmin", "minimum"], "min(a, b)"), (["fmax", "maximum"], "max(a, b)"), (["fabs"], "abs(a)"),
        (["require", "import", "include"], "a file is imported at the top: import \"styles.nui\""),
        (["var"], "a constant is used by its name"),
        (["modifier"], "each modifier is a property, such as layoutItem.margin = 8"),
        (["url", "image", "uiimage", "asset"], "an image is an object: { file = \"...\" }"),
        (["font", "uifont", "system", "textstyle"], "a font is an object: { size = 12  type = Bold }"),
        (["edgeinsets", "insets", "all", "uiedgeinsets"], "insets are a number or [top left bottom right]"),
        (["cgsize", "size"], "a size is [width height]"), (["cgpoint", "point", "offset"], "a point is [x y]"),
        (["cgrect", "rect", "frame"], "a rectangle is [x y width height]"),
        (["linear_gradient", "gradient", "lineargradient"], "a gradient is an object: { :class = Gradient  colors = [ ... ] }"),
        (["localizedstring", "tr", "t", "qstr", "nslocalizedstring"], "a text of the table of texts is localizedText = \"key\""),
    ]

    /// The members that an example of an object of a class has.
    static func example(ofClass name: String) -> String {
        switch name {
        case "Label", "TextField": "  text = \"...\""
        case "Button": "  title = \"...\""
        default: "  ..."
        }
    }

    /// Units that other systems write behind lengths in points.
    static let units = ["px", "pt", "dp", "sp", "dip"]
}
