import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

@Suite struct TooltipTests {
    private final class Page {
        let window: TestWindow
        let buttons: [Button]
        let plain: Button
        var root: ViewRoot { window.root }
        var shown: String? { root.shownTooltip }

        init() throws {
            let buttons = (0..<3).map { Button("Button \($0)").tooltip("Help \($0)") }
            let plain = Button("Plain")
            (self.buttons, self.plain) = (buttons, plain)
            window = try TestWindow(
                LayoutView {
                    VStack(spacing: 60, padding: 20) {
                        buttons[0].align(.leading)
                        buttons[1].align(.leading)
                        buttons[2].align(.leading)
                        plain.align(.leading)
                    }
                }, size: Size(400, 460))
        }

        func move(to point: Point) {
            root.handle(PointerEvent(.hovered, at: point, time: window.time, buttons: []))
            window.step()
        }

        func center(_ view: View) -> Point { root.presentedFrame(of: view).center }
    }

    @Test func itComesAfterTheMouseHasRested() throws {
        let page = try Page()
        let point = page.center(page.buttons[0])
        page.move(to: point)
        page.window.wait(0.3)
        page.move(to: point + Point(2, 0))
        page.window.wait(0.4)
        #expect(page.shown == nil, "A mouse that moves does not rest.")
        page.window.wait(0.15)
        #expect(page.shown == "Help 0")
        // The next one comes soon.
        page.move(to: page.center(page.buttons[1]))
        page.window.wait(0.1)
        #expect(page.shown == "Help 1")
        page.move(to: page.center(page.plain))
        page.window.wait(0.2)
        #expect(page.shown == "Help 1", "It stays for a moment.")
        page.window.wait(0.2)
        #expect(page.shown == nil)
        #expect(page.root.layers.count == 1)
    }

    @Test func sentence34ItStaysWhileTheMouseIsOnIt() throws {
        let page = try Page()
        page.move(to: page.center(page.buttons[0]))
        page.window.wait(0.6)
        let box = page.root.presentedFrame(of: try #require(page.root.layers.last).view)
        page.move(to: Point(box.x + 10, box.y - 2))
        page.move(to: box.center)
        page.window.wait(2)
        #expect(page.shown == "Help 0")
        page.move(to: Point(390, 450))
        page.window.wait(0.4)
        #expect(page.shown == nil)
    }

    @Test func pressesDismissIt() throws {
        let page = try Page()
        page.move(to: page.center(page.buttons[0]))
        page.window.wait(0.6)
        page.window.press(at: page.center(page.buttons[0]), with: .mouse)
        page.window.lift(at: page.center(page.buttons[0]), with: .mouse)
        page.window.wait(2)
        #expect(page.shown == nil, "It does not come again before the mouse has left.")
        page.move(to: page.center(page.plain))
        page.move(to: page.center(page.buttons[0]))
        page.window.wait(0.6)
        #expect(page.shown == "Help 0")
    }

    /// A tooltip by the focus, in a dialog: Escape dismisses it alone.
    @Test func sentence33KeysShowItAndEscapeDismissesOnlyIt() throws {
        let page = try Page()
        let ok = Button("OK").tooltip("Goes on")
        let alert = Alert("Really?", buttons: [ok.keyRole(.cancel)])
        page.window.key(.tab)
        alert.present(in: page.root)
        page.window.wait(1)
        #expect(page.shown == "Goes on" && page.root.focusedView === ok)
        page.window.key(.escape)
        #expect(page.shown == nil && alert.isPresented && page.root.focusedView === ok)
        page.window.wait(1)
        #expect(page.shown == nil)
        page.window.key(.escape)
        #expect(!alert.isPresented)
    }

    @Test func aFingerThatHoldsShowsItAndPressesNothing() throws {
        let page = try Page()
        var presses = 0
        page.buttons[0].on { _ in presses += 1 }
        try page.window.hold("Button 0")
        #expect(page.shown == "Help 0" && presses == 0)
        page.window.wait(1)
        #expect(page.shown == "Help 0")
        try page.window.tap("Plain")
        #expect(page.shown == nil)
    }

    @Test func disabledViewsHaveThemToo() throws {
        let page = try Page()
        page.buttons[0].enabled = false
        page.move(to: page.center(page.buttons[0]))
        page.window.wait(0.6)
        #expect(page.shown == "Help 0")
    }

    @Test func itExplainsForAssistiveTechnology() throws {
        let page = try Page()
        let icon = Button(icon: .trash, label: "")
        icon.accessibilityLabel = nil
        icon.tooltip = "Delete"
        #expect(icon.accessibilityName == "Delete")
        page.move(to: page.center(page.buttons[0]))
        page.window.wait(0.6)
        let dump = page.window.accessibilityDump
        #expect(dump.contains("tooltip \"Help 0\"") && dump.contains("Help 1"))
        #expect(page.buttons[0].accessibilityDescribedBy == nil, "The explanation says it already.")
    }

    @Test func aTextThatChangesIsShown() throws {
        let page = try Page()
        page.move(to: page.center(page.buttons[0]))
        page.window.wait(0.6)
        page.buttons[0].tooltip = "New"
        page.window.step()
        #expect(page.shown == "New" && page.root.layers.count == 2)
        page.buttons[0].tooltip = nil
        page.window.step()
        #expect(page.shown == nil && page.root.layers.count == 1)
    }

    @Test func whenItsViewGoesItGoes() throws {
        for change in 0..<3 {
            let page = try Page()
            page.move(to: page.center(page.buttons[0]))
            page.window.wait(0.6)
            #expect(page.shown != nil)
            switch change {
            case 0: page.buttons[0].removeFromSuperview()
            case 1: page.buttons[0].hidden = true
            default: page.root.present(View(), isModal: true)
            }
            page.window.wait(0.1)
            #expect(page.root.shownTooltip == nil, "\(change)")
        }
    }
}
