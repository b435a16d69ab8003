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

    /// The length that container `id` of this kind asks for along one axis in a sweep, without padding.
    @inline(__always) func sweepUp<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) -> Extent {
        var none: Void = ()
        return Catalogue.run(SweepUpCall<Known, S>(sweep: sweep, id: id), self, &none)
    }

    /// Places the children of container `id` of this kind along one axis in a sweep.
    @inline(__always) func sweepDown<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) {
        var none: Void = ()
        Catalogue.run(SweepDownCall<Known, S>(sweep: sweep, id: id), self, &none)
    }

    /// The lengths that container `id` of this kind, whose axes are independent, asks for along both axes, without padding.
    @inline(__always) func measureBoth<S: Sweep>(_ sweep: S, _ id: Int32) -> (x: Extent, y: Extent) {
        var none: Void = ()
        return Catalogue.run(MeasureBothCall(sweep: sweep, id: id), self, &none)
    }

    /// Places the children of container `id` of this kind, whose axes are independent, along both axes.
    @inline(__always) func placeBoth<S: Sweep>(_ sweep: S, _ id: Int32) {
        var none: Void = ()
        Catalogue.run(PlaceBothCall(sweep: sweep, id: id), self, &none)
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

private struct SweepUpCall<Known: KnownAxis, S: Sweep>: LayoutCall {
    let sweep: S
    let id: Int32

    @inline(__always) func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ state: inout Void) -> Extent {
        layout.sweepUp(sweep, id, Known.self)
    }
}

private struct SweepDownCall<Known: KnownAxis, S: Sweep>: LayoutCall {
    let sweep: S
    let id: Int32

    @inline(__always) func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ state: inout Void) {
        layout.sweepDown(sweep, id, Known.self)
    }
}

private struct MeasureBothCall<S: Sweep>: LayoutCall {
    let sweep: S
    let id: Int32

    @inline(__always) func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ state: inout Void) -> (x: Extent, y: Extent) {
        layout.measureBoth(sweep, id)
    }
}

private struct PlaceBothCall<S: Sweep>: LayoutCall {
    let sweep: S
    let id: Int32

    @inline(__always) func run<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ state: inout Void) {
        layout.placeBoth(sweep, id)
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
