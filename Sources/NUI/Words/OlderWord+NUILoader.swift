/// The words of NUILoader and of the UIKit classes that its files describe.
extension OlderWord {
    static let ofNUILoader = rows(language, views, texts, buttons, fields, values, missing)

    private static let system = System.nuiLoader

    private static let language: [OlderWord] = rows(
        system.language(
            "\(Definition.Kind.constant.keyword)", "const width = 10\nroot = { view = { :class = UIView  frame = [0, 0, width, 100] } }"),
        system.language(
            "\(Definition.Kind.style.keyword)", "style quiet = { hidden = YES }\nroot = { view = { :class = UIView  :style = quiet } }"),
        system.language(
            "\(Definition.Kind.state.keyword)", "state away = { a.hidden = YES }\nroot = { view = { :class = UIView  :id = a } }"),
        system.language("root", "root = { view = { :class = UIView } }"),
        system.language(":class", "root = { view = { :class = UIView } }"),
        system.language(":id", "root = { view = { :class = UIView  :id = myView } }"),
        system.language(":property", "root = { view = { :class = UIView  :property = myView } }"),
        system.language(":style", "style quiet = { alpha = 0.5 }\nroot = { view = { :class = UIView  :style = quiet } }"),
        system.language("self", "root = { view = { :class = UIView  alpha = 0.5  cornerRadius = self.alpha } }"),
        system.language("YES", "root = { view = { :class = UIView  hidden = YES } }"),
        system.language("NO", "root = { view = { :class = UIView  hidden = NO } }"),
        system.language("<=", "root = { view = { :class = NUIScrollView  contentLayoutItem <= { minWidth = 10 } } }"),
        system.language("|", "root = { view = { :class = UIView  corners = TopLeft | TopRight } }"),
        system.language(
            "text after the root", "root = { view = { :class = UIView } }\nmore",
            .refused("the root last; the first NUI did not read what follows it")),
        system.language("binding", "binding\nroot = { view = { :class = UIView } }", .converted))

    private static let views: [OlderWord] = rows(
        system.classes("UIView UIScrollView UIImageView UILabel UIButton UITextField UITextView"),
        system.properties(
            of: "UIView",
            """
            frame = [0, 0, 100, 100]
            subviews = [{ :class = UIView }]
            backgroundColor = "AA0000"
            hidden = YES
            alpha = 0.5
            transform = [1 0 0 1 10 0]
            clipsToBounds = YES
            tag = 7
            userInteractionEnabled = NO
            layer.cornerRadius = 8
            layer.borderWidth = 1
            layer.borderColor = "00AA00"
            layer.masksToBounds = YES
            """),
        system.properties(
            of: "UIView",
            """
            autoresizingMask = FlexibleWidth | FlexibleHeight
            contentMode = Center
            """, .converted),
        system.properties(of: "UIImageView", "image = { file = \"logo.png\" }\ncontentMode = ScaleAspectFit"),
        system.values(
            of: "UIImageView", "contentMode",
            """
            ScaleToFill ScaleAspectFit ScaleAspectFill Redraw Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight
            """),
        system.values(
            of: "UIView", "autoresizingMask",
            """
            FlexibleLeftMargin FlexibleRightMargin FlexibleTopMargin FlexibleBottomMargin FlexibleWidth FlexibleHeight
            """, .converted))

    private static let texts: [OlderWord] = rows(
        system.properties(
            of: "UILabel",
            """
            text = "Label 1"
            localizedText = "key"
            font = { :class = UIFont size = 12 }
            textColor = "00FF00"
            textAlignment = Center
            lineBreakMode = TailTruncation
            numberOfLines = 0
            adjustsFontSizeToFitWidth = YES
            minimumFontSize = 9
            baselineAdjustment = AlignCenters
            shadowColor = "CCCCCC"
            shadowOffset = [0 1]
            highlightedTextColor = "FFFFFF"
            highlighted = YES
            """),
        system.values(of: "UILabel", "baselineAdjustment", "None AlignBaselines AlignCenters"),
        system.values(of: "UILabel", "textAlignment", "Left Center Right"),
        system.values(
            of: "UILabel", "lineBreakMode", "WordWrap CharacterWrap Clip HeadTruncation TailTruncation MiddleTruncation"),
        system.standards(of: "UILabel", "numberOfLines = 1"))

