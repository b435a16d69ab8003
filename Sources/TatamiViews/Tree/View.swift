import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// A rectangle that can be seen: a background, its own drawing, and subviews over it.
///
/// A view is sized by the layout it is in. Without one it stands at its `frame` in its superview. A class of the program's own
/// overrides `measure` and `draw`, and calls `contentChanged` when the answer of `measure` may be another.
///
/// A view tree belongs to one isolation domain at a time and is not `Sendable`: a window keeps its tree on the main actor, a
/// server makes and draws one tree a task.
open class View: TreeObject {
    public override init() {}

    // MARK: place in the tree

    /// The view this one is drawn in; nil for a root and for a view that is shown nowhere.
    public internal(set) weak var superview: View?
    /// The views around it, from the innermost out.
    public final var superviews: some Sequence<View> { path.dropFirst() }
    /// The view and those around it, from the innermost out.
    final var path: some Sequence<View> { sequence(first: self) { $0.superview } }
    /// The item by which the layout that is shown now holds this view.
    public internal(set) weak var layoutItem: LayoutItem?
    /// All items that hold this view, in whatever layouts, in the order in which they came.
    public var layoutItems: [LayoutItem] { holders.compactMap(\.item) }
    private var holders: [WeakItem] = []
    /// Views that stand at their own frames, added by `addSubview`.
    public private(set) var freeSubviews: [View] = []
    /// Items that hold the free subviews at their frames.
    var freeItems: [LayoutItem] = []
    /// A name by which the program, files and tools find the view.
    public var id: String? {
        didSet {
            guard id != oldValue, let item = layoutItem else { return }
            item.queue?.add(.rules, item)
            accessibilityChanged()
        }
    }
    /// Anything of the program's own.
    public var tag: Any? {
        get { Loose.value(of: storedTag) }
        set { storedTag = newValue }
    }
    private var storedTag: Any?

    // MARK: look

    /// What fills the view behind its content: a color or a gradient; nil for nothing.
    public var background: Brush? { didSet { if background != oldValue { lookChanged(from: oldValue) } } }
    /// The radius of the rounded corners, in points; 0 for square ones.
    public var cornerRadius = 0.0 { didSet { if cornerRadius != oldValue { lookChanged() } } }
    /// The corners that `cornerRadius` rounds. The default is all four.
    public var corners = Corners.all { didSet { if corners != oldValue { lookChanged() } } }
    /// The width of the line along the edges, inside them, in points; 0 for none.
    public var borderWidth = 0.0 { didSet { if borderWidth != oldValue { lookChanged() } } }
    /// The color of the border. The default is the theme's color of text.
    public var borderColor: Color {
        get { ownBorderColor ?? theme.color(.text) }
        set { ownBorderColor = newValue }
    }
    private var ownBorderColor: Color? { didSet { if ownBorderColor != oldValue { lookChanged() } } }
    /// The shadow behind the view; nil for none. It takes no room.
    public var shadow: Shadow? { didSet { if shadow != oldValue { reachChanged() } } }
    /// 0...1, of the view with all that is in it.
    public var opacity = 1.0 { didSet { if opacity != oldValue { lookChanged(from: oldValue) } } }
    /// Applied around the view's centre. Layout does not see it.
    public var transform = Transform.identity { didSet { if transform != oldValue { lookChanged(from: oldValue) } } }
    /// Not drawn; keeps its room. Independent of its item's visibility: a view is drawn where both agree.
    public var hidden = false { didSet { if hidden != oldValue { reachChanged() } } }
    /// Subviews and drawing end at the view's (rounded) edges.
    public var clipsToBounds = false { didSet { if clipsToBounds != oldValue { reachChanged() } } }
    /// Whether people can use the view and its subviews. `isEnabled` takes the views around it into account.
    public var enabled = true { didSet { if enabled != oldValue { reportEnabled() } } }
    /// What the program says of the view to assistive technology; nil where it says nothing.
    final var accessibilityDetails: AccessibilityDetails?

    /// A colour as background.
    public var backgroundColor: Color? {
        get { if case .color(let color) = background { color } else { nil } }
        set { background = newValue.map(Brush.color) }
    }

