import NUILoader
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import Testing

@testable import TatamiViews

/// Links in the text of a label.
@Suite struct LabelLinkTests {
    private static var text: AttributedText {
        var text: AttributedText = "Read the "
        text.append("terms", .link("terms"))
        text.append(" and the ")
        text.append("privacy ", .link("privacy"))
        text.append("notice", TextAttributes(weight: .bold, link: "privacy"))
        return text
    }

    private func window(_ label: Label, _ width: Double = 400, _ direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let window = try TestWindow(
            LayoutView { VStack(padding: 20) { label.align(.leading).maxWidth(width) } }, size: Size(480, 200), direction: direction)
        window.step()
        return window
    }

    private func click(_ window: TestWindow, _ view: View) {
        let point = window.root.absoluteFrame(of: view).center
        window.press(at: point, with: .mouse)
        window.lift(at: point, with: .mouse)
    }

    @Test func runsWithOneDestinationAreOneLink() throws {
        let label = Label(Self.text)
        _ = try window(label)
        #expect(label.subviews.map(\.textContent) == ["terms", "privacy notice"])
    }

    @Test func mouseKeysAndAssistiveTechnologyPressThem() throws {
        var log: [String] = []
        let label = Label(Self.text).on { log.append($0.pressedLink ?? "") }
        label.actions = [Action("any")]
        var terms = Action("terms only")
        terms.link = "terms"
        label.actions.append(terms)
        let window = try window(label)
        var actions: [String] = []
        window.root.onAction = { action, sender in actions.append("\(action.selector) by \(sender is Label)") }
        click(window, label.subviews[1])
        #expect(log == ["privacy"] && actions == ["any by true"])
        click(window, label.subviews[0])
        #expect(log.last == "terms" && actions.suffix(2) == ["any by true", "terms only by true"])
        #expect(!window.root.showsFocus)
        window.key(.tab)
        #expect(window.root.focusedView === label.subviews[1], "The press has focused the first link.")
        window.key(.enter)
        window.key(.space)
        #expect(log.suffix(2) == ["privacy", "privacy"] && window.root.showsFocus)
        #expect(window.root.perform(.press, on: label.subviews[0]) && log.last == "terms" && log.count == 5)
        let tree = window.root.accessibilityTree().description
        #expect(tree.contains("text \"Read the terms and the privacy notice\""))
        #expect(tree.contains("link \"terms\"") && tree.contains("link \"privacy notice\"") && tree.contains("[press, focus]"))
    }

    @Test func aPressElsewhereOrThatLeavesDoesNothing() throws {
        var presses = 0
        let label = Label(Self.text).on { _ in presses += 1 }
        let window = try window(label)
        let frame = window.root.absoluteFrame(of: label)
        window.press(at: frame.origin + Point(15, 8), with: .mouse)
        window.lift(at: frame.origin + Point(15, 8), with: .mouse)
        let link = window.root.absoluteFrame(of: label.subviews[0])
        window.press(at: link.center, with: .mouse)
        window.move(to: link.center + Point(0, 90), with: .mouse)
        window.lift(at: link.center + Point(0, 90), with: .mouse)
        #expect(presses == 0)
        label.enabled = false
        window.step()
        click(window, label.subviews[0])
        #expect(presses == 0 && !window.root.perform(.press, on: label.subviews[0]))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theyLieOnTheirTextAlsoWhereItWraps(_ direction: LayoutDirection)
        throws
    {
        let label = Label(Self.text)
        let window = try window(label, 120, direction)
        let placed = try #require(label.placedText)
        let origin = window.root.absoluteFrame(of: label).origin
        for (link, start) in zip(label.subviews, [9, 23]) {
            let frame = window.root.absoluteFrame(of: link)
            let rects = placed.rects(of: start..<start + (link.textContent ?? "").count)
            let around = rects.dropFirst().reduce(try #require(rects.first)) { $0.union($1) }.moved(by: origin)
            #expect(abs(frame.x - around.x + 3) < 0.01 && abs(frame.maxX - around.maxX - 3) < 0.01 && abs(frame.y - around.y) < 0.01)
        }
        // Another text in the same room has its links elsewhere.
        label.attributedText = AttributedText("terms", .link("terms"))
        window.step()
        #expect(label.subviews.count == 1 && abs(label.subviews[0].frame.y) < 0.01)
        label.text = "None"
        window.step()
        #expect(label.subviews.isEmpty)
    }

    @Test func theyLookLikeLinks() throws {
        let label = Label(Self.text)
        let window = try window(label)
        let color = window.root.theme.color(.accentText)
        #expect(window.root.displayList().description.contains("underline"))
        #expect(label.shownText.runs.allSatisfy { $0.attributes.color == color && $0.attributes.underline })
        let normal = window.root.displayList().description
        window.root.handle(PointerEvent(.hovered, at: window.root.absoluteFrame(of: label.subviews[0]).center, time: window.time))
        window.step()
        let hovered = window.root.displayList().description
        window.press(at: window.root.absoluteFrame(of: label.subviews[0]).center, with: .mouse)
        let pressed = window.root.displayList().description
        #expect(normal != hovered && hovered != pressed && label.subviews[0].cursor == .hand)
        label.linkColor = .black
        #expect(label.shownText.runs.allSatisfy { $0.attributes.color == .black })
    }

    @Test func theFocusStaysOnALinkWhoseTextChanges() throws {
        let label = Label(Self.text)
        let window = try window(label)
        window.key(.tab)
        window.key(.tab)
        let focused = try #require(window.root.focusedView)
        var text: AttributedText = "Short: "
        text.append("privacy", .link("privacy"))
        label.attributedText = text
        window.step()
        #expect(window.root.focusedView === focused && focused.textContent == "privacy")
    }

    @Test func aFileSetsLinksAndActions() throws {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        try loader.load(
            text: """
                root = { view = {
                    :class = Label  selectable = YES  linkColor = "112233"  lineBreakMode = Balanced
                    attributedText = ["See ", { text = "terms"  link = "terms" }]
                    action = { selector = "show"  link = "terms" }
                } }
                """)
        let label = try #require(screen.view as? Label)
        #expect(label.selectable && label.linkColor == Color(0x112233) && label.lineBreakMode == .balanced)
        #expect(label.attributedText.runs.map(\.attributes.link) == ["terms"] && label.actions.map(\.link) == ["terms"])
        #expect(label.subviews.count == 1)
    }
}
