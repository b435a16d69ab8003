import TatamiGeometry
import TatamiLayout

/// A layout that gives every item the whole content rectangle, one in front of the other (WeView: stack layout, fill and fit).
public final class OverlayLayout: ItemLayout {
    /// How items are fitted into the content rectangle. The default is `normal`.
    public var contentMode: OverlayMode {
        didSet { if contentMode != oldValue { styleChanged() } }
    }

    /// Creates an overlay. `padding` is in points.
    public init(
        contentMode: OverlayMode = .normal, padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        self.contentMode = contentMode
        super.init()
        box.padding = padding
        for item in items() { add(item) }
    }

    override var nodeContent: NodeContent {
        var style = OverlayStyle()
        style.box = box
        style.contentMode = contentMode
        return .overlay(style)
    }
}

/// Creates an overlay with the items in the braces, the last one in front.
public func Overlay(padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem]) -> OverlayLayout {
    OverlayLayout(padding: padding, items: items)
}
