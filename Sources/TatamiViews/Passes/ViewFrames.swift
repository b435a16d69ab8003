import TatamiGeometry
import TatamiLayout

extension View {
    /// The view's frame in its superview's space, unrounded, as the last layout left it; nil for a view that no layout has placed.
    ///
    /// Layouts that are nested without a view lie between a view and its superview; their origins are added.
    var placedFrame: Rect? {
        guard let item = layoutItem, let tree = item.queue?.tree, let node = item.node else { return nil }
        var frame = tree.exactFrame(of: node)
        let superview = superview
        let container = superview?.layoutItem?.node
        var parent = tree.parent(of: node)
        while let between = parent, between != container {
            let origin = tree.exactFrame(of: between).origin
            frame.origin = frame.origin + origin
            parent = tree.parent(of: between)
        }
        if let container, tree.direction(of: container) == .rightToLeft, let scroller = superview?.scroller {
            // The tree mirrors in the length of the content that it knows, which is that of a `ScrollView`.
            frame.origin.x += max(0, scroller.contentExtent.width - tree.contentSize(of: container).width)
        }
        if superview == nil, let layer = item.queue?.root?.layer(of: self) { frame.origin = frame.origin + layer.origin }
        return frame
    }

    /// The visibility that results from `hidden`, from the view's item, and from the items of the nested layouts around it, up to its
    /// superview.
    public var effectiveVisibility: Visibility {
        var result = hidden ? Visibility.hidden : .visible
        var item = layoutItem
        while let current = item {
            let visibility = current.presentVisibility
            if visibility == .collapsed { return .collapsed }
            if visibility == .hidden { result = .hidden }
            guard let layout = current.layout, let host = layout.host, host.nestedLayout === layout else { break }
            item = host
        }
        return result
    }

    var placedContentSize: Size? {
        guard let item = layoutItem, let tree = item.queue?.tree, let node = item.node else { return nil }
        return tree.contentSize(of: node)
    }
}
