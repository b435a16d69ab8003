import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// A rectangle on the screen: a background, its own drawing, and subviews in front of it.
///
/// The layout that holds a view gives it its size. Outside of a layout it has its `frame` in its superview. A subclass overrides `measure`
/// and `draw`, and calls `contentChanged` when the result of `measure` may have changed.
///
/// A view tree belongs to one isolation domain at a time and is not `Sendable`: a window keeps its tree on the main actor, a server makes
/// and draws one tree for each task.
open class View: TreeObject {
    public override init() {}

    // MARK: place in the tree

    /// The view that contains this one; nil for a root and for a view that is not shown.
    public internal(set) weak var superview: View?
    /// The views around this one, from the innermost out.
    public final var superviews: some Sequence<View> { selfAndSuperviews.dropFirst() }
    /// The view and the views around it, from the innermost out.
    final var selfAndSuperviews: some Sequence<View> { sequence(first: self) { $0.superview } }
    /// The item by which the layout that is shown now holds this view.
    public internal(set) weak var layoutItem: LayoutItem?
    /// All items that hold this view, in any layouts, in the order in which they were made.
    public var layoutItems: [LayoutItem] { holders.compactMap(\.item) }
    private var holders: [WeakItem] = []
    /// The views at their own frames, added by `addSubview`.
    public internal(set) var freeSubviews: [View] = []
    /// The items that hold the free subviews at their frames.
    var freeItems: [LayoutItem] = []
    /// A name by which the program, files and tools find the view.
    public var id: String? {
        didSet {
            guard id != oldValue, let item = layoutItem else { return }
            item.queue?.add(.rules, item)
            accessibilityChanged()
        }
    }
    /// A value of the program's own. The view does not read it.
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
    /// The corners that `cornerRadius` rounds. The default is all four. Leading and trailing corners follow the reading direction.
    public var corners = Corners.all { didSet { if corners != oldValue { lookChanged() } } }
    /// The width of the line along the edges, inside them, in points; 0 for none.
    public var borderWidth = 0.0 { didSet { if borderWidth != oldValue { lookChanged() } } }
    /// The color of the border. The default is the theme's color of text.
    public var borderColor: Color {
        get { ownBorderColor ?? theme.color(.text) }
        set { ownBorderColor = newValue }
    }
    /// The color of the border as it is drawn now. The default is `borderColor`.
    open var presentBorderColor: Color { borderColor }
    private var ownBorderColor: Color? { didSet { if ownBorderColor != oldValue { lookChanged() } } }
    /// The pattern of the border and the borders of single sides; nil for a solid border that is the same on all sides.
    final var borderDetails: BorderDetails? { didSet { if borderDetails != oldValue { lookChanged() } } }
    /// The shadow behind the view; nil for none. It takes no room. Its offset does not follow the reading direction.
    public var shadow: Shadow? { didSet { if shadow != oldValue { reachChanged() } } }
    /// The opacity of the view with everything in it, 0...1.
    public var opacity = 1.0 { didSet { if opacity != oldValue { lookChanged(from: oldValue) } } }
    /// The transform around the center of the view. Layout does not see it, and it does not follow the reading direction.
    public var transform = Transform.identity { didSet { if transform != oldValue { lookChanged(from: oldValue) } } }
    /// The direction in which people read what is in the view, and in all views inside it that set none; nil for that of the view around
    /// it. The view itself is placed in the direction of its superview. ``layoutDirection`` is the result.
    public var direction: LayoutDirection? { didSet { if direction != oldValue { directionChanged() } } }
    /// The changes of the theme for the view and the views inside it; nil for none.
    final var themeOverride: ThemeOverride?
    /// Whether the view is hidden: it is not drawn and keeps its room. The visibility of its item is independent; a view is drawn only if
    /// both allow it.
    public var hidden = false { didSet { if hidden != oldValue { reachChanged() } } }
    /// Whether subviews and drawing are clipped to the edges of the view, which may be rounded.
    public var clipsToBounds = false { didSet { if clipsToBounds != oldValue { reachChanged() } } }
    /// Whether people can use the view and its subviews. `isEnabled` includes the views around it.
    public var enabled = true { didSet { if enabled != oldValue { reportEnabled() } } }
    /// Rules about which views inside this one are shown together or instead of each other; nil for none. The view keeps them alive.
    public final var visibilityRules: VisibilityRules?
    /// The context menu and the tooltip of the view; nil for neither.
    final var popups: ViewPopups?
    /// What the program tells assistive technology about the view; nil for nothing.
    final var accessibilityDetails: AccessibilityDetails?

