import TatamiGeometry

/// Everything that a `LayoutTree` owns: one column for each fact, one row for each node. Rows are freed and used again. The type is not
/// copyable, so that no access through a pointer copies it.
struct Arena: ~Copyable {
    /// The number of rows ever used, including freed ones.
    private(set) var count = 0
    private var rows: NodeRows
    /// The freed row to use next. Freed rows are chained by `Links.next`.
    private var freeRow: Int32 = -1

    /// The styles of items. The first one is shared by all items without settings.
    private var styles = Pool<AxisStyles>()
    var containers = Pool<ContainerRecord>()
    /// The kinds of all containers that were ever in the tree.
    private(set) var kinds = KindSet()
    /// The sizes of leaves whose items may ask for another size.
    private var leafSizes = Pool<Size>()
    var measurers = Pool<MeasuredLeaf>()
    var details = Pool<LayoutDetail>()
    /// The item styles that the columns cannot hold completely.
    var rareItems = RareItems()
    var data: [Int32: Any] = [:]
    /// The names of nodes, for messages.
    var names: [Int32: String] = [:]
    /// The rules of items of relative layouts.
    var rules = RulesTable()
    /// What `BoxExtras.number` returns for each row, up to the highest row that was ever given a number.
    var numbers: [Int32] = []

    /// The direction of roots that set none.
    var direction = LayoutDirection.leftToRight
    /// The directions that nodes set for themselves and all nodes below them.
    var directions: [Int32: LayoutDirection] = [:]
    var isLayingOut = false
    /// How deep custom layouts are measuring through each other at the moment.
    var customDepth = 0
    /// The node that is being laid out on trial: marks made below it stay below it. -1 means none.
    var trialRoot: Int32 = -1
    /// The results of trials in this pass.
    var trials: [Trial: Extent] = [:]
    /// The number of collapsed nodes.
    var collapsedCount = 0
    /// True until the first pass. That pass does everything, so nothing is marked before it.
    var isFresh = true
    /// True while every node has a higher row than its parent and none needs the walks. Then the first pass is a plain sweep.
    var isOrdered = true
    var rootCount = 0
    var passes = RootPasses()
    var guards = GuardRecord()
    var counters = LayoutCounters()
    var placed = PlacedNodes()
    private(set) var diagnostics: [LayoutDiagnostic] = []
    /// The diagnostics that were reported since they were cleared.
    private var reported: Set<LayoutDiagnostic> = []

    init(capacity: Int) {
        rows = NodeRows(capacity: capacity)
        _ = styles.add(AxisStyles())
    }

