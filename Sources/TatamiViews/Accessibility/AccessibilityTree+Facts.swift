import TatamiGeometry

/// What was told of nodes, and what has to be told now.
extension AccessibilityTree {
    func compare(_ view: View, _ root: ViewRoot) {
        visits += 1
        if root.isWindow(view) { compare(window, root) } else if let element = known(view, root) { compare(element, root) }
    }

    private func compare(_ element: AccessibilityElement, _ root: ViewRoot) {
        guard let old = element.facts, element.isAlive else { return }
        let facts = root.facts(of: element.view)
        guard facts != old else { return }
        take(facts, element)
        changes.append(.changed(element))
    }

    func take(_ facts: AccessibilityFacts, _ element: AccessibilityElement) {
        element.facts = facts
        if element.view?.accessibilityLabelledBy != nil { labelled[element.id] = element }
        noteSight(of: element)
    }

    private func noteSight(of element: AccessibilityElement) {
        guard element.seen != turn, element.facts?.states.contains(.offscreen) == false else { return }
        element.seen = turn
        inSight.append(element)
    }

    /// Looks at what can be seen, and at what could be seen before.
    func followSight(_ root: ViewRoot) {
        let before = inSight
        inSight = []
        turn += 1
        for (view, isSeen) in root.viewsInSight() {
            visits += 1
            guard view.isPublished, let element = known(view, root), element.facts != nil else { continue }
            note(element, isInSight: isSeen ?? root.isInSight(view, .now))
            noteSight(of: element)
        }
        for element in before where element.seen != turn && elements[element.id] === element {
            visits += 1
            note(element, isInSight: false)
        }
    }

    /// Nothing else of a node changes where it comes into sight or leaves it.
    private func note(_ element: AccessibilityElement, isInSight: Bool) {
        guard element.facts?.states.contains(.offscreen) == isInSight else { return }
        if isInSight { element.facts?.states.remove(.offscreen) } else { element.facts?.states.insert(.offscreen) }
        changes.append(.changed(element))
    }

    // MARK: Messages

    func announce(_ message: String, _ urgency: AccessibilityLive, by element: AccessibilityElement?) {
        if !message.isEmpty, urgency != .off { changes.append(.announced(message, urgency, element)) }
    }

    func announceChange(of view: View) {
        let text = view.messageText
        guard text != view.accessibilityDetails?.announced else { return }
        view.neededDetails.announced = text
        if let text { announce(text, view.accessibilityLive, by: element(of: view)) }
    }
}

extension View {
    /// What is announced of a live view: the texts inside, else its name.
    var messageText: String? { contentText(includesControls: true) ?? accessibilityName }
}

extension ViewRoot {
    /// The views that may be in sight, parents first, and whether they are: of a long list those near the window. Where there are transforms
    /// only `isInSight` knows.
    fileprivate func viewsInSight() -> [(view: View, isSeen: Bool?)] {
        var found: [(view: View, isSeen: Bool?)] = []
        var pending: [(view: View, area: Rect?)] = activeLayers.map { ($0.view, Rect(origin: .zero, size: size)) }
        while let (view, area) = pending.popLast() {
            guard let shown = view.shown, !view.accessibilityHidden else { continue }
            // A transform may bring anything into sight.
            guard let area, view.transform.isIdentity else {
                found.append((view, nil))
                pending += shown.children.map { ($0, nil) }
                continue
            }
            let seen = area.intersection(shown.frame)
            found.append((view, seen != nil))
            guard let visible = view.clipsContent ? seen : area else { continue }
            let inner = visible.moved(by: view.scrollOffset - shown.frame.origin)
            let children = shown.index?.children(in: inner).map { shown.children[$0] } ?? shown.children
            for child in children where child.shown?.extent.intersection(inner) != nil { pending.append((child, inner)) }
        }
        return found
    }
}
