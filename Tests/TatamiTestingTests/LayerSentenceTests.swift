import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// The sentences of the specification of controls about popovers, menus and the focus, by their numbers.
@Suite struct LayerSentenceTests {
    @Test func sentence26APopoverFollowsItsAnchorInAWindowThatIsResized() throws {
        let well = ColorWell()
        let window = try TestWindow(LayoutView { VStack(padding: 20) { well.align(.trailing) } }, size: Size(500, 500))
        window.step()
        #expect(window.root.perform(.press, on: well))
        window.step()
        let panel = try #require(window.root.layers.last).view
        let (anchor, place) = (window.root.absoluteFrame(of: well), panel.frame)
        #expect(window.root.layers.count == 2 && place.y >= anchor.maxY)
        window.resize(Size(600, 500))
        #expect(window.root.absoluteFrame(of: well).x == anchor.x + 100)
        #expect(panel.frame.origin == Point(place.x + 100, place.y))
    }

    @Test func sentence29ADialogFromAMenuReturnsTheFocusToTheMenusOpener() throws {
        let page = try MenuPage()
        let alert = Alert("Delete it?", buttons: [.cancel("Keep")])
        let root = page.root
        try #require(page.menu.items.last).on { _ in alert.present(in: root) }
        page.window.key(.tab)
        page.window.key(.up)
        #expect(page.focused == "Delete")
        page.window.key(.enter)
        page.window.step()
        #expect(alert.isPresented && !page.menu.isOpen && root.focusedView !== page.button)
        page.window.key(.escape)
        page.window.step()
        #expect(!alert.isPresented && root.focusedView === page.button && root.showsFocus)
    }

    @Test func sentence30APopupThatTheProgramClosesLeavesTheFocusAsBefore() throws {
        let (box, well, other) = (ComboBox(["Small", "Large"]), ColorWell(), Button("Other"))
        let menu = Menu([MenuItem("Copy")])
        let window = try TestWindow(
            LayoutView {
                VStack(spacing: 10, padding: 20) {
                    box.align(.leading)
                    well.align(.leading)
                    other.align(.leading)
                }
            }, size: Size(500, 500))
        window.step()
        window.root.focus(box)
        box.open()
        window.step()
        box.close()
        #expect(window.root.focusedView === box)
        window.root.focus(well)
        window.root.perform(.press, on: well)
        window.step()
        let panel = try #require(window.root.layers.last)
        #expect(window.root.layers.count == 2 && window.root.focusedView !== well)
        window.root.dismiss(panel)
        #expect(window.root.focusedView === well)
        window.root.focus(other)
        menu.open(at: .view(box), in: window.root)
        window.step()
        #expect(menu.isOpen && window.root.focusedView !== other)
        menu.close()
        #expect(window.root.focusedView === other, "The view with the focus need not be the anchor.")
    }

    @Test func sentence32APageThatIsHiddenPassesTheFocusToItsNeighbour() throws {
        let (field, next) = (TextField("text"), Button("Next"))
        let page = LayoutView { VStack { field.stretch(.horizontal) } }
        let window = try TestWindow(
            LayoutView {
                VStack(spacing: 10, padding: 20) {
                    Button("Before").align(.leading)
                    page.align(horizontal: .stretch)
                    next.align(.leading)
                }
            }, size: Size(300, 300))
        window.root.focus(field)
        window.step()
        page.hidden = true
        window.step()
        #expect(next.isFocused)
        #expect(!window.root.handle(text: "x") && field.text == "text")
    }
}
