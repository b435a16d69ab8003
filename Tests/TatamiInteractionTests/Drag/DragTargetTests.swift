import Foundation
import TatamiGeometry
import TatamiInteraction
import TestSupport
import Testing

/// containers: rules 19, 26 and 28.
@Suite struct DragTargetTests {
    private let board = DragContainer("board", area: Rect(0, 0, 400, 300))
    private let left = DragContainer("left", in: "board", area: Rect(20, 20, 150, 200))
    private let right = DragContainer("right", in: "board", area: Rect(200, 20, 150, 200))

    private func changed(_ container: DragContainer, _ change: (inout DragContainer) -> Void) -> DragContainer {
        var container = container
        change(&container)
        return container
    }

    @Test func theDeepestOneThatAcceptsTakesIt() {
        let targets = DragTargets([board, left, right])
        #expect(targets.target(at: Point(50, 50)) as? String == "left" && targets.target(at: Point(250, 50)) as? String == "right")
        #expect(targets.target(at: Point(185, 50)) as? String == "board")
        let refusing = DragTargets([board, changed(left) { $0.accepts = false }, right])
        #expect(refusing.target(at: Point(50, 50)) as? String == "board")
    }

    @Test func whatIsInFrontCovers() {
        let sheet = DragContainer("sheet", area: Rect(100, 0, 200, 300), accepts: false)
        let targets = DragTargets([left, right, sheet])
        #expect(targets.target(at: Point(50, 50)) as? String == "left")
        #expect(targets.target(at: Point(250, 150)) == nil)
    }

    @Test func whatIsClippedIsNotThere() {
        let clipped = changed(left) { $0.clip = Rect(0, 0, 400, 100) }
        #expect(DragTargets([clipped]).target(at: Point(50, 150)) == nil)
        #expect(DragTargets([clipped]).target(at: Point(50, 107)) as? String == "left")
    }

    @Test func whatIsDraggedTakesNothing() {
        #expect(DragTargets([board, changed(left) { $0.isDragged = true }]).target(at: Point(50, 50)) as? String == "board")
    }

    @Test func eightPointsBesideAContainerStillMeanIt() {
        let targets = DragTargets([left, right])
        #expect(targets.target(at: Point(178, 50)) as? String == "left" && targets.target(at: Point(179, 50)) == nil)
        #expect(targets.target(at: Point(12, 14)) == nil && targets.target(at: Point(15, 15)) as? String == "left")
    }

    @Test func anEmptyContainerIsAsLargeAsAFinger() {
        let empty = DragContainer("empty", area: Rect(300, 250, 10, 4), clip: Rect(0, 0, 400, 300), isEmpty: true)
        #expect(DragTargets([empty]).target(at: Point(284, 271)) as? String == "empty")
        // Where another one is, that one takes it.
        #expect(DragTargets([empty, board]).target(at: Point(284, 271)) as? String == "board")
    }

    @Test func aCircleOfParentsDoesNotHang() {
        let one = DragContainer(1, in: 2, area: Rect(0, 0, 50, 50), accepts: false)
        let two = DragContainer(2, in: 1, area: Rect(0, 0, 50, 50), accepts: false)
        #expect(DragTargets([one, two]).target(at: Point(20, 20)) == nil)
    }

    @Test func keysChooseTheOperation() {
        func chosen(_ keys: Modifiers, _ source: DragOperations = [.move, .copy, .link], isExternal: Bool = false) -> DragOperations? {
            .chosen(source: source, target: [.move, .copy, .link], modifiers: keys, isExternal: isExternal)
        }
        #expect(chosen([]) == .move && chosen([], isExternal: true) == .copy && chosen([], [.copy]) == .copy)
        #expect(chosen(.control) == .copy && chosen(.shift, isExternal: true) == .move && chosen([.control, .shift]) == .link)
        #expect(chosen(.control, [.move]) == nil && chosen([], []) == nil)
        #expect(DragOperations.chosen(source: .move, target: .copy, modifiers: []) == nil)
    }

