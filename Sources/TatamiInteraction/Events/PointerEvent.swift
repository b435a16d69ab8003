import TatamiGeometry

/// Identifies one finger, one pen or the mouse, as long as it is down.
public struct PointerID: Hashable, Sendable {
    /// A number of the host's choice.
    public let rawValue: Int
    /// Makes an identifier. Two pointers that are down at the same time need different numbers.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The mouse.
    public static let mouse = PointerID(0)
}

/// The kind of device that points.
public enum PointerKind: String, Hashable, Sendable, CaseIterable {
    /// A mouse or a touchpad.
    case mouse
    /// A finger on a screen.
    case touch
    /// A pen.
    case pen
}

/// The buttons of a pointer.
public struct PointerButtons: OptionSet, Hashable, Sendable {
    /// The buttons as bits: primary 1, secondary 2, middle 4.
    public let rawValue: UInt8
    /// Makes a set from bits; see `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The left button for most people; also a finger's touch.
    public static let primary = PointerButtons(rawValue: 1)
    /// The right button for most people.
    public static let secondary = PointerButtons(rawValue: 2)
    /// The middle button, often the wheel.
    public static let middle = PointerButtons(rawValue: 4)
}

/// The keys that change what other keys and pointers do.
public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The keys as bits: shift 1, control 2, option 4, command 8.
    public let rawValue: UInt8
    /// Makes a set from bits; see `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The control key.
    public static let control = Modifiers(rawValue: 2)
    /// The option key, on most keyboards called Alt.
    public static let option = Modifiers(rawValue: 4)
    /// The command key on a Mac; elsewhere the key with the window.
    public static let command = Modifiers(rawValue: 8)
}

/// What a pointer did.
public struct PointerEvent: Hashable, Sendable {
    /// The steps of a pointer's way.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The pointer moved without touching or pressing.
        case hovered
        /// The pointer went down: a finger or a pen touched, or a button was pressed.
        case began
        /// The pointer moved while it was down.
        case moved
        /// The pointer came up.
        case ended
        /// The system took the pointer away.
        case cancelled
    }

    /// The pointer that moved.
    public var id: PointerID
    /// The kind of device.
    public var kind: PointerKind
    /// What the pointer did.
    public var phase: Phase
    /// The place, in points from the window's top left corner.
    public var location: Point
    /// The time, in seconds of the host's clock.
    public var time: Double
    /// The buttons that are down; for `ended`, those that were down until now.
    public var buttons: PointerButtons
    /// The modifier keys that are down.
    public var modifiers: Modifiers

    /// Makes an event. The location is cleaned as `Numbers.clean` does; a time that is not finite counts as 0.
    public init(
        _ phase: Phase, at location: Point, time: Double, id: PointerID = .mouse, kind: PointerKind = .mouse,
        buttons: PointerButtons = .primary, modifiers: Modifiers = []
    ) {
        self.id = id
        self.kind = kind
        self.phase = phase
        self.location = Point(Numbers.clean(location.x), Numbers.clean(location.y))
        self.time = time.isFinite ? time : 0
        self.buttons = buttons
        self.modifiers = modifiers
    }
}

/// A turn of the mouse wheel, or a scroll with two fingers on a touchpad.
public struct WheelEvent: Hashable, Sendable {
    /// The place of the pointer, in points from the window's top left corner.
    public var location: Point
    /// How far the content scrolls, in points. Positive values show what is further right or further down.
    public var delta: Point
    /// True if the device reports points and not notches, so that the motion needs no smoothing.
    public var isPrecise: Bool
    /// The time, in seconds of the host's clock.
    public var time: Double
    /// The modifier keys that are down.
    public var modifiers: Modifiers

    /// The points that one notch of a wheel scrolls.
    public static let notch = 50.0

    /// Makes an event. Distances and the location are cleaned as `Numbers.clean` does; a time that is not finite counts as 0.
    public init(by delta: Point, at location: Point, time: Double, isPrecise: Bool = false, modifiers: Modifiers = []) {
        self.delta = Point(Numbers.clean(delta.x), Numbers.clean(delta.y))
        self.location = Point(Numbers.clean(location.x), Numbers.clean(location.y))
        (self.isPrecise, self.time, self.modifiers) = (isPrecise, time.isFinite ? time : 0, modifiers)
    }
}

/// A key that went down or came up.
public struct KeyEvent: Hashable, Sendable {
    /// The keys that Tatami knows.
    public enum Key: Hashable, Sendable {
        /// The tabulator key.
        case tab
        /// The Return or Enter key.
        case enter
        /// The space bar.
        case space
        /// The Escape key.
        case escape
        /// The key that deletes backwards.
        case backspace
        /// The key that deletes forwards.
        case delete
        /// The left arrow key.
        case left
        /// The right arrow key.
        case right
        /// The up arrow key.
        case up
        /// The down arrow key.
        case down
        /// The Home key.
        case home
        /// The End key.
        case end
        /// The Page Up key.
        case pageUp
        /// The Page Down key.
        case pageDown
        /// The Insert key.
        case insert
        /// The key that opens a context menu.
        case menu
        /// The Alt or Option key on the left.
        case option
        /// The decimal key of the number pad, with Num Lock. The character on it arrives as text only if no view uses the key.
        case keypadDecimal
        /// A function key, F1 to F12.
        case function(Int)
        /// The character that the key has without modifiers, in lower case.
        case character(Character)
    }

    /// The key.
    public var key: Key
    /// True if the key went down, false if it came up.
    public var isDown: Bool
    /// True if the keyboard repeats a key that is held down.
    public var isRepeat: Bool
    /// The modifier keys that are down.
    public var modifiers: Modifiers
    /// The time, in seconds of the host's clock.
    public var time: Double

    /// Makes an event. A time that is not finite counts as 0.
    public init(_ key: Key, isDown: Bool = true, isRepeat: Bool = false, modifiers: Modifiers = [], time: Double) {
        (self.key, self.isDown, self.isRepeat, self.modifiers) = (key, isDown, isRepeat, modifiers)
        self.time = time.isFinite ? time : 0
    }
}
