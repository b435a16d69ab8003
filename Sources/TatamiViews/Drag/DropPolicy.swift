import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Where people may drag the items of a container.
public enum Reordering: String, Hashable, Sendable, CaseIterable {
    /// Nowhere.
    case none
    /// To other places of the container. The container takes nothing from elsewhere.
    case inside
    /// To other places of the container, and to other containers with this value that accept their kind.
    case shared
}

/// What a container allows people to drag and drop. Everything has a default that allows it.
public struct DropPolicy {
    /// Returns whether people may drag a child.
    public var mayDrag: (View) -> Bool = { _ in true }
    /// Returns whether a view inside a child is the handle by which people pull the child. The default has no handles.
    public var isHandle: (View) -> Bool = { _ in false }
    /// Returns the other children that are dragged together with a child, for example all that are selected. The default is none.
    public var companions: (View) -> [View] = { _ in [] }
    /// What drops may do with items that come from the container or go to it. The default is to move them.
    public var operations: DragOperations = .move
    /// Returns whether the container accepts what is dragged. The answer must depend on the session alone: it is asked for once until
    /// something changes.
    public var canAccept: (DragSession) -> Bool = { _ in true }
    /// Called when a drag comes to a place of the container, which accepts it, and was not there before.
    public var entered: (DragSession) -> Void = { _ in }
    /// Called when a drop would go to another place of the container than before, or do something else there; first after `entered`.
    public var proposed: (DropProposal) -> Void = { _ in }
    /// Called when a drag leaves the container, or ends without a drop in it.
    public var exited: (DragSession) -> Void = { _ in }
    /// Decides about a drop, after the pointer was let go and before anything changes.
    public var willDrop: (DropProposal) -> DropDecision = { _ in .accept }
    /// Makes a copy of an item of the container; nil if items cannot be copied. Without it nothing is copied.
    public var copy: ((DragItem) -> View?)?
    /// Makes a child of something that the container cannot take as it is: what another program has dropped, and items that follow from data of
    /// another type. It returns a view, or, for a container whose children follow from data, the value of a new row: an object of the
    /// program, or a `DataValue` for JSON. With nil the item is not taken.
    ///
    /// Without it the container takes no such drops, and none whose kinds, "file" and "text" for those of other programs, are not among its
    /// `acceptedKinds`.
    public var receive: ((DragItem) -> Any?)?
    /// Makes the view that follows the pointer in place of a picture of the child.
    public var preview: ((View) -> View)?

    /// Creates a policy that allows everything.
    public init() {}
}

/// The answer to a drop.
public enum DropDecision {
    /// The container takes the items.
    case accept
    /// The container does not take them. They go back.
    case refuse
    /// The program answers later, by the ticket. The items wait in the gap; after 10 seconds they go back.
    case later(DropTicket)
}

/// The answer to a drop that the program gives later. An answer that comes too late is ignored.
public final class DropTicket {
    var answer: ((Bool) -> Void)?
    /// Whether an answer was given, or nothing waits for one any more.
    public private(set) var isUsed = false

    /// Creates a ticket for one drop.
    public init() {}

    /// Accepts the drop.
    public func accept() { give(true) }
    /// Refuses the drop.
    public func refuse() { give(false) }

    private func give(_ isAccepted: Bool) {
        guard !isUsed else { return }
        isUsed = true
        let answer = answer
        self.answer = nil
        answer?(isAccepted)
    }
}

/// Where a drag would drop its items.
public struct DropProposal {
    /// The container.
    public let target: any DropTarget
    /// The view before which the items go; nil for the end, or for a place that has no view.
    public let before: View?
    /// The number of visible items before the place, without those that are dragged.
    public let index: Int
    /// The place that the item at the pointer would have, in points, in the space of the container's layout.
    public let rect: Rect
    /// What the drop does.
    public let operation: DragOperations
    /// What decides about the places in the container.
    let kind: GapPlaces.Kind
    /// The cell that the item would name, in a grid whose items name cells.
    let cell: CellPlace?
    /// The item before which the items go.
    let next: LayoutItem?

    /// Whether a drop would do the same at the same place.
    func isSame(as other: DropProposal) -> Bool {
        target === other.target && next === other.next && index == other.index && operation == other.operation && cell == other.cell
            && (kind != .free || rect == other.rect)
    }
}

/// A view that takes drops among the items of its layout. Drags find such views in the tree; nothing is registered.
public protocol DropTarget: View {
    /// The layout with the items.
    var layout: ItemLayout { get }
    /// Where people may drag the items.
    var reordering: Reordering { get }
    /// The kind of the items.
    var dragKind: String { get }
    /// The kinds that the view accepts from elsewhere.
    var acceptedKinds: Set<String> { get }
    /// What people may drag and drop.
    var dropPolicy: DropPolicy { get }
    /// The rule for items that are put anywhere.
    var placement: Placement { get }

    /// Whether the program learns of moves, by an action or a closure, so that it can move the rows of lists that files only read.
    var tellsMoves: Bool { get }

    /// Returns the item that a child is in a drag. By default its text is that of the child.
    func dragItem(for child: View) -> DragItem
    /// Gives an item from elsewhere the rules that it needs among the items.
    func adaptRules(of item: LayoutItem)
    /// Puts an item before another one of the layout, or at the end. The item comes from elsewhere, with the rules that it had there.
    func take(_ item: LayoutItem, before next: LayoutItem?)
    /// Removes an item that was dropped elsewhere.
    func give(_ item: LayoutItem)
    /// Called once after a drop that moved something, on the container of the drop; if that is another one, on the source as well.
    func itemsMoved(_ moves: MoveSet)
    /// Called exactly once for each drag that began, on its source, as the last call.
    func dragEnded(_ end: DragMachine.End)
}

extension DropTarget {
    /// Returns an item of the container's kind with the text of the child.
    public func dragItem(for child: View) -> DragItem {
        DragItem(id: ViewName(child), kind: dragKind, text: child.accessibilityLabel ?? child.textContent)
    }

    /// Leaves the rules as they are.
    public func adaptRules(of item: LayoutItem) {}
}