    // MARK: people

    /// Whether pointers hit the view and its subviews.
    public var acceptsPointers = true { didSet { if acceptsPointers != oldValue { reachChanged() } } }
    /// The gesture recognizers of the view, in the order in which they receive pointers. Their points lie in the root's space.
    public internal(set) var gestures: [GestureRecognizer] = []
    /// The shape of the mouse cursor over the view; nil for that of the views around it.
    public var cursor: CursorShape?
    /// Whether the mouse is over the view or a view inside it.
    public private(set) var isHovered = false
    /// Whether the view has the keyboard focus.
    public final var isFocused: Bool { root?.focusedView === self }

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

    /// Returns whether the view itself is hit at `point`, a point inside its bounds in its own space.
    open func isHit(at point: Point) -> Bool { true }
    /// Called when the mouse has entered or left the view.
    open func hoverChanged() {}
    /// Whether left and right arrow keys do something in the focused view, as in a text field. Tab stops at it also in a toolbar.
    open var usesArrowKeys: Bool { false }
    /// Whether the view can get the focus: by default if it scrolls by keys, or is moved by keys in its container, and no view in it can.
    open var canBecomeFocused: Bool { scroller?.takesKeys ?? takesFocusAsItem }
    /// Whether Tab stops at the view, if it can get the focus. In a group whose items arrow keys choose among, Tab stops at one.
    open var isTabStop: Bool { true }
    /// Returns whether Tab stops at a view directly inside this one. In a group in which arrow keys move, it does at one of them.
    open func isTabStop(inside view: View) -> Bool { true }
    /// Called when the view has gained or lost the focus.
    open func focusChanged() {}
    /// The ring around the view while it has the focus and keys have moved it there; nil for a view that marks its focus itself.
    open var focusRing: FocusRing? { FocusRing(.outside, cornerRadius: cornerRadius) }
    /// Called when the view or a view around it was enabled or disabled.
    open func enabledChanged() { lookChanged() }
    /// Called when Tab or an arrow key has moved the focus to the view.
    open func focusArrived() {}
    /// The time at which the view will look different without any event, in seconds of the root's clock; nil for never. It is read while
    /// the view has the focus.
    open var redrawDeadline: Double? { nil }
    /// The rectangle at which typed text is inserted, in the view's own space; nil for none. A host places the windows of input methods
    /// beside it.
    open var textCaret: Rect? { nil }
    /// Called when a key goes down while the view or a view inside it has the focus. Returns true if the view uses the key.
    open func keyDown(_ event: KeyEvent) -> Bool { false }
    /// Called when a key comes up while the view or a view inside it has the focus. Returns true if the view uses the key.
    open func keyUp(_ event: KeyEvent) -> Bool { false }
    /// Called when a wheel turns that began to turn over the view while it has the focus, and no view around it scrolls in that direction.
    /// Returns true if the view uses the wheel, which it then keeps until the wheel pauses.
    open func wheelTurned(_ event: WheelEvent) -> Bool { false }
    /// Called for Enter or Escape that the focused view and the views around it do not use, on the views that can have the focus, in
    /// order. Returns true if the view uses the key: Enter presses the default button, Escape the cancel button.
    open func unusedKeyDown(_ event: KeyEvent) -> Bool { false }
    /// Called with text that is typed while the view has the focus. Returns true if the view uses it.
    open func insertText(_ text: String) -> Bool { false }

    /// Returns the menu that opens at a point of the view's own space; nil for none. The default is ``contextMenu``, or else the menu of the
    /// view's text commands.
    open func contextMenu(at point: Point) -> (any ContextMenu)? { contextMenu ?? (self as? any HasCommandMenu)?.commandMenu }

    // MARK: to override

    /// Returns the size that the content needs in the proposed room, in points. A plain view has no content.
    ///
    /// The result must depend on nothing but the proposal and the view's own values. A pass calls it at most once each for unbounded room,
    /// for the smallest width, and for the height at the final width, and not again before `contentChanged` is called.
    open func measure(_ proposal: Proposal) -> Size { .zero }

