import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Drops into containers in which items name their cells, or are put anywhere by rules (containers: rules 18 and 34-36).
extension DragSession {
    /// Returns where an item is put that is held at `rect`, in the space of the container's layout; nil if there is no such place.
    func placed(_ rect: Rect, in target: any DropTarget, _ places: GapPlaces) -> Rect? {
        guard places.kind == .free, let area = target.layout.area, let items = shown?.items else { return rect }
        return target.placement.place(rect, in: area, beside: items.compactMap { $0.view?.frame })
    }

    /// Gives the item at the pointer the cell or the rules of its new place. It is called before the item changes its container.
    func place(at proposal: DropProposal) {
        let item = lifted[grabbed]
        switch proposal.kind {
        case .cells:
            guard let cell = proposal.cell, cell != item.style.cell else { return }
            (item.style.cell, hasPlaced) = (cell, true)
        case .free:
            guard let layout = proposal.target.layout as? RelativeLayout, let area = layout.area else { return }
            if proposal.target === source, let home = homeRect ?? item.view?.frame {
                var way = proposal.rect.origin - home.origin
                if layout.isMirrored { way.x = -way.x }
                guard way != .zero else { return }
                (item.rules, hasPlaced) = (item.rules.moved(by: way), true)
            } else {
                item.rules = .attached(layout.unmirrored(proposal.rect).with(item.style), in: layout.unmirrored(area))
            }
        case .order, .none: break
        }
        if proposal.target !== source { (source?.layout as? RelativeLayout)?.releaseRules(from: item, at: homeRect) }
    }
}

extension ItemLayout {
    /// The rectangle of the layout without its padding, in its own space; nil while it is not shown.
    fileprivate var area: Rect? {
        guard let size = layoutView?.frame.size else { return nil }
        let isMirrored = isMirrored
        let left = isMirrored ? padding.trailing : padding.leading
        return Rect(
            left, padding.top, max(0, size.width - padding.leading - padding.trailing), max(0, size.height - padding.top - padding.bottom))
    }

    fileprivate var isMirrored: Bool { layoutView?.layoutDirection == .rightToLeft }

    /// Returns a rectangle as it is before mirroring.
    fileprivate func unmirrored(_ rect: Rect) -> Rect {
        guard isMirrored, let width = layoutView?.frame.width else { return rect }
        return Rect(width - rect.maxX, rect.y, rect.width, rect.height)
    }
}

extension RelativeLayout {
    /// Lets the items that refer to one that leaves keep their places.
    ///
    /// - Parameter frame: The place of the item, in the space of the layout.
    fileprivate func releaseRules(from item: LayoutItem, at frame: Rect?) {
        guard let frame, let area else { return }
        let names =
            [item.siblingReference] + [item.view?.siblingReference].compactMap { $0 }
            + [item.id, item.view?.id].compactMap { $0?.siblingReference }
        for other in items where other !== item {
            for name in names {
                other.rules = other.rules.released(
                    from: name, at: unmirrored(frame).with(item.style), length: frame.size, in: unmirrored(area))
            }
        }
    }
}

extension Rect {
    /// Returns the rectangle with the margins of an item around it.
    fileprivate func with(_ style: ItemStyle) -> Rect {
        let (across, down) = (style[.horizontal], style[.vertical])
        return Rect(
            x - across.marginStart, y - down.marginStart, width + across.marginStart + across.marginEnd,
            height + down.marginStart + down.marginEnd)
    }
}
