import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// What all views of one root share.
public final class ViewEnvironment {
    public let text: any TextMeasurer
    /// Device pixels: texts report sizes in whole ones.
    public let grid: PixelGrid
    public let direction: LayoutDirection

    init(text: any TextMeasurer, grid: PixelGrid, direction: LayoutDirection) {
        self.text = text
        self.grid = grid
        self.direction = direction
    }
}

/// What has to be told to the layout tree before its next pass. The views, layouts and items of a root share it.
final class ChangeQueue {
    enum Change {
        /// An item says something else.
        case style(LayoutItem)
        /// A leaf must be asked again.
        case content(LayoutItem)
        /// A container says something else about itself.
        case container(LayoutItem)
        /// The node is another kind of container, or has other children.
        case shape(LayoutItem)
    }

    let environment: ViewEnvironment
    /// Where frames are read; gone with the root.
    private(set) weak var tree: LayoutTree?
    private(set) var changes: [Change] = []

    init(_ tree: LayoutTree, environment: ViewEnvironment) {
        self.tree = tree
        self.environment = environment
    }

    func add(_ change: Change) { changes.append(change) }

    func takeAll() -> [Change] {
        defer { changes = [] }
        return changes
    }
}
