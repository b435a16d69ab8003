import TatamiGeometry

/// A view in front of the content of a root: a popover, a menu, a sheet, the image of a drag, a message.
///
/// A layer takes part in frames, hit testing, focus, keys and accessibility like the content. Its view has its natural size, as far as the
/// window has room, and the place that its placement gives it.
///
/// ```swift
/// let menu = root.present(items, level: .menu, anchor: .view(button), placement: .beside(.below), closesOn: [.escape, .outsidePress])
/// root.dismiss(menu)
/// ```
///
/// While a *modal* layer is present, people can use only that layer and the layers in front of it: pointers do not hit what lies behind,
/// Tab stays inside, and assistive technology does not see the rest. When it goes, the focus returns to where it was.
public final class Layer {
    /// How far in front a layer lies. A later layer lies in front of an earlier one of the same level.
    public enum Level: Int, Comparable, Sendable, CaseIterable {
        /// The content of the root, and layers at its level.
        case content
        /// Popovers, sheets and the like.
        case popover
        /// A menu.
        case menu
        /// Takes neither pointers nor focus, and assistive technology does not see it.
        case dragImage
        /// A message in front of everything else.
        case message

        /// Returns true if `a` lies behind `b`.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    /// The ways in which people can dismiss a layer.
    public struct Closing: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The Escape key, if no view uses it.
        public static let escape = Closing(rawValue: 1)
        /// A press outside of the layer, of the layers in front of it and of the anchor. The view behind gets the press, unless a modal
        /// layer covers it.
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
    /// The anchor by which the layer is placed; nil for the window.
    public let anchor: LayerAnchor?
    /// How the layer comes and goes.
    public let motion: LayerMotion
    /// The view that gets the focus when a modal layer comes; nil for the first one in it that can have the focus.
    public weak var initialFocus: View?
    /// Called once, when the first frame shows the layer.
    public var onAppear: (() -> Void)?
    /// Returns whether the layer has lost what it is for. The next frame then dismisses it. Nil for a layer that loses nothing.
    public var isLost: (() -> Bool)?
    /// Whether the Escape key has dismissed the layer.
    public internal(set) var isClosedByEscape = false
    /// Whether a frame has shown the layer.
    var hasAppeared = false
    let placement: LayerPlacement
    let item: LayoutItem
    /// The origin of the view in the root's space, on device pixels.
    var origin = Point.zero
    /// The natural size of the view, as far as the window has room; nil before the first layout.
    var naturalSize: Size?
    /// The focus before the layer came.
    var returnFocus = ReturnFocus()
    /// Whether a modal layer has got the focus since it came.
    var hasTakenFocus = false
    var onDismiss: ((Layer) -> Void)?

    init(
        _ view: View, level: Level = .content, isModal: Bool = false, anchor: LayerAnchor? = nil, placement: LayerPlacement = .fill,
        closing: Closing = [], motion: LayerMotion = .none
    ) {
        (self.view, self.level, self.isModal) = (view, level, isModal)
        (self.anchor, self.placement, self.closing, self.motion) = (anchor, placement, closing, motion)
        item = LayoutItem(holding: view)
    }
}
