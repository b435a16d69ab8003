import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// Views with a reading direction of their own.
@Suite struct DirectionTests {
    private let before = Button("A")
    private let after = Button("B")
    private let field = TextField("abc")
    private let card: LayoutView
    private let outer = Button("C")

    init() {
        let (before, after, field) = (before, after, field)
        card = LayoutView {
            HStack(spacing: 4) {
                before
                after
                field.stretch(.horizontal)
            }
        }
        card.direction = .rightToLeft
        card.cornerRadius = 8
        card.corners = .topLeading
    }

    private func window(_ direction: LayoutDirection = .leftToRight, scale: Double = 1) throws -> TestWindow {
        let (card, outer) = (card, outer)
        let page = LayoutView {
            VStack(spacing: 4) {
                card.align(horizontal: .stretch)
                outer.align(.leading)
            }
        }
        let window = try TestWindow(page, size: Size(300, 100), scale: scale, direction: direction)
        window.step()
        return window
    }

    /// Everything in the card changes sides, and nothing else.
    @Test func mirrorsWhatIsInTheView() throws {
        let window = try window()
        #expect(before.frame.maxX == card.frame.width && after.frame.maxX == before.frame.x - 4)
        #expect(field.frame.x == 0 && card.frame.x == 0 && outer.frame.x == 0)
        #expect(field.layoutDirection == .rightToLeft && outer.layoutDirection == .leftToRight && window.root.direction == .leftToRight)
    }

    /// A card from right to left, with a rounded leading corner, in a page from left to right.
    @Test(arguments: [1.0, 2]) func looksLikeThis(scale: Double) throws {
        card.background = .color(Color(hex: "DDE6F5") ?? .white)
        try window(scale: scale).expectPicture("direction-card-\(Int(scale))")
    }

    /// The order of the focus follows the direction of the views around.
    @Test func theFocusFollowsIt() throws {
        let window = try window()
        #expect(window.root.focusOrder.map(ObjectIdentifier.init) == [before, after, field, outer].map(ObjectIdentifier.init))
        #expect(before.frame.x > after.frame.x)
    }

    /// A change at run time reaches layout and drawing; the root's direction ends at the card.
    @Test func changesAtRunTime() throws {
        let window = try window()
        let mirrored = window.root.displayList().description
        let x = before.frame.x
        card.direction = nil
        window.step()
        #expect(before.frame.x == 0 && before.layoutDirection == .leftToRight)
        #expect(window.root.displayList().description != mirrored)
        card.direction = .rightToLeft
        window.step()
        #expect(before.frame.x == x && window.root.displayList().description == mirrored)
    }

    @Test func endsTheDirectionOfTheRoot() throws {
        card.direction = .leftToRight
        let window = try window(.rightToLeft)
        #expect(before.frame.x == 0 && outer.frame.maxX == 300 && window.root.direction == .rightToLeft)
    }

    /// A view that comes into the card reads as the card, and one that leaves it as its new place.
    @Test func followsTheViewAround() throws {
        let window = try window()
        let badge = View()
        card.addSubview(badge)
        window.step()
        #expect(badge.layoutDirection == .rightToLeft)
        badge.removeFromSuperview()
        window.root.view.addSubview(badge)
        window.step()
        #expect(badge.layoutDirection == .leftToRight)
    }

    /// A layer reads as its anchor, and stands at the anchor's start edge.
    @Test func layersReadAsTheirAnchors() throws {
        let window = try window()
        let menu = LayoutView { HStack { Label("Copy") } }
        window.root.present(menu, anchor: .view(before), placement: .beside(.below))
        window.step()
        #expect(menu.layoutDirection == .rightToLeft)
        #expect(abs(menu.frame.maxX - 300) <= 1)
    }

    @Test func viewsThatFitReadAsTheyDo() throws {
        let window = try window()
        #expect(card.sizeThatFits(.zero, text: window.root.textMeasurer).width > 0)
    }

    /// A view reads as the views around it and the root do before a layout has seen it.
    @Test func viewsThatAreNewReadAsTheViewsAround() throws {
        let page = View()
        let window = try TestWindow(page, direction: .rightToLeft)
        let (box, inner) = (View(), ReadingView())
        box.addSubview(inner)
        #expect(inner.layoutDirection == .leftToRight && inner.sizeThatFits(.zero, text: window.root.textMeasurer).width == 10)
        page.addSubview(box)
        #expect(inner.layoutDirection == .rightToLeft && inner.sizeThatFits(.zero, text: window.root.textMeasurer).width == 20)
        box.direction = .leftToRight
        #expect(inner.layoutDirection == .leftToRight && inner.sizeThatFits(.zero, text: window.root.textMeasurer).width == 10)
        window.step()
        #expect(inner.layoutDirection == .leftToRight && page.layoutDirection == .rightToLeft)
    }
}

/// A view that is wider where people read from right to left.
private final class ReadingView: View {
    override func measure(_ proposal: Proposal) -> Size { Size(layoutDirection == .rightToLeft ? 20 : 10, 10) }
}
