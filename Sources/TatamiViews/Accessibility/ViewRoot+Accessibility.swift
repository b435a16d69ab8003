import TatamiGeometry

extension ViewRoot {
    /// Whether every frame that changes something leaves a tree for assistive technology, `latestAccessibilityTree`. Only where somebody
    /// reads it: it costs a walk over all that is shown.
    public var keepsAccessibilityTree: Bool {
        get { stage.keepsAccessibility }
        set {
            stage.keepsAccessibility = newValue
            if !newValue { stage.accessibility = nil }
        }
    }

    /// The tree as the last frame left it; nil where none is kept.
    public var latestAccessibilityTree: AccessibilityNode? { stage.accessibility }

    /// The pass of a frame: makes the tree anew where something may be another.
    ///
    /// - Returns: how many nodes it has; 0 where nothing was made.
    func updateAccessibility(hasPainted: Bool) -> Int {
        guard stage.keepsAccessibility, hasPainted || stage.accessibility == nil else { return 0 }
        let tree = accessibilityTree()
        stage.accessibility = tree
        var count = 0, pending = [tree]
        while let node = pending.popLast() {
            count += 1
            pending.append(contentsOf: node.children)
        }
        return count
    }

    /// All that is shown, as assistive technology reads it: in reading order; views that only hold others are left out, and what is
    /// in a control is part of it. Made when somebody asks.
    public func accessibilityTree() -> AccessibilityNode {
        if queue.needsCompose || stage.composition == 0 { compose(isAnimated: stage.paintedComposition > 0) }
        var nodes: [[AccessibilityNode]] = [[]], pending: [Step] = [.view(view)]
        while let step = pending.popLast() {
            switch step {
            case .view(let view):
                if view.accessibilityIsHidden { continue }
                guard !view.accessibilityIsElement else {
                    nodes[nodes.count - 1].append(node(of: view, view.role, []))
                    continue
                }
                pending.append(.end(view))
                nodes.append([])
                let children = view.shown?.children ?? []
                let order = queue.readingOrder(of: children)
                pending.append(contentsOf: order.reversed().map { .view($0) })
            case .end(let view):
                let children = nodes.removeLast()
                if view === self.view {
                    nodes[nodes.count - 1].append(node(of: view, .window, children))
                } else if view.accessibilityIsGroup {
                    nodes[nodes.count - 1].append(node(of: view, view.role, children))
                } else {
                    nodes[nodes.count - 1] += children
                }
            }
        }
        if let top = nodes[0].first, !view.accessibilityIsElement { return top }
        // One control or text is all there is, or nothing.
        return window(with: nodes[0])
    }

    private enum Step {
        case view(View)
        case end(View)
    }

    private func window(with children: [AccessibilityNode]) -> AccessibilityNode {
        AccessibilityNode(
            id: stage.accessibilityNumbers.number(of: view), role: .window, label: nil, value: nil, identifier: nil,
            frame: absoluteFrame(of: view), states: [], actions: [], children: children)
    }

    private func node(of view: View, _ role: AccessibilityRole, _ children: [AccessibilityNode]) -> AccessibilityNode {
        var states: Set<AccessibilityNode.State> = view.accessibilityStates
        let frame = absoluteFrame(of: view)
        if view === focusedView { states.insert(.focused) }
        if !view.isEnabled { states.insert(.disabled) }
        if frame.intersection(Rect(0, 0, size.width, size.height)) == nil { states.insert(.offscreen) }
        var actions = view.isEnabled ? view.accessibilityActions : []
        if view.isEnabled, view.canBecomeFocused { actions.append(.focus) }
        return AccessibilityNode(
            id: stage.accessibilityNumbers.number(of: view), role: role, label: view.accessibilityLabel ?? view.textContent,
            value: view.accessibilityValue, identifier: view.id, frame: frame, states: states, actions: actions, children: children)
    }

    /// Does what assistive technology asks for; false where the view is gone or cannot do that.
    @discardableResult public func perform(_ action: AccessibilityAction, on id: UInt64) -> Bool {
        stage.accessibilityNumbers.view(id).map { perform(action, on: $0) } ?? false
    }

    /// The same for a view.
    @discardableResult public func perform(_ action: AccessibilityAction, on view: View) -> Bool {
        guard shows(view), view.isEnabled else { return false }
        if action == .focus { return focus(view, isVisible: true) }
        return view.accessibilityActions.contains(action) && view.performAccessibilityAction(action)
    }
}