    // MARK: people

    /// Whether pointers find the view and what is in it.
    public var acceptsPointers = true
    /// What it looks for in the pointers that go down on it, in the order in which they are asked. Their places lie in the root's space.
    public private(set) var gestures: [GestureRecognizer] = []
    /// What the mouse looks like over the view; nil for what it does over what is around it.
    public var cursor: CursorShape?
    /// Whether the mouse is over the view or over something in it.
    public private(set) var isHovered = false
    /// Whether keys go to the view.
    public final var isFocused: Bool { root?.focusedView === self }

    /// Looks for a gesture: `view.add(TapRecognizer()) { tap in ... }`.
    ///
    /// - Parameter onChange: told of each state of the gesture but possible and failed.
    @discardableResult
    public func add<Gesture: GestureRecognizer>(_ gesture: Gesture, _ onChange: ((Gesture) -> Void)? = nil) -> Gesture {
        if let onChange {
            gesture.onChange = { changed in if let gesture = changed as? Gesture { onChange(gesture) } }
        }
        gestures.append(gesture)
        return gesture
    }

    /// Removes a gesture. A gesture that is active ends as cancelled.
    public func remove(_ gesture: GestureRecognizer) {
        gestures.removeAll { $0 === gesture }
        root?.input.arena.leave([gesture])
    }

    final func setHovered(_ isHovered: Bool) {
        guard isHovered != self.isHovered else { return }
        self.isHovered = isHovered
        if !isHovered { scroller?.dismissBar() }
        hoverChanged()
    }

    /// Calls `focusChanged` once for each change, whatever its handlers do to the focus.
    final func reportFocus() {
        guard isFocused != hadFocus else { return }
        hadFocus.toggle()
        focusChanged()
    }
    private var hadFocus = false

    /// Whether the view itself is hit by a pointer at a point of its own space, which lies within its bounds.
    open func isHit(at point: Point) -> Bool { true }
    /// The mouse has come or gone.
    open func hoverChanged() {}
    /// Whether the view can get the focus. The default is false, and true for a scroller that keys scroll because nothing in it can get the
    /// focus.
    open var canBecomeFocused: Bool { scroller?.takesKeys ?? false }
    /// The view has got the focus or lost it.
    open func focusChanged() {}
    /// The view was enabled or disabled, or a view around it was.
    open func enabledChanged() { lookChanged() }
    /// Tab or an arrow has brought the focus.
    open func focusArrived() {}
    /// When the view will look different though nothing happens, in seconds of the root's clock; asked while it has the focus.
    open var redrawDeadline: Double? { nil }
    /// Where text that is typed comes in, in the view's own space: hosts put what helps to write beside it.
    open var textCaret: Rect? { nil }
    /// A key goes down while the view or something in it has the focus. True where the view makes something of it.
    open func keyDown(_ event: KeyEvent) -> Bool { false }
    /// The same for a key that comes up.
    open func keyUp(_ event: KeyEvent) -> Bool { false }
    /// Text is typed while the view has the focus.
    open func insertText(_ text: String) -> Bool { false }

    // MARK: to override

    /// The size that the content needs in the room that is offered, in points. A plain view has no content.
    ///
    /// Must be pure. Asked for unbounded room, for the least width, and for the height at the final width, each at most once
    /// a pass; not asked again while `contentChanged` is not called.
    open func measure(_ proposal: Proposal) -> Size { .zero }

    /// The least and the natural width, for views that know them without measuring twice.
    open func contentWidths() -> Extent {
        let natural = measure(.unbounded).width
        guard natural > 0 else { return .zero }
        return Extent(minimum: min(natural, measure(Proposal(width: .atMost(0))).width), natural: natural)
    }

    /// The height at `width`, and the first baseline from the top.
    open func contentHeight(forWidth width: Double) -> LeafHeight {
        LeafHeight(measure(Proposal(width: .atMost(width))).height)
    }

    /// Draws the content, between the background and the subviews. `bounds` lie in the root's space, in points, on device
    /// pixels; so do all coordinates of `list`.
    open func draw(_ list: inout DisplayList, in bounds: Rect) {}

