import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The standard label of an accordion cell: a title with a mark that points down while the cell is unfolded.
public final class AccordionLabel: LayoutView {
    /// The title.
    public var title: String {
        get { text.text }
        set { text.text = newValue }
    }
    private let text = Label()
    private let mark = Icon(.chevronRight, size: 16)

    /// Creates a label.
    ///
    /// - Parameter title: The title.
    public init(_ title: String = "") {
        super.init()
        (text.typeStyle, text.typeWeight, text.numberOfLines) = (.small, .semibold, 1)
        mark.color = .role(.textSecondary)
        let row = StackLayout(.horizontal, spacing: 6, padding: Insets(horizontal: 10, vertical: 0))
        row.add(mark)
        let item = row.add(text)
        item.style.horizontalStretch = 1
        item.style.minHeight = Self.height
        layout = row
        self.title = title
    }

    /// The height of the label, in points.
    private static let height = 40.0

    public override func enabledChanged() {
        super.enabledChanged()
        text.textColor = .role(isEnabled ? .text : .textDisabled)
        mark.color = .role(isEnabled ? .textSecondary : .textDisabled)
    }

    /// Turns the mark.
    func show(isFolded: Bool, isAnimated: Bool) {
        self.isFolded = isFolded
        let turned = turn
        guard turned != mark.transform else { return }
        guard isAnimated, let root else {
            mark.transform = turned
            return
        }
        root.animate(theme.motion[.release], includesLayout: false) { mark.transform = turned }
    }

    private var isFolded = true
    /// The turn of the mark, which is mirrored where the label reads from right to left.
    private var turn: Transform { .rotation(degrees: isFolded ? 0 : layoutDirection == .rightToLeft ? -90 : 90) }

    /// The reading direction is known once the label is shown.
    public override func sizeChanged(from old: Size) {
        super.sizeChanged(from: old)
        if old == .zero { mark.transform = turn }
    }
}
