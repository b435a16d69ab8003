import TatamiGeometry

/// The nodes that assistive technology has read so far, kept up to date from what changes.
///
/// A node is made when somebody asks for it or for a sibling, and its facts are compared with what was told only where somebody has read
/// them. A frame costs what has changed and what can be seen; rows far away cost nothing. Where a node is, and what it is related to, is
/// computed when somebody asks.
package final class AccessibilityTree {
    package let window = AccessibilityElement(0, nil)
    private(set) weak var root: ViewRoot?
    var elements: [UInt64: AccessibilityElement] = [:]
    var changes: [AccessibilityChange] = []
    /// Views whose facts, and views whose children may be others.
    private var marked = MarkedViews(), reshaped = MarkedViews()
    /// Views that have come into another view: whether they are enabled may have changed with all that is inside.
    private var moved = MarkedViews()
    /// Views whose texts are announced where they have changed.
    var live = MarkedViews()
    var inSight: [AccessibilityElement] = []
    /// Nodes that are called by another view's text.
    var labelled: [UInt64: AccessibilityElement] = [:]
    private weak var focused: View?
    /// Counts updates.
    var turn = 1
    /// How many views the present update has looked at.
    var visits = 0

    init(_ root: ViewRoot) {
        self.root = root
        focused = root.focusedView
        // Messages that are there already are not news.
        var pending = root.layers.map(\.view)
        while let view = pending.popLast() {
            if view.accessibilityLive != .off { view.neededDetails.announced = view.messageText }
            pending.append(contentsOf: view.shown?.children ?? [])
        }
    }

    // MARK: Reading

    /// The node with an id; nil where it is gone or nobody has come across it.
    package func element(_ id: UInt64) -> AccessibilityElement? { id == 0 ? window : elements[id] }

    /// A node's children. Those of a long list are made, but not looked at.
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

    /// Where a node is now, in the root's space, in points.
    package func frame(of element: AccessibilityElement) -> Rect? {
        guard let root, element.isAlive else { return nil }
        return root.absoluteFrame(of: element.view ?? root.view)
    }

    /// The nodes that a node is related to. Nodes that nobody has come across are made.
    package func relations(of element: AccessibilityElement) -> [AccessibilityRelation: [AccessibilityElement]] {
        guard let root, let view = element.view else { return [:] }
        return root.relations(of: view).mapValues { $0.compactMap(self.element) }
    }

    /// A node's place among its siblings of the same role, from 1, and how many they are.
    package func position(of element: AccessibilityElement) -> (index: Int, count: Int)? {
        guard let role = element.view?.role, let parent = element.parent else { return nil }
        let siblings = children(of: parent).filter { $0.view?.role == role }
        return siblings.firstIndex { $0 === element }.map { ($0 + 1, siblings.count) }
    }

    /// The innermost node at a point of the root's space.
    package func element(at point: Point) -> AccessibilityElement? {
        root?.view(at: point)?.path.lazy.compactMap { self.element(of: $0) }.first { _ in true }
    }

    /// The node of a view, made with those around it where nobody has come across it; nil for a view that has none.
    package func element(of view: View) -> AccessibilityElement? {
        guard let root, root.shows(view), root.isReachable(view), view.isPublished, !root.isWindow(view) else { return nil }
        var element = window
        for next in view.path.filter({ $0.isPublished && !root.isWindow($0) }).reversed() {
            _ = children(of: element)
            guard let child = known(next, root), child.parent === element else { return nil }
            element = child
        }
        return element
    }

    /// The node of a view where somebody has come across it.
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

    // MARK: What changes

    /// The view's facts may be others.
    func mark(_ view: View) { marked.insert(view) }

    /// The nodes in the view may be others, or stand in another order.
    func markShape(of view: View) { reshaped.insert(view) }

    /// Composing shows a view. It may have other children than before, or another place among its siblings.
    ///
    /// - Parameter old: what the last composing found; nil where it did not show the view.
    func noteComposed(_ view: View, _ frame: Rect, _ children: [View], _ old: ShownView?) {
        if let old {
            if old.frame != frame, let parent = view.superview {
                reshaped.insert(parent)
                // What can be done with a view may depend on its size, and on that of its content.
                marked.insert(parent)
                if old.frame.size != frame.size { marked.insert(view) }
            }
            if old.children.elementsEqual(children, by: ===) { return }
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

    /// What has changed since the last call, in order. Between two frames it finds what needs none: names, roles, values.
    package func takeChanges() -> [AccessibilityChange] {
        _ = update(hasPainted: false)
        defer { changes = [] }
        return changes
    }

    /// Finds out what has changed of what was read.
    ///
    /// - Parameter hasPainted: whether something may be in sight that was not, or the other way round.
    /// - Returns: how many views were looked at.
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

    /// The focus is told of even where nobody has read the view.
    private func noteFocus(_ root: ViewRoot) {
        guard focused !== root.focusedView else { return }
        if let focused { marked.insert(focused) }
        focused = root.focusedView
        guard let focused else { return }
        marked.insert(focused)
        guard let element = element(of: focused), element.facts == nil, facts(of: element) != nil else { return }
        changes.append(.changed(element))
    }

    /// A view's facts may be part of those of views that it names, and of views around it.
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

    /// - Parameter countsFocus: whether it may be another now if the view, or something in it, can have the focus. A scroller around it
    ///   can have it where nothing inside can.
    private func spreadUp(_ view: View, _ touched: inout MarkedViews, countsFocus: Bool) {
        var isInLive = false
        for outer in view.path {
            visits += 1
            if outer.role.isNamedByContent || countsFocus && outer.scroller != nil { touched.insert(outer) }
            if isInLive || outer.accessibilityLive == .off { continue }
            isInLive = true
            live.insert(outer)
        }
    }
}
