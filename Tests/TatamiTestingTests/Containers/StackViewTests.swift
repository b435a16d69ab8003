import Tatami
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// layouter.md section 2 with views that have nothing but a frame, as in MICUi.
@Suite struct StackViewTests {
    private let first = View(), second = View(), third = View()
    private var all: [View] { [first, second, third] }

    /// E1: A 200 x 50, B 400 x 30, C 100 x 80; margins 10/5/10/5, spacing 20.
    private func column(_ alignment: HorizontalAlignment, crossLength: Double? = 350) throws -> (StackView, TestWindow) {
        let stack = StackView(.vertical, spacing: 20, padding: Insets(left: 10, top: 5, right: 10, bottom: 5))
        stack.stackLayout.crossLength = crossLength
        stack.stackLayout.horizontalAlignment = alignment
        for (view, size) in zip(all, [Size(200, 50), Size(400, 30), Size(100, 80)]) {
            view.frame = Rect(0, 0, size.width, size.height)
            stack.addChild(view)
        }
        return (stack, try TestWindow(stack, size: Size(300, 300)))
    }

    /// Rule 3 of containers.md: the cross length of 350 is kept in a view of 300, so that the content is 370 wide.
    @Test func e1TheCrossLengthIsKept() throws {
        let (stack, window) = try column(.left)
        #expect(all.map(\.frame) == [Rect(10, 5, 200, 50), Rect(10, 75, 350, 30), Rect(10, 125, 100, 80)])
        #expect(stack.contentSize == Size(370, 300))
        #expect(stack.contentView?.sizeThatFits(.zero, text: window.root.textMeasurer) == Size(370, 210))
        #expect(stack.scrollAxes == .both && stack.stackLayout.crossLength == 350)
        stack.scroll(to: Point(1000, 1000), isAnimated: false)
        #expect(stack.contentOffset == Point(70, 0))
        window.resize(Size(500, 300))
        #expect(first.frame == Rect(10, 5, 200, 50) && second.frame.width == 350)
        #expect(stack.contentSize == Size(500, 300) && stack.stackLayout.crossLength == 350)
    }

    @Test func e1Alignments() throws {
        let (stack, window) = try column(.center)
        #expect(all.map(\.frame.x) == [85, 10, 135])
        stack.stackLayout.horizontalAlignment = .right
        window.step()
        #expect(all.map(\.frame.x) == [160, 10, 260])
        stack.stackLayout.horizontalAlignment = .stretch
        window.step()
        #expect(all.map(\.frame.x) == [10, 10, 10] && all.map(\.frame.width) == [350, 350, 350])
        // Nothing is read back: the natural sizes return.
        stack.stackLayout.horizontalAlignment = .left
        window.step()
        #expect(all.map(\.frame.width) == [200, 350, 100])
        stack.stackLayout.crossLength = 420
        window.step()
        #expect(all.map(\.frame.width) == [200, 400, 100])
    }

    /// Without a cross length the view's own counts: 300 less the margins.
    @Test func e1WithoutACrossLength() throws {
        let (stack, window) = try column(.left, crossLength: nil)
        #expect(all.map(\.frame.width) == [200, 280, 100] && stack.contentSize.width == 300)
        #expect(stack.scrollAxes == .vertical)
        window.resize(Size(600, 300))
        #expect(second.frame.width == 400)
        #expect(stack.contentView?.sizeThatFits(.zero, text: window.root.textMeasurer) == Size(420, 210))
    }

    @Test func e1AHiddenChildIsACollapsedOne() throws {
        let (stack, window) = try column(.left)
        second.layoutItem?.visibility = .collapsed
        window.step()
        #expect(first.frame == Rect(10, 5, 200, 50) && third.frame == Rect(10, 75, 100, 80))
        #expect(stack.contentView?.sizeThatFits(.zero, text: window.root.textMeasurer).height == 160)
    }

    @Test func e1FromRightToLeft() throws {
        let (stack, _) = try column(.leading)
        let window = try TestWindow(stack, size: Size(300, 300), direction: .rightToLeft)
        #expect(all.map(\.frame) == [Rect(160, 5, 200, 50), Rect(10, 75, 350, 30), Rect(260, 125, 100, 80)])
        #expect(stack.contentOffset == Point(70, 0))
        window.step()
    }

