import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// What all views of one root share.
public final class ViewEnvironment {
    /// The measurer of all texts.
    public let text: any TextMeasurer
    /// Device pixels: texts report sizes in whole ones.
    public let grid: PixelGrid
    /// The direction in which people read, which decides where leading edges are.
    public let direction: LayoutDirection
    /// The colors, fonts and measures of the views.
    public internal(set) var theme = Theme.standard

    init(text: any TextMeasurer, grid: PixelGrid, direction: LayoutDirection) {
        self.text = text
        self.grid = grid
        self.direction = direction
    }
}

/// What has to be told to the layout tree before its next pass. The views, layouts and items of a root share it, and through
/// it the tree, where they read their frames.
final class ChangeQueue {
    enum Kind: UInt8 {
        /// An item says something else.
        case style
        /// An item has other rules, or another name by which rules may mean it.
        case rules
        /// A leaf must be asked again.
        case content
        /// A container says something else about itself.
        case container
        /// The node is another kind of container, or has other children.
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
    /// The scrollers in the tree, in the order in which they came.
    var scrollers: [any Scroller] { scrollingViews.compactMap { $0.view?.scroller } }
    /// Whether something looks different though nothing has another place.
    var needsPaint = true
    /// What assistive technology has read; nil while nobody listens.
    var accessibility: AccessibilityTree?
    /// Whether something is shown or hidden, or reaches further, though nothing was laid out.
    var needsCompose = true
    private(set) var changes: [Change] = []
    /// Items with relative layouts whose items' rules have to be told anew.
    private var unrelated: [LayoutItem] = []
    /// Views that choose their layouts by their widths.
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

    /// Forgets the scrollers that have left the tree.
    func forgetScrollers() { scrollingViews.removeAll { $0.view?.scroller?.scrolling.queue !== self } }

    func noteChooser(_ view: LayoutView) {
        guard view.choosingQueue !== self else { return }
        view.choosingQueue = self
        choosers.append(WeakChooser(view: view))
    }

    /// Has the views that choose their layouts by their widths choose again where those changed.
    func chooseLayouts() {
        if choosers.isEmpty { return }
        choosers.removeAll { chooser in
            if chooser.view?.layoutItem?.queue === self { return false }
            if let view = chooser.view, view.choosingQueue === self { view.choosingQueue = nil }
            return true
        }
        for chooser in choosers { chooser.view?.chooseLayout() }
    }

    func noteLook(of view: View) {
        needsPaint = true
        accessibility?.mark(view)
    }

    /// The views of one superview, line by line as people read them.
    func readingOrder(of views: [View]) -> [View] {
        ReadingOrder.indices(of: views.map(\.frame), environment.direction).map { views[$0] }
    }

    /// Each change of an item is carried out once a pass, however often it is added: it reads what the item is then.
    func add(_ kind: Kind, _ item: LayoutItem) {
        let bit: UInt8 = 1 << kind.rawValue
        guard item.queuedChanges & bit == 0 else { return }
        item.queuedChanges |= bit
        changes.append(Change(kind: kind, item: item))
    }

    func addUnrelated(_ item: LayoutItem) {
        if unrelated.last !== item { unrelated.append(item) }
    }

    /// Each of them once.
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
