import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Drops of files and texts from other programs (containers: rule 40). Hosts learn of them only when they are let go, so there is no gap, no
/// hovering and no choice of the operation: it is a copy.
extension ViewRoot {
    /// Gives what another program has dropped to the container at a point.
    ///
    /// A container takes it if its `reordering` is `shared`, it accepts the kinds of all items, and its policy has `receive`, which makes the
    /// views. They come before the child at the point, or to the end. During a drag of views nothing is taken.
    ///
    /// - Parameters:
    ///   - items: What was dropped; files have the kind "file", texts "text".
    ///   - point: The place, in the root's space, in points.
    /// - Returns: Whether a container takes it, or will answer later.
    @discardableResult
    public func drop(_ items: [DragItem], at point: Point) -> Bool {
        guard input.drag == nil, !items.isEmpty else { return false }
        catchUp()
        let session = DragSession(outside: items, in: self, at: point)
        guard let target = session.outsideTarget, let origin = session.origin(of: target) else { return false }
        let visible = target.visibleItems(without: [])
        let next = target.layout.item(at: point - origin)
        let index = visible.firstIndex { $0 === next } ?? visible.count
        let proposal = DropProposal(
            target: target, before: next?.view, index: index, rect: Rect(origin: point - origin, size: .zero), operation: .copy,
            kind: .order,
            cell: nil, next: next)
        switch target.dropPolicy.willDrop(proposal) {
        case .refuse: return false
        case .accept: receive(items, target, before: next)
        case .later(let ticket):
            guard !ticket.isUsed else { return false }
            ticket.answer = { [weak self, weak target] isAccepted in
                if isAccepted, let target { self?.receive(items, target, before: next) }
            }
        }
        return true
    }

    private func receive(_ items: [DragItem], _ target: any DropTarget, before next: LayoutItem?) {
        guard let receive = target.dropPolicy.receive else { return }
        animate(view.theme.motion[.gentle]) {
            for item in items {
                guard let made = receive(item) else { continue }
                if target.takeReceived([made], before: next?.layout === target.layout ? next : nil) == nil { reportReceived(made, target) }
            }
        }
    }

    func reportReceived(_ made: Any, _ target: any DropTarget) {
        report(
            "\(type(of: target))\(target.id.map { " '\($0)'" } ?? ""): `receive` has made a \(type(of: made)), which is neither a view nor a row of "
                + "its list, so nothing was dropped.")
    }
}

extension DragSession {
    /// The container that takes what comes from outside at the place of the pointer; nil for none.
    fileprivate var outsideTarget: (any DropTarget)? {
        let kinds = Set(items.map(\.kind))
        let containers = scene.containers(in: Rect(origin: .zero, size: root.size)) { target in
            target.reordering == .shared && target.isEnabled && target.dropPolicy.receive != nil
                && target.acceptedKinds.isSuperset(of: kinds) && target.dropPolicy.canAccept(self)
        }
        return (DragTargets(containers).target(at: pointer) as? Int).flatMap(scene.target)
    }
}
