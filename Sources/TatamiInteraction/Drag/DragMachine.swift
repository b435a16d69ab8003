import TatamiGeometry

/// What a pointer does with items that can be dragged: it waits until it is a drag, carries, asks for the drop, and settles (containers: rules
/// 22-24 and 27).
///
/// Feed it with all events of the pointers over a container, and call ``tick(_:)`` at ``deadline``. Every drag that began ends exactly once,
/// and nothing is reported of it afterwards.
///
/// ```swift
/// var machine = DragMachine()
/// for step in machine.handle(event, on: .init(isItem: true)) {
///     switch step {
///     case .began: lift()
///     case .released: machine.decide(.drop(.move), at: event.time).forEach(perform)
///     default: break
///     }
/// }
/// ```
public struct DragMachine: Sendable {
    /// The states of a drag.
    public enum State: Hashable, Sendable {
        /// There is no drag.
        case idle
        /// A pointer is down and may become a drag.
        case armed
        /// Items are carried.
        case dragging
        /// The pointer let go, and it is not decided yet whether the target takes the items.
        case waiting
        /// The drag has ended, and the items move to where they belong.
        case settling
    }

    /// What begins drags in a container.
    public struct Start: OptionSet, Hashable, Sendable {
        /// The ways as bits: pull 1, hold 2, handle 4, customizing 8.
        public let rawValue: UInt8
        /// Makes a set from bits; see `rawValue`.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Pulling an item with the mouse.
        public static let pull = Start(rawValue: 1)
        /// Holding an item with a finger or a pen.
        public static let hold = Start(rawValue: 2)
        /// Pulling the handle of an item with anything.
        public static let handle = Start(rawValue: 4)
        /// A long press, after which items can be pulled until a tap ends this.
        public static let customizing = Start(rawValue: 8)
        /// Pulling, holding, and handles.
        public static let direct: Start = [.pull, .hold, .handle]
    }

    /// What is under a pointer that goes down.
    public struct Spot: Hashable, Sendable {
        /// True if an item is there that may be dragged.
        public var isItem: Bool
        /// True if it is the handle of the item.
        public var isHandle: Bool
        /// True if it is a text or a slider, which uses such a movement itself. Only a handle drags then.
        public var isOfControl: Bool
        /// True if holding it opens a context menu.
        public var hasMenu: Bool

        /// Describes what is under a pointer.
        public init(isItem: Bool, isHandle: Bool = false, isOfControl: Bool = false, hasMenu: Bool = false) {
            (self.isItem, self.isHandle, self.isOfControl, self.hasMenu) = (isItem, isHandle, isOfControl, hasMenu)
        }
    }

