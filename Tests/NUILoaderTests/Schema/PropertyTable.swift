import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// One property, a value for it as a file writes it, and where the value is found in Swift afterwards.
struct PropertyRow: Sendable, CustomStringConvertible {
    let className: String
    let text: String
    let arrived: @Sendable (Any?) -> Bool

    var property: String { String(text.prefix { $0 != " " }) }
    var description: String { "\(className): \(text)" }

    init<Object>(_ className: String, _ text: String, _ arrived: @escaping @Sendable (Object) -> Bool) {
        self.className = className
        self.text = text
        self.arrived = { ($0 as? Object).map(arrived) ?? false }
    }

    /// A file in which an object of the class has the property; its value or object is the root's `made`.
    ///
    /// - Parameter isLast: Whether the property stands after those that it needs, instead of before them.
    func file(_ text: String? = nil, isLast: Bool = false) -> String {
        let (line, needed) = (text ?? self.text, Self.needed(className, property))
        return Self.file(className, isLast ? "\(needed) \(line)" : line + needed)
    }

    /// Whether the row needs other properties.
    var needsOthers: Bool { !Self.needed(className, property).isEmpty }

    static func file(_ className: String, _ contents: String) -> String {
        switch className {
        case _ where contents.hasPrefix("layoutItem "):
            "root = { view = { :class = LayoutView layout = { :class = VerticalLayout layoutItems = [ { :class = \(className == "Layout" ? "OverlayLayout" : className) :property = made \(contents) } ] } } }"
        case "LayoutItem":
            "root = { view = { :class = LayoutView layout = { :class = VerticalLayout layoutItems = [ { :property = made \(contents) } ] } } }"
        case "StackLayout", "HorizontalLayout", "VerticalLayout", "OverlayLayout", "FlowLayout", "GridLayout",
            "HorizontalCellLayout", "VerticalCellLayout", "TileLayout", "RelativeLayout", "Layout":
            "root = { view = { :class = LayoutView layout = { :class = \(className == "Layout" ? "OverlayLayout" : className) :property = made \(contents) } } }"
        case _ where className.hasPrefix("Visibility"):
            "root = { a = { :class = View :id = a } b = { :class = View :id = b } made = { :class = \(className) \(contents) } }"
        case "Action": ":model = { field <-> NO }\nstate away = { }\nroot = { made = { :class = Action \(contents) } }"
        case "ArrangedView": file("StackView", contents)
        default:
            "root = { \(contents.contains("= other") ? "other = { :class = Label :id = other } " : "")made = { :class = \(className) \(contents) } }"
        }
    }

    /// What an object of the class must have besides.
    static func needed(_ className: String, _ property: String) -> String {
        switch (className, property) {
        case ("Font", let name) where name != "size": " size = 10"
        case ("Image", let name) where name != "file": " file = \"dot.png\""
        case ("Gradient", let name) where name != "colors": " colors = [\"000000\" \"FFFFFF\"]"
        case ("Action", let name) where name != "selector": " selector = \"go\""
        case ("EdgeRule", "distance"): " adjacent = root"
        case ("EdgeRule", "offset"): " center = root"
        case ("TabBar", "currentIndex"): " tabs = [{ :class = TabButton } { :class = TabButton }]"
        case ("VisibilityRules", "active"): " sets = [{ name = \"s\" }]"
        case ("VisibilityRuleSet", let name) where name != "name": " name = \"s\""
        case ("VisibilityAlternative", "one"): " other = b"
        case ("VisibilityAlternative", "other"): " one = a"
        case ("LengthRule", "of"): " ratio = 2"
        case ("ComboBox", "value"), ("EditableComboBox", "selectedIndex"): " titles = [\"a\" \"b\"]"
        case ("Color", "red"): " green = 0 blue = 0"
        case ("Color", "green"): " red = 0 blue = 0"
        case ("Color", "blue"): " red = 0 green = 0"
        case ("Color", "alpha"): " red = 0 green = 0 blue = 0"
        default: ""
        }
    }

    static let red = Color(bytes: 255, 0, 0)

