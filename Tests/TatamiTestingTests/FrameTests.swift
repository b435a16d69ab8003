import Tatami
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Frames: animated relayout, what is drawn anew, what is looked at.
@Suite struct FrameTests {
    private func row(_ widths: [Double], animation: LayoutAnimation? = nil) -> (LayoutView, [View]) {
        let views = widths.map { width in
            let view = View()
            view.backgroundColor = .black
            view.id = "w\(width)"
            return view
        }
        let layout = StackLayout(.horizontal)
        for (view, width) in zip(views, widths) { layout.add(view).fixedSize = Size(width, 20) }
        let box = LayoutView(layout)
        box.layoutAnimation = animation
        return (box, views)
    }

    @Test func aRelayoutMovesWhatItMoves() throws {
        let (box, views) = row([50, 60, 70], animation: LayoutAnimation(duration: 0.2, curve: .linear))
        let window = try TestWindow(box, size: Size(300, 40))
        try window.expect(.view(views[1]), at: Rect(50, 10, 60, 20))
        box.layout?.items[0].fixedWidth = 90
        window.step()
        // The frame that finds the change begins the move: it shows what was.
        try window.expect(.view(views[1]), at: Rect(50, 10, 60, 20))
        #expect(views[1].frame.x == 90)
        window.wait(0.1)
        try window.expect(.view(views[1]), at: Rect(70, 10, 60, 20))
        try window.expect(.view(views[0]), at: Rect(0, 10, 70, 20))
        window.wait(0.2)
        try window.expect(.view(views[1]), at: Rect(90, 10, 60, 20))
        #expect(!window.root.isMoving && window.root.nextDeadline == nil)
    }

    @Test func anInterruptionGoesOnFromWhatIsShown() throws {
        let (box, views) = row([50, 60], animation: .spring(duration: 0.4))
        let window = try TestWindow(box, size: Size(300, 40))
        window.frameInterval = 0.001
        box.layout?.items[0].fixedWidth = 150
        window.wait(0.1)
        let before = try window.frame(of: .view(views[1])).x
        window.step()
        let velocity = try (window.frame(of: .view(views[1])).x - before) / 0.001
        let turned = before + velocity * 0.001
        box.layout?.items[0].fixedWidth = 20
        window.step()
        #expect(abs(try window.frame(of: .view(views[1])).x - turned) < 2 * velocity * 0.001)
        window.step()
        let after = try window.frame(of: .view(views[1])).x - turned
        #expect(after > 0.5 * velocity * 0.001, "It goes on the way it went before it turns back.")
        window.wait(3)
        try window.expect(.view(views[1]), at: Rect(20, 10, 60, 20))
    }

    @Test func whatAppearsFadesInAtItsPlace() throws {
        let (box, _) = row([50, 60], animation: LayoutAnimation(duration: 0.2, curve: .linear))
        let window = try TestWindow(box, size: Size(300, 40))
        let new = View()
        new.backgroundColor = .white
        box.layout?.add(new).fixedSize = Size(30, 20)
        window.step()
        try window.expect(.view(new), at: Rect(110, 10, 30, 20))
        window.wait(0.1)
        try window.expect(.view(new), at: Rect(110, 10, 30, 20))
        #expect(window.frame.list.commands.contains { if case .pushOpacity(let opacity) = $0 { abs(opacity - 0.5) < 0.01 } else { false } })
        window.wait(0.2)
        #expect(!window.frame.list.commands.contains { if case .pushOpacity = $0 { true } else { false } })
    }

    @Test func withoutAnAnimationAllIsThereAtOnce() throws {
        let (box, views) = row([50, 60])
        let window = try TestWindow(box, size: Size(300, 40))
        box.layout?.items[0].fixedWidth = 90
        window.step()
        try window.expect(.view(views[1]), at: Rect(90, 10, 60, 20))
        let (other, moved) = row([50, 60], animation: LayoutAnimation())
        let calm = try TestWindow(other, size: Size(300, 40))
        calm.root.reducesMotion = true
        other.layout?.items[0].fixedWidth = 90
        calm.step()
        try calm.expect(.view(moved[1]), at: Rect(90, 10, 60, 20))
    }

