/// The measures of gestures, in points and seconds.
///
/// They come from `interaction.md`, section 1, which names the systems that they are taken from.
public enum GestureConstants {
    /// How far a finger may move before it drags.
    public static let touchSlop = 8.0
    /// How far a mouse or a pen may move before it drags.
    public static let mouseSlop = 5.0
    /// How long a finger rests until it opens a menu.
    public static let longPress = 0.5
    /// How long a finger rests on an item until it lifts it.
    public static let dragHold = 0.28
    /// How long a drag rests until it opens what is under it, and when that shows (containers: rule 28).
    public static let hoverOpening = 0.5
    /// How long a drag rests until what it will open blinks.
    public static let hoverBlink = 0.3
    /// How long a drop waits for an answer that the program gives later, in seconds.
    public static let dropAnswer = 10.0
    /// How far beside a container a drag still means it, and how far it moves while it rests.
    public static let dragReach = 8.0
    /// The longest time between the two taps of a double tap.
    public static let doubleTap = 0.35
    /// The largest distance between the two taps of a double tap.
    public static let doubleTapDistance = 40.0
    /// How long a finger is down until a thing in a scroll view looks pressed, since the finger may be about to scroll.
    public static let pressDelay = 0.1
    /// The slowest swipe or fling, in points a second.
    public static let minimumFling = 50.0
    /// The fastest fling, in points a second.
    public static let maximumFling = 8_000.0
    /// The shortest swipe.
    public static let swipeDistance = 40.0
    /// The slowest speed at which a swipe may end, in points a second.
    public static let swipeVelocity = 300.0
    /// The last part of a pointer's way from which its speed is computed, in seconds.
    public static let velocityWindow = 0.1
    /// How much two fingers must approach or part to pinch.
    public static let pinchSlop = 8.0
    /// A drag keeps to an axis if its way across the axis is at most this part of its way along it: the tangent of 30 degrees.
    public static let axisLock = 0.577
    /// The least width and height of the area that reacts to a touch, however small the thing is drawn.
    public static let touchTarget = 44.0
    /// The least width and height of the area that reacts to a mouse or a pen.
    public static let pointerTarget = 24.0

    /// Returns how far a pointer of this kind may move before it drags, in points.
    public static func slop(_ kind: PointerKind) -> Double { kind == .touch ? touchSlop : mouseSlop }
}
