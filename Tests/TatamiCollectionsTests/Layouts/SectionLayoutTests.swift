import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct SectionLayoutTests {
    @Test func columnsThatFit() {
        #expect(GridColumns.adaptive(minimum: 120).count(in: 500, spacing: 10) == 3)
        #expect(GridColumns.adaptive(minimum: 120).count(in: 510, spacing: 10) == 4, "4 x 120 + 3 x 10")
        #expect(GridColumns.adaptive(minimum: 120).count(in: 509, spacing: 10) == 3)
        #expect(GridColumns.adaptive(minimum: 900).count(in: 500, spacing: 10) == 1)
        #expect(GridColumns.adaptive(minimum: .nan).count(in: 500, spacing: 0) == 1_000)
        #expect(GridColumns.fraction(0.25).count(in: 500, spacing: 10) == 4 && GridColumns.fraction(0.333).count(in: 500, spacing: 0) == 3)
        #expect(GridColumns.fraction(0).count(in: 500, spacing: 0) == 1 && GridColumns.fraction(.nan).count(in: 1, spacing: 0) == 1)
        #expect(GridColumns.fixed(-3).count(in: 500, spacing: 0) == 1 && GridColumns.fixed(.max).count(in: 500, spacing: 0) == 1_000)
    }

    @Test func aGridByItsNumbers() {
        var grid = GridLayout(.adaptive(minimum: 120), estimate: 50, spacing: 8, columnSpacing: 10)
        grid.prepare(SectionContent(count: 7, crossLength: 500), .everything)
        #expect(grid.count == 3 && grid.frame(of: 4) == Rect(170, 58, 160, 50) && grid.extent == 166)
        #expect(grid.proposal(for: 4) == Proposal(width: .atMost(160)))
        let changes = [(4, 70.0), (3, 30)].map { grid.setLength($1, of: $0) }
        #expect(changes == [true, false], "a line is as long as its longest item")
        #expect(grid.frame(of: 6) == Rect(0, 136, 160, 50))
        _ = grid.setLength(40, of: 5)
        #expect(grid.extent == 186)
    }

    @Test func aGridThatScrollsHorizontallyHasRows() {
        var grid = GridLayout(.fixed(2), estimate: 30, spacing: 4, columnSpacing: 2)
        grid.prepare(SectionContent(count: 4, axis: .horizontal, crossLength: 102), .everything)
        #expect(grid.frame(of: 3) == Rect(34, 52, 30, 50) && grid.proposal(for: 3) == Proposal(height: .atMost(50)))
    }

    /// 100 points in 3 columns: edges are on pixels, so that columns differ by a pixel and leave no gap.
    @Test func columnsShareEdgesOnPixels() {
        var grid = GridLayout(.fixed(3), estimate: 10)
        grid.prepare(SectionContent(count: 3, crossLength: 100, grid: PixelGrid(scale: 2)), .everything)
        #expect((0..<3).map { grid.frame(of: $0).x } == [0, 33, 66.5] && (0..<3).map { grid.frame(of: $0).maxX } == [33, 66.5, 100])
    }

    @Test(arguments: [1, 2, 3, 5])
    func randomItemsAgreeWithAWalkOverAll(columns: Int) {
        var random = Rounds.random()
        for round in 0..<Rounds.count(30) {
            var naive = NaiveItems()
            let (spacing, gap) = (Double(random.below(5)), columns == 1 ? 0 : Double(random.below(7)))
            var layout: any SectionLayout =
                columns == 1
                ? ListLayout(estimate: 20, spacing: spacing)
                : GridLayout(.fixed(columns), estimate: 20, spacing: spacing, columnSpacing: gap)
            layout.prepare(naive.content(crossLength: 300), .everything)
            for step in 0..<12 {
                let place = "round \(round), step \(step)"
                switch random.below(4) {
                case 0 where !naive.items.isEmpty:
                    let item = random.below(naive.items.count)
                    let length = Double(random.below(400)) / 8
                    if !naive.items[item].isHidden {
                        naive.items[item].length = length
                        _ = layout.setLength(length, of: item)
                    }
                case 1:
                    let start = random.below(naive.items.count + 1)
                    let range = start..<start + random.below(naive.items.count - start + 1)
                    for item in range { naive.items[item].isHidden = random.oneIn(2) }
                    layout.prepare(naive.content(crossLength: 300), .hidden(range))
                default:
                    let steps = naive.steps(&random)
                    layout.prepare(naive.content(crossLength: 300), .steps(steps))
                }
                let (frames, extent) = naive.frames(
                    columns: columns, spacing: spacing, columnSpacing: gap, estimate: 20, crossLength: 300)
                #expect(layout.extent == extent, "\(place)")
                #expect(naive.items.indices.map { layout.frame(of: $0) } == frames, "\(place)")
                let start = Double(random.below(Int(extent) + 20)) - 10
                let end = start + Double(random.below(200))
                var found: [Int] = []
                layout.items(in: start..<end) { item, frame in
                    #expect(frame == frames[item], "\(place)")
                    found.append(item)
                }
                let expected = frames.indices.filter {
                    frames[$0].height > 0 && frames[$0].y < end && frames[$0].maxY > start && start < end
                }
                #expect(found == expected, "\(place)")
            }
        }
    }

    @Test func insertedItemsAreFoundAfterAllSteps() {
        var random = Rounds.random()
        for _ in 0..<Rounds.count(300) {
            var marks = [Bool](repeating: false, count: random.below(20))
            let steps = (0..<random.below(9)).map { _ -> SectionStep in
                let start = random.below(marks.count + 1)
                if random.oneIn(2) {
                    let range = start..<start + random.below(marks.count - start + 1)
                    marks.removeSubrange(range)
                    return .remove(range)
                }
                let count = 1 + random.below(4)
                marks.insert(contentsOf: Array(repeating: true, count: count), at: start)
                return .insert(start..<start + count)
            }
            let fresh = FreshItems(steps).ranges.flatMap { Array($0) }
            #expect(fresh == marks.indices.filter { marks[$0] }, "\(steps)")
        }
    }
}
