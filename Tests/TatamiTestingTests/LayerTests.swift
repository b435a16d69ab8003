import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Layers over the content: where they stand, what comes and goes with them, and what a modal one keeps people from.
@Suite struct LayerTests {
    /// A column of buttons of 40 points in a scroll view of 200 x 200.
    private final class Page {
        let scroll = ScrollView()
        let buttons = (0..<10).map { Button("Button \($0)") }
        let window: TestWindow
        var root: ViewRoot { window.root }

        init(direction: LayoutDirection = .leftToRight) throws {
            let rows = StackLayout(.vertical)
            for button in buttons { rows.add(button).fixedSize = Size(160, 40) }
            scroll.contentView = LayoutView(rows)
            window = try TestWindow(scroll, size: Size(200, 200), direction: direction)
        }
    }

    private func box(_ width: Double = 80, _ height: Double = 60, _ views: [View] = []) -> LayoutView {
        let layout = StackLayout(.vertical)
        for view in views { layout.add(view).fixedSize = Size(width, 20) }
        let spacer = View()
        spacer.acceptsPointers = true
        layout.add(spacer).fixedSize = Size(width, height - 20 * Double(views.count))
        let box = LayoutView(layout)
        box.backgroundColor = .white
        return box
    }

    @Test func layersThatAreAnchoredInEachOtherGo() throws {
        let page = try Page()
        let inFirst = View()
        let inSecond = View()
        var dismissed = 0
        let first = page.root.present(box(80, 60, [inFirst]), anchor: .view(page.buttons[0])) { _ in dismissed += 1 }
        page.window.step()
        let second = page.root.present(box(80, 60, [inSecond]), anchor: .view(inFirst)) { _ in dismissed += 1 }
        page.window.step()
        let third = page.root.present(View(), anchor: .view(inSecond)) { _ in dismissed += 1 }
        page.window.step()
        #expect(page.root.layers.count == 4)
        // The first one's anchor moves into the second one.
        (second.view as? LayoutView)?.layout?.add(page.buttons[0])
        page.window.step()
        #expect(dismissed == 3 && page.root.layers.count == 1)
        #expect(![first, second, third].contains { layer in page.root.layers.contains { $0 === layer } })
    }

    // MARK: Places

    @Test func aPopoverStandsBelowItsAnchorAndFlipsNearTheEdge() throws {
        let page = try Page()
        let first = box()
        page.root.present(first, anchor: .view(page.buttons[0]), placement: .beside(.below))
        let last = box()
        page.root.present(last, anchor: .view(page.buttons[3]), placement: .beside(.below))
        page.window.step()
        #expect(first.frame == Rect(20, 44, 80, 60))
        #expect(last.frame == Rect(20, 56, 80, 60))
        let wide = box(300, 300)
        page.root.present(wide, anchor: .view(page.buttons[2]), placement: .beside(.below))
        page.window.step()
        // The window has no room for it on either side: it lies inside, as far as it goes.
        #expect(wide.frame == Rect(0, 0, 200, 200))
        let side = box(20, 20)
        page.root.present(side, anchor: .rect(Rect(10, 5, 40, 10), in: page.buttons[1]), placement: .beside(.trailing, gap: 2))
        page.window.step()
        #expect(side.frame == Rect(72, 45, 20, 20))
    }

    @Test func startEdgesAreOnTheRightWhereTextRunsLeft() throws {
        let page = try Page(direction: .rightToLeft)
        let menu = box()
        page.root.present(menu, anchor: .view(page.buttons[0]), placement: .beside(.below))
        let side = box(10, 20)
        page.root.present(side, anchor: .view(page.buttons[0]), placement: .beside(.leading, gap: 3))
        page.window.step()
        #expect(menu.frame == Rect(100, 44, 80, 60) && side.frame == Rect(183, 0, 10, 20))
    }

