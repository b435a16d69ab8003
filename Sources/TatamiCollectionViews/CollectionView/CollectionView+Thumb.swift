import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A layout as the thumb of a scroll bar sees it.
struct LayoutLengths: ThumbLengths {
    let layout: any CollectionLayout
    let axis: Axis
    let cross: Double
    let total: Double

    func part(at offset: Double) -> (item: LayoutElement, part: Double)? {
        // Between items there is spacing, or a header.
        for reach in [1, 64, 4_096] as [Double] {
            var (origin, size) = (Point.zero, Size.zero)
            (origin[axis], size[axis], size[axis.cross]) = (offset, reach, cross)
            let found = layout.attributes(in: Rect(origin: origin, size: size)).filter { $0.element.itemKey != nil && !$0.isHidden }
            guard let first = found.min(by: { $0.frame.origin[axis] < $1.frame.origin[axis] }) else { continue }
            let length = first.frame.size[axis]
            // Less than 0 is the room before the item.
            return (first.element, length > 0 ? min((offset - first.frame.origin[axis]) / length, 1) : 0)
        }
        return nil
    }

    func offset(of item: LayoutElement, part: Double) -> Double? {
        layout.attributes(of: item).map { $0.frame.origin[axis] + part * ($0.isHidden ? 0 : $0.frame.size[axis]) }
    }
}

/// The thumb of the scroll bar (collections: rule 30): what is measured while people hold it moves neither it nor the content against the hand.
extension CollectionView {
    private var lengths: LayoutLengths {
        LayoutLengths(layout: arrangement, axis: axis, cross: crossLength, total: state.extent[axis])
    }

    /// Freezes the lengths.
    public func thumbWasTaken(_ bar: ScrollBar, along axis: Axis) {
        guard axis == self.axis else { return }
        state.thumb = HeldThumb(
            drag: ThumbDrag(lengths, viewport: frame.size[axis], track: bar.length, minimum: ScrollBar.minimumThumb),
            updates: counters.updates)
    }

    /// Returns the offset of the item that the place of the thumb meant when it was taken.
    public func offset(forThumbAt position: Double, of bar: ScrollBar, along axis: Axis) -> Double {
        guard axis == self.axis else { return 0 }
        let place = distance(forThumbAt: position, of: bar)
        let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
        return isMirrored ? max(0, contentExtent[axis] - frame.size[axis] - place) : place
    }

    /// Returns the distance from the start of the content that the place of the thumb means.
    private func distance(forThumbAt position: Double, of bar: ScrollBar) -> Double {
        let room = bar.length - bar.thumbLength
        guard room > 0 else { return 0 }
        if state.thumb == nil { thumbWasTaken(bar, along: axis) }
        guard var thumb = state.thumb else { return 0 }
        let offset = thumb.drag.move(to: start(of: position, room), lengths, viewport: frame.size[axis])
        state.thumb = thumb
        return offset + roomBefore
    }

    /// Returns the distance of a thumb from the start of the content. From right to left, the bar begins at the other end.
    private func start(of position: Double, _ room: Double) -> Double {
        axis == .horizontal && layoutDirection == .rightToLeft ? room - position : position
    }

    /// Returns the way of the content in this frame: to what a held thumb means by now, with what was measured since it was there. While nobody
    /// holds it, and when items came or left, so that the lengths are frozen anew, it is the way that keeps what is in sight.
    func way(keeping shift: Double) -> Double {
        guard let held = heldThumb(along: axis), held.bar.length > held.bar.thumbLength else { return shift }
        let hasOthers = state.thumb?.updates != counters.updates
        if state.thumb == nil { thumbWasTaken(held.bar, along: axis) }
        let now = distance(along: axis)
        if hasOthers, var thumb = state.thumb {
            let place = start(of: held.position, held.bar.length - held.bar.thumbLength)
            let isKept = thumb.drag.rebase(lengths, at: place, offset: now + shift - roomBefore, viewport: frame.size[axis])
            thumb.updates = counters.updates
            state.thumb = thumb
            if isKept { return shift }
        }
        return distance(forThumbAt: held.position, of: held.bar) - now
    }
}

/// The thumb while people hold it.
struct HeldThumb {
    var drag: ThumbDrag<LayoutLengths>
    /// The updates that were taken over when the lengths were frozen.
    var updates: Int
}
