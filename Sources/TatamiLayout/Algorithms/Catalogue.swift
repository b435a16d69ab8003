import TatamiGeometry

/// The list of layouts: one line each, for asking and for placing.
enum Catalogue {
    @inline(__always) static func measure(_ kind: NodeKind, _ box: Box) -> Extent {
        switch kind {
        case .stack: StackLayout.measure(box)
        case .overlay: OverlayLayout.measure(box)
        case .scroll: ScrollLayout.measure(box)
        case .absolute: AbsoluteLayout.measure(box)
        case .custom, .customAxes: box.extras.measureCustom(box)
        case .fixed, .measured: .zero
        }
    }

    @inline(__always) static func place<P: Placement>(
        _ kind: NodeKind, _ box: Box, in length: Double, _ placement: inout P
    ) {
        switch kind {
        case .stack: StackLayout.place(box, in: length, &placement)
        case .overlay: OverlayLayout.place(box, in: length, &placement)
        case .scroll: ScrollLayout.place(box, in: length, &placement)
        case .absolute: AbsoluteLayout.place(box, in: length, &placement)
        case .custom, .customAxes: box.extras.placeCustom(box, in: length, &placement)
        case .fixed, .measured: break
        }
    }
}
