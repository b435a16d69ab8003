import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The values that all views of one root share.
public final class ViewEnvironment {
    /// The measurer of all texts.
    public let text: any TextMeasurer
    /// The device pixels. Text sizes are whole numbers of them.
    public let grid: PixelGrid
    /// The theme of the root. Views read ``View/theme``, which has the changes of the views around them.
    public internal(set) var theme = Theme.standard
    /// Whether a view of the root has ever had theme changes. Otherwise a view does not search for them.
    var hasThemeChanges = false
    /// A random number, which no two environments share.
    let number = UInt64.random(in: 0...UInt64.max)

    init(text: any TextMeasurer, grid: PixelGrid) {
        self.text = text
        self.grid = grid
    }
}

/// The changes that the layout tree has to learn before its next pass.
///
/// The views, layouts and items of a root share the queue, and reach by it the tree from which they read their frames.
final class ChangeQueue {
    enum Kind: UInt8 {
        /// The style of an item has changed.
        case style
        /// The rules of an item, or the name by which rules refer to it, have changed.
        case rules
        /// A leaf must be measured again.
        case content
        /// The settings of a container have changed.
        case container
        /// The node is of another kind, or has other children.
        case shape
    }

    struct Change {
        let kind: Kind
        weak var item: LayoutItem?
    }

    let environment: ViewEnvironment
    let tree: LayoutTree
    weak var root: ViewRoot?
    private var scrollingViews: [Input.WeakView] = []
    /// The scrollers in the tree, in the order in which they were added. One that has left since the last update is not among them: it has
    /// no clock, so that its bars would never fade.
    var scrollers: [any Scroller] {
        scrollingViews.compactMap { view in view.view.flatMap { $0.layoutItem?.queue === self ? $0.scroller : nil } }
    }
    /// Whether something looks different without having moved.
    var needsPaint = true
    /// What assistive technology has read; nil without a client.
    var accessibility: AccessibilityTree?
    /// Whether something is shown or hidden, or draws in another area, without a layout.
    var needsCompose = true
    /// Whether the next compose pass visits every view that is shown.
    var composesAll = true
    private(set) var changes: [Change] = []
    /// Items with relative layouts whose items' rules must be passed to the tree again.
    private var unrelated: [LayoutItem] = []
    /// The views that choose their layouts by their widths, or adapt to them.
    private var choosers: [WeakChooser] = []

    private struct WeakChooser {
        weak var view: LayoutView?
    }

    init(_ tree: LayoutTree, environment: ViewEnvironment) {
        self.tree = tree
        self.environment = environment
    }

    func note(_ scroller: any Scroller) {
        guard scroller.scrolling.queue !== self else { return }
        scroller.scrolling.queue = self
        scrollingViews.append(Input.WeakView(view: scroller))
    }

    /// Removes the scrollers that have left the tree.
    func forgetScrollers() { scrollingViews.removeAll { $0.view?.scroller?.scrolling.queue !== self } }

    func noteChooser(_ view: LayoutView) {
        guard view.choosingQueue !== self else { return }
        view.choosingQueue = self
        choosers.append(WeakChooser(view: view))
    }

    /// The views in the tree that choose their layouts by their widths.
    var presentChoosers: [LayoutView] {
        choosers.compactMap { chooser in chooser.view.flatMap { $0.layoutItem?.queue === self && $0.layoutForWidth != nil ? $0 : nil } }
    }

    /// The views in the tree that adapt to their widths.
    var presentAdapters: [LayoutView] {
        choosers.compactMap { chooser in chooser.view.flatMap { $0.layoutItem?.queue === self && $0.adaptToWidth != nil ? $0 : nil } }
    }

    /// Lets the views that follow their widths choose their layouts again, and adapt, if these have changed. Returns whether a view has
    /// adapted: its width does not depend on what it changed, so that another pass comes to an end.
    func followWidths() -> Bool {
        if choosers.isEmpty { return false }
        choosers.removeAll { chooser in
            if chooser.view?.layoutItem?.queue === self { return false }
            if let view = chooser.view, view.choosingQueue === self { view.choosingQueue = nil }
            return true
        }
        var isAdapted = false
        for chooser in choosers {
            chooser.view?.chooseLayout()
            if chooser.view?.adapt() == true { isAdapted = true }
        }
        return isAdapted
    }

    func noteLook(of view: View) {
        needsPaint = true
        accessibility?.mark(view)
    }

    /// Returns views of one superview in reading order, line by line.
    func readingOrder(of views: [View]) -> [View] {
        let direction = views.first?.superview?.layoutDirection ?? tree.direction
        return ReadingOrder.indices(of: views.map(\.frame), direction).map { views[$0] }
    }

    /// Adds a change. Each kind of change of an item is carried out once in a pass, however often it was added, and reads the state that
    /// the item has then.
    func add(_ kind: Kind, _ item: LayoutItem) {
        let bit: UInt8 = 1 << kind.rawValue
        guard item.queuedChanges & bit == 0 else { return }
        item.queuedChanges |= bit
        changes.append(Change(kind: kind, item: item))
    }

    func addUnrelated(_ item: LayoutItem) {
        if unrelated.last !== item { unrelated.append(item) }
    }

    /// Takes the items with relative layouts out of the queue, each once.
    func takeUnrelated() -> [LayoutItem] {
        defer { unrelated = [] }
        var seen: Set<ObjectIdentifier> = []
        return unrelated.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    func takeAll() -> [Change] {
        defer { changes = [] }
        for change in changes { change.item?.queuedChanges = 0 }
        return changes
    }
}
