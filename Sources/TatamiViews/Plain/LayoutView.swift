import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// A view whose subviews get their sizes and places from layouts.
///
/// Several layouts may be shown at once; each gets the full bounds, and the view's size is the largest that any of them needs. One
/// assignment replaces the layouts: views that only the old ones hold leave, views that only the new ones hold come, and all others stay
/// as they are.
open class LayoutView: View {
    /// The animation of changes that a layout makes; nil for none. The first layout is never animated.
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

    /// The first layout that is shown; nil for none. Setting it replaces all layouts.
    public var layout: ItemLayout? {
        get { layouts.first }
        set { layouts = newValue.map { [$0] } ?? [] }
    }

    /// Returns the layout for a width of the view, in points: `{ $0 < 600 ? narrow : wide }`.
    ///
    /// It is called after the first layout and after each layout that changed the width. The chosen layout takes effect in the same pass,
    /// with the animation of `layoutAnimation`.
    ///
    /// The width must come from outside, like that of the root or of a stretched item. If it depends on the content, choices may
    /// contradict each other; then two further passes are made at most, and `ViewRoot.diagnostics` gets a message.
    public var layoutForWidth: ((Double) -> ItemLayout)? {
        didSet {
            chosenWidth = nil
            guard layoutForWidth != nil, let item = layoutItem else { return }
            item.queue?.noteChooser(self)
            itemsChanged()
        }
    }
    private var chosenWidth: Double?

    /// Changes the view, and what it shows, for the width of the view, in points; nil for nothing.
    ///
    /// It is called after the first layout and after each layout that changed the width. What it changes is laid out in the same pass.
    ///
    /// Such a view asks for no width for its content, as with `contain: inline-size` in CSS: the width comes from outside, for example from
    /// a stretch weight or a minimum, so that what the closure changes never decides when it is called again. The closure must not change
    /// the rules of the view's own item.
    public var adaptToWidth: ((Double) -> Void)? {
        didSet {
            (adaptedWidth, groupItems) = (nil, [])
            layoutItem?.queue?.noteChooser(self)
            if layoutItem != nil { itemsChanged() }
        }
    }
    private var adaptedWidth: Double?

    /// Calls ``adaptToWidth`` if the width has changed. Returns whether it did.
    final func adapt() -> Bool {
        guard let adaptToWidth, frame.width != adaptedWidth else { return false }
        adaptedWidth = frame.width
        adaptToWidth(frame.width)
        return true
    }

    /// Whether the queue calls the view when its width changes.
    final var followsWidth: Bool { layoutForWidth != nil || adaptToWidth != nil }

    /// The queue that calls `chooseLayout` and `adapt`.
    weak var choosingQueue: ChangeQueue?

    final func chooseLayout() {
        guard let layoutForWidth, frame.width != chosenWidth else { return }
        chosenWidth = frame.width
        let choice = layoutForWidth(frame.width)
        if shownLayouts.count != 1 || layout !== choice { layout = choice }
    }

    override var layoutChooser: LayoutView? { layoutForWidth != nil && freeItems.isEmpty ? self : nil }

    /// Returns the layout that the view would show in a width, in points; nil for none.
    final func choice(for width: Double) -> ItemLayout? { width == chosenWidth ? layout : layoutForWidth?(width) }

    /// Creates a view that chooses its layout by its own width, in points: `LayoutView(forWidth: { $0 < 600 ? narrow : wide })`.
    public convenience init(forWidth choose: @escaping (Double) -> ItemLayout) {
        self.init()
        layoutForWidth = choose
    }

    /// Creates a view that shows one layout.
    public convenience init(_ layout: ItemLayout) {
        self.init()
        layouts = [layout]
    }

    /// Creates a view with the layouts in the braces, each of which fills the view: `LayoutView { VStack { ... } }`.
    public convenience init(@LayoutsBuilder _ layouts: () -> [ItemLayout]) {
        self.init()
        self.layouts = layouts()
    }

    open override var subviews: [View] {
        // Every frame asks all views that it shows: most have one of the two.
        if layouts.isEmpty { return freeSubviews }
        if layouts.count == 1, freeSubviews.isEmpty { return layouts[0].views }
        return layouts.flatMap(\.views) + freeSubviews
    }

    /// The items of the layouts, unless the view's node is that of its only layout.
    private var groupItems: [LayoutItem] = []

    /// If the view has one layout and no free subviews, its node is the layout's. Otherwise each layout fills the view, and free subviews
    /// lie in front of them.
    override var nodeContent: NodeContent {
        if layouts.isEmpty { return super.nodeContent }
        return isOneLayout ? layouts[0].nodeContent : .overlay(OverlayStyle())
    }

    override var nodeItems: [LayoutItem] {
        if layouts.isEmpty { return super.nodeItems }
        if isOneLayout { return layouts[0].nodeItems }
        if groupItems.count != layouts.count {
            groupItems = layouts.map(LayoutItem.init(filling:))
            if adaptToWidth != nil { for item in groupItems { item.ignoresWidth = true } }
        }
        return freeItems.isEmpty ? groupItems : groupItems + [parts.free]
    }

    override var hasContent: Bool { type(of: self) != LayoutView.self }

    override var clipsContent: Bool { super.clipsContent || layouts.contains { $0.overflow == .clip } }

    override func joined(_ queue: ChangeQueue) { if followsWidth { queue.noteChooser(self) } }

    override var ownLayout: ItemLayout? { isOneLayout ? layout : nil }
    override var childAnimation: LayoutAnimation? { layoutAnimation }

    private var isOneLayout: Bool { layouts.count == 1 && freeItems.isEmpty && adaptToWidth == nil }

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

/// The animation of the changes that a layout makes: along a curve, or by a spring.
public struct LayoutAnimation: Hashable, Sendable {
    /// The duration, in seconds. For a spring, it is about the time until the spring seems to rest.
    public var duration: Double
    /// The delay before the animation begins, in seconds.
    public var delay: Double
    /// The course of the motion over time. It has no effect beside a `bounce`: files report both together.
    public var curve: TimingCurve
    /// The bounce of a spring, which takes the place of `curve`: 0 does not swing, 1 never rests; nil for no spring.
    public var bounce: Double?

    /// Creates an animation along a curve. `duration` and `delay` are in seconds.
    public init(duration: Double = 0.2, delay: Double = 0, curve: TimingCurve = .easeInOut) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    /// Creates an animation by a spring: `.spring(duration: 0.35, bounce: 0.15)`. `duration` and `delay` are in seconds.
    public static func spring(duration: Double = 0.35, bounce: Double = 0, delay: Double = 0) -> LayoutAnimation {
        var animation = LayoutAnimation(duration: duration, delay: delay)
        animation.bounce = bounce
        return animation
    }

    /// The course of the animation. A duration that is negative or not a number counts as 0.
    public var timing: Timing {
        let duration = duration > 0 ? duration : 0
        guard let bounce, duration > 0 else { return .curve(curve, duration: duration) }
        return .spring(Spring(duration: duration, bounce: bounce))
    }
}

/// Collects the layouts in braces for a view.
@resultBuilder public enum LayoutsBuilder {
    /// Returns the layouts, from back to front.
    public static func buildBlock(_ layouts: ItemLayout...) -> [ItemLayout] { layouts }
}