    /// Returns the smallest and the natural width, in points. A view that knows both without measuring twice overrides it.
    open func contentWidths() -> Extent {
        let natural = measure(.unbounded).width
        guard natural > 0 else { return .zero }
        return Extent(minimum: min(natural, measure(Proposal(width: .atMost(0))).width), natural: natural)
    }

    /// Returns the height at `width` and the distance from the top to the first baseline, in points.
    open func contentHeight(forWidth width: Double) -> LeafHeight {
        LeafHeight(measure(Proposal(width: .atMost(width))).height)
    }

    /// Draws the content, between the background and the subviews.
    ///
    /// - Parameters:
    ///   - list: Receives the drawing, in the root's space, in points.
    ///   - bounds: The rectangle of the view in the same space; its edges lie on device pixels.
    open func draw(_ list: inout DisplayList, in bounds: Rect) {}

    /// Returns a rectangle around everything that `draw` draws in `bounds`, in the space of `bounds`. A plain view draws inside them.
    open func drawnReach(in bounds: Rect) -> Rect { bounds }

    /// Draws in front of the subviews and behind the border: scroll bars. `list` and `bounds` lie in the root's space, in points.
    open func drawOver(_ list: inout DisplayList, in bounds: Rect) {}

    /// The role for assistive technology, unless the program or a file sets another one.
    open var ownRole: AccessibilityRole { scroller == nil ? .group : .scrollView }
    /// The present value for assistive technology, if it is not the text of the view; nil for none.
    open var accessibilityValue: String? { nil }
    /// The states for assistive technology, apart from focus and `enabled`, which are added to them.
    open var accessibilityStates: Set<AccessibilityNode.State> { [] }
    /// The actions that assistive technology can perform on the view.
    open var accessibilityActions: [AccessibilityAction] { scroller?.scrollActions ?? [] }
    /// Performs an action. Returns false if that is not possible.
    open func performAccessibilityAction(_ action: AccessibilityAction) -> Bool { scroller?.scroll(by: action) ?? false }

    /// The text that tools show for the view; nil for none.
    open var textContent: String? { nil }

    /// Whether `draw` draws something in a view with enough room, apart from `textContent`.
    var drawsContent: Bool { false }

    /// The kind of content that `measure` measures, and the properties that decide its size, as explanations report them.
    open var contentKind: ContentKind { ContentKind("view") }

    /// Returns the lengths that would show all the content, for each axis along which some of it is cut at `size`, in points; nil for an
    /// axis along which nothing is cut. A plain view cuts nothing.
    open func neededContent(at size: Size) -> (width: Double?, height: Double?) { (nil, nil) }

    /// Called when the layout of a frame has given the view another size: once in a frame, after its layout and before it is drawn.
    ///
    /// Changes that the view makes here are laid out in the same frame; a size that changes by them is reported in the next one. The size is
    /// that of the layout, also while an animation leads to it.
    ///
    /// - Parameter old: The size before, in points; zero for a view that no frame has shown.
    open func sizeChanged(from old: Size) {}

    /// Returns whether the view follows a drag that begins with this movement, in points. A scroller in the view that is scrolled to its end
    /// then leaves the drag to the view. The default is true for a scroller that has more content in that direction.
    open func followsDrag(by way: Point) -> Bool { scroller?.canScroll(by: Point(-way.x, -way.y)) == true }

    /// Called when the view has begun to name another one for assistive technology.
    func becameLabel() {}
    /// Whether the view places subviews itself after each layout.
    var placesParts: Bool { false }
    /// Places the subviews that lie on parts of the view's content, after a layout and before it is drawn.
    func placeParts() {}

    // MARK: changes

    /// What the last frame showed of the view; nil before the first frame.
    var shown: ShownView?
    /// The motion of the view from where it was to where it is.
    var motion: ViewMotion?
    var transitionBox: TransitionBox?
    var foldingBox: FoldingBox?

    /// Reports that the result of `measure` may have changed.
    public final func contentChanged() {
        motion?.drawing = nil
        if let item = measuresBesideFreeViews ? parts.content : layoutItem { item.queue?.add(.content, item) }
        accessibilityChanged()
    }