    @Test func aLayerFollowsItsAnchorWithoutComposing() throws {
        let page = try Page()
        let menu = box()
        page.root.present(menu, anchor: .view(page.buttons[2]), placement: .beside(.below))
        try page.window.settle()
        #expect(menu.frame == Rect(20, 124, 80, 60))
        try page.window.scroll(.view(page.buttons[0]), by: Point(0, 50))
        var places: Set<Double> = []
        for _ in 0..<20 {
            page.window.step()
            places.insert(menu.frame.y)
            #expect(page.window.frame.work(in: .compose) == 0 && page.window.frame.work(in: .layout) == 0)
            #expect(menu.frame.y == page.root.presentedFrame(of: page.buttons[2]).maxY.rounded(.down) + 4)
        }
        #expect(places.count > 3 && menu.frame.y == 74)
        #expect(page.root.view(at: Point(50, 80))?.superview === menu)
        page.buttons[0].layoutItem?.fixedHeight = 20
        page.window.step()
        #expect(menu.frame.y == 74)
    }

    @Test func aLayerGoesWithItsAnchor() throws {
        for way in 0..<4 {
            let page = try Page()
            var gone = 0
            let layer = page.root.present(box(), anchor: .view(page.buttons[2]), placement: .beside(.below)) { _ in gone += 1 }
            let inner = box(20, 20)
            page.root.present(inner, level: .menu, anchor: .view(layer.view)) { _ in gone += 10 }
            page.window.step()
            #expect(page.root.layers.count == 3 && page.root.placedViews().contains { $0.view === inner && $0.path == "2" })
            switch way {
            case 0: page.buttons[2].removeFromSuperview()
            case 1: page.buttons[2].hidden = true
            case 2: page.scroll.contentView?.layoutItem?.visibility = .collapsed
            default: page.root.dismiss(layer)
            }
            page.window.step()
            #expect(page.root.layers.count == 1 && gone == 11, "way \(way)")
            #expect(page.root.view(at: Point(30, 90)) is Button == (way == 0 || way == 3))
            page.root.dismiss(layer)
            #expect(gone == 11)
        }
    }

    @Test func aViewThatIsShownElsewhereTakesItsLayerAway() throws {
        let page = try Page()
        var gone = 0
        let view = box()
        page.root.present(view) { _ in gone += 1 }
        page.window.step()
        (page.scroll.contentView as? LayoutView)?.layout?.add(view)
        page.window.step()
        #expect(page.root.layers.count == 1 && gone == 1 && view.superview === page.scroll.contentView)
        page.root.present(view) { _ in gone += 1 }
        #expect(view.superview == nil)
        page.window.step()
        view.removeFromSuperview()
        #expect(page.root.layers.count == 1 && gone == 2)
        let other = try Page()
        page.root.present(view) { _ in gone += 1 }
        other.root.present(view)
        page.window.step()
        other.window.step()
        #expect(gone == 3 && page.root.layers.count == 1 && other.root.layers.count == 2)
    }

    @Test func levelsLieOverEachOther() throws {
        let page = try Page()
        let levels: [Layer.Level] = [.message, .popover, .dragImage, .menu, .popover]
        let layers = levels.map { page.root.present(box(), level: $0) }
        page.window.step()
        #expect(page.root.layers.map(\.level) == [.content, .popover, .popover, .menu, .dragImage, .message])
        #expect(page.root.layers[1] === layers[1] && page.root.layers[2] === layers[4])
        #expect(page.root.view(at: Point(100, 100))?.superview === layers[0].view)
        page.root.dismiss(layers[0])
        // The image of a drag is not hit.
        #expect(page.root.view(at: Point(100, 100))?.superview === layers[3].view)
    }

    @Test func aListInALayerScrollsAndIsForgottenWithIt() throws {
        let page = try Page()
        let list = RowScroller(1_000)
        let layer = page.root.present(list, placement: LayerPlacement { _ in Rect(20, 20, 160, 160) })
        page.window.step()
        #expect(page.window.frame.work(in: .compose) < 40)
        try page.window.scroll(.view(list), by: Point(0, 400))
        #expect(list.isScrolling && page.root.nextDeadline == page.window.time)
        page.root.dismiss(layer)
        page.window.step()
        #expect(page.root.nextDeadline == nil && list.root == nil)
        page.root.present(list, placement: .fill)
        page.window.step()
        #expect(list.frame == Rect(0, 0, 200, 200) && page.root.view(at: Point(10, 10)) is RowScroller.Row)
    }

