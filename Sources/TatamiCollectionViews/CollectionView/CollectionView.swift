import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// Shows a collection of any number of items, and makes views only for those that can be seen.
///
/// A `CollectionSource` has the content, a layout places it, and templates make the views. Views of items that are out of sight are given to
/// others of the same kind. What is seen stays where it is when something above it is inserted, deleted or turns out to be longer than
/// estimated.
///
/// ```swift
/// let source = CollectionSource<String, Int>()
/// let list = CollectionView(source) { Label() } configure: { label, id in label.text = "Row \(id)" }
/// source.edit { $0.append(["Rows"]); $0.append(Array(0..<1_000_000), to: "Rows") }
/// ```
///
/// The view fills the room that it gets and asks for none of its own but ``naturalLength``.
open class CollectionView: View, Scroller, HandlesEvents {
    /// The state of the scrolling.
    public let scrolling = ScrollMotion()
    /// The main axis, along which the content scrolls.
    public let axis: Axis
    /// Arranges the content. The view keeps a copy, and changes it while it measures; setting another layout shows everything anew.
    public var layout: any CollectionLayout {
        get { arrangement }
        set {
            arrangement = newValue
            everythingChanged()
        }
    }
    /// A layout by a few numbers. Setting it sets ``layout``.
    public var style = CollectionStyle() { didSet { if style != oldValue { sectionStylesChanged() } } }
    /// Which end of the content is held. The default is the start; a chat holds the end.
    public var anchorMode = AnchorMode.start
    /// How many items people can select. The default is none. Setting it deselects all items.
    public var selectionMode: Selection.Mode {
        get { selection.mode }
        set {
            guard newValue != selection.mode else { return }
            // The update that is still to be taken changes what there is.
            selection = selection.cleared(newValue)
            for cell in cells.values { cell.lookChanged() }
            wantedNames?.isDue = true
            contentChanged()
        }
    }
    /// The length along the main axis that the view asks for, in points.
    public var naturalLength = 0.0 { didSet { if naturalLength != oldValue { contentChanged() } } }
    /// Called with the runs of items that were selected or deselected.
    public var onSelect: (([SelectionRun]) -> Void)?
    /// Called when people open an item: by Enter, or by a double press. The view sends `.itemOpened` as well.
    public var onOpen: ((ItemKey) -> Void)?
    /// The named actions that are sent when people select, open, move or refresh something.
    public var actions: [Action] = []
    /// The closures that are called when people select, open, move or refresh something.
    public var handlers = EventHandlers()
    /// Selecting or deselecting items.
    public var usualEvent: Action.Event { .selectionChanged }
    /// Called after people have moved an item to another place, in the source as well; of an `IndexedSource` the program moves it now. See
    /// ``isReorderable``.
    public var onMove: ((CollectionMove) -> Void)?
    /// Returns whether people can move an item, if ``isReorderable`` allows that. The default is that they can.
    public var mayMove: (ItemKey) -> Bool = { _ in true }
    /// What people can move between this collection and others; nil, the default, for nothing. It has no effect on items unless ``isReorderable``.
    public var sharing: ItemSharing?
    /// Whether items up to four viewports away are measured once the content has rested for 0.1 s, some in each frame, so that scrolling there needs
    /// no corrections. The default is true.
    public var measuresAhead = true { didSet { if measuresAhead != oldValue { endRest() } } }
    /// Whether then all items are measured, from the visible ones outwards, up to 100,000, so that the length of the content is exact once the
    /// view has rested long enough. The default is false. It has no effect without ``measuresAhead``.
    public var measuresAll = false { didSet { if measuresAll != oldValue { endRest() } } }
    /// Called with each fault that is found: a kind without a template, an id of another type, what a layout or a source does wrong. Each is
    /// reported once, here and to the root.
    public var onFault: ((String) -> Void)?
    /// The work done so far.
    public internal(set) var counters = CollectionCounters()

