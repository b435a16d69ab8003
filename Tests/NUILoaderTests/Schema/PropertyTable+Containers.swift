import TatamiControls
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension PropertyRow {
    static let containers: [PropertyRow] = [
        .init("ArrangedView", "layoutAnimation = { duration = 0.3 }") { (view: ArrangedView) in view.layoutAnimation?.duration == 0.3 },
        .init("ArrangedView", "horizontalScrollerEnabled = YES") { (view: ArrangedView) in view.horizontalScrollerEnabled },
        .init("ArrangedView", "verticalScrollerEnabled = NO") { (view: ArrangedView) in !view.verticalScrollerEnabled },
        .init("ArrangedView", "contentOffset = [0 12] frame = [0 0 10 10]") { (view: ArrangedView) in
            view.addChild(Spacer()).fixedHeight = 100
            let root = ViewRoot(view, text: FakeText())
            root.layout(in: Size(10, 10))
            return view.contentOffset == Point(0, view is RelativeView ? 0 : 12)
        },
        .init("StackView", "stackLayout <= { spacing = 3 layoutItems = [{ :class = Label }] }") { (view: StackView) in
            view.stackLayout.spacing == 3 && view.children.count == 1
        },
        .init("GridView", "tileLayout <= { tilesAcross = 3 layoutItems = [{ :class = Label }] }") { (view: GridView) in
            view.tileLayout.tilesAcross == 3 && view.children.count == 1
        },
        .init("GridView", "megaUnitX = 2") { (view: GridView) in view.addChild(View()).columnSpan == 2 },
        .init("GridView", "megaUnitY = 2") { (view: GridView) in view.addChild(View()).rowSpan == 2 },
        .init("RelativeView", "relativeLayout <= { padding = 3 layoutItems = [{ :class = Label }] }") { (view: RelativeView) in
            view.relativeLayout.padding == 3 && view.children.count == 1
        },
        .init("RelativeView", "areaSize = [30 40]") { (view: RelativeView) in view.areaSize == Size(30, 40) },
    ]
}
