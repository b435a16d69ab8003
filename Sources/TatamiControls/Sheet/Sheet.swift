import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A panel in front of a window that people use before they go on: a title, a message, a view, and buttons.
///
/// ```swift
/// let sheet = Sheet("New walk", content: form, buttons: [.cancel("Cancel"), .confirm("Create") { create() }])
/// sheet.present(in: root)
/// ```
///
/// A press of a button dismisses the sheet. Enter presses the default button and Escape the cancel button; without one, Escape dismisses the
/// sheet. Pulling the sheet down by a quarter of its height, or fast, does what Escape does. A sheet that is shown elsewhere, or removed from
/// its superview, is dismissed as well. The sheet owns the focus, and its content scrolls if the window is too low.
open class Sheet: LayerPanel, PresentedView {
    /// The title; empty for none.
    public var title: String {
        get { titleLabel.text }
        set {
            titleLabel.text = newValue
            arrange()
        }
    }
    /// The text below the title; empty for none.
    public var message: String {
        get { messageLabel.text }
        set {
            messageLabel.text = newValue
            arrange()
        }
    }
    /// The view below the message; nil for none.
    public var content: View? { didSet { if content !== oldValue { arrange() } } }
    /// The buttons, from the leading side on. The main one comes last.
    public var buttons: [Button] = [] {
        didSet {
            for button in buttons where !oldValue.contains(where: { $0 === button }) { follow(button) }
            arrange()
        }
    }
    /// The width of a sheet whose content needs no more, in points.
    private static let usual = 372.0
    /// The widest that the sheet becomes, in points. The default is 560.
    open var widest: Double { 560 }
    /// Whether the sheet is as wide as it may be, whatever it shows. The default is false.
    open var fillsWidest: Bool { false }
    /// Called once for each presentation, after the sheet has gone: with the button that people pressed, or nil.
    public var onClose: ((Button?) -> Void)?
    let titleLabel = Label()
    let messageLabel = Label()
    private weak var layer: Layer?
    /// The root that shows the layer. The sheet itself may have left its stage.
    private weak var presenter: ViewRoot?
    private var chosen: Button?
    var pull = SheetPull()

    /// Creates a sheet.
    public init(_ title: String = "", message: String = "", content: View? = nil, buttons: [Button] = []) {
        super.init(.sheet)
        titleLabel.typeStyle = .headline
        messageLabel.colorToken = .textSecondary
        (titleLabel.accessibilityRole, titleLabel.accessibilityLevel) = (AccessibilityRole.heading.rawValue, 1)
        (accessibilityLabelledBy, accessibilityDescribedBy) = (titleLabel, messageLabel)
        (titleLabel.text, messageLabel.text) = (title, message)
        self.content = content
        self.buttons = buttons
        for button in buttons { follow(button) }
        arrange()
        followPulls()
    }

    // MARK: Presenting

    /// Whether the sheet is shown.
    public var isPresented: Bool { layer != nil }

    /// Shows the sheet in front of a root's content.
    public func present(in root: ViewRoot) {
        guard !isPresented else { return }
        chosen = nil
        let shade = GuardView()
        (shade.accessibilityHidden, shade.enabled) = (true, false)
        let stage = SheetStage(shade, around: self)
        let layer = root.present(stage, isModal: true, placement: .fill, closesOn: closesByEscape ? .escape : [], motion: .sheet) {
            [weak self] layer in
            guard let self else { return }
            if self.layer === layer || self.layer == nil { closed(byEscape: layer.isClosedByEscape) }
        }
        layer.isLost = { [weak stage] in stage?.holdsSheet != true }
        layer.initialFocus = initialFocus
        layer.onAppear = { [weak self] in self?.rise(by: 12, .sheetAppear) }
        (self.layer, presenter) = (layer, root)
    }

    /// Dismisses the sheet without pressing a button.
    public func dismiss() { if let layer { presenter?.dismiss(layer) } }

    /// Dismisses the sheet as Escape does, without pressing a button.
    func dismissByEscape() { if let layer { presenter?.dismissByEscape(layer) } }

    /// Presents the sheet and waits until it has gone.
    ///
    /// - Returns: The index of the button that people pressed; nil if they pressed none, or the window has gone.
    public func choice(in root: ViewRoot, isolation: isolated (any Actor)? = #isolation) async -> Int? {
        guard !isPresented else { return nil }
        let other = onClose
        return await withCheckedContinuation { continuation in
            onClose = { [weak self] button in
                self?.onClose = other
                other?(button)
                continuation.resume(returning: button.flatMap { button in self?.buttons.firstIndex { $0 === button } })
            }
            present(in: root)
        }
    }

