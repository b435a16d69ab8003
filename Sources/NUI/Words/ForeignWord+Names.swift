extension ForeignWord {
    /// Classes of CSS, SwiftUI, UIKit, Compose, Flutter, XAML, QML, Android and React Native.
    static let classNames: [ForeignWord] = [
        .className("VStack Column ColumnLayout VBox StackPanel LinearLayout VerticalStack LazyVStack UIStackView", "VerticalLayout"),
        .className("HStack Row RowLayout HBox HorizontalStack LazyHStack", "HorizontalLayout"),
        .className("ZStack Stack Overlay FrameLayout", "OverlayLayout"),
        .className("Text TextBlock Paragraph Span P H1 H2 H3 Heading AttributedText", "Label"),
        .className("TextInput Input EditText TextBox Entry TextFormField", "TextField"),
        .className("TextArea TextEditor MultilineText", "TextView"),
        .className("SearchBar SearchInput SearchBox", "SearchField"),
        .className("PasswordField PasswordBox PasswordInput", "SecureField"),
        .className("Image Img Picture Photo AsyncImage", "ImageView"),
        .className("Div Container Box Panel Group Section Card Frame Surface SafeArea Scaffold Canvas", "LayoutView"),
        .className("ScrollPane ScrollViewer SingleChildScrollView Flickable ListView UITableView LazyColumn", "ScrollView"),
        .className("Grid LazyVGrid TableLayout UICollectionView UniformGrid", "GridLayout"),
        .className("Wrap Flow FlexBox Flex Flexbox FlexLayout WrapPanel FlexboxLayout", "FlowLayout"),
        .className("ConstraintLayout AnchorLayout AbsoluteLayout Anchors Relative", "RelativeLayout"),
        .className("Divider HR Separator Rectangle Rect", "View", "View, with a backgroundColor and a fixed width or height of its item"),
        .className(
            "A Link Pressable TouchableOpacity TouchableHighlight ElevatedButton TextButton IconButton GestureDetector ToggleButton",
            "Button"),
        .className(
            "Switch Toggle Checkbox CheckBox RadioButton UISwitch", "Button",
            "Button, whose 'selected' is YES or NO; there is no switch yet"),
        .className("SizedBox Gap Space", "Spacer"),
        .className("SVG Path Polygon Polyline VectorDrawable CAShapeLayer", "Shape"),
        .className("Circle Ellipse Oval", "Shape", "Shape, with form = Ellipse"),
        .className("FontIcon SymbolIcon MaterialIcon SvgIcon UISymbol", "Icon"),
        .className("ListTile Item Cell Child", "LayoutItem"),
        .className("TextView TextArea", "TextField", "TextField, which has one line; a text that nobody edits is a Label"),
        .className("Slider SeekBar RangeInput", "TextField", "TextField with a number; there is no slider yet"),
        .className(
            "UIPickerView Picker Select Dropdown DropdownButton DropDownList Spinner", "Button",
            "Button for each choice, in a VerticalLayout"),
        .className(
            "UIProgressView ProgressBar ProgressView LinearProgressIndicator", "View", "View, whose item has a percentage as its fixedWidth"
        ),
        .className("UIActivityIndicatorView ActivityIndicator CircularProgressIndicator", "Label", "Label; there is no activity indicator"),
        .className(
            "UIToolbar UITabBar UINavigationBar AppBar TopAppBar NavigationBar BottomNavigationBar", "HorizontalLayout",
            "HorizontalLayout with a Button for each command"),
        .className("OverlayView Absolute Positioned", "LayoutView", "LayoutView with an OverlayLayout"),
    ]

    /// Words for the lack of a value.
    static let wordsForNothing: Set = ["null", "nil", "undefined", "none", "inherit", "initial", "unset"]

    /// Cases and values of the same systems.
    static let enumCases: [ForeignWord] = [
        .enumCase("start flexStart leftJustify begin alignStart", of: "HorizontalAlignment CellAlignment", "Leading"),
        .enumCase("end flexEnd alignEnd", of: "HorizontalAlignment CellAlignment", "Trailing"),
        .enumCase("middle centre centerHorizontally alignCenter", of: "HorizontalAlignment VerticalAlignment", "Center"),
        .enumCase("fill justify matchParent expand fillParent", of: "HorizontalAlignment VerticalAlignment", "Stretch"),
        .enumCase("start flexStart leading begin", of: "VerticalAlignment", "Top"),
        .enumCase("end flexEnd trailing", of: "VerticalAlignment", "Bottom"),
        .enumCase("firstBaseline lastBaseline", of: "VerticalAlignment", "Baseline"),
        .enumCase("leading flexStart begin", of: "TextAlignment", "Start"),
        .enumCase("trailing flexEnd", of: "TextAlignment", "End"),
        .enumCase("justify", of: "TextAlignment", "Justified"),
        .enumCase("middle centre", of: "TextAlignment CellAlignment Distribution", "Center"),
        .enumCase("flexStart leading top left", of: "Distribution", "Start"),
        .enumCase("flexEnd trailing bottom right", of: "Distribution", "End"),
        .enumCase("space-between equalSpacing justify", of: "Distribution", "SpaceBetween"),
        .enumCase("space-around", of: "Distribution", "SpaceAround"),
        .enumCase("space-evenly", of: "Distribution", "SpaceEvenly"),
        .enumCase("none gone", of: "Visibility", "Collapsed"),
        .enumCase("invisible", of: "Visibility", "Hidden"),
        .enumCase("row rows x h landscape rowReverse", of: "Axis", "Horizontal"),
        .enumCase("column columns col y v portrait columnReverse", of: "Axis", "Vertical"),
        .enumCase("contain fit scaleDown aspectFit centerInside", of: "ContentMode", "ScaleAspectFit"),
        .enumCase("cover crop aspectFill centerCrop", of: "ContentMode", "ScaleAspectFill"),
        .enumCase("fill stretch fitXY", of: "ContentMode", "ScaleToFill"),
        .enumCase("contain fit", of: "OverlayMode", "AspectFit"),
        .enumCase("cover crop", of: "OverlayMode", "AspectFill"),
        .enumCase("semibold heavy black strong", of: "FontType", "Bold"),
        .enumCase("regular plain", of: "FontType", "Normal"),
        .enumCase("oblique", of: "FontType", "Italic"),
        .enumCase("ellipsis truncate tail byTruncatingTail", of: "LineBreakMode", "TailTruncation"),
        .enumCase("wrap byWordWrapping normal", of: "LineBreakMode", "WordWrap"),
        .enumCase("nowrap", of: "LineBreakMode", "Clip"),
        .enumCase("hidden scroll auto", of: "Overflow", "Clip"),
        .enumCase("tap click press touch", of: "Event", "TouchUpInside"),
        .enumCase("change changed input", of: "Event", "ValueChanged"),
        .enumCase("rtl", of: "Direction", "RightToLeft"),
        .enumCase("ltr", of: "Direction", "LeftToRight"),
        .enumCase("ease", of: "Curve", "EaseInOut"),
        .enumCase("auto content wrapContent fitContent minContent intrinsic hug", of: "LengthWord", "Own"),
        .enumCase(
            "\(wordsForNothing.sorted().joined(separator: " ")) auto wrapContent fitContent", nil,
            "nothing for a default: leave the property out"),
        .enumCase(
            "matchParent fillParent infinity fill max", nil, "horizontalAlignment = Stretch or horizontalStretch = 1, of an item"),
    ]
}
