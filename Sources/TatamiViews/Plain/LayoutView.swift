import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// A view whose subviews are sized and placed by layouts.
///
/// Several layouts may be shown at once; each gets the full bounds, and the view asks for the most that any of them needs.
/// Swapping layouts is one assignment: views that only the old one holds leave, those that only the new one holds come, and the
/// others stay as they are.
open class LayoutView: View {
    /// How relayouting is to be animated; nil = at once. The first layout never is.
    public var layoutAnimation: LayoutAnimation?

    /// All layouts that are shown, from back to front.
    public var layouts: [ItemLayout] {
        get { shownLayouts }
        set {
            let old = shownLayouts
            let kept = Set(newValue.map(ObjectIdentifier.init))
            for layout in newValue where !old.contains(where: { $0 === layout }) { layout.leavePlace() }
            shownLayouts = newValue.reduce(into: []) { all, layout in
                if !all.contains(where: { $0 === layout }) { all.append(layout) }
            }
            for layout in old where !kept.contains(ObjectIdentifier(layout)) { layout.show(in: nil) }
            for layout in shownLayouts { layout.show(in: self) }
            groupItems = []
            itemsChanged()
        }
    }
    private var shownLayouts: [ItemLayout] = []

    /// The layout that is shown, where there is one; setting it replaces all.
    public var layout: ItemLayout? {
        get { layouts.first }
        set { layouts = newValue.map { [$0] } ?? [] }
    }

    /// Chooses the layout by the width of the view, in points: `{ $0 < 600 ? narrow : wide }`. Called after the first layout and after
    /// each one that changed the width; the choice is laid out in the same pass, and animated where relayouting is.
    ///
    /// The width has to come from outside, as that of the root or of a stretched item does. Where it follows from the content the
    /// choices may contradict each other, which ends after two further passes with a message in `ViewRoot.diagnostics`.
    public var layoutForWidth: ((Double) -> ItemLayout)? {
        didSet {
            chosenWidth = nil
            guard layoutForWidth != nil, let item = layoutItem else { return }
            item.queue?.noteChooser(self)
            itemsChanged()
        }
    }
    private var chosenWidth: Double?
    /// The queue that has the view choose.
    weak var choosingQueue: ChangeQueue?

    final func chooseLayout() {
        guard let layoutForWidth, frame.width != chosenWidth else { return }
        chosenWidth = frame.width
        let choice = layoutForWidth(frame.width)
        if shownLayouts.count != 1 || layout !== choice { layout = choice }
    }

    /// A view that chooses its layout by its own width: `LayoutView(forWidth: { $0 < 600 ? narrow : wide })`.
    public convenience init(forWidth choose: @escaping (Double) -> ItemLayout) {
        self.init()
        layoutForWidth = choose
    }

    /// Creates a view that shows one layout.
    public convenience init(_ layout: ItemLayout) {
        self.init()
        layouts = [layout]
    }

    /// `LayoutView { VStack { ... } }`; every layout in the braces fills the view.
    public convenience init(@LayoutsBuilder _ layouts: () -> [ItemLayout]) {
        self.init()
        self.layouts = layouts()
    }

    open override var subviews: [View] { layouts.flatMap(\.views) + freeSubviews }

    /// Items that hold the layouts where the view is not one of them itself.
    private var groupItems: [LayoutItem] = []

    /// One layout and nothing else: the view's node is the layout's. Otherwise each fills the view, and free subviews lie
    /// over them.
    override var nodeContent: NodeContent {
        if layouts.isEmpty { return super.nodeContent }
        return isOneLayout ? layouts[0].nodeContent : .overlay(OverlayStyle())
    }

    override var nodeItems: [LayoutItem] {
        if layouts.isEmpty { return super.nodeItems }
        if isOneLayout { return layouts[0].items }
        if groupItems.count != layouts.count { groupItems = layouts.map(LayoutItem.init(filling:)) }
        return freeItems.isEmpty ? groupItems : groupItems + [parts.free]
    }

    override var hasContent: Bool { type(of: self) != LayoutView.self }

    override var clipsContent: Bool { super.clipsContent || layouts.contains { $0.overflow == .clip } }

    override func joined(_ queue: ChangeQueue) { if layoutForWidth != nil { queue.noteChooser(self) } }

    override var ownLayout: ItemLayout? { isOneLayout ? layout : nil }
    override var childAnimation: LayoutAnimation? { layoutAnimation }

    private var isOneLayout: Bool { layouts.count == 1 && freeItems.isEmpty }

    override var isHollow: Bool { super.isHollow && shownLayouts.isEmpty }

    deinit { TreeObject.dismantle { surrenderLayouts(into: &$0) } }

    override func surrender(into orphans: inout [TreeObject]) {
        super.surrender(into: &orphans)
        surrenderLayouts(into: &orphans)
    }

    private final func surrenderLayouts(into orphans: inout [TreeObject]) {
        orphans.append(contentsOf: groupItems as [TreeObject])
        orphans.append(contentsOf: shownLayouts as [TreeObject])
        (groupItems, shownLayouts) = ([], [])
    }
}

/// How a relayout is to be animated: along a curve, or by a spring.
public struct LayoutAnimation: Hashable, Sendable {
    /// Seconds; of a spring about the time until it seems to rest.
    public var duration: Double
    /// Seconds.
    public var delay: Double
    /// The course of the motion over time, if it is no spring.
    public var curve: TimingCurve
    /// Of a spring, which then takes the curve's place: 0 does not swing, 1 never rests.
    public var bounce: Double?

    /// Creates an animation along a curve. `duration` and `delay` are in seconds.
    public init(duration: Double = 0.2, delay: Double = 0, curve: TimingCurve = .easeInOut) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    /// By a spring: `.spring(duration: 0.35, bounce: 0.15)`.
    public static func spring(duration: Double = 0.35, bounce: Double = 0, delay: Double = 0) -> LayoutAnimation {
        var animation = LayoutAnimation(duration: duration, delay: delay)
        animation.bounce = bounce
        return animation
    }

    /// What numbers make no sense are taken for 0.
    public var timing: Timing {
        let duration = duration > 0 ? duration : 0
        guard let bounce, duration > 0 else { return .curve(curve, duration: duration) }
        return .spring(Spring(duration: duration, bounce: bounce))
    }
}

/// Collects the layouts of a view.
@resultBuilder public enum LayoutsBuilder {
    /// Returns the layouts, from back to front.
    public static func buildBlock(_ layouts: ItemLayout...) -> [ItemLayout] { layouts }
}
