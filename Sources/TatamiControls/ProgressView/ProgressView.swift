import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A bar that shows how much of a task is done, or that it goes on.
open class ProgressView: View, AccessibleRange {
    /// The part that is done, 0...1. NaN counts as 0. In an `animate` block the bar moves to it.
    public var progress: Double {
        get { part }
        set {
            let old = part
            part = newValue.isNaN ? 0 : max(0, min(1, newValue))
            if !isIndeterminate { drawnValueChanged(from: old, to: part) }
            accessibilityChanged()
        }
    }
    private var part = 0.0
    /// Whether a part of the bar wanders along it, because nobody knows how much is done. The default is false.
    public var isIndeterminate = false {
        didSet {
            guard isIndeterminate != oldValue else { return }
            if !isIndeterminate { endEndlessMotion(at: part) }
            lookChanged()
        }
    }
    private let wandering = EndlessMotion(.busyBar)
    /// The part of the bar that wanders.
    private static let wanderer = 0.3
    private static let height = 6.0

    /// Creates a bar.
    ///
    /// - Parameter progress: The part that is done, 0...1.
    public init(_ progress: Double = 0) {
        super.init()
        self.progress = progress
    }

    open override var contentKind: ContentKind { ContentKind("progress bar") }
    open override func contentWidths() -> Extent { Extent(minimum: 40, natural: 160) }
    open override func contentHeight(forWidth width: Double) -> LeafHeight { LeafHeight(Self.height) }
    open override func measure(_ proposal: Proposal) -> Size { Size(proposal.width.limit(160), Self.height) }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let track = Rect(bounds.x, bounds.center.y - Self.height / 2, bounds.width, Self.height)
        let radii = CornerRadii(Self.height / 2)
        list.fill(track, radii: radii, theme.color(.track))
        if isIndeterminate { return drawWanderer(&list, on: track) }
        let part = max(0, min(1, presentedValue(part)))
        guard part > 0 else { return }
        // A short bar is round.
        let width = min(track.width, max(track.width * part, Self.height))
        let x = layoutDirection == .rightToLeft ? track.maxX - width : track.x
        list.fill(Rect(x, track.y, width, Self.height), radii: radii, theme.color(.indicator))
    }

    /// Draws the part that comes in at one end and leaves at the other. It pulses in the middle for people who prefer less motion.
    private func drawWanderer(_ list: inout DisplayList, on track: Rect) {
        let moment = wandering.moment(in: self)
        let position = (moment.position + 0.5).truncatingRemainder(dividingBy: 1)
        let start = track.width * (position * (1 + Self.wanderer) - Self.wanderer)
        let (first, last) = (max(0, start), min(track.width, start + track.width * Self.wanderer))
        let width = max(min(track.width, Self.height), last - first)
        let distance = min(first, track.width - width)
        let x = layoutDirection == .rightToLeft ? track.maxX - distance - width : track.x + distance
        let color = theme.color(.indicator)
        list.fill(
            Rect(x, track.y, width, track.height), radii: CornerRadii(Self.height / 2), color.withAlpha(color.alpha * moment.opacity))
    }

    open override var ownRole: AccessibilityRole { .progressBar }
    open override var accessibilityStates: Set<AccessibilityNode.State> { isIndeterminate ? [.mixed] : [] }
    open override var accessibilityValue: String? { isIndeterminate ? nil : "\(Int((part * 100).rounded())) %" }
    /// The part that is done.
    open var accessibilityRange: AccessibilityRange { AccessibilityRange(part, in: 0...1) }
}
