import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiViews

/// The index of many children finds those that looking at each of them finds.
@Suite struct ChildIndexTests {
    private static let count = 200, size = Size(400, 4_000)

    private static func home(_ number: Int) -> Rect { Rect(0, Double(number) * 20, 100, 20) }

    /// Returns the view in `size` with views in a column, 20 points high each.
    private static func column() -> (root: ViewRoot, board: View, views: [View]) {
        let board = View()
        let views = (0..<count).map { number in
            let view = View()
            view.frame = home(number)
            board.addSubview(view)
            return view
        }
        let root = ViewRoot(board, text: CharacterGrid())
        _ = root.frame(in: size, at: 0)
        return (root, board, views)
    }

    @Test func childrenThatMoveBackAndForthAreFoundWhereTheyAre() {
        let (root, board, views) = Self.column()
        var random = Seeded(11)
        for step in 1...300 {
            for _ in 0..<3 {
                let number = Int.random(in: 0..<Self.count, using: &random)
                // Half of them return to where they were when the index was made.
                views[number].frame =
                    Bool.random(using: &random)
                    ? Self.home(number)
                    : Rect(Double.random(in: 0...300, using: &random), Double.random(in: 0...3_900, using: &random), 60, 30)
            }
            _ = root.frame(in: Self.size, at: Double(step))
            let area = Rect(Double.random(in: 0...400, using: &random), Double.random(in: 0...4_000, using: &random), 40, 90)
            let found = board.children(in: area)
            let seen = views.filter { $0.frame.intersection(area) != nil }
            #expect(seen.allSatisfy { view in found.contains { $0 === view } }, "step \(step)")
            // What only touches the area may be among them.
            #expect(found.allSatisfy { $0.frame.expanded(by: 1).intersection(area) != nil }, "step \(step)")
            let numbers = found.compactMap { view in views.firstIndex { $0 === view } }
            #expect(numbers == Array(Set(numbers)).sorted(), "step \(step)")
        }
        for (number, view) in views.enumerated() { view.frame = Self.home(number) }
        _ = root.frame(in: Self.size, at: 400)
        #expect(board.children(in: Rect(10, 45, 0.001, 0.001)).map(\.frame.y) == [40])
    }
}