    /// Reports that the view has other free subviews.
    func freeItemsChanged() {
        itemsChanged()
        if let free = madeParts?.free { free.queue?.add(.shape, free) }
    }

    // MARK: subviews

    /// The views inside this one, from back to front.
    open var subviews: [View] { freeSubviews }

    /// Adds a view in front of the others, at its own `frame`. The view leaves its present place.
    ///
    /// - Precondition: `view` does not contain this view.
    public func addSubview(_ view: View) {
        precondition(!view.contains(self), "A view cannot be added to itself or to one of its descendants.")
        view.removeFromSuperview()
        let item = LayoutItem(holding: view)
        item.style = view.frameStyle
        freeSubviews.append(view)
        freeItems.append(item)
        view.superview = self
        freeItemsChanged()
    }

    /// Removes the view from where it is shown: from its superview or from the layout that holds it. A layer that shows it is dismissed.
    public func removeFromSuperview() {
        leaveAll(but: nil)
        if let root, let layer = root.layer(of: self) { root.dismiss(layer) }
    }

    /// Removes the view from every other place where it is shown, since it is shown in one place at a time.
    func leaveAll(but kept: LayoutItem?) {
        for item in layoutItems where item !== kept && item.layout?.layoutView != nil { item.layout?.remove(item) }
        superview?.release(self, keptBy: kept)
        superview = nil
    }

    /// Releases a subview that will be shown elsewhere.
    ///
    /// - Parameters:
    ///   - child: The subview.
    ///   - kept: The item that will hold it; nil for none.
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

    // MARK: For the layout tree

    /// The content of the view's node, with the view's own children under it.
    var nodeContent: NodeContent {
        if freeItems.isEmpty { return .measured(by: ViewMeasurer(self)) }
        return measuresBesideFreeViews ? .overlay(OverlayStyle()) : .absolute(BoxStyle())
    }
    /// The items under that node.
    var nodeItems: [LayoutItem] { measuresBesideFreeViews ? [parts.content, parts.free] : freeItems }
    /// Whether the view may have content of its own: a plain view has none, a subclass may.
    var hasContent: Bool { type(of: self) != View.self }
    /// Whether the view's node has a child for the content and another one for the free subviews.
    private var measuresBesideFreeViews: Bool { !freeItems.isEmpty && (hasContent || askedSize != nil) }
    /// Created on first use.
    final var parts: ViewParts {
        if let madeParts { return madeParts }
        let parts = ViewParts(of: self)
        madeParts = parts
        return parts
    }
    private var madeParts: ViewParts?
    /// The view as a scroller; nil for a view that does not scroll. A class that adopts ``Scroller`` overrides it to return `self`.
    open var scroller: (any Scroller)? { nil }
    /// The distance by which the subviews' space is scrolled, in points.
    final var scrollOffset: Point { scroller.map { $0.contentOffset - $0.contentBase } ?? .zero }
    /// Whether subviews and drawing are clipped to the view's edges. It is also true if a layout of the view clips its overflow, and while
    /// the view folds.
    var clipsContent: Bool { clipsToBounds || scroller != nil || foldingBox?.folding.isMoving == true }
    /// The layout that the view's node stands for; nil if the view shows none or several.
    var ownLayout: ItemLayout? { nil }
    /// The view as one that chooses its layout by its width; nil for a view that does not.
    var layoutChooser: LayoutView? { nil }
    /// Called when the view has come into the tree of a root.
    func joined(_ queue: ChangeQueue) {}
    /// The animation of the changes that a layout of the view makes.
    var childAnimation: LayoutAnimation? { nil }
    /// The name of the view's property that has the same effect as `rule`, a property of items; nil if there is none.
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

    /// The frame that was set, for a view outside of a layout.
    private(set) var ownFrame: Rect?

    /// The view's rectangle in its superview's space, in points: unrounded, as the last layout placed it; outside of a layout, the
    /// rectangle that was set. Inside a layout, setting it has no effect on the layout, except in a view that
    /// arranges others, such as a stack view, where its size is the natural one of a view without content.
    public var frame: Rect {
        get { placedFrame ?? ownFrame ?? .zero }
        set {
            ownFrame = newValue
            if let parent = superview, let index = parent.freeSubviews.firstIndex(where: { $0 === self }) {
                parent.freeItems[index].style = frameStyle
            }
            askedSizeChanged()
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
