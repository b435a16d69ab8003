import TatamiGeometry

/// The list of layouts: one line each, for asking and for placing.
enum Catalogue {
    @inline(__always) static func measure(_ kind: NodeKind, _ box: Box) -> Extent {
        switch kind {
        case .stack: StackLayout.measure(box)
        case .overlay: OverlayLayout.measure(box)
        case .scroll: ScrollLayout.measure(box)
        case .absolute: AbsoluteLayout.measure(box)
        case .flow: FlowLayout.measure(box)
        case .grid: GridLayout.measure(box)
        case .tile: TileLayout.measure(box)
        case .relative: RelativeLayout.measure(box)
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
        case .flow: FlowLayout.place(box, in: length, &placement)
        case .grid: GridLayout.place(box, in: length, &placement)
        case .tile: TileLayout.place(box, in: length, &placement)
        case .relative: RelativeLayout.place(box, in: length, &placement)
        case .custom, .customAxes: box.extras.placeCustom(box, in: length, &placement)
        case .fixed, .measured: break
        }
    }

    /// A rule of its own that a container breaks which was placed; nil where its layout promises nothing, or kept it.
    static func fault(_ kind: NodeKind, _ box: Box) -> LayoutFault? {
        switch kind {
        case .stack: StackLayout.fault(box)
        case .overlay: OverlayLayout.fault(box)
        case .scroll: CrossAxis.fault(box, room: ScrollLayout.contentLength(box, in: max(0, box.result(box.id).length)))
        case .flow: FlowLayout.fault(box)
        case .grid: GridLayout.fault(box)
        case .tile: TileLayout.fault(box)
        case .absolute, .relative, .custom, .customAxes, .fixed, .measured: nil
        }
    }

    /// Where `child`, which is collapsed, would stand in a container that was placed.
    static func placeOfCollapsed(_ kind: NodeKind, _ box: Box, _ child: Int32) -> Double {
        switch kind {
        case .stack where box.isMain: StackLayout.placeOfCollapsed(box, child)
        case .relative: RelativeLayout.placeOfCollapsed(box, child)
        case .flow: FlowLayout.placeOfCollapsed(box, child)
        case .grid: GridLayout.placeOfCollapsed(box, child)
        case .tile: TileLayout.placeOfCollapsed(box, child)
        case .absolute, .fixed, .measured: 0
        default: CrossAxis.placeOfCollapsed(box, child)
        }
    }

    /// True where the widths that a container asked for were worked out for another height than the one it is given now.
    static func dependsOnOtherHeight(_ kind: NodeKind, _ box: Box) -> Bool {
        switch kind {
        case .flow: FlowLayout.isBrokenByAnotherHeight(box)
        default: false
        }
    }
}
