import Foundation
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

@Suite struct ViewTreeTests {
    @Test func aTreeDeeperThanTheStackComesAndGoes() async {
        let failure: String? = await onSmallStack {
            let leaf = View()
            var view = LayoutView { VStack { leaf.fixedSize(10, 20) } }
            for _ in 0..<100_000 {
                let inner = view
                view = LayoutView { VStack { inner } }
            }
            let root = ViewRoot(view, text: CharacterGrid())
            root.layout(in: Size(100, 50))
            if leaf.frame != Rect(0, 0, 10, 20) { return "leaf at \(leaf.frame)" }
            return root.displayList().isEmpty ? nil : "something was painted"
        }
        #expect(failure == nil)
    }

    @Test func randomEditsGiveWhatAFreshRootGives() {
        for seed in 1...80 as ClosedRange<UInt64> {
            var playground = Playground(seed: seed)
            var root = ViewRoot(playground.top, text: CharacterGrid())
            for _ in 0..<12 {
                root.layout(in: Size(300, 400))
                for _ in 0..<6 { playground.edit() }
                root.layout(in: Size(300, 400))
                let incremental = playground.describe(root)
                root = ViewRoot(playground.top, text: CharacterGrid())
                root.layout(in: Size(300, 400))
                let fresh = playground.describe(root)
                #expect(incremental == fresh, "seed \(seed)")
                if incremental != fresh { return }
            }
        }
    }
}

/// Runs `body` on a thread with 512 KiB of stack.
private func onSmallStack(_ body: @escaping @Sendable () -> String?) async -> String? {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = 512 << 10
        thread.start()
    }
}

/// A view tree that changes at random.
private struct Playground {
    let top = LayoutView()
    private var layouts: [ItemLayout] = []
    private var views: [View] = []
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
        layouts = [StackLayout(.vertical), StackLayout(.horizontal), OverlayLayout(), StackLayout(.vertical)]
        top.layout = layouts[0]
        for _ in 0..<12 { edit() }
    }

    private mutating func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, count)
    }

    private mutating func newView() -> View {
        let view: View
        switch random(4) {
        case 0: view = Label(String(repeating: "word ", count: 1 + random(6)))
        case 1: view = Spacer()
        case 2:
            let inner = StackLayout(random(2) == 0 ? .vertical : .horizontal)
            layouts.append(inner)
            view = LayoutView(inner)
        default: view = View()
        }
        views.append(view)
        return view
    }

    /// True where `layout` is in something that `item` holds, so that putting it there would make a ring.
    private func isInside(_ layout: ItemLayout, _ view: View) -> Bool {
        guard let container = view as? LayoutView else { return false }
        var pending = container.layouts
        while let next = pending.popLast() {
            if next === layout { return true }
            for item in next.items {
                if let nested = item.nestedLayout { pending.append(nested) }
                if let inner = item.view as? LayoutView { pending.append(contentsOf: inner.layouts) }
            }
        }
        return false
    }

    mutating func edit() {
        let layout = layouts[random(layouts.count)]
        switch random(10) {
        case 0, 1, 2: layout.insert(newView(), at: random(layout.items.count + 1))
        case 3 where !views.isEmpty:
            let view = views[random(views.count)]
            if !isInside(layout, view) { layout.add(view) }
        case 4 where !layout.items.isEmpty: layout.remove(layout.items[random(layout.items.count)])
        case 5 where random(3) == 0:
            let other = layouts[random(layouts.count)]
            if !other.contains(layout) { layout.add(other) }
        case 5 where !layout.items.isEmpty:
            let item = layout.items[random(layout.items.count)]
            item.visibility = Visibility.allCases[random(3)]
        case 6 where !layout.items.isEmpty:
            let item = layout.items[random(layout.items.count)]
            item.horizontalStretch = Double(random(3))
            item.minHeight = Double(random(30))
        case 7: top.layouts = random(3) == 0 ? [layouts[0], layouts[1]] : [layouts[random(2)]]
        case 8:
            if let label = views.compactMap({ $0 as? Label }).randomElementBySeed(random(1000)) {
                label.text = String(repeating: "text ", count: random(8))
            }
        case 9:
            layout.padding = Insets(Double(random(6)))
            (layout as? StackLayout)?.spacing = Double(random(9))
        default: break
        }
    }

    func describe(_ root: ViewRoot) -> [String] {
        root.placedViews(exact: true).map { "\($0.path) \(type(of: $0.view)) \($0.frame) \($0.visibility)" }
    }
}

extension Array {
    fileprivate func randomElementBySeed(_ seed: Int) -> Element? { isEmpty ? nil : self[seed % count] }
}
