import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// Where picture and title of a button stand, and the room around them.
@Suite struct ButtonContentTests {
    /// The rectangle of the title of a button of 200 by 100 points without insets.
    private func title(direction: LayoutDirection = .leftToRight, _ change: (Button) -> Void) throws -> Rect {
        let button = Button("Go")
        button.contentInsets = .zero
        change(button)
        let window = try TestWindow(button, size: Size(200, 100), direction: direction)
        let boxes = window.frame.list.commands.compactMap { if case .text(_, _, let box) = $0 { box } else { nil } }
        return try #require(boxes.last)
    }

    @Test func theContentStandsWhereItsAlignmentSays() throws {
        let center = try title { _ in }
        #expect(abs(center.center.x - 100) <= 1 && abs(center.center.y - 50) <= 1)
        #expect(try title { $0.contentHorizontalAlignment = .left }.x == 0)
        #expect(try title { $0.contentHorizontalAlignment = .right }.maxX == 200)
        #expect(try title { $0.contentHorizontalAlignment = .leading }.x == 0)
        #expect(try title(direction: .rightToLeft) { $0.contentHorizontalAlignment = .leading }.maxX == 200)
        #expect(try title(direction: .rightToLeft) { $0.contentHorizontalAlignment = .left }.x == 0)
        #expect(try title { $0.contentHorizontalAlignment = .stretch } == Rect(0, center.y, 200, center.height))
        #expect(try title { $0.contentVerticalAlignment = .top }.y == 0)
        #expect(try title { $0.contentVerticalAlignment = .bottom }.maxY == 100)
    }

    /// Edges on device pixels may take a part of a pixel from a button, whose title must not wrap because of that.
    @Test(arguments: [1.1, 1.2, 1.25, 1.3, 1.5, 1.7, 2.3])
    func titlesKeepTheirLineAtEveryScale(scale: Double) throws {
        let titles = ["Moor", "River valley", "שמירה", "Save", "Old woods", "Go on"]
        for shift in [0, 0.3, 0.7] {
            let row = HStack(spacing: 3.3 + shift, padding: Insets(5 + shift)) { for title in titles { Button(title).style(.chip) } }
            let window = try TestWindow(LayoutView { row }, size: Size(900, 60), scale: scale)
            let boxes = window.frame.list.commands.compactMap { if case .text(_, _, let box) = $0 { box } else { nil } }
            #expect(boxes.count == titles.count && boxes.allSatisfy { $0.height < 30 }, "\(boxes.map(\.height))")
        }
    }

    @Test func insetsFollowTheDirection() throws {
        let insets = Insets(leading: 30, trailing: 4)
        for (direction, alignment) in [(LayoutDirection.leftToRight, HorizontalAlignment.trailing), (.rightToLeft, .leading)] {
            let edge = direction == .rightToLeft ? 170.0 : 196
            #expect(
                try title(direction: direction) { ($0.contentInsets, $0.contentHorizontalAlignment) = (insets, alignment) }.maxX == edge)
            #expect(try title(direction: direction) { ($0.titleInsets, $0.contentHorizontalAlignment) = (insets, alignment) }.maxX == edge)
        }
    }

    @Test func insetsKeepTheTitleOnDevicePixels() throws {
        #expect(try title { ($0.titleInsets, $0.contentHorizontalAlignment) = (Insets(leading: 10.3), .left) }.x == 10)
    }

    @Test func insetsOfTheTitleTakeRoom() throws {
        let insets = Insets(top: 1, leading: 10, bottom: 2, trailing: 4)
        let plain = Button("Go")
        let padded = Button("Go")
        padded.titleInsets = insets
        let window = try TestWindow(
            LayoutView {
                VStack {
                    plain.align(.leading)
                    padded.align(.leading)
                }
            }, size: Size(200, 100))
        _ = window.frame
        #expect(padded.frame.width == plain.frame.width + 14 && padded.frame.height == plain.frame.height + 3)
        #expect(try title { ($0.titleInsets, $0.contentHorizontalAlignment) = (insets, .left) }.x == 10)
        #expect(try title { ($0.titleInsets, $0.contentVerticalAlignment) = (insets, .bottom) }.maxY == 98)
    }

    /// A state that moves the title up or down moves the baseline, on which other views stand.
    @Test func anotherAlignmentOfAStateIsLaidOut() throws {
        let control = SinkingControl()
        let label = Label("beside")
        let window = try TestWindow(
            LayoutView {
                HStack {
                    control.align(vertical: .baseline)
                    label.align(vertical: .baseline)
                }
            }, size: Size(200, 100))
        let before = label.frame.y
        control.selected = true
        window.step()
        #expect(label.frame.y > before + 10)
    }

    @Test func theSameValueCostsNothing() throws {
        let button = Button("Go")
        let image = ImageView()
        button.titleColor = .red
        let window = try TestWindow(
            LayoutView {
                HStack {
                    button
                    image
                }
            }, size: Size(200, 100))
        window.step()
        button.title = "Go"
        button.titleColor = .red
        (button.image, button.backgroundImage) = (nil, nil)
        (button.resources.titles, button.resources.titleShadowColors) = (StateValues("Go"), StateValues())
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.center, .center)
        image.contentMode = .scaleToFill
        window.step()
        #expect(window.frame.work(in: .update) == 0 && window.frame.work(in: .paint) == 0)
        button.contentHorizontalAlignment = .left
        window.step()
        #expect(window.frame.work(in: .update) == 0 && window.frame.work(in: .paint) > 0)
        button.contentVerticalAlignment = .top
        window.step()
        #expect(window.frame.work(in: .update) == 1)
    }
}

/// A control whose title stands at the bottom while it is selected, beside a part that is higher than the title.
private final class SinkingControl: Control {
    override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        var content = ControlContent(leading: [ControlPart(Size(10, 60)) { _, _ in }], title: "title", font: theme.font(.control))
        content.verticalAlignment = states.contains(.selected) ? .bottom : .top
        return content
    }
}
