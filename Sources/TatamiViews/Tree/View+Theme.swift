import TatamiDrawing

/// The theme changes of a view, and the theme that they made last.
final class ThemeOverride {
    let changes: ThemeChanges
    private var made: (outer: Theme, theme: Theme)?

    init(_ changes: ThemeChanges) { self.changes = changes }

    /// Returns the theme of the view inside a view with the theme `outer`.
    func theme(in outer: Theme) -> Theme {
        if let made, made.outer == outer { return made.theme }
        let theme = outer.applying(changes)
        made = (outer, theme)
        return theme
    }
}

extension View {
    /// The colors, fonts and measures of the view and the views inside it: those of the root, with the changes of the views around it and
    /// its own. For a layer, the view around it is its anchor. For a view that no root shows, the changes apply to the standard theme.
    ///
    /// A view reads the theme in `measure` and `draw` and needs nothing else to follow it: when the theme changes, its views are drawn
    /// again, and measured again if fonts or measures have changed.
    ///
    /// A theme that is set here does not follow the theme around the view. Use ``themeChanges`` to change only parts of it.
    public final var theme: Theme {
        get {
            guard let environment else { return theme(in: .standard) }
            return environment.hasThemeChanges ? theme(in: environment.theme) : environment.theme
        }
        set { themeChanges = ThemeChanges(replacing: newValue) }
    }

    /// What the view changes in the theme of the views around it, for itself and the views inside it; nil for nothing.
    public final var themeChanges: ThemeChanges? {
        get { themeOverride?.changes }
        set {
            guard newValue != themeOverride?.changes else { return }
            let old = theme
            themeOverride = newValue.map(ThemeOverride.init)
            guard let item = layoutItem, let queue = item.queue else { return }
            if newValue != nil { queue.environment.hasThemeChanges = true }
            queue.themeChanged(from: old, to: theme, in: [item])
        }
    }

    private func theme(in outermost: Theme) -> Theme {
        var overrides: [ThemeOverride] = []
        var next: View? = self
        var layersLeft = layoutItem?.queue?.root?.layers.count ?? 0
        while let view = next {
            if let override = view.themeOverride { overrides.append(override) }
            next = view.superview
            if next == nil, layersLeft > 0 {
                layersLeft -= 1
                next = view.layoutItem?.queue?.root?.layers.first { $0.view === view }?.anchor?.view
            }
        }
        return overrides.reversed().reduce(outermost) { $1.theme(in: $0) }
    }
}

extension Chainable where Self: View {
    /// Changes parts of the theme for the view and the views inside it: `sidebar.theme(.dark)`.
    public func theme(_ changes: ThemeChanges) -> Self { with { $0.themeChanges = changes } }
}

extension ViewRoot {
    /// The colors, fonts and measures of the views. Changing any of it takes effect with the next frame.
    public var theme: Theme {
        get { queue.environment.theme }
        set {
            let old = queue.environment.theme
            queue.environment.theme = newValue
            queue.themeChanged(from: old, to: newValue, in: layers.map(\.item))
        }
    }
}

extension ChangeQueue {
    /// Lets the views of items follow another theme. If it differs in colors only, they are drawn again and not measured.
    func themeChanged(from old: Theme, to new: Theme, in items: [LayoutItem]) {
        guard new != old else { return }
        needsPaint = true
        guard !new.hasSameSizes(as: old) else { return }
        var (pending, done) = (items, items)
        // The layers whose anchors are inside have the theme of their anchors. Anchors may form a ring.
        while !pending.isEmpty {
            measureAnew(pending)
            let layers = (root?.layers ?? []).filter { layer in
                guard let anchor = layer.anchor?.view, !done.contains(where: { $0 === layer.item }) else { return false }
                return pending.contains { item in anchor.selfAndSuperviews.contains { $0 === item.view } }
            }
            pending = layers.map(\.item)
            done += pending
        }
    }

    private func measureAnew(_ items: [LayoutItem]) {
        var pending = items
        while let next = pending.popLast() {
            next.view?.contentChanged()
            pending.append(contentsOf: next.attached)
        }
    }
}
