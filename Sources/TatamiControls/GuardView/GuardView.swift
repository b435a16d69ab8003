import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Covers what lies behind it with a shade and keeps pointers from it. It sends `touchDown` as soon as it is pressed.
///
/// Put it in front of views, in an overlay or by `addSubview`, or let it cover the window:
///
///     let guardView = GuardView().on { $0.dismiss() }
///     guardView.present(in: root)
open class GuardView: Control, PresentedView {
    private weak var layer: Layer?

    /// Creates a view with the theme's shade. Set `background` for another one.
    public override init() { super.init() }

    open override var usualEvent: Action.Event { .touchDown }
    open override func activate() { send(.touchDown) }
    /// A press has taken effect when it began.
    open override func pressEnded(isInside: Bool?) {}

    // MARK: In front of a window

    /// Whether the view covers a window.
    public var isPresented: Bool { layer != nil }

    /// Covers the window of a root, as a modal layer.
    public func present(in root: ViewRoot) {
        guard !isPresented else { return }
        layer = root.present(self, isModal: true, placement: .fill, motion: .fade)
    }

    /// Uncovers the window.
    public func dismiss() { if let layer { root?.dismiss(layer) } }

    // MARK: As a view

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        ControlLook(ground: background == nil ? .color(theme.color(.scrim)) : .none)
    }

    open override var focusRing: FocusRing? { FocusRing(.inside, cornerRadius: cornerRadius) }
}
