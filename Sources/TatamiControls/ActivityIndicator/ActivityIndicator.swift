import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A ring that turns while something is going on whose end is not known.
open class ActivityIndicator: View {
    /// The side of the ring's square, in points: 16, 20 or 32. The default is 20.
    public var size: Double { didSet { if size != oldValue { contentChanged() } } }
    /// Whether the ring turns and is shown. The default is true.
    public var isActive = true { didSet { if isActive != oldValue { lookChanged() } } }
    private let spinner = Spinner()

    /// Creates a ring in a square of `size` points.
    public init(size: Double = 20) {
        self.size = size
        super.init()
    }

    open override var contentKind: ContentKind { ContentKind("activity indicator", [("size", .number(size))]) }
    open override func measure(_ proposal: Proposal) -> Size { Size(Numbers.cleanLength(size), Numbers.cleanLength(size)) }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let side = min(Numbers.cleanLength(size), bounds.width, bounds.height)
        guard isActive, side > 0 else { return }
        let rect = Rect(bounds.center.x - side / 2, bounds.center.y - side / 2, side, side)
        spinner.draw(&list, in: rect, theme.color(.indicator), for: self)
    }

    open override var ownRole: AccessibilityRole { .progressBar }
    open override var accessibilityStates: Set<AccessibilityNode.State> { isActive ? [.busy] : [] }
}
