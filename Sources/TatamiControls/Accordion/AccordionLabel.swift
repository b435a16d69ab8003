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
    private let mark = FoldMark(.chevronRight, size: 16)

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
        mark.show(isFolded: isFolded, isAnimated ? theme.motion[.release] : nil)
    }
}

/// The mark of something that opens: it points along the reading direction while it is folded, and down while it is unfolded.
package final class FoldMark: Icon {
    private var isFolded = true

    /// Turns the mark; at once without a timing.
    package func show(isFolded: Bool, _ timing: Timing?) {
        guard isFolded != self.isFolded else { return }
        self.isFolded = isFolded
        let (old, new) = isFolded ? (1.0, 0.0) : (0.0, 1.0)
        guard let timing else { return drawnValueChanged(from: old, to: new) }
        animateDrawnValue(from: old, to: new, timing)
    }

    package override func draw(_ list: inout DisplayList, in bounds: Rect) {
        // The icon is mirrored where the label reads from right to left, and so is its turn.
        let turn = presentedValue(isFolded ? 0 : 1) * (layoutDirection == .rightToLeft ? -90 : 90)
        guard turn != 0 else { return super.draw(&list, in: bounds) }
        list.pushTransform(Transform.rotation(degrees: turn).around(bounds.center))
        super.draw(&list, in: bounds)
        list.pop()
    }
}
