import Tatami
import TatamiControls
import TatamiGeometry
import TatamiLayout
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Rules 1 and 2 of containers.md: the list of children, and when they are laid out.
@Suite struct ArrangedViewTests {
    private func box(_ height: Double = 10) -> View {
        let view = View()
        view.frame = Rect(0, 0, 20, height)
        return view
    }

    private func same(_ views: [View], _ others: [View]) -> Bool { views.map(ObjectIdentifier.init) == others.map(ObjectIdentifier.init) }

    // MARK: children

    @Test func aChildThatIsAddedTwiceMovesWithItsItem() throws {
        let stack = StackView()
        let (a, b, c) = (Button("A"), box(), box())
        let item = stack.addChild(a)
        item.margin = 3
        stack.addChild(b)
        stack.addChild(c)
        let window = try TestWindow(stack, size: Size(100, 100))
        window.root.focus(a)
        #expect(stack.addChild(a) === item && same(stack.children, [b, c, a]) && item.margin == 3)
        window.step()
        #expect(a.isFocused && a.frame.y == 23)
        #expect(stack.insertChild(a, before: c) === item && same(stack.children, [b, a, c]))
        stack.insertChild(a, before: a)
        #expect(same(stack.children, [b, a, c]))
        // Before an unknown view, or none, is at the end.
        stack.insertChild(b, before: View())
        #expect(same(stack.children, [a, c, b]))
        stack.insertChild(a, before: nil)
        #expect(same(stack.children, [c, b, a]))
        #expect(stack.index(of: b) == 1 && stack.index(of: View()) == nil)
    }

    @Test func aChildLeavesItsOldPlace() throws {
        let (one, other) = (StackView(), GridView())
        let view = box()
        one.addChild(view)
        other.addChild(view)
        #expect(one.children.isEmpty && same(other.children, [view]))
        let parent = View()
        parent.addSubview(view)
        #expect(other.children.isEmpty)
        one.addChild(view)
        #expect(parent.subviews.isEmpty && same(one.children, [view]))
        one.removeChild(View())
        one.removeChild(view)
        #expect(one.children.isEmpty && view.superview == nil)
        one.removeAllChildren()
    }

    @Test func changesAreLaidOutInTheNextFrameOrAtOnce() throws {
        let stack = StackView()
        let window = try TestWindow(stack, size: Size(100, 100))
        let (a, b) = (box(), box())
        stack.addChild(a)
        #expect(a.frame.y == 0 && a.placedHeight == nil)
        window.step()
        #expect(a.placedHeight == 10)
        stack.insertChild(b, before: a, updateLayout: true)
        #expect(b.frame.y == 0 && a.frame.y == 10)
        stack.removeChild(b, updateLayout: true)
        #expect(a.frame.y == 0)
        stack.removeAllChildren(updateLayout: true)
        #expect(stack.children.isEmpty)
    }

    @Test func updateLayoutSaysWhetherAFrameHasChanged() throws {
        let stack = StackView()
        let (a, b) = (box(), box())
        stack.addChild(a)
        stack.addChild(b)
        #expect(!stack.updateLayout())
        let window = try TestWindow(stack, size: Size(100, 100))
        #expect(!stack.updateLayout())
        stack.stackLayout.spacing = 5
        #expect(stack.updateLayout() && b.frame.y == 15)
        #expect(!stack.updateLayout())
        window.step()
    }

    @Test func anyLayoutCanArrange() throws {
        let tags = ArrangedView(FlowLayout(spacing: 5))
        let boxes = (0..<5).map { _ in box() }
        for box in boxes { tags.addChild(box) }
        let window = try TestWindow(tags, size: Size(70, 20))
        #expect(boxes.map(\.frame.x) == [0, 25, 50, 0, 25] && tags.contentSize == Size(70, 25))
        window.step()
    }

    @Test func anEmptyViewIsItsPadding() throws {
        let stack = StackView(padding: Insets(left: 10, top: 5, right: 10, bottom: 5))
        let window = try TestWindow(LayoutView { VStack { stack } }, size: Size(100, 100))
        #expect(stack.frame.size == Size(20, 10) && stack.contentSize == Size(20, 10))
        let view = box()
        stack.addChild(view, updateLayout: true)
        #expect(stack.frame.size == Size(40, 20))
        stack.removeChild(view, updateLayout: true)
        #expect(stack.frame.size == Size(20, 10))
        window.step()
    }

    /// A view that wants a layout while it is measured gets it in the next frame.
    @Test func updateLayoutDuringALayoutWaits() throws {
        let stack = StackView()
        let calls = Calls()
        let child = Eager { [weak stack] in
            calls.count += 1
            _ = stack?.updateLayout(animated: true) { _ in calls.ends += 1 }
        }
        stack.addChild(child)
        let window = try TestWindow(stack, size: Size(100, 100))
        child.contentChanged()
        try window.settle()
        #expect(calls.count > 1 && calls.ends == calls.count && window.root.diagnostics.isEmpty)
    }

