import NUI
import TatamiDrawing
import TatamiViews

extension NUIClass {
    static var shape: NUIClass {
        NUIClass(
            builtIn: "Shape", of: Shape.self, parent: "View", doc: "Fills and traces a path or a simple form.", make: { Shape() },
            [
                .property("form", \.form, "What is drawn: the path, or a form that fills the view."),
                .property("path", \.path, "The path, as SVG path data: \"M4 20L12 4L20 20Z\"."),
                .property("fill", \.fill, "The colour or gradient of the inside; without fill and stroke, the theme's colour of text."),
                .property("fillRule", \.fillRule, "Which points are inside a path that has several parts or crosses itself."),
                .property("stroke", \.stroke, "The colour of the line; without it there is no line."),
                .property("strokeWidth", \.strokeWidth, "The width of the line, in points, whatever the size of the view.", range: .length),
                .property("strokeCap", \.strokeCap, "How the ends of the line look."),
                .property("strokeJoin", \.strokeJoin, "How two pieces of the line meet."),
                .property(
                    "strokeDash", \.strokeDash,
                    "The pattern of the line: Solid, Dashed, Dotted, or the lengths of dashes and gaps in points.",
                    range: .length),
                .property(
                    "viewBox", \.viewBox,
                    "The part of the path's plane that is shown, which is the natural size too; by default the smallest rectangle around the path.",
                    range: .length),
                .property("contentMode", \.contentMode, "How the view box is placed and scaled in the view."),
                .property("followsDirection", \.followsDirection, "Whether the path is mirrored from right to left."),
            ])
    }

    static var icon: NUIClass {
        NUIClass(
            builtIn: "Icon", of: Icon.self, parent: "View", doc: "Shows an icon of Tatami's own set.", make: { Icon() },
            [
                .property("name", \.name, "The icon. The guide has a page with all icons."),
                .property("size", \.size, "The side of the icon's square, in points.", range: .length),
                .property("color", \.color, own: \.ownColor, "The colour of the lines; by default that of text."),
                .property(
                    "strokeWidth", \.strokeWidth, own: \.ownStrokeWidth,
                    "The width of the lines, in points; by default 1.5, and 2 from a size of 28 on.", range: .length),
            ])
    }
}
