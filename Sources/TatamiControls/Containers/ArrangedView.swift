import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A scrolling view whose children one layout arranges (MICUi: LayoutView). `StackView`, `GridView` and `RelativeView` are its kinds.
///
/// Children that are added and removed are laid out in the next frame; with `updateLayout`, before the call returns. Several changes are
/// best made without the flag, and followed by one call of ``updateLayout(animated:completion:)``, or by none.
///
/// A child has its natural size, which comes from its content and the rules of its item, never from an earlier layout. A child without
/// content asks for the size of its `frame`; the place of that frame has no effect.
///
/// The content is at least as large as the view. Which axes scroll follows from the layout whenever that changes;
/// `horizontalScrollerEnabled` and `verticalScrollerEnabled` can be set afterwards.
open class ArrangedView: ScrollView, HandlesEvents, DropTarget {
    /// The layout that arranges the children.
    public let layout: ItemLayout
    /// Shows the layout. It is the content that is scrolled.
    private let board: LayoutView
    /// The axes that the layout let scroll last.
    private var layoutAxes: AxisSet?

    /// The named actions that are sent when people move items, in the order added; `ViewRoot.onAction` receives them.
    public var actions: [Action] = []
    /// The closures that receive the events of the view.
    public var handlers = EventHandlers()
    /// The event of actions and closures that set none.
    open var usualEvent: Action.Event { .moved }

    // MARK: Drag and drop

    /// Where people may drag the children. The default is `none`.
    public var reordering = Reordering.none { didSet { if reordering != oldValue { drags.reorderingChanged(of: self) } } }
    /// The kind of the children in drags. The default is "item", and "cell" in an accordion.
    public var dragKind = "item"
    /// The kinds that the view accepts from other views whose `reordering` is `shared`. The default is "item", and "cell" in an accordion.
    public var acceptedKinds: Set<String> = ["item"]
    /// What people may drag and drop. The default allows everything.
    public var dropPolicy = DropPolicy()
    /// The rule for children that people put anywhere: in a relative view, and in layouts that place items by frames.
    public var placement = Placement()
    /// The moves of the last drop that moved something, which `inverse.perform()` undoes; nil before.
    public internal(set) var lastMoves: MoveSet?
    /// How the last drag of children has ended; nil before.
    public internal(set) var lastDragEnd: DragMachine.End?
    /// Lets people drag the children.
    let drags = ItemDrags()

    /// Creates a view whose children a layout arranges, which scrolls vertically.
    ///
    ///     let tags = ArrangedView(FlowLayout(spacing: 8))
    ///
    /// - Parameter layout: The layout. Items that it holds are the first children.
    public init(_ layout: ItemLayout) {
        self.layout = layout
        board = LayoutView(layout)
        super.init()
        layout.asksForFrames = true
        contentView = board
        (contentLayoutItem.horizontalAlignment, contentLayoutItem.verticalAlignment) = (.stretch, .stretch)
        layout.onStyleChange = { [weak self] in self?.layoutChanged() }
    }

    /// The axes along which the layout lets the content scroll.
    var axesOfLayout: AxisSet { .vertical }

    /// Adopts settings of the layout that concern the view: the axes that scroll. An initializer of a subclass calls it at its end.
    func layoutChanged() {
        let axes = axesOfLayout
        guard axes != layoutAxes else { return }
        layoutAxes = axes
        (horizontalScrollerEnabled, verticalScrollerEnabled) = (axes.contains(.horizontal), axes.contains(.vertical))
    }

    /// Returns the item for a child that is added, with the rules that the view was given before.
    func makeItem(for child: View) -> LayoutItem { LayoutItem(child) }

    /// The animation of the changes that the layout makes; nil for none. Changes that are made with `animated` then
    /// follow the theme (`MotionStyle.gentle`).
    public var layoutAnimation: LayoutAnimation? {
        get { board.layoutAnimation }
        set { board.layoutAnimation = newValue }
    }

    /// The children in layout order, also those of folded groups. Layouts that are nested without a view are none.
    public var children: [View] { layout.items.compactMap(\.view) }

    /// Returns the index of a child among ``children``; nil for a view that is none.
    public func index(of child: View) -> Int? { children.firstIndex { $0 === child } }

