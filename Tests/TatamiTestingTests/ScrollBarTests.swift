import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Scroll bars under the mouse.
@Suite struct ScrollBarTests {
    /// Buttons of 50 points each in a view of 200 x 300.
    private func list(_ count: Int, scale: Double = 1, direction: LayoutDirection = .leftToRight) throws -> (
        TestWindow, ScrollView, [Button]
    ) {
        let rows = StackLayout(.vertical)
        let buttons = (0..<count).map { Button("Row \($0)") }
        for button in buttons { rows.add(button).fixedSize = Size(200, 50) }
        let scroll = ScrollView()
        scroll.contentView = LayoutView(rows)
        return (try TestWindow(scroll, size: Size(200, 300), scale: scale, direction: direction), scroll, buttons)
    }

    private func point(_ window: TestWindow, _ x: Double, _ y: Double) {
        window.root.handle(PointerEvent(.hovered, at: Point(x, y), time: window.time, buttons: []))
        window.step()
    }

    private func click(_ window: TestWindow, _ x: Double, _ y: Double, _ modifiers: Modifiers = []) {
        for phase in [PointerEvent.Phase.began, .ended] {
            window.root.handle(PointerEvent(phase, at: Point(x, y), time: window.time, modifiers: modifiers))
            window.wait(0.05)
        }
    }

    /// Thumb and track, from left to right and top to bottom.
    private func bars(_ window: TestWindow) -> [Rect] {
        window.frame.list.commands.compactMap {
            if case .fill(.rect(let rect, _), _) = $0, min(rect.width, rect.height) == 8 { rect } else { nil }
        }
    }

    @Test func theyComeWhereTheMouseIsNearTheEdge() throws {
        let (window, _, _) = try list(100)
        point(window, 183, 100)
        #expect(bars(window).isEmpty)
        point(window, 185, 100)
        #expect(bars(window) == [Rect(190, 2, 8, 296), Rect(190, 2, 8, 24)], "A track and a thumb.")
        window.wait(5)
        #expect(bars(window).count == 2 && window.root.nextDeadline == nil, "They stay as long as it is there, and nothing wakes.")
        point(window, 100, 100)
        #expect(bars(window) == [Rect(190, 2, 8, 24)])
        window.wait(1.5)
        #expect(bars(window).isEmpty && window.root.nextDeadline == nil)
        point(window, 199, 100)
        window.root.cancelPointers()
        window.wait(1.5)
        #expect(bars(window).isEmpty, "The mouse has left the window.")
        let (mirrored, _, _) = try list(100, direction: .rightToLeft)
        point(mirrored, 195, 100)
        #expect(bars(mirrored).isEmpty)
        point(mirrored, 10, 100)
        #expect(bars(mirrored) == [Rect(2, 2, 8, 296), Rect(2, 2, 8, 24)])
        let (short, _, _) = try list(3)
        point(short, 195, 100)
        #expect(bars(short).isEmpty, "Nothing to scroll.")
    }

    @Test func aPressInTheTroughJumpsAndWithShiftTurnsAPage() throws {
        let (window, scroll, buttons) = try list(100)
        var presses = 0
        for button in buttons { button.on { _ in presses += 1 } }
        click(window, 194, 150)
        // The thumb's middle, 12 of 24 points, comes under the mouse: (148 - 12) / (296 - 24) of 4,700 points.
        #expect(scroll.contentOffset.y == 2_350)
        click(window, 194, 250, .shift)
        window.wait(0.3)
        #expect(scroll.contentOffset.y == 2_590)
        click(window, 194, 20, .shift)
        window.wait(0.3)
        #expect(scroll.contentOffset.y == 2_350)
        click(window, 194, 150)
        #expect(scroll.contentOffset.y == 2_350, "A press of the thumb moves nothing.")
        click(window, 194, 299)
        #expect(scroll.contentOffset.y == 4_700)
        #expect(presses == 0, "What is under a bar is not pressed.")
        click(window, 180, 100)
        #expect(presses == 1)
        scroll.contentOffset = .zero
        window.step()
        // Press, jump, and drag on from there.
        window.drag(from: Point(194, 150), to: Point(194, 299), with: .mouse)
        #expect(scroll.contentOffset.y == 4_700 && presses == 1)
    }

    @Test func fingersPressWhatIsUnderABar() throws {
        let (window, _, buttons) = try list(100)
        var presses = 0
        buttons[2].on { _ in presses += 1 }
        window.press(at: Point(195, 125))
        window.wait(0.2)
        window.lift(at: Point(195, 125))
        #expect(presses == 1)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theyLookLikeBars(direction: LayoutDirection) throws {
        let (window, scroll, _) = try list(20, scale: 2, direction: direction)
        scroll.contentOffset = Point(0, 200)
        point(window, direction == .leftToRight ? 195 : 5, 100)
        try window.expectPicture(direction == .leftToRight ? "scroll-bar-hovered" : "scroll-bar-hovered-mirrored")
    }
}
