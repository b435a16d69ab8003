import TatamiGeometry

/// Presents and dismisses layers.
extension ViewRoot {
    /// Shows a view in a layer in front of the content. A view that is shown elsewhere leaves that place.
    ///
    /// The next frame shows the layer. A modal layer then gets the focus.
    ///
    /// - Parameters:
    ///   - view: The view of the layer.
    ///   - level: How far in front the layer lies.
    ///   - isModal: Whether people can use only this layer and those in front of it.
    ///   - anchor: The anchor by which the layer is placed; nil for the window.
    ///   - placement: The rule that gives the layer its frame.
    ///   - closing: What people can do to dismiss the layer.
    ///   - motion: How the layer comes and goes. The default is at once.
    ///   - onDismiss: Called once, after the layer has gone for any reason, also because the root has gone.
    /// - Returns: The layer, with which to dismiss it.
    /// - Precondition: The view does not contain the content of the root.
    @discardableResult public func present(
        _ view: View, level: Layer.Level = .popover, isModal: Bool = false, anchor: LayerAnchor? = nil, placement: LayerPlacement = .center,
        closesOn closing: Layer.Closing = [], motion: LayerMotion = .none, onDismiss: ((Layer) -> Void)? = nil
    ) -> Layer {
        precondition(!view.contains(self.view), "A layer cannot show the content of its root.")
        noteFocusOrder()
        view.removeFromSuperview()
        let layer = Layer(view, level: level, isModal: isModal, anchor: anchor, placement: placement, closing: closing, motion: motion)
        layer.onDismiss = onDismiss
        layer.returnFocus = ReturnFocus(input.focus)
        layers.insert(layer, at: (layers.lastIndex { $0.level <= level } ?? 0) + 1)
        (layer.item.queue, view.layoutItem) = (queue, layer.item)
        layersChanged()
        return layer
    }

    /// Dismisses a layer, with the layers that are anchored in it. It has no effect on the content, or on a layer that is gone already.
    public func dismiss(_ layer: Layer) {
        guard let index = layers.firstIndex(where: { $0 === layer }), index > 0 else { return }
        // Views move, so anchors may form a ring.
        var lost = [layer]
        var next = 0
        while next < lost.count {
            let outer = lost[next]
            lost += layers.filter { other in isAnchored(other, in: outer) && !lost.contains { $0 === other } }
            next += 1
        }
        for layer in lost.reversed() { remove(layer) }
    }

    private func remove(_ layer: Layer) {
        // A handler may have been quicker.
        guard layers.contains(where: { $0 === layer }) else { return }
        noteFocusOrder()
        // A focused view that is in no layer was taken out of a modal one.
        let hadFocus = input.focus.view.flatMap { self.layer(around: $0) }.map { $0 === layer } ?? layer.isModal
        for other in layers where other.returnFocus.view.map({ self.layer(around: $0) === layer }) == true {
            other.returnFocus = layer.returnFocus
        }
        fadeOut(layer)
        layers.removeAll { $0 === layer }
        dismissedItems.append(layer.item)
        layersChanged()
        if hadFocus { restore(layer.returnFocus) }
        let handler = layer.onDismiss
        layer.onDismiss = nil
        handler?(layer)
    }

    private func layersChanged() {
        (queue.needsCompose, queue.composesAll) = (true, true)
        queue.accessibility?.markShape(of: view)
    }

    // MARK: Which layers people can use

    /// The layers that people can use, from back to front: all, or the front modal one and those before it that do not belong to a layer
    /// behind it.
    var activeLayers: [Layer] {
        guard layers.count > 1 else { return layers }
        let usable = layers.filter { $0.level != .dragImage }
        guard let modal = usable.lastIndex(where: \.isModal) else { return usable }
        return usable[modal...].filter { layer in
            outermost(layer, until: usable[modal]).map { outer in usable[modal...].contains { $0 === outer } } ?? false
        }
    }

    /// The layer that a chain of anchors leads to from a layer; the chain ends at `end`. Nil if an anchor is in no layer.
    private func outermost(_ layer: Layer, until end: Layer) -> Layer? {
        var next = layer
        for _ in layers {
            guard next !== end, let anchor = next.anchor else { return next }
            guard let outer = anchor.view.flatMap({ self.layer(around: $0) }) else { return nil }
            next = outer
        }
        return next
    }

    private func isAnchored(_ layer: Layer, in other: Layer) -> Bool {
        layer.anchor?.view.map { self.layer(around: $0) === other } ?? false
    }

    /// The layer whose view this is.
    func layer(of view: View) -> Layer? { layers.first { $0.view === view && view.layoutItem === $0.item } }

    /// The layer that shows a view.
    func layer(around view: View) -> Layer? {
        if layers.count == 1 { return view.selfAndSuperviews.contains { $0 === self.view } ? layers[0] : nil }
        return view.selfAndSuperviews.lazy.compactMap { self.layer(of: $0) }.first { _ in true }
    }

    /// Whether no modal layer keeps people from a view.
    public func isReachable(_ view: View) -> Bool {
        if layers.count == 1 { return true }
        guard let layer = layer(around: view) else { return false }
        return activeLayers.contains { $0 === layer }
    }

    /// Whether people can use a view now: it is shown and enabled, and no modal layer keeps people from it.
    func isUsable(_ view: View) -> Bool { shows(view) && view.isEnabled && isReachable(view) }

    // MARK: Escape and presses outside

    /// Dismisses the front layer that Escape closes; false if there is none.
    func closeByEscape() -> Bool {
        guard let layer = activeLayers.last(where: { $0.closing.contains(.escape) }) else { return false }
        dismissByEscape(layer)
        return true
    }

    /// Dismisses a layer as Escape does, for a gesture that means the same.
    package func dismissByEscape(_ layer: Layer) {
        layer.isClosedByEscape = true
        dismiss(layer)
    }

    /// Dismisses the layers that a press closes.
    ///
    /// - Parameter path: The views that the press hits.
    func closeLayers(pressed path: [View]) {
        guard layers.count > 1 else { return }
        let hit = path.first.flatMap { layer(around: $0) }
        for layer in activeLayers.reversed() {
            if layer === hit { return }
            let isOnAnchor = path.contains { $0 === layer.anchor?.view }
            if layer.closing.contains(.outsidePress), !isOnAnchor { dismiss(layer) }
        }
    }
}