    var arrangement: any CollectionLayout
    var data = CollectionData()
    var templates: [ElementKind: CellTemplate] = [:]
    var selection = Selection(.none)
    var cells: [LayoutElement: CollectionCell] = [:]
    /// Cells on their way out, back to front.
    var exiting: [CollectionCell] = []
    var pool: [ElementKind: [CollectionCell]] = [:]
    var carousels = CarouselRows()
    let sizes = SizeMemory()
    var hiddenItems = HiddenItems()
    var ahead = AheadState()
    /// Returns the size that the program declares for an id; nil if it declares none.
    var declaredSize: ((Any) -> Size?)?
    /// How far people have scrolled inside of items that have no cells.
    var innerOffsets: [ItemKey: [Point]] = [:]
    var placeholders = CollectionPlaceholders()
    var check = AttributeCheck()
    var faults = Set<String>()
    var state = State()
    /// Returns the text of an id; nil if the program has told none.
    var readText: ((Any) -> String?)?
    var typeAhead = TypeAhead()
    let press = PressRecognizer()
    let reordering = DragRecognizer()
    /// What becomes of the carried item in another collection; nil while it is not over one that takes it.
    var leaving: LeavingItem?
    /// The collection whose item is carried over this one; nil for none.
    weak var visitor: CollectionView?
    let watch = CollectionWatch()
    /// The views of ``views``, and what ``sections`` are.
    var ownViews: [View] = []
    var ownSections: OwnSections?
    /// What names and moves the items that something else makes; nil for others.
    package var hosted: HostedRows? { didSet { wantedNames?.isDue = true } }
    /// The names that should be selected; nil if nobody has said so.
    var wantedNames: WantedNames?
    /// A row that had the focus and has moved to another list; nil for none.
    var awaitedRow: AwaitedRow?

    /// What was selected in the collection that this one replaces, until items are there.
    var keptItems: KeptItems?
    /// The item that had the focus in that one, and what had it in the item's cell.
    var keptFocus: (item: ItemKey, inner: InnerFocus?)?
    /// Which rows of an outline people have opened or closed; nil for other collections.
    var keptRows: KeptRows? {
        get { nil }
        set {}
    }

    /// What the last layout has left.
    struct State {
        /// The length across the main axis; nil before the first layout.
        var cross: Double?
        /// The viewport and the device pixels that the layout has prepared for.
        var viewport = Viewport(.zero)
        var grid = PixelGrid()
        /// The size of the content, and the one that the scrolling knows. They differ while changes are taken over, so that the offset changes in
        /// one step with the size.
        var extent = Size.zero
        var scrolledExtent = Size.zero
        /// The length along the main axis that the space of the cells begins at (`Scroller.contentBase`).
        var base = 0.0
        /// The parts of the main axis for which there are cells.
        var windows: [Range<Double>] = []
        /// Whether everything has to be arranged anew, or the source has an update.
        var isNew = true
        var hasUpdate = false
        /// Whether the cells show items of another source.
        var isOtherSource = false
        /// Whether the cells stand elsewhere than the layout puts them.
        var needsPlacing = false
        /// The elements that are pinned, in the order of the layout.
        var pinned: [LayoutElement] = []
        /// The frame that is being prepared, and how often its cells were collected.
        var rounds = (frame: 0, count: 0)
        var aim: ScrollAim?
        var plan: PlannedUpdate?
        var running: RunningPlan?
        var search: ItemSearch?
        var thumb: HeldThumb?
        /// The item that had the focus when everything was arranged anew, and gets it again, and what had it in its cell.
        var refocused: ItemKey?
        var refocusedInner: InnerFocus?
        /// The completions of updates that ended without a motion, and whether the updates were shown whole.
        var finished: [((Bool) -> Void, Bool)] = []
        /// Whether the program moves the focus.
        var isFocusedByProgram = false
        /// The item that a pointer carries.
        var carried: CarriedCell?
        /// The item of `CollectionData.moved`.
        var movedKey: ItemKey?
        /// The item on which the present press began; nil for none.
        var pressedItem: ItemKey?
        /// The item that was pressed last, and when, until a second press opens it.
        var lastPress: (key: ItemKey, time: Double)?
    }

    /// Creates a view without content.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the content scrolls.
    ///   - layout: Arranges the content.
    public init(_ axis: Axis = .vertical, layout: any CollectionLayout = CollectionView.list()) {
        (self.axis, arrangement) = (axis, layout)
        super.init()
        addScrollGestures()
        scrolling.follow(axis)
        keepsAnchor = false
        followPresses()
        followDrags()
        followRest()
        watch.collection = self
    }

