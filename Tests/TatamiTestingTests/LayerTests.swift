import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Layers over the content: where they are placed, how long they stay, and which frames they change.
@Suite struct LayerTests {
    @Test func layersThatAreAnchoredInEachOtherGo() throws {
        let page = try LayerPage()
        let inFirst = View()
        let inSecond = View()
        var dismissed = 0
        let first = page.root.present(layerBox(80, 60, [inFirst]), anchor: .view(page.buttons[0])) { _ in dismissed += 1 }
        page.window.step()
        let second = page.root.present(layerBox(80, 60, [inSecond]), anchor: .view(inFirst)) { _ in dismissed += 1 }
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
        let page = try LayerPage()
        let first = layerBox()
        page.root.present(first, anchor: .view(page.buttons[0]), placement: .beside(.below))
        let last = layerBox()
        page.root.present(last, anchor: .view(page.buttons[3]), placement: .beside(.below))
        page.window.step()
        #expect(first.frame == Rect(20, 44, 80, 60))
        #expect(last.frame == Rect(20, 56, 80, 60))
        let wide = layerBox(300, 300)
        page.root.present(wide, anchor: .view(page.buttons[2]), placement: .beside(.below))
        page.window.step()
        // The window has no room for it on either side: it lies inside, as far as it goes.
        #expect(wide.frame == Rect(0, 0, 200, 200))
        let side = layerBox(20, 20)
        page.root.present(side, anchor: .rect(Rect(10, 5, 40, 10), in: page.buttons[1]), placement: .beside(.trailing, gap: 2))
        page.window.step()
        #expect(side.frame == Rect(72, 45, 20, 20))
    }

    @Test func startEdgesAreOnTheRightWhereTextRunsLeft() throws {
        let page = try LayerPage(direction: .rightToLeft)
        let menu = layerBox()
        page.root.present(menu, anchor: .view(page.buttons[0]), placement: .beside(.below))
        let side = layerBox(10, 20)
        page.root.present(side, anchor: .view(page.buttons[0]), placement: .beside(.leading, gap: 3))
        page.window.step()
        #expect(menu.frame == Rect(100, 44, 80, 60) && side.frame == Rect(183, 0, 10, 20))
    }

    @Test func aLayerFollowsItsAnchorWithoutComposing() throws {
        let page = try LayerPage()
        let menu = layerBox()
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
            let page = try LayerPage()
            var gone = 0
            let layer = page.root.present(layerBox(), anchor: .view(page.buttons[2]), placement: .beside(.below)) { _ in gone += 1 }
            let inner = layerBox(20, 20)
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
        let page = try LayerPage()
        var gone = 0
        let view = layerBox()
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
        let other = try LayerPage()
        page.root.present(view) { _ in gone += 1 }
        other.root.present(view)
        page.window.step()
        other.window.step()
        #expect(gone == 3 && page.root.layers.count == 1 && other.root.layers.count == 2)
    }

    @Test func levelsLieOverEachOther() throws {
        let page = try LayerPage()
        let levels: [Layer.Level] = [.message, .popover, .dragImage, .menu, .popover]
        let layers = levels.map { page.root.present(layerBox(), level: $0) }
        page.window.step()
        #expect(page.root.layers.map(\.level) == [.content, .popover, .popover, .menu, .dragImage, .message])
        #expect(page.root.layers[1] === layers[1] && page.root.layers[2] === layers[4])
        #expect(page.root.view(at: Point(100, 100))?.superview === layers[0].view)
        page.root.dismiss(layers[0])
        // The image of a drag is not hit.
        #expect(page.root.view(at: Point(100, 100))?.superview === layers[3].view)
    }

    @Test func aListInALayerScrollsAndIsForgottenWithIt() throws {
        let page = try LayerPage()
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
        let page = try LayerPage()
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
        let page = try LayerPage()
        let view = layerBox(40, 30)
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
        let page = try LayerPage()
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
        let page = try LayerPage()
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
}
