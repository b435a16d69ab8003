import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Outlines (collections: rule 44).
@Suite struct OutlineViewTests {
    /// An outline in a window whose tree the test decides. Node "a" has the children "a0", "a1" and so on.
    private final class Tree {
        var children: [String: [String]]
        private(set) var asked: [String] = []
        /// The answers that wait; nil to answer at once.
        var waiting: [String: OutlineView<String>.Answer]?
        private(set) var view: OutlineView<String>!
        private(set) var window: TestWindow!

        init(_ roots: [String], _ children: [String: [String]], direction: LayoutDirection = .leftToRight) throws {
            self.children = children
            view = OutlineView(roots: roots) { [weak self] id, answer in
                guard let self else { return }
                asked.append(id)
                if waiting == nil { answer(self.children[id] ?? []) } else { waiting?[id] = answer }
            } cell: {
                Label()
            } configure: { label, id in
                label.text = id
            }
            window = try TestWindow(view, size: Size(300, 400), direction: direction)
            window.step()
        }

        /// The rows in sight from top to bottom, with a space for each level and a sign: - open, + closed, nothing for leaves.
        var rows: [String] {
            try? window.settle()
            let cells = view.subviews.filter { window.root.absoluteFrame(of: $0).intersection(Rect(0, 0, 300, 400)) != nil }
            return cells.sorted { $0.frame.y < $1.frame.y }.compactMap { cell in
                guard let label = label(in: cell) else { return nil }
                let states = cell.accessibilityStates
                let sign = states.contains(.expanded) ? "-" : states.contains(.collapsed) ? "+" : ""
                return String(repeating: " ", count: cell.accessibilityLevel - 1) + sign + label.text
            }
        }

        func label(in view: View) -> Label? {
            var pending = [view]
            while let next = pending.popLast() {
                if let label = next as? Label { return label }
                pending += next.subviews
            }
            return nil
        }

        func tap(_ point: Point) {
            window.press(at: point, with: .mouse)
            window.lift(at: point, with: .mouse)
        }

        var focused: String? { window.root.focusedView.flatMap(label)?.text }

        func focus(_ id: String) throws {
            view.focus(try #require(view.key(of: id)))
            window.step()
        }
    }

    private static let small: [String: [String]] = ["a": ["a0", "a1"], "a1": ["a10"], "b": []]

    @Test func childrenAreAskedForOnceAndOpenRowsStayOpenInside() throws {
        let tree = try Tree(["a", "b"], Self.small)
        #expect(tree.rows == ["+a", "+b"] && tree.asked.isEmpty)
        tree.view.open("a")
        tree.view.open("a1")
        #expect(tree.rows == ["-a", " +a0", " -a1", "  +a10", "+b"] && tree.asked == ["a", "a1"])
        tree.view.close("a")
        #expect(tree.rows == ["+a", "+b"] && tree.view.isOpen("a1"))
        tree.view.open("a")
        #expect(tree.rows == ["-a", " +a0", " -a1", "  +a10", "+b"] && tree.asked == ["a", "a1"])
        tree.view.toggle("b")
        #expect(tree.rows.last == "b", "a row without children has no mark")
        #expect(tree.view.rowCount == 5 && tree.view.row(at: 3)?.id == "a10" && tree.view.row(at: 3)?.depth == 2)
    }

    @Test func rowsWithoutChildrenAreKnownBefore() throws {
        let tree = try Tree(["a", "b"], Self.small)
        tree.view.mayHaveChildren = { $0 == "a" }
        #expect(tree.rows == ["+a", "b"])
    }

    @Test func anAnswerMayComeLaterAndAgain() throws {
        let tree = try Tree(["a", "b"], Self.small)
        tree.waiting = [:]
        tree.view.open("a")
        #expect(tree.rows == ["-a", "+b"])
        let answer = try #require(tree.waiting?["a"])
        answer(["x"])
        #expect(tree.rows == ["-a", " +x", "+b"])
        answer(["y", "x"])
        #expect(tree.rows == ["-a", " +y", " +x", "+b"])
        tree.view.close("a")
        answer(["y"])
        #expect(tree.rows == ["+a", "+b"])
        tree.view.open("a")
        #expect(tree.rows == ["-a", " +y", "+b"] && tree.asked == ["a"])
        tree.view.setRoots(["b"])
        answer(["z"])
        #expect(tree.rows == ["+b"])
    }