    static let themes: [PropertyRow] =
        [
            .init("Theme", "contrast = High") { (changes: ThemeChanges) in changes.contrast == .high },
            .init("Theme", "appearance = Dark") { (changes: ThemeChanges) in changes == .dark },
            .init("Theme", "accent = \"B3261E\"") { (changes: ThemeChanges) in changes.accent?.hex == "B3261E" },
            .init("Theme", "controlRadius = 4") { (changes: ThemeChanges) in changes == ThemeChanges(controlRadius: 4) },
            .init("Theme", "controlHeight = 40") { (changes: ThemeChanges) in changes.controlHeight == 40 },
            .init("Theme", "fonts = { body = { size = 20 } }") { (changes: ThemeChanges) in
                changes == ThemeChanges(fonts: [.body: Font(size: 20)])
            },
            .init("Theme", "motion = { snappy = { duration = 0.5 bounce = 0.25 } }") { (changes: ThemeChanges) in
                changes == ThemeChanges(motion: [.snappy: .spring(Spring(duration: 0.5, bounce: 0.25))])
            },
            .init("Timing", "duration = 0.5") { (timing: Timing) in timing == .cubic(TimingCurve.easeInOut.cubic, duration: 0.5) },
            .init("Timing", "curve = [0.2 0 0 1]") { (timing: Timing) in timing == .cubic(CubicCurve(0.2, 0, 0, 1), duration: 0.2) },
            .init("Timing", "bounce = 0.25") { (timing: Timing) in timing == .spring(Spring(duration: 0.2, bounce: 0.25)) },
        ]
        + MotionStyle.allCases.map { style in
            .init("ThemeMotion", "\(style.rawValue) = { duration = 0.625 }") { (timings: Any) in
                "\(timings)".contains("\(style)") && "\(timings)".contains("0.625")
            }
        }
        + ColorToken.allCases.filter { $0 != .accent }.map { token in
            .init("Theme", "\(token.rawValue) = \"FF0000\"") { (changes: ThemeChanges) in changes == ThemeChanges(colors: [token: red]) }
        }
        + TypeStyle.allCases.map { style in
            // The type of the object belongs to the loader.
            .init("ThemeFonts", "\(style.rawValue) = { size = 20 }") { (fonts: Any) in "\(fonts)".contains("size: 20.0") }
        }

    static let all: [PropertyRow] =
        view + views + themes + items + cells + layouts + grids + buttons + choices + pickers + layers + textField + textView + values
        + rules + containers + accordions + collections + tabs

