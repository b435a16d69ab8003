extension ErrorPage {
    static let names: [ErrorPage] = [
        ErrorPage(
            .unknownClass, "Neither Tatami nor the program has a class of that name.",
            bad: "root = { view = { :class = Lable } }", good: "root = { view = { :class = Label } }"),
        ErrorPage(
            .missingClass, "Objects of several classes are possible here, so the object has to name its class with :class.",
            bad: "root = { panel = { hidden = YES } }", good: "root = { panel = { :class = View  hidden = YES } }"),
        ErrorPage(
            .unknownProperty, "The class has no property of that name. Upper and lower case letters are different in names.",
            bad: "root = { view = { :class = Label  txet = \"Hello\" } }", good: "root = { view = { :class = Label  text = \"Hello\" } }"),
        ErrorPage(
            .wrongType, "The property needs a value of a different type.", bad: "root = { view = { :class = Label  hidden = \"no\" } }",
            good: "root = { view = { :class = Label  hidden = NO } }"),
        ErrorPage(
            .unknownCase, "The property accepts only certain words, and this is not one of them.",
            bad: "root = { view = { :class = Label  textAlignment = Middle } }",
            good: "root = { view = { :class = Label  textAlignment = Center } }"),
        ErrorPage(
            .unknownName, "No object with that :id and no constant of that name exists. A string must be in quotes.",
            bad: "root = { view = { :class = Label  text = Hello } }", good: "root = { view = { :class = Label  text = \"Hello\" } }"),
        ErrorPage(
            .forwardReference,
            "A file is read from start to end, and the object does not exist yet at this place. Move it before this place. Constants may be in any order.",
            bad: "root = {\n    one = { :class = Label  text = two.text }\n    two = { :class = Label  :id = two  text = \"Hello\" }\n}",
            good: "root = {\n    two = { :class = Label  :id = two  text = \"Hello\" }\n    one = { :class = Label  text = two.text }\n}"),
        ErrorPage(
            .duplicateID, "Two objects have the same :id. A style or constant that contains an :id can be used only once.",
            bad: "root = {\n    one = { :class = Label  :id = name }\n    two = { :class = Label  :id = name }\n}",
            good: "root = {\n    one = { :class = Label  :id = name }\n    two = { :class = Label  :id = remark }\n}"),
        ErrorPage(
            .duplicateProperty, "A property is set twice in one object, and only the last value has an effect.",
            bad: "root = { view = { :class = View  hidden = YES  opacity = 1  hidden = NO } }",
            good: "root = { view = { :class = View  opacity = 1  hidden = NO } }"),
        ErrorPage(
            .unsuitableClass, "The property needs an object of a different class.",
            bad: "root = { view = { :class = LayoutView  layout = { :class = Label } } }",
            good: "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout } } }"),
        ErrorPage(
            .abstractClass, "The class is abstract: only its subclasses have objects. Name one of them.",
            bad: "root = { view = { :class = LayoutView  layout = { spacing = 5 } } }",
            good: "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  spacing = 5 } } }"),
        ErrorPage(
            .unknownSystemProperty,
            "The system properties are :class, :id, :style, :property, :template, :params, :slot, :group and :animate. Other names with a colon are ignored.",
            bad: "root = { view = { :class = View  :name = main } }", good: "root = { view = { :class = View  :id = main } }"),
        ErrorPage(
            .invalidSystemValue,
            "The value of a system property is a plain name, without quotes or dots. :style also accepts an array of names.",
            bad: "root = { view = { :class = \"View\" } }", good: "root = { view = { :class = View } }"),
        ErrorPage(
            .uselessSystemProperty, "The object already exists, so the system property has no effect.",
            bad: "root = {\n    view = { :class = View }\n    view <= { :class = Label }\n}",
            good: "root = {\n    view = { :class = Label }\n    view <= { hidden = YES }\n}"),
        ErrorPage(
            .selfAssigned, "self is the object itself. You can assign to its properties, but not to self.", bad: "root = { self = 5 }",
            good: "root = { self.count = 5 }"),
        ErrorPage(
            .invalidLiteral, "The value has the right type, but its content is not valid.",
            bad: "root = { view = { :class = View  backgroundColor = \"red\" } }",
            good: "root = { view = { :class = View  backgroundColor = \"FF0000\" } }"),
        ErrorPage(
            .reservedName, "YES, NO and self have a fixed meaning and cannot be used as names.", bad: "const YES = 1\nroot = {}",
            good: "const yes = 1\nroot = { count = yes }"),
        ErrorPage(
            .hiddenConstant,
            "An object has an :id that is also the name of a constant. After the object, the name no longer means the constant.",
            bad: "const title = \"Hello\"\nroot = { view = { :class = Label  :id = title } }",
            good: "const greeting = \"Hello\"\nroot = { view = { :class = Label  :id = title  text = greeting } }"),
        ErrorPage(
            .misspeltDefinition,
            "A name is used but not defined, and a similar name is defined but not used. The rest of the file suggests that the definition is the misspelt one.",
            bad:
                "style haeding = { textColor = \"333333\" }\nroot = {\n    one = { :class = Label  :style = heading }\n    two = { :class = Label  :style = heading }\n}",
            good:
                "style heading = { textColor = \"333333\" }\nroot = {\n    one = { :class = Label  :style = heading }\n    two = { :class = Label  :style = heading }\n}"
        ),
        ErrorPage(
            .nearlyProperty,
            "The root accepts any name and stores the object under it. This name is nearly that of a property of the root that is not set.",
            bad: "root = { veiw = { :class = Label } }", good: "root = { view = { :class = Label } }"),
        ErrorPage(
            .unknownAction,
            "The target of the action lists its actions, in Swift or in schema.json, and this is not one of them. Here the root has an action called send.",
            bad: "root = {\n    view = { :class = Button  title = \"Send\"  action = { selector = \"sned\" } }\n}",
            good: "root = {\n    view = { :class = Button  title = \"Send\"  action = { selector = \"send\" } }\n}"),
        ErrorPage(
            .outOfRange,
            "The number is outside the range of the property. It is replaced or ignored: a negative length counts as 0, an opacity of 2 as 1. tatami schema lists the ranges. The range may follow from other properties of the object: a date lies between minimum and maximum, a value is one of the titles.",
            bad: "root = { view = { :class = View  opacity = 50 } }", good: "root = { view = { :class = View  opacity = 0.5 } }"),
        ErrorPage(
            .unlikelyNumber,
            "A length or weight of more than a million is probably a mistake. Numbers, and also sums, are limited to 10000000, so a few such values use up the whole range.",
            bad: "root = { view = { :class = View  frame = [0, 0, 5000000, 20] } }",
            good: "root = { view = { :class = View  frame = [0, 0, 500, 20] } }"),
        ErrorPage(
            .crossedLimits, "The minimum is larger than the maximum. The minimum wins, so the maximum has no effect.",
            bad:
                "root = { layout = { :class = VerticalLayout  layoutItems = [\n    { minWidth = 100  maxWidth = 80  view = { :class = View } }\n] } }",
            good:
                "root = { layout = { :class = VerticalLayout  layoutItems = [\n    { minWidth = 80  maxWidth = 100  view = { :class = View } }\n] } }"
        ),
        ErrorPage(
            .foreignPlaceholder,
            "The text contains a placeholder as other systems write it, such as {Binding Title} or ${title}. NUI shows it as it stands. A value is inserted by \\(title), where title is a constant or a parameter of the template. If the text is meant, write the brace as \\u{7B}.",
            bad: "const title = \"Walks\"\nroot = { view = { :class = Label  text = \"All {{ title }}\" } }",
            good: "const title = \"Walks\"\nroot = { view = { :class = Label  text = \"All \\(title)\" } }"),
        ErrorPage(
            .idLikeCase,
            "The :id of an object is also one of the words that properties accept. Where a property accepts the word, it means the word, not the object.",
            bad: "root = { view = { :class = Label  :id = Center } }", good: "root = { view = { :class = Label  :id = middle } }"),
        ErrorPage(
            .olderWord,
            "One of the systems that Tatami unites (MICUi Layouter, NUILayout, NUILoader, WeView 2, SEUICollectionViewLayout) has the word, and Tatami does not, or not yet. The hint says what to write instead. Documentation/older-words.md lists every word of these systems and what becomes of it.",
            bad: "root = { view = { :class = LayoutView  layout = { :class = StackLayout  spacingStretches = YES } } }",
            good: "root = { layout = { :class = StackLayout  distribution = SpaceBetween } }"),
        ErrorPage(
            .unknownFunction, "Expressions can call min, max, round and abs. The name of a function touches its parenthesis.",
            bad: "root = { view = { :class = View  opacity = maximum(0.5, 0.2) } }",
            good: "root = { view = { :class = View  opacity = max(0.5, 0.2) } }"),
        ErrorPage(
            .wrongValueCount, "min and max take two or more values, round and abs take one.",
            bad: "root = { view = { :class = View  opacity = max(0.5) } }",
            good: "root = { view = { :class = View  opacity = max(0.5, 0.2) } }"),
        ErrorPage(
            .unknownFormat,
            "The formats of numbers in strings are 'decimals' with a number of digits, 'currency' with a code such as EUR, 'integer', 'percent' and 'bytes'.",
            bad: "const price = 4\nroot = { view = { :class = Label  text = \"\\(price as money)\" } }",
            good: "const price = 4\nroot = { view = { :class = Label  text = \"\\(price as currency EUR)\" } }"),
    ]
}
