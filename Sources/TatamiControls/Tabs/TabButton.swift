import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A tab: a button with an outline that is open towards the page (MICUi: DsTabButton).
///
///     let tab = TabButton("Boats")
///     tab.icon = .folder
///     tab.isClosable = true
///
/// One upper corner is round, on the right, or on the left in a layout that reads from right to left. The tab shows the values of its
/// resources in each set of its states; what they lack, the theme decides.
open class TabButton: CustomButton, OpensForDrags {
    /// Whether the page is above the tab, so that the outline is open above and the round corner is below. The default is false.
    public var attachBottom = false { didSet { if attachBottom != oldValue { lookChanged() } } }
    /// Whether people can close the tab: by the cross after its title, or by Delete while it has the focus. The default is false.
    public var isClosable = false { didSet { if isClosable != oldValue { contentChanged() } } }
    /// The width of the outline, in points, if the resources set none. The default is 1. The bar lets neighbors overlap by it.
    public var outlineWidth = 1.0 { didSet { if outlineWidth != oldValue { outlineChanged() } } }
    /// The name by which a tab view knows the tab; empty for its title.
    public var key = ""
    /// The page of the tab, for a tab view to which it is added; nil for none, or for one that the tab view makes.
    public var page: View?
    /// The bar whose tab this is.
    public internal(set) weak var bar: TabBar?
    private var pressesCross = false
    private var lastPoint = Point.zero

    /// Creates a tab with a title for the normal state; an empty string sets no title.
    public override init(_ title: String = "") {
        super.init(title)
        ownFont = nil
        contentInsets = Self.usualInsets
        imageSpacing = 6
    }

    static let usualInsets = Insets(top: 4, leading: 12, bottom: 4, trailing: 12)
    private static let cross = 16.0

    private func outlineChanged() {
        lookChanged()
        bar?.tabsChanged()
    }

