import NUI
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var flowLayout: NUIClass {
        NUIClass(
            builtIn: "FlowLayout", of: FlowLayout.self, aliases: ["NUIFlowLayout"], parent: "Layout",
            doc: "Places items in lines that wrap like text.", make: { FlowLayout() },
            [
                .property("axis", \.axis, "The axis of a line: Horizontal for rows, Vertical for columns.", aliases: ["orientation"]),
                .property(
                    "spacing", \.spacing, "The gap between items and between lines, in points.", range: .distance,
                    parts: ["horizontalSpacing", "verticalSpacing"]),
                .property(
                    "horizontalSpacing", \.horizontalSpacing, "The gap between the items of a row, or between columns, in points.",
                    aliases: ["hSpacing"],
                    range: .distance),
                .property(
                    "verticalSpacing", \.verticalSpacing, "The gap between rows, or between the items of a column, in points.",
                    aliases: ["vSpacing"],
                    range: .distance),
                .property("distribution", \.distribution, "How the free room of each line is distributed."),
                .property("lineDistribution", \.lineDistribution, "How the free room around the lines is distributed."),
            ] + blockAlignmentOfFlows
        ).readingItems(slotRules + gapRules).refusing { (layout: FlowLayout) in layout.stretchFaults }
    }
}
