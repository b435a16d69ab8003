import TatamiGeometry

/// What a layout tree checks of its own results after every pass: design.md section 2 as rules that can fail.
///
/// A debug build checks everything, a release build nothing, unless `LayoutTree.guards` says otherwise. What the pass placed is checked,
/// so a check costs a part of what the pass cost; a pass with nothing to do costs nothing more.
public struct LayoutGuards: OptionSet, Hashable, Sendable {
    /// The checks as bits: answers 1, numbers 2, overlaps 4, sums 8.
    public let rawValue: UInt8

    /// Makes a set from bits; see `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Measuring is pure: a leaf or a custom layout that is asked the same twice in a row gives the same answer.
    ///
    /// The first 1,000 questions of a tree are asked twice, then every sixteenth. `LayoutCounters` do not count the second time.
    public static let answers = LayoutGuards(rawValue: 1)
    /// Every position and length is a finite number, and no length is negative.
    public static let numbers = LayoutGuards(rawValue: 2)
    /// Along a layout's axis, no item begins before the one before it has ended: items, their margins and the gaps between them follow
    /// each other. Overlaps that come from negative margins, spacings and offsets do not count.
    public static let overlaps = LayoutGuards(rawValue: 4)
    /// All room is given out: if an item without upper bound takes extra room, items, margins, gaps and padding add up to the container's
    /// length.
    public static let sums = LayoutGuards(rawValue: 8)

    /// All four checks.
    public static let all: LayoutGuards = [.answers, .numbers, .overlaps, .sums]

    /// `all` in debug builds of this package, none in release builds.
    public static var standard: LayoutGuards {
        #if DEBUG
            all
        #else
            []
        #endif
    }
}

/// A rule that the result of a pass breaks. For `answers` the fault is in a measurer of the program, for all others in the engine.
public struct GuardFinding: Sendable {
    /// The one rule that is broken.
    public var rule: LayoutGuards
    /// The node at fault.
    public var node: NodeID
    /// What is wrong, as a sentence that names the node.
    public var message: String
    /// The smallest tree that shows the fault. `LayoutTree(dump:)` reads it.
    public var dump: String
}

extension LayoutTree {
    /// What is checked after every pass. Findings go to `guardHandler`; without a handler, a finding traps.
    public var guards: LayoutGuards {
        get { arena.pointee.guards.rules }
        set { arena.pointee.guards.rules = newValue }
    }

    /// The function that gets what the guards find, at the end of the pass, instead of a trap. At most ten findings a pass.
    public var guardHandler: ((GuardFinding) -> Void)? {
        get { arena.pointee.guards.handler }
        set { arena.pointee.guards.handler = newValue }
    }

    /// Checks what was placed in the pass that has just ended.
    func checkPass(_ root: Int32) {
        let placed = arena.pointee.guards.placed
        arena.pointee.guards.placed = []
        GuardChecks(arena).check(placed, root: root)
        for fault in arena.pointee.guards.takeFaults() { report(finding(fault)) }
    }

    func report(_ finding: GuardFinding) {
        guard let handler = guardHandler else {
            fatalError("A layout guard found a fault: \(finding.message)\n\(finding.dump)")
        }
        handler(finding)
    }

    func finding(_ fault: LayoutFault) -> GuardFinding {
        let node = name(fault.node)
        let called = name(of: node).map { "'\($0)'" } ?? "number \(fault.node)"
        let kind = "\(arena.pointee.links[Int(fault.node)].flags.kind)"
        return GuardFinding(rule: fault.rule, node: node, message: "\(kind) \(called): \(fault.message)", dump: dump(node))
    }
}

/// The state of one tree's guards.
struct GuardRecord {
    var rules = LayoutGuards.standard
    var handler: ((GuardFinding) -> Void)?
    /// The containers that had their children placed in this pass.
    var placed: [Int32] = []
    private(set) var faults: [LayoutFault] = []
    private var questions = 0

    /// True if a pass has to list what it places.
    var watchesPlacing: Bool { !rules.isDisjoint(with: [.numbers, .overlaps, .sums]) }

    var hasWork: Bool { !rules.isEmpty && !(placed.isEmpty && faults.isEmpty) }

    /// Returns true if the current question has to be asked once more.
    mutating func isTurn() -> Bool {
        guard rules.contains(.answers) else { return false }
        questions += 1
        return questions <= 1000 || questions.isMultiple(of: 16)
    }

    mutating func note(_ fault: LayoutFault) {
        if faults.count < 10 { faults.append(fault) }
    }

    mutating func takeFaults() -> [LayoutFault] {
        defer { faults = [] }
        return faults
    }
}
