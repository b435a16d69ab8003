/// A view that is disabled disables its subviews.
extension View {
    /// Whether people can use the view: it is enabled, and so are all views around it.
    public final var isEnabled: Bool { path.allSatisfy(\.enabled) }

    /// Calls `enabledChanged` for the view and for those subviews that follow it.
    final func reportEnabled() {
        var pending: [View] = [self]
        while let view = pending.popLast() {
            view.enabledChanged()
            pending.append(contentsOf: view.subviews.filter(\.enabled))
        }
    }
}