    @Test func aRestOfHalfASecondOpens() {
        var hover = HoverOpening()
        #expect(hover.advance(to: 0, at: .zero, over: "cell") == [] && hover.deadline == 0.3)
        #expect(hover.advance(to: 0.3, at: Point(7, 0), over: "cell") == [.blink("cell")] && hover.deadline == 0.5)
        #expect(hover.advance(to: 0.5, at: Point(8, 0), over: "cell") == [.open("cell")] && hover.deadline == nil)
        #expect(hover.advance(to: 9, at: Point(8, 0), over: "cell") == [])
        #expect(hover.advance(to: 10, at: Point(40, 0), over: "other") == [])
        #expect(hover.advance(to: 10.4, at: Point(49, 0), over: "other") == [], "it moved too far")
        #expect(hover.advance(to: 11, at: Point(49, 0), over: "other") == [.blink("other"), .open("other")])
        #expect(hover.closing(except: ["cell"]) == ["other"] && hover.closing(except: []) == ["other", "cell"])
        #expect(hover.advance(to: 12, at: .zero, over: nil) == [] && hover.deadline == nil)
    }

    /// The choice once more, by a look at all points around: what is under the pointer, in front, with parents around it.
    @Test func randomContainersAreChosenAsByTheReference() {
        for seed in UInt64(1)...400 {
            var random = Seeded(seed)
            let containers = Self.containers(&random)
            let targets = DragTargets(containers)
            for _ in 0..<25 {
                let point = Point(Double(random.below(420)) - 10, Double(random.below(320)) - 10)
                #expect(targets.target(at: point) == Self.reference(containers, point), "seed \(seed), \(point)")
            }
        }
    }

    private static func containers(_ random: inout Seeded) -> [DragContainer] {
        var all: [DragContainer] = []
        for number in 0..<2 + random.below(7) {
            let parent = all.isEmpty || random.oneIn(3) ? nil : all[random.below(all.count)]
            let around = parent?.area ?? Rect(0, 0, 400, 300)
            let size = Size(around.width * Double(2 + random.below(7)) / 9, around.height * Double(2 + random.below(7)) / 9)
            let area = Rect(
                around.x + random.length(Int(around.width - size.width)), around.y + random.length(Int(around.height - size.height)),
                size.width, size.height)
            let clip = random.oneIn(3) ? Rect(area.x, area.y, area.width, area.height / 2) : area
            all.append(
                DragContainer(
                    number, in: parent?.id, area: area, clip: clip, accepts: !random.oneIn(4), isDragged: random.oneIn(8),
                    isEmpty: random.oneIn(5)))
        }
        return all
    }

    private static func reference(_ all: [DragContainer], _ point: Point) -> AnyHashable? {
        let shown = all.filter { !$0.isDragged }
        func isUnder(_ container: DragContainer) -> Bool { container.area.contains(point) && container.clip.contains(point) }
        var chain: [DragContainer] = shown.last(where: isUnder).map { [$0] } ?? []
        while let parent = chain.last?.parent, let next = shown.first(where: { $0.id == parent }) { chain.append(next) }
        if let found = chain.first(where: { $0.accepts && isUnder($0) }) { return found.id }
        let uncovered = shown[(shown.lastIndex(where: isUnder).map { $0 + 1 } ?? 0)...]
        let small = uncovered.last { container in
            let (x, y) = (abs(point.x - container.area.center.x), abs(point.y - container.area.center.y))
            let clip = container.clip
            return container.accepts && container.isEmpty && x <= max(22, container.area.width / 2)
                && y <= max(22, container.area.height / 2) && point.x >= clip.x - 44 && point.x < clip.maxX + 44 && point.y >= clip.y - 44
                && point.y < clip.maxY + 44 && point.x < container.area.center.x + max(22, container.area.width / 2)
                && point.y < container.area.center.y + max(22, container.area.height / 2)
        }
        if let small { return small.id }
        var best: (AnyHashable, Double)?
        for container in uncovered where container.accepts {
            guard let visible = container.area.intersection(container.clip) else { continue }
            let (x, y) = (
                max(visible.x - point.x, 0, point.x - visible.maxX), max(visible.y - point.y, 0, point.y - visible.maxY)
            )
            let distance = (x * x + y * y).squareRoot()
            if distance <= 8, distance <= best?.1 ?? 8 { best = (container.id, distance) }
        }
        return best?.0
    }
}
