/// A named action of a control: what is called, on which object, and on which event.
public struct Action: Hashable, Sendable {
    /// An event that a control sends, named as in UIKit. A drag is a pointer that moves while it presses the control.
    public enum Event: String, Hashable, Sendable, CaseIterable {
        /// A press began on the control.
        case touchDown
        /// A press began so soon after the one before that the two are a double press.
        case touchDownRepeat
        /// A pointer was dragged on the control.
        case touchDragInside
        /// A pointer was dragged outside of the control.
        case touchDragOutside
        /// A drag came back to the control.
        case touchDragEnter
        /// A drag left the control.
        case touchDragExit
        /// The control was activated: a press ended on it, or a key or assistive technology pressed it.
        case touchUpInside
        /// A press ended outside of the control.
        case touchUpOutside
        /// A press was interrupted.
        case touchCancel
        /// The value of the control changed.
        case valueChanged
        /// People have finished changing the value: a pointer or a key was let go, Enter was pressed, the focus left. It is sent once for a
        /// gesture, and only if the value differs from that before the gesture.
        case valueCommitted
        /// A text control got the focus.
        case editingDidBegin
        /// The text of a text control was changed.
        case editingChanged
        /// A text control lost the focus.
        case editingDidEnd
        /// Return was pressed in a text control without inserting a line end.
        case editingDidEndOnExit
        /// An accordion cell begins to fold or to unfold.
        case willFold
        /// An accordion cell has folded or unfolded, or was interrupted.
        case folded
        /// People have selected another tab, or the selected one was removed.
        case tabSelected
        /// People have closed a tab.
        case tabClosed
        /// People have moved items of a container, or into it.
        case moved
        /// A drag of items of a container has ended, with a drop or without one.
        case dragEnded
        /// People or the program have begun or ended customizing a container.
        case customizingChanged
        /// People have selected or deselected items of a collection.
        case selectionChanged
        /// People have opened an item of a collection: by Enter, or by a double press.
        case itemOpened
        /// People have pulled a collection down to refresh it.
        case refreshed
    }

    /// The event that triggers the action; nil for the control's usual one: a button is released inside, a text field is edited.
    public var event: Event?
    /// The name of what is called on the target; empty for nothing.
    public var selector: String
    /// The states of the file that the action loads in turn, the next one each time.
    public var states: [String] = []
    /// The names of the views of the file that the action shows, by the visibility rules that name them.
    public var shown: [String] = []
    /// The names of the views that the action hides in the same way.
    public var concealed: [String] = []
    /// The names of the views that the action shows if they are hidden, and hides otherwise.
    public var toggled: [String] = []
    /// The path of the object that is called; nil for the root object.
    public var target: String?
    /// The destination of the link of a label that sends the action; nil for all links. Other controls do not read it.
    public var link: String?

    /// The number under which the loader of a file keeps what the action writes into data and hands to the method; nil for nothing.
    package var dataNumber: Int?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - selector: The name of what is called on the target.
    ///   - event: The event that triggers the action; nil for the control's usual one.
    ///   - target: The path of the object that is called; nil for the root object.
    public init(_ selector: String, on event: Event? = nil, target: String? = nil) {
        self.selector = selector
        self.event = event
        self.target = target
    }
}