    /// Draws over what is in the view, under its border: scroll bars.
    open func drawOver(_ list: inout DisplayList, in bounds: Rect) {}

    /// What the view is to people who do not see it, where neither program nor file says so.
    open var ownRole: AccessibilityRole { scroller == nil ? .group : .scrollView }
    /// What it holds at present, where that is not its text.
    open var accessibilityValue: String? { nil }
    /// What is to be told of it beside whether it has the focus and is enabled.
    open var accessibilityStates: Set<AccessibilityNode.State> { [] }
    /// What can be done with it.
    open var accessibilityActions: [AccessibilityAction] { scroller?.scrollActions ?? [] }
    /// Does one of them; false where that was not possible.
    open func performAccessibilityAction(_ action: AccessibilityAction) -> Bool { scroller?.scroll(by: action) ?? false }

    /// What a tool shows as the view's text.
    open var textContent: String? { nil }

    /// What an explanation calls the content that `measure` speaks for, and the properties that decide its size.
    open var contentKind: ContentKind { ContentKind("view") }

    /// The lengths that would show all of the content, for each axis along which some of it is lost at `size`; nil elsewhere. A
    /// plain view loses nothing.
    open func neededContent(at size: Size) -> (width: Double?, height: Double?) { (nil, nil) }

    // MARK: changes

    /// What the last frame showed of the view; nil before the first.
    var shown: ShownView?
    /// What moves the view from where it was to where it is.
    var motion: ViewMotion?

    /// Tells that the view draws something else in the same place. The view's own properties tell it themselves.
    public final func lookChanged() { layoutItem?.queue?.noteLook(of: self) }

    /// Tells that the view is shown or not, or draws over another area.
    final func reachChanged() { layoutItem?.queue?.needsCompose = true }

    /// Tells the layout that `measure` may answer something else.
    public final func contentChanged() {
        if let item = measuresBesideFreeViews ? parts.content : layoutItem { item.queue?.add(.content, item) }
        accessibilityChanged()
    }

    /// Tells the layout that the view's items are other ones.
    final func itemsChanged() {
        if let item = layoutItem { item.queue?.add(.shape, item) }
    }

    /// What the views of a root share: text measurer, pixel grid, direction and theme. Nil for a view that no root shows.
    public final var environment: ViewEnvironment? { layoutItem?.queue?.environment }

    /// Tells the layout that the free subviews are other ones.
    private func freeItemsChanged() {
        itemsChanged()
        if let free = madeParts?.free { free.queue?.add(.shape, free) }
    }

    // MARK: subviews

    /// The views drawn in this one, from back to front.
    open var subviews: [View] { freeSubviews }

    /// Adds a view in front, at its own `frame`.
    public func addSubview(_ view: View) {
        precondition(!view.contains(self), "A view cannot be put into itself or into a view that it holds.")
        view.removeFromSuperview()
        let item = LayoutItem(holding: view)
        item.style = view.frameStyle
        freeSubviews.append(view)
        freeItems.append(item)
        view.superview = self
        freeItemsChanged()
    }

    /// Takes the view out of where it is shown: out of its superview, or out of the layout that holds it. A layer that shows it is dismissed.
    public func removeFromSuperview() {
        leaveAll(but: nil)
        if let root, let layer = root.layer(of: self) { root.dismiss(layer) }
    }

    /// A view is shown in one place: it leaves every other one that is shown.
    func leaveAll(but kept: LayoutItem?) {
        for item in layoutItems where item !== kept && item.layout?.layoutView != nil { item.layout?.remove(item) }
        superview?.release(self, keptBy: kept)
        superview = nil
    }

    /// Lets go of a subview that is to be shown elsewhere.
    ///
    /// - Parameter kept: The item that is to hold it; nil for none.
    func release(_ child: View, keptBy kept: LayoutItem?) {
        guard let index = freeSubviews.firstIndex(where: { $0 === child }) else { return }
        freeSubviews.remove(at: index)
        freeItems.remove(at: index)
        freeItemsChanged()
    }

    func hold(by item: LayoutItem) {
        holders.removeAll { $0.item == nil }
        holders.append(WeakItem(item: item))
    }