    private static let view: [PropertyRow] = [
        .init("View", "frame = [1 2 3 4]") { (view: View) in view.frame == Rect(1, 2, 3, 4) },
        .init("View", "subviews = [{ :class = Label text = \"s\" }]") { (view: View) in
            // Some controls have parts of their own besides.
            view.subviews.contains { ($0 as? Label)?.text == "s" }
        },
        .init("View", "backgroundColor = \"FF0000\"") { (view: View) in view.backgroundColor == red },
        .init("View", "cornerRadius = 3") { (view: View) in view.cornerRadius == 3 },
        .init("View", "corners = TopLeft | BottomRight") { (view: View) in view.corners == [.topLeft, .bottomRight] },
        .init("View", "borderWidth = 2") { (view: View) in view.borderWidth == 2 },
        .init("View", "borderColor = \"FF0000\"") { (view: View) in view.borderColor == red },
        .init("View", "borderDash = [3 2]") { (view: View) in view.borderDash == .lengths([3, 2]) },
        .init("View", "borderTop = { width = 2 }") { (view: View) in view.borderTop == BorderSide(width: 2) },
        .init("View", "borderBottom = { width = 2 }") { (view: View) in view.borderBottom == BorderSide(width: 2) },
        .init("View", "borderLeading = { width = 2 }") { (view: View) in view.borderLeading == BorderSide(width: 2) },
        .init("View", "borderTrailing = { width = 2 }") { (view: View) in view.borderTrailing == BorderSide(width: 2) },
        .init("View", "borderLeft = { width = 2 }") { (view: View) in view.borderLeft == BorderSide(width: 2) },
        .init("View", "borderRight = { width = 2 }") { (view: View) in view.borderRight == BorderSide(width: 2) },
        .init("View", "theme = { accent = \"B3261E\" }") { (view: View) in view.themeChanges?.accent == Color(bytes: 0xB3, 0x26, 0x1E) },
        .init("View", "shadow = { blur = 4 }") { (view: View) in view.shadow?.blur == 4 },
        .init("View", "opacity = 0.5") { (view: View) in view.opacity == 0.5 },
        .init("View", "transform = [1 0 0 1 5 6]") { (view: View) in view.transform == Transform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6) },
        .init("View", "direction = RightToLeft") { (view: View) in view.direction == .rightToLeft },
        .init("View", "hidden = YES") { (view: View) in view.hidden },
        .init("View", "clipsToBounds = YES") { (view: View) in view.clipsToBounds },
        .init("View", "visibilityRules = { collapses = YES }") { (view: View) in view.visibilityRules?.collapses == true },
        .init("View", "enabled = NO") { (view: View) in !view.enabled },
        .init("View", "accessibilityLabel = \"l\"") { (view: View) in view.accessibilityLabel == "l" },
        .init("View", "accessibilityRole = \"r\"") { (view: View) in view.accessibilityRole == "r" },
        .init("View", "accessibilityHint = \"h\"") { (view: View) in view.accessibilityHint == "h" },
        .init("View", "accessibilityLevel = 2") { (view: View) in view.accessibilityLevel == 2 },
        .init("View", "accessibilityHidden = YES") { (view: View) in view.accessibilityHidden },
        .init("View", "accessibilityLive = Polite") { (view: View) in view.accessibilityLive == .polite },
        .init("View", "accessibilityLabelledBy = other subviews = [other]") { (view: View) in
            view.subviews.contains { $0 === view.accessibilityLabelledBy }
        },
        .init("View", "accessibilityDescribedBy = other subviews = [other]") { (view: View) in
            view.subviews.contains { $0 === view.accessibilityDescribedBy }
        },
        .init("View", "accessibilityErrorMessage = other subviews = [other]") { (view: View) in
            view.subviews.contains { $0 === view.accessibilityErrorMessage }
        },
        .init("View", "acceptsPointers = NO") { (view: View) in !view.acceptsPointers },
        .init("View", "layer <= { cornerRadius = 3 }") { (view: View) in view.cornerRadius == 3 },
        .init("View", "contentMode = Center") { (_: View) in true },
        .init("View", "tooltip = \"t\"") { (view: View) in view.tooltip == "t" },
        .init("View", "contextMenu = { items = [{ title = \"t\" }] }") { (view: View) in
            (view.contextMenu as? Menu)?.items.map(\.title) == ["t"]
        },
        .init("View", "tag = 5") { (view: View) in view.tag as? Double == 5 },
        .init("View", "autoresizingMask = FlexibleWidth") { (_: View) in true },
    ]

    private static let views: [PropertyRow] = [
        .init("LayoutView", "layout = { :class = VerticalLayout }") { (view: LayoutView) in (view.layout as? StackLayout)?.axis == .vertical
        },
        .init("LayoutView", "layouts = [{ :class = VerticalLayout } { :class = OverlayLayout }]") { (view: LayoutView) in
            view.layouts.count == 2
        },
        .init("LayoutView", "layoutAnimation = { duration = 0.3 }") { (view: LayoutView) in view.layoutAnimation?.duration == 0.3 },
        .init("ScrollView", "contentView = { :class = Label }") { (view: ScrollView) in view.contentView is Label },
        .init("View", "layoutItem <= { fixedWidth = 9 }") { (view: View) in view.layoutItems.map(\.fixedWidth) == [9] },
        .init("Layout", "layoutItem <= { fixedWidth = 9 }") { (layout: ItemLayout) in layout.layoutItem?.fixedWidth == 9 },
        .init("ScrollView", "contentLayoutItem <= { fixedWidth = 9 }") { (view: ScrollView) in view.contentLayoutItem.fixedWidth == 9 },
        .init("ScrollView", "horizontalScrollerEnabled = YES") { (view: ScrollView) in view.horizontalScrollerEnabled },
        .init("ScrollView", "verticalScrollerEnabled = NO") { (view: ScrollView) in !view.verticalScrollerEnabled },
        .init("ScrollView", "followsEnd = YES") { (view: ScrollView) in view.followsEnd },
        .init("ScrollView", "contentOffset = [0 12] contentView = { :class = Pref size = [10 100] } frame = [0 0 10 10]") {
            (view: ScrollView) in
            let root = ViewRoot(view, text: FakeText())
            root.layout(in: Size(10, 10))
            return view.contentOffset == Point(0, 12)
        },
        .init("Label", "text = \"t\"") { (label: Label) in label.text == "t" },
        .init("Label", "localizedText = \"key\"") { (label: Label) in label.text == "translated" },
        .init("Label", "attributedText = [\"a\" { text = \"b\" type = Bold }]") { (label: Label) in
            label.text == "ab" && label.attributedText.runs.count == 1
        },
        .init("Label", "font = { size = 9 }") { (label: Label) in label.font.size == 9 },
        .init("Label", "textColor = \"FF0000\"") { (label: Label) in label.textColor == red },
        .init("Label", "textAlignment = Right") { (label: Label) in label.textAlignment == .right },
        .init("Label", "numberOfLines = 2") { (label: Label) in label.numberOfLines == 2 },
        .init("Label", "lineBreakMode = Clip") { (label: Label) in label.lineBreakMode == .clip },
        .init("Label", "lineSpacing = 3") { (label: Label) in label.lineSpacing == 3 },
        .init("Label", "lineHeight = 30") { (label: Label) in label.lineHeight == 30 },
        .init("Label", "letterSpacing = 0.5") { (label: Label) in label.letterSpacing == 0.5 },
        .init("Label", "underline = YES") { (label: Label) in label.underline },
        .init("Label", "strikethrough = YES") { (label: Label) in label.strikethrough },
        .init("Shape", "form = Capsule") { (shape: Shape) in shape.form == .capsule },
        .init("Shape", "path = \"M1 2L3 4\"") { (shape: Shape) in shape.path.data == "M1 2 L3 4" },
        .init("Shape", "fill = \"FF0000\"") { (shape: Shape) in shape.fill == .color(red) },
        .init("Shape", "fillRule = EvenOdd") { (shape: Shape) in shape.fillRule == .evenOdd },
        .init("Shape", "stroke = \"FF0000\"") { (shape: Shape) in shape.stroke == red },
        .init("Shape", "strokeWidth = 3") { (shape: Shape) in shape.strokeWidth == 3 },
        .init("Shape", "strokeCap = Round") { (shape: Shape) in shape.strokeCap == .round },
        .init("Shape", "strokeJoin = Bevel") { (shape: Shape) in shape.strokeJoin == .bevel },
        .init("Shape", "strokeDash = Dotted") { (shape: Shape) in shape.strokeDash == .dotted },
        .init("Shape", "viewBox = [0 0 24 24]") { (shape: Shape) in shape.viewBox == Rect(0, 0, 24, 24) },
        .init("Shape", "contentMode = ScaleToFill") { (shape: Shape) in shape.contentMode == .scaleToFill },
        .init("Shape", "followsDirection = YES") { (shape: Shape) in shape.followsDirection },
        .init("Icon", "name = ChevronLeft") { (icon: Icon) in icon.name == .chevronLeft },
        .init("Icon", "size = 16") { (icon: Icon) in icon.size == 16 },
        .init("Icon", "color = \"FF0000\"") { (icon: Icon) in icon.color == red },
        .init("Icon", "strokeWidth = 3") { (icon: Icon) in icon.strokeWidth == 3 },
        .init("Label", "linkColor = \"FF0000\"") { (label: Label) in label.linkColor == red },
        .init("Label", "selectable = YES") { (label: Label) in label.selectable },
        .init("Label", "action = { selector = \"go\" }") { (label: Label) in label.actions == [Action("go")] },
        .init("Label", "shadowColor = \"FF0000\"") { (label: Label) in label.shadowColor == red },
        .init("Label", "shadowOffset = [1 2]") { (label: Label) in label.shadowOffset == Point(1, 2) },
        .init("Label", "highlighted = YES") { (label: Label) in label.highlighted },
        .init("Label", "highlightedTextColor = \"FF0000\"") { (label: Label) in label.highlightedTextColor == red },
        .init("Label", "adjustsFontSizeToFitWidth = YES") { (label: Label) in label.adjustsFontSizeToFitWidth },
        .init("Label", "minimumFontSize = 9") { (label: Label) in label.minimumFontSize == 9 },
        .init("Label", "baselineAdjustment = AlignCenters") { (label: Label) in label.baselineAdjustment == .alignCenters },
        .init("ScrollView", "hAlign = Right") { (view: ScrollView) in view.contentLayoutItem.horizontalAlignment == .right },
        .init("ScrollView", "vAlign = Bottom") { (view: ScrollView) in view.contentLayoutItem.verticalAlignment == .bottom },
        .init("ImageView", "image = { file = \"dot.png\" }") { (view: ImageView) in view.image?.size == Size(1, 1) },
        .init("ImageView", "contentMode = Center") { (view: ImageView) in view.contentMode == .center },
        .init("Spacer", "minimum = 4") { (view: Spacer) in view.minimum == 4 },
        .init("Screen", "view = { :class = Label }") { (screen: Screen) in screen.view is Label },
    ]

    private static let textView: [PropertyRow] = [
        .init("TextView", "text = \"t\"") { (view: TextView) in view.text == "t" },
        .init("TextView", "localizedText = \"key\"") { (view: TextView) in view.text == "translated" },
        .init("TextView", "placeholder = \"t\"") { (view: TextView) in view.placeholder == "t" },
        .init("TextView", "localizedPlaceholder = \"key\"") { (view: TextView) in view.placeholder == "translated" },
        .init("TextView", "font = { size = 9 }") { (view: TextView) in view.font.size == 9 },
        .init("TextView", "lineHeight = 30") { (view: TextView) in view.lineHeight == 30 },
        .init("TextView", "letterSpacing = 0.5") { (view: TextView) in view.letterSpacing == 0.5 },
        .init("TextView", "textColor = \"FF0000\"") { (view: TextView) in view.textColor == red },
        .init("TextView", "textAlignment = Center") { (view: TextView) in view.textAlignment == .center },
        .init("TextView", "isEditable = NO") { (view: TextView) in !view.isEditable },
        .init("TextView", "maxLength = 3") { (view: TextView) in view.maxLength == 3 },
        .init("TextView", "columns = 3") { (view: TextView) in view.columns == 3 },
        .init("TextView", "minimumLines = 2") { (view: TextView) in view.minimumLines == 2 },
        .init("TextView", "maximumLines = 4") { (view: TextView) in view.maximumLines == 4 },
        .init("TextView", "contentInsets = 3") { (view: TextView) in view.contentInsets == 3 },
        .init("TextView", "action = { selector = \"go\" }") { (view: TextView) in view.actions == [Action("go")] },
        .init("TextView", "keyboardType = URL") { (_: TextView) in true },
        .init("TextView", "autocorrectionType = No") { (_: TextView) in true },
        .init("TextView", "autocapitalizationType = Words") { (_: TextView) in true },
    ]

    private static let textField: [PropertyRow] = [
        .init("TextField", "text = \"t\"") { (field: TextField) in field.text == "t" },
        .init("TextField", "localizedText = \"key\"") { (field: TextField) in field.text == "translated" },
        .init("TextField", "isRequired = YES") { (field: TextField) in field.isRequired },
        .init("TextField", "placeholder = \"t\"") { (field: TextField) in field.placeholder == "t" },
        .init("TextField", "localizedPlaceholder = \"key\"") { (field: TextField) in field.placeholder == "translated" },
        .init("TextField", "font = { size = 9 }") { (field: TextField) in field.font.size == 9 },
        .init("TextField", "lineHeight = 30") { (field: TextField) in field.lineHeight == 30 },
        .init("TextField", "letterSpacing = 0.5") { (field: TextField) in field.letterSpacing == 0.5 },
        .init("TextField", "textColor = \"FF0000\"") { (field: TextField) in field.textColor == red },
        .init("TextField", "textAlignment = Center") { (field: TextField) in field.textAlignment == .center },
        .init("TextField", "borderStyle = Bezel") { (field: TextField) in field.borderStyle == .bezel },
        .init("TextField", "isSecure = YES") { (field: TextField) in field.isSecure },
        .init("TextField", "columns = 3") { (field: TextField) in field.columns == 3 },
        .init("TextField", "contentInsets = 3") { (field: TextField) in field.contentInsets == 3 },
        .init("TextField", "action = { selector = \"go\" }") { (field: TextField) in field.actions == [Action("go")] },
        .init("TextField", "keyboardType = URL") { (_: TextField) in true },
        .init("TextField", "autocorrectionType = No") { (_: TextField) in true },
        .init("TextField", "autocapitalizationType = Words") { (_: TextField) in true },
        .init("TextField", "clearButtonMode = Always") { (field: TextField) in field.clearButtonMode == .always },
        .init("TextField", "errorMessage = \"t\"") { (field: TextField) in field.errorMessage == "t" },
        .init("TextField", "isEditable = NO") { (field: TextField) in !field.isEditable },
        .init("TextField", "maxLength = 3") { (field: TextField) in field.maxLength == 3 },
        .init("SecureField", "showsRevealButton = NO") { (field: SecureField) in field.isSecure && !field.showsRevealButton },
    ]

    private static let values: [PropertyRow] = [
        .init("Insets", "top = 5") { (insets: Insets) in insets == Insets(top: 5) },
        .init("Insets", "leading = 5") { (insets: Insets) in insets == Insets(leading: 5) },
        .init("Insets", "bottom = 5") { (insets: Insets) in insets == Insets(bottom: 5) },
        .init("Insets", "trailing = 5") { (insets: Insets) in insets == Insets(trailing: 5) },
        .init("Insets", "horizontal = 5") { (insets: Insets) in insets == Insets(horizontal: 5, vertical: 0) },
        .init("Insets", "vertical = 5") { (insets: Insets) in insets == Insets(horizontal: 0, vertical: 5) },
        .init("Color", "color = \"FF0000\"") { (color: Color) in color == red },
        .init("Color", "red = 255") { (color: Color) in color == red },
        .init("Color", "green = 255") { (color: Color) in color == Color(bytes: 0, 255, 0) },
        .init("Color", "blue = 255") { (color: Color) in color == Color(bytes: 0, 0, 255) },
        .init("Color", "alpha = 51") { (color: Color) in color == Color(white: 0, alpha: 0.2) },
        .init("Font", "name = \"Serif\"") { (font: Font) in font.family == "Serif" },
        .init("Font", "style = Headline") { (font: Font) in font.weight == .semibold },
        .init("Font", "lineHeight = 30") { (font: Font) in font.lineHeight == 30 },
        .init("Font", "features = [\"tnum\" \"calt=0\"]") { (font: Font) in font.features == [.tabularFigures, .separateSigns] },
        .init("Font", "size = 12") { (font: Font) in font == Font(size: 12) },
        .init("Font", "type = BoldItalic") { (font: Font) in font.weight == .bold && font.italic },
        .init("Font", "weight = Semibold") { (font: Font) in font.weight == .semibold },
        .init("Image", "file = \"dot.png\"") { (image: Image) in image.size == Size(1, 1) },
        .init("Image", "leftCapWidth = 0.25") { (image: Image) in image.leftCap == 0.25 },
        .init("Image", "topCapHeight = 0.25") { (image: Image) in image.topCap == 0.25 },
        .init("Image", "scale = 2") { (image: Image) in image.size == Size(0.5, 0.5) },
        .init("Gradient", "type = Radial") { (gradient: Gradient) in gradient.kind == .radial(center: Point(0.5, 0.5), radius: 1) },
        .init("Gradient", "angle = 90") { (gradient: Gradient) in gradient.kind == .angle(90) },
        .init("Gradient", "colors = [\"FF0000\" \"FF0000\" \"FF0000\"]") { (gradient: Gradient) in
            gradient.stops.map(\.color) == [red, red, red]
        },
        .init("Gradient", "locations = [0.25 0.75]") { (gradient: Gradient) in gradient.stops.map(\.location) == [0.25, 0.75] },
        .init("Gradient", "center = [0 1] type = Radial") { (gradient: Gradient) in gradient.kind == .radial(center: Point(0, 1), radius: 1)
        },
        .init("Gradient", "radius = 0.5 type = Radial") { (gradient: Gradient) in
            gradient.kind == .radial(center: Point(0.5, 0.5), radius: 0.5)
        },
        .init("Shadow", "color = \"FF0000\"") { (shadow: Shadow) in shadow.color == red },
        .init("Shadow", "offset = [1 2]") { (shadow: Shadow) in shadow.offset == Point(1, 2) },
        .init("Shadow", "blur = 3") { (shadow: Shadow) in shadow.blur == 3 },
        .init("Shadow", "spread = 3") { (shadow: Shadow) in shadow.spread == 3 },
        .init("BorderSide", "width = 3") { (side: BorderSide) in side.width == 3 },
        .init("BorderSide", "color = \"FF0000\"") { (side: BorderSide) in side.color == red },
        .init("BorderSide", "dash = Dashed") { (side: BorderSide) in side.dash == .dashed },
        .init("Preview", "size = [3 0]") { (preview: NUIPreview) in preview.size == Size(3, 0) },
        .init("Preview", "scale = 3") { (preview: NUIPreview) in preview.scale == 3 },
        .init("Preview", "direction = RightToLeft") { (preview: NUIPreview) in preview.direction == .rightToLeft },
        .init("Preview", "state = \"a\"") { (preview: NUIPreview) in preview.states == ["a"] },
        .init("Preview", "data = 5") { (preview: NUIPreview) in preview.hasData },
        .init("LayoutAnimation", "duration = 3") { (animation: LayoutAnimation) in animation.duration == 3 },
        .init("LayoutAnimation", "delay = 3") { (animation: LayoutAnimation) in animation.delay == 3 },
        .init("LayoutAnimation", "bounce = 0.25") { (animation: LayoutAnimation) in animation.bounce == 0.25 },
        .init("LayoutAnimation", "curve = EaseIn") { (animation: LayoutAnimation) in animation.curve == .easeIn },
        .init("TextRun", "text = \"t\"") { (text: AttributedText) in text.string == "t" },
        .init("TextRun", "size = 9 text = \"t\"") { (text: AttributedText) in text.runs.first?.attributes.fontSize == 9 },
        .init("TextRun", "type = Italic text = \"t\"") { (text: AttributedText) in text.runs.first?.attributes.italic == true },
        .init("TextRun", "color = \"FF0000\" text = \"t\"") { (text: AttributedText) in text.runs.first?.attributes.color == red },
        .init("TextRun", "weight = Light text = \"t\"") { (text: AttributedText) in text.runs.first?.attributes.weight == .light },
        .init("TextRun", "strikethrough = YES text = \"t\"") { (text: AttributedText) in
            text.runs.first?.attributes.strikethrough == true
        },
        .init("TextRun", "underline = YES text = \"t\"") { (text: AttributedText) in text.runs.first?.attributes.underline == true },
        .init("TextRun", "link = \"terms\" text = \"t\"") { (text: AttributedText) in text.runs.first?.attributes.link == "terms" },
        .init("Action", "event = TouchDown") { (action: Action) in action.event == .touchDown },
        .init("Action", "selector = \"s\"") { (action: Action) in action.selector == "s" },
        .init("Action", "state = [\"away\"]") { (action: Action) in action.states == ["away"] },
        .init("Action", "show = [root]") { (action: Action) in action.shown == ["root"] },
        .init("Action", "hide = root") { (action: Action) in action.concealed == ["root"] },
        .init("Action", "toggle = root") { (action: Action) in action.toggled == ["root"] },
        .init("Action", "link = \"terms\"") { (action: Action) in action.link == "terms" },
        .init("Action", "with = 3") { (action: Action) in action.dataNumber != nil },
        .init("Action", "write = { field <- YES }") { (action: Action) in action.dataNumber != nil },
        .init("Action", "target = root") { (action: Action) in action.target == "root" },
    ]

    private static let rules: [PropertyRow] = [
        .init("LayoutItem", "left = { parent = 15 }") { (item: LayoutItem) in item.left == .parent(15) },
        .init("LayoutItem", "right = { adjacent = root distance = 5 }") { (item: LayoutItem) in item.right == .adjacent("root", distance: 5)
        },
        .init("LayoutItem", "top = { center = parent }") { (item: LayoutItem) in item.top == .centered },
        .init("LayoutItem", "bottom = { fit = root }") { (item: LayoutItem) in item.bottom == .fit("root") },
        .init("LayoutItem", "width = { ratio = 0.3 of = root }") { (item: LayoutItem) in item.width == .ratio(0.3, of: "root") },
        .init("LayoutItem", "height = Own") { (item: LayoutItem) in item.height == .own },
        .init("VisibilityRules", "exclusive = [a b]") { (rules: VisibilityRules) in rules.current == .init(.exclusive(["a", "b"])) },
        .init("VisibilityRules", "companion = [[a b] [b a]]") { (rules: VisibilityRules) in
            rules.current == .init(.companion(["a", "b"]), .companion(["b", "a"]))
        },
        .init("VisibilityRules", "alternative = { one = a  other = [b] }") { (rules: VisibilityRules) in
            rules.current == .init(.alternative(["a"], ["b"]))
        },
        .init("VisibilityRules", "sets = [{ name = \"s\"  exclusive = [a b] }]") { (rules: VisibilityRules) in
            rules.sets == ["s": .init(.exclusive(["a", "b"]))] && rules.active == nil
        },
        .init("VisibilityRules", "active = \"s\"") { (rules: VisibilityRules) in rules.active == "s" },
        .init("VisibilityRules", "animation = { duration = 3 }") { (rules: VisibilityRules) in rules.animation?.duration == 3 },
        .init("VisibilityRules", "collapses = YES") { (rules: VisibilityRules) in rules.collapses },
        .init("VisibilityRuleSet", "name = \"t\"") { (set: Any) in "\(set)".contains("\"t\"") },
        .init("VisibilityRuleSet", "exclusive = [a b]") { (set: Any) in "\(set)".contains("exclusive [a, b]") },
        .init("VisibilityRuleSet", "companion = [a b]") { (set: Any) in "\(set)".contains("companion [a, b]") },
        .init("VisibilityRuleSet", "alternative = [{ one = a  other = b }]") { (set: Any) in "\(set)".contains("alternative [a | b]") },
        .init("VisibilityAlternative", "one = [a]") { (rule: Any) in "\(rule)".contains("one: [\"a\"]") },
        .init("VisibilityAlternative", "other = b") { (rule: Any) in "\(rule)".contains("other: [\"b\"]") },
        .init("EdgeRule", "parent = 15") { (rule: EdgeRule<SiblingReference>) in rule == .parent(15) },
        .init("EdgeRule", "adjacent = root") { (rule: EdgeRule<SiblingReference>) in rule == .adjacent("root") },
        .init("EdgeRule", "fit = root") { (rule: EdgeRule<SiblingReference>) in rule == .fit("root") },
        .init("EdgeRule", "center = root") { (rule: EdgeRule<SiblingReference>) in rule == .center("root") },
        .init("EdgeRule", "offset = 7") { (rule: EdgeRule<SiblingReference>) in rule == .center("root", offset: 7) },
        .init("EdgeRule", "distance = 7") { (rule: EdgeRule<SiblingReference>) in rule == .adjacent("root", distance: 7) },
        .init("LengthRule", "fixed = 50") { (rule: LengthRule<SiblingReference>) in rule == .fixed(50) },
        .init("LengthRule", "ratio = 0.5") { (rule: LengthRule<SiblingReference>) in rule == .ratio(0.5) },
        .init("LengthRule", "of = root") { (rule: LengthRule<SiblingReference>) in rule == .ratio(2, of: "root") },
    ]
}
