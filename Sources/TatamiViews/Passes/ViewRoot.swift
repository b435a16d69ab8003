import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// Shows one view tree: holds its layout tree, and turns it into a picture by the passes of a frame.
///
/// A frame is update (tell the layout tree what changed), layout, paint; each in a file of its own. A pass that finds
/// nothing changed costs nothing. One root at a time shows a view.
public final class ViewRoot {
    public let view: View
    let item: LayoutItem
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
        item = LayoutItem(holding: view)
        queue = ChangeQueue(
            LayoutTree(), environment: ViewEnvironment(text: text, grid: PixelGrid(scale: scale), direction: direction))
        tree.direction = direction
        queue.root = self
        attach(item, to: nil, before: nil)
    }

    /// What measures the labels.
    public var textMeasurer: any TextMeasurer { queue.environment.text }
    public var direction: LayoutDirection { queue.environment.direction }
    public var grid: PixelGrid { queue.environment.grid }

    /// Lays the tree out in exactly `size` points.
    public func layout(in size: Size) { layout(width: size.width, height: size.height) }

    /// Lays the tree out; a length that is nil is the content's.
    ///
    /// A view that changes something while it is measured gets at most two further passes; then it is named in `diagnostics`.
    public func layout(width: Double? = nil, height: Double? = nil) {
        let isOther = queue.needsCompose || !queue.changes.isEmpty || width != size.width || height != size.height
        let anchors = isOther ? scrollAnchors() : []
        defer { for anchor in anchors { anchor.restore() } }
        for _ in 0..<3 {
            update()
            guard let root = item.node else { return }
            let visits = counters.visits
            tree.layout(root, width: width, height: height)
            if counters.visits != visits { queue.needsCompose = true }
            reportLayout()
            view.frame = Rect(tree.exactFrame(of: root).size)
            queue.chooseLayouts()
            if queue.changes.isEmpty { return }
        }
        report("A view keeps changing while it is laid out; the last result stands. \(queue.changes.first?.subject ?? "")")
    }

    /// The size of the laid out tree, in points.
    public var size: Size { item.node.map { tree.exactFrame(of: $0).size } ?? .zero }

    /// The layout tree as text that `LayoutTree(dump:)` reads: a line a node, called by its view.
    public func dumpLayout() -> String {
        guard let root = item.node else { return "" }
        var pending = [item]
        while let next = pending.popLast() {
            if let node = next.node { tree.setName(next.words, of: node) }
            pending.append(contentsOf: next.attached)
        }
        return tree.dump(root)
    }

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

extension ViewRoot {
    /// Passes on what the layout tree had to mend, each with the item that it is about.
    private func reportLayout() {
        guard !tree.diagnostics.isEmpty else { return }
        var items: [NodeID: LayoutItem] = [:]
        var pending = [item]
        while let next = pending.popLast() {
            if let node = next.node { items[node] = next }
            pending.append(contentsOf: next.attached)
        }
        for diagnostic in tree.diagnostics { report("\(items[diagnostic.node]?.words ?? "LayoutItem"): \(diagnostic.message)") }
        tree.clearDiagnostics()
    }
}

extension ChangeQueue.Change {
    /// The item that changed, in words.
    fileprivate var subject: String {
        guard let item, item.view != nil else { return "It is a layout." }
        return "It is \(item.words)."
    }
}

extension LayoutItem {
    /// What is in the item, and its name: Label 'title'.
    var words: String {
        let content = arranged ?? self
        return "\(type(of: content))\((view?.id ?? id).map { " '\($0)'" } ?? "")"
    }
}
