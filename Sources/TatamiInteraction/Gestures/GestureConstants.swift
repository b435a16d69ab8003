/// The quantities of gestures, in points and seconds. From `interaction.md`, section 1, where the systems that they come from are named.
public enum GestureConstants {
    /// How far a finger may move before it drags.
    public static let touchSlop = 8.0
    /// The same for a mouse or pen.
    public static let mouseSlop = 5.0
    /// Until a finger that rests opens a menu.
    public static let longPress = 0.5
    /// Between the two taps of a double tap.
    public static let doubleTap = 0.35
    /// How far apart they may be.
    public static let doubleTapDistance = 40.0
    /// Until something in a scroll view looks pressed, as the finger may be about to scroll.
    public static let pressDelay = 0.1
    /// Slower is no swipe or fling, in points a second.
    public static let minimumFling = 50.0
    public static let maximumFling = 8_000.0
    /// The least way of a swipe.
    public static let swipeDistance = 40.0
    /// The slowest swipe, in points a second.
    public static let swipeVelocity = 300.0
    /// How much of a finger's way tells its speed.
    public static let velocityWindow = 0.1
    /// Fingers that come nearer or move apart by so much pinch.
    public static let pinchSlop = 8.0
    /// A drag sticks to an axis if the way across it is at most this part of the way along it: the tangent of 30 degrees.
    public static let axisLock = 0.577
    /// What can be touched is at least so large, however small it is drawn.
    public static let touchTarget = 44.0

    public static func slop(_ kind: PointerKind) -> Double { kind == .touch ? touchSlop : mouseSlop }
}