    /// Whether Escape dismisses the sheet. The default is false for a sheet with a cancel button, which Escape presses if it takes presses.
    open var closesByEscape: Bool { cancelButton == nil }

    /// Whether people can pull the sheet down to dismiss it. The default is true where Escape dismisses the sheet, or presses its cancel
    /// button: not while that button is disabled, inert or loading.
    open var dismissesByPulling: Bool { cancelButton?.takesPresses ?? closesByEscape }

    /// The button that Escape presses; nil for none.
    var cancelButton: Button? { buttons.first { $0.keyRole == .cancel } }

    /// The view that has the focus first: the first field, or else whatever comes first.
    open var initialFocus: View? {
        var pending = content.map { [$0] } ?? []
        while let view = pending.popLast() {
            if view is TextControl { return view }
            pending += view.subviews.reversed()
        }
        return nil
    }

    private func follow(_ button: Button) {
        button.on(.touchUpInside) { [weak self] button in
            guard let self, isPresented, buttons.contains(where: { $0 === button }) else { return }
            chosen = button
            button.rememberRoot()
            dismiss()
        }
    }

    private func closed(byEscape: Bool) {
        (layer, presenter) = (nil, nil)
        let button = chosen
        chosen = nil
        if byEscape { wasDismissedByEscape() }
        onClose?(button)
    }

    /// Called after Escape, or a pull, has dismissed the sheet without a press of a button.
    open func wasDismissedByEscape() {}

    /// A finger that drags downwards pulls the sheet.
    open override func followsDrag(by way: Point) -> Bool {
        pull.isByTouch && isPresented && dismissesByPulling && way.y > abs(way.x)
    }

    // MARK: Layout

    private func arrange() {
        let texts = StackLayout(.vertical)
        texts.horizontalAlignment = .stretch
        texts.add(SheetWidth(Self.usual - 2 * kind.padding))
        if !title.isEmpty { texts.add(titleLabel) }
        if !message.isEmpty { texts.add(messageLabel).spacingBefore = title.isEmpty ? 0 : 6 }
        let hasTexts = texts.items.count > 1
        if let content { texts.add(content).spacingBefore = hasTexts ? 16 : 0 }
        let scroll = ScrollView()
        scroll.contentView = LayoutView(texts)
        scroll.contentLayoutItem.horizontalAlignment = .stretch
        let column = StackLayout(.vertical, padding: Insets(kind.padding))
        column.horizontalAlignment = .stretch
        column.add(scroll.stretch())
        if !buttons.isEmpty {
            let row = FlowLayout(.horizontal, spacing: 8)
            (row.distribution, row.verticalSpacing) = (.end, 8)
            for button in buttons { row.add(button) }
            column.add(row).spacingBefore = texts.items.count > 1 ? 24 : 0
        }
        layout = column
    }

    // MARK: As a view

    open override var ownRole: AccessibilityRole { .dialog }
    open override var accessibilityStates: Set<AccessibilityNode.State> { isPresented ? [.modal] : [] }
}

/// A view without height that gives a sheet its usual width, as far as the window has room.
private final class SheetWidth: View {
    private let width: Double

    init(_ width: Double) {
        self.width = width
        super.init()
        accessibilityHidden = true
    }

    override func contentWidths() -> Extent { Extent(minimum: 0, natural: width) }
    override func contentHeight(forWidth width: Double) -> LeafHeight { LeafHeight(0) }
    override func measure(_ proposal: Proposal) -> Size { Size(proposal.width.limit(width), 0) }
}

/// What a sheet's layer shows: a shade over the window, and the sheet in its middle.
private final class SheetStage: LayoutView {
    private weak var item: LayoutItem?
    /// Whether the sheet is still in the stage.
    var holdsSheet: Bool { item?.layout != nil }

    init(_ shade: GuardView, around sheet: Sheet) {
        super.init()
        let overlay = OverlayLayout()
        overlay.add(shade.stretch())
        let item = overlay.add(sheet)
        item.margin = Insets(20)
        (item.horizontalAlignment, item.verticalAlignment) = (sheet.fillsWidest ? .stretch : .center, .center)
        item.maxWidth = sheet.widest
        self.item = item
        layout = overlay
    }
}
