/// The layouts of the engine. A layout is a folder beside this file and two words in it: its name in the list of kinds, and its
/// type in `run`. Everything else the engine knows about a layout is declared in its folder (`LayoutAlgorithm`).
enum NodeKind: UInt8, CaseIterable {
    // Leaves first: `isContainer` compares.
    case fixed, measured
    case stack, overlay, scroll, absolute, custom, flow, grid, tile, relative

    var isContainer: Bool { @inline(__always) get { rawValue >= NodeKind.stack.rawValue } }
}

enum Catalogue {
    /// Makes `call` on the layout of a kind. Every call is compiled for each layout by itself, so that no walk pays for a
    /// dispatch beyond this `switch`.
    @inline(__always) static func run<Call: LayoutCall>(_ call: Call, _ kind: NodeKind, _ state: inout Call.State) -> Call.Result {
        switch kind {
        case .fixed, .measured: call.run(NoLayout.self, &state)
        case .stack: call.run(StackLayout.self, &state)
        case .overlay: call.run(OverlayLayout.self, &state)
        case .scroll: call.run(ScrollLayout.self, &state)
        case .absolute: call.run(AbsoluteLayout.self, &state)
        case .custom: call.run(CustomLayout.self, &state)
        case .flow: call.run(FlowLayout.self, &state)
        case .grid: call.run(GridLayout.self, &state)
        case .tile: call.run(TileLayout.self, &state)
        case .relative: call.run(RelativeLayout.self, &state)
        }
    }

    /// The layouts in the order of the list.
    static var layouts: [any LayoutAlgorithm.Type] { NodeKind.allCases.filter(\.isContainer).map(\.layout) }
}

extension NodeFlags {
    @inline(__always) init(_ kind: NodeKind, asksWidth: Bool = false, readsRules: Bool = false) {
        let asking = asksWidth ? NodeFlags.asksWidth.rawValue : 0
        self.init(rawValue: UInt32(kind.rawValue) | asking | (readsRules ? NodeFlags.readsRules.rawValue : 0))
    }

    var kind: NodeKind {
        // Nothing else writes these bits, and `init(rawValue:)` is a call that walks would make for every node.
        @inline(__always) get { unsafeBitCast(UInt8(truncatingIfNeeded: rawValue & Self.kindMask), to: NodeKind.self) }
    }
}
