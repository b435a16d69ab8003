import Tatami
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Reports of new sizes, and places of gestures in views.
@Suite struct SizeChangeTests {
    private final class SizedView: View {
        private(set) var old: [Size] = []
        var onChange: (() -> Void)?

        override func sizeChanged(from old: Size) {
            self.old.append(old)
            onChange?()
        }
    }

    private let view = SizedView()
    private let other = SizedView()
    private let row = StackLayout(.horizontal)

    private func window() throws -> TestWindow {
        row.add(view.stretch())
        row.add(other).fixedSize = Size(40, 20)
        return try TestWindow(LayoutView(row), size: Size(200, 100))
    }

    @Test func eachNewSizeIsReportedOnce() throws {
        let window = try window()
        #expect(view.old == [.zero] && other.old == [.zero])
        window.step()
        view.backgroundColor = .black
        window.step()
        #expect(view.old == [.zero])
        window.resize(Size(300, 100))
        window.step()
        // The other view has moved only.
        #expect(view.old == [.zero, Size(160, 100)] && other.old == [.zero] && view.frame.size == Size(260, 100))
        other.layoutItem?.fixedWidth = 60
        other.layoutItem?.fixedWidth = 40
        window.step()
        #expect(other.old == [.zero])
    }

    @Test func changesAreLaidOutInTheSameFrame() throws {
        let window = try window()
        let (view, other) = (view, other)
        view.onChange = { other.layoutItem?.fixedHeight = view.frame.width / 10 }
        window.resize(Size(340, 100))
        #expect(other.frame.height == 30 && other.old == [.zero])
        #expect(window.root.nextDeadline == window.time)
        window.step()
        #expect(other.old == [.zero, Size(40, 20)] && window.root.nextDeadline == nil)
    }

    @Test func aViewThatNeverSettlesIsCalledOnceInAFrame() throws {
        let window = try window()
        let other = other
        other.onChange = { other.layoutItem?.fixedWidth = other.frame.width + 1 }
        other.layoutItem?.fixedWidth = 50
        for _ in 0..<5 { window.step() }
        #expect(other.old.count == 6 && other.frame.width == 55)
    }

    @Test func viewsMayGoAwayMeanwhile() throws {
        let window = try window()
        let (view, other, row) = (view, other, row)
        for one in [view, other] {
            one.onChange = {
                row.removeAll()
                row.add(SizedView().stretch())
            }
        }
        for item in row.items { item.fixedHeight = 30 }
        window.step()
        #expect(view.old.count + other.old.count == 3, "A view that has gone gets no report.")
        weak var gone: SizedView?
        do {
            let short = SizedView()
            gone = short
            short.onChange = { [weak short] in short?.removeFromSuperview() }
            row.add(short).fixedSize = Size(10, 10)
        }
        window.step()
        window.step()
        #expect(gone == nil && row.items.count == 1 && view.superview == nil && other.superview == nil)
    }

    @Test func anAnimationIsReportedAtItsBeginning() throws {
        let window = try window()
        window.root.animate(.spring(Spring(duration: 0.3))) { other.layoutItem?.fixedWidth = 80 }
        window.wait(0.5)
        #expect(other.old == [.zero, Size(40, 20)] && view.old == [.zero, Size(160, 100)])
    }

    /// Scrolling, transforms and reading directions count.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func gesturesHavePlacesInViews(direction: LayoutDirection) throws {
        let (scroll, cell) = (ScrollView(), View())
        let line = StackLayout(.horizontal)
        scroll.horizontalScrollerEnabled = true
        for _ in 0..<3 { line.add(View()).fixedSize = Size(100, 100) }
        line.add(cell).fixedSize = Size(100, 100)
        scroll.contentView = LayoutView(line)
        cell.transform = .rotation(degrees: 90)
        let tap = cell.add(TapRecognizer()) { _ in }
        let window = try TestWindow(scroll, size: Size(150, 100), direction: direction)
        cell.scrollIntoView(isAnimated: false)
        window.step()
        let frame = window.root.presentedFrame(of: cell)
        window.press(at: frame.origin + Point(90, 20))
        window.lift(at: frame.origin + Point(90, 20))
        let place = try #require(tap.location(in: cell))
        // A quarter turn to the right about the centre brings (20, 10) there.
        #expect(abs(place.x - 20) < 1e-9 && abs(place.y - 10) < 1e-9, "\(place)")
        #expect(tap.start(in: cell) == place && tap.location(in: View()) == nil)
        #expect(try #require(tap.location(in: scroll)) == frame.origin + Point(90, 20))
        cell.transform = .scale(0, 0)
        #expect(tap.location(in: cell) == nil)
    }
}
