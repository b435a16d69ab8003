import TatamiGeometry

extension ViewRoot {
    /// Whether the root keeps the tree that clients of assistive technology read. While it is false, accessibility costs nothing.
    public var keepsAccessibilityTree: Bool {
        get { queue.accessibility != nil }
        set { if newValue != keepsAccessibilityTree { queue.accessibility = newValue ? AccessibilityTree(self) : nil } }
    }

    /// The tree that assistive technology has read so far; nil without a client.
    package var accessibility: AccessibilityTree? { queue.accessibility }

    /// Announces a message to people who use a screen reader: the result of a search, the end of long work. It has no effect without a
    /// client.
    public func announce(_ message: String, _ urgency: AccessibilityLive = .polite) {
        queue.accessibility?.announce(message, urgency, by: nil)
    }

    /// Returns everything that is shown and not behind a modal layer, as assistive technology reads it: in reading order, without views
    /// that only hold others. The tree is made by each call.
    public func accessibilityTree() -> AccessibilityNode {
        if queue.needsCompose || stage.composition == 0 { compose(isAnimated: stage.paintedComposition > 0) }
        var lists: [[AccessibilityNode]] = [[]]
        var pending: [Step] = publishedChildren(of: nil).reversed().map(Step.view)
        while let step = pending.popLast() {
            switch step {
            case .view(let view):
                lists.append([])
                pending.append(.end(view))
                pending += publishedChildren(of: view).reversed().map(Step.view)
            case .end(let view):
                let children = lists.removeLast()
                lists[lists.count - 1].append(node(of: view, children))
            }
        }
        return node(of: nil, lists[0])
    }

    private enum Step {
        case view(View)
        case end(View)
    }

    // MARK: One view; nil means the window

    /// Returns the views whose nodes are the children of a view's node, in reading order.
    func publishedChildren(of view: View?) -> [View] {
        // The window's node stands for a content that is a plain group. Other layers are inside it, as far as people can use them.
        var children: [View] = []
        var pending: [View] =
            view?.shownInOrder.reversed()
            ?? activeLayers.reversed().flatMap { isWindow($0.view) ? $0.view.shownInOrder.reversed() : [$0.view] }
        while let next = pending.popLast() {
            if next.shown == nil || next.accessibilityHidden { continue }
            if next.isPublished { children.append(next) } else { pending.append(contentsOf: next.shownInOrder.reversed()) }
        }
        return children
    }

    /// Whether the window's node stands for the view, because the view is the content of the root and a plain group.
    func isWindow(_ view: View) -> Bool { view === self.view && view.role == .group }

    func node(of view: View?, _ children: [AccessibilityNode]) -> AccessibilityNode {
        let relations = view.map(relations) ?? [:]
        return AccessibilityNode(
            id: view.map { stage.accessibilityNumbers.number(of: $0) } ?? 0, facts: facts(of: view),
            frame: absoluteFrame(of: view ?? self.view),
            relations: relations.mapValues { $0.map { stage.accessibilityNumbers.number(of: $0) } }, children: children)
    }

    func facts(of view: View?) -> AccessibilityFacts {
        guard let view else { return windowFacts }
        var states = view.accessibilityStates
        if view === focusedView { states.insert(.focused) }
        if !view.isEnabled { states.insert(.disabled) }
        if !isInSight(view, .now) { states.insert(.offscreen) }
        var actions = view.isEnabled ? view.accessibilityActions : []
        if view.isEnabled, view.canBecomeFocused { actions.append(.focus) }
        if view.isEnabled, let text = view as? any HasTextCommands { actions += text.commandActions }
        if view.isEnabled { actions += moveActions(of: view) }
        return AccessibilityFacts(
            role: view.role, label: view.accessibilityName, value: view.accessibilityValue, hint: view.accessibilityExplanation,
            identifier: view.id,
            states: states, actions: actions, level: view.accessibilityLevel, text: (view as? any AccessibleText)?.accessibilityText,
            range: states.contains(.mixed) ? nil : (view as? any AccessibleRange)?.accessibilityRange,
            selection: view.ownSelection, selectedItem: (view as? any AccessibleSelection)?.selectedAccessibilityItem,
            link: (view as? any AccessibleLink)?.accessibilityLink)
    }

    private var windowFacts: AccessibilityFacts {
        let view = isWindow(view) ? view : nil
        return AccessibilityFacts(
            role: .window, label: view?.accessibilityLabel, value: nil, hint: nil, identifier: view?.id, states: [], actions: [], level: 0,
            text: nil, range: nil, selection: nil, selectedItem: nil, link: nil)
    }

    // MARK: Actions

    /// Performs an action for assistive technology. Returns false if the view with that id is gone or cannot perform it.
    @discardableResult public func perform(_ action: AccessibilityAction, on id: UInt64) -> Bool {
        stage.accessibilityNumbers.view(id).map { perform(action, on: $0) } ?? false
    }

    /// Performs an action on a view for assistive technology. Returns false if the view is not shown, is behind a modal layer, is
    /// disabled, or cannot perform it.
    @discardableResult public func perform(_ action: AccessibilityAction, on view: View) -> Bool {
        guard shows(view), isReachable(view) else { return false }
        if action == .scrollIntoView {
            view.scrollIntoView()
            return true
        }
        guard view.isEnabled else { return false }
        if action == .focus { return focus(view, isVisible: true) }
        if let isDone = (view as? any HasTextCommands)?.perform(commandOf: action) { return isDone }
        if let isDone = perform(moveOf: view, by: action) { return isDone }
        return view.accessibilityActions.contains(action) && view.performAccessibilityAction(action)
    }

    /// Sets a number for assistive technology. Returns false if the view is gone, hidden or disabled, or refuses the number.
    package func setValue(_ value: Double, on id: UInt64) -> Bool {
        guard let view = stage.accessibilityNumbers.view(id) as? any AccessibleRange, isUsable(view), value.isFinite
        else { return false }
        return view.setAccessibilityValue(value)
    }
}
