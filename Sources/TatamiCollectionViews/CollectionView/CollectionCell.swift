import TatamiCollections
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The view around what a collection shows for an item or a section: it is selected, has the focus, and knows its position.
final class CollectionCell: LayoutView, AccessibleItem {
    let kind: ElementKind
    /// What made the content; nil for an empty cell.
    let template: CellTemplate?
    /// The view that the program made.
    let content: View
    /// The same if it follows attributes.
    private let attributed: (any AttributedView)?
    weak var collection: CollectionView?
    /// What the cell shows; nil while it waits for something to show.
    var element: LayoutElement?
    /// Where the layout puts it.
    var attributes: Attributes?
    /// Where it is while the motion lasts at whose end it goes; nil for a cell that stays.
    var exit: Attributes?

    /// The time at which that motion began.
    var exitBegan = 0.0
    /// The rules that place it.
    var style = ItemStyle()
    /// Whether it decides about a length of its own.
    var isFree = false
    /// Whether its present item was ever measured.
    var isMeasured = false
    /// Whether it was laid out for another width than the present one.
    var isStale = false
    /// The length of its line, which it fills although its item is shorter; nil for a cell that is as long as its item.
    var stretched: Double?
    /// The measured size of a view of a section that was told last, and the size that the layout has for it since.
    var refused: (size: Size, kept: Size)?

    init(_ kind: ElementKind, _ template: CellTemplate?, in collection: CollectionView) {
        (self.kind, self.template, self.collection) = (kind, template, collection)
        content = template?.make() ?? View()
        attributed = content as? any AttributedView
        super.init()
        layout = Overlay { content.stretch() }
    }

    /// The item that the cell shows; nil for a view of a section.
    var item: ItemKey? { if case .item(let key) = element { key } else { nil } }

    /// Whether a pointer carries the cell.
    private var isCarried: Bool { exit == nil && item != nil && item == collection?.carriedKey }
    private var isSelectable: Bool { item != nil && exit == nil && collection?.selectionMode != Selection.Mode.none }
    /// Whether the cell or something in it has the focus.
    var holdsFocus: Bool { root?.focusedView.map { $0 === self || contains($0) } == true }
    var isSelected: Bool { item.map { collection?.isSelected($0) == true } ?? false }

    /// Takes over what attributes say besides the frame.
    func show(_ attributes: Attributes) {
        opacity = attributes.opacity
        transform = Transform(attributes)
        attributed?.apply(attributes)
    }

    /// Decorations are seen alone: nobody presses them, and they are not read.
    func takeFamily() {
        var isDecoration = false
        if case .decoration = element { isDecoration = true }
        acceptsPointers = !isDecoration
        if accessibilityHidden != isDecoration { accessibilityHidden = isDecoration }
    }

    /// Forgets what belonged to an item.
    func reset() {
        (style, isFree, isMeasured, isStale, acceptsPointers) = (ItemStyle(), false, false, false, true)
        (opacity, transform, refused, stretched) = (1, .identity, nil, nil)
    }

    // MARK: As a view

    private var isMovable: Bool { exit == nil && item != nil && collection?.isReorderable == true }
    override var canBecomeFocused: Bool { isSelectable || isMovable }
    /// Tab stops at one item of the collection.
    override var isTabStop: Bool { isFocused || collection?.tabStop === self }
    override var focusRing: FocusRing? { FocusRing(.inside, cornerRadius: cornerRadius) }
    override func insertText(_ text: String) -> Bool { collection?.find(text) ?? false }
    override func focusChanged() {
        (content as? any FollowsFocus)?.focusOfItemChanged()
        if isSelected { lookChanged() }
        if isFocused { collection?.focusCame(to: self) }
    }

