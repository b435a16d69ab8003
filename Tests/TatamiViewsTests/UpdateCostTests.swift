import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// Any number of changes in one frame costs one reshape of each layout.
@Suite struct UpdateCostTests {
    private func list(_ count: Int) -> (ViewRoot, StackLayout, [View]) {
        let layout = StackLayout(.vertical)
        let views = (0..<count).map { _ in View() }
        for view in views { layout.add(view).fixedHeight = 2 }
        let root = ViewRoot(LayoutView(layout), text: CharacterGrid())
        _ = root.frame(in: Size(100, 100), at: 0)
        return (root, layout, views)
    }

    @Test func refillingIsOneChange() {
        let (root, layout, views) = list(3_000)
        layout.removeAll()
        for view in views.reversed() { layout.add(view).fixedHeight = 3 }
        let frame = root.frame(in: Size(100, 100), at: 1)
        #expect(frame.work(in: .update) == 1)
        #expect(views.last?.frame.y == 0 && views.first?.frame.y == 3 * 2_999)
    }

    @Test func movesAndRemovalsAreOneChange() {
        let (root, layout, views) = list(500)
        for view in views { if let item = view.layoutItem { layout.insert(item, at: 0) } }
        for view in views.prefix(100) { view.removeFromSuperview() }
        #expect(root.frame(in: Size(100, 100), at: 1).work(in: .update) == 1)
        #expect(views.last?.frame.y == 0 && views[100].frame.y == 2 * 399)
    }

    @Test func aPropertyThatIsSetManyTimesIsReadOnce() {
        let (root, layout, views) = list(10)
        for number in 1...1_000 {
            layout.spacing = Double(number)
            views[3].layoutItem?.fixedHeight = Double(number)
        }
        #expect(root.frame(in: Size(100, 100), at: 1).work(in: .update) == 2)
        #expect(views[4].frame.y == 4 * 1_000 + 3 * 2 + 1_000)
    }

    @Test func aViewThatLeavesAndComesBackToAnotherRootIsUpToDateThere() {
        let (root, layout, views) = list(3)
        let other = StackLayout(.vertical)
        let second = ViewRoot(LayoutView(other), text: CharacterGrid())
        _ = second.frame(in: Size(100, 100), at: 0)
        let item = views[1].layoutItem
        item?.fixedHeight = 7
        if let item { other.add(item) }
        item?.fixedHeight = 9
        _ = root.frame(in: Size(100, 100), at: 1)
        _ = second.frame(in: Size(100, 100), at: 1)
        item?.fixedHeight = 11
        _ = second.frame(in: Size(100, 100), at: 2)
        #expect(views[1].frame.height == 11 && layout.items.count == 2 && views[2].frame.y == 2)
    }
}
