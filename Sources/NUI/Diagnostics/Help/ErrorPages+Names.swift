extension ErrorPage {
    static let names: [ErrorPage] = [
        ErrorPage(
            .unknownClass, "There is no class of that name, neither among those of Tatami nor among those that the program registers.",
            bad: "root = { view = { :class = Lable } }", good: "root = { view = { :class = Label } }"),
        ErrorPage(
            .missingClass, "Objects of many classes can stand here, so that the object has to tell its own by :class.",
            bad: "root = { panel = { hidden = YES } }", good: "root = { panel = { :class = View  hidden = YES } }"),
        ErrorPage(
            .unknownProperty, "The class has no property of that name. Names differ by the case of their letters.",
            bad: "root = { view = { :class = Label  txet = \"Hello\" } }", good: "root = { view = { :class = Label  text = \"Hello\" } }"),
        ErrorPage(
            .wrongType, "The property takes a value of another type.", bad: "root = { view = { :class = Label  hidden = \"no\" } }",
            good: "root = { view = { :class = Label  hidden = NO } }"),
        ErrorPage(
            .unknownCase, "The property takes one of a few words, and this is none of them.",
            bad: "root = { view = { :class = Label  textAlignment = Middle } }",
            good: "root = { view = { :class = Label  textAlignment = Center } }"),
        ErrorPage(
            .unknownName, "Neither an object with that :id nor a constant is called so. A string has to stand in quotes.",
            bad: "root = { view = { :class = Label  text = Hello } }", good: "root = { view = { :class = Label  text = \"Hello\" } }"),
        ErrorPage(
            .forwardReference,
            "A file is read from its start to its end, and the object does not exist yet at this place. Put it first. Constants may stand in any order.",
            bad: "root = {\n    one = { :class = Label  text = two.text }\n    two = { :class = Label  :id = two  text = \"Hello\" }\n}",
            good: "root = {\n    two = { :class = Label  :id = two  text = \"Hello\" }\n    one = { :class = Label  text = two.text }\n}"),
        ErrorPage(
            .duplicateID, "Two objects have the same :id. A style or a constant with an :id can be used once only.",
            bad: "root = {\n    one = { :class = Label  :id = name }\n    two = { :class = Label  :id = name }\n}",
            good: "root = {\n    one = { :class = Label  :id = name }\n    two = { :class = Label  :id = remark }\n}"),
        ErrorPage(
            .duplicateProperty, "A property is given twice in one object, and only the last counts.",
            bad: "root = { view = { :class = View  hidden = YES  opacity = 1  hidden = NO } }",
            good: "root = { view = { :class = View  opacity = 1  hidden = NO } }"),
        ErrorPage(
            .unsuitableClass, "The property takes objects of another class.",
            bad: "root = { view = { :class = LayoutView  layout = { :class = Label } } }",
            good: "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout } } }"),
        ErrorPage(
            .abstractClass, "There are only objects of the classes below it. Name one of those.",
            bad: "root = { view = { :class = LayoutView  layout = { spacing = 5 } } }",
            good: "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  spacing = 5 } } }"),
        ErrorPage(
            .unknownSystemProperty, "Names with a colon are :class, :id, :style and :property. Others are passed over.",
            bad: "root = { view = { :class = View  :name = main } }", good: "root = { view = { :class = View  :id = main } }"),
        ErrorPage(
            .invalidSystemValue, "System properties take plain names, without quotes or dots; :style takes an array of them as well.",
            bad: "root = { view = { :class = \"View\" } }", good: "root = { view = { :class = View } }"),
        ErrorPage(
            .uselessSystemProperty, "The object exists already, so that the system property has no effect.",
            bad: "root = {\n    view = { :class = View }\n    view <= { :class = Label }\n}",
            good: "root = {\n    view = { :class = Label }\n    view <= { hidden = YES }\n}"),
        ErrorPage(
            .selfAssigned, "self is the object itself. Its properties can be assigned, not the object.", bad: "root = { self = 5 }",
            good: "root = { self.count = 5 }"),
        ErrorPage(
            .invalidLiteral, "The value is of the right kind, but what stands in it cannot be read.",
            bad: "root = { view = { :class = View  backgroundColor = \"red\" } }",
            good: "root = { view = { :class = View  backgroundColor = \"FF0000\" } }"),
        ErrorPage(
            .reservedName, "YES, NO and self have a fixed meaning and name nothing else.", bad: "const YES = 1\nroot = {}",
            good: "const yes = 1\nroot = { count = yes }"),
        ErrorPage(
            .hiddenConstant, "An object has an :id that is also the name of a constant, which can no longer be had behind it.",
            bad: "const title = \"Hello\"\nroot = { view = { :class = Label  :id = title } }",
            good: "const greeting = \"Hello\"\nroot = { view = { :class = Label  :id = title  text = greeting } }"),
        ErrorPage(
            .misspeltDefinition,
            "A name is used that is not defined, and one that is nearly the same is defined and not used. By what else is in the file the definition is the one that is misspelt.",
            bad:
                "style haeding = { textColor = \"333333\" }\nroot = {\n    one = { :class = Label  :style = heading }\n    two = { :class = Label  :style = heading }\n}",
            good:
                "style heading = { textColor = \"333333\" }\nroot = {\n    one = { :class = Label  :style = heading }\n    two = { :class = Label  :style = heading }\n}"
        ),
        ErrorPage(
            .nearlyProperty,
            "The root takes any name and keeps what is given for it. This one is a slip away from a property of the root for which nothing is given.",
            bad: "root = { veiw = { :class = Label } }", good: "root = { view = { :class = Label } }"),
        ErrorPage(
            .unknownAction,
            "The object that the action calls lists the actions that it has, in Swift or in schema.json, and this is none of them. Here the root has one called send.",
            bad: "root = {\n    view = { :class = Button  title = \"Send\"  action = { selector = \"sned\" } }\n}",
            good: "root = {\n    view = { :class = Button  title = \"Send\"  action = { selector = \"send\" } }\n}"),
        ErrorPage(
            .outOfRange,
            "The number is beyond what the property takes as it is, and counts as another one or as none: a negative length as 0, an opacity of 2 as 1. tatami schema tells the ranges.",
            bad: "root = { view = { :class = View  opacity = 50 } }", good: "root = { view = { :class = View  opacity = 0.5 } }"),
        ErrorPage(
            .unlikelyNumber,
            "No length or weight of more than a million can be meant. Numbers end at 10000000, sums as well, so that few of these fill all there is.",
            bad: "root = { view = { :class = View  frame = [0, 0, 5000000, 20] } }",
            good: "root = { view = { :class = View  frame = [0, 0, 500, 20] } }"),
        ErrorPage(
            .crossedLimits, "The least wins over the most where it is more, so that the most has no effect.",
            bad:
                "root = { layout = { :class = VerticalLayout  layoutItems = [\n    { minWidth = 100  maxWidth = 80  view = { :class = View } }\n] } }",
            good:
                "root = { layout = { :class = VerticalLayout  layoutItems = [\n    { minWidth = 80  maxWidth = 100  view = { :class = View } }\n] } }"
        ),
        ErrorPage(
            .idLikeCase,
            "An object is called like one of the words that properties take. Where such a word is taken it is meant, and not the object.",
            bad: "root = { view = { :class = Label  :id = Center } }", good: "root = { view = { :class = Label  :id = middle } }"),
    ]
}
