import TatamiGeometry

/// What a view is for people who do not see it. Names are ARIA's where it has one.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    case window, group, text, image, button, link, heading
    case scrollView = "scroll view"
    case textField = "text field"
    /// A text field that hides what is written.
    case passwordField = "password field"
    case checkBox = "check box"
    case slider, list, tab
    case listItem = "list item"
    case tabList = "tab list"
    case comboBox = "combo box"
    case toolbar, separator, region
    /// A message that people have to learn of at once.
    case alert
    /// A message that can wait.
    case status

    /// Whether a view of this role without a text of its own is called by the texts inside.
    var isNamedByContent: Bool {
        switch self {
        case .button, .link, .heading, .checkBox, .tab, .listItem: true
        default: false
        }
    }
}

/// What can be done with a view without a pointer.
public enum AccessibilityAction: String, Hashable, Sendable, CaseIterable {
    case press, focus
    case scrollForward = "scroll forward"
    case scrollBackward = "scroll backward"
    /// Scrolls everything around the view until it is seen. Every view does it; `actions` does not list it.
    case scrollIntoView = "scroll into view"
    case increment, decrement
}

/// When a change of a message is announced.
public enum AccessibilityLive: String, Hashable, Sendable, CaseIterable {
    case off
    /// When the reader has finished what it says.
    case polite
    /// At once.
    case assertive
}

/// What assistive technology is told of a view: all but where it is and what is inside.
public struct AccessibilityFacts: Hashable, Sendable {
    /// A state of a view that assistive technology reports. `offscreen` means that no part of the view is visible in the window.
    public enum State: String, Hashable, Sendable, CaseIterable {
        case focused, disabled, selected, offscreen, checked, mixed, expanded, collapsed, required, invalid, busy
        case readOnly = "read only"
    }

    /// What the view is.
    public let role: AccessibilityRole
    /// The name.
    public let label: String?
    /// The content at present, where it is not the label.
    public let value: String?
    /// Further explanation, announced after the name.
    public let hint: String?
    /// The view's `id`, for tests.
    public let identifier: String?
    /// The states that hold at present.
    public internal(set) var states: Set<State>
    /// The first one is the default.
    public let actions: [AccessibilityAction]
    /// The level of a heading, of an item of an outline: 1 for the outermost. 0 where there is none.
    public let level: Int
    /// The text, where it can be read by characters.
    public let text: AccessibilityText?
    /// The number, where the value is one.
    public let range: AccessibilityRange?
}