    func letGo(by item: LayoutItem) { holders.removeAll { $0.item == nil || $0.item === item } }

    // MARK: what the layout tree is told

    /// The node this view is, with its own children under it.
    var nodeContent: NodeContent {
        if freeItems.isEmpty { return .measured(by: ViewMeasurer(self)) }
        return hasContent ? .overlay(OverlayStyle()) : .absolute(BoxStyle())
    }
    /// The items under that node.
    var nodeItems: [LayoutItem] { measuresBesideFreeViews ? [parts.content, parts.free] : freeItems }
    /// Whether the view may have content of its own: a plain view has none, a class of the program's may.
    var hasContent: Bool { type(of: self) != View.self }
    /// Whether the view's node holds one for its content and one for its free subviews.
    private var measuresBesideFreeViews: Bool { !freeItems.isEmpty && hasContent }
    /// Made when the view first needs them.
    final var parts: ViewParts {
        if let madeParts { return madeParts }
        let parts = ViewParts(of: self)
        madeParts = parts
        return parts
    }
    private var madeParts: ViewParts?
    /// The view as a scroller; nil for a view that does not scroll. A class that adopts ``Scroller`` overrides it to return `self`.
    open var scroller: (any Scroller)? { nil }
    /// How far the content of the view is scrolled, in points.
    final var scrollOffset: Point { scroller?.contentOffset ?? .zero }
    /// Whether subviews and drawing end at the view's edges. True also where a layout of the view cuts its overflow.
    var clipsContent: Bool { clipsToBounds || scroller != nil }
    /// The layout that the view's node is; nil where the view shows none or several.
    var ownLayout: ItemLayout? { nil }
    /// The view has come into the tree of a root.
    func joined(_ queue: ChangeQueue) {}
    /// What animates the changes that a layout of the view makes.
    var childAnimation: LayoutAnimation? { nil }
    /// The name of the view's property that says what `rule`, a property of items, says elsewhere; nil if there is none.
    func property(for rule: String) -> String? { nil }

    override var placingItem: LayoutItem? { layoutItem }
    override var places: [TreeObject] { (superview.map { [$0] } ?? []) + layoutItems }
    override var isHollow: Bool { freeSubviews.isEmpty }

    deinit { TreeObject.dismantle { surrenderFreeSubviews(into: &$0) } }

    override func surrender(into orphans: inout [TreeObject]) { surrenderFreeSubviews(into: &orphans) }

    private final func surrenderFreeSubviews(into orphans: inout [TreeObject]) {
        orphans.append(contentsOf: freeSubviews as [TreeObject])
        orphans.append(contentsOf: freeItems as [TreeObject])
        if let madeParts { orphans.append(contentsOf: [madeParts.content, madeParts.free] as [TreeObject]) }
        if let shown { orphans.append(contentsOf: shown.children as [TreeObject]) }
        shown = nil
        madeParts = nil
        freeSubviews = []
        freeItems = []
    }

    /// The frame as it was set, for a view outside a layout.
    private var ownFrame: Rect?

    /// The view's rectangle in its superview's space, in points: as the last layout left it, unrounded; outside a layout as it
    /// was set. Setting it inside a layout has no effect there.
    public var frame: Rect {
        get { placedFrame ?? ownFrame ?? .zero }
        set {
            ownFrame = newValue
            if let parent = superview, let index = parent.freeSubviews.firstIndex(where: { $0 === self }) {
                parent.freeItems[index].style = frameStyle
            }
        }
    }

    private var frameStyle: ItemStyle {
        var style = ItemStyle()
        guard let frame = ownFrame else { return style }
        style.offset = frame.origin
        (style.fixedWidth, style.fixedHeight) = (frame.width, frame.height)
        return style
    }
}

private struct WeakItem {
    weak var item: LayoutItem?
}

/// Asks a view on behalf of the layout tree.
final class ViewMeasurer: LeafMeasurer {
    private weak var view: View?

    init(_ view: View) { self.view = view }

    func widths() -> Extent { view?.contentWidths() ?? .zero }
    func height(forWidth width: Double) -> LeafHeight { view?.contentHeight(forWidth: width) ?? LeafHeight(0) }
}
