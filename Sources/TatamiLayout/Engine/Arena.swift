import TatamiGeometry

/// All that a `LayoutTree` owns: one column a fact, one row a node. Rows are freed and used again. Not copyable, so that
/// no access through a pointer copies it.
struct Arena: ~Copyable {
    private(set) var capacity: Int
    /// Rows ever used; freed ones included.
    private(set) var count = 0
    private(set) var links: UnsafeMutablePointer<Links>
    private(set) var stylesX: UnsafeMutablePointer<AxisStyle>
    private(set) var stylesY: UnsafeMutablePointer<AxisStyle>
    private(set) var resultsX: UnsafeMutablePointer<AxisResult>
    private(set) var resultsY: UnsafeMutablePointer<AxisResult>

    var containers = Pool<ContainerRecord>()
    var leafSizes = Pool<Size>()
    var measurers = Pool<MeasuredLeaf>()
    var customs = Pool<CustomRecord>()
    var details = Pool<LayoutDetail>()
    /// Item styles that the columns cannot hold whole.
    var rareItems: [Int32: ItemStyle] = [:]
    var data: [Int32: Any] = [:]
    /// What people call a node, for messages.
    var names: [Int32: String] = [:]
    /// What items of relative layouts say.
    var rules = RulesTable()
    /// Per row what `BoxExtras.number` keeps; as long as the highest row that was ever given a number.
    var numbers: [Int32] = []
    private var freeRows: [Int32] = []

    var direction = LayoutDirection.leftToRight
    var isLayingOut = false
    /// How deep custom layouts are asking through each other at this moment.
    var customDepth = 0
    /// The node that is being laid out on trial: marks made below it stay below it. -1 = none is.
    var trialRoot: Int32 = -1
    /// What was found out on trial in this pass.
    var trials: [Trial: Extent] = [:]
    /// How many nodes are collapsed.
    var collapsedCount = 0
    /// Nodes that have work in a pass, parents before children; only good while nothing was ever moved or removed.
    var order: [Int32] = []
    /// True until the first pass: everything has to be done, so the walks become plain sweeps over `order`.
    var isFresh = true
    var isOrdered = true
    var rootCount = 0
    var passes = RootPasses()
    var guards = GuardRecord()
    var counters = LayoutCounters()
    private(set) var diagnostics: [LayoutDiagnostic] = []
    /// Those that were told since they were cleared.
    private var told: Set<LayoutDiagnostic> = []

    init(capacity: Int) {
        self.capacity = capacity
        links = .allocate(capacity: capacity)
        stylesX = .allocate(capacity: capacity)
        stylesY = .allocate(capacity: capacity)
        resultsX = .allocate(capacity: capacity)
        resultsY = .allocate(capacity: capacity)
    }

    func deallocate() {
        links.deallocate()
        stylesX.deallocate()
        stylesY.deallocate()
        resultsX.deallocate()
        resultsY.deallocate()
        containers.deallocate()
        leafSizes.deallocate()
        measurers.deallocate()
        customs.deallocate()
        details.deallocate()
        rules.deallocate()
    }

    func styles(_ axis: Axis) -> UnsafeMutablePointer<AxisStyle> { axis == .horizontal ? stylesX : stylesY }
    func results(_ axis: Axis) -> UnsafeMutablePointer<AxisResult> { axis == .horizontal ? resultsX : resultsY }

    /// A row with no style and no links, of a generation that no earlier node of the row had.
    @inline(__always) mutating func takeRow() -> Int32 {
        let row: Int
        if let reused = freeRows.popLast() {
            row = Int(reused)
            links[row] = Links(generation: links[row].generation)
        } else {
            precondition(count < Int(Int32.max), "A layout tree holds at most 2^31 nodes.")
            if count == capacity { reserve(capacity * 2) }
            row = count
            count += 1
            (links + row).initialize(to: Links())
        }
        (stylesX + row).initialize(to: AxisStyle())
        (stylesY + row).initialize(to: AxisStyle())
        (resultsX + row).initialize(to: AxisResult())
        (resultsY + row).initialize(to: AxisResult())
        return Int32(truncatingIfNeeded: row)
    }

    mutating func freeRow(_ id: Int32) {
        if links[Int(id)].flags.contains(.collapsed) { collapsedCount -= 1 }
        links[Int(id)].flags = NodeFlags()
        links[Int(id)].generation &+= 1
        if !rareItems.isEmpty { rareItems[id] = nil }
        if !data.isEmpty { data[id] = nil }
        if !names.isEmpty { names[id] = nil }
        rules[id] = nil
        freeRows.append(id)
    }

    func node(_ row: Int32) -> NodeID { NodeID(row: row, generation: links[Int(row)].generation) }

    /// Keeps what is told, once; a pass that finds the same again says nothing.
    mutating func diagnose(_ id: Int32, _ message: String, cycle: LayoutDiagnostic.Cycle? = nil) {
        guard diagnostics.count < 1000 else { return }
        let diagnostic = LayoutDiagnostic(node: node(id), name: names[id], message: message, cycle: cycle)
        if told.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    mutating func clearDiagnostics() {
        diagnostics = []
        told = []
    }

    /// Makes room for `wanted` rows, one column after the other, so that old and new are never held together.
    mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        capacity = wanted
        links = Arena.grown(links, count, wanted)
        stylesX = Arena.grown(stylesX, count, wanted)
        stylesY = Arena.grown(stylesY, count, wanted)
        resultsX = Arena.grown(resultsX, count, wanted)
        resultsY = Arena.grown(resultsY, count, wanted)
    }

    private static func grown<T>(_ old: UnsafeMutablePointer<T>, _ count: Int, _ wanted: Int) -> UnsafeMutablePointer<T> {
        let new = UnsafeMutablePointer<T>.allocate(capacity: wanted)
        new.moveInitialize(from: old, count: count)
        old.deallocate()
        return new
    }
}

/// A leaf that is asked for its size, with its last answer about the baseline.
struct MeasuredLeaf {
    let measurer: any LeafMeasurer
    var baseline: Double?
    /// False until it is asked; a leaf whose height is settled without it is asked only when somebody wants its baseline.
    var isBaselineKnown = false
}

/// What layouts have done since the tree was made: for tests, which count instead of taking times.
public struct LayoutCounters: Hashable, Sendable {
    /// Times a node was worked on: asked for a length, or had its children placed, on one axis.
    public var visits = 0
    /// Times a leaf was asked for its widths or its height.
    public var measureCalls = 0

    public init() {}
}

/// Something a tree had to mend or could not do.
public struct LayoutDiagnostic: Hashable, Sendable {
    public var node: NodeID
    /// What the node was called then.
    public var name: String?
    public var message: String
    /// Set where rules of a relative layout need each other.
    public var cycle: Cycle?

    /// Items of a relative layout whose rules along one axis need each other.
    public struct Cycle: Hashable, Sendable {
        public var axis: Axis
        /// Each needs the next one, and the last one the first.
        public var nodes: [NodeID]
    }
}
