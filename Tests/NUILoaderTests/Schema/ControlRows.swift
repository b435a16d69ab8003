import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// The properties of buttons and of the controls that choose.
extension PropertyRow {
    static let buttons: [PropertyRow] =
        [
            .init("Button", "font = { size = 9 }") { (button: Button) in button.font.size == 9 },
            .init("Button", "contentInsets = 3") { (button: Button) in button.contentInsets == 3 },
            .init("Button", "imageSpacing = 3") { (button: Button) in button.imageSpacing == 3 },
            .init("Button", "iconSize = 3") { (button: Button) in button.iconSize == 3 },
            .init("Button", "imageInsets = 3") { (button: Button) in button.imageInsets == 3 },
            .init("Button", "titleInsets = 3") { (button: Button) in button.titleInsets == 3 },
            .init("Button", "contentHorizontalAlignment = Left") { (button: Button) in button.contentHorizontalAlignment == .left },
            .init("Button", "contentVerticalAlignment = Top") { (button: Button) in button.contentVerticalAlignment == .top },
            .init("Button", "titleAlignment = Right") { (button: Button) in button.titleAlignment == .right },
            .init("Button", "numberOfLines = 3") { (button: Button) in button.numberOfLines == 3 },
            .init("Button", "lineHeightMultiple = 1.5") { (button: Button) in button.lineHeightMultiple == 1.5 },
            .init("Button", "lineHeight = 30") { (button: Button) in button.lineHeight == 30 },
            .init("Button", "textHorzAlignment = MICUiAlignRIGHT") { (button: Button) in button.titleAlignment == .right },
            .init("Button", "letterSpacing = 0.5") { (button: Button) in button.letterSpacing == 0.5 },
            .init("Button", "adjustsFontSizeToFitWidth = YES") { (button: Button) in button.adjustsFontSizeToFitWidth },
            .init("Button", "roundRadius = 3") { (button: Button) in button.cornerRadius == 3 },
            .init("Button", "style = Primary") { (button: Button) in button.style == .primary },
            .init("Button", "size = Large") { (button: Button) in button.size == .large },
            .init("Button", "keyRole = Cancel") { (button: Button) in button.keyRole == .cancel },
            .init("Button", "loading = YES") { (button: Button) in button.loading },
            .init("Button", "inert = YES") { (button: Button) in button.inert },
            .init("Button", "turnOver = YES") { (button: Button) in button.turnOver },
            .init("Button", "selected = YES") { (button: Button) in button.selected },
            .init("Button", "highlighted = YES") { (button: Button) in button.highlighted },
            .init("Button", "action = { selector = \"go\" }") { (button: Button) in button.actions == [Action("go")] },
            .init("CustomButton", "multiLineText = YES") { (button: CustomButton) in button.multiLineText },
        ] + ControlStates.named.flatMap { resources($0.names[0], $0.states) }

