import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// What an accordion cell folds away: a view, a layout without a view, or nothing.
public typealias AccordionBody = LayoutItem.Content

/// How the label of an accordion cell is turned.
public enum LabelTurn: String, Hashable, Sendable, CaseIterable {
    /// A label beside the body is turned so that its line begins at the lower end if it is leading, and at the upper end if it is trailing.
    case automatic
    /// The label stands upright.
    case none
    /// A label beside the body is turned clockwise.
    case clockwise
    /// A label beside the body is turned counterclockwise.
    case counterclockwise
}

/// A view with a label and a body, which folds to its label and unfolds (MICUi: AccordionCellView).
///
///     let cell = AccordionCell("Details", body: .view(details))
///     cell.unfold()
///     cell.on(.folded) { print($0.isFolded) }
///
/// A press on the label toggles it, as Enter, Space and assistive technology do. A folded body has no layout and is known neither to the
/// focus nor to assistive technology, but the views in it stay alive with their state. The layout runs once for each change, for its
/// end; until then the cell, its siblings and the views around them move there on one clock, and only meanwhile does the cell cut off what
/// reaches beyond it.
///
/// The cell has the length of its label and its body, or of its own frame. Folded, it has that of its label, whatever its item or frame
/// say; what they say counts again once it unfolds. A frame keeps the edge at the label, or with ``movableLabel`` the opposite edge; in a
/// container, its layout places the cell.
open class AccordionCell: LayoutView, HandlesEvents {
    /// The named actions that are sent when the cell folds or unfolds, in the order added; `ViewRoot.onAction` receives them.
    public var actions: [Action] = []
    /// The closures that receive the events of the cell: `willFold` and `folded`, for either direction. ``isFolded`` tells which.
    public var handlers = EventHandlers()
    /// The event of actions and closures that set none: `folded`.
    open var usualEvent: Action.Event { .folded }

    // MARK: Parts

    /// The view that stays while the cell is folded; nil for none.
    public var label: View? {
        get { slot.label }
        set {
            guard newValue !== slot.label else { return }
            slot.label = newValue
            arrange()
            (newValue as? AccordionLabel)?.show(isFolded: isFolded, isAnimated: false)
        }
    }

    /// What the cell folds away. The default is nothing: place views in ``bodyBounds`` by `addSubview` then; they leave with the body as
    /// well. A view that scrolls takes the length that ``greatestBodyLength`` leaves it; anything else is cut there.
    ///
    /// - Precondition: The body does not contain the cell.
    public var body: AccordionBody {
        get { bodyItem?.content ?? .none }
        set {
            if let bodyItem { parts.remove(bodyItem) }
            bodyItem = nil
            let item = LayoutItem(newValue)
            guard item.view != nil || item.nestedLayout != nil else { return }
            item.tag = AccordionPart.body
            item.isStowed = isShownFolded
            item.nestedLayout?.asksForFrames = true
            bodyItem = item
            parts.add(item)
        }
    }

    /// The axis along which the cell folds. The default is vertical.
    public var axis = Axis.vertical { didSet { if axis != oldValue { arrange() } } }
    /// The edges at which the label stands; of these, the one of ``axis`` counts: the bottom or trailing edge, or otherwise the top or leading
    /// one. The default is top and leading.
    public var labelPosition: Edges = [.top, .leading] { didSet { if labelPosition != oldValue { arrange() } } }
    /// How the label stands in its length. The default stretches it. A label that is longer than the cell begins at the start.
    public var labelAlignment = AxisAlignment.stretch { didSet { if labelAlignment != oldValue { arrange() } } }
    /// The distances around the label, in points.
    public var labelMargin = Insets.zero { didSet { if labelMargin != oldValue { arrange() } } }
    /// The distances around the body, in points.
    public var bodyMargin = Insets.zero { didSet { if bodyMargin != oldValue { arrange() } } }
    /// Whether the label crosses the frame of the cell when that folds: the body then folds towards the edge opposite to the label. It has
    /// no effect in a layout, which places the cell.
    public var movableLabel = false { didSet { if movableLabel != oldValue { arrange() } } }
    /// How the label of a cell that folds horizontally is turned. The cell sets the label's `transform` for that.
    public var labelTurn = LabelTurn.automatic { didSet { if labelTurn != oldValue { arrange() } } }
    /// The least length of the body, in points; nil for none. It wins over the greatest.
    public var leastBodyLength: Double? { didSet { if leastBodyLength != oldValue { arrange() } } }
    /// The greatest length of the body, in points; nil for none.
    public var greatestBodyLength: Double? { didSet { if greatestBodyLength != oldValue { arrange() } } }
    /// The seconds that folding and unfolding take; nil for a time that grows with the length (see `Fold.duration`).
    public var foldDuration: Double?
    /// Whether presses, keys and assistive technology fold and unfold the cell by its label. The default is true.
    public var togglesOnPress = true { didSet { if togglesOnPress != oldValue { slot.lookChanged() } } }

