import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Layers that keep people from what is behind them: focus, keys, pointers and assistive technology.
@Suite struct ModalLayerTests {
    @Test func aModalLayerOwnsFocusPointersAndWheels() throws {
        let page = try LayerPage()
        page.window.key(.tab)
        page.window.key(.tab)
        #expect(page.buttons[1].isFocused)
        var presses = 0
        page.buttons[0].on(.touchUpInside) { _ in presses += 1 }
        let inner = [Button("Yes"), Button("No")]
        let layer = page.root.present(layerBox(80, 60, inner), isModal: true)
        page.window.step()
        #expect(inner[0].isFocused && page.root.showsFocus)
        page.window.key(.tab)
        #expect(inner[1].isFocused)
        page.window.key(.tab)
        #expect(inner[0].isFocused)
        #expect(!page.root.focus(page.buttons[3]))
        #expect(page.root.view(at: Point(100, 20)) == nil && !page.root.isReachable(page.buttons[0]))
        page.window.press(at: Point(100, 20))
        page.window.lift(at: Point(100, 20))
        #expect(throws: TestFailure.self) { try page.window.tap("Button 0") }
        page.root.handle(WheelEvent(by: Point(0, 90), at: Point(100, 20), time: page.window.time))
        page.window.key(.pageDown)
        page.window.wait(0.5)
        #expect(presses == 0 && page.scroll.contentOffset.y == 0 && inner[0].isFocused)
        try page.window.tap("No")
        page.root.dismiss(layer)
        #expect(page.buttons[1].isFocused && page.root.showsFocus)
        page.window.step()
        try page.window.tap("Button 0")
        #expect(presses == 1)
    }

    @Test func gesturesBehindAModalLayerEnd() throws {
        let page = try LayerPage()
        var log: [Action.Event] = []
        for event in [Action.Event.touchDown, .touchUpInside, .touchCancel] { page.buttons[0].on(event) { _ in log.append(event) } }
        page.window.press(at: Point(100, 20))
        page.window.wait(0.2)
        page.root.present(layerBox(), isModal: true)
        page.window.step()
        page.window.lift(at: Point(100, 20))
        #expect(log == [.touchDown, .touchCancel])
    }

    @Test func stackedModalLayersReturnTheFocusInAnyOrder() throws {
        for lowerFirst in [false, true] {
            let page = try LayerPage()
            page.window.key(.tab)
            let lower = page.root.present(layerBox(80, 60, [Button("Lower")]), isModal: true)
            page.window.step()
            let upper = page.root.present(layerBox(80, 60, [Button("Upper")]), isModal: true)
            page.window.step()
            #expect(page.root.focusedView?.superview === upper.view)
            for layer in lowerFirst ? [lower, upper] : [upper, lower] {
                page.root.dismiss(layer)
                page.window.step()
            }
            #expect(page.buttons[0].isFocused)
        }
    }

    @Test func focusReturnsToANeighbourOfAViewThatIsGone() throws {
        let page = try LayerPage()
        for _ in 0..<3 { page.window.key(.tab) }
        let layer = page.root.present(layerBox(80, 60, [Button("Ok")]), isModal: true)
        page.window.step()
        page.buttons[2].removeFromSuperview()
        page.window.step()
        page.root.dismiss(layer)
        page.window.step()
        #expect(page.buttons[3].isFocused)
    }

    @Test func layersOfAModalLayerStayUsableAndThoseOfTheContentDoNot() throws {
        let page = try LayerPage()
        let early = page.root.present(layerBox(40, 40), level: .menu, anchor: .view(page.buttons[0]), placement: .beside(.below))
        let sheet = page.root.present(layerBox(100, 100, [Button("Open")]), isModal: true)
        let menu = page.root.present(layerBox(30, 30), level: .menu, anchor: .view(sheet.view), placement: .center)
        let message = page.root.present(layerBox(10, 10), level: .message, placement: LayerPlacement { _ in Rect(0, 190, 10, 10) })
        page.window.step()
        #expect(!page.root.isReachable(early.view) && page.root.isReachable(menu.view) && page.root.isReachable(message.view))
        #expect(page.root.view(at: Point(100, 100))?.superview === menu.view)
        #expect(page.root.view(at: Point(30, 50)) == nil)
        page.root.dismiss(sheet)
        #expect(page.root.layers.map(\.level) == [.content, .menu, .message])
    }

