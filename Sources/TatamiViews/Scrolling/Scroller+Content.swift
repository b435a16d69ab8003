import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// What a scroller needs that arranges subviews itself, makes them only while they can be seen, and keeps what is seen in place.
extension Scroller {
    /// The time of the last frame or event, in seconds of the root's clock.
    package var currentTime: Double { now }

    /// Returns the distance from the start of the content to the visible part along an axis, in points. While dragging or bouncing it may lie
    /// beyond the ends.
    package func distance(along axis: Axis) -> Double {
        measureAxes()
        return scrolling[axis].distance(at: now)
    }

    /// Returns the distance at which the motion along an axis comes to rest, in points.
    package func restingDistance(along axis: Axis) -> Double {
        measureAxes()
        return scrolling[axis].restingDistance(at: now)
    }

    /// Whether a finger or the thumb of a bar holds the content.
    package var isHeld: Bool { scrolling.horizontal.isDragged || scrolling.vertical.isDragged || scrolling.bar != nil }

    /// Scrolls to a distance from the start of the content along an axis, in points; with nil at once.
    package func scroll(toDistance distance: Double, along axis: Axis, _ timing: Timing?) {
        measureAxes()
        if let timing, root?.reducesMotion != true {
            scrolling[axis].go(toDistance: ScrollMotion.clean(distance), timing, at: now)
        } else {
            scrolling[axis].jump(toDistance: max(0, min(ScrollMotion.clean(distance), scrolling[axis].maximum)))
        }
        scrolled()
    }

    /// Takes over another `contentExtent`, and moves the offset by `shift` points in the same step because something before the visible part came,
    /// went or changed its length. A drag or motion goes on.
    package func contentChanged(shift: Double, along axis: Axis) {
        guard layoutItem != nil else { return }
        let lengths = [(Axis.horizontal, frame.width, contentExtent.width), (.vertical, frame.height, contentExtent.height)]
        if stopped?.axis == axis { scrolling.dragStart += shift }
        for (next, viewport, content) in lengths {
            scrolling[next].change(viewport: viewport, content: content, shift: next == axis ? shift : 0, at: now)
        }
        layoutItem?.queue?.needsPaint = true
    }

    /// The subviews that hold the focus or a gesture. A frame shows them wherever they are, so they must not be given to other content.
    package var childrenInUse: [View] { root?.childrenInUse()[ObjectIdentifier(self)] ?? [] }

    /// Notes that the space of the subviews has moved: what stands where it stood on the screen does not move for people.
    ///
    /// - Parameter way: The distance that is added to the frames of the subviews, in points.
    package func shiftChildren(by way: Point) {
        for child in shown?.children ?? [] { child.shiftShown(by: way) }
        // The index has them where they were.
        shown?.index = nil
    }
}

extension ViewRoot {
    /// How often the views were composed.
    package var frameNumber: Int { stage.composition }
    /// The views that something follows, and those around them: one under the mouse or a finger, with a tooltip or a layer beside it, to which the
    /// focus is going or comes back, or that is dragged. All of that ends when the view leaves the tree, and must not go over to other content.
    package var followedViews: Set<ObjectIdentifier> {
        var followed = (input.hovered + input.held).compactMap(\.view) + input.gestureOwners
        for layer in layers { followed += [layer.anchor?.view, layer.returnFocus.view].compactMap(\.self) }
        followed += [input.tooltips.owner, input.focus.awaited, input.drag?.source].compactMap(\.self)
        return followed.reduce(into: []) { all, view in
            for view in view.selfAndSuperviews where !all.insert(ObjectIdentifier(view)).inserted { break }
        }
    }
    /// Asks for another frame right after this one, for work that is left.
    package func requestFrame() { stage.awaitsFrame = true }
}

extension View {
    /// Moves the frame that the last frame showed, and the motion from it.
    fileprivate func shiftShown(by way: Point) {
        guard let shown else { return }
        shown.frame = shown.frame.moved(by: way)
        shown.extent = shown.extent.moved(by: way)
        motion?.shiftFrame(by: way)
    }

    /// Gives a free subview a place and rules for its size; its `frame` does not count any more. The subview asks for the lengths that the
    /// rules leave open.
    ///
    /// - Parameters:
    ///   - subview: A view that was added by `addSubview`.
    ///   - style: The rules. The offset is the place of the view, in points.
    package func place(_ subview: View, by style: ItemStyle) {
        guard let index = freeSubviews.lastIndex(where: { $0 === subview }), freeItems[index].style != style else { return }
        freeItems[index].style = style
    }

    /// The view's size in points, unrounded, as the last layout left it; nil for a view that no layout has placed.
    package var placedSize: Size? {
        guard let item = layoutItem, let tree = item.queue?.tree, let node = item.node else { return nil }
        return tree.exactFrame(of: node).size
    }
    /// Whether a layout has placed the view.
    package var isPlaced: Bool { placedSize != nil }

    /// Whether a frame has shown the view.
    package var isShown: Bool { shown != nil }
    /// Whether a property of the view moves.
    package var isInMotion: Bool { motion != nil || root?.stage.ways[ObjectIdentifier(self)] != nil }

    /// Makes the view and everything in it as new, because it shows something else from now on: no frame has shown it, nothing moves, and for
    /// assistive technology it is another object. It may be in a tree, and keeps its place there.
    package func becomeOther() {
        if let item = layoutItem, let queue = item.queue {
            queue.root?.stage.ways[ObjectIdentifier(self)] = nil
            // The next pass looks at the view, also if it shows the same as before.
            queue.add(.style, item)
            if let superview { queue.accessibility?.markShape(of: superview) }
        }
        var pending = [self]
        while let next = pending.popLast() {
            next.accessibilityDetails?.numbers = nil
            (next.shown, next.motion) = (nil, nil)
            pending += next.subviews
        }
    }

    /// Lets the view come from a rectangle of its superview's space when it is composed next, or go on from where it is seen if it moves.
    package func come(from rect: Rect, by timing: Timing) {
        guard let root else { return }
        root.stage.ways[ObjectIdentifier(self)] = (rect, ChangeAnimation(timing, delay: 0))
        markForCompose(in: root.stage)
        root.queue.needsCompose = true
    }
}