    /// Creates a view that shows a source, whose items are all of the kind `item`.
    public convenience init<Section, Item>(
        _ source: CollectionSource<Section, Item>, _ axis: Axis = .vertical, layout: any CollectionLayout = CollectionView.list()
    ) {
        self.init(axis, layout: layout)
        show(source)
    }

    /// Creates a view that shows a source, whose items are all of the kind `item`.
    ///
    /// - Parameters:
    ///   - source: Has the content, and is kept alive.
    ///   - axis: The axis along which the content scrolls.
    ///   - layout: Arranges the content.
    ///   - make: Makes a view for an item.
    ///   - configure: Shows an item in a view that was made; see ``register(_:_:configure:)``.
    public convenience init<Section, Item, Cell: View>(
        _ source: CollectionSource<Section, Item>, _ axis: Axis = .vertical, layout: any CollectionLayout = CollectionView.list(),
        cell make: @escaping () -> Cell, configure: @escaping (Cell, Item) -> Void
    ) {
        self.init(axis, layout: layout)
        register(.item, make, configure: configure)
        show(source)
    }

    /// Returns a layout that puts the items of all sections one behind the other.
    ///
    /// - Parameters:
    ///   - estimate: The length of items that were not measured yet, in points.
    ///   - spacing: The distance between items, in points.
    ///   - style: What surrounds the items of each section.
    public static func list(estimate: Double = 44, spacing: Double = 0, style: SectionStyle = SectionStyle()) -> any CollectionLayout {
        TatamiCollections.StackLayout { _ in .init(ListLayout(estimate: estimate, spacing: spacing), style: style) }
    }

    // MARK: Content

    /// Shows a source. One view at a time shows a source.
    ///
    /// - Parameters:
    ///   - source: Has the content, and is kept alive.
    ///   - kind: Returns the kind of view for an item.
    public func show<Section, Item>(
        _ source: CollectionSource<Section, Item>, as kind: @escaping (Item) -> ElementKind = { _ in .item }
    ) {
        show(CollectionData(source, kind: kind))
        source.onChange = { [weak self, weak source] in if let source { self?.changed(source) } }
    }

    /// Shows items that the program has by their indices. One view at a time shows a source.
    ///
    /// If ``isReorderable`` lets people move items, the program moves them in ``onMove``, and says so by `IndexedSource.move(from:to:style:)`.
    ///
    /// - Parameters:
    ///   - source: Says how many items there are, and is kept alive.
    ///   - kind: Returns the kind of view for an item.
    public func show<Item>(_ source: IndexedSource<Item>, as kind: @escaping (Item) -> ElementKind = { _ in .item }) {
        show(CollectionData(source, kind: kind))
        source.onChange = { [weak self, weak source] in if let source { self?.changed(source) } }
    }

    private func show(_ data: CollectionData) {
        putDown()
        endAim(false)
        forgetAhead()
        forgetRows()
        for section in ownSections?.list ?? [] where section.collection === self { section.collection = nil }
        self.data = data
        (ownViews, ownSections, hosted, awaitedRow, innerOffsets) = ([], nil, nil, nil, [:])
        _ = data.takeUpdate()
        state.isOtherSource = true
        resetSelection()
        wantedNames?.isDue = true
        everythingChanged()
    }

    private func changed(_ source: AnyObject) {
        guard data.source === source else { return }
        state.hasUpdate = true
        contentChanged()
    }

    /// Registers what makes the views of a kind, and what shows an item in them. For headers and footers it is the id of the section.
    ///
    /// Write the type of the id, since nothing else says it here; items whose ids have another type stay empty, and are reported:
    /// `list.register("note") { Label() } configure: { (label, id: Note.ID) in label.text = "Note \(id)" }`.
    ///
    /// - Parameters:
    ///   - kind: The kind. Views of one kind are used again for other items of the kind.
    ///   - make: Makes a view.
    ///   - configure: Shows an item. It is called for each item that comes into sight, and when an item is reconfigured.
    public func register<Cell: View, ID>(
        _ kind: ElementKind = .item, _ make: @escaping () -> Cell, configure: @escaping (Cell, ID) -> Void
    ) {
        templates[kind] = CellTemplate(make: make) { view, id in
            guard let view = view as? Cell, let id = id as? ID else { return false }
            configure(view, id)
            return true
        }
        pool[kind] = nil
        everythingChanged()
    }

