import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// Shows a view, and layers over it: holds their layout tree, and turns them into a picture by the passes of a frame.
///
/// The passes are update (the layout tree learns what changed), layout, compose, paint and accessibility, each in a file of its own. A pass
/// that finds nothing changed costs nothing. One root at a time shows a view.
public final class ViewRoot {
    /// The content, which fills the window. Further views may lie over it: see ``present(_:level:isModal:anchor:placement:closesOn:onDismiss:)``.
    public let view: View
    /// The layer of the content, and the layers over it, from back to front.
    public internal(set) var layers: [Layer]
    /// The items of layers that were dismissed since the last update, and whose nodes are still in the tree.
    var dismissedItems: [LayoutItem] = []
    /// The item of the content.
    var item: LayoutItem { layers[0].item }
    var tree: LayoutTree { queue.tree }
    let queue: ChangeQueue
    /// Who made the objects, a loader: explanations then tell where values are written.
    public var origin: (any ObjectOrigin)?
    /// What went wrong in passes, oldest first and each once: numbers that were mended, views that never settle.
    public private(set) var diagnostics: [String] = []
    /// Called with each message that is added to `diagnostics`.
    public var onReport: ((String) -> Void)?
    /// What moves, and the clock it moves by.
    let stage = Stage()
    /// Does what the named actions of controls say; told which, and whose. A loader's `perform` as a rule.
    public var onAction: ((Action, View) -> Void)?
    /// Called with the window's size, in points, before the first layout and before each layout in another size; at once where the
    /// window was laid out before the closure was set. A program that has a layout for each orientation changes them here, and the
    /// views move from one to the other. A view that depends on its own width has `LayoutView.layoutForWidth`.
    public var onResize: ((Size) -> Void)? {
        didSet { if let size = stage.windowSize { onResize?(size) } }
    }
    /// Where texts are cut to and pasted from; a host puts the system's here.
    public var clipboard = Clipboard()
    /// What is selected at present, which a middle click pastes: PRIMARY of X11. A host puts the system's here.
    public var primarySelection = Clipboard()
    /// Where pointers and keyboard are.
    let input = Input()

    /// - Parameters:
    ///   - text: measures the labels; of one thread with the root.
    ///   - scale: device pixels a point; frames are rounded to them.
    public init(
        _ view: View, text: any TextMeasurer, scale: Double = 1, direction: LayoutDirection = .leftToRight
    ) {
        self.view = view
        layers = [Layer(view)]
        queue = ChangeQueue(
            LayoutTree(), environment: ViewEnvironment(text: text, grid: PixelGrid(scale: scale), direction: direction))
        tree.direction = direction
        queue.root = self
        attach(item, to: nil, before: nil)
    }

    /// What measures the labels.
    public var textMeasurer: any TextMeasurer { queue.environment.text }
    /// The direction in which people read, which decides where leading edges are.
    public var direction: LayoutDirection { queue.environment.direction }
    /// The device pixels to which frames are rounded.
    public var grid: PixelGrid { queue.environment.grid }

    /// How much layout work has been done.
    public var counters: LayoutCounters { tree.counters }

    /// Adds a message to `diagnostics`, unless it is there already.
    package func report(_ message: String) { if note(message) { onReport?(message) } }

    /// Reports why something that people asked for is not done: a paste that is too long. Unlike other reports, `onReport` is called each time.
    public func refuse(_ reason: String) {
        note(reason)
        announce(reason, .assertive)
        onReport?(reason)
    }

    /// Whether the message is new.
    @discardableResult private func note(_ message: String) -> Bool {
        guard diagnostics.count < 100, !diagnostics.contains(message) else { return false }
        diagnostics.append(message)
        return true
    }
}

extension LayoutItem {
    /// What is in the item, and its name: Label 'title'.
    var words: String {
        let content = arranged ?? self
        return "\(type(of: content))\((view?.id ?? id).map { " '\($0)'" } ?? "")"
    }
}