    static let choices: [PropertyRow] =
        [
            .init("ToggleButton", "selected = YES") { (button: ToggleButton) in button.selected },
            .init("CheckBox", "checked = YES") { (box: CheckBox) in box.checked },
            .init("CheckBox", "mixed = YES") { (box: CheckBox) in box.mixed },
            .init("Switch", "isOn = YES") { (control: Switch) in control.isOn },
            .init("SvgIconButton", "viewboxSize = [10 20]") { (button: SvgIconButton) in button.viewboxSize == Size(10, 20) },
            .init("SvgIconButton", "stretchIcon = YES") { (button: SvgIconButton) in button.stretchIcon },
            .init("RadioGroup", "titles = [\"a\" \"b\"]") { (group: RadioGroup) in group.titles == ["a", "b"] },
            .init("RadioGroup", "selectedIndex = 1 titles = [\"a\" \"b\"]") { (group: RadioGroup) in group.selectedIndex == 1 },
            .init("RadioGroup", "orientation = Horizontal") { (group: RadioGroup) in group.orientation == .horizontal },
            .init("RadioGroup", "spacing = 3") { (group: RadioGroup) in group.spacing == 3 },
            .init("RadioGroup", "action = { selector = \"go\" }") { (group: RadioGroup) in group.actions == [Action("go")] },
            .init("SegmentedControl", "titles = [\"a\" \"b\"]") { (control: SegmentedControl) in control.titles == ["a", "b"] },
            .init("SegmentedControl", "selectedIndex = 1 titles = [\"a\" \"b\"]") { (control: SegmentedControl) in
                control.selectedIndex == 1
            },
            .init("SegmentedControl", "allowsMultipleSelection = YES") { (control: SegmentedControl) in control.allowsMultipleSelection },
            .init("SegmentedControl", "action = { selector = \"go\" }") { (control: SegmentedControl) in control.actions == [Action("go")]
            },
            .init("Stepper", "minimum = -3") { (stepper: Stepper) in stepper.minimum == -3 },
            .init("Stepper", "maximum = 3") { (stepper: Stepper) in stepper.maximum == 3 },
            .init("Stepper", "step = 3") { (stepper: Stepper) in stepper.step == 3 },
            .init("Stepper", "value = 300 maximum = 500") { (stepper: Stepper) in stepper.value == 300 },
            .init("Slider", "minimum = -3") { (slider: Slider) in slider.minimum == -3 },
            .init("Slider", "maximum = 3") { (slider: Slider) in slider.maximum == 3 },
            .init("Slider", "step = 0.5") { (slider: Slider) in slider.step == 0.5 },
            .init("Slider", "value = 30 maximum = 50") { (slider: Slider) in slider.value == 30 },
            .init("Slider", "action = { selector = \"go\" }") { (slider: Slider) in slider.actions == [Action("go")] },
            .init("ProgressView", "progress = 0.5") { (bar: ProgressView) in bar.progress == 0.5 },
            .init("ProgressView", "isIndeterminate = YES") { (bar: ProgressView) in bar.isIndeterminate },
            .init("ActivityIndicator", "size = 32") { (ring: ActivityIndicator) in ring.size == 32 },
            .init("ActivityIndicator", "isActive = NO") { (ring: ActivityIndicator) in !ring.isActive },
            .init("Divider", "axis = Vertical") { (divider: Divider) in divider.axis == .vertical },
            .init("Badge", "text = \"new\"") { (badge: Badge) in badge.text == "new" },
            .init("Badge", "kind = Success") { (badge: Badge) in badge.kind == .success },
            .init("RangeSlider", "minimum = -3") { (slider: RangeSlider) in slider.minimum == -3 },
            .init("RangeSlider", "maximum = 3") { (slider: RangeSlider) in slider.maximum == 3 },
            .init("RangeSlider", "step = 0.5") { (slider: RangeSlider) in slider.step == 0.5 },
            .init("RangeSlider", "lowerValue = 30 maximum = 50 upperValue = 40") { (slider: RangeSlider) in slider.lowerValue == 30 },
            .init("RangeSlider", "upperValue = 30 maximum = 50") { (slider: RangeSlider) in slider.upperValue == 30 },
            .init("RangeSlider", "lowerLabel = \"From\"") { (slider: RangeSlider) in slider.lower.accessibilityLabel == "From" },
            .init("RangeSlider", "upperLabel = \"To\"") { (slider: RangeSlider) in slider.upper.accessibilityLabel == "To" },
            .init("RangeSlider", "action = { selector = \"go\" }") { (slider: RangeSlider) in slider.actions == [Action("go")] },
            .init("Avatar", "name = \"Ada\"") { (avatar: Avatar) in avatar.name == "Ada" },
            .init("Avatar", "image = { file = \"dot.png\" }") { (avatar: Avatar) in avatar.image?.size == Size(1, 1) },
            .init("Avatar", "size = 48") { (avatar: Avatar) in avatar.size == 48 },
            .init("GroupBox", "title = \"Address\"") { (box: GroupBox) in box.title == "Address" },
            .init("GroupBox", "content = { :class = Label }") { (box: GroupBox) in box.content is Label },
            .init("GroupBox", "padding = 3") { (box: GroupBox) in box.padding == Insets(3) },
            .init("FormLayout", "rows = [{ title = \"Name\" field = { :class = TextField } }]") { (form: FormLayout) in
                form.rows.map(\.title) == ["Name"] && form.rows[0].field is TextField
            },
            .init("FormLayout", "stackedBelow = 200") { (form: FormLayout) in form.stackedBelow == 200 },
            .init("FormLayout", "rowSpacing = 3") { (form: FormLayout) in form.rowSpacing == 3 },
            .init("FormRow", "title = \"Name\"") { (row: FormRow) in row.title == "Name" },
            .init("FormRow", "field = { :class = Label }") { (row: FormRow) in row.field is Label },
            .init("FormRow", "stretches = NO") { (row: FormRow) in !row.stretches },
            .init("Stepper", "columns = 3") { (stepper: Stepper) in stepper.columns == 3 },
            .init("Stepper", "locale = German") { (stepper: Stepper) in stepper.locale == .german },
            .init("Stepper", "invalidMessage = \"?\"") { (stepper: Stepper) in stepper.invalidMessage == "?" },
            .init("Stepper", "showsValue = NO") { (stepper: Stepper) in !stepper.showsValue },
            .init("Stepper", "action = { selector = \"go\" }") { (stepper: Stepper) in stepper.actions == [Action("go")] },
        ] + ControlStates.named.flatMap { paths($0.names[0], $0.states) }