    func deallocate() {
        rows.deallocate()
        styles.deallocate()
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

    /// The styles of items along `axis`. `Links.style` is the index of one.
    @inline(__always) func styles(_ axis: Axis) -> UnsafeMutablePointer<AxisStyle> {
        // Two values of one type without room between them are laid out as two elements.
        assert(MemoryLayout<AxisStyles>.stride == 2 * MemoryLayout<AxisStyle>.stride)
        return UnsafeMutableRawPointer(styles.base).assumingMemoryBound(to: AxisStyle.self) + (axis == .horizontal ? 0 : 1)
    }

    /// Returns the style of a row's item along `axis`.
    @inline(__always) func style(_ id: Int32, _ axis: Axis) -> AxisStyle { styles(axis)[Int(links[Int(id)].style)] }

    var rowUse: RowUse { @inline(__always) get { RowUse(used: count, reserved: rows.capacity) } }

    /// Returns the size of a leaf of fixed size, without the rules of its item.
    @inline(__always) func leafSize(_ id: Int32) -> Size {
        let payload = links[Int(id)].payload
        return payload >= 0 ? leafSizes[payload] : Size(resultsX[Int(id)].natural, resultsY[Int(id)].natural)
    }

    /// Stores the size of a leaf whose item may ask for another size.
    mutating func keepLeafSize(_ size: Size, _ id: Int32) {
        let payload = links[Int(id)].payload
        if payload >= 0 { leafSizes[payload] = size } else { links[Int(id)].payload = addLeafSize(size) }
    }

    /// Stores the size of a leaf that asks for another one, and returns its number.
    @inline(__always) mutating func addLeafSize(_ size: Size) -> Int32 { leafSizes.add(size, rowUse) }

    /// Stores the measurer of a leaf, and returns its number.
    @inline(__always) mutating func addMeasurer(_ measurer: any LeafMeasurer) -> Int32 {
        measurers.add(MeasuredLeaf(measurer: measurer), rowUse)
    }

    /// Stores the record of a container with these flags, and returns its number.
    @inline(__always) mutating func addContainer(_ record: ContainerRecord, _ flags: NodeFlags) -> Int32 {
        kinds.insert(flags.kind)
        return containers.add(record, rowUse)
    }

    mutating func forgetLeafSize(_ id: Int32) {
        guard links[Int(id)].payload >= 0 else { return }
        leafSizes.remove(links[Int(id)].payload)
        links[Int(id)].payload = -1
    }

    /// True if the tree was never laid out, and the next node takes a reserved row that none had before.
    var hasNewRow: Bool { @inline(__always) get { isFresh && freeRow < 0 && count < rows.capacity } }

    /// Takes a row that no node had before, of generation 0, and writes it. There must be one.
    ///
    /// - Parameters:
    ///   - links: The place of the node in the tree.
    ///   - x: What the node asks for on the horizontal axis.
    ///   - y: What the node asks for on the vertical axis.
    @inline(__always) mutating func takeNewRow(_ links: Links, _ x: AxisResult, _ y: AxisResult) -> Int32 {
        assert(hasNewRow)
        let row = count
        count += 1
        write(row, links, x, y)
        generations[row] = 0
        return Int32(truncatingIfNeeded: row)
    }

    @inline(__always) private func write(_ row: Int, _ links: Links, _ x: AxisResult, _ y: AxisResult) {
        rows.links[row] = links
        rows.resultsX[row] = x
        rows.resultsY[row] = y
    }

    /// Takes a row without style and links, of a generation that no earlier node of the row had.
    mutating func takeRow() -> Int32 {
        let row: Int
        if freeRow >= 0 {
            row = Int(freeRow)
            freeRow = rows.links[row].next
        } else {
            if count == rows.capacity { grow() }
            row = count
            count += 1
            generations[row] = 0
        }
        write(row, Links(), AxisResult(), AxisResult())
        return Int32(truncatingIfNeeded: row)
    }

    mutating func freeRow(_ id: Int32) {
        if links[Int(id)].flags.contains(.collapsed) { collapsedCount -= 1 }
        keep(AxisStyles(), for: id)
        links[Int(id)] = Links(parent: Links.free, next: freeRow)
        generations[Int(id)] = generations[Int(id)] &+ 1
        freeRow = id
        if !rareItems.isEmpty { rareItems[id] = nil }
        if !data.isEmpty { data[id] = nil }
        if !names.isEmpty { names[id] = nil }
        if !directions.isEmpty { directions[id] = nil }
        rules[id] = nil
    }

    /// Stores the style of a row's item. An item without settings takes no room.
    @inline(__always) mutating func keep(_ new: AxisStyles, for id: Int32, alone: Bool = false) {
        let style = links[Int(id)].style
        let saysNothing = new.saysNothing && !alone
        if style > 0, saysNothing {
            styles.remove(style / 2)
            links[Int(id)].style = 0
        } else if style > 0 {
            styles[style / 2] = new
        } else if !saysNothing {
            links[Int(id)].style = 2 * styles.add(new, rowUse)
        }
    }

    /// Stores styles of a new item, and returns their place in `Links.style`. An item without settings takes no room.
    @inline(__always) mutating func addStyles(_ new: AxisStyles) -> Int32 { new.saysNothing ? 0 : 2 * styles.add(new, rowUse) }

    /// Returns the number of a node among its siblings, from 1.
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

    /// Stores a diagnostic once. A pass that finds the same again adds nothing.
    mutating func diagnose(_ id: Int32, _ message: String, cycle: LayoutDiagnostic.Cycle? = nil) {
        guard diagnostics.count < 1000 else { return }
        let diagnostic = LayoutDiagnostic(node: node(id), name: names[id], message: message, cycle: cycle)
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    mutating func clearDiagnostics() {
        diagnostics = []
        reported = []
    }

    /// Reserves memory for `wanted` rows.
    mutating func reserve(_ wanted: Int) {
        if wanted > rows.capacity { rows.resize(to: wanted, keeping: count) }
    }

    @inline(never) private mutating func grow() {
        precondition(count < Int(Int32.max), "A layout tree holds at most 2^31 nodes.")
        reserve(min(NodeRows.grown(count), Int(Int32.max)))
    }
}

/// A measured leaf, with its last answer about the baseline.
struct MeasuredLeaf {
    let measurer: any LeafMeasurer
    var baseline: Double?
    /// False until the baseline is measured. A leaf whose item sets its height is measured only if its baseline is needed.
    var isBaselineKnown = false
}

/// What layout passes have done since the tree was made. Tests count this instead of measuring time.
public struct LayoutCounters: Hashable, Sendable {
    /// The number of times that a node was worked on: measured, or had its children placed, on one axis.
    public var visits = 0
    /// The number of times that a leaf was asked for its widths or its height.
    public var measureCalls = 0

    /// Makes counters of 0.
    public init() {}
}

/// Something that a tree had to correct or could not do.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The node that is concerned.
    public var node: NodeID
    /// The name of the node at that time; nil if it had none.
    public var name: String?
    /// What was corrected or could not be done, as a sentence.
    public var message: String
    /// The items whose rules depend on each other, for a cycle in a relative layout; nil for other diagnostics.
    public var cycle: Cycle?

    /// The message, preceded by the name if there is one: `'title': The top and the bottom edge cross, so no height is left.`
    public var description: String { name.map { "'\($0)': \(message)" } ?? message }

    /// Items of a relative layout whose rules along one axis need each other.
    public struct Cycle: Hashable, Sendable {
        /// The axis of the rules.
        public var axis: Axis
        /// The items. Each needs the next one, and the last one needs the first.
        public var nodes: [NodeID]
    }
}
