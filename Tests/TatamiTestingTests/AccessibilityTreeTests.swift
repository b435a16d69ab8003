import Tatami
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// What a client that was told everything knows is what one that comes now would read; and telling costs what has changed.
@Suite struct AccessibilityTreeTests {
    // MARK: What is told is what is there

    @Test(arguments: 0..<40) func whatWasToldIsWhatIsThere(seed: Int) throws {
        var random = Seeded(UInt64(seed))
        let form = RandomForm(&random)
        let window = try TestWindow(form.root, size: Size(200, 200))
        let client = try AccessibilityClient(window.root)
        for turn in 0..<60 {
            for _ in 0..<(1 + random.below(4)) { form.change(window.root, &random) }
            if random.oneIn(9) { window.resize(Size(.random(in: 60...260, using: &random), .random(in: 60...260, using: &random))) }
            // Names and states are told between frames as well.
            if random.oneIn(2) { client.take() }
            window.step()
            client.take()
            let mistakes = client.mistakes(window.root)
            try #require(mistakes.isEmpty, "seed \(seed), turn \(turn)")
        }
    }

    @Test func namesAndRolesNeedNoFrame() throws {
        let label = Label("Old")
        let box = LayoutView(StackLayout(.vertical))
        let custom = View()
        for view in [label, box, custom] { view.frame = Rect(0, 0, 50, 20) }
        let root = View()
        for view in [label, box, custom] { root.addSubview(view) }
        let window = try TestWindow(root)
        let client = try AccessibilityClient(window.root)
        #expect(client.knowledge.split(separator: "\n").count == 2)
        label.accessibilityLabel = "Name"
        label.accessibilityHint = "Hint"
        #expect(client.takeLog() == ["changed 1"])
        box.accessibilityLabel = "Group"
        custom.accessibilityRole = "image"
        #expect(client.takeLog() == ["added 2", "added 3"])
        label.accessibilityHidden = true
        #expect(client.takeLog() == ["removed 1", "gone 1"])
        box.accessibilityLabel = nil
        #expect(client.takeLog() == ["removed 2", "gone 2"])
        #expect(client.mistakes(window.root).isEmpty && window.root.nextDeadline == nil, "Nothing is painted for it.")
    }

    @Test func nodesAreFoundWherePointersPassThrough() throws {
        let (outer, below, label, cover) = (View(), Button("Save"), Label("Text"), View())
        below.frame = Rect(0, 0, 80, 40)
        label.frame = Rect(0, 50, 80, 20)
        cover.frame = Rect(0, 0, 200, 100)
        for view in [below, label, cover] { outer.addSubview(view) }
        (label.acceptsPointers, cover.acceptsPointers) = (false, false)
        let window = try TestWindow(outer, size: Size(200, 100))
        let tree = try AccessibilityClient(window.root).tree
        #expect(tree.element(at: Point(10, 60))?.view === label)
        #expect(tree.element(at: Point(10, 10))?.view === below)
    }

    @Test func whatStandsInAnotherOrderIsToldAnew() throws {
        let layout = StackLayout(.vertical)
        let items = (0..<5).map { index in layout.add(Label("\(index)")) }
        let window = try TestWindow(LayoutView(layout))
        let client = try AccessibilityClient(window.root)
        if let view = items[4].view { layout.insert(view, at: 0) }
        window.step()
        #expect(client.takeLog().count { $0.hasPrefix("added") } <= 4)
        #expect(client.mistakes(window.root).isEmpty)
    }

    // MARK: What it costs

    private func list(_ count: Int) throws -> (TestWindow, ScrollView, StackLayout) {
        let rows = StackLayout(.vertical)
        let scroll = ScrollView()
        for index in 0..<count { rows.add(Label("Row \(index)")).fixedSize = Size(200, 20) }
        scroll.contentView = LayoutView(rows)
        return (try TestWindow(scroll, size: Size(200, 400)), scroll, rows)
    }

    @Test func scrollingCostsWhatIsVisible() throws {
        var visits: [Int] = []
        for count in [100, 4_000] {
            let (window, scroll, _) = try list(count)
            let client = try AccessibilityClient(window.root)
            _ = try AccessibilityClient(window.root)
            #expect(client.knowledge.contains("Row \(count - 1)"), "Rows out of sight are there.")
            window.step()
            var most = 0
            for turn in 1...20 {
                scroll.contentOffset = Point(0, Double(turn) * 37)
                window.step()
                most = max(most, window.frame.work(in: .accessibility))
            }
            #expect(client.takeLog().count <= 20 * 8, "Told is what comes into sight, and what leaves it.")
            #expect(client.mistakes(window.root).isEmpty)
            visits.append(most)
        }
        #expect(visits[0] < 100 && visits[1] <= visits[0] + 4, "\(visits)")
    }

    @Test func aChangeCostsWhatHasChanged() throws {
        let (window, _, rows) = try list(4_000)
        let client = try AccessibilityClient(window.root)
        window.step()
        (rows.items[3_000].view as? Label)?.text = "Another"
        #expect(client.takeLog() == ["changed 3002"])
        (rows.items[2].view as? Label)?.textColor = .red
        window.step()
        #expect(window.frame.work(in: .accessibility) < 60, "\(window.frame)")
        #expect(client.takeLog().isEmpty, "Another colour is nothing to tell of.")
    }

