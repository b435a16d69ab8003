/// An action on a view without a pointer. Its name is what screen readers offer.
public struct AccessibilityAction: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// The name.
    public let rawValue: String
    /// Makes an action from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = name }

    /// Presses the view.
    public static let press = AccessibilityAction("press")
    /// Gives the view the keyboard focus.
    public static let focus = AccessibilityAction("focus")
    /// Scrolls by a page towards the end of the content.
    public static let scrollForward = AccessibilityAction("scroll forward")
    /// Scrolls by a page towards the start of the content.
    public static let scrollBackward = AccessibilityAction("scroll backward")
    /// Scrolls everything around the view until the view is visible. Every view performs it; `actions` does not list it.
    public static let scrollIntoView = AccessibilityAction("scroll into view")
    /// Raises the value by a step.
    public static let increment = AccessibilityAction("increment")
    /// Lowers the value by a step.
    public static let decrement = AccessibilityAction("decrement")
    /// Moves the selected text to the clipboard.
    public static let cut = AccessibilityAction("cut")
    /// Copies the selected text to the clipboard.
    public static let copy = AccessibilityAction("copy")
    /// Inserts the text of the clipboard in place of the selection.
    public static let paste = AccessibilityAction("paste")
    /// Deletes the selected text.
    public static let delete = AccessibilityAction("delete")
    /// Selects the whole text.
    public static let selectAll = AccessibilityAction("select all")
    /// Opens the view if it is closed, and closes it if it is open.
    public static let expandOrCollapse = AccessibilityAction("expand or collapse")
    /// Removes the view, as its cross does.
    public static let close = AccessibilityAction("close")

    // MARK: Items that people drag

    /// Moves the item before the one above it.
    public static let moveUp = AccessibilityAction("move up")
    /// Moves the item behind the one below it.
    public static let moveDown = AccessibilityAction("move down")
    /// Moves the item to the left of its neighbor.
    public static let moveLeft = AccessibilityAction("move left")
    /// Moves the item to the right of its neighbor.
    public static let moveRight = AccessibilityAction("move right")
    /// Moves the item before all others.
    public static let moveToStart = AccessibilityAction("move to start")
    /// Moves the item behind all others.
    public static let moveToEnd = AccessibilityAction("move to end")
    /// Moves the item to another container.
    ///
    /// - Parameter list: The name of the container: its `accessibilityLabel`, or else its `id`, or else "the list".
    public static func move(to list: String) -> AccessibilityAction { AccessibilityAction("move to \(list)") }

    /// All actions with names of their own, so all but those of ``move(to:)``.
    public static var allCases: [AccessibilityAction] {
        [
            press, focus, scrollForward, scrollBackward, scrollIntoView, increment, decrement, cut, copy, paste, delete, selectAll,
            expandOrCollapse, close, moveUp, moveDown, moveLeft, moveRight, moveToStart, moveToEnd,
        ]
    }

    /// Whether the action moves an item.
    var isMove: Bool { rawValue.hasPrefix("move ") }
    /// The number of other containers that are offered.
    static let mostLists = 8
}

extension AccessibilityAction: CustomStringConvertible {
    /// The name in one word, as Swift names the action: scrollForward.
    public var description: String {
        rawValue.split(separator: " ").enumerated().map { place, word in
            place == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }
}
