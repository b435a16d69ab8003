/// The shape of the mouse pointer. A host uses the nearest shape that its desktop has.
public enum CursorShape: String, Hashable, Sendable, CaseIterable {
    /// The usual arrow.
    case arrow
    /// A hand that points, for links and buttons.
    case hand
    /// The I-beam, for text that can be selected.
    case text
    /// A thin cross, for exact places.
    case crosshair
    /// An open hand, for something that can be dragged.
    case openHand
    /// A closed hand, for something that is being dragged.
    case closedHand
    /// Arrows to the left and right.
    case resizeHorizontal
    /// Arrows up and down.
    case resizeVertical
    /// A barred circle, for something that is not possible here.
    case notAllowed
    /// The sign that the program is busy.
    case wait
}
