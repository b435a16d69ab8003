import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Where an item is put in the viewport when a collection scrolls to it.
public enum ScrollAlignment: Hashable, Sendable {
    /// At its start, behind what is pinned there.
    case start
    /// In the middle.
    case center
    /// At its end.
    case end
    /// Where it takes the shortest way, or nowhere else if the item is in sight.
    case nearest
}

/// An item that the collection is scrolling to.
struct ScrollAim {
    let key: ItemKey
    let alignment: ScrollAlignment
    /// The time at which it arrives; nil if it is there at once.
    let end: Double?
    /// Where the scrolling comes to rest, as far as the lengths are known. If it is elsewhere, somebody else scrolls.
    var target: Double
    /// The section whose row scrolls to the item, and where that comes to rest; nil while there is none.
    var row: SectionKey?
    var rowTarget: Double?
    let completion: ((Bool) -> Void)?
}

/// Scrolling to items (collections: rule 31).
extension CollectionView {
    /// The seconds that the way to an item takes.
    private static let duration = 0.3
    /// The distance from an item, in viewports, from which the way begins nearer to it.
    private static let farthest = 3.0

    /// Scrolls to an item. The lengths before it may be estimates: the way is corrected while they are measured, and ends at the item.
    ///
    /// - Parameters:
    ///   - key: The item.
    ///   - alignment: Where the item is put in the viewport.
    ///   - isAnimated: Whether the content moves there in 0.3 s; otherwise it is there in the next frame.
    ///   - completion: Called once it has arrived; with false if the item left or something else began to scroll.
    public func scroll(
        to key: ItemKey, alignment: ScrollAlignment = .nearest, isAnimated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        endAim(false)
        let moves = isAnimated && root != nil && root?.reducesMotion != true && state.cross != nil
        state.aim = ScrollAim(
            key: key, alignment: alignment, end: moves ? currentTime + Self.duration : nil,
            target: moves ? restingDistance(along: axis) : 0,
            completion: completion)
        // An update may bring the item first.
        contentChanged()
    }

    func endAim(_ hasArrived: Bool) {
        guard let aim = state.aim else { return }
        state.aim = nil
        aim.completion?(hasArrived)
    }

    /// Ends the way if somebody else has begun to scroll.
    func checkAim() {
        guard let aim = state.aim, state.cross != nil else { return }
        let row = arrangement.attributes(of: .item(aim.key))?.row.flatMap { carousels.views[$0] }
        var isElsewhere = abs(restingDistance(along: axis) - aim.target) > 0.01
        if let row, let target = aim.rowTarget, row.section == aim.row, row.isLaidOut {
            isElsewhere = isElsewhere || abs(row.restingDistance(along: axis.cross) - target) > 0.5
        }
        if isHeld || row?.isHeld == true || aim.end != nil && isElsewhere { endAim(false) }
    }

    /// Aims at where the item is now. Returns whether the offset has changed at once.
    func followAim() -> Bool {
        guard let aim = state.aim else { return false }
        guard !hiddenItems.keys.contains(aim.key), let frame = arrangement.attributes(of: .item(aim.key))?.frame else {
            endAim(false)
            return false
        }
        let most = max(0, state.extent[axis] + refreshRoom - self.frame.size[axis])
        let wanted = max(0, min(distance(for: frame, aim.alignment) + refreshRoom, most))
        let now = distance(along: axis)
        let row = scrollRow(to: aim.key, aim.alignment, in: aim.end.flatMap { $0 > currentTime ? $0 - currentTime : nil })
        guard let end = aim.end, end > currentTime else {
            let isThere = abs(wanted - now) * (root?.grid.scale ?? 1) < 0x1p-6
            // An item without a length never gets a cell.
            let isSeen = cells[.item(aim.key)].map { $0.isMeasured || !$0.isFree } ?? (frame.size[axis] <= 0)
            if isThere, row.isThere, isSeen { endAim(true) }
            if isThere { return row.hasJumped }
            scroll(toDistance: wanted, along: axis, nil)
            state.aim?.target = wanted
            return true
        }
        guard abs(wanted - aim.target) > 1e-6 else { return row.hasJumped }
        let viewport = self.frame.size[axis]
        var hasJumped = false
        if abs(wanted - now) > Self.farthest * viewport {
            scroll(toDistance: wanted > now ? wanted - viewport : wanted + viewport, along: axis, nil)
            hasJumped = true
        }
        scroll(toDistance: wanted, along: axis, .curve(.easeOut, duration: end - currentTime))
        let target = restingDistance(along: axis)
        state.aim?.target = target
        return hasJumped
    }

    /// Returns the distance from the start at which a frame of the layout has its place in the viewport.
    private func distance(for frame: Rect, _ alignment: ScrollAlignment) -> Double {
        let (start, length, viewport) = (frame.origin[axis], frame.size[axis], self.frame.size[axis])
        let rest = restingDistance(along: axis) - refreshRoom
        let (above, below) = coverage(from: start, to: start + length)
        switch alignment {
        case .start: return start - above
        case .center: return start + (length - above + below) / 2 - viewport / 2
        case .end: return start + length + below - viewport
        case .nearest:
            if start - above < rest || above + length + below > viewport { return start - above }
            return max(rest, start + length + below - viewport)
        }
    }
}
