import TatamiGeometry

/// A view that lies over the content of a root: a popover, a menu, a sheet, the image of a drag, a message.
///
/// A layer takes part in frames, hit testing, focus, keys and accessibility like the content. Its view has its natural size, as far as the
/// window has room, and stands where its placement says.
///
/// ```swift
/// let menu = root.present(items, level: .menu, anchor: .view(button), placement: .beside(.below), closesOn: [.escape, .outsidePress])
/// root.dismiss(menu)
/// ```
///
/// While a *modal* layer is present, people can use only that layer and the layers above it: pointers do not hit what lies below, Tab stays
/// inside, and assistive technology does not see the rest. When it goes, the focus returns to where it was.
public final class Layer {
    /// How far in front a layer lies. A later layer lies in front of an earlier one of the same level.
    public enum Level: Int, Comparable, Sendable, CaseIterable {
        case content, popover, menu
        /// Takes neither pointers nor focus, and assistive technology does not see it.
        case dragImage
        case message

        /// Returns true if `a` lies behind `b`.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    /// What makes a root dismiss a layer.
    public struct Closing: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The Escape key, if no view makes use of it.
        public static let escape = Closing(rawValue: 1)
        /// A pointer that goes down neither on the layer, nor on a layer in front of it, nor on the anchor. The view below gets the press,
        /// unless a modal layer covers it.
        public static let outsidePress = Closing(rawValue: 2)
    }

    /// The view that the layer shows.
    public let view: View
    /// How far in front the layer lies.
    public let level: Level
    /// Whether people can use only this layer and those in front of it.
    public let isModal: Bool
    /// What people can do to dismiss the layer.
    public let closing: Closing
    /// What the placement refers to; nil for the window.
    public let anchor: LayerAnchor?
    let placement: LayerPlacement
    let item: LayoutItem
    /// Where the view begins in the root's space, on device pixels.
    var origin = Point.zero
    /// The size that the view has by itself, as far as the window has room; nil before the first layout.
    var naturalSize: Size?
    /// Where the focus was when the layer came.
    var returnFocus = ReturnFocus()
    /// Whether a modal layer has got the focus since it came.
    var hasTakenFocus = false
    var onDismiss: ((Layer) -> Void)?

    init(
        _ view: View, level: Level = .content, isModal: Bool = false, anchor: LayerAnchor? = nil, placement: LayerPlacement = .fill,
        closing: Closing = []
    ) {
        (self.view, self.level, self.isModal) = (view, level, isModal)
        (self.anchor, self.placement, self.closing) = (anchor, placement, closing)
        item = LayoutItem(holding: view)
    }
}