    static let pickers: [PropertyRow] = [
        .init("ComboBox", "titles = [\"a\" \"b\"]") { (box: ComboBox) in box.titles == ["a", "b"] },
        .init("ComboBox", "selectedIndex = 1 titles = [\"a\" \"b\"]") { (box: ComboBox) in box.selectedIndex == 1 },
        .init("ComboBox", "value = \"b\"") { (box: ComboBox) in box.value == "b" },
        .init("ComboBox", "disabledIndexes = [1]") { (box: ComboBox) in box.disabledIndexes == [1] },
        .init("ComboBox", "maximumListHeight = 3") { (box: ComboBox) in box.maximumListHeight == 3 },
        .init("ComboBox", "anchorPos = 1") { (_: ComboBox) in true },
        .init("ComboBox", "droppingDown = NO") { (_: ComboBox) in true },
        .init("ComboBox", "placeholder = \"p\"") { (box: ComboBox) in box.placeholder == "p" },
        .init("ComboBox", "size = Large") { (box: ComboBox) in box.size == .large },
        .init("ComboBox", "inert = YES") { (box: ComboBox) in box.inert },
        .init("ComboBox", "action = { selector = \"go\" }") { (box: ComboBox) in box.actions == [Action("go")] },
        .init("DatePicker", "value = \"1990-05-03\"") { (picker: DatePicker) in picker.value?.iso == "1990-05-03" },
        .init("DatePicker", "minimum = \"1990-05-03\"") { (picker: DatePicker) in picker.minimum?.iso == "1990-05-03" },
        .init("DatePicker", "maximum = \"1990-05-03\"") { (picker: DatePicker) in picker.maximum?.iso == "1990-05-03" },
        .init("DatePicker", "today = \"1990-05-03\"") { (picker: DatePicker) in picker.today?.iso == "1990-05-03" },
        .init("DatePicker", "locale = Dutch") { (picker: DatePicker) in picker.locale == .dutch },
        .init("DatePicker", "firstWeekday = Sunday") { (picker: DatePicker) in picker.firstWeekday == .sunday },
        .init("DatePicker", "inert = YES") { (picker: DatePicker) in picker.inert },
        .init("DatePicker", "action = { selector = \"go\" }") { (picker: DatePicker) in picker.actions == [Action("go")] },
        .init("ColorWell", "value = \"FF0000\"") { (well: ColorWell) in well.value == red },
        .init("ColorWell", "supportsAlpha = YES") { (well: ColorWell) in well.supportsAlpha },
        .init("ColorWell", "palette = [\"FF0000\"]") { (well: ColorWell) in well.palette == [red] },
        .init("ColorWell", "inert = YES") { (well: ColorWell) in well.inert },
        .init("ColorWell", "action = { selector = \"go\" }") { (well: ColorWell) in well.actions == [Action("go")] },
        .init("EditableComboBox", "titles = [\"a\" \"b\"]") { (box: EditableComboBox) in box.titles == ["a", "b"] },
        .init("EditableComboBox", "selectedIndex = 1") { (box: EditableComboBox) in box.selectedIndex == 1 },
        .init("EditableComboBox", "disabledIndexes = [1]") { (box: EditableComboBox) in box.disabledIndexes == [1] },
        .init("EditableComboBox", "maximumListHeight = 3") { (box: EditableComboBox) in box.maximumListHeight == 3 },
        .init("EditableComboBox", "anchorPos = 1") { (_: EditableComboBox) in true },
        .init("EditableComboBox", "droppingDown = NO") { (_: EditableComboBox) in true },
        .init("EditableComboBox", "allowsOtherTexts = NO") { (box: EditableComboBox) in !box.allowsOtherTexts },
        .init("EditableComboBox", "action = { selector = \"go\" }") { (box: EditableComboBox) in box.actions == [Action("go")] },
    ]

