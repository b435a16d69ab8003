import TatamiInteraction

/// One switch: the views that a decision names, and what is missing until its end.
final class VisibilitySwitch {
    struct Target {
        let name: String
        weak var view: View?
        let wasVisible: Bool
        let isVisible: Bool
    }

    let targets: [Target]
    /// The targets whose completion has yet to be called.
    var unanswered: Set<Int>
    /// Whether every target was asked to change.
    var isUnderWay = false

    init(_ targets: [Target]) {
        self.targets = targets
        unanswered = Set(targets.indices)
    }
}

extension VisibilityRules {
    /// The number of switches after which requests that callbacks make are refused: callbacks that request something else each time would
    /// never end.
    private static let mostRounds = 1_000

    /// Carries out all decisions that wait, unless that is going on already.
    func switchWaiting() {
        guard !isSwitching else { return }
        isSwitching = true
        defer { isSwitching = false }
        var rounds = 0
        while !waiting.isEmpty {
            rounds += 1
            if rounds > Self.mostRounds {
                waiting = []
                return report("visibility rules: callbacks request another change after each of \(Self.mostRounds) switches")
            }
            switchViews(waiting.removeFirst())
        }
    }

    private func switchViews(_ states: [ViewVisibility]) {
        if let running { finish(running) }
        willSwitch?()
        let targets = states.compactMap { state in
            view(named: state.name).map { view in
                VisibilitySwitch.Target(
                    name: state.name, view: view, wasVisible: isVisible(view, state.name), isVisible: state.isVisible)
            }
        }
        let now = VisibilitySwitch(targets)
        running = now
        for (root, indices) in Self.grouped(targets) { change(indices, of: now, in: root) }
        now.isUnderWay = true
        if now.unanswered.isEmpty { finish(now) }
    }

    /// Returns the indices of the targets, those of each root together.
    private static func grouped(_ targets: [VisibilitySwitch.Target]) -> [(root: ViewRoot?, indices: [Int])] {
        var groups: [(root: ViewRoot?, indices: [Int])] = []
        var places: [ObjectIdentifier?: Int] = [:]
        for (index, target) in targets.enumerated() {
            let root = target.view?.root
            if let place = places[root.map(ObjectIdentifier.init)] {
                groups[place].indices.append(index)
            } else {
                places[root.map(ObjectIdentifier.init)] = groups.count
                groups.append((root, [index]))
            }
        }
        return groups
    }

    /// Changes the views of one root.
    private func change(_ indices: [Int], of now: VisibilitySwitch, in root: ViewRoot?) {
        guard let animation, let root else { return answer(indices.filter { changesAtOnce($0, of: now) }, of: now) }
        var changed: [Int] = []
        root.animate(animation.timing, delay: animation.delay) {
            changed = indices.filter { changesAtOnce($0, of: now) }
        } completion: { [weak self, weak now] _ in
            if let self, let now { answer(changed, of: now) }
        }
    }

    /// Shows or hides the view of a target.
    ///
    /// - Returns: False if a delegate was asked, whose completion answers.
    private func changesAtOnce(_ index: Int, of now: VisibilitySwitch) -> Bool {
        let target = now.targets[index]
        guard let view = target.view else { return true }
        let earlier = orders[target.name]
        if isVisible(view, target.name) == target.isVisible, earlier?.isVisible ?? target.isVisible == target.isVisible { return true }
        guard let delegate = delegate(of: target.name) else {
            orders[target.name] = nil
            plain.setVisible(view, target.isVisible)
            return true
        }
        orderCount += 1
        let order = Order(isVisible: target.isVisible, number: orderCount)
        orders[target.name] = order
        delegate.setVisible(view, target.isVisible) { [weak self, weak now] in
            guard let self else { return }
            if orders[target.name]?.number == order.number { orders[target.name] = nil }
            if let now { answer([index], of: now) }
        }
        return false
    }

    /// Notes that targets have arrived. Calling it twice for a target, or after the end, has no effect.
    private func answer(_ indices: [Int], of now: VisibilitySwitch) {
        now.unanswered.subtract(indices)
        guard now.unanswered.isEmpty, now.isUnderWay, running === now else { return }
        if isSwitching { return finish(now) }
        isSwitching = true
        finish(now)
        isSwitching = false
        switchWaiting()
    }

    /// Ends a switch and reports its changes.
    private func finish(_ done: VisibilitySwitch) {
        running = nil
        let changed = done.targets.compactMap { target -> ViewVisibility? in
            guard let view = target.view else { return nil }
            let now = isVisible(view, target.name)
            return now == target.wasVisible ? nil : ViewVisibility(target.name, isVisible: now)
        }
        didSwitch?(changed)
    }
}
