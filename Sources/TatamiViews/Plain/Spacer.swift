import TatamiGeometry
import TatamiLayout

/// An invisible view that takes room along its stack. Its natural size is 0.
public final class Spacer: View {
    /// The smallest room that it takes along its stack, in points.
    public var minimum: Double {
        didSet { if minimum != oldValue, let item = layoutItem { item.queue?.add(.style, item) } }
    }

    /// Creates a spacer that takes at least `minimum` points along its stack.
    public init(minimum: Double = 0) {
        self.minimum = minimum
        super.init()
    }

    override func property(for rule: String) -> String? { rule == "minWidth" || rule == "minHeight" ? "minimum" : nil }

    public override var contentKind: ContentKind { ContentKind("spacer", isRoom: true) }

    /// Returns the style of its item, with weight 1 along `axis` if no weight is set.
    func style(_ style: ItemStyle, along axis: Axis) -> ItemStyle {
        var style = style
        if style[axis].stretch == 0, style[axis].fixed == nil { style[axis].stretch = 1 }
        style[axis].minimum = max(style[axis].minimum, minimum)
        return style
    }
}
