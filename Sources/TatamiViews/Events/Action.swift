/// A named action of a control: what is called, on which object, and on which event.
public struct Action: Hashable, Sendable {
    /// An event that a control sends, named as in UIKit. A drag is a pointer that moves while it presses the control.
    public enum Event: String, Hashable, Sendable, CaseIterable {
        case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
        case touchUpInside, touchUpOutside, touchCancel, valueChanged
        /// A text control got the focus, its text was changed, it lost the focus, or Return was pressed without inserting a line end.
        case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
    }

    /// The event that triggers the action; nil for the control's usual one: a button is released inside, a text field is edited.
    public var event: Event?
    /// The name of what is called on the target; empty for nothing.
    public var selector: String
    /// The states of the file that the action loads in turn, the next one each time.
    public var states: [String] = []
    /// The path of the object that is called; nil for the root object.
    public var target: String?

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
