/// A disabled view disables its subviews as well.
extension View {
    /// Whether people can use the view: the view and all views around it are enabled.
    public final var isEnabled: Bool { selfAndSuperviews.allSatisfy(\.enabled) }

    /// Calls `enabledChanged` for the view and for those subviews that follow it.
    final func reportEnabled() {
        var pending: [View] = [self]
        while let view = pending.popLast() {
            view.enabledChanged()
            pending.append(contentsOf: view.subviews.filter(\.enabled))
        }
    }
}
