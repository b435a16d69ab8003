import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A text control of several lines.
///
/// It is as high as its text, from `minimumLines` to `maximumLines`, and scrolls a longer text by wheel, touch, keys and scroll bar. Return
/// and Tab are characters; Control+Return sends `editingDidEndOnExit`, and Control+Tab leaves the control. Each paragraph has the direction
/// of its first letter. Only the lines that are seen are shaped, so a text of 1 MiB can be edited.
open class TextView: TextControl, Scroller {
    /// The natural width, in digits of the font, 1...`mostColumns`. The default is 32.
    public var columns = 32 { didSet { if columns != oldValue { contentChanged() } } }
    /// The number of lines for which there is always room. The default is 3.
    public var minimumLines = 3 { didSet { if minimumLines != oldValue { contentChanged() } } }
    /// The number of lines up to which the height grows with the text; a longer text scrolls. A number below `minimumLines` counts as
    /// `minimumLines`. The default is 10.
    public var maximumLines = 10 { didSet { if maximumLines != oldValue { contentChanged() } } }
    /// The largest number of lines that counts.
    public static let mostLines = 1_000

    /// The state of the scrolling.
    public let scrolling = ScrollMotion()
    /// The height that the last measurement returned, to notice that the text needs another one.
    private var measured: (width: Double, height: Double)?

    /// Creates a text view.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - placeholder: The text shown while the view is empty; nil for none.
    public init(_ text: String = "", placeholder: String? = nil) {
        super.init()
        self.placeholder = placeholder
        self.text = text
        addScrollGestures()
    }

    public final override var isMultiline: Bool { true }

    override var usualInsets: Insets { Insets(top: 6, leading: 10, bottom: 6, trailing: 10) }

    // MARK: Size

    open override var contentKind: ContentKind {
        ContentKind(
            "text view",
            [
                ("columns", .number(Double(columns))), ("minimumLines", .number(Double(minimumLines))),
                ("maximumLines", .number(Double(maximumLines))), ("font", .font(font)), ("contentInsets", nil),
            ])
    }

    open override func contentWidths() -> Extent {
        guard let environment else { return .zero }
        return TextField.widths(columns: columns, letterStyle, contentInsets, environment)
    }

    open override func contentHeight(forWidth width: Double) -> LeafHeight {
        guard let environment else { return LeafHeight(0) }
        let line = environment.text.size(of: "0", style: letterStyle, width: Numbers.limit, grid: environment.grid)
        let height = environment.grid.ceiling(linesHeight(forWidth: width, environment))
        measured = (width, height)
        return LeafHeight(height + contentInsets.top + contentInsets.bottom, baseline: contentInsets.top + line.firstBaseline)
    }

    /// The height of the room for the text, between that of `minimumLines` and that of `maximumLines`.
    private func linesHeight(forWidth width: Double, _ environment: ViewEnvironment) -> Double {
        let blocks = width == frame.width ? self.blocks : TextBlocks(.vertical)
        let room = max(0, width - contentInsets.leading - contentInsets.trailing - TextGeometry.caretReach)
        blocks.update(seenText, textStyle, letterless: letterlessDirection, width: room, by: environment.text)
        let least = max(1, min(Self.mostLines, minimumLines))
        let most = max(least, min(Self.mostLines, maximumLines))
        return max(Double(least) * blocks.lineHeight, blocks.length(atMost: Double(most) * blocks.lineHeight))
    }

    /// Requests another height if the text needs one.
    override func shownTextChanged() {
        guard let environment, let measured else { return }
        let height = environment.grid.ceiling(linesHeight(forWidth: measured.width, environment))
        if height != measured.height { contentChanged() }
    }

    // MARK: Scrolling

    public final override var scroller: (any Scroller)? { self }

    /// The size of the text with the insets, in points. The height is an estimate as long as parts of a long text were not seen.
    public var contentExtent: Size {
        guard let environment else { return frame.size }
        let room = max(0, frame.width - contentInsets.leading - contentInsets.trailing - TextGeometry.caretReach)
        blocks.update(seenText, textStyle, letterless: letterlessDirection, width: room, by: environment.text)
        return Size(frame.width, max(frame.height, blocks.length + contentInsets.top + contentInsets.bottom))
    }

    override func revealCaret() {
        guard let words else { return }
        let caret = words.caretRect.moved(by: Point(-words.box.x, -words.box.y))
        // The insets are outside of the room in which the text is seen.
        reveal(Rect(0, caret.y, 0, caret.height + frame.height - words.room.height), isAnimated: false)
    }

    override func isForText(_ point: Point) -> Bool { !hasBar(at: point) }

    open override var accessibilityActions: [AccessibilityAction] { canScroll ? [.scrollForward, .scrollBackward] : [] }

    // MARK: Look

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        let radius = cornerRadius > 0 ? cornerRadius : theme.measures.controlRadius
        return TextField.fieldLook(in: theme, states, radius: radius, hasGround: background == nil)
    }
}

extension Chainable where Self: TextView {
    /// Sets the natural width, in digits of the font.
    public func columns(_ count: Int) -> Self { with { $0.columns = count } }
    /// Sets the numbers of lines between which the height follows the text.
    public func lines(_ range: ClosedRange<Int>) -> Self {
        with { ($0.minimumLines, $0.maximumLines) = (range.lowerBound, range.upperBound) }
    }
}
