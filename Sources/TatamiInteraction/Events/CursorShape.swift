/// What the mouse pointer looks like over something.
public enum CursorShape: String, Hashable, Sendable, CaseIterable {
    case arrow, hand, text, crosshair, openHand, closedHand
    case resizeHorizontal, resizeVertical, notAllowed, wait
}
