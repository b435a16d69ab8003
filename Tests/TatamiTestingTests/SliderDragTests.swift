import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Fine drags with Shift, and wheels, of sliders with one and with two thumbs: the same rule for both.
@Suite struct SliderDragTests {
    /// A slider with a thumb at 0.5 that is dragged; of a range, the upper thumb. Its track is 100 points long.
    enum Kind: CaseIterable, Sendable {
        case single, range
    }

    private final class Used {
        let view: Control
        let value: () -> Double
        let focus: View
        var changes = 0, commits = 0

        init(_ kind: Kind) {
            switch kind {
            case .single:
                let slider = Slider(0.5)
                (view, focus, value) = (slider, slider, { slider.value })
            case .range:
                let slider = RangeSlider(0...0.5)
                (view, focus, value) = (slider, slider.upper, { slider.upperValue })
            }
            view.on(.valueChanged) { [weak self] _ in self?.changes += 1 }
            view.on(.valueCommitted) { [weak self] _ in self?.commits += 1 }
        }
    }

    private func window(_ used: Used, _ direction: LayoutDirection = .leftToRight) throws -> (TestWindow, Point) {
        let window = try TestWindow(
            LayoutView { VStack(padding: 20) { used.view.fixedWidth(118).align(.leading) } }, size: Size(200, 100), direction: direction)
        window.step()
        return (window, window.root.absoluteFrame(of: used.view).center)
    }

    private func send(_ phase: PointerEvent.Phase, _ point: Point, _ modifiers: Modifiers = [], in window: TestWindow) {
        window.root.handle(PointerEvent(phase, at: point, time: window.time, kind: .mouse, modifiers: modifiers))
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    @Test(arguments: Kind.allCases) func shiftDragsByATenth(kind: Kind) throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let used = Used(kind)
            let (window, middle) = try window(used, direction)
            let way = direction == .leftToRight ? 1.0 : -1
            send(.began, middle, in: window)
            send(.moved, Point(middle.x + 10 * way, middle.y), in: window)
            #expect(isNear(used.value(), 0.6))
            send(.moved, Point(middle.x + 30 * way, middle.y), .shift, in: window)
            #expect(isNear(used.value(), 0.62), "\(used.value())")
            send(.moved, Point(middle.x + 20 * way, middle.y), .shift, in: window)
            #expect(isNear(used.value(), 0.61))
            send(.moved, Point(middle.x + 30 * way, middle.y), in: window)
            #expect(isNear(used.value(), 0.71), "Without Shift it goes on from there.")
            send(.ended, Point(middle.x + 30 * way, middle.y), in: window)
            #expect(used.commits == 1)
        }
    }

    @Test(arguments: Kind.allCases) func aWheelChangesTheFocusedThumb(kind: Kind) throws {
        let used = Used(kind)
        let (window, middle) = try window(used)
        func turn() { window.root.handle(WheelEvent(by: Point(0, -1), at: middle, time: window.time)) }
        turn()
        #expect(isNear(used.value(), 0.5) && used.changes == 0, "Without the focus, a wheel scrolls.")
        window.root.focus(used.focus)
        turn()
        turn()
        #expect(isNear(used.value(), 0.52) && used.changes == 2 && used.commits == 0)
        window.wait(0.4)
        #expect(used.commits == 1)
        send(.began, middle, in: window)
        turn()
        send(.ended, middle, in: window)
        #expect(used.changes == 2, "A drag keeps the wheel away.")
    }

    @Test func aWheelStopsAtTheOtherThumb() throws {
        let slider = RangeSlider(0.49...0.5)
        let window = try TestWindow(LayoutView { VStack(padding: 20) { slider.fixedWidth(118).align(.leading) } }, size: Size(200, 100))
        window.step()
        window.root.focus(slider.lower)
        let middle = window.root.absoluteFrame(of: slider).center
        for _ in 0..<5 { window.root.handle(WheelEvent(by: Point(0, -1), at: middle, time: window.time)) }
        #expect(isNear(slider.lowerValue, 0.5) && isNear(slider.upperValue, 0.5))
    }
}
