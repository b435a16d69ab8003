extension ForeignWord {
    /// Properties of CSS, flexbox, SwiftUI, UIKit, Compose, Flutter, XAML, QML, Android and React Native.
    static let properties: [ForeignWord] =
        controls + system + previews + values + lengths + growing + spacing + placing + colours + texts + collections
        + contents + looks + events

    private static let controls: [ForeignWord] = [
        .property("stepSize increment interval", in: "Slider Stepper", "step"),
        .property(
            "selected selection value selectedValue selectedSegment currentIndex selectedItem checked", in: "RadioGroup SegmentedControl",
            "selectedIndex", "selectedIndex = 0, counted from 0"),
        .property("rows minLines minRows", in: "TextView", "minimumLines"),
        .property("numberOfLines maxLines lines maxRows lineLimit", in: "TextView", "maximumLines"),
        .property("type inputType", in: "TextField", nil, ":class = SecureField for passwords, SearchField for searches"),
        .property("min max minimum maximum", in: "ProgressView", nil, "progress = 0.3, the part that is done, from 0 to 1"),
        .property("multiline", in: "TextField TextView", nil, "a TextView for several lines, and a TextField for one"),
        .property(
            "hover hovered pressed active highlighted", in: "Button", nil,
            "a property for each state, such as hoveredTitleColor and highlightedTitleColor"),
        .property("activeColor onTintColor tint tintColor", in: "Slider Switch ProgressView", "theme", "theme = { accent = $ }"),
        .property("thumbColor thumbTintColor", in: "Slider Switch", "theme", "theme = { thumb = $ }"),
        .property("trackColor", in: "Slider Switch ProgressView", "theme", "theme = { track = $ }"),
        .property("isOn on value isChecked", in: "CheckBox", "checked"),
        .property("indeterminate isIndeterminate isThreeState triState allowsMixedState", in: "CheckBox", "mixed"),
        .property("checked isChecked value", in: "Switch", "isOn"),
        .property("min minValue from", in: "Slider Stepper", "minimum"),
        .property("max maxValue to", in: "Slider Stepper", "maximum"),
        .property("value percent fraction", in: "ProgressView", "progress"),
        .property("options choices labels", in: "RadioGroup SegmentedControl ComboBox EditableComboBox", "titles"),
        .property("kind type variant buttonStyle", in: "Button", "style"),
        .property("style variant type", in: "Badge", "kind"),
        .property("title label", in: "Badge", "text"),
    ]

    private static let system: [ForeignWord] = [
        .property("name source src url uri path filename", in: "Image", "file"),
        .property("id name key identifier objectName testID", ":id", ":id = ..."),
        .property("class type className kind", ":class", ":class = ..."),
        .property("style", ":style", ":style = ..."),
        .property("template component", ":template", ":template = ..."),
    ]

    private static let values: [ForeignWord] = [
        .property("family fontFamily fontName typeface face", in: "Font", "name"),
        .property("fontSize pointSize pixelSize textSize", in: "Font", "size"),
        .property("fontWeight", in: "Font", "weight"),
        .property("bold italic fontStyle", in: "Font", "type", "type = Bold, Italic or BoldItalic"),
        .property("textStyle variant role", in: "Font", "style"),
        .property("leading", in: "Font", "lineHeight"),
        .property("primary primaryColor accentColor seedColor tint tintColor", in: "Theme", "accent"),
        .property("dark light mode colorScheme brightness isDark darkMode", in: "Theme", "appearance", "appearance = Dark, or Light"),
        .property("radius cornerRadius borderRadius", in: "Theme", "controlRadius"),
        .property("typography textTheme textStyles", in: "Theme", "fonts"),
        .property("colors palette colours", in: "Theme", nil, "each colour by its role, such as accent = \"0055AA\""),
        .property("x y dx dy", in: "Shadow", "offset", "offset = [x y]"),
        .property("radius blurRadius", in: "Shadow", "blur"),
    ]

    private static let previews: [ForeignWord] = [
        .property(
            "width height w h frame bounds viewport dimensions device screen", in: "Preview", "size",
            "size = [320 0]; a height of 0 is that of the content"),
        .property("rtl ltr layoutDirection isRTL", in: "Preview", "direction", "direction = RightToLeft"),
        .property("dpi density pixelRatio zoom", in: "Preview", "scale"),
        .property(
            "dark light theme appearance colorScheme darkMode", in: "Preview", nil,
            "theme = { appearance = Dark }, in the view or in a state of the preview"),
        .property("constants values arguments args props with", in: "Preview", "data"),
        .property(
            "locale language fontSize textScale", in: "Preview", nil,
            "nothing for it: a preview has a size, a scale, a direction, states and data"),
    ]

    private static let lengths: [ForeignWord] = [
        .property("width height length", in: "Track", "size"),
        .property("width w preferredWidth implicitWidth widthRequest layout_width", in: "View LayoutItem", "fixedWidth"),
        .property("height h preferredHeight implicitHeight heightRequest layout_height", in: "View LayoutItem", "fixedHeight"),
        .property("size preferredSize dimensions", in: "View LayoutItem", "fixedSize"),
        .property("minimumWidth", in: "View LayoutItem", "minWidth"),
        .property("minimumHeight", in: "View LayoutItem", "minHeight"),
        .property("maximumWidth", in: "View LayoutItem", "maxWidth"),
        .property("maximumHeight", in: "View LayoutItem", "maxHeight"),
        .property("aspect ratio", in: "View LayoutItem", "aspectRatio"),
        .property("left", in: "LayoutItem", "left", "left = { parent = $ }"),
        .property("right", in: "LayoutItem", "right", "right = { parent = $ }"),
        .property("top", in: "LayoutItem", "top", "top = { parent = $ }"),
        .property("bottom", in: "LayoutItem", "bottom", "bottom = { parent = $ }"),
        .property("bounds rect position x y", in: "View", "frame", "frame = [x y width height]"),
    ]

    private static let growing: [ForeignWord] = [
        .property(
            "grow flexGrow flex weight layout_weight expand expanded stretchFactor fillWidth fillMaxWidth horizontalWeight",
            in: "View LayoutItem",
            "horizontalStretch"),
        .property("fillHeight fillMaxHeight verticalWeight", in: "View LayoutItem", "verticalStretch"),
        .property("shrink flexShrink", in: "View LayoutItem", "minWidth", "minWidth = ...; down to its minimum, every item shrinks"),
        .property("basis flexBasis", in: "View LayoutItem", "fixedWidth"),
    ]

    private static let spacing: [ForeignWord] = [
        .property("gap space itemSpacing gridGap", in: "Layout View", "spacing"),
        .property("rowGap gridRowGap", in: "GridLayout", "rowSpacing"),
        .property("rowGap mainAxisSpacing lineSpacing runSpacing", in: "Layout View", "verticalSpacing"),
        .property("columnGap gridColumnGap", in: "GridLayout", "columnSpacing"),
        .property("columnGap crossAxisSpacing", in: "Layout View", "horizontalSpacing"),
        .property("padding insets contentInset contentPadding contentEdgeInsets", in: "Button TextField", "contentInsets"),
        .property("insets contentInset contentPadding layoutMargins contentInsets", in: "Layout LayoutView", "padding"),
        .property("paddingHorizontal horizontalPadding paddingX", in: "Layout LayoutView", "padding", "padding = { horizontal = $ }"),
        .property("paddingVertical verticalPadding paddingY", in: "Layout LayoutView", "padding", "padding = { vertical = $ }"),
        .property(
            "marginHorizontal horizontalMargin marginX", in: "View LayoutItem", "margin", "margin = { horizontal = $ }, of its item"),
        .property("marginVertical verticalMargin marginY", in: "View LayoutItem", "margin", "margin = { vertical = $ }, of its item"),
        .property("padding", in: "View LayoutItem", "margin"),
        .property("layout_margin margins outset", in: "View LayoutItem", "margin"),
    ]

    private static let placing: [ForeignWord] = [
        .property(
            "justifyContent justify mainAxisAlignment arrangement horizontalArrangement pack", in: "Layout LayoutView", "distribution"),
        .property("alignItems align alignment crossAxisAlignment itemAlignment", in: "VerticalLayout", "horizontalAlignment"),
        .property("alignItems align alignment crossAxisAlignment itemAlignment", in: "Layout LayoutView", "verticalAlignment"),
        .property("alignContent", in: "Layout LayoutView", "lineDistribution"),
        .property("textAlign alignment align", in: "Label TextField", "textAlignment"),
        .property("alignment", in: "LayoutItem", "horizontalAlignment"),
        .property("alignSelf layout_gravity align gravity", in: "View LayoutItem", "horizontalAlignment"),
        .property("justifySelf hAlign", in: "View LayoutItem", "horizontalAlignment"),
        .property("vAlign", in: "View LayoutItem", "verticalAlignment"),
        .property("direction flexDirection scrollDirection", in: "Layout LayoutView", "axis"),
        .property("gridTemplateColumns columnDefinitions", in: "Layout LayoutView", "columns"),
        .property("gridTemplateRows rowDefinitions", in: "Layout LayoutView", "rows"),
        .property("columnCount numColumns crossAxisCount", in: "Layout LayoutView", "maxColumns"),
        .property("gridColumn", in: "View LayoutItem", "column"),
        .property("gridRow", in: "View LayoutItem", "row"),
        .property("anchors.fill", in: "View", nil, "horizontalAlignment = Stretch and verticalAlignment = Stretch, of its item"),
        .property("anchors.centerIn", in: "View", nil, "horizontalAlignment = Center and verticalAlignment = Center, of its item"),
        .property("Layout.fillWidth", in: "View LayoutItem", "horizontalStretch"),
        .property("Layout.fillHeight", in: "View LayoutItem", "verticalStretch"),
        .property("Canvas.Left Canvas.Top", in: "View", "frame", "frame = [x y width height]"),
        .property("colspan layout_columnSpan gridColumnSpan", in: "View LayoutItem", "columnSpan"),
        .property("layout_rowSpan gridRowSpan", in: "View LayoutItem", "rowSpan"),
        .property("wrap flexWrap", in: "Layout LayoutView", nil, "{ :class = FlowLayout }, which wraps its items"),
        .property("zIndex z elevationOrder", nil, "an OverlayLayout: later items lie above earlier ones"),
        .property("translate translation", in: "View LayoutItem", "offset"),
    ]

    private static let colours: [ForeignWord] = [
        .property("color colour foreground foregroundColor tint tintColor", in: "Label TextField", "textColor"),
        .property("color colour foreground foregroundColor textColor tint tintColor", in: "Button", "titleColor"),
        .property("background bg bgColor fill fillColor color colour backgroundTint", in: "View LayoutItem Layout", "backgroundColor"),
    ]

    private static let texts: [ForeignWord] = [
        .property("fontSize textSize pointSize", in: "Label TextField Button LayoutItem", "font", "font = { size = $ }"),
        .property("fontFamily fontName typeface", in: "Label TextField Button LayoutItem", "font", "font = { name = $ }"),
        .property("fontWeight", in: "Label TextField Button", "font", "font = { weight = $ }"),
        .property("fontWeight bold", in: "Label TextField Button LayoutItem", "font", "font = { weight = Bold }"),
        .property("fontStyle italic", in: "Label TextField Button LayoutItem", "font", "font = { type = Italic }"),
        .property("title label caption value string content", in: "Label", "text"),
        .property("text label caption content", in: "Button", "title"),
        .property("title label value string", in: "TextField", "text"),
        .property("hint placeholderText prompt", in: "TextField TextView", "placeholder"),
        .property("maxLines lineClamp lineLimit lines", in: "Label", "numberOfLines"),
        .property("ellipsis ellipsize textOverflow overflow truncation elide wrapMode", in: "Label", "lineBreakMode"),
        .property("textWrapping wrap wrapping wordWrap whiteSpace softWrap", in: "Label", "numberOfLines", "numberOfLines = 0"),
        .property("minFontSize minimumScaleFactor autoSize", in: "Label", "minimumFontSize"),
        .property("leading", in: "Label", "lineHeight"),
        .property("tracking kerning kern characterSpacing letterSpace", in: "Label", "letterSpacing"),
        .property("underlined isUnderlined", in: "Label", "underline"),
        .property("strike strikeThrough lineThrough isStrikethrough", in: "Label", "strikethrough"),
        .property("textDecoration", in: "Label", "underline", "underline = YES, or strikethrough = YES"),
        .property("obscureText password", in: "TextField", "isSecure"),
    ]

    private static let contents: [ForeignWord] = [
        .property("child content body view", in: "ScrollView", "contentView"),
        .property(
            "layout layoutItems children items", in: "ScrollView", "contentView",
            "contentView = { :class = LayoutView  layout = { ... } }"),
        .property("min minDate minValue from", in: "DatePicker", "minimum"),
        .property("max maxDate maxValue to", in: "DatePicker", "maximum"),
        .property("easing ease timingFunction timing interpolator", in: "LayoutAnimation", "curve"),
        .property("child content body", in: "LayoutItem", "view"),
        .property(
            "children items views view child subviews content body arrangedSubviews elements", in: "Layout", "layoutItems",
            "layoutItems = [{ view = ... }]"),
        .property(
            "children items views content body arrangedSubviews elements layoutItems child view", in: "View", "layout",
            "layout = { :class = VerticalLayout  layoutItems = [{ view = ... }] }, in a LayoutView"),
        .property(
            "source src url uri file imageName picture drawable icon", in: "ImageView Button", "image", "image = { file = $ }"),
        .property("objectFit resizeMode fit scaleType fillMode", in: "ImageView", "contentMode"),
    ]

    private static let looks: [ForeignWord] = [
        .property("borderRadius radius corner rounded cornerRadii", in: "View LayoutItem", "cornerRadius"),
        .property("icon symbol systemName source src image glyph", in: "Icon", "name"),
        .property("tint tintColor foreground foregroundColor colour textColor stroke fill", in: "Icon", "color"),
        .property("weight lineWidth", in: "Icon", "strokeWidth"),
        .property("d data pathData geometry", in: "Shape", "path"),
        .property("color colour fillColor foreground tint background", in: "Shape", "fill"),
        .property("strokeColor border borderColor", in: "Shape", "stroke"),
        .property("lineWidth strokeThickness", in: "Shape", "strokeWidth"),
        .property("strokeDasharray lineDash dashPattern strokeDashArray", in: "Shape", "strokeDash"),
        .property("strokeLinecap lineCap strokeLineCap", in: "Shape", "strokeCap"),
        .property("strokeLinejoin lineJoin strokeLineJoin", in: "Shape", "strokeJoin"),
        .property("borderStyle", in: "View", "borderDash"),
        .property("borderInlineStart borderStart", in: "View", "borderLeading", "borderLeading = { width = ...  color = \"...\" }"),
        .property("borderInlineEnd borderEnd", in: "View", "borderTrailing", "borderTrailing = { width = ...  color = \"...\" }"),
        .property("border stroke outline", in: "View LayoutItem", "borderWidth", "borderWidth = 1  borderColor = \"...\""),
        .property("strokeWidth outlineWidth border.width", in: "View", "borderWidth"),
        .property("strokeColor outlineColor border.color", in: "View", "borderColor"),
        .property("boxShadow dropShadow textShadow", in: "View LayoutItem", "shadow", "shadow = { blur = ... }"),
        .property("shadowColor", in: "View", "shadow", "shadow = { color = $ }"),
        .property("shadowOffset", in: "View", "shadow", "shadow = { offset = $ }"),
        .property("shadowRadius shadowBlur elevation", in: "View", "shadow", "shadow = { blur = $ }"),
        .property("shadowOpacity", in: "View", "shadow", "shadow = { color = \"000000RR\" }, where RR is the opacity as 00 to FF"),
        .property("shadowPath", in: "View", "shadow", "shadow = { ... }, which follows the corners of the view"),
        .property("anchorPoint affineTransform", in: "View", "transform", "transform = [a b c d tx ty]"),
        .property("maskedCorners", in: "View", "corners", "corners = TopLeft | TopRight"),
        .property("contents", in: "View", "image", "image = { file = ... }, of an ImageView"),
        .property("visible isVisible", in: "View", "hidden", "hidden = NO to show it, YES to hide it"),
        .property("visible isVisible display hidden", in: "LayoutItem", "visibility", "visibility = Collapsed, Hidden or Visible"),
        .property("visibility", in: "View", "visibility"),
        .property("isHidden", in: "View", "hidden"),
        .property("display", in: "View", "hidden", "hidden = YES, or visibility = Collapsed of its item"),
        .property("disabled isDisabled", in: "View", "enabled", "enabled = NO to disable it"),
        .property("isEnabled", in: "View", "enabled"),
        .property("transparency", in: "View", "opacity"),
        .property("clip clipChildren masksToBounds overflow clipContent", in: "View", "clipsToBounds", "clipsToBounds = YES"),
        .property("rotation rotate scale scaleEffect", in: "View", "transform", "transform = [a b c d tx ty]"),
        .property("ariaLabel alt contentDescription semanticLabel tooltip", in: "View", "accessibilityLabel"),
        .property("role ariaRole", in: "View", "accessibilityRole"),
    ]

    private static let events: [ForeignWord] = [
        .property(
            "onAppear onLoad onMount onCreate componentDidMount loaded onDisappear", in: "View", nil,
            "nothing for it: the program loads the file and knows when"),
        .property(
            "onTap onClick onClicked onPress onPressed click clicked tapped tapAction command onTapGesture onAction handler",
            in: "Button TextField",
            "action", "action = { selector = \"...\" }"),
        .property(
            "onTap onClick onClicked onPress onPressed click clicked tapped tapAction command onTapGesture onAction handler action",
            in: "View LayoutItem",
            nil, "action = { selector = \"...\" } of a Button"),
        .property(
            "onChange onChanged onTextChanged onValueChanged onSubmit", in: "TextField TextView", "action",
            "action = { event = ...  selector = \"...\" }"),
        .property(
            "onChange onChanged onValueChange onValueChanged onCheckedChange onToggled onSelectionChanged onCheckedChanged",
            in: "Button Slider Stepper RadioGroup SegmentedControl", "action", "action = { selector = \"...\" }"),
        .property("transition animation animate", in: "View LayoutItem", nil, "the animation of a state: :animate = { duration = 0.3 }"),
        .property("method handler function command callback perform", in: "Action", "selector"),
        .property("r", in: "Color", "red"), .property("g", in: "Color", "green"), .property("b", in: "Color", "blue"),
        .property("a opacity", in: "Color", "alpha"),
        .property("value values", in: "RangeSlider", nil, "lowerValue = ...  upperValue = ..."),
        .property("range bounds", in: "Slider Stepper RangeSlider", nil, "minimum = ...  maximum = ..."),
        .property("if showIf renderIf visibleIf", in: "View LayoutItem", "hidden", "hidden = condition ? NO : YES"),
        .property("modifier modifiers", nil, "each modifier as a property, such as layoutItem.margin = 8"),
    ]
}
