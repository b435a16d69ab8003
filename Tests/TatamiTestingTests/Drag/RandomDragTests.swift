import Foundation
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Random scripts of drags over several containers, while items come and go and layouts change, compared with plain lists.
@Suite struct RandomDragTests {
    @Test func everyDragIsThatOfAListMachine() throws {
        let seed = Seeded.start("VIEW_DRAGS_SEED")
        let drags = ProcessInfo.processInfo.environment["VIEW_DRAGS"].flatMap(Int.init) ?? 60
        var random = Seeded(seed)
        var script = try DragScript(&random)
        var lifts = 0
        for number in 0..<drags {
            if number % 10 == 9 {
                lifts += script.lifts
                script = try DragScript(&random)
            }
            let problems = script.drag(&random)
            #expect(problems.isEmpty, "VIEW_DRAGS_SEED=\(seed), drag \(number): \(problems.joined(separator: "; "))")
        }
        #expect(lifts > drags / 2)
    }
}

/// Three containers side by side, the lists that they should have, and the ends that were sent.
private struct DragScript {
    private let boards: [ArrangedView]
    private let window: TestWindow
    private var lists: [[String]]
    private var made = 0
    private(set) var lifts = 0
    private let record = DragRecord()

    init(_ random: inout Seeded) throws {
        let grid = GridView(across: 3, tileSize: Size(40, 30), spacing: 4)
        let flow = ArrangedView(FlowLayout(spacing: random.length(6)))
        let views = [StackView(spacing: random.length(8), padding: Insets(3)), grid, flow]
        boards = views
        lists = [[], [], []]
        for board in views {
            board.reordering = .shared
            record.follow(board)
        }
        let board = LayoutView(HStack(spacing: 5) { for view in views { view.fixedSize(140, 260) } })
        window = try TestWindow(board, size: Size(440, 260), direction: random.oneIn(3) ? .rightToLeft : .leftToRight)
        for list in 0..<3 { for _ in 0..<random.below(6) + (list == 0 ? 2 : 0) { add(to: list, &random) } }
        window.step()
    }

    private mutating func add(to list: Int, _ random: inout Seeded) {
        made += 1
        let view = tiles("\(made)", size: Size(20 + random.length(60), 15 + random.length(30)))[0]
        let place = random.below(lists[list].count + 1)
        let next = place < lists[list].count ? boards[list].children[place] : nil
        let item = boards[list].insertChild(view, before: next)
        if random.oneIn(3) { item.columnSpan = 2 }
        lists[list].insert("\(made)", at: place)
    }

    private mutating func remove(_ random: inout Seeded) {
        let list = random.below(3)
        guard let view = boards[list].children.randomElement(using: &random) else { return }
        boards[list].removeChild(view)
        lists[list].removeAll { $0 == view.id }
    }

    private var frames: [Rect] { boards.flatMap { $0.children.map(\.frame) } }

    /// Drags once, and returns what is wrong.
    mutating func drag(_ random: inout Seeded) -> [String] {
        let list = random.below(3)
        guard let view = boards[list].children.randomElement(using: &random) else { return [] }
        let before = frames
        let ends = record.ends.count
        var at = window.root.presentedFrame(of: view).center
        let kind: PointerKind = random.oneIn(4) ? .touch : .mouse
        window.press(at: at, with: kind)
        if kind == .touch { window.wait(0.3) }
        var isDisturbed = false
        for _ in 0..<1 + random.below(4) {
            let to = Point(random.length(460) - 10, random.length(280) - 10)
            for step in 1...4 {
                let part = Double(step) / 4
                window.move(to: Point(at.x + (to.x - at.x) * part, at.y + (to.y - at.y) * part), with: kind)
                if random.oneIn(2) { window.step() }
            }
            at = to
            if random.oneIn(6) {
                isDisturbed = true
                disturb(&random)
            }
        }
        let session = window.root.dragSession
        guard session != nil || record.ends.count > ends else {
            // The child was out of sight, or another view covered it.
            window.lift(at: at, with: kind)
            return []
        }
        lifts += 1
        let expected = finish(at, kind, &random)
        if let expected { lists = expected }
        var problems = check(ends)
        if expected == nil, !isDisturbed, frames != before { problems.append("frames are others after a cancel") }
        window.wait(random.oneIn(2) ? 0.6 : 0.05)
        return problems
    }

    private mutating func disturb(_ random: inout Seeded) {
        switch random.below(4) {
        case 0: add(to: random.below(3), &random)
        case 1, 2: remove(&random)
        default: (boards[0] as? StackView)?.stackLayout.spacing = random.length(8)
        }
        if random.oneIn(2) { window.step() }
    }

    /// Drops or cancels. Returns the lists that a drop leads to; nil for none.
    private func finish(_ at: Point, _ kind: PointerKind, _ random: inout Seeded) -> [[String]]? {
        if random.oneIn(4) {
            window.key(.escape)
            window.lift(at: at, with: kind)
            return nil
        }
        // The proposal after all changes is that of the drop.
        window.step()
        window.step()
        window.move(to: at, with: kind)
        let proposal = window.root.dragSession?.proposal
        // A view that flies to its place may cover the one that was meant.
        let name = window.root.dragSession?.items.first?.view?.id
        let next = proposal?.before?.id
        window.lift(at: at, with: kind)
        guard let proposal, case .dropped = record.ends.last, let name else { return nil }
        var lists = lists.map { $0.filter { $0 != name } }
        guard let target = boards.firstIndex(where: { $0 === proposal.target }) else { return nil }
        lists[target].insert(name, at: lists[target].firstIndex { $0 == next } ?? lists[target].count)
        return lists
    }

    private func check(_ ends: Int) -> [String] {
        window.step()
        var problems: [String] = []
        let names = boards.map { $0.children.map { $0.id ?? "?" } }
        if names != lists { problems.append("the lists are \(names), not \(lists)") }
        if record.ends.count != ends + 1 { problems.append("\(record.ends.count - ends) ends were sent") }
        if window.root.dragSession != nil { problems.append("the drag goes on") }
        for board in boards where board.children.contains(where: { $0.superview?.superview !== board || $0.root == nil }) {
            problems.append("a child is not shown")
        }
        if boards.contains(where: { $0.children.contains { $0.effectiveVisibility != .visible } }) {
            problems.append("a child is collapsed")
        }
        if !window.root.diagnostics.isEmpty { problems.append("\(window.root.diagnostics)") }
        return problems
    }
}
