/// A set of kinds of nodes.
struct KindSet {
    private var bits: UInt32 = 0

    @inline(__always) mutating func insert(_ kind: NodeKind) { bits |= Self.bit(kind) }

    /// True if no layout of these kinds reads one axis for the other.
    var haveIndependentAxes: Bool { bits & ~Self.independent == 0 }

    private static let independent = NodeKind.allCases.filter { $0.layout.hasIndependentAxes }.reduce(UInt32(0)) { $0 | bit($1) }

    @inline(__always) private static func bit(_ kind: NodeKind) -> UInt32 { 1 << UInt32(kind.rawValue) }
}
