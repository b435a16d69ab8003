import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A row of an outline: a mark that opens it, and what the program shows, farther in by its level.
final class OutlineRow: LayoutView, OpensAsItem, ReusableView {
    /// The view that the program made.
    let content: View
    /// Whether the row is open; nil for a row without others below it.
    private(set) var isItemOpen: Bool?
    /// Opens or closes the row.
    var onToggle: () -> Void = {}
    private let mark = FoldMark(.chevronRight, size: 16)
    private let handle = LayoutView()
    private let row = StackLayout(.horizontal)
    /// Whether the mark shows the present item, so that it turns.
    private var isCurrent = false

    init(_ content: View) {
        self.content = content
        super.init()
        mark.color = .role(.textSecondary)
        let mark = mark
        handle.layout = Overlay { mark.align(horizontal: .center, vertical: .center) }
        handle.add(PressRecognizer()) { [weak self] press in
            if press.state == .ended, press.isInside { self?.toggleItem() }
        }
        row.add(handle.fixedWidth(Self.markWidth).stretch(.vertical))
        let item = row.add(content.stretch(.horizontal).align(vertical: .center))
        item.style.minHeight = Self.height
        layout = row
    }

    /// The width around the mark that people press, and the least height of a row, in points.
    private static let (markWidth, height) = (24.0, 36.0)

    /// Shows where the row is in the tree.
    ///
    /// - Parameters:
    ///   - depth: The number of rows around it.
    ///   - indentation: The distance of two levels, in points.
    ///   - isOpen: Whether the row is open; nil for a row without others below it.
    func show(depth: Int, indentation: Double, isOpen: Bool?) {
        let hasChanged = isCurrent && isOpen != isItemOpen
        isItemOpen = isOpen
        row.padding = Insets(top: 0, leading: 6 + Double(depth) * indentation, bottom: 0, trailing: 10)
        handle.hidden = isOpen == nil
        mark.show(isFolded: isOpen != true, hasChanged ? theme.motion[.release] : nil)
        let cell = superview as? CollectionCell
        cell?.accessibilityLevel = depth + 1
        if hasChanged { cell?.accessibilityChanged() }
        isCurrent = true
    }

    /// Lets the mark show the present item without turning.
    func startAnew() { isCurrent = false }

    func toggleItem() { onToggle() }

    func prepareForReuse() {
        (content as? any ReusableView)?.prepareForReuse()
        (isCurrent, onToggle) = (false, {})
    }
}
