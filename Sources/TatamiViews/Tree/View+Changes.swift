/// What a view reports to its root, which updates the view in the next frame, and what it reads there.
extension View {
    /// Reports that the view draws something else in the same place. The properties of the view itself report it.
    public func lookChanged() {
        motion?.drawing = nil
        layoutItem?.queue?.noteLook(of: self)
    }

    /// Reports that the view is shown or hidden, or draws in another area.
    package func reachChanged() {
        guard let queue = layoutItem?.queue else { return }
        queue.needsCompose = true
        if let stage = queue.root?.stage { markForCompose(in: stage) }
    }

    /// Reports that the view has other items.
    func itemsChanged() {
        if let item = layoutItem { item.queue?.add(.shape, item) }
    }

    /// What the views of a root share: text measurer, pixel grid, direction and theme; nil for a view that no root shows.
    public var environment: ViewEnvironment? { layoutItem?.queue?.environment }
}
