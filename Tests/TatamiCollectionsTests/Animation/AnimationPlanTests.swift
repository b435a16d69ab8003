import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct AnimationPlanTests {
    /// A list of rows of 20 points that a source describes, in a viewport of 100 points.
    private final class Screen {
        let source = CollectionSource<Int, Int>()
        var layout = StackLayout { _ in StackLayout.Section(ListLayout(estimate: 20)) }
        var offset = 0.0

        init(_ items: [Int]) {
            source.edit {
                $0.append([0])
                $0.append(items, to: 0)
            }
            _ = source.takeUpdate()
            _ = layout.prepare(LayoutContent(source, crossLength: 50), .everything)
        }

        var viewport: Viewport { Viewport(Rect(0, offset, 50, 100)) }

        /// Performs an edit and scrolls, as the anchor does.
        func edit(
            _ offset: Double? = nil, style: ChangeStyle = .automatic, presented: [LayoutElement: PresentedElement] = [:],
            isReduced: Bool = false, _ change: (inout Snapshot<Int, Int>) -> Void
        ) -> AnimationPlan {
            let visible = layout.attributes(in: viewport.frame)
            source.edit(style, change)
            let update = source.takeUpdate() ?? CollectionUpdate()
            var old = layout
            old.stay(before: update)
            let before = AnimationScene(viewport: viewport.frame, visible: visible) { [old] in old.attributes(of: $0) }
            _ = layout.prepare(LayoutContent(source, crossLength: 50), .structure(update))
            self.offset = offset ?? self.offset
            return AnimationPlan(
                from: before, to: AnimationScene(layout, viewport), style: style, presented: presented, isReduced: isReduced)
        }

        func element(_ id: Int) -> LayoutElement? { source.key(of: id).map { .item($0) } }
        func step(_ id: Int, _ plan: AnimationPlan) -> AnimationPlan.Step? { plan.steps.first { $0.element == element(id) } }
    }

    /// Test 9: an insert above what is in sight, with the offset that the anchor gives, moves nothing.
    @Test func anInsertOutOfSightMovesNothing() {
        let screen = Screen(Array(0..<50))
        screen.offset = 200
        let above = screen.edit(240) { $0.insert([100, 101], before: 3) }
        #expect(above.count == 0 && above.steps.count == 5 && above.steps.allSatisfy { $0.kind == .resting && $0.from.attributes == $0.to })
        let below = screen.edit { $0.insert([102], before: 40) }
        #expect(below.count == 0)
    }

    /// Test 10: an item that moves by 3 is one view that travels; the others make room.
    @Test func anItemThatMovesIsOneView() throws {
        let screen = Screen(Array(0..<20))
        let plan = screen.edit { $0.move(0, after: 3) }
        let step = try #require(screen.step(0, plan))
        #expect(step.kind == .moving && step.from.attributes.frame.y == 0 && step.to.frame.y == 60 && !step.isLeaving)
        #expect(plan.count == 4 && plan.steps.count == 5 && Set(plan.steps.map(\.element)).count == 5)
        #expect(step.motion == .spring(response: 0.35))
    }

    @Test func whatComesAndWhatLeaves() throws {
        let screen = Screen(Array(0..<20))
        let second = try #require(screen.element(2))
        let plan = screen.edit {
            $0.insert([100], before: 1)
            $0.delete([2])
        }
        let new = try #require(screen.step(100, plan))
        #expect(new.kind == .entering && new.motion == .ease(0.2) && new.from.attributes.opacity == 0 && new.from.attributes.scale == 0.9)
        let old = try #require(plan.steps.first)
        #expect(old.element == second && old.kind == .exiting && old.motion == .ease(0.15) && old.isLeaving)
        #expect(old.from.attributes.frame.y == 40 && old.to.frame.y == 40 && old.to.opacity == 0)
        #expect(plan.steps.map(\.kind) == [.exiting, .resting, .resting, .resting, .entering, .moving])
        let zoom = screen.edit(style: .zoom) { $0.delete([0]) }
        #expect(zoom.steps.last?.kind == .exiting && zoom.steps.last?.to.scale == 2, "it leaves in front")
        let slide = screen.edit(style: .slide(.leading)) { $0.insert([101], before: 100) }
        #expect(screen.step(101, slide)?.from.attributes.shift == Point(-50, 0))
        let none = screen.edit(style: .none) { $0.delete([101]) }
        #expect(none.count == 0 && none.steps.count == 5 && none.steps.allSatisfy { $0.kind == .resting })
        let reduced = screen.edit(isReduced: true) {
            $0.delete([100])
            $0.insert([102], before: 1)
        }
        #expect(reduced.count == 2 && reduced.steps.filter { $0.motion == .ease(0.1) }.count == 2)
        #expect(reduced.steps.allSatisfy { $0.from.attributes.scale == 1 })
    }

    @Test func whatComesFromFarStartsOneViewportAway() throws {
        let screen = Screen(Array(0..<100))
        screen.offset = 1_000
        let first = try #require(screen.element(0))
        let plan = screen.edit {
            $0.move(0, before: 53)
            $0.move(51, toEndOf: 0)
        }
        let coming = try #require(plan.steps.first { $0.element == first })
        #expect(coming.kind == .moving && coming.from.attributes.frame.y == -120 && coming.to.frame.y == 20)
        let going = try #require(screen.step(51, plan))
        #expect(going.isLeaving && going.from.attributes.frame.y == 20 && going.to.frame.y == 200)
    }

    /// Test 11: an update in the middle of another one begins with what is seen, also for what was leaving.
    @Test func anUpdateDuringAnotherGoesOnFromWhatIsSeen() throws {
        let screen = Screen(Array(0..<20))
        let third = try #require(screen.element(3))
        let first = screen.edit {
            $0.move(0, after: 2)
            $0.delete([3])
        }
        var presented: [LayoutElement: PresentedElement] = [:]
        for step in first.steps where step.motion != .jump {
            var velocity = PresentedElement.Velocity()
            velocity.frame.origin.y = 70
            let seen = Attributes.mix(step.from.attributes, step.to, 0.4)
            presented[step.element] = PresentedElement(seen, velocity: velocity, exit: step.kind == .exiting ? step.to : nil)
        }
        let second = screen.edit(presented: presented) { $0.move(0, before: 1) }
        for (element, seen) in presented {
            let step = try #require(second.steps.first { $0.element == element })
            #expect(step.from == seen)
        }
        let leaving = try #require(second.steps.first { $0.element == third })
        #expect(leaving.kind == .exiting && leaving.to == presented[third]?.exit)
        #expect(screen.step(0, second)?.to.frame.y == 0 && screen.step(0, second)?.from.attributes.frame.y == 16)
    }

    /// An item that leaves and returns while it is still seen turns back.
    @Test func whatReturnsTurnsBack() throws {
        let screen = Screen(Array(0..<4))
        let element = try #require(screen.element(2))
        let place = try #require(screen.layout.attributes(of: element))
        var seen = place
        seen.opacity = 0.3
        let before = AnimationScene(viewport: screen.viewport.frame, visible: []) { _ in nil }
        let plan = AnimationPlan(
            from: before, to: AnimationScene(screen.layout, screen.viewport),
            presented: [element: PresentedElement(seen, exit: ChangeStyle.automatic.outside(place))])
        let step = try #require(plan.steps.first { $0.element == element })
        #expect(step.kind == .moving && !step.isLeaving && step.from.attributes.opacity == 0.3 && step.to == place)
    }

    @Test func pinnedElementsAreInFront() {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(Array(0..<20), to: 0)
        }
        _ = source.takeUpdate()
        var style = SectionStyle()
        (style.header, style.pinsHeader) = (10, true)
        var layout = StackLayout { [style] _ in StackLayout.Section(ListLayout(estimate: 20), style: style) }
        _ = layout.prepare(LayoutContent(source, crossLength: 50), .everything)
        let (top, down) = (Viewport(Rect(0, 0, 50, 100)), Viewport(Rect(0, 100, 50, 100)))
        let plan = AnimationPlan(from: AnimationScene(layout, top), to: AnimationScene(layout, down))
        #expect(plan.steps.last?.to.z == 2 && plan.steps.last?.to.frame.y == 0 && plan.steps.filter { $0.to.z > 0 }.count == 1)
    }

    /// Rule 38: of more than 200 elements, those nearest to the middle move.
    @Test func manyElements() {
        let keys = (0..<300).map { LayoutElement.item(ItemKey(slot: UInt32($0), generation: 0)) }
        let place = { (row: Int) in Attributes(keys[row], frame: Rect(0, Double(row), 10, 1)) }
        let viewport = Rect(0, 0, 10, 300)
        let old = AnimationScene(viewport: viewport, visible: (0..<300).map(place)) { _ in nil }
        let moved = (0..<300).map { row in
            var attributes = place(row)
            attributes.frame.origin.x = 5
            return attributes
        }
        let plan = AnimationPlan(from: old, to: AnimationScene(viewport: viewport, visible: moved) { _ in nil })
        #expect(plan.count == 200 && plan.steps.count == 300)
        let rows = plan.steps.filter { $0.motion != .jump }.map(\.to.frame.y)
        #expect(rows.min() == 50 && rows.max() == 249)
        let gone = AnimationPlan(from: old, to: AnimationScene(viewport: viewport, visible: []) { _ in nil })
        #expect(gone.steps.count == 200, "what leaves by a jump is not there any more")
    }

    /// Whatever happens, an element has one way, everything in sight behind the update is on it, and what was in sight begins where it was.
    @Test func randomUpdates() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(40) {
            let screen = Screen(Array(0..<random.below(30)))
            for step in 0..<10 {
                let before = screen.layout.attributes(in: screen.viewport.frame)
                let start = screen.offset
                let ids = screen.source.snapshot.items(in: 0)
                let plan = screen.edit(Double(random.below(200))) { content in
                    if !ids.isEmpty { content.move(random.pick(ids), toEndOf: 0) }
                    if random.oneIn(2), let id = ids.first { content.delete([id]) }
                    if random.oneIn(2) { content.append([1_000 + round * 20 + step], to: 0) }
                }
                let after = screen.layout.attributes(in: screen.viewport.frame)
                let steps = Dictionary(grouping: plan.steps, by: \.element)
                let place = "round \(round), step \(step)"
                #expect(steps.values.allSatisfy { $0.count == 1 }, "\(place)")
                for attributes in after {
                    let end = steps[attributes.element]?.first?.to.frame
                    #expect(end == attributes.frame.moved(by: Point(0, -screen.offset)), "\(place)")
                }
                for attributes in before {
                    let from = steps[attributes.element]?.first?.from.attributes.frame
                    #expect(from == attributes.frame.moved(by: Point(0, -start)), "\(place)")
                }
                #expect(Set(steps.keys) == Set((before + after).map(\.element)), "\(place)")
            }
        }
    }
}
