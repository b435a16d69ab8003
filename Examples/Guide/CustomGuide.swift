import Tatami

/// Every child starts where the one before it ended, on both axes.
public struct Diagonal: Layout {
    public init() {}

    public func measure(_ children: Children, _ proposal: Proposal) -> Size {
        children.reduce(into: Size.zero) { sum, child in
            let size = child.measure()
            sum = Size(sum.width + size.width, sum.height + size.height)
        }
    }

    public func place(_ children: Children, in rect: Rect) {
        var corner = rect.origin
        for child in children {
            let size = child.measure()
            child.place(in: Rect(corner.x, corner.y, size.width, size.height))
            corner = Point(corner.x + size.width, corner.y + size.height)
        }
    }
}

/// The same as two closures: children in bands of 26 points, 6 apart, as wide as the content.
public func bands(@LayoutBuilder items: () -> [LayoutItem] = { [] }) -> CustomLayout {
    CustomLayout { children, _ in
        Size(children.map { $0.measure().width }.max() ?? 0, Double(children.count) * 32 - 6)
    } place: { children, rect in
        for (index, child) in children.enumerated() {
            child.place(in: Rect(rect.x, rect.y + Double(index) * 32, rect.width, 26))
        }
    } items: {
        for item in items() { item }
    }
}

/// Files may name the layouts once a loader knows them: `NUILoader(root: screen, classes: guideClasses)`.
public var guideClasses: [NUIClass] {
    [
        NUIClass("DiagonalLayout", of: CustomLayout.self, parent: "Layout", make: { CustomLayout(Diagonal()) }),
        NUIClass("BandsLayout", of: CustomLayout.self, parent: "Layout", make: { bands() }),
    ]
}

public func customGuide() -> LayoutView {
    paper(
        HStack(spacing: 12, padding: 12) {
            CustomLayout(Diagonal()) {
                chip("one").sizeAdjustment(16, 12)
                chip("two", .green).sizeAdjustment(16, 12)
                chip("three", .amber).sizeAdjustment(16, 12)
            }
            bands {
                chip("closures", .rose).widthAdjustment(16)
                chip("work too", .rose)
            }
        })
}
