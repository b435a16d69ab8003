import TatamiGeometry

/// All that a `LayoutTree` owns: one column a fact, one row a node. Rows are freed and used again. Not copyable, so that
/// no access through a pointer copies it.
struct Arena: ~Copyable {
    /// Rows ever used; freed ones included.
    private(set) var count = 0
    private var rows: NodeRows
    /// The freed row to use next; they are chained by `Links.next`.
    private var freeRow: Int32 = -1

    /// What items say; the same numbers on both axes. The first is that of all nodes that say nothing.
    private(set) var stylesX = Pool<AxisStyle>()
    private(set) var stylesY = Pool<AxisStyle>()
    var containers = Pool<ContainerRecord>()
    /// Sizes of leaves that may ask for other ones than these.
    private var leafSizes = Pool<Size>()
    var measurers = Pool<MeasuredLeaf>()
    var details = Pool<LayoutDetail>()
    /// Item styles that the columns cannot hold whole.
    var rareItems = RareItems()
    var data: [Int32: Any] = [:]
    /// What people call a node, for messages.
    var names: [Int32: String] = [:]
    /// What items of relative layouts say.
    var rules = RulesTable()
    /// Per row what `BoxExtras.number` keeps; as long as the highest row that was ever given a number.
    var numbers: [Int32] = []

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
    /// True until the first pass: everything has to be done, so nothing is marked.
    var isFresh = true
    /// True while every node has a higher row than its parent, and none needs the walks: then a first pass is a plain sweep.
    var isOrdered = true
    var rootCount = 0
    var passes = RootPasses()
    var guards = GuardRecord()
    var counters = LayoutCounters()
    private(set) var diagnostics: [LayoutDiagnostic] = []
    /// Those that were told since they were cleared.
    private var told: Set<LayoutDiagnostic> = []

    init(capacity: Int) {
        rows = NodeRows(capacity: capacity)
        _ = stylesX.add(AxisStyle())
        _ = stylesY.add(AxisStyle())
    }

    func deallocate() {
        rows.deallocate()
        stylesX.deallocate()
        stylesY.deallocate()
        containers.deallocate()
        leafSizes.deallocate()
        measurers.deallocate()
        details.deallocate()
    }

    var links: UnsafeMutablePointer<Links> { @inline(__always) get { rows.links } }
    var generations: UnsafeMutablePointer<UInt32> { @inline(__always) get { rows.generations } }
    var resultsX: UnsafeMutablePointer<AxisResult> { @inline(__always) get { rows.resultsX } }
    var resultsY: UnsafeMutablePointer<AxisResult> { @inline(__always) get { rows.resultsY } }

    @inline(__always) func results(_ axis: Axis) -> UnsafeMutablePointer<AxisResult> {
        axis == .horizontal ? resultsX : resultsY
    }

    /// What the item of a row says along `axis`.
    @inline(__always) func style(_ id: Int32, _ axis: Axis) -> AxisStyle {
        axis == .horizontal ? stylesX[links[Int(id)].style] : stylesY[links[Int(id)].style]
    }

    /// The size of a leaf of fixed size, whatever its item says.
    @inline(__always) func leafSize(_ id: Int32) -> Size {
        let payload = links[Int(id)].payload
        return payload >= 0 ? leafSizes[payload] : Size(resultsX[Int(id)].natural, resultsY[Int(id)].natural)
    }

    /// Keeps the size of a leaf that may ask for another one.
    mutating func keepLeafSize(_ size: Size, _ id: Int32) {
        let payload = links[Int(id)].payload
        if payload >= 0 { leafSizes[payload] = size } else { links[Int(id)].payload = leafSizes.add(size) }
    }

    mutating func forgetLeafSize(_ id: Int32) {
        guard links[Int(id)].payload >= 0 else { return }
        leafSizes.remove(links[Int(id)].payload)
        links[Int(id)].payload = -1
    }

    /// A row with no style and no links, of a generation that no earlier node of the row had.
    @inline(__always) mutating func takeRow() -> Int32 {
        let row: Int
        if freeRow >= 0 {
            row = Int(freeRow)
            freeRow = links[row].next
        } else {
            if count == rows.capacity { grow() }
            row = count
            count += 1
            generations[row] = 0
        }
        links[row] = Links()
        resultsX[row] = AxisResult()
        resultsY[row] = AxisResult()
        return Int32(truncatingIfNeeded: row)
    }

    mutating func freeRow(_ id: Int32) {
        if links[Int(id)].flags.contains(.collapsed) { collapsedCount -= 1 }
        keep(AxisStyle(), AxisStyle(), for: id)
        links[Int(id)] = Links(parent: Links.free, next: freeRow)
        generations[Int(id)] = generations[Int(id)] &+ 1
        freeRow = id
        if !rareItems.isEmpty { rareItems[id] = nil }
        if !data.isEmpty { data[id] = nil }
        if !names.isEmpty { names[id] = nil }
        rules[id] = nil
    }

    /// Keeps what the item of a row says; where that is nothing, it takes no room.
    @inline(__always) mutating func keep(_ x: AxisStyle, _ y: AxisStyle, for id: Int32) {
        let style = links[Int(id)].style
        let saysNothing = x.saysNothing && y.saysNothing
        if style > 0, saysNothing {
            stylesX.remove(style)
            stylesY.remove(style)
            links[Int(id)].style = 0
        } else if style > 0 {
            stylesX[style] = x
            stylesY[style] = y
        } else if !saysNothing {
            links[Int(id)].style = stylesX.add(x)
            _ = stylesY.add(y)
        }
    }

    /// The number of a node among its siblings, from 1.
    func place(of row: Int32) -> Int {
        var place = 0
        var sibling = row
        while sibling >= 0 {
            place += 1
            sibling = links[Int(sibling)].previous
        }
        return place
    }

    func node(_ row: Int32) -> NodeID { NodeID(row: row, generation: generations[Int(row)]) }

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

    /// Makes room for `wanted` rows.
    mutating func reserve(_ wanted: Int) {
        if wanted > rows.capacity { rows.resize(to: wanted, keeping: count) }
    }

    @inline(never) private mutating func grow() {
        precondition(count < Int(Int32.max), "A layout tree holds at most 2^31 nodes.")
        reserve(min(RawMemory.grown(count), Int(Int32.max)))
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
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
    public var node: NodeID
    /// What the node was called then.
    public var name: String?
    public var message: String
    /// Set where rules of a relative layout need each other.
    public var cycle: Cycle?

    /// The message with the name, where there is one: `'title': The top and the bottom edge cross, so no height is left.`
    public var description: String { name.map { "'\($0)': \(message)" } ?? message }

    /// Items of a relative layout whose rules along one axis need each other.
    public struct Cycle: Hashable, Sendable {
        public var axis: Axis
        /// Each needs the next one, and the last one the first.
        public var nodes: [NodeID]
    }
}
