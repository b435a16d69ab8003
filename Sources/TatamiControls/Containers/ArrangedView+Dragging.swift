import TatamiInteraction
import TatamiViews

/// How people drag the children of a view that arranges them.
extension ArrangedView {
    /// What begins drags. The default is pulling with the mouse, holding with a finger or a pen, and pulling handles.
    public var dragStart: DragMachine.Start {
        get { drags.recognizer.dragStart }
        set { drags.recognizer.dragStart = newValue }
    }
    /// Whether a tap ends customizing. The default is true.
    public var endsByTap: Bool {
        get { drags.recognizer.endsByTap }
        set { drags.recognizer.endsByTap = newValue }
    }
    /// Whether people can pull the children at once, with anything.
    public var isCustomizing: Bool { drags.recognizer.machine.isCustomizing }
    /// Lets people pull the children at once, until a tap, Escape or ``endCustomizing()``. It has no effect during a drag.
    public func beginCustomizing() { drags.recognizer.beginCustomizing() }
    /// Ends customizing; a drag is cancelled before.
    public func endCustomizing() { drags.recognizer.endCustomizing() }

    /// Whether a closure or an action waits for `moved`.
    public var tellsMoves: Bool { isHeard(.moved) }

    /// Sends `moved`.
    public func itemsMoved(_ moves: MoveSet) {
        lastMoves = moves
        send(.moved)
    }

    /// Sends `dragEnded`.
    public func dragEnded(_ end: DragMachine.End) {
        lastDragEnd = end
        send(.dragEnded)
    }
}

extension ArrangedView: DragsItems {
    func customizingChanged() { send(.customizingChanged) }
}