    private final class Calls { var count = 0, ends = 0 }

    private final class Eager: View {
        private let report: () -> Void
        init(_ report: @escaping () -> Void) {
            self.report = report
            super.init()
        }
        override func measure(_ proposal: Proposal) -> Size {
            report()
            return Size(10, 10)
        }
    }
}

extension View {
    /// The height that a layout has given the view; nil before.
    fileprivate var placedHeight: Double? { root == nil ? nil : frame.height }
}

/// The completion of `updateLayout` is called exactly once in every case.
@Suite struct UpdateLayoutTests {
    private final class Calls { var ends: [Bool] = [] }
    private let stack = StackView()
    private let calls = Calls()
    private let boxes = (0..<3).map { _ in View() }

    private func fill() throws -> TestWindow {
        for box in boxes {
            box.frame = Rect(0, 0, 20, 10)
            stack.addChild(box)
        }
        return try TestWindow(stack, size: Size(100, 100))
    }

    private func update(animated: Bool = true) { stack.updateLayout(animated: animated) { calls.ends.append($0) } }

    @Test func withoutARootAtOnce() {
        update()
        #expect(calls.ends == [true])
    }

    @Test(arguments: [false, true]) func withoutChildrenOrChangesInTheNextFrame(animated: Bool) throws {
        let window = try TestWindow(stack, size: Size(100, 100))
        update(animated: animated)
        #expect(calls.ends.isEmpty && window.root.nextDeadline != nil)
        window.step()
        #expect(calls.ends == [true])
        window.wait(5)
        #expect(calls.ends == [true] && window.root.nextDeadline == nil)
    }

    @Test func afterTheAnimation() throws {
        let window = try fill()
        stack.stackLayout.spacing = 20
        update()
        #expect(boxes[1].frame.y == 30)
        window.wait(0.05)
        #expect(calls.ends.isEmpty && window.root.isMoving)
        try window.settle()
        #expect(calls.ends == [true] && !window.root.isMoving)
    }

    @Test func theOwnAnimationCountsWithoutTheFlagToo() throws {
        let window = try fill()
        stack.layoutAnimation = LayoutAnimation(duration: 0.4, delay: 0.1)
        stack.stackLayout.spacing = 20
        update(animated: false)
        window.wait(0.45)
        #expect(calls.ends.isEmpty && window.root.isMoving)
        window.wait(0.1)
        #expect(calls.ends == [true])
    }

    @Test func aChangeThatIsNotLaidOutAtOnceIsAnimatedInTheNextFrame() throws {
        let window = try fill()
        stack.removeChild(boxes[0], animated: true)
        window.step()
        #expect(window.root.isMoving)
        try window.settle()
        #expect(!window.root.isMoving && boxes[1].frame.y == 0)
    }

    @Test func interruptedByAnotherUpdate() throws {
        let window = try fill()
        stack.stackLayout.spacing = 20
        update()
        window.wait(0.05)
        stack.stackLayout.spacing = 40
        stack.updateLayout(animated: true) { calls.ends.append($0) }
        try window.settle()
        #expect(calls.ends == [false, true])
    }

    @Test func removedInTheMiddle() throws {
        let window = try fill()
        stack.stackLayout.spacing = 20
        update()
        window.wait(0.05)
        stack.removeAllChildren(updateLayout: true)
        window.wait(5)
        #expect(calls.ends.count == 1)
    }

    @Test func theViewItselfIsRemovedInTheMiddle() throws {
        for box in boxes {
            box.frame = Rect(0, 0, 20, 10)
            stack.addChild(box)
        }
        let page = LayoutView { VStack { stack.fixedSize(100, 100) } }
        let window = try TestWindow(page, size: Size(100, 100))
        stack.stackLayout.spacing = 20
        update()
        window.wait(0.05)
        stack.removeFromSuperview()
        window.wait(5)
        #expect(calls.ends.count == 1)
    }

    @Test func theRootGoes() throws {
        var window: TestWindow? = try fill()
        stack.stackLayout.spacing = 20
        update()
        window?.wait(0.05)
        #expect(calls.ends.isEmpty)
        window = nil
        #expect(calls.ends == [false])
    }

    @Test func beforeTheFirstFrame() throws {
        let root = ViewRoot(stack, text: try PangoTextEngine())
        stack.addChild(boxes[0])
        update()
        _ = root.frame(in: Size(100, 100), at: 0)
        _ = root.frame(in: Size(100, 100), at: 0.1)
        _ = root.frame(in: Size(100, 100), at: 10)
        #expect(calls.ends == [true])
    }

    @Test func peopleWhoPreferLessMotion() throws {
        let window = try fill()
        window.root.reducesMotion = true
        stack.stackLayout.spacing = 20
        update()
        window.step()
        #expect(calls.ends == [true] && !window.root.isMoving)
    }
}
