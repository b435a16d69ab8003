import NUI
import TatamiLayout
import TatamiViews

/// WeView's `hAlign` and `vAlign` of layouts. They place the block of all items in the room of the layout, and each item in its cell, so they
/// set a distribution and an alignment.
extension NUIClass {
    static var blockAlignmentOfStacks: [NUIProperty<StackLayout>] {
        blockAlignment(
            across: { layout, distribution in if layout.axis == .horizontal { layout.distribution = distribution } },
            down: { layout, distribution in if layout.axis == .vertical { layout.distribution = distribution } },
            parts: ["distribution"], after: "axis")
    }

    static var blockAlignmentOfFlows: [NUIProperty<FlowLayout>] {
        blockAlignment(
            across: { layout, distribution in
                if layout.axis == .horizontal { layout.distribution = distribution } else { layout.lineDistribution = distribution }
            },
            down: { layout, distribution in
                if layout.axis == .vertical { layout.distribution = distribution } else { layout.lineDistribution = distribution }
            },
            parts: ["distribution", "lineDistribution"], after: "axis")
    }

    static var blockAlignmentOfGrids: [NUIProperty<GridLayout>] {
        blockAlignment(
            across: { $0.columnDistribution = $1 }, down: { $0.rowDistribution = $1 }, parts: ["columnDistribution", "rowDistribution"],
            after: nil)
    }

    /// Returns the two properties.
    ///
    /// - Parameters:
    ///   - across: Sets how the block is placed horizontally.
    ///   - down: Sets how the block is placed vertically.
    ///   - parts: The distributions that these set.
    ///   - prerequisite: The property on which their effect depends; nil for none.
    private static func blockAlignment<Layout: ItemLayout>(
        across: @escaping (Layout, Distribution) -> Void, down: @escaping (Layout, Distribution) -> Void, parts: [String],
        after prerequisite: String?
    ) -> [NUIProperty<Layout>] {
        let properties: [NUIProperty<Layout>] = [
            .setting(
                "hAlign", "Places all items together, and each in its cell, at one side or in the middle.",
                parts: ["horizontalAlignment"] + parts
            ) { (layout: Layout, alignment: HorizontalAlignment) in
                layout.horizontalAlignment = alignment
                if let distribution = alignment.distribution { across(layout, distribution) }
            },
            .setting(
                "vAlign", "Places all items together, and each in its cell, at the top, at the bottom or in the middle.",
                parts: ["verticalAlignment"] + parts
            ) { (layout: Layout, alignment: VerticalAlignment) in
                layout.verticalAlignment = alignment
                if let distribution = alignment.distribution { down(layout, distribution) }
            },
        ]
        return prerequisite.map { name in properties.map { $0.after(name) } } ?? properties
    }
}

extension HorizontalAlignment {
    /// The distribution that places a block as the alignment places an item; nil if the items fill the room.
    fileprivate var distribution: Distribution? {
        switch self {
        case .leading, .left: .start
        case .center: .center
        case .trailing, .right: .end
        default: nil
        }
    }
}

extension VerticalAlignment {
    /// The distribution that places a block as the alignment places an item; nil if the items fill the room.
    fileprivate var distribution: Distribution? {
        switch self {
        case .top: .start
        case .center: .center
        case .bottom: .end
        default: nil
        }
    }
}