    /// With margins of 5 above and below, too, the items take 300 together, as the specification mends it.
    @Test(arguments: [0.0, 5]) func e2TheItemsFillTheMainLength(margin: Double) throws {
        let stack = StackView(.vertical, spacing: 10, padding: Insets(top: margin, bottom: margin))
        (stack.stackLayout.horizontalAlignment, stack.stackLayout.crossLength, stack.stackLayout.mainLength) = (.stretch, 200, 300)
        for (view, height) in zip(all, [100.0, 50, 50]) {
            view.frame = Rect(0, 0, 20, height)
            stack.addChild(view)
        }
        let window = try TestWindow(stack, size: Size(300, 300))
        let heights = all.map(\.frame.height)
        #expect(zip(heights, [140.0, 70, 70]).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(zip(all.map(\.frame.y), [0.0, 150, 230]).allSatisfy { abs($0 - $1 - margin) < 1e-9 })
        #expect(abs(stack.contentSize.height - (300 + 2 * margin)) < 1e-9)
        window.step()
    }

    @Test func e3ASpacerTakesItsLength() throws {
        let stack = StackView(.vertical, spacing: 10)
        (first.frame, second.frame) = (Rect(0, 0, 30, 20), Rect(0, 0, 30, 20))
        stack.addChild(first)
        stack.addSpacer(15)
        stack.addChild(second)
        let window = try TestWindow(stack, size: Size(300, 300))
        #expect([first.frame.y, first.frame.maxY, second.frame.y, second.frame.maxY] == [0, 20, 55, 75])
        #expect(stack.children.count == 2 && stack.stackLayout.items.count == 3)
        // A Spacer is a child that grows.
        stack.insertChild(Spacer(), before: second)
        window.step()
        #expect(second.frame.maxY == 300)
        stack.removeAllChildren()
        #expect(stack.stackLayout.items.isEmpty)
    }

    @Test func theFrameOfAChildIsItsNaturalSizeAtAnyTime() throws {
        let (_, window) = try column(.left)
        first.frame = Rect(900, 900, 120, 60)
        window.step()
        #expect(first.frame == Rect(10, 5, 120, 60) && second.frame.y == 85)
        // Rules of the item and content win.
        let label = Label("Label")
        label.frame = Rect(0, 0, 300, 300)
        first.layoutItem?.fixedHeight = 10
        first.addSubview(label)
        window.step()
        #expect(first.frame == Rect(10, 5, 120, 10))
        // A frame counts only in arranged views.
        let plain = View()
        plain.frame = Rect(0, 0, 50, 50)
        let other = try TestWindow(LayoutView { VStack { plain } }, size: Size(100, 100))
        #expect(plain.frame.size == .zero)
        other.step()
    }

    @Test func theAxesThatScrollFollowTheLayout() throws {
        let (stack, _) = try column(.left, crossLength: nil)
        #expect(stack.scrollAxes == .vertical)
        stack.stackLayout.axis = .horizontal
        #expect(stack.scrollAxes == .horizontal)
        stack.horizontalScrollerEnabled = false
        stack.stackLayout.spacing = 3
        #expect(stack.scrollAxes == [])
        stack.stackLayout.crossLength = 20
        #expect(stack.scrollAxes == .both)
        stack.stackLayout.crossLength = nil
        #expect(stack.scrollAxes == .horizontal)
    }

    @Test func keysScrollItAsOtherScrollers() throws {
        let stack = StackView()
        for _ in 0..<50 { stack.addChild(Label("Row")) }
        let window = try TestWindow(stack, size: Size(100, 100))
        window.key(.tab)
        #expect(stack.isFocused)
        window.key(.end)
        window.wait(1)
        #expect(stack.contentOffset.y == stack.contentSize.height - 100)
    }

    @Test func itIsAListForAssistiveTechnology() throws {
        let stack = StackView()
        stack.accessibilityLabel = "Shopping"
        let row = LayoutView { HStack { Label("Milk") } }
        stack.addChild(row)
        stack.addChild(Button("Add"))
        let window = try TestWindow(stack, size: Size(200, 100))
        #expect(stack.role == .list && row.role == .listItem && row.accessibilityName == "Milk")
        #expect(stack.children[1].role == .button)
        #expect(window.accessibilityDump.contains("list item"))
        stack.removeChild(row)
        #expect(row.role == .group)
    }
}