    private(set) lazy var slot = AccordionSlot(of: self)
    private(set) var bodyItem: LayoutItem?
    let geometry = AccordionGeometry()
    private let parts: CustomLayout
    private var slotItem: LayoutItem?
    var folder = CellFolder()
    /// Whether the cell is dragged, so that it is shown folded.
    var isLifted = false
    /// Whether the body is out of the layout.
    var isShownFolded: Bool { isFolded || isLifted }
    /// Whether a cut body was reported.
    private var reportsNoCut = false

    public override init() {
        parts = CustomLayout(geometry)
        super.init()
        parts.asksForFrames = true
        layout = parts
        folder.follow(self)
        arrange()
    }

    /// Creates a cell with a label of the standard look.
    ///
    /// - Parameters:
    ///   - title: The text of the label.
    ///   - body: What the cell folds away.
    ///   - isFolded: Whether the cell is folded at first.
    public convenience init(_ title: String, body: AccordionBody = .none, isFolded: Bool = false) {
        self.init()
        label = AccordionLabel(title)
        self.body = body
        self.isFolded = isFolded
    }

    /// Gives the settings to the parts.
    private func arrange() {
        (geometry.axis, geometry.labelIsLast, geometry.bodyMargin) = (axis, labelIsLast, bodyMargin)
        (geometry.leastBodyLength, geometry.greatestBodyLength) = (leastBodyLength, greatestBodyLength)
        slot.arrange()
        if label != nil, slotItem == nil {
            let item = LayoutItem(slot)
            item.tag = AccordionPart.label
            slotItem = item
            parts.insert(item, at: parts.items.count)
        } else if label == nil, let item = slotItem {
            parts.remove(item)
            slotItem = nil
        }
        parts.settingsChanged()
        showFolding()
    }

    var labelIsLast: Bool { labelPosition.contains(axis == .vertical ? .bottom : .trailing) }
    var labelIsTurned: Bool { axis == .horizontal && labelTurn != .none }
    /// Whether the line of a turned label begins below.
    var labelReadsUp: Bool {
        switch labelTurn {
        case .automatic, .none: return !labelIsLast
        case .clockwise: return layoutDirection == .rightToLeft
        case .counterclockwise: return layoutDirection == .leftToRight
        }
    }

    /// The length of the folded cell, in points, as the last layout left it.
    var thickness: Double { slotItem == nil ? 0 : axis == .vertical ? slot.frame.height : slot.frame.width }

    // MARK: For tab views

    /// The view to which a body that is folded passes the focus on.
    var focusedByFolding: View { slot }
    /// Called before the body comes into the layout.
    func bodyWillShow() {}
    /// Called when the cell begins to fold or unfold.
    func foldedChanged() {}

    /// Updates what the engine and the passes know of the folding.
    func showFolding() {
        var folding = Folding(axis: axis)
        (folding.isFolded, folding.isMoving, folding.followsEnd) = (isShownFolded, folder.fold.isMoving, labelIsLast)
        (folding.foldedLength, folding.foldsToEnd) = (thickness, labelIsLast != movableLabel)
        self.folding = folding
    }

    /// The slot has another size.
    func slotChanged() { showFolding() }

    // MARK: Room

    /// The room of the body in the space of the cell, in points, as the last layout left it; without any length while the cell is folded.
    public var bodyBounds: Rect {
        var room = geometry.bodyRoom(in: frame.size, thickness: thickness)
        if layoutDirection == .rightToLeft { room.origin.x = frame.width - room.maxX }
        return room
    }

    /// The natural size of the unfolded cell, in points: that of the label and the body with their margins. For a cell that no root shows it
    /// is zero, since nothing measures its texts.
    public var naturalSize: Size {
        guard let root else { return .zero }
        return withoutFolding { sizeThatFits(.zero, text: root.textMeasurer) }
    }

    open override func sizeChanged(from old: Size) {
        super.sizeChanged(from: old)
        reportCutBody()
    }

    /// Reports a body that ``greatestBodyLength`` cuts and that people cannot scroll.
    private func reportCutBody() {
        guard !reportsNoCut, geometry.cutLength > 0.5, !isFolded, bodyItem?.view?.scroller == nil, let root else { return }
        reportsNoCut = true
        let name = id.map { " '\($0)'" } ?? ""
        let cut = Int(geometry.cutLength.rounded(.up))
        root.report(
            "AccordionCell\(name): its greatestBodyLength cuts \(cut) points of its body, which nobody can see. Put the body into a ScrollView."
        )
    }

    open override var subviews: [View] { isShownFolded ? layouts.flatMap(\.views) : super.subviews }
    open override var ownRole: AccessibilityRole { .grouping }
    open override var canBecomeFocused: Bool { false }
}