    private static let buttons: [OlderWord] = rows(
        ["", "highlighted", "disabled", "selected"].flatMap(looks),
        system.properties(
            of: "UIButton",
            """
            selected = YES
            highlighted = YES
            enabled = NO
            action = { selector = "go" }
            contentEdgeInsets = [4 8 4 8]
            titleEdgeInsets = [0 4 0 0]
            imageEdgeInsets = [0 0 0 4]
            contentHorizontalAlignment = Fill
            contentVerticalAlignment = Top
            """),
        system.values(of: "UIButton", "contentHorizontalAlignment", "Center Left Right Fill"),
        system.values(of: "UIButton", "contentVerticalAlignment", "Center Top Bottom Fill"))

    /// Returns the rows for the looks of a button in one state.
    private static func looks(in state: String) -> [OlderWord] {
        let examples = [
            ("title", "\"Go\""), ("titleColor", "\"FF0000\""), ("titleShadowColor", "\"000000\""), ("image", "{ file = \"logo.png\" }"),
            ("backgroundImage", "{ file = \"logo.png\" }"),
        ]
        return examples.flatMap { system.properties(of: "UIButton", "\(inState($0, state)) = \($1)") }
            + system.properties(of: "UIButton", "localized\(capitalized(inState("title", state))) = \"key\"")
    }

    private static func inState(_ name: String, _ state: String) -> String { state.isEmpty ? name : state + capitalized(name) }
    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static let fields: [OlderWord] = rows(
        system.properties(
            of: "UITextField",
            """
            text = "A"
            localizedText = "key"
            placeholder = "Name"
            localizedPlaceholder = "key"
            font = { size = 12 }
            textColor = "00FF00"
            textAlignment = Center
            borderStyle = Line
            secureTextEntry = YES
            action = { event = EditingChanged  selector = "go" }
            """),
        system.properties(
            of: "UITextField",
            """
            contentHorizontalAlignment = Left
            contentVerticalAlignment = Top
            """, .refused("textAlignment; the text of a field is in the middle of its height")),
        system.values(of: "UITextField", "borderStyle", "None Line Bezel RoundedRect"),
        system.values(of: "UITextField", "autocapitalizationType", "None Sentences Words AllCharacters", .converted),
        system.values(of: "UITextField", "autocorrectionType", "No Yes Default", .converted),
        system.values(of: "UITextField", "clearButtonMode", "Never WhileEditing UnlessEditing Always"),
        system.values(
            of: "UITextField", "keyboardType",
            "Default ASCIICapable NumbersAndPunctuation URL NumberPad PhonePad NamePhonePad EmailAddress DecimalPad Twitter", .converted))

    private static let values: [OlderWord] = rows(
        system.classes("UIColor UIFont UIImage"),
        system.properties(
            of: "UIColor",
            """
            color = "AA0000"
            red = 255  green = 0  blue = 0
            green = 255  red = 0  blue = 0
            blue = 255  red = 0  green = 0
            alpha = 128  red = 0  green = 0  blue = 0
            """),
        system.properties(
            of: "UIColor", "patternImage = \"logo.png\"", .refused("an ImageView behind the others, in an OverlayLayout")),
        system.properties(
            of: "UIFont",
            """
            size = 12
            name = "Inter"  size = 12
            type = bold  size = 12
            """),
        system.properties(of: "UIFont", "name = \"Helvetica\"  size = 12", .converted),
        ["normal", "italic"].flatMap { name in
            system.properties(of: "UIFont", "type = \(name)  size = 12")
        },
        system.properties(
            of: "UIImage",
            """
            file = "logo.png"
            leftCapWidth = 1  file = "logo.png"
            topCapHeight = 1  file = "logo.png"
            """),
        system.properties(
            of: "Action",
            """
            selector = "go"
            event = TouchUpInside  selector = "go"
            target = "root"  selector = "go"
            """),
        [
            "TouchDown", "TouchDownRepeat", "TouchDragInside", "TouchDragOutside", "TouchDragEnter", "TouchDragExit", "TouchUpInside",
            "TouchUpOutside", "TouchCancel", "ValueChanged", "EditingDidBegin", "EditingChanged", "EditingDidEnd", "EditingDidEndOnExit",
        ].flatMap { name in system.properties(of: "Action", "event = \"\(name)\"  selector = \"go\"") })

    private static let missing: [OlderWord] = rows(
        system.classes("UISlider"))
}
