import TatamiGeometry
import TatamiLayout

/// The sizes and places of layers.
extension ViewRoot {
    /// Dismisses the layers whose view is shown elsewhere, and those whose anchor, or what they are for, is gone.
    func dismissLostLayers() {
        for layer in layers.dropFirst() {
            let isElsewhere = layer.view.layoutItem !== layer.item || layer.item.queue !== queue || layer.view.superview != nil
            let isLost = isElsewhere || layer.anchor.map(isGone) == true || layer.isLost?() == true
            if isLost || isAnchoredInItself(layer) { dismiss(layer) }
        }
    }

    /// True if a chain of anchors leads from a layer back to it, so that nothing says where it is.
    private func isAnchoredInItself(_ layer: Layer) -> Bool {
        var next = layer
        for _ in layers {
            guard let outer = next.anchor?.view.flatMap({ self.layer(around: $0) }) else { return false }
            if outer === layer { return true }
            next = outer
        }
        return false
    }

    /// Updates the layout tree to match the layers.
    func updateLayers() {
        if !dismissedItems.isEmpty {
            for item in dismissedItems { detach(item) }
            dismissedItems = []
            queue.forgetScrollers()
        }
        for layer in layers where layer.item.node == nil && layer.item.queue === queue { attach(layer.item, to: nil, before: nil) }
    }

    private func isGone(_ anchor: LayerAnchor) -> Bool {
        guard let view = anchor.view, layer(around: view) != nil else { return true }
        return view.selfAndSuperviews.contains { $0.effectiveVisibility != .visible }
    }

    /// Sets the sizes and places of the layers in front of the content.
    ///
    /// - Parameter isOther: Whether sizes may have changed since the last call.
    func layoutLayers(isOther: Bool) {
        for layer in layers.dropFirst() {
            guard let node = layer.item.node else { continue }
            if isOther || layer.naturalSize == nil { layer.naturalSize = measure(node) }
            let frame = frame(of: layer)
            if frame.size != tree.exactFrame(of: node).size { tree.layout(node, width: frame.width, height: frame.height) }
            move(layer, to: frame.origin)
        }
    }

    /// The natural size of a layer, as far as the window has room.
    private func measure(_ node: NodeID) -> Size {
        tree.layout(node)
        var natural = tree.exactFrame(of: node).size
        if natural.width > size.width {
            tree.layout(node, width: size.width, height: nil)
            natural = tree.exactFrame(of: node).size
        }
        return Size(natural.width, min(natural.height, size.height))
    }

    private func frame(of layer: Layer) -> Rect {
        let window = Rect(origin: .zero, size: size)
        let frame = layer.placement.frame(
            LayerPlacement.Situation(
                anchor: anchorFrame(of: layer), window: window, size: layer.naturalSize ?? .zero,
                direction: layer.anchor?.view?.layoutDirection ?? direction))
        return Rect(
            Numbers.clean(frame.x), Numbers.clean(frame.y), Numbers.cleanLength(frame.width), Numbers.cleanLength(frame.height))
    }

    /// The anchor of a layer as it is shown at present, in the root's space; the window for a layer without an anchor.
    func anchorFrame(of layer: Layer) -> Rect {
        guard let anchor = layer.anchor, let view = anchor.view else { return Rect(origin: .zero, size: size) }
        let frame = presentedFrame(of: view)
        let rect = anchor.rect.map { $0.moved(by: frame.origin) } ?? frame
        return Rect(Numbers.clean(rect.x), Numbers.clean(rect.y), Numbers.cleanLength(rect.width), Numbers.cleanLength(rect.height))
    }

    /// Moves layers to where their anchors are shown at present.
    func followAnchors() { for layer in layers where layer.anchor != nil { move(layer, to: frame(of: layer).origin) } }

    /// Moves a layer without another compose pass.
    private func move(_ layer: Layer, to point: Point) {
        let origin = Point(grid.snap(point.x), grid.snap(point.y))
        guard origin != layer.origin else { return }
        let way = origin - layer.origin
        layer.origin = origin
        queue.needsPaint = true
        guard let shown = layer.view.shown else { return }
        (shown.frame, shown.extent) = (shown.frame.moved(by: way), shown.extent.moved(by: way))
    }
}
