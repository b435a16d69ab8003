import NUI
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var flowLayout: NUIClass {
        NUIClass(
            "FlowLayout", of: FlowLayout.self, aliases: ["NUIFlowLayout"], parent: "Layout",
            doc: "Lines of items that wrap like text.", make: { FlowLayout() },
            [
                .property("axis", \.axis, "Of a line: Horizontal for rows, Vertical for columns.", aliases: ["orientation"]),
                .property(
                    "spacing", \.spacing, "Points between items and between lines.", range: .distance,
                    parts: ["horizontalSpacing", "verticalSpacing"]),
                .property(
                    "horizontalSpacing", \.horizontalSpacing, "Points between items of a row, or between columns.", aliases: ["hSpacing"],
                    range: .distance),
                .property(
                    "verticalSpacing", \.verticalSpacing, "Points between rows, or between items of a column.", aliases: ["vSpacing"],
                    range: .distance),
                .property("distribution", \.distribution, "Where the free room of each line goes."),
                .property("lineDistribution", \.lineDistribution, "Where the free room around the lines goes."),
            ])
    }
}
