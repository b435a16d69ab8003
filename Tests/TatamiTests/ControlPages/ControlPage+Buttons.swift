import Tatami

extension ControlPage {
    private static let press = "A press takes effect where it is let go, inside the control. A finger may be 8 points off."

    static let buttons = [
        ControlPage(
            name: "Button",
            rows: [
                "title = \"Save\"  style = Primary", "title = \"Cancel\"", "title = \"Skip\"  style = Plain",
                "title = \"Delete\"  style = Destructive", "title = \"Details\"  style = Link",
                "title = \"New\"  icon = Plus  size = Compact",
                "title = \"Large\"  size = Large", "icon = Trash  style = Plain  accessibilityLabel = \"Delete\"",
                "title = \"Wait\"  style = Primary  loading = YES",
            ], cell: Size(112, 60),
            keys: [
                .enter, .space, .escape,
                Key("Enter anywhere", "presses the button with `keyRole = Default`, if nothing else takes the key"),
                Key("Escape anywhere", "presses the button with `keyRole = Cancel`, if nothing else takes the key"),
            ],
            pointers: "\(press) While the button is `loading` it ignores presses and keeps the focus.",
            test: "try window.tap(\"Save\", with: .mouse)"),
        ControlPage(
            name: "CustomButton",
            rows: [
                "title = \"Own\"  titleColor = \"1F2937\"  backgroundColor = \"E0E7FF\"  hoveredBackgroundColor = \"C7D2FE\"  roundRadius = 14  contentMargin = 8"
            ],
            keys: [.enter, .space, .escape], pointers: press, test: "try window.tap(\"Own\")"),
        ControlPage(
            name: "SvgIconButton", rows: ["path = \"M4 12 L10 18 L20 6\"  strokeWidth = 2  accessibilityLabel = \"Done\""],
            keys: [.enter, .space, .escape], pointers: press, test: "try window.tap(.label(\"Done\"))"),
        ControlPage(
            name: "ToggleButton", rows: ["title = \"Bold\"", "title = \"Coast\"  style = Chip"], states: State.allCases,
            keys: [.enter, .space, .escape], pointers: press, test: "try window.tap(\"Bold\")"),
    ]

    static let choices = [
        ControlPage(
            name: "CheckBox", rows: ["title = \"News\"", "title = \"Some\"  mixed = YES"], states: State.allCases,
            keys: [.space, Key("Enter", "is left to the default button")],
            pointers: "\(press) The title belongs to the target. A press of a mixed box checks it.", test: "try window.tap(\"News\")"
        ),
        ControlPage(
            name: "Switch", rows: ["title = \"Wi-Fi\"", "title = \"Wait\"  loading = YES"], states: State.allCases,
            keys: [.space, Key("Enter", "is left to the default button")],
            pointers: "A press turns it. Its thumb can be dragged: past the half of its way, or faster than 50 points a second.",
            test: "try window.tap(\"Wi-Fi\")"),
        ControlPage(
            name: "RadioGroup", rows: ["titles = [\"Small\", \"Large\"]"], states: State.allCases, cell: Size(112, 72),
            keys: [Key("Up, Down", "the choice before, the next one, and round at the ends")] + Key.ofChoices,
            pointers: "\(press) The titles belong to the targets.", test: "try window.tap(\"Large\")"),
        ControlPage(
            name: "SegmentedControl", rows: ["titles = [\"Day\", \"Week\", \"Month\"]  selectedIndex = 1"],
            states: [.normal, .focused, .disabled], cell: Size(224, 48),
            keys: [Key("Left, Right", "the choice before, the next one, and round at the ends; mirrored from right to left")]
                + Key.ofChoices,
            pointers: "A pointer may slide along the segments; the choice is made where it is let go.",
            test: "try window.tap(\"Month\")"),
    ]
}
