import TatamiGeometry

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

    /// The lengths that a container of this kind, whose axes are independent, asks for along both axes, without padding.
    @inline(__always) func measureBoth(_ x: Box, _ y: Box) -> (x: Extent, y: Extent) {
        var none: Void = ()
        return Catalogue.run(MeasureBothCall(x: x, y: y), self, &none)
    }

    /// Places the children of a container of this kind, whose axes are independent, along both axes.
    @inline(__always) func placeBoth<P: Placement>(_ x: Box, _ y: Box, in size: Size, _ placements: inout (x: P, y: P)) {
        Catalogue.run(PlaceBothCall(x: x, y: y, size: size), self, &placements)
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

private struct MeasureBothCall: LayoutCall {
    let x: Box
    let y: Box

    @inline(__always) func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ state: inout Void) -> (x: Extent, y: Extent) {
        layout.measureBoth(x, y)
    }
}

private struct PlaceBothCall<P: Placement>: LayoutCall {
    let x: Box
    let y: Box
    let size: Size

    @inline(__always) func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ placements: inout (x: P, y: P)) {
        layout.placeBoth(x, y, in: size, &placements.x, &placements.y)
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
