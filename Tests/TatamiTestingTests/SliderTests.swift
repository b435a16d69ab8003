import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Sliders, as people use them; the sentences of the specification by their numbers.
@Suite struct SliderTests {
    private final class Log {
        var changes = 0
        var commits = 0
    }

    private func window(_ slider: Slider, direction: LayoutDirection = .leftToRight) throws -> (TestWindow, Rect, Log) {
        let log = Log()
        slider.on(.valueChanged) { _ in log.changes += 1 }
        slider.on(.valueCommitted) { _ in log.commits += 1 }
        let window = try TestWindow(
            LayoutView { VStack(padding: 20) { slider.fixedWidth(118).align(.leading) } }, size: Size(200, 100), direction: direction)
        window.step()
        return (window, window.root.absoluteFrame(of: slider), log)
    }

    @Test func sentence12AVerticalSwipeScrolls() throws {
        let slider = Slider(0.5)
        let column = StackLayout(.vertical)
        column.add(slider)
        column.add(View()).fixedSize = Size(50, 900)
        let scroll = ScrollView()
        scroll.contentView = LayoutView(column)
        let window = try TestWindow(scroll, size: Size(200, 200))
        window.step()
        let start = slider.frame.center
        window.drag(from: Point(start.x, start.y), to: Point(start.x, start.y - 80), with: .touch)
        window.drag(from: Point(100, 150), to: Point(100, 100), with: .touch)
        #expect(slider.value == 0.5 && scroll.contentOffset.y > 0)
    }

    @Test func sentence13EachGestureCommitsOnce() throws {
        let slider = Slider(0)
        let (window, frame, log) = try window(slider)
        let middle = frame.center
        window.press(at: middle, with: .mouse)
        #expect(slider.value == 0.5 && log.commits == 0)
        window.lift(at: middle, with: .mouse)
        #expect(log.commits == 1 && log.changes == 1)
        window.drag(from: middle, to: Point(middle.x + 20, middle.y), with: .mouse)
        #expect(log.commits == 2 && log.changes > 1 && abs(slider.value - 0.7) < 1e-9)
    }

    @Test func sentence15ADragGoesOnOutside() throws {
        let slider = Slider(0.5)
        let (window, frame, log) = try window(slider)
        window.press(at: frame.center, with: .mouse)
        window.move(to: Point(frame.center.x + 10, 99), with: .mouse)
        #expect(abs(slider.value - 0.6) < 1e-9)
        window.move(to: Point(199, 1), with: .mouse)
        window.lift(at: Point(199, 1), with: .mouse)
        #expect(slider.value == 1 && log.commits == 1)
    }

    @Test func sentence16EscapeRestores() throws {
        let slider = Slider(0.5)
        let (window, frame, log) = try window(slider)
        window.press(at: frame.center, with: .mouse)
        window.move(to: Point(frame.center.x + 30, frame.center.y), with: .mouse)
        window.key(.escape)
        window.lift(at: Point(frame.center.x + 30, frame.center.y), with: .mouse)
        #expect(slider.value == 0.5 && log.commits == 0)
    }

    @Test func sentence17AnArrowIsAHundredth() throws {
        let slider = Slider(0)
        let (window, _, log) = try window(slider)
        window.key(.tab)
        window.key(.right)
        #expect(slider.value == 0.01 && log.commits == 1)
        window.key(.right, .control)
        #expect(abs(slider.value - 0.11) < 1e-9)
        window.key(.end)
        #expect(slider.value == 1)
        window.key(.home)
        #expect(slider.value == 0)
    }

    @Test func sentence19KeysFollowTheReadingDirection() throws {
        let slider = Slider(0.5)
        let (window, frame, _) = try window(slider, direction: .rightToLeft)
        window.key(.tab)
        window.key(.left)
        window.key(.up)
        #expect(abs(slider.value - 0.52) < 1e-9)
        let end = Point(frame.x + 2, frame.center.y)
        window.press(at: end, with: .mouse)
        window.lift(at: end, with: .mouse)
        #expect(slider.value == 1)
    }

    @Test func aProgramSetsItWithoutEvents() throws {
        let slider = Slider(0.2, in: 0...10, step: 2.5)
        let (window, _, log) = try window(slider)
        slider.value = 6
        #expect(slider.value == 5 && log.changes == 0 && window.accessibilityDump.contains("slider"))
        #expect(slider.valueText == "5.0")
    }
}
