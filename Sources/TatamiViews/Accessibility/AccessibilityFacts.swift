import TatamiGeometry

/// The role of a view in assistive technology. Names are those of ARIA where ARIA has one.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    /// A window.
    case window
    /// A view that groups others.
    case group
    /// A text that people read.
    case text
    /// A picture.
    case image
    /// A button.
    case button
    /// A link to another place.
    case link
    /// The heading of a section.
    case heading
    /// A view that scrolls its content.
    case scrollView = "scroll view"
    /// A field in which people write text.
    case textField = "text field"
    /// A text field that hides its text.
    case passwordField = "password field"
    /// A control that is checked or not.
    case checkBox = "check box"
    /// A button that stays pressed until it is pressed again.
    case toggleButton = "toggle button"
    /// A control that turns something on or off at once.
    case `switch`
    /// One of several choices, of which one is made.
    case radioButton = "radio button"
    /// A group of controls that belong together.
    case grouping
    /// A number with buttons that change it by steps.
    case spinButton = "spin button"
    /// The progress of a task.
    case progressBar = "progress bar"
    /// A control that sets a value in a range.
    case slider
    /// A list of items.
    case list
    /// A tab that shows its page.
    case tab
    /// An item of a list.
    case listItem = "list item"
    /// A row of tabs.
    case tabList = "tab list"
    /// A control that offers a list of values.
    case comboBox = "combo box"
    /// A list of options, of which people choose.
    case listBox = "list box"
    /// An option of a list box.
    case option
    /// A control that sets a date.
    case dateEditor = "date editor"
    /// A table of cells.
    case grid
    /// A cell of a grid.
    case gridCell = "grid cell"
    /// A row of controls.
    case toolbar
    /// A line between two parts.
    case separator
    /// An important part of a window.
    case region
    /// A message that people must notice at once.
    case alert
    /// A message that can wait.
    case status
    /// A window in front of the others that people answer or close.
    case dialog
    /// A list of commands.
    case menu
    /// A command of a menu.
    case menuItem = "menu item"
    /// A command of a menu that is checked or not.
    case checkMenuItem = "check menu item"
    /// A button that opens a menu.
    case menuButton = "menu button"
    /// A short text that explains something while people point at it.
    case tooltip

    /// Whether a view of this role without a text of its own is named by the texts inside it.
    var isNamedByContent: Bool {
        switch self {
        case .button, .link, .heading, .checkBox, .toggleButton, .switch, .radioButton, .tab, .listItem, .menuItem, .checkMenuItem,
            .menuButton, .option, .gridCell:
            true
        default: false
        }
    }
}

/// The urgency with which a change of a message is announced.
public enum AccessibilityLive: String, Hashable, Sendable, CaseIterable {
    /// Never.
    case off
    /// After what the screen reader is saying.
    case polite
    /// At once.
    case assertive
}

/// The properties of a view that assistive technology reads, except its frame and its children.
public struct AccessibilityFacts: Hashable, Sendable {
    /// A state of a view that assistive technology reports.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// The view has the keyboard focus.
        case focused
        /// People cannot use the view.
        case disabled
        /// The view is selected.
        case selected
        /// No part of the view is visible in the window.
        case offscreen
        /// The button stays pressed.
        case pressed
        /// Enter presses the button wherever it is not used.
        case `default`
        /// The view is checked.
        case checked
        /// The view stands for several things, and only some of them are checked; or nobody knows how much of a
        /// task is done. Its number is not read then.
        case mixed
        /// The view is open, and can be closed.
        case expanded
        /// The view is closed, and can be opened.
        case collapsed
        /// People must fill in the view.
        case required
        /// The content of the view is not valid.
        case invalid
        /// The view is being updated.
        case busy
        /// People can use nothing else in the window.
        case modal
        /// People can read the text but not change it.
        case readOnly = "read only"
        /// The text may have several lines.
        case multiLine = "multi line"
    }

    /// What the view is.
    public let role: AccessibilityRole
    /// The name; nil for none.
    public let label: String?
    /// The present content, if it is not the label; nil for none.
    public let value: String?
    /// A further explanation, announced after the name; nil for none.
    public let hint: String?
    /// The view's `id`, for tests.
    public let identifier: String?
    /// The states that hold at present.
    public internal(set) var states: Set<State>
    /// The actions that the view can perform. The first one is the default.
    public let actions: [AccessibilityAction]
    /// The level of a heading or of an item of an outline, 1 for the outermost; 0 for none.
    public let level: Int
    /// The text, if assistive technology can read it by characters.
    public let text: AccessibilityText?
    /// The number, if the value is one.
    public let range: AccessibilityRange?
    /// The number of items that people can select in the view; nil if they can select none.
    public let selection: AccessibilitySelection?
    /// The index of the selected item of a view whose items have no nodes, such as a closed combo box; nil for none.
    public let selectedItem: Int?
    /// The place of a link in the text around it, and its destination; nil for a view that is no link in a text.
    public let link: AccessibilityLink?
}
