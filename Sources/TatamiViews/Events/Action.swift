/// What a control tells, to whom, and when.
public struct Action: Hashable, Sendable {
    /// An event that a control sends, named as in UIKit. A drag is a pointer that moves while it presses the control.
    public enum Event: String, Hashable, Sendable, CaseIterable {
        case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
        case touchUpInside, touchUpOutside, touchCancel, valueChanged
        case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
    }

    /// When; nil = when the control is used as a rule: a button is released on, a text field is edited.
    public var event: Event?
    /// The name of what is called on the target; empty where nothing is.
    public var selector: String
    /// States of the file that are loaded in turn, each time the next one.
    public var states: [String] = []
    /// The path of the object that is called; nil = the root object.
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