    func everythingChanged() {
        state.isNew = true
        contentChanged()
    }

    /// Reports a fault once.
    ///
    /// - Parameter isOfFile: Whether the fault lies in what is shown, whatever size it has.
    func report(_ fault: String, isOfFile: Bool = false) {
        guard faults.count < 100, faults.insert(fault).inserted else { return }
        let subject = reported
        let message = "\(subject.name)\(subject.view.id.map { " '\($0)'" } ?? ""): \(fault)"
        if isOfFile { root?.report(fault, as: message, about: subject.view) } else { root?.report(message) }
        onFault?(message)
    }

    /// The view that reports are about, and the name of its class.
    var reported: (view: View, name: String) { (self, "CollectionView") }

    /// Sends what people have done. A view around the collection may send it in its place.
    func sendFromPeople(_ event: Action.Event) { send(event) }
    /// Whether the view makes the items of its source itself, so that none can come from elsewhere.
    var arrangesSource: Bool { false }
    /// Whether somebody listens to an event.
    func hears(_ event: Action.Event) -> Bool { isHeard(event) }

    /// Called when people press an item, before it is selected.
    func pressed(_ cell: CollectionCell, at point: Point) {}
    /// Does what a double press at an item does.
    func opened(_ cell: CollectionCell, at point: Point) { if let key = cell.item { open(key) } }

    // MARK: As a scroller

    /// The length of lines across the main axis, in points.
    var crossLength: Double { frame.size[axis.cross] }

    public final override var scroller: (any Scroller)? { self }
    /// The main axis.
    public var scrollAxes: AxisSet { AxisSet(axis) }
    /// The size of the content, in points, as far as items are measured; an estimate of the others.
    public var contentExtent: Size {
        var extent = frame.size
        extent[axis] = max(state.scrolledExtent[axis], 0)
        extent[axis.cross] = crossLength
        return extent
    }
    /// The place of the origin of the subviews' space in the content.
    public var contentBase: Point {
        var base = Point.zero
        base[axis] = state.base
        return base
    }

    /// Returns the cells, from back to front.
    public func visibleChildren(in area: Rect) -> [View]? {
        let measuring = Set(ahead.measuring)
        let cells = sortedCells.filter { $0.superview === self && $0.item.map(measuring.contains) != true }
        // What is pinned is in front of the rows.
        let front = carousels.views.isEmpty ? cells.endIndex : cells.firstIndex { ($0.attributes?.z ?? 0) > 0 } ?? cells.endIndex
        let rows = carousels.views.values.sorted { $0.carousel.frame.origin[axis] < $1.carousel.frame.origin[axis] }
        var children: [View] = exiting.filter { $0.superview === self }
        for cell in cells[..<front] { children.append(cell) }
        for row in rows { children.append(row) }
        for cell in cells[front...] { children.append(cell) }
        return children
    }

    /// The cells in the order in which they are drawn, and within that in reading order.
    var sortedCells: [CollectionCell] {
        let placed = cells.values.map { ($0, $0.attributes?.z ?? 0, $0.attributes?.frame ?? .zero) }
        return placed.sorted { ($0.1, $0.2.origin[axis], $0.2.origin[axis.cross]) < ($1.1, $1.2.origin[axis], $1.2.origin[axis.cross]) }
            .map(\.0)
    }

    /// Whether there are items, hidden ones included.
    public var hasScrolledContent: Bool { data.hasItems() }
    /// Makes, moves and recycles cells.
    public func prepareChildren(in areas: [Rect]) { collect() }
    /// The view keeps its content in place itself.
    public func anchors(in area: Rect) -> [TatamiViews.ScrollAnchor] { [] }

    // MARK: As a view

    /// Returns ``naturalLength`` along the main axis, and nothing across it.
    open override func measure(_ proposal: Proposal) -> Size {
        var size = Size.zero
        size[axis] = naturalLength
        return size
    }

    open override var ownRole: AccessibilityRole { selectionMode == Selection.Mode.none ? .list : .listBox }
    open override func keyDown(_ event: KeyEvent) -> Bool { use(event) || super.keyDown(event) }
}
