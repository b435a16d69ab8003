import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// How layers come and go, which never delays input.
@Suite struct LayerMotionTests {
    private func isFading(_ page: LayerPage) -> Bool { page.root.displayList().description.contains("opacity") }
    private func isScaled(_ page: LayerPage) -> Bool { page.root.displayList().description.contains("transform") }

    @Test func aLayerFadesInAndTakesPressesMeanwhile() throws {
        let page = try LayerPage()
        var presses = 0
        let button = Button("In front")
        button.on { _ in presses += 1 }
        #expect(!isFading(page))
        page.root.present(layerBox(120, 60, [button]), motion: .menu)
        page.window.wait(0.05)
        #expect(isFading(page) && isScaled(page))
        let center = page.root.absoluteFrame(of: button).center
        page.window.press(at: center, with: .mouse)
        page.window.lift(at: center, with: .mouse)
        #expect(presses == 1)
        page.window.wait(0.2)
        #expect(!isFading(page) && !isScaled(page), "\(page.root.displayList())")
    }

    @Test func aLayerThatFadesOutTakesNothing() throws {
        let page = try LayerPage()
        var presses = 0
        page.buttons[0].on { _ in presses += 1 }
        let layer = page.root.present(
            layerBox(300, 300, [Label("Gone")]), anchor: nil, placement: .fill, motion: .fade)
        page.window.wait(0.3)
        page.root.dismiss(layer)
        page.window.step()
        #expect(isFading(page) && page.root.displayList().description.contains("Gone"))
        #expect(!page.window.accessibilityDump.contains("Gone"))
        let center = page.root.absoluteFrame(of: page.buttons[0]).center
        page.window.press(at: center, with: .mouse)
        page.window.lift(at: center, with: .mouse)
        #expect(presses == 1)
        page.window.wait(0.15)
        #expect(!page.root.displayList().description.contains("Gone"))
        #expect(!page.root.isMoving)
    }

    @Test func withLessMotionItOnlyFadesForATenthOfASecond() throws {
        let page = try LayerPage()
        page.root.reducesMotion = true
        let layer = page.root.present(layerBox(120, 60), motion: .menu)
        page.window.wait(0.05)
        #expect(isFading(page) && !isScaled(page))
        page.window.wait(0.12)
        #expect(!isFading(page), "\(page.root.displayList())")
        page.root.dismiss(layer)
        page.window.step()
        #expect(isFading(page))
        page.window.wait(0.1)
        #expect(!isFading(page))
    }

    @Test func everyFrameOfAFadeIsTheSameDrawnWholeOrInParts() throws {
        let page = try LayerPage()
        for _ in 0..<3 {
            let layer = page.root.present(LayerPanel(.popover, Label("Panel")), motion: .menu)
            for step in 0..<24 {
                if step == 10 { page.root.dismiss(layer) }
                page.window.step()
                for rect in page.window.frame.damage { #expect(rect.width > 0 && rect.height > 0) }
            }
        }
        #expect(!page.root.isMoving && page.root.layers.count == 1)
    }

    @Test func theEndOfTheRootReportsEveryLayer() throws {
        var page: LayerPage? = try LayerPage()
        var ended = 0
        page?.root.present(layerBox()) { _ in ended += 1 }
        page?.root.present(layerBox(), isModal: true) { _ in ended += 1 }
        page?.window.step()
        page = nil
        #expect(ended == 2)
    }

    @Test(arguments: 0..<30) func nothingTrapsWhateverGoesAwayInTheMiddle(seed: UInt64) throws {
        var random = Seeded(seed &* 131 &+ 17)
        let page = try LayerPage()
        var layers: [Layer] = []
        for step in 0..<60 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1:
                let anchors = page.buttons.map { LayerAnchor.view($0) }
                layers.append(
                    page.root.present(
                        layerBox(80, 60, [Button("Layer \(step)").tooltip("Help")]), isModal: Bool.random(using: &random),
                        anchor: anchors.randomElement(using: &random), placement: .popover(.below),
                        closesOn: [.escape, .outsidePress],
                        motion: [.none, .fade, .menu, .sheet].randomElement(using: &random) ?? .none
                    ) { [weak page] _ in if step % 5 == 0 { page?.buttons.first?.hidden.toggle() } })
            case 2: if let layer = layers.randomElement(using: &random) { page.root.dismiss(layer) }
            case 3: page.buttons.randomElement(using: &random)?.removeFromSuperview()
            case 4: page.root.reducesMotion.toggle()
            case 5: page.window.key([KeyEvent.Key.escape, .tab, .enter].randomElement(using: &random) ?? .tab)
            case 6:
                let point = Point(.random(in: 0...200, using: &random), .random(in: 0...200, using: &random))
                page.window.press(at: point, with: .touch)
                page.window.wait(.random(in: 0...0.7, using: &random))
                page.window.lift(at: point, with: .touch)
            case 7:
                let point = Point(.random(in: 0...200, using: &random), .random(in: 0...200, using: &random))
                page.root.handle(PointerEvent(.hovered, at: point, time: page.window.time, buttons: []))
                page.window.wait(.random(in: 0...0.8, using: &random))
            default: layers.randomElement(using: &random)?.view.removeFromSuperview()
            }
            page.window.step()
            #expect(page.root.layers.first?.view === page.root.view, "seed \(seed), step \(step)")
            if let focused = page.root.focusedView { #expect(page.root.isReachable(focused), "seed \(seed), step \(step)") }
        }
        for layer in page.root.layers { page.root.dismiss(layer) }
        page.window.wait(2)
        #expect(page.root.layers.count == 1 && !page.root.isMoving, "seed \(seed)")
    }
}