    /// Adds a view at the end and returns its item, which holds its rules. A view that is a child already moves there with its item.
    ///
    /// - Parameters:
    ///   - child: The view. It leaves the place where it is shown.
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    /// - Precondition: The view does not contain this one.
    @discardableResult
    open func addChild(_ child: View, updateLayout: Bool = false, animated: Bool = false) -> LayoutItem {
        insertChild(child, before: nil, updateLayout: updateLayout, animated: animated)
    }

    /// Adds a view before a child, or at the end if `sibling` is nil or no child, and returns its item. A view that is a child already moves
    /// there with its item.
    ///
    /// - Parameters:
    ///   - child: The view. It leaves the place where it is shown.
    ///   - sibling: The child before which it is added.
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    /// - Precondition: The view does not contain this one.
    @discardableResult
    open func insertChild(_ child: View, before sibling: View?, updateLayout: Bool = false, animated: Bool = false) -> LayoutItem {
        let next = sibling.flatMap(layout.item(of:))
        let item: LayoutItem
        if let old = layout.item(of: child) {
            item = old
            layout.move(old, before: next)
        } else {
            item = makeItem(for: child)
            if let next { layout.insert(item, before: next) } else { layout.add(item) }
        }
        follow(updateLayout, animated)
        return item
    }

    /// Removes a child. A view that is no child has no effect.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    open func removeChild(_ child: View, updateLayout: Bool = false, animated: Bool = false) {
        if let item = layout.item(of: child) { layout.remove(item) }
        follow(updateLayout, animated)
    }

    /// Removes all children, and everything else that the layout holds.
    ///
    /// - Parameters:
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    open func removeAllChildren(updateLayout: Bool = false, animated: Bool = false) {
        layout.removeAll()
        follow(updateLayout, animated)
    }

    /// Carries the layout out before it returns, with everything else that waits for the next frame.
    ///
    /// - Parameters:
    ///   - animated: Whether the layout is animated: as ``layoutAnimation`` says, or else the theme.
    ///   - completion: Called exactly once. Usually that is in the frame after everything has arrived; it gets false if another animation has
    ///     taken over a part of this one. If nothing moves, it is called in the next frame with true; for a view that no root shows, at once
    ///     with true. If the root goes before, it gets false.
    /// - Returns: Whether a child has got another frame.
    @discardableResult
    open func updateLayout(animated: Bool = false, completion: ((Bool) -> Void)? = nil) -> Bool {
        guard let root else {
            completion?(true)
            return false
        }
        let old = children.map(\.frame)
        begin(animated: animated, in: root, completion)
        root.layOutNow()
        return old != children.map(\.frame)
    }

    /// Keys move the child that has the focus, or in which something has it.
    open override func keyDown(_ event: KeyEvent) -> Bool {
        if event.key == .escape, isCustomizing {
            endCustomizing()
            return true
        }
        guard let focused = root?.focusedView, let child = children.first(where: { $0 === focused || $0.contains(focused) }) else {
            return super.keyDown(event)
        }
        return root?.dragsByKey(event, child, of: self) == true || super.keyDown(event)
    }

    // MARK: Drops

    /// Gives an item that comes from elsewhere the rules that it needs among the children. The default leaves them as they are.
    open func adaptRules(of item: LayoutItem) {}

    /// Adds an item that was dropped, with the rules that it had elsewhere, before another item or at the end.
    open func take(_ item: LayoutItem, before next: LayoutItem?) {
        adaptRules(of: item)
        if let next { layout.insert(item, before: next) } else { layout.add(item) }
    }

    /// Removes an item that was dropped elsewhere.
    open func give(_ item: LayoutItem) { layout.remove(item) }

    /// Carries out what the flags of a change request.
    final func follow(_ updateLayout: Bool, _ animated: Bool) {
        if updateLayout {
            self.updateLayout(animated: animated)
        } else if animated, let root {
            begin(animated: true, in: root, nil)
        }
    }

    private func begin(animated: Bool, in root: ViewRoot, _ completion: ((Bool) -> Void)?) {
        if let animation = layoutAnimation {
            root.animate(animation.timing, delay: animation.delay, changes: {}, completion: completion)
        } else if animated {
            root.animate(theme.motion[.gentle], changes: {}, completion: completion)
        } else if let completion {
            root.animate(.none, includesLayout: false, changes: {}, completion: completion)
        }
    }
}
