import TatamiGeometry

/// The nodes that assistive technology has read so far, updated from the changes of the views.
///
/// A node is made when a client reads it or a sibling. Its facts are compared with those reported last only if a client has read them. A
/// frame costs what has changed and what can be seen; rows far away cost nothing. The frame and the relations of a node are computed when
/// a client reads them.
package final class AccessibilityTree {
    package let window = AccessibilityElement(0, nil)
    private(set) weak var root: ViewRoot?
    var elements: [UInt64: AccessibilityElement] = [:]
    var changes: [AccessibilityChange] = []
    /// Views whose facts may have changed, and views whose children may have changed.
    private var marked = MarkedViews(), reshaped = MarkedViews()
    /// Views that have come into another view, by which they and the views inside them may have been enabled or disabled.
    private var moved = MarkedViews()
    /// Views whose texts are announced if they have changed.
    var live = MarkedViews()
    var inSight: [AccessibilityElement] = []
    /// Nodes that are named by the text of another view.
    var labelled: [UInt64: AccessibilityElement] = [:]
    private weak var focused: View?
    /// Counts updates.
    var turn = 1
    /// The number of views that the present update has visited.
    var visits = 0

    init(_ root: ViewRoot) {
        self.root = root
        focused = root.focusedView
        // Messages that are shown already are not announced.
        var pending = root.layers.map(\.view)
        while let view = pending.popLast() {
            if view.accessibilityLive != .off { view.neededDetails.announced = view.messageText }
            pending.append(contentsOf: view.shown?.children ?? [])
        }
    }

    // MARK: Reading

    /// Returns the node with an id; nil if it is gone or no client has read it.
    package func element(_ id: UInt64) -> AccessibilityElement? { id == 0 ? window : elements[id] }

    /// Returns the children of a node. The children of a long list are made but not visited.
    package func children(of element: AccessibilityElement) -> [AccessibilityElement] {
        if let children = element.children { return children }
        guard let root, element.isAlive else { return [] }
        let children = root.publishedChildren(of: element.view).map { self.element(of: $0, root) }
        place(children, in: element)
        return children
    }

    package func facts(of element: AccessibilityElement) -> AccessibilityFacts? {
        if let facts = element.facts { return facts }
        guard let root, element.isAlive else { return nil }
        let facts = root.facts(of: element.view)
        take(facts, element)
        return facts
    }

    /// Returns the present frame of a node in the root's space, in points; nil if it is gone.
    package func frame(of element: AccessibilityElement) -> Rect? {
        guard let root, element.isAlive else { return nil }
        return root.absoluteFrame(of: element.view ?? root.view)
    }

    /// Returns the nodes to which a node is related, and makes those that no client has read.
    package func relations(of element: AccessibilityElement) -> [AccessibilityRelation: [AccessibilityElement]] {
        guard let root, let view = element.view else { return [:] }
        return root.relations(of: view).mapValues { $0.compactMap(self.element) }
    }

    /// Returns the innermost node at a point of the root's space.
    package func element(at point: Point) -> AccessibilityElement? {
        root?.view(at: point, for: .assistiveTechnology)?.selfAndSuperviews.lazy.compactMap { self.element(of: $0) }.first { _ in true }
    }

    /// Returns the node of a view, and makes it with the nodes around it if no client has read it; nil for a view without a node.
    package func element(of view: View) -> AccessibilityElement? {
        guard let root, root.shows(view), root.isReachable(view), view.isPublished, !root.isWindow(view) else { return nil }
        var element = window
        for next in view.selfAndSuperviews.filter({ $0.isPublished && !root.isWindow($0) }).reversed() {
            _ = children(of: element)
            guard let child = known(next, root), child.parent === element else { return nil }
            element = child
        }
        return element
    }

    /// Returns the node of a view if a client has read it.
    func known(_ view: View, _ root: ViewRoot) -> AccessibilityElement? {
        guard let details = view.accessibilityDetails, details.numbers === root.stage.accessibilityNumbers else { return nil }
        return details.element
    }

    func element(of view: View, _ root: ViewRoot) -> AccessibilityElement {
        if let element = known(view, root) { return element }
        let element = AccessibilityElement(root.stage.accessibilityNumbers.number(of: view), view)
        elements[element.id] = element
        view.neededDetails.element = element
        return element
    }

    func place(_ children: [AccessibilityElement], in parent: AccessibilityElement) {
        for (index, child) in children.enumerated() { (child.parent, child.index, child.placed) = (parent, index, turn) }
        parent.children = children
        visits += children.count
    }

    // MARK: Changes

    /// Marks a view whose facts may have changed.
    func mark(_ view: View) { marked.insert(view) }

    /// Marks a view inside which nodes may have been added, removed or reordered.
    func markShape(of view: View) { reshaped.insert(view) }

    /// Compares a view that the compose pass shows with the last pass: it may have other children, or another place among its siblings.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - frame: Its frame.
    ///   - children: Its shown children; nil if they are those of the last pass.
    ///   - old: The result of the last compose pass; nil if it did not show the view.
    func noteComposed(_ view: View, _ frame: Rect, _ children: [View]?, _ old: ShownView?) {
        if let old {
            if old.frame != frame, let parent = view.superview {
                reshaped.insert(parent)
                // The actions of a view may depend on its size, and on that of its content.
                marked.insert(parent)
                // Those of an item that people drag depend on its place.
                if old.frame.size != frame.size || view.layoutItem?.layout?.itemsTakeFocus == true { marked.insert(view) }
            }
            guard let children, !old.children.elementsEqual(children, by: ===) else { return }
            reshaped.insert(view)
            let before = Set(old.children.map(ObjectIdentifier.init))
            for child in children where !before.contains(ObjectIdentifier(child)) { moved.insert(child) }
            return
        }
        reshaped.insert(view)
        guard view.accessibilityLive != .off else { return }
        view.neededDetails.announced = nil
        live.insert(view)
    }

    /// Takes the changes since the last call, in order. Between two frames, it finds the changes that need no frame: names, roles, values.
    package func takeChanges() -> [AccessibilityChange] {
        _ = update(hasPainted: false)
        defer { changes = [] }
        return changes
    }

    /// Finds the changes of what was read.
    ///
    /// - Parameter hasPainted: Whether views may have come into sight or left it.
    /// - Returns: The number of views that were visited.
    func update(hasPainted: Bool) -> Int {
        guard let root else { return 0 }
        visits = 0
        turn += 1
        noteFocus(root)
        let views = marked.takeAll()
        let containers = reshaped.takeAll()
        var touched = MarkedViews()
        for view in views { spread(view, &touched) }
        for view in containers { spreadUp(view, &touched, countsFocus: true) }
        spreadDown(moved.takeAll(), &touched)
        reshape(views, containers, &touched, root)
        for view in touched.takeAll() { compare(view, root) }
        if hasPainted { followSight(root) }
        for view in live.takeAll() where root.shows(view) && root.isReachable(view) { announceChange(of: view) }
        return visits
    }

    /// Reports a change of the focus, even if no client has read the view.
    private func noteFocus(_ root: ViewRoot) {
        guard focused !== root.focusedView else { return }
        if let focused { marked.insert(focused) }
        focused = root.focusedView
        guard let focused else { return }
        marked.insert(focused)
        guard let element = element(of: focused), element.facts == nil, facts(of: element) != nil else { return }
        changes.append(.changed(element))
    }

    /// Marks a view and the views whose facts may depend on it: those to which it is related, and those around it.
    private func spread(_ view: View, _ touched: inout MarkedViews) {
        touched.insert(view)
        for end in view.accessibilityDetails?.related ?? [] { if let other = end.view { touched.insert(other) } }
        spreadUp(view, &touched, countsFocus: view.canBecomeFocused || view.scroller != nil)
    }

    private func spreadDown(_ views: [View], _ touched: inout MarkedViews) {
        var pending = views
        while let view = pending.popLast() {
            visits += 1
            touched.insert(view)
            pending += view.shown?.children ?? []
        }
    }

    /// Marks the views around a view whose facts may depend on it.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - touched: Receives the views whose facts may have changed.
    ///   - countsFocus: Whether a scroller around the view may have gained or lost the ability to take the focus. A scroller can take it
    ///     if no view inside it can.
    private func spreadUp(_ view: View, _ touched: inout MarkedViews, countsFocus: Bool) {
        var isInLive = false
        for outer in view.selfAndSuperviews {
            visits += 1
            if outer.role.isNamedByContent || countsFocus && outer.scroller != nil { touched.insert(outer) }
            if isInLive || outer.accessibilityLive == .off { continue }
            isInLive = true
            live.insert(outer)
        }
    }
}