    // MARK: Look

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        var content = super.content(in: theme, states)
        // The same in all states, so that no tab gets wider when it is selected.
        if ownFont == nil { content.font.weight = .semibold }
        content.minimumSize.height = theme.measures.controlHeight
        if isClosable {
            let color = theme.color(states.contains(.disabled) ? .textDisabled : states.contains(.hovered) ? .text : .textSecondary)
            content.trailing.append(.icon(.close, size: Self.cross, color))
        }
        return content
    }

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        var look = super.look(in: theme, states)
        if case .none = look.ground, background == nil { look.ground = .color(theme.color(Self.ground(in: states, theme))) }
        if resource(\.titleColors, in: states) == nil {
            let isStrong = !states.isDisjoint(with: [.selected, .hovered, .highlighted])
            look.titleColor = theme.color(states.contains(.disabled) ? .textDisabled : isStrong ? .text : .textSecondary)
        }
        if look.border == nil, outlineWidth > 0 { look.border = Border(theme.color(.borderControl), width: outlineWidth) }
        look.focus = .inside
        return look
    }

    private static func ground(in states: ControlStates, _ theme: Theme) -> ColorToken {
        if states.contains(.disabled) { return .fillHover }
        if states.contains(.highlighted) { return .controlPressed }
        if states.contains(.hovered) { return .controlHover }
        return !states.contains(.selected) ? .well : theme.appearance == .dark ? .controlPressed : .control
    }

    open override func drawBackground(_ list: inout DisplayList, in bounds: Rect, _ look: ControlLook) {
        let outline = outline(in: bounds, border: look.border?.width ?? 0)
        switch look.ground {
        case .color(let color): list.fill(.path(outline.closed), .color(color))
        case .image, .none: super.drawBackground(&list, in: bounds, look.withoutBorder)
        }
        if let border = look.border { list.stroke(outline, Stroke(border.color, width: border.width)) }
        // A line at the page marks the selected tab for people who see no colors.
        guard selected, isEnabled, resource(\.backgroundColors, in: states) == nil else { return }
        let line = (environment?.grid ?? PixelGrid()).snap(
            Rect(bounds.x, attachBottom ? bounds.y : bounds.maxY - Self.indicator, bounds.width, Self.indicator))
        list.fill(line, theme.color(.indicator))
    }

    /// A ring inside of the outline, which has corners of two kinds.
    open override var focusRing: FocusRing? {
        var ring = FocusRing(.inside, cornerRadius: 6)
        ring.rect = Rect(0, 0, frame.width, frame.height).expanded(by: -3)
        return ring
    }

    private static let indicator = 2.0
    private static let corner = 10.0
    /// The distance of the control points of a cubic curve that is a quarter of a circle with radius 1.
    private static let kappa = 0.552_284_749_830_793_6

    /// Returns the outline, open at the side of the page. Its points are (b/2, h), (b/2, b/2), (w - b/2 - r, b/2), an arc about
    /// (w - b/2 - r, b/2 + r), and (w - b/2, h), with r = min(10, w/2, h) (rule 14 of the design).
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the tab, in points.
    ///   - border: The width of the line, in points.
    package func outline(in bounds: Rect, border: Double) -> Path {
        let (width, height) = (bounds.width, bounds.height)
        let (half, radius) = (border / 2, min(Self.corner, width / 2, height))
        let isMirrored = layoutDirection == .rightToLeft
        func at(_ x: Double, _ y: Double) -> Point {
            Point(bounds.x + (isMirrored ? width - x : x), bounds.y + (attachBottom ? height - y : y))
        }
        let (left, right) = (width - half - radius, width - half)
        var path = Path()
        path.move(to: at(half, height))
        path.line(to: at(half, half))
        path.line(to: at(left, half))
        path.curve(
            at(left + Self.kappa * radius, half), at(right, half + radius - Self.kappa * radius), to: at(right, half + radius))
        path.line(to: at(right, height))
        return path
    }

    // MARK: Use

    open override func activate() {
        super.activate()
        bar?.press(self)
    }

    open override func pressBegan(at point: Point) -> Double? {
        (lastPoint, pressesCross) = (point, isOnCross(point))
        return nil
    }

    open override func pressMoved(to point: Point) { lastPoint = point }

    open override func pressEnded(isInside: Bool?) {
        guard pressesCross else { return super.pressEnded(isInside: isInside) }
        if isInside == true, isOnCross(lastPoint) { bar?.close(self) }
    }

    /// Whether a point of the tab's own space lies on the cross, or on the tab's edge beside it.
    private func isOnCross(_ point: Point) -> Bool {
        guard isClosable else { return false }
        let distance = layoutDirection == .rightToLeft ? point.x : frame.width - point.x
        return distance <= contentInsets.trailing + Self.cross + imageSpacing / 2
    }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        guard event.key == .delete, event.modifiers == [], isClosable, takesPresses else { return super.keyDown(event) }
        bar?.close(self)
        return true
    }

    open override func focusChanged() {
        super.focusChanged()
        if isFocused { bar?.noteFocus(self) }
    }

    open override var isTabStop: Bool { bar?.isTabStop(self) ?? super.isTabStop }

    /// Returns the choice of a tab that is not current; nil for the current one. The tab that was current comes back unless something is
    /// dropped in the page.
    public func dragOpening(over child: View?, for session: DragSession) -> DragOpening? {
        guard let bar, session.source !== bar.strip, let owner = bar.owner, takesPresses, bar.currentTab !== self || owner.isFolded else {
            return nil
        }
        let wasFolded = owner.isFolded
        return DragOpening(
            id: ViewName(self), blink: { [weak self] in self?.flash() },
            open: { [weak self] in
                if let self { self.bar?.choose(self) }
                owner.unfold()
            },
            end: { [weak self, weak former = bar.currentTab] target in
                guard let self, let bar = self.bar, bar.currentTab === self,
                    target?.superviews.contains(where: { $0 === owner }) != true
                else { return }
                if let former { bar.choose(former) }
                if wasFolded { owner.fold() }
            })
    }

    // MARK: For assistive technology

    open override var ownRole: AccessibilityRole { .tab }

    /// Pressing, folding and unfolding the page of the selected tab, and closing.
    open override var accessibilityActions: [AccessibilityAction] {
        super.accessibilityActions + (selected && bar?.owner != nil ? [.expandOrCollapse] : []) + (isClosable ? [.close] : [])
    }

    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard takesPresses, accessibilityActions.contains(action) else { return false }
        switch action {
        case .expandOrCollapse: bar?.owner?.toggle()
        case .close: bar?.close(self)
        default: return super.performAccessibilityAction(action)
        }
        return true
    }

    /// Selected, and for the selected tab of a tab view whether the page is unfolded.
    open override var accessibilityStates: Set<AccessibilityNode.State> {
        var states = super.accessibilityStates
        if selected, let owner = bar?.owner { states.insert(owner.isFolded ? .collapsed : .expanded) }
        return states
    }
}

extension Path {
    /// The same path with a line to its start.
    fileprivate var closed: Path {
        var path = self
        path.close()
        return path
    }
}

extension ControlLook {
    fileprivate var withoutBorder: ControlLook {
        var look = self
        look.border = nil
        return look
    }
}

/// A button of a tab bar with a function. Those that scroll take no focus: keys reach every tab without them.
final class TabFunctionButton: Button {
    private let function: TabFunction
    private weak var bar: TabBar?

    init(_ function: TabFunction, of bar: TabBar) {
        (self.function, self.bar) = (function, bar)
        super.init()
        (style, size) = (.plain, .compact)
        switch function {
        case .previous: (icon, accessibilityLabel, hidden) = (.chevronLeft, "Previous tabs", true)
        case .next: (icon, accessibilityLabel, hidden) = (.chevronRight, "Next tabs", true)
        case .customize: (icon, accessibilityLabel) = (.sliders, "Arrange tabs")
        case .fold: showFolded(false)
        case .other: icon = .more
        }
    }

    private var scrolls: Bool { function == .previous || function == .next }

    override var canBecomeFocused: Bool { !scrolls && super.canBecomeFocused }

    override func activate() {
        super.activate()
        bar?.perform(function)
    }

    /// Shows whether a press unfolds the tab view.
    func showFolded(_ isFolded: Bool) {
        guard function == .fold else { return }
        (icon, accessibilityLabel) = isFolded ? (.chevronDown, "Show the page") : (.chevronUp, "Hide the page")
    }
}
