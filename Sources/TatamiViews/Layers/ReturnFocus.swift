/// The focus before a layer came, which returns there when the layer goes.
struct ReturnFocus {
    private(set) weak var view: View?
    private let isVisible: Bool
    private let neighbours: [Input.WeakView]
    private let place: Int

    init(_ focus: Focus = Focus()) {
        (view, isVisible, neighbours, place) = (focus.view, focus.isVisible, focus.neighbours, focus.place)
    }

    /// Prepares the focus for the view: if the view is gone, one of its neighbors gets the focus.
    fileprivate func apply(to focus: inout Focus) {
        (focus.view, focus.isVisible, focus.neighbours, focus.place, focus.isOrderDue) = (nil, isVisible, neighbours, place, false)
    }
}

extension ViewRoot {
    /// Gives the focus back to the view that had it, or to the next one that can have it.
    func restore(_ saved: ReturnFocus) {
        let old = input.focus.view
        saved.apply(to: &input.focus)
        input.heldKeys.focusFell()
        queue.needsPaint = true
        old?.reportFocus()
        // A handler may have given the focus to another view.
        guard input.focus.view == nil else { return }
        if let view = saved.view, focus(view) { return }
        keepFocus()
    }

    /// Whether a modal layer is present that no frame has shown yet.
    var awaitsModalFocus: Bool { activeLayers.first.map { $0.isModal && !$0.hasTakenFocus } ?? false }

    /// Moves the focus into a new modal layer: to the first view in it that can have the focus, or away.
    func moveFocusIntoModalLayer() {
        guard let modal = activeLayers.first, modal.isModal, !modal.hasTakenFocus, shows(modal.view) else { return }
        modal.hasTakenFocus = true
        if let view = input.focus.view, canFocus(view) { return }
        if let view = modal.initialFocus, focus(view) { return }
        focus(focusOrder.first)
    }
}