    /// What opens in front of a window.
    static let layers: [PropertyRow] = [
        .init("Menu", "items = [{ title = \"t\" }]") { (menu: Menu) in menu.items.map(\.title) == ["t"] },
        .init("MenuButton", "menu = { items = [{ title = \"t\" }] }") { (button: MenuButton) in
            button.menu?.items.map(\.title) == ["t"]
        },
        .init("MenuButton", "showsArrow = NO") { (button: MenuButton) in !button.showsArrow },
        .init("MenuItem", "shortcut = \"t\"") { (item: MenuItem) in item.shortcut == "t" },
        .init("MenuItem", "isCheckItem = YES") { (item: MenuItem) in item.isCheckItem },
        .init("MenuItem", "checked = YES") { (item: MenuItem) in item.checked },
        .init("MenuItem", "submenu = { items = [{ title = \"t\" }] }") { (item: MenuItem) in
            item.submenu?.items.map(\.title) == ["t"]
        },
        .init("MenuItem", "isSeparator = YES") { (item: MenuItem) in item.isSeparator },
        .init("Sheet", "title = \"t\"") { (sheet: Sheet) in sheet.title == "t" },
        .init("Sheet", "message = \"t\"") { (sheet: Sheet) in sheet.message == "t" },
        .init("Sheet", "content = { :class = Label }") { (sheet: Sheet) in sheet.content is Label },
        .init("Sheet", "buttons = [{ title = \"t\" }]") { (sheet: Sheet) in sheet.buttons.map(\.title) == ["t"] },
        .init("GuardView", "action = { selector = \"go\" }") { (view: GuardView) in view.actions == [Action("go")] },
    ]

    private static func name(_ base: String, _ state: String, _ before: String = "") -> String {
        let words = [before, state, base].filter { !$0.isEmpty }
        return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func resources(_ state: String, _ states: ControlStates) -> [PropertyRow] {
        func color(_ base: String, _ kind: @escaping @Sendable (StatefulResource) -> StateValues<Color>) -> PropertyRow {
            .init("Button", "\(name(base, state)) = \"FF0000\"") { (button: Button) in kind(button.resources)[states] == red }
        }
        let ownOfViews = state.isEmpty ? [] : [color("backgroundColor") { $0.backgroundColors }, color("borderColor") { $0.borderColors }]
        return [
            .init("Button", "\(name("title", state)) = \"t\"") { (button: Button) in button.resources.titles[states] == "t" },
            .init("Button", "\(name("title", state, "localized")) = \"key\"") { (button: Button) in
                button.resources.titles[states] == "translated"
            },
            color("titleColor") { $0.titleColors },
            color("titleShadowColor") { $0.titleShadowColors },
            color("iconColor") { $0.iconColors },
            .init("Button", "\(name("icon", state)) = Check") { (button: Button) in button.resources.icons[states] == .check },
            .init("Button", "\(name("image", state)) = { file = \"dot.png\" }") { (button: Button) in
                button.resources.images[states]?.size == Size(1, 1)
            },
            .init("Button", "\(name("backgroundImage", state)) = { file = \"dot.png\" }") { (button: Button) in
                button.resources.backgroundImages[states] != nil
            },
        ] + ownOfViews
    }

    private static func paths(_ state: String, _ states: ControlStates) -> [PropertyRow] {
        func color(_ base: String, _ kind: @escaping @Sendable (StatefulResource) -> StateValues<Color>) -> PropertyRow {
            .init("SvgIconButton", "\(name(base, state)) = \"FF0000\"") { (button: SvgIconButton) in kind(button.resources)[states] == red }
        }
        return [
            .init("SvgIconButton", "\(name("path", state)) = \"M0 0H4\"") { (button: SvgIconButton) in
                button.resources.paths[states]?.isEmpty == false
            },
            .init("SvgIconButton", "\(name("backgroundPath", state)) = \"M0 0H4\"") { (button: SvgIconButton) in
                button.resources.backgroundPaths[states]?.isEmpty == false
            },
            color("fillColor") { $0.fillColors },
            color("strokeColor") { $0.strokeColors },
            .init("SvgIconButton", "\(name("strokeWidth", state)) = 3") { (button: SvgIconButton) in
                button.resources.strokeWidths[states] == 3
            },
            color("backgroundFillColor") { $0.backgroundFillColors },
            color("backgroundStrokeColor") { $0.backgroundStrokeColors },
        ]
    }
}