    // MARK: Escape and presses outside

    @Test func escapeClosesTheFrontLayerThatWantsIt() throws {
        let page = try LayerPage()
        page.root.present(layerBox(), closesOn: .escape)
        page.root.present(layerBox(), level: .menu, closesOn: .escape)
        page.root.present(layerBox(), level: .message)
        page.window.step()
        #expect(page.window.key(.escape) && page.root.layers.map(\.level) == [.content, .popover, .message])
        #expect(page.window.key(.escape) && page.root.layers.count == 2)
        #expect(!page.window.key(.escape))
        page.root.present(layerBox(), closesOn: .escape)
        page.root.present(layerBox(), isModal: true)
        page.window.step()
        #expect(!page.window.key(.escape) && page.root.layers.count == 4)
    }

    @Test func aPressOutsideClosesAndIsTakenFromModalLayersOnly() throws {
        for isModal in [false, true] {
            let page = try LayerPage()
            var presses = 0
            page.buttons[4].on(.touchUpInside) { _ in presses += 1 }
            let layer = page.root.present(
                layerBox(80, 40), isModal: isModal, anchor: .view(page.buttons[0]), placement: .beside(.below), closesOn: .outsidePress)
            page.window.step()
            page.window.press(at: Point(50, 60))
            page.window.lift(at: Point(50, 60))
            #expect(page.root.layers.count == 2)
            page.window.press(at: Point(100, 180))
            page.window.wait(0.2)
            page.window.lift(at: Point(100, 180))
            #expect(page.root.layers.count == 1 && presses == (isModal ? 0 : 1))
            page.root.dismiss(layer)
        }
    }

    @Test func aPressOnTheAnchorLeavesTheLayerToTheAnchor() throws {
        let page = try LayerPage()
        page.root.present(layerBox(), anchor: .view(page.buttons[0]), placement: .beside(.below), closesOn: .outsidePress)
        page.window.step()
        try page.window.tap("Button 0")
        #expect(page.root.layers.count == 2)
    }

    // MARK: Assistive technology

    @Test func assistiveTechnologySeesOnlyWhatPeopleCanUse() throws {
        let page = try LayerPage()
        let client = try AccessibilityClient(page.root)
        let popover = page.root.present(layerBox(80, 60, [Button("In the popover")]))
        page.window.step()
        client.take()
        #expect(client.mistakes(page.root) == [] && client.knowledge.contains("In the popover") && client.knowledge.contains("Button 3"))
        let sheet = page.root.present(layerBox(80, 60, [Button("In the sheet")]), isModal: true)
        page.window.step()
        client.take()
        #expect(client.mistakes(page.root) == [])
        #expect(client.knowledge.contains("In the sheet") && !client.knowledge.contains("Button 3"))
        #expect(!client.knowledge.contains("In the popover"))
        #expect(!page.root.perform(.press, on: page.buttons[0]) && !page.root.perform(.scrollIntoView, on: page.buttons[9]))
        page.root.dismiss(sheet)
        page.root.dismiss(popover)
        page.window.step()
        client.take()
        #expect(client.mistakes(page.root) == [] && client.knowledge.contains("Button 3") && !client.knowledge.contains("In the"))
    }

    @Test(arguments: 0..<20) func aReaderKnowsWhateverComesAndGoes(seed: UInt64) throws {
        var random = Seeded(seed &* 31 &+ 5)
        let page = try LayerPage()
        let client = try AccessibilityClient(page.root)
        for step in 0..<25 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                let anchors = page.root.layers.map(\.view) + page.buttons
                page.root.present(
                    layerBox(80, 60, [Button("Layer \(step)")]), level: Layer.Level.allCases.randomElement(using: &random) ?? .menu,
                    isModal: Int.random(in: 0..<3, using: &random) == 0, anchor: anchors.randomElement(using: &random).map { .view($0) },
                    placement: .beside(.below))
            case 2: if let layer = page.root.layers.randomElement(using: &random) { page.root.dismiss(layer) }
            case 3: page.buttons.randomElement(using: &random)?.hidden.toggle()
            case 4: page.scroll.contentOffset.y = .random(in: 0...200, using: &random)
            default: page.window.key(.tab)
            }
            page.window.step()
            client.take()
            #expect(client.mistakes(page.root) == [], "seed \(seed), step \(step)")
        }
    }
}
