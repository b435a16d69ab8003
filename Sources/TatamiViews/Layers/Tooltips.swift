import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The tooltip of a root: the view that it belongs to, and when it comes and goes.
struct Tooltips {
    var clock = TooltipClock()
    /// The view that people point at or have moved the focus to, if it has a tooltip.
    weak var owner: View?
    /// Whether people have moved the mouse since the last press or key, so that what comes under the mouse is pointed at.
    var isPointing = false
    /// Whether the owner was held by a finger, so that the tooltip stays until the next press.
    var isHeld = false
    var layer: Layer?
    /// The view that had the focus when the tooltip was updated last.
    weak var focused: View?
}

extension View {
    /// A short text that explains the view, shown beside it while the mouse rests on it, a key has moved the focus to it, or a finger holds
    /// it; nil for none. Use it for what people can also do without reading it.
    ///
    /// Assistive technology reads it as the explanation of the view, or as its name if the view has no other.
    public final var tooltip: String? {
        get { popups?.tooltip }
        set {
            guard newValue != popups?.tooltip else { return }
            neededPopups.tooltip = newValue.flatMap { $0.isEmpty ? nil : $0 }
            accessibilityChanged()
            root?.tooltipChanged(of: self)
        }
    }
}

extension Chainable where Self: View {
    /// Sets the text that explains the view while the mouse rests on it.
    public func tooltip(_ text: String?) -> Self { with { $0.tooltip = text } }
}

extension ViewRoot {
    /// The tooltip that is shown now; nil for none.
    public var shownTooltip: String? { input.tooltips.layer == nil ? nil : input.tooltips.owner?.tooltip }

    /// Updates the tooltip after an event.
    func updateTooltip(after event: PointerEvent) {
        switch event.phase {
        case .began:
            input.tooltips.isPointing = false
            dismissTooltip()
        case .hovered where event.kind != .touch:
            (input.tooltips.isHeld, input.tooltips.isPointing) = (false, true)
            point(at: pointedView ?? focusedTooltipView)
            if pointedView != nil { input.tooltips.clock.moved(at: stage.now) }
        case .hovered, .moved, .ended, .cancelled: break
        }
        followTooltip()
    }

    /// Updates the tooltip after another view with one has come under a resting mouse, if people have pointed last.
    func updateTooltipUnderMouse() {
        guard input.tooltips.isPointing, !input.tooltips.isHeld, !isOverTooltip else { return }
        dismissTooltipToScroll()
        point(at: pointedView ?? focusedTooltipView)
        followTooltip()
    }

    /// Updates the tooltip after a key: Escape and presses dismiss it, and a key that moves the focus shows that of the focused view.
    func updateTooltip(after event: KeyEvent) {
        input.tooltips.isPointing = false
        if event.isDown { point(at: focusedTooltipView ?? pointedView) }
        followTooltip()
    }

    /// Advances the clock, and dismisses the tooltip of a view that people cannot see any more.
    func tickTooltip() {
        if let owner = input.tooltips.owner {
            if !shows(owner) || owner.tooltip == nil || !isReachable(owner) { point(at: nil, isAtOnce: true) }
        } else if input.tooltips.layer != nil {
            input.tooltips.clock.dismiss(at: stage.now)
        }
        if input.tooltips.focused !== focusedView {
            input.tooltips.focused = focusedView
            point(at: focusedTooltipView ?? pointedView)
        }
        input.tooltips.clock.tick(stage.now)
        followTooltip()
    }

    /// Shows the tooltip of the innermost view of a path that has one, until the next press.
    func showTooltip(touching path: [View]) {
        guard let view = path.first(where: { $0.tooltip != nil }) else { return }
        input.tooltips.owner = view
        input.tooltips.isHeld = true
        input.tooltips.clock.show()
        followTooltip()
    }

    fileprivate func tooltipChanged(of view: View) {
        guard view === input.tooltips.owner, let layer = input.tooltips.layer else { return }
        input.tooltips.layer = nil
        dismiss(layer)
        followTooltip()
    }

    /// Dismisses the tooltip when people scroll. That of another view under the mouse comes when they have paused.
    func dismissTooltipToScroll() {
        input.tooltips.clock.scrolled(at: stage.now)
        input.tooltips.isHeld = false
    }

    /// Dismisses the tooltip, or keeps it from coming, until people point at another view.
    private func dismissTooltip() {
        input.tooltips.clock.dismiss(at: stage.now)
        input.tooltips.isHeld = false
    }

    /// The innermost view under the mouse that has a tooltip.
    var pointedView: View? { input.hovered.lazy.compactMap(\.view).first { $0.tooltip != nil } }

    /// The focused view, or the nearest view around it, that has a tooltip, while a ring marks the focus.
    private var focusedTooltipView: View? { showsFocus ? focusedView.flatMap { $0.tooltip == nil ? nil : $0 } : nil }

    private var isOverTooltip: Bool {
        guard let layer = input.tooltips.layer else { return false }
        return input.hovered.contains { $0.view === layer.view }
    }

    private func point(at view: View?, isAtOnce: Bool = false) {
        if isOverTooltip, !isAtOnce { return input.tooltips.clock.stays() }
        guard view !== input.tooltips.owner else {
            if view != nil { input.tooltips.clock.stays() }
            return
        }
        if let view {
            hideTooltipLayer()
            input.tooltips.clock.pointed(at: stage.now)
            input.tooltips.owner = view
        } else if isAtOnce {
            input.tooltips.clock.dismiss(at: stage.now)
        } else if !input.tooltips.isHeld {
            input.tooltips.clock.left(at: stage.now)
            // The pointer may come back, and then begins again unless the tooltip is still shown.
            if !input.tooltips.clock.state.isShown { input.tooltips.owner = nil }
        }
    }

    /// Shows or hides the layer, as the clock says.
    private func followTooltip() {
        let isShown = input.tooltips.clock.state.isShown
        if !isShown {
            if input.tooltips.layer != nil { hideTooltipLayer() }
        } else if input.tooltips.layer == nil, let owner = input.tooltips.owner, let text = owner.tooltip, shows(owner), isReachable(owner)
        {
            let view = TooltipView(text)
            let layer = present(
                view, level: .menu, anchor: .view(owner), placement: .popover(.below), closesOn: .escape, motion: .fade
            ) { [weak self] layer in
                guard let self, input.tooltips.layer === layer else { return }
                input.tooltips.layer = nil
                dismissTooltip()
            }
            input.tooltips.layer = layer
        }
    }

    private func hideTooltipLayer() {
        guard let layer = input.tooltips.layer else { return }
        input.tooltips.layer = nil
        dismiss(layer)
        if input.tooltips.clock.state == .idle, pointedView == nil, focusedTooltipView == nil { input.tooltips.owner = nil }
    }
}

/// What a tooltip shows.
private final class TooltipView: TooltipBox {
    init(_ text: String) {
        super.init(text, .caption, padding: Insets(top: 6, leading: 10, bottom: 6, trailing: 10), widest: 280 - 20)
        label.accessibilityHidden = true
    }

    override var ownRole: AccessibilityRole { .tooltip }
    override var textContent: String? { label.text }
}