    /// Why a drag ended without a drop.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// Escape was pressed.
        case escape
        /// The system took the pointer away.
        case pointerLost
        /// Another finger or button went down.
        case otherPointer
        /// The window lost the focus.
        case blur
        /// The source or all items are gone.
        case gone
        /// The program cancelled.
        case program
        /// The target refused, or did not answer in time.
        case refused
        /// The pointer let go where nothing takes the items.
        case nowhere
        /// The mode in which items are pulled was ended.
        case customizingEnded
    }

    /// How a drag ended.
    public enum End: Hashable, Sendable {
        /// The items were dropped, by one operation.
        case dropped(DragOperations)
        /// The items stay where they came from.
        case cancelled(Reason)
    }

    /// What the owner of the machine has to do, in this order.
    public enum Step: Hashable, Sendable {
        /// Lift the items. The point is where the pointer went down.
        case began(Point)
        /// The pointer is elsewhere.
        case moved(Point)
        /// The pointer let go: find the target, ask it, and call ``DragMachine/decide(_:at:)``.
        case released(Point)
        /// The drag ended. It is the last step of a drag.
        case ended(End)
        /// The movement scrolls or selects; this pointer drags nothing.
        case failed
        /// Open the context menu of the item; this pointer drags nothing.
        case menu(Point)
        /// Items can be pulled from now on.
        case customizingBegan
        /// Items cannot be pulled any more.
        case customizingEnded
    }

    /// The answer to a drop.
    public enum Decision: Hashable, Sendable {
        /// The target takes the items.
        case drop(DragOperations)
        /// The target does not take them.
        case refuse
        /// No target is under the pointer.
        case nowhere
        /// The program answers later, with this number.
        case later(Int)
    }

    /// The state of the drag.
    public internal(set) var state = State.idle
    /// True while items can be pulled at once.
    public internal(set) var isCustomizing = false
    /// What begins drags.
    public var start: Start
    /// True if a tap ends customizing.
    public var endsByTap: Bool
    /// The place of the pointer that drags.
    public internal(set) var location = Point.zero

    var press: Press?
    var pointers: Set<PointerID> = []
    private var ticket: (number: Int, until: Double)?

    /// A pointer that is down and may drag, or drags.
    struct Press: Hashable, Sendable {
        var id: PointerID
        var kind: PointerKind
        var origin: Point
        var time: Double
        var spot: Spot
        var isCustomizing: Bool
    }

    /// Makes a machine without a drag.
    public init(start: Start = .direct, endsByTap: Bool = true) { (self.start, self.endsByTap) = (start, endsByTap) }

    /// The time at which ``tick(_:)`` must be called; nil for never.
    public var deadline: Double? {
        switch state {
        case .armed: holdDeadline
        case .waiting: ticket?.until
        default: nil
        }
    }

    /// True while items are carried or wait for an answer: no other drag may begin.
    public var isBusy: Bool { state == .dragging || state == .waiting }

    /// Ends the drag without a drop; does nothing if there is none.
    public mutating func cancel(_ reason: Reason) -> [Step] {
        if state == .armed {
            (state, press) = (.idle, nil)
            return [.failed]
        }
        return isBusy ? end(.cancelled(reason)) : []
    }

    /// Escape cancels a drag, or else ends customizing.
    public mutating func escape() -> [Step] { isBusy || state == .armed ? cancel(.escape) : endCustomizing() }

    /// Lets items be pulled at once. Does nothing during a drag.
    public mutating func beginCustomizing() -> [Step] {
        guard !isCustomizing, !isBusy else { return [] }
        isCustomizing = true
        return [.customizingBegan]
    }

    /// Ends customizing; a drag is cancelled before.
    public mutating func endCustomizing() -> [Step] {
        guard isCustomizing else { return [] }
        let steps = cancel(.customizingEnded)
        isCustomizing = false
        return steps + [.customizingEnded]
    }

    /// Decides on a drop after ``Step/released(_:)``. Ignored in every other state, and after a number was given.
    public mutating func decide(_ decision: Decision, at time: Double) -> [Step] {
        guard state == .waiting, ticket == nil else { return [] }
        switch decision {
        case .drop(let operation): return end(.dropped(operation))
        case .refuse: return end(.cancelled(.refused))
        case .nowhere: return end(.cancelled(.nowhere))
        case .later(let number):
            ticket = (number, time + GestureConstants.dropAnswer)
            return []
        }
    }

    /// Answers a drop that waits. An answer with another number, or too late, is ignored.
    ///
    /// - Parameters:
    ///   - number: The number of ``Decision/later(_:)``.
    ///   - operation: What the drop does; nil refuses it.
    public mutating func answer(_ number: Int, with operation: DragOperations?) -> [Step] {
        guard state == .waiting, ticket?.number == number else { return [] }
        return end(operation.map { .dropped($0) } ?? .cancelled(.refused))
    }

    /// The items have arrived.
    public mutating func settled() { if state == .settling { state = .idle } }

    /// Forgets all pointers, before a new one goes down. Customizing goes on.
    mutating func reset() { (state, press, pointers, ticket) = (.idle, nil, [], nil) }

    /// Tells the machine the time.
    public mutating func tick(_ time: Double) -> [Step] {
        guard let deadline, time >= deadline else { return [] }
        return state == .waiting ? end(.cancelled(.refused)) : held(at: time)
    }

    mutating func release(at point: Point) -> [Step] {
        (state, location, ticket, press) = (.waiting, point, nil, nil)
        return [.released(point)]
    }

    private mutating func end(_ end: End) -> [Step] {
        (state, press, ticket) = (.settling, nil, nil)
        return [.ended(end)]
    }
}