    /// A row that is closed and opened again while its children are on their way does not ask again, and keeps what comes meanwhile.
    @Test func childrenOnTheirWayAreNotAskedForAgain() throws {
        let tree = try Tree(["a", "b"], Self.small)
        tree.waiting = [:]
        tree.view.open("a")
        tree.view.close("a")
        tree.view.open("a")
        #expect(tree.rows == ["-a", "+b"] && tree.asked == ["a"])
        tree.view.close("a")
        let answer = try #require(tree.waiting?["a"])
        answer(["x"])
        #expect(tree.rows == ["+a", "+b"])
        tree.view.open("a")
        #expect(tree.rows == ["-a", " +x", "+b"] && tree.asked == ["a"])
        // A row that left and came again is another one.
        tree.view.setRoots(["b"])
        #expect(tree.rows == ["+b"])
        tree.view.setRoots(["a", "b"])
        tree.view.open("a")
        #expect(tree.rows == ["-a", "+b"] && tree.asked == ["a", "a"])
    }

    /// Sentence 23 of the collections.
    @Test func theFocusGoesToTheRowThatCloses() throws {
        let tree = try Tree(["a", "b"], Self.small)
        tree.view.open("a")
        tree.view.open("a1")
        tree.window.step()
        try tree.focus("a10")
        tree.view.select(tree.view.key(of: "a10"))
        tree.view.close("a")
        #expect(tree.rows == ["+a", "+b"] && tree.focused == "a")
        #expect(tree.view.selectedItems() == [try #require(tree.view.key(of: "a"))])
        tree.view.setRoots(["b"])
        tree.window.step()
        #expect(tree.rows == ["+b"])
    }

    @Test func sentence59ArrowsGoToTheParentCloseItAndOpenIt() throws {
        let tree = try Tree(["a", "b"], Self.small)
        tree.view.open("a")
        tree.window.step()
        try tree.focus("a1")
        tree.window.key(.left)
        #expect(tree.focused == "a" && tree.view.isOpen("a"))
        tree.window.key(.left)
        #expect(tree.focused == "a" && !tree.view.isOpen("a"))
        tree.window.key(.right)
        #expect(tree.focused == "a" && tree.view.isOpen("a"))
    }

    /// Right opens and then enters, Left closes and then leaves; from right to left the other way round.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func keysOpenEnterCloseAndLeave(direction: LayoutDirection) throws {
        let tree = try Tree(["a", "b"], Self.small, direction: direction)
        let (inward, outward): (KeyEvent.Key, KeyEvent.Key) = direction == .leftToRight ? (.right, .left) : (.left, .right)
        func key(_ key: KeyEvent.Key) throws -> [String?] {
            tree.window.key(key)
            try tree.window.settle()
            return [tree.focused] + tree.rows
        }
        try tree.focus("a")
        #expect(try key(inward) == ["a", "-a", " +a0", " +a1", "+b"])
        #expect(try key(inward) == ["a0", "-a", " +a0", " +a1", "+b"])
        #expect(try key(.down) == ["a1", "-a", " +a0", " +a1", "+b"])
        #expect(try key(inward) == ["a1", "-a", " +a0", " -a1", "  +a10", "+b"])
        #expect(try key(inward) == ["a10", "-a", " +a0", " -a1", "  +a10", "+b"])
        #expect(try key(outward) == ["a1", "-a", " +a0", " -a1", "  +a10", "+b"])
        #expect(try key(outward) == ["a1", "-a", " +a0", " +a1", "+b"])
        #expect(try key(outward) == ["a", "-a", " +a0", " +a1", "+b"])
        #expect(try key(.enter) == ["a", "+a", "+b"])
        #expect(try key(outward) == ["a", "+a", "+b"])
    }

    @Test func aPressOnTheMarkOpens() throws {
        let tree = try Tree(["a", "b"], Self.small)
        tree.tap(Point(18, 18))
        #expect(tree.rows == ["-a", " +a0", " +a1", "+b"])
        // The mark of the second level is one indentation farther in.
        tree.tap(Point(18 + 16, 36 * 2 + 18))
        #expect(tree.rows == ["-a", " +a0", " -a1", "  +a10", "+b"])
        tree.tap(Point(18, 18))
        #expect(tree.rows == ["+a", "+b"])
    }

