/// An operation of the engine on a layout whose type is not known statically: a function that is generic in the layout.
protocol LayoutCall {
    /// The state that the call changes.
    associatedtype State
    associatedtype Result
    func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ state: inout State) -> Result
}

extension NodeKind {
    /// The length that a container of this kind asks for along the axis of `box`, without padding.
    @inline(__always) func measure(_ box: Box) -> Extent {
        var none: Void = ()
        return Catalogue.run(MeasureCall(box: box), self, &none)
    }

    /// Places the children of a container that is `length` long along the axis of `box`.
    @inline(__always) func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        if box.placesFractions { return placeResolved(box, in: length, &placement) }
        Catalogue.run(PlaceCall(box: box, length: length), self, &placement)
    }

    // Inlined, it would make the walks larger for containers without fractions.
    @inline(never) private func placeResolved<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        Catalogue.run(ResolvedPlaceCall(box: box, length: length), self, &placement)
    }

    /// The layout as a value, for operations that are rare.
    var layout: any LayoutAlgorithm.Type {
        var none: Void = ()
        return Catalogue.run(TypeCall(), self, &none)
    }
}

private struct MeasureCall: LayoutCall {
    let box: Box

    @inline(__always) func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ state: inout Void) -> Extent { layout.measure(box) }
}

private struct PlaceCall<P: Placement>: LayoutCall {
    let box: Box
    let length: Double

    @inline(__always) func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ placement: inout P) {
        layout.place(box, in: length, &placement)
    }
}

private struct ResolvedPlaceCall<P: Placement>: LayoutCall {
    let box: Box
    let length: Double

    func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ placement: inout P) {
        layout.resolvingFractions(box, in: length) { layout.place(box, in: length, &placement) }
    }
}

private struct TypeCall: LayoutCall {
    func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ state: inout Void) -> any LayoutAlgorithm.Type { layout }
}