    @Test func animateTakesWhatItsBlockChanges() throws {
        let (box, views) = row([50, 60])
        let window = try TestWindow(box, size: Size(300, 40))
        var ends: [String] = []
        window.root.animate(.curve(.linear, duration: 0.2)) {
            box.layout?.items[0].fixedWidth = 90
            views[0].opacity = 0
            views[1].backgroundColor = .white
        } completion: {
            ends.append("outer \($0)")
        }
        window.step()
        window.wait(0.1)
        try window.expect(.view(views[1]), at: Rect(70, 10, 60, 20))
        #expect(ends.isEmpty)
        window.wait(0.2)
        #expect(ends == ["outer true"])
        // Nothing to change: it ends all the same, and once.
        window.root.animate {
        } completion: {
            ends.append("empty \($0)")
        }
        window.wait(0.1)
        #expect(ends == ["outer true", "empty true"])
        // Taken over by another one.
        window.root.animate(.curve(.linear, duration: 1)) {
            views[0].opacity = 1
        } completion: {
            ends.append("first \($0)")
        }
        window.wait(0.2)
        window.root.animate(.curve(.linear, duration: 0.1)) {
            views[0].opacity = 0.5
        } completion: {
            ends.append("second \($0)")
        }
        window.wait(2)
        #expect(ends == ["outer true", "empty true", "first false", "second true"])
        #expect(window.root.nextDeadline == nil)
    }

    @Test func onlyWhatChangesIsDrawnAnew() throws {
        let (box, views) = row([50, 60, 70])
        let window = try TestWindow(box, size: Size(300, 40))
        #expect(window.frame.damage == [Rect(0, 0, 300, 40)])
        window.step()
        #expect(window.frame.damage == [] && window.frame.work(in: .paint) == 0 && window.frame.work(in: .compose) == 0)
        views[1].backgroundColor = .white
        window.step()
        #expect(window.frame.damage == [Rect(49, 9, 62, 22)] && window.frame.work(in: .layout) == 0)
        views[0].hidden = true
        window.step()
        #expect(window.frame.damage == [Rect(0, 9, 51, 22)])
        views[2].opacity = 0.5
        window.step()
        #expect(window.frame.damage == [Rect(109, 9, 72, 22)])
        box.layout?.insert(box.layout?.items[2] ?? LayoutItem(), at: 0)
        window.step()
        #expect(window.frame.damage.count == 1)
    }

    /// Any series of changes: outside of the damage the new picture is the old one.
    @Test(arguments: 0..<12) func damageCoversEveryDifference(seed: UInt64) throws {
        var random = Seeded(seed &* 7_919 &+ 3)
        let engine = try PangoTextEngine()
        let renderer = CairoRenderer(engine)
        let tree = RandomViews(&random)
        let size = Size(200, 160)
        let root = ViewRoot(tree.root, text: engine)
        var time = 0.0
        var old = try renderer.image(of: root.frame(in: size, at: 0).list, size: size, background: .white)
        for step in 0..<25 {
            tree.change(&random)
            time += Double.random(in: 0.005...0.1, using: &random)
            let frame = root.frame(in: size, at: time)
            let new = try renderer.image(of: frame.list, size: size, background: .white)
            for y in 0..<160 {
                for x in 0..<200 where new.pixel(x, y) != old.pixel(x, y) {
                    let isCovered = frame.damage.contains { $0.contains(Point(Double(x) + 0.5, Double(y) + 0.5)) }
                    #expect(isCovered, "seed \(seed), step \(step), pixel \(x) \(y), damage \(frame.damage)")
                    if !isCovered { return }
                }
            }
            let pairs = frame.damage.indices.flatMap { a in frame.damage.indices.filter { $0 > a }.map { (a, $0) } }
            #expect(pairs.allSatisfy { frame.damage[$0].intersection(frame.damage[$1]) == nil })
            // What was left out cannot be seen: all of it gives the same picture.
            if !root.isMoving {
                let whole = try renderer.image(of: root.displayList(), size: size, background: .white)
                #expect(whole.content.bytes == new.content.bytes, "seed \(seed), step \(step)")
            }
            old = new
        }
    }

    @Test func aLongListCostsWhatIsSeen() throws {
        let rows = (0..<10_000).map { Label("Row \($0)") }
        let list = StackLayout(.vertical)
        for row in rows { list.add(row).fixedHeight = 20 }
        let scroll = ScrollView()
        scroll.contentView = LayoutView(list)
        let window = try TestWindow(scroll, size: Size(300, 400))
        for step in 1...50 {
            scroll.contentOffset = Point(0, Double(step) * 1_234)
            window.step()
            #expect(window.frame.work(in: .paint) < 40 && window.frame.work(in: .layout) == 0 && window.frame.work(in: .compose) == 0)
        }
        let shown = window.frame.list.commands.compactMap { if case .text(let text, _, _) = $0 { text.string } else { nil } }
        #expect(shown.count >= 20 && shown.count <= 24 && shown.first == "Row 3085")
    }

    @Test func passesAreTold() throws {
        let (box, _) = row([50])
        let window = try TestWindow(box, size: Size(100, 40))
        #expect(
            window.frame.description.split(separator: "\n").map { $0.split(separator: " ")[0] }
                == ["update", "layout", "compose", "paint", "accessibility", "damage"])
    }
}
