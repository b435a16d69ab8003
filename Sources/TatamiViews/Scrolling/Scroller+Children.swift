import TatamiGeometry

/// The subviews of a scroller that a frame shows.
extension Scroller {
    /// Returns the subviews for the next compose pass: those that `visibleChildren` returns, and those in `kept`; nil for all subviews.
    ///
    /// - Parameter kept: Subviews that are shown wherever they are.
    func composedChildren(keeping kept: [View]) -> [View]? {
        let areas = areasToCompose
        var children: [View] = []
        var seen: Set<ObjectIdentifier> = []
        for area in areas {
            guard let found = visibleChildren(in: area) else {
                scrolling.composedAreas = nil
                return nil
            }
            children += found.filter { $0.superview === self && seen.insert(ObjectIdentifier($0)).inserted }
        }
        children += kept.filter { seen.insert(ObjectIdentifier($0)).inserted }
        scrolling.composedAreas = areas
        return children
    }

    /// Whether something is or will be visible that the last compose pass did not include.
    var leavesComposedAreas: Bool {
        guard let areas = scrolling.composedAreas else { return false }
        let content = Rect(origin: .zero, size: contentExtent)
        return [viewport, restingViewport].contains { visible in
            guard let needed = visible.intersection(content) else { return false }
            return !areas.contains { $0.contains(needed) }
        }
    }

    /// The smallest rectangle around the areas for which a frame requests subviews.
    var areaToCompose: Rect { areasToCompose.dropFirst().reduce(areasToCompose[0]) { $0.union($1) } }

    /// The areas for which a frame requests subviews.
    fileprivate var areasToCompose: [Rect] {
        let areas = [viewport, restingViewport].map { Rect($0.x - $0.width / 2, $0.y - $0.height / 2, 2 * $0.width, 2 * $0.height) }
        return areas[0] == areas[1] ? [areas[0]] : areas
    }
}

extension ChangeQueue {
    /// Lets scrollers make the subviews that the next frame shows.
    func prepareChildren() { for scroller in scrollers { scroller.prepareChildren(in: scroller.areasToCompose) } }
}

extension ViewRoot {
    /// Requests a compose pass if a scroller has come to views that the last one did not show.
    ///
    /// - Returns: Whether that is so.
    @discardableResult func noteScrolledChildren() -> Bool {
        guard queue.scrollers.contains(where: \.leavesComposedAreas) else { return false }
        queue.needsCompose = true
        return true
    }

    /// Returns the subviews of scrollers that hold the focus or a gesture, by scroller. They stay shown while the content scrolls.
    func childrenInUse() -> [ObjectIdentifier: [View]] {
        var kept: [ObjectIdentifier: [View]] = [:]
        for view in [input.focus.view, input.focus.awaited].compactMap({ $0 }) + input.gestureOwners {
            for inner in view.selfAndSuperviews {
                guard let outer = inner.superview, outer.scroller != nil else { continue }
                kept[ObjectIdentifier(outer), default: []].append(inner)
            }
        }
        return kept
    }
}

extension Rect {
    /// Whether all of another rectangle lies in this one.
    func contains(_ other: Rect) -> Bool { other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY }
}
