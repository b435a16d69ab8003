import TatamiGeometry

/// Something that points: a finger, a pen, the mouse.
public struct PointerID: Hashable, Sendable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let mouse = PointerID(0)
}

public enum PointerKind: String, Hashable, Sendable, CaseIterable { case mouse, touch, pen }

public struct PointerButtons: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The left one for most people; a finger's touch.
    public static let primary = PointerButtons(rawValue: 1)
    public static let secondary = PointerButtons(rawValue: 2)
    public static let middle = PointerButtons(rawValue: 4)
}

public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    /// The key of shortcuts on a Mac; the one with the window elsewhere.
    public static let command = Modifiers(rawValue: 8)
}

/// What a pointer did, at a time of the host's clock in seconds. Points are those of the window, from its top left corner.
public struct PointerEvent: Hashable, Sendable {
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// Moves without touching or pressing.
        case hovered
        case began, moved, ended
        /// The system took the pointer away.
        case cancelled
    }

    public var id: PointerID
    public var kind: PointerKind
    public var phase: Phase
    public var location: Point
    public var time: Double
    /// Those that are down; those that were until now where it ends.
    public var buttons: PointerButtons
    public var modifiers: Modifiers

    /// Places that are no numbers become clean ones.
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

/// A turn of the wheel, or two fingers on a pad.
public struct WheelEvent: Hashable, Sendable {
    public var location: Point
    /// How far the content is to move, in points: positive shows what is further down or to the right.
    public var delta: Point
    /// Whether the device tells points and not notches, so that nothing has to be smoothed.
    public var isPrecise: Bool
    public var time: Double
    public var modifiers: Modifiers

    /// Points that a notch of a wheel moves.
    public static let notch = 50.0

    public init(by delta: Point, at location: Point, time: Double, isPrecise: Bool = false, modifiers: Modifiers = []) {
        self.delta = Point(Numbers.clean(delta.x), Numbers.clean(delta.y))
        self.location = Point(Numbers.clean(location.x), Numbers.clean(location.y))
        (self.isPrecise, self.time, self.modifiers) = (isPrecise, time.isFinite ? time : 0, modifiers)
    }
}

/// A key that went down or came up.
public struct KeyEvent: Hashable, Sendable {
    public enum Key: Hashable, Sendable {
        case tab, enter, space, escape, backspace, delete
        case left, right, up, down, home, end, pageUp, pageDown
        case insert
        /// The key that opens a context menu.
        case menu
        /// F1 to F12.
        case function(Int)
        /// What the key stands for without modifiers, in lower case.
        case character(Character)
    }

    public var key: Key
    public var isDown: Bool
    public var isRepeat: Bool
    public var modifiers: Modifiers
    public var time: Double

    public init(_ key: Key, isDown: Bool = true, isRepeat: Bool = false, modifiers: Modifiers = [], time: Double) {
        (self.key, self.isDown, self.isRepeat, self.modifiers) = (key, isDown, isRepeat, modifiers)
        self.time = time.isFinite ? time : 0
    }
}