    @Test func layersComeAndGoWhileTheTreeIsLaidOut() throws {
        final class Presenter: View {
            var layer: Layer?
            override func measure(_ proposal: Proposal) -> Size {
                if let root, layer == nil { layer = root.present(View()) } else if let layer { root?.dismiss(layer) }
                return Size(10, 10)
            }
        }
        let page = try Page()
        let presenter = Presenter()
        (page.scroll.contentView as? LayoutView)?.layout?.add(presenter)
        page.window.step()
        presenter.contentChanged()
        page.window.step()
        page.window.step()
        #expect(presenter.layer != nil && page.root.layers.count == 1)
    }

    // MARK: Frames

    @Test func aLayerDamagesItsOwnPlace() throws {
        let page = try Page()
        let view = box(40, 30)
        let layer = page.root.present(view, placement: LayerPlacement { _ in Rect(100, 100, 40, 30) })
        page.window.step()
        #expect(page.window.frame.damage == [Rect(99, 99, 42, 32)])
        page.window.step()
        #expect(page.window.frame.damage == [] && page.root.nextDeadline == nil)
        page.root.dismiss(layer)
        page.window.step()
        #expect(page.window.frame.damage == [Rect(99, 99, 42, 32)] && page.root.nextDeadline == nil)
    }

    @Test func toolsSeeLayers() throws {
        let page = try Page()
        let label = Label("In a layer")
        label.id = "note"
        let layer = page.root.present(LayoutView { VStack { label } }, placement: LayerPlacement { _ in Rect(50, 60, 100, 40) })
        page.window.step()
        let placed = try #require(page.root.placedViews().first { $0.view === label })
        #expect(placed.path == "1.0" && page.root.placedItem(at: "1.0")?.view === label)
        #expect(page.root.absoluteFrame(of: label).y >= 60 && page.root.explain(label) != nil)
        #expect(try page.window.find("In a layer") === label)
        label.layoutItem?.fixedWidth = 300
        page.window.step()
        #expect(page.root.overflows.contains { $0.place.view === layer.view })
    }

    @Test func theFocusRingLiesOverItsOwnLayer() throws {
        let page = try Page()
        page.window.key(.tab)
        let plain = page.window.frame.list.commands.count
        let cover = View()
        cover.backgroundColor = .red
        let layer = page.root.present(cover, placement: .fill)
        page.window.step()
        // The ring of the button is behind the layer.
        #expect(page.window.frame.list.commands.count == plain + 1)
        #expect(page.window.frame.list.commands.last?.bounds == Rect(0, 0, 200, 200))
        page.root.dismiss(layer)
        page.window.step()
        #expect(page.window.frame.list.commands.count == plain)
    }

    // MARK: Modal layers

    @Test func aModalLayerOwnsFocusPointersAndWheels() throws {
        let page = try Page()
        page.window.key(.tab)
        page.window.key(.tab)
        #expect(page.buttons[1].isFocused)
        var presses = 0
        page.buttons[0].on(.touchUpInside) { _ in presses += 1 }
        let inner = [Button("Yes"), Button("No")]
        let layer = page.root.present(box(80, 60, inner), isModal: true)
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
        let page = try Page()
        var log: [Action.Event] = []
        for event in [Action.Event.touchDown, .touchUpInside, .touchCancel] { page.buttons[0].on(event) { _ in log.append(event) } }
        page.window.press(at: Point(100, 20))
        page.window.wait(0.2)
        page.root.present(box(), isModal: true)
        page.window.step()
        page.window.lift(at: Point(100, 20))
        #expect(log == [.touchDown, .touchCancel])
    }

