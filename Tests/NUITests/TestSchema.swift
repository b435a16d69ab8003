import NUI

private let length = NumberRange(0...Limits.number)

/// A small schema with each kind of type in it.
let testSchema = Schema(
    classes: [
        ClassSchema("Object", isAbstract: true, [.property("tag", .any), .property("name", .string)]),
        ClassSchema(
            "View", aliases: ["UIView", "NUIView"], parent: "Object",
            [
                .property("frame", .rect, range: length), .property("hidden", .bool), .property("backgroundColor", .color),
                .property("subviews", .array(of: .oneOf([.object("View"), .reference])), appends: true),
                .property("opacity", .number, range: NumberRange(0...1)), .property("transform", .transform), .property("origin", .point),
                .property("corners", .flags("Corners")),
            ]),
        ClassSchema(
            "LayoutView", aliases: ["NUILayoutView"], parent: "View",
            [.property("layout", .object("Layout")), .property("layoutAnimation", .object("Animation"))]),
        ClassSchema(
            "Label", aliases: ["UILabel", "NUILabel"], parent: "View",
            [
                .property("text", .string, "The text shown."), .property("font", .font), .property("textColor", .color),
                .property("numberOfLines", .integer), .property("textAlignment", .enumeration("HorizontalAlignment")),
                .property("selection", .range),
            ]),
        ClassSchema(
            "Button", aliases: ["UIButton"], parent: "View",
            [
                .property("title", .string), .property("selected", .bool), .property("image", .image),
                .property("action", .action, appends: true),
            ]),
        ClassSchema(
            "ScrollView", aliases: ["NUIScrollView"], parent: "View",
            [.property("contentView", .object("View")), .property("contentLayoutItem", .object("LayoutItem"))],
            actions: [ActionSchema("scrollUp", doc: "Shows the start."), ActionSchema("scrollDown")]),
        ClassSchema("Screen", parent: "View", isOpen: true, [.property("layout", .object("Layout"))]),
        ClassSchema(
            "Layout", parent: "Object", isAbstract: true,
            [
                .property("layoutItems", .array(of: .object("LayoutItem")), appends: true),
                .property("padding", .insets, aliases: ["margin"]), .property("spacing", .number),
            ]),
        ClassSchema("HorizontalLayout", aliases: ["NUIHorizontalLayout"], parent: "Layout"),
        ClassSchema("VerticalLayout", aliases: ["NUIVerticalLayout"], parent: "Layout"),
        ClassSchema(
            "GridLayout", aliases: ["NUIGridLayout"], parent: "Layout",
            [.property("columns", .trackList, range: length), .property("columnSpacing", .oneOf([.number, .string]))]),
        ClassSchema("RelativeLayout", parent: "Layout"),
        ClassSchema(
            "LayoutItem", parent: "Object",
            [
                .property("view", .itemView), .property("margin", .insets), .property("fixedSize", .size, range: length),
                .property("fixedWidth", .number, range: length), .property("fixedHeight", .number),
                .property("minWidth", .number, range: length),
                .property("horizontalAlignment", .enumeration("HorizontalAlignment")),
                .property("verticalAlignment", .enumeration("VerticalAlignment")),
                .property("visibility", .enumeration("Visibility")), .property("cellRange", .range),
                .property("left", .oneOf([.object("EdgeRule"), .enumeration("EdgeWord")])),
                .property("width", .oneOf([.number, .object("SizeRule"), .enumeration("SizeWord")])),
            ]),
        ClassSchema(
            "EdgeRule", [.property("adjacent", .reference), .property("parent", .number), .property("distance", .number)]),
        ClassSchema("SizeRule", [.property("ratio", .number), .property("of", .reference)]),
        ClassSchema("Animation", aliases: ["NUIAnimation"], [.property("duration", .number)]),
        ClassSchema(
            "Track",
            [
                .property("size", .oneOf([.number, .enumeration("TrackSize"), .trackList])), .property("weight", .number),
                .property("min", .number), .property("max", .number), .property("priority", .integer),
            ]),
        ClassSchema(
            "Color", aliases: ["UIColor"],
            [.property("red", .number), .property("green", .number), .property("blue", .number), .property("color", .string)]),
        ClassSchema(
            "Font", aliases: ["UIFont"],
            [
                .property("size", .number, range: NumberRange(above: 0, to: 4096)), .property("name", .string),
                .property("type", .enumeration("FontType")),
            ]),
        ClassSchema("Insets", [.property("left", .number), .property("top", .number)]),
        ClassSchema("Image", aliases: ["UIImage"], [.property("file", .string), .property("leftCapWidth", .number)]),
        ClassSchema(
            "Action",
            [.property("event", .enumeration("Event")), .property("selector", .string), .property("target", .reference)]),
    ],
    enums: [
        EnumSchema("HorizontalAlignment", ["Left", .init("Center", aliases: ["Centre"]), "Right", "Stretch"]),
        EnumSchema("VerticalAlignment", ["Top", "Center", "Bottom", "Stretch"]),
        EnumSchema("Visibility", ["Visible", "Hidden", "Collapsed"]),
        EnumSchema("Corners", ["TopLeft", "TopRight", "BottomLeft", "BottomRight"], isFlags: true),
        EnumSchema("EdgeWord", ["Free"]),
        EnumSchema("SizeWord", ["Own", "Free"]),
        EnumSchema("TrackSize", ["auto"]),
        EnumSchema("FontType", ["normal", "bold", "italic"], acceptsText: true),
        EnumSchema("Event", ["TouchDown", "TouchUpInside", "ValueChanged"], acceptsText: true),
    ])
