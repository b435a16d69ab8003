extension View {
    /// Replaces the subviews. Those that stay keep the focus and all else, also where their order changes.
    ///
    /// - Precondition: No view contains this view.
    public func setSubviews(_ new: [View]) {
        let staying = Set(new.map(ObjectIdentifier.init))
        for view in freeSubviews where !staying.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        for view in new where view.superview !== self { addSubview(view) }
        let places = Dictionary(zip(freeSubviews.map(ObjectIdentifier.init), freeItems), uniquingKeysWith: { first, _ in first })
        freeSubviews = new.filter { places[ObjectIdentifier($0)] != nil }
        freeItems = freeSubviews.compactMap { places[ObjectIdentifier($0)] }
        freeItemsChanged()
    }
}