    @Test func whatNobodyHasReadIsNotMade() throws {
        let (window, scroll, _) = try list(4_000)
        let client = try AccessibilityClient(window.root, readsAll: false)
        window.step()
        scroll.contentOffset = Point(0, 400)
        window.step()
        #expect(client.takeLog().isEmpty)
        let list = try #require(client.tree.children(of: client.tree.window).first)
        let rows = client.tree.children(of: list)
        #expect(rows.count == 4_000 && client.tree.facts(of: rows[3_999])?.label == "Row 3999")
        #expect(client.tree.frame(of: rows[3_999]) == Rect(0, 3_999 * 20 - 400, 200, 20), "Where it is, is computed when somebody asks.")
        let wanted = try #require(rows[3_999].view)
        #expect(window.root.perform(.scrollIntoView, on: rows[3_999].id))
        try window.settle()
        #expect(window.root.absoluteFrame(of: wanted).maxY <= 400)
    }

    @Test func withoutClientsNothingIsLookedAt() throws {
        let (window, scroll, _) = try list(1_000)
        func scrolled() -> Int {
            scroll.contentOffset.y += 37
            window.step()
            return window.frame.work(in: .accessibility)
        }
        #expect(scrolled() == 0)
        _ = try AccessibilityClient(window.root)
        #expect(scrolled() > 0)
        window.root.keepsAccessibilityTree = false
        #expect(scrolled() == 0 && window.root.accessibility == nil)
    }

    @Test func deepTreesAreRead() throws {
        var view = View()
        var depth = 0
        let innermost = Button("Deep")
        view.addSubview(innermost)
        while depth < 20_000 {
            let outer = View()
            outer.accessibilityLabel = "Level \(depth)"
            outer.addSubview(view)
            (view, depth) = (outer, depth + 1)
        }
        let window = try TestWindow(view)
        let client = try AccessibilityClient(window.root, readsAll: false)
        window.root.focus(innermost)
        _ = client.tree.takeChanges()
        #expect(client.tree.element(of: innermost) != nil)
    }
}

/// A form that changes at random in all that assistive technology is told of.
final class RandomForm {
    let root = LayoutView(StackLayout(.vertical, spacing: 2))
    private var boxes: [LayoutView] = []
    private var views: [View] = []

    init(_ random: inout Seeded) {
        boxes = [root]
        for _ in 0..<12 { add(&random) }
    }

    private func add(_ random: inout Seeded) {
        let box = random.pick(boxes)
        let child: View
        switch random.below(6) {
        case 0:
            let inner = LayoutView(StackLayout(random.oneIn(2) ? .vertical : .horizontal, spacing: 3))
            boxes.append(inner)
            child = inner
        case 1:
            let scroll = ScrollView()
            let content = LayoutView(StackLayout(.vertical, spacing: 2))
            for index in 0..<random.below(60) {
                let row = Label("Row \(index)")
                content.layout?.add(row).fixedSize = Size(80, 10)
                views.append(row)
            }
            scroll.contentView = content
            boxes.append(content)
            child = scroll
        case 2: child = Button("Button \(random.below(100))")
        case 3: child = TextField("Text \(random.below(100))", placeholder: "Placeholder")
        default: child = Label("Label \(random.below(100))")
        }
        views.append(child)
        let item = box.layout?.insert(child, at: random.below(6))
        if random.oneIn(2) { item?.fixedSize = Size(.random(in: 5...90, using: &random), .random(in: 5...70, using: &random)) }
    }

    func change(_ root: ViewRoot, _ random: inout Seeded) {
        let view = random.pick(views)
        switch random.below(19) {
        case 0, 1: add(&random)
        case 2:
            view.removeFromSuperview()
            if random.oneIn(2) { views.removeAll { $0 === view } }
        case 3: if let box = view.superview as? LayoutView, let item = view.layoutItem { box.layout?.insert(item, at: random.below(4)) }
        case 4:
            let box = random.pick(boxes)
            if !view.contains(box), view.superview as? ScrollView == nil { box.layout?.insert(view, at: 0) }
        case 5: view.hidden.toggle()
        case 6: view.accessibilityHidden.toggle()
        case 7: view.accessibilityLabel = random.oneIn(2) ? nil : "Name \(random.below(9))"
        case 8: view.accessibilityRole = random.pick([nil, "button", "group", "list item", "heading", "no role"])
        case 9: view.accessibilityLabelledBy = random.oneIn(3) ? nil : random.pick(views)
        case 10: view.enabled.toggle()
        case 11: root.focus(random.oneIn(4) ? nil : view)
        case 12: view.layoutItem?.fixedHeight = .random(in: 5...120, using: &random)
        case 13: view.transform = random.oneIn(2) ? .identity : .rotation(degrees: 30)
        case 14: view.accessibilityLevel = random.below(3)
        default: changeContent(of: view, &random)
        }
    }

    private func changeContent(of view: View, _ random: inout Seeded) {
        switch view {
        case let label as Label: label.text = "Label \(random.below(100))"
        case let button as Button: button.selected.toggle()
        case let field as TextField:
            if random.oneIn(4) { field.isSecure.toggle() }
            if random.oneIn(2) { field.text = "Text \(random.below(100))" }
            field.selection = 0..<random.below(4)
        case let scroll as ScrollView:
            if random.oneIn(2) { scroll.scroll(to: Point(0, .random(in: 0...300, using: &random))) } else { scroll.contentOffset.y += 17 }
        default: view.clipsToBounds.toggle()
        }
    }
}
