/// What is kept of a text in one style: its unwrapped layout, and the layouts of the last few widths.
final class ShapedText {
    /// A frame measures the minimum, the natural and the final width, and one more during a drag.
    private static let widthsKept = 4

    let natural: TextLayout
    /// The minimum width in points; nil until it is computed.
    var minimum: Double?
    private var wrapped: [(width: Int32, layout: TextLayout)] = []

    init(natural: TextLayout) { self.natural = natural }

    func layout(width: Int32) -> TextLayout? { wrapped.first { $0.width == width }?.layout }

    func keep(_ layout: TextLayout, width: Int32) {
        if wrapped.count == ShapedText.widthsKept { wrapped.removeFirst() }
        wrapped.append((width, layout))
    }
}
