import Tatami
import TatamiTesting
import Testing

/// Bars of tasks whose end is known, and of those where nobody knows it.
@Suite struct ProgressTests {
    private let bar = ProgressView(0.25)

    private func window(_ direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        try TestWindow(LayoutView { VStack(padding: 10) { bar.stretch(.horizontal) } }, size: Size(120, 40), direction: direction)
    }

    /// The rectangles that a frame fills, the track first.
    private func fills(_ window: TestWindow) -> [Rect] {
        window.frame.list.commands.compactMap { if case .fill(.rect(let rect, let radii), _) = $0, radii.radius == 3 { rect } else { nil } }
    }

    @Test func aPartOfTheBarWandersAlongIt() throws {
        let window = try window()
        #expect(fills(window).last == Rect(10, 10, 25, 6))
        bar.isIndeterminate = true
        window.step()
        var places: [Double] = []
        for _ in 0..<240 {
            window.wait(0.01)
            let fills = fills(window)
            let (track, part) = (try #require(fills.first), try #require(fills.last))
            #expect(fills.count == 2 && part.x >= track.x && part.maxX <= track.maxX && part.width >= 6 && part.width <= 30.01)
            places.append(part.x)
        }
        // Two cycles: it has been at both ends, and begun anew.
        #expect(places.contains { $0 < 12 } && places.contains { $0 > 100 })
        #expect(zip(places, places.dropFirst()).filter { $0 > $1 + 50 }.count == 2, "\(places)")
        bar.isIndeterminate = false
        try window.settle()
        #expect(fills(window).last == Rect(10, 10, 25, 6))
    }

    @Test func itWandersTheOtherWayFromRightToLeft() throws {
        let window = try window(.rightToLeft)
        bar.isIndeterminate = true
        window.step()
        let before = try #require(fills(window).last)
        window.wait(0.2)
        #expect(try #require(fills(window).last).maxX < before.maxX - 5)
    }

    /// The alpha of the part, relative to that of its color.
    private func opacity(_ window: TestWindow) -> Double {
        guard case .fill(_, .color(let color)) = window.frame.list.commands.last else { return 0 }
        return color.alpha
    }

    @Test func itPulsesInItsPlaceWithReducedMotionAndNobodyDrawsAHiddenOne() throws {
        let window = try window()
        window.root.reducesMotion = true
        bar.isIndeterminate = true
        window.step()
        var opacities: [Double] = []
        for _ in 0..<240 {
            window.wait(0.01)
            #expect(fills(window).last?.center.x == 60)
            opacities.append(opacity(window))
        }
        #expect(opacities.allSatisfy { $0 >= 0.39 && $0 <= 1 } && opacities.contains { $0 < 0.41 } && opacities.contains { $0 > 0.99 })
        #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($0 - $1) < 0.06 }, "\(opacities)")
        bar.hidden = true
        try window.settle()
    }

    @Test func aRingPulsesWithReducedMotion() throws {
        let window = try TestWindow(LayoutView { VStack { ActivityIndicator() } }, size: Size(40, 40))
        window.root.reducesMotion = true
        // The turn that has begun ends.
        window.wait(1)
        var drawn: [(Path, Double)] = []
        for _ in 0..<60 {
            window.wait(0.02)
            if case .stroke(let path, let stroke) = window.frame.list.commands.last { drawn.append((path, stroke.color.alpha)) }
        }
        #expect(drawn.count == 60 && drawn.allSatisfy { $0.0 == drawn[0].0 }, "It does not turn.")
        #expect(drawn.contains { $0.1 < 0.45 } && drawn.contains { $0.1 > 0.95 })
    }

    @Test func progressThatIsSetMeanwhileDoesNotDisturbIt() throws {
        let window = try window()
        bar.isIndeterminate = true
        window.step()
        window.wait(0.3)
        let before = try #require(fills(window).last)
        bar.progress = 0.9
        window.step()
        #expect(abs(try #require(fills(window).last).x - before.x) < 5)
    }

    @Test func assistiveTechnologyReadsNoNumber() throws {
        let window = try window()
        func node() throws -> AccessibilityNode { try #require(window.root.accessibilityTree().children.first) }
        #expect(try node().range?.value == 0.25 && node().value == "25 %")
        bar.isIndeterminate = true
        window.step()
        #expect(try node().range == nil && node().value == nil && node().states == [.mixed])
    }
}