    @Test func stackedModalLayersReturnTheFocusInAnyOrder() throws {
        for lowerFirst in [false, true] {
            let page = try Page()
            page.window.key(.tab)
            let lower = page.root.present(box(80, 60, [Button("Lower")]), isModal: true)
            page.window.step()
            let upper = page.root.present(box(80, 60, [Button("Upper")]), isModal: true)
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
        let page = try Page()
        for _ in 0..<3 { page.window.key(.tab) }
        let layer = page.root.present(box(80, 60, [Button("Ok")]), isModal: true)
        page.window.step()
        page.buttons[2].removeFromSuperview()
        page.window.step()
        page.root.dismiss(layer)
        page.window.step()
        #expect(page.buttons[3].isFocused)
    }

    @Test func layersOfAModalLayerStayUsableAndThoseOfTheContentDoNot() throws {
        let page = try Page()
        let early = page.root.present(box(40, 40), level: .menu, anchor: .view(page.buttons[0]), placement: .beside(.below))
        let sheet = page.root.present(box(100, 100, [Button("Open")]), isModal: true)
        let menu = page.root.present(box(30, 30), level: .menu, anchor: .view(sheet.view), placement: .center)
        let message = page.root.present(box(10, 10), level: .message, placement: LayerPlacement { _ in Rect(0, 190, 10, 10) })
        page.window.step()
        #expect(!page.root.isReachable(early.view) && page.root.isReachable(menu.view) && page.root.isReachable(message.view))
        #expect(page.root.view(at: Point(100, 100))?.superview === menu.view)
        #expect(page.root.view(at: Point(30, 50)) == nil)
        page.root.dismiss(sheet)
        #expect(page.root.layers.map(\.level) == [.content, .menu, .message])
    }

    // MARK: Escape and presses outside

    @Test func escapeClosesTheFrontLayerThatWantsIt() throws {
        let page = try Page()
        page.root.present(box(), closesOn: .escape)
        page.root.present(box(), level: .menu, closesOn: .escape)
        page.root.present(box(), level: .message)
        page.window.step()
        #expect(page.window.key(.escape) && page.root.layers.map(\.level) == [.content, .popover, .message])
        #expect(page.window.key(.escape) && page.root.layers.count == 2)
        #expect(!page.window.key(.escape))
        page.root.present(box(), closesOn: .escape)
        page.root.present(box(), isModal: true)
        page.window.step()
        #expect(!page.window.key(.escape) && page.root.layers.count == 4)
    }

    @Test func aPressOutsideClosesAndIsTakenFromModalLayersOnly() throws {
        for isModal in [false, true] {
            let page = try Page()
            var presses = 0
            page.buttons[4].on(.touchUpInside) { _ in presses += 1 }
            let layer = page.root.present(
                box(80, 40), isModal: isModal, anchor: .view(page.buttons[0]), placement: .beside(.below), closesOn: .outsidePress)
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
        let page = try Page()
        page.root.present(box(), anchor: .view(page.buttons[0]), placement: .beside(.below), closesOn: .outsidePress)
        page.window.step()
        try page.window.tap("Button 0")
        #expect(page.root.layers.count == 2)
    }

    // MARK: Assistive technology

    @Test func assistiveTechnologySeesOnlyWhatPeopleCanUse() throws {
        let page = try Page()
        let client = try AccessibilityClient(page.root)
        let popover = page.root.present(box(80, 60, [Button("In the popover")]))
        page.window.step()
        client.take()
        #expect(client.mistakes(page.root) == [] && client.knowledge.contains("In the popover") && client.knowledge.contains("Button 3"))
        let sheet = page.root.present(box(80, 60, [Button("In the sheet")]), isModal: true)
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
        let page = try Page()
        let client = try AccessibilityClient(page.root)
        for step in 0..<25 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                let anchors = page.root.layers.map(\.view) + page.buttons
                page.root.present(
                    box(80, 60, [Button("Layer \(step)")]), level: Layer.Level.allCases.randomElement(using: &random) ?? .menu,
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