    @Test func readersOpenRows() throws {
        let tree = try Tree(["a", "b"], Self.small)
        let cell = try #require(tree.view.subviews.first { tree.label(in: $0)?.text == "a" })
        #expect(cell.accessibilityActions.contains(.expandOrCollapse) && cell.performAccessibilityAction(.expandOrCollapse))
        #expect(tree.rows == ["-a", " +a0", " +a1", "+b"])
    }

    @Test func cyclesAndDoubledIdsAreToldAndLeftOut() throws {
        let tree = try Tree(["a", "b", "b"], ["a": ["a0", "a", "a0", "b"], "a0": ["a"]])
        var told: [String] = []
        tree.view.onFault = { told.append($0) }
        tree.view.open("a")
        tree.view.open("a0")
        #expect(tree.rows == ["-a", " a0", "+b"], "nothing is left below a0")
        // That "a" is above itself is told once.
        #expect(
            told == [
                "CollectionView: The node a is above itself; it is left out below.",
                "CollectionView: The node a0 occurs twice among the children of a node; the second one is left out.",
                "CollectionView: The node b belongs to another node already; it is left out here.",
            ])
    }

    @Test func manyChildrenCostWhatIsSeen() throws {
        let tree = try Tree(["a", "b"], ["a": (0..<100_000).map { "a\($0)" }])
        tree.view.open("a")
        tree.window.step()
        #expect(tree.view.rowCount == 100_002 && tree.view.subviews.count < 60)
        try tree.focus("a99999")
        #expect(tree.focused == "a99999" && tree.rows.last == "+b")
        tree.view.close("a")
        tree.window.step()
        #expect(tree.rows == ["+a", "+b"] && tree.focused == "a")
    }

    /// Random changes compared with a tree that is written out anew each time.
    @Test func randomChangesShowTheTree() throws {
        for seed in UInt64(1)...30 {
            var random = Seeded(seed)
            let tree = try Tree(["r0", "r1"], [:])
            var (roots, children, open) = (["r0", "r1"], [String: [String]](), Set<String>())
            var next = 0
            for step in 0..<40 {
                let known = children.values.flatMap(\.self) + roots
                guard let id = known.isEmpty ? nil : known[random.below(known.count)] else { break }
                switch random.below(4) {
                case 0, 1:
                    if children[id] == nil {
                        children[id] = (0..<random.below(4)).map { "n\(next + $0)" }
                        next += 4
                        tree.children[id] = children[id]
                    }
                    open.insert(id)
                    tree.view.open(id)
                case 2:
                    open.remove(id)
                    tree.view.close(id)
                default:
                    guard children[id] != nil else { continue }
                    var new = children[id] ?? []
                    if !new.isEmpty, random.oneIn(2) { new.remove(at: random.below(new.count)) }
                    if random.oneIn(2) {
                        new.insert("n\(next)", at: random.below(new.count + 1))
                        next += 1
                    }
                    for gone in Set(children[id] ?? []).subtracting(new) { Self.forget(gone, &children, &open) }
                    children[id] = new
                    tree.view.setChildren(new, of: id)
                }
                if random.oneIn(3) { try tree.window.settle() }
                var expected: [String] = []
                Self.write(roots, 0, children, open, &expected)
                let shown = (0..<tree.view.rowCount).compactMap { tree.view.row(at: $0) }
                #expect(shown.map { String(repeating: " ", count: $0.depth) + $0.id } == expected, "seed \(seed), step \(step)")
                if random.oneIn(3) {
                    let seen = tree.rows.map { $0.filter { $0 != "+" && $0 != "-" } }
                    #expect(
                        seen == Array(expected.prefix(seen.count)) && seen.count >= min(expected.count, 11), "seed \(seed), step \(step)")
                }
            }
            roots = []
            tree.view.setRoots([])
            #expect(tree.rows == [] && tree.view.rowCount == 0)
        }
    }

    private static func forget(_ id: String, _ children: inout [String: [String]], _ open: inout Set<String>) {
        for child in children.removeValue(forKey: id) ?? [] { forget(child, &children, &open) }
        open.remove(id)
    }

    private static func write(
        _ ids: [String], _ depth: Int, _ children: [String: [String]], _ open: Set<String>, _ lines: inout [String]
    ) {
        for id in ids {
            lines.append(String(repeating: " ", count: depth) + id)
            if open.contains(id) { write(children[id] ?? [], depth + 1, children, open, &lines) }
        }
    }
}
