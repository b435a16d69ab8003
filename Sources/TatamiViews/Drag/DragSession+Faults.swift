import TatamiInteraction

/// What drags report of containers that cannot work as the program has set them up (containers: rule 41).
extension DragSession {
    /// Reports a container that accepts the items at one time and refuses them at another, although nothing has changed.
    func checkAnswer(of target: any DropTarget) {
        guard let known = accepted[ObjectIdentifier(target)], askOperations(of: target) != known else { return }
        root.report(
            "\(type(of: target))\(target.id.map { " '\($0)'" } ?? ""): its `canAccept` gave two answers for one drag. It may depend on the session "
                + "alone; the first answer counts until something changes.")
    }
}
