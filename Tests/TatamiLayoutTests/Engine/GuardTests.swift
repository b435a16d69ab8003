import TatamiGeometry
import Testing

@testable import TatamiLayout

/// The guards of debug builds: each finds the fault it is for, and nothing where there is none. (That they find nothing in right
/// results is what every other test of this target shows, since they are on in it.)
@Suite struct GuardTests {
    /// What the guards of a tree find.
    private final class Findings {
        var all: [GuardFinding] = []

        func watch(_ tree: LayoutTree) {
            tree.guards = .all
            tree.guardHandler = { [self] in all.append($0) }
        }
    }

    /// Answers something else every time.
    private final class Restless: LeafMeasurer {
        private var count = 0.0

        private func next() -> Double {
            count += 1
            return count
        }

        func widths() -> Extent { Extent(minimum: 1, natural: 10 + next()) }
        func height(forWidth width: Double) -> LeafHeight { LeafHeight(20, baseline: next()) }
    }

    @Test func aLeafThatAnswersSomethingElseIsNamed() throws {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let leaf = tree.add(.measured(by: Restless()), to: root)
        tree.setName("ticker", of: leaf)
        let findings = Findings()
        findings.watch(tree)
        tree.layout(root)
        #expect(findings.all.map(\.rule) == [.answers, .answers] && findings.all.allSatisfy { $0.node == leaf })
        #expect(
            findings.all[0].message == """
                measured 'ticker': two calls for its widths returned \(Extent(minimum: 1, natural: 11)) and then \
                \(Extent(minimum: 1, natural: 12)); measuring must be pure
                """)
        #expect(findings.all[1].message.contains("'ticker': two calls for its height at width 11 returned"))
        #expect(tree.counters.measureCalls == 2)
        #expect(findings.all[0].dump.hasPrefix("measured widths=1~"))
    }

    @Test func aLeafThatMendsItselfIsNoFault() {
        let tree = LayoutTree()
        let root = tree.add(.measured(by: Pref(.nan, .nan)))
        let findings = Findings()
        findings.watch(tree)
        tree.layout(root)
        #expect(findings.all.isEmpty && tree.diagnostics.count == 1)
    }

    private final class RestlessPair: Layout {
        var count = 0.0

        func measure(_ children: Children, _ proposal: Proposal) -> Size {
            count += 1
            return Size(count, 5)
        }
        func place(_ children: Children, in rect: Rect) {}
    }

    private final class RestlessAxes: AxisLayout {
        var count = 0.0

        func measure(_ children: Children, along axis: Axis) -> Extent {
            count += 1
            return Extent(axis == .horizontal ? 5 : count)
        }
        func place(_ children: Children, along axis: Axis, in length: Double) {}
    }

    @Test func customLayoutsAreAskedTwiceAsWell() {
        let tree = LayoutTree()
        let findings = Findings()
        let root = tree.add(.stack(.horizontal))
        let pair = tree.add(.custom(RestlessPair()), to: root)
        let axes = tree.add(.custom(RestlessAxes()), to: root)
        findings.watch(tree)
        tree.layout(root)
        #expect(findings.all.map(\.node) == [pair, pair, axes] && findings.all.allSatisfy { $0.rule == .answers })
    }

    /// The first 1,000 questions of a tree are asked twice, then every sixteenth.
    @Test func questionsAreSampled() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let texts = (0..<1000).map { _ in WrapText(50) }
        for text in texts { tree.add(.measured(by: text), to: root) }
        tree.guards = .answers
        tree.layout(root)
        #expect(texts.reduce(0) { $0 + $1.widthCalls } == 2000)
        #expect(texts.reduce(0) { $0 + $1.heightCalls } == 1063)
        #expect(tree.counters.measureCalls == 2000)
        tree.guards = []
        for child in tree.children(of: root) { tree.invalidateContent(of: child) }
        tree.layout(root)
        #expect(texts.reduce(0) { $0 + $1.heightCalls } == 2063)
    }

    /// A column of a stack of three that was laid out, and what the guards say after `spoil` has changed the results.
    private func findings(
        spacing: Double = 0, after spoil: (UnsafeMutablePointer<Arena>, [Int]) -> Void
    ) -> [LayoutFault] {
        let row = Example.stack(.horizontal, [.size(20, 10), .size(30, 10) { $0.horizontalStretch = 1 }, .size(10, 10)], item: { _ in }) {
            $0.spacing = spacing
        }
        let laid = LaidOut(row, 200, 50, guards: .all)
        let arena = laid.tree.arena
        let rows = laid.ids.map { Int($0.row) }
        GuardChecks(arena).check([laid.ids[0].row], root: laid.ids[0].row)
        #expect(arena.pointee.guards.takeFaults().isEmpty)
        spoil(arena, rows)
        GuardChecks(arena).check([laid.ids[0].row], root: laid.ids[0].row)
        return arena.pointee.guards.takeFaults()
    }

    // Read and then written: `+=` on a column crashes Swift 6.3's compiler under the thread sanitizer.
    private func add(
        _ amount: Double, to length: WritableKeyPath<AxisResult, Double>, of row: Int, along axis: Axis,
        _ arena: UnsafeMutablePointer<Arena>
    ) {
        let results = arena.pointee.results(axis)
        var result = results[row]
        result[keyPath: length] += amount
        results[row] = result
    }

    @Test func whatIsNoNumberIsFound() {
        for wrong in [Double.nan, .infinity, -.infinity] {
            #expect(findings { $0.pointee.resultsX[$1[1]].position = wrong }.map(\.rule).contains(.numbers))
            #expect(findings { $0.pointee.resultsY[$1[2]].length = wrong }.map(\.rule).contains(.numbers))
            #expect(findings { $0.pointee.resultsY[$1[3]].natural = wrong }.map(\.rule) == [.numbers])
            #expect(findings { $0.pointee.resultsX[$1[0]].minimum = wrong }.map(\.rule) == [.numbers])
        }
        #expect(
            findings { $0.pointee.resultsY[$1[1]].length = -1 }.map(\.message) == [
                "its height is not a length: -1.0 at 20.0, minimum 10.0, natural 10.0"
            ])
    }

    @Test func anOverlapInAStackIsFound() {
        let found = findings { add(-0.001, to: \.position, of: $1[2], along: .horizontal, $0) }
        #expect(found.map(\.rule) == [.overlaps])
        #expect(found[0].message == "along the horizontal axis item 2 begins at 19.999, but the one before it has room up to 20.0")
        #expect(findings(spacing: -5) { add(-0.001, to: \.position, of: $1[2], along: .horizontal, $0) }.map(\.rule) == [.overlaps])
    }

    @Test func anItemOutsideItsSlotIsFound() {
        let found = findings { add(20.5, to: \.position, of: $1[2], along: .vertical, $0) }
        #expect(found.map(\.rule) == [.overlaps])
        #expect(found[0].message == "along the vertical axis item 2 is at 40.5...50.5, outside its slot 0.0...50.0")
        let long = findings { $0.pointee.resultsY[$1[2]].length = 50.5 }
        #expect(long.map(\.message) == ["along the vertical axis item 2 is 50.5 long in 50.0, but needs only 10.0"])
    }

    @Test func tilesOverOneAnotherAreFound() {
        let places = [TilePlace(column: 0, line: 0, across: 2, along: 2), TilePlace(column: 2, line: 0, across: 1, along: 1)]
        func first(_ place: TilePlace) -> Int? { TileLayout.firstTileOverAnother(places + [place], across: 3) }
        #expect(first(TilePlace(column: 2, line: 1, across: 1, along: 1)) == nil)
        #expect(first(TilePlace(column: 1, line: 1, across: 2, along: 1)) == 2)
        #expect(first(TilePlace(column: 2, line: 1, across: 2, along: 1)) == 2)
    }

    @Test func roomThatIsLostIsFound() {
        let found = findings { add(-0.5, to: \.length, of: $1[3], along: .horizontal, $0) }
        #expect(found.map(\.rule) == [.sums])
        #expect(found[0].message == "along the horizontal axis its items take 199.5 of 200.0, though one of them takes all that is left")
    }

    @Test func aFindingNamesItsContainerAndDumpsIt() throws {
        let laid = LaidOut(.vertical(.horizontal(.size(20, 10)), .size(1, 1)), guards: [])
        laid.tree.setName("form", of: laid.ids[1])
        let finding = laid.tree.finding(LayoutFault(.sums, of: laid.ids[1].row, "its sums are wrong"))
        #expect(finding.message == "stack 'form': its sums are wrong" && finding.node == laid.ids[1])
        #expect(finding.dump == "stack axis=horizontal name=\"form\" in 20x10 = 0 0 20 10\n  fixed 20x10 = 0 0 20 10\n")
        #expect(try LayoutTree(dump: finding.dump).roots.count == 1)
    }

    /// A pass checks what it placed, whether it sweeps or walks, and nothing when it had nothing to do.
    @Test func aPassChecksWhatItPlaced() {
        let laid = LaidOut(.vertical(.horizontal(.size(20, 10)), .size(5, 5)), guards: .numbers)
        let findings = Findings()
        let tree = laid.tree
        findings.watch(tree)
        tree.arena.pointee.resultsX[Int(laid.ids[2].row)].minimum = .nan
        tree.layout(laid.ids[0])
        #expect(findings.all.isEmpty)
        tree.update(laid.ids[3]) { $0.minHeight = 9 }
        tree.layout(laid.ids[0])
        #expect(findings.all.isEmpty)
        tree.setContent(.stack(.vertical), of: laid.ids[1])
        tree.layout(laid.ids[0])
        #expect(!findings.all.isEmpty && findings.all.allSatisfy { $0.rule == .numbers })
    }

    @Test func debugBuildsCheckEverything() {
        #if DEBUG
            #expect(LayoutTree().guards == .all)
        #else
            #expect(LayoutTree().guards == [])
        #endif
    }

    @Test func withoutAHandlerItTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let root = tree.add(.measured(by: Restless()))
            tree.guards = .all
            tree.setName("ticker", of: root)
            tree.layout(root)
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("A layout guard found a fault: measured 'ticker': two calls for its widths"))
        #expect(words.contains("\nmeasured widths="))
    }
}
