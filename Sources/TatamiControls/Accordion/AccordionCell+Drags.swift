import TatamiInteraction
import TatamiViews

/// What drags mean for a cell: it is shown folded while people drag it, opens where they rest on it, and passes drops on to its body
/// (containers: rules 8, 18 and 28).
extension AccordionCell: ShrinksInDrags, OpensForDrags, PassesDrops {
    package var partInDrags: View { slot }

    package func setLifted(_ isLifted: Bool) {
        guard self.isLifted != isLifted else { return }
        self.isLifted = isLifted
        shownFoldingChanged()
    }

    /// The body, if it takes drops itself.
    public var innerTarget: (any DropTarget)? { bodyItem?.view as? any DropTarget }

    /// Returns the unfolding of a folded cell; nil for an open one, and for a drag of cells unless the body takes them.
    public func dragOpening(over child: View?, for session: DragSession) -> DragOpening? {
        guard isFolded, !isLifted, bodyItem != nil, isEnabled else { return nil }
        let kinds = Set(session.items.map(\.kind))
        if let accordion, accordion.acceptedKinds.isSuperset(of: kinds), innerTarget?.acceptedKinds.isSuperset(of: kinds) != true {
            return nil
        }
        return DragOpening(
            id: ViewName(self), blink: { [weak self] in self?.slot.flash() },
            open: { [weak self] in self?.openForDrag() }, end: { [weak self] target in self?.drop(in: target) })
    }

    private func openForDrag() {
        accordion?.isOpeningForDrag = true
        unfold()
        accordion?.isOpeningForDrag = false
    }

    /// Folds the cell if nothing was dropped in it. Otherwise the others of an exclusive accordion fold, which stayed open for the drag.
    private func drop(in target: (any DropTarget)?) {
        guard let target, target.superviews.contains(where: { $0 === self }) else { return fold() }
        accordion?.foldOthers(than: self)
    }
}
