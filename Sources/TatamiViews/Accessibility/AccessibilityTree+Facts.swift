import TatamiGeometry

/// Compares what was reported about nodes with their present state.
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
        guard element.seen != turn, element.isOffscreen == false else { return }
        element.seen = turn
        inSight.append(element)
    }

    /// Compares the nodes that are in sight with those that were.
    func followSight(_ root: ViewRoot) {
        let before = inSight
        inSight.removeAll(keepingCapacity: true)
        turn += 1
        root.forEachViewInSight { view, isSeen in
            visits += 1
            guard let element = known(view, root), element.isOffscreen != nil else { return }
            note(element, isInSight: isSeen ?? root.isInSight(view, .now))
            noteSight(of: element)
        }
        for element in before where element.seen != turn && elements[element.id] === element {
            visits += 1
            note(element, isInSight: false)
        }
    }

    /// Coming into sight or leaving it changes nothing else about a node.
    private func note(_ element: AccessibilityElement, isInSight: Bool) {
        guard element.isOffscreen == isInSight else { return }
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
    /// The text that is announced for a live view: the texts inside it, or else its name.
    package var messageText: String? { contentText(includesControls: true) ?? accessibilityName }
}

extension ViewRoot {
    /// Calls `body` with every view that may be in sight, parents first, and with whether it is: of a long list with the children near the
    /// window. Inside transforms the answer is nil, and `isInSight` has to be called.
    fileprivate func forEachViewInSight(_ body: (View, Bool?) -> Void) {
        var pending: [(view: View, area: Rect?)] = activeLayers.map { ($0.view, Rect(origin: .zero, size: size)) }
        while let (view, area) = pending.popLast() {
            guard let frame = view.shown?.frame, !view.accessibilityHidden else { continue }
            // A transform may bring anything into sight.
            guard let area, view.transform.isIdentity else {
                body(view, nil)
                for child in view.shown?.children ?? [] { pending.append((child, nil)) }
                continue
            }
            let seen = area.intersection(frame)
            body(view, seen != nil)
            guard let visible = view.clipsContent ? seen : area else { continue }
            view.forEachShownChild(in: visible.moved(by: view.scrollOffset - frame.origin)) { pending.append(($0, $1)) }
        }
    }
}

extension View {
    /// Calls `body` with every child that may reach into `area` of this view's content, and with the area.
    fileprivate final func forEachShownChild(in area: Rect, _ body: (View, Rect) -> Void) {
        guard let children = shown?.children, !children.isEmpty else { return }
        func take(_ child: View) { if child.shown?.extent.intersection(area) != nil { body(child, area) } }
        guard let index = shown?.index else { return children.forEach(take) }
        for number in index.children(in: area, among: children) { take(children[number]) }
    }
}
