import Tatami
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Random scripts that add, move, remove, fold and lay out, compared with a plain list and with a new view that has the same children.
@Suite struct RandomArrangedTests {
    private static let seed = Seeded.start("ARRANGED_SEED", otherwise: 16)
    private static let rounds = Seeded.count("ARRANGED_ROUNDS", otherwise: 8)

    @Test(arguments: Kind.allCases) func theListIsRightAndTheLayoutThatOfANewView(kind: Kind) throws {
        print("ARRANGED_SEED=\(Self.seed)")
        for round in 0..<Self.rounds {
            var script = try Script(kind, Seeded(Self.seed &+ UInt64(round)))
            for step in 0..<60 {
                script.step()
                #expect(script.isListRight, "\(kind), seed \(Self.seed), round \(round), step \(step)")
                guard script.isLaidOut else { continue }
                let (frames, expected) = try script.framesAndThoseOfANewView()
                #expect(frames == expected, "\(kind), seed \(Self.seed), round \(round), step \(step)")
            }
            try script.end()
        }
    }

    enum Kind: CaseIterable, Sendable { case stack, grid, relative, stackFromRightToLeft }
}

/// A view, its children as a plain list, and what was asked of it.
private struct Script {
    private let kind: RandomArrangedTests.Kind
    private var random: Seeded
    private let view: ArrangedView
    private let window: TestWindow
    private var list: [View] = []
    private let pool: [View]
    private let calls = Calls()
    private(set) var isLaidOut = true

    private final class Calls { var begun = 0, ended = 0 }

    init(_ kind: RandomArrangedTests.Kind, _ random: Seeded) throws {
        (self.kind, self.random) = (kind, random)
        view = Self.make(kind)
        pool = (0..<12).map { Self.child($0) }
        window = try TestWindow(view, size: Size(120, 90), direction: Self.direction(kind))
    }

    private static func direction(_ kind: RandomArrangedTests.Kind) -> LayoutDirection {
        kind == .stackFromRightToLeft ? .rightToLeft : .leftToRight
    }

    private static func make(_ kind: RandomArrangedTests.Kind) -> ArrangedView {
        switch kind {
        case .stack: return StackView(spacing: 3.3, padding: Insets(7))
        case .stackFromRightToLeft:
            let stack = StackView(.horizontal, spacing: 3.3, padding: Insets(left: 1, top: 2, right: 3, bottom: 4))
            stack.stackLayout.verticalAlignment = .stretch
            return stack
        case .grid:
            let grid = GridView(across: 3, tileSize: Size(20.7, 11.1), spacing: 2.2, padding: Insets(5))
            grid.megaUnitX = 2
            return grid
        case .relative: return RelativeView(padding: Insets(4))
        }
    }

    /// Children 0 and 6 are separators of tiles. Every other child is beside the one before it if that is there.
    private static func child(_ index: Int) -> View {
        let view = index % 4 == 3 ? Spacer(minimum: 2) : View()
        view.id = "child \(index)"
        view.frame = Rect(0, 0, 10.3 + Double(index) * 3.7, 5.1 + Double(index) * 1.3)
        return view
    }

    private func rule(_ item: LayoutItem, of child: View) {
        guard let index = pool.firstIndex(where: { $0 === child }) else { return }
        switch kind {
        case .stack, .stackFromRightToLeft: if index % 5 == 1 { item.margin = Insets(Double(index)) }
        case .grid:
            if index % 6 == 0 { item.isSeparator = true } else if index % 5 == 1 { (item.columnSpan, item.rowSpan) = (3, 2) }
        case .relative: item.rules.left = .parent(Double(index) * 4.4)
        }
    }

    mutating func step() {
        let updates = Bool.random(using: &random)
        let isAnimated = Bool.random(using: &random)
        isLaidOut = updates
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            guard let child = pool.randomElement(using: &random) else { return }
            list.removeAll { $0 === child }
            list.append(child)
            rule(view.addChild(child, updateLayout: updates, animated: isAnimated), of: child)
            isLaidOut = false
        case 2, 3: insert(updates, isAnimated)
        case 4:
            guard let child = pool.randomElement(using: &random) else { return }
            list.removeAll { $0 === child }
            view.removeChild(child, updateLayout: updates, animated: isAnimated)
        case 5 where Int.random(in: 0..<6, using: &random) == 0:
            list = []
            view.removeAllChildren(updateLayout: updates, animated: isAnimated)
        case 6: fold(updates, isAnimated)
        case 7:
            window.wait(Double.random(in: 0...0.2, using: &random))
            isLaidOut = true
        default:
            calls.begun += 1
            view.updateLayout(animated: isAnimated) { [calls] _ in calls.ended += 1 }
            isLaidOut = true
        }
    }

    private mutating func insert(_ updates: Bool, _ isAnimated: Bool) {
        guard let child = pool.randomElement(using: &random), let before = pool.randomElement(using: &random) else { return }
        if child !== before || !list.contains(where: { $0 === child }) {
            list.removeAll { $0 === child }
            list.insert(child, at: list.firstIndex { $0 === before } ?? list.count)
        }
        rule(view.insertChild(child, before: before, updateLayout: updates, animated: isAnimated), of: child)
        isLaidOut = false
    }

    private mutating func fold(_ updates: Bool, _ isAnimated: Bool) {
        guard let grid = view as? GridView, let separator = list.randomElement(using: &random) else {
            isLaidOut = false
            return
        }
        grid.toggleGroup(separator, updateLayout: updates, animated: isAnimated)
    }

    var isListRight: Bool {
        view.children.elementsEqual(list, by: ===)
            && pool.allSatisfy { child in (child.superview != nil) == list.contains { $0 === child } }
            && list.indices.allSatisfy { view.index(of: list[$0]) == $0 }
    }

    /// The frames of the children, and those in a new view to which the same children are added in order.
    func framesAndThoseOfANewView() throws -> (frames: [Rect], expected: [Rect]) {
        let fresh = Self.make(kind)
        let copies = list.map { child in
            let copy = Self.child(pool.firstIndex { $0 === child } ?? 0)
            let item = fresh.addChild(copy)
            rule(item, of: child)
            item.folded = view.layout.item(of: child)?.folded ?? false
            return copy
        }
        _ = try TestWindow(fresh, size: Size(120, 90), text: window.root.textMeasurer, direction: Self.direction(kind))
        return (list.map(\.frame), copies.map(\.frame))
    }

    /// Every completion was called once, and nothing moves for ever.
    func end() throws {
        try window.settle()
        window.step()
        #expect(calls.begun == calls.ended && calls.begun > 0)
        #expect(window.root.diagnostics.isEmpty)
    }
}
