/// The shape of the mouse pointer. A host uses the nearest shape that its desktop has.
public enum CursorShape: String, Hashable, Sendable, CaseIterable {
    case arrow, hand, text, crosshair, openHand, closedHand
    case resizeHorizontal, resizeVertical, notAllowed, wait
}