    override func drawnReach(in bounds: Rect) -> Rect {
        guard isCarried else { return bounds }
        return theme.shadows(.menu).reduce(bounds) { $0.union(bounds.expanded(by: $1.reach).moved(by: $1.offset)) }
    }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        if isCarried {
            // Round corners of the content stay clear.
            let radii = CornerRadii(covering(content)?.cornerRadius ?? cornerRadius)
            for shadow in theme.shadows(.menu) { list.shadow(bounds, radii: radii, shadow) }
            list.fill(bounds, radii: radii, theme.color(.raised))
        }
        if isSelected { list.fill(bounds, radii: CornerRadii(cornerRadius), theme.color(.accentSoft)) }
    }

    /// What is filled behind the content shows nothing of a selection if the content covers it.
    override func drawOver(_ list: inout DisplayList, in bounds: Rect) {
        guard isSelected, let cover = covering(content) else { return }
        let (radius, width) = (max(cornerRadius, cover.cornerRadius), theme.measures.focusWidth)
        // Inside the ring of the focus, so that one can tell the item that has it.
        let inset = isFocused && root?.showsFocus == true ? width + theme.measures.focusGap : 0
        list.border(bounds.expanded(by: -inset), radii: CornerRadii(max(0, radius - inset)), Border(theme.color(.accent), width: width))
    }

    /// Returns the view that covers all of a view with a background or a picture: the view itself, or the only one in it; nil for none.
    private func covering(_ view: View) -> View? {
        var next: View? = view
        while let view = next {
            if view.background?.isVisible == true || (view as? ImageView)?.image != nil { return view }
            let inner = view.subviews
            next = inner.count == 1 && inner[0].frame.size == view.frame.size ? inner[0] : nil
        }
        return nil
    }

    override var ownRole: AccessibilityRole { item == nil ? .group : isSelectable ? .option : .listItem }
    override var accessibilityStates: Set<AccessibilityNode.State> {
        var states: Set<AccessibilityNode.State> = isSelected ? [.selected] : []
        if let isOpen = opener?.isItemOpen { states.insert(isOpen ? .expanded : .collapsed) }
        return states
    }
    private var opener: (any OpensAsItem)? { content as? any OpensAsItem }
    /// The position among all items, also those without views.
    var accessibilityPosition: AccessibilityPosition? { item.flatMap { collection?.position(of: $0) } }
    override var accessibilityActions: [AccessibilityAction] {
        (isSelectable ? [.press] : []) + (opener?.isItemOpen == nil ? [] : [.expandOrCollapse])
            + (isMovable ? collection?.moveActions ?? [] : [])
    }

    override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        if action == .expandOrCollapse, let opener, opener.isItemOpen != nil {
            opener.toggleItem()
            return true
        }
        guard let item else { return false }
        if isMovable, collection?.perform(action, on: item) == true { return true }
        guard action == .press, isSelectable else { return false }
        collection?.press(item, [])
        return true
    }
}

/// A view of a collection that follows what the layout says of its element besides the frame, such as the values of an `AttributeKey`.
///
/// ```swift
/// final class Card: Label, AttributedView {
///     func apply(_ attributes: Attributes) { opacity = 1 - attributes[Depth.self] / 10 }
/// }
/// ```
public protocol AttributedView: View {
    /// Takes over the attributes of the element that the view shows, whenever it is placed. What the view changes moves along with an update.
    func apply(_ attributes: Attributes)
}

/// The content of a cell that shows whether its item has the focus.
protocol FollowsFocus: View {
    func focusOfItemChanged()
}

/// The content of a cell whose item has others below it.
protocol OpensAsItem: View {
    /// Whether the item is open; nil if there is nothing below it.
    var isItemOpen: Bool? { get }
    /// Opens or closes the item.
    func toggleItem()
}

extension Transform {
    /// The scale, rotation and shift of attributes.
    fileprivate init(_ attributes: Attributes) {
        self = .identity
        guard attributes.scale != 1 || attributes.rotation != 0 || attributes.shift != .zero else { return }
        self = Transform.scale(attributes.scale, attributes.scale)
            .followed(by: .rotation(degrees: attributes.rotation * 180 / .pi)).followed(
                by: .translation(attributes.shift.x, attributes.shift.y))
    }
}
