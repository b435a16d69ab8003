import TatamiDrawing

extension View {
    /// The theme of the root that shows the view; the standard theme if no root does.
    ///
    /// A view reads the theme in `measure` and `draw` and needs nothing else to follow it: when the root gets another theme, all its views
    /// are measured and drawn again.
    public final var theme: Theme { environment?.theme ?? .standard }
}

extension ViewRoot {
    /// The colors, fonts and measures of the views. Changing any of it takes effect with the next frame.
    public var theme: Theme {
        get { queue.environment.theme }
        set {
            guard newValue != queue.environment.theme else { return }
            queue.environment.theme = newValue
            themeChanged()
        }
    }

    private func themeChanged() {
        queue.needsPaint = true
        var pending = layers.map(\.item)
        while let next = pending.popLast() {
            next.view?.contentChanged()
            pending.append(contentsOf: next.attached)
        }
    }
}
