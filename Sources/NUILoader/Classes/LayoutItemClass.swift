import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var layoutItem: NUIClass {
        NUIClass(
            "LayoutItem", of: LayoutItem.self, aliases: ["NUILayoutItem", "NUICellLayoutItem", "NUIGridLayoutItem"],
            doc: "An entry of a layout: a view or a nested layout, and what it says about its size and place.",
            make: { LayoutItem() }, sizes + places + gridProperties + tileProperties + relativeProperties
        ).refusing { (item: LayoutItem) in item.tileFaults + item.gridFaults + item.limitFaults }
    }

    private static var sizes: [NUIProperty<LayoutItem>] {
        [
            .property("view", \.arranged, "A view, or a layout nested without one.", type: .itemView, isStored: false),
            .property("fixedWidth", \.fixedWidth, "The width, whatever else is said.", aliases: ["fixedDesiredWidth"], range: .length),
            .property("fixedHeight", \.fixedHeight, "The height, whatever else is said.", aliases: ["fixedDesiredHeight"], range: .length),
            .property(
                "fixedSize", \.fixedSize, "Both.", aliases: ["fixedDesiredSize"], range: .length, parts: ["fixedWidth", "fixedHeight"]),
            .property("minWidth", \.minWidth, "The least width; wins over the most.", aliases: ["minDesiredWidth"], range: .length),
            .property("minHeight", \.minHeight, "The least height.", aliases: ["minDesiredHeight"], range: .length),
            .property("minSize", \.minSize, "Both.", aliases: ["minDesiredSize"], range: .length, parts: ["minWidth", "minHeight"]),
            .property("maxWidth", \.maxWidth, "The most width.", aliases: ["maxDesiredWidth"], range: .length),
            .property("maxHeight", \.maxHeight, "The most height.", aliases: ["maxDesiredHeight"], range: .length),
            .property("maxSize", \.maxSize, "Both.", aliases: ["maxDesiredSize"], range: .length, parts: ["maxWidth", "maxHeight"]),
            .property(
                "widthAdjustment", \.widthAdjustment, "Added to the content's width before min and max.",
                aliases: ["desiredWidthAdjustment"], range: .distance),
            .property(
                "heightAdjustment", \.heightAdjustment, "Added to the content's height.", aliases: ["desiredHeightAdjustment"],
                range: .distance),
            .property(
                "sizeAdjustment", \.sizeAdjustment, "Both.", aliases: ["desiredSizeAdjustment"], range: .distance,
                parts: ["widthAdjustment", "heightAdjustment"]),
            .property("ignoresWidth", \.ignoresWidth, "The width counts as 0.", aliases: ["ignoreDesiredWidth"]),
            .property("ignoresHeight", \.ignoresHeight, "The height counts as 0.", aliases: ["ignoreDesiredHeight"]),
            .property(
                "ignoresSize", \.ignoresSize, "Both count as 0.", aliases: ["ignoreDesiredSize"], parts: ["ignoresWidth", "ignoresHeight"]),
            .property(
                "horizontalStretch", \.horizontalStretch, "Weight for extra width; 0 = rigid.", aliases: ["hStretchWeight", "hStretches"],
                range: .weight),
            .property(
                "verticalStretch", \.verticalStretch, "Weight for extra height.", aliases: ["vStretchWeight", "vStretches"], range: .weight),
            .setting(
                "stretch", "Both weights: one number, or [horizontal, vertical].", aliases: ["stretches"],
                range: .weight, parts: ["horizontalStretch", "verticalStretch"]
            ) {
                (item: LayoutItem, weights: NumberOrPair) in
                (item.horizontalStretch, item.verticalStretch) = (weights.first, weights.second)
            },
            .setting(
                "stretchesIgnoringDesiredSize", "YES is a weight of 1 and a size of 0, along both axes.",
                parts: ["horizontalStretch", "verticalStretch", "ignoresWidth", "ignoresHeight"]
            ) {
                (item: LayoutItem, isOn: Bool) in
                (item.horizontalStretch, item.verticalStretch, item.ignoresSize) = (isOn ? 1 : 0, isOn ? 1 : 0, isOn)
            },
            .property("aspectRatio", \.aspectRatio, "Width / height.", range: .aspectRatio),
        ]
    }

    private static var places: [NUIProperty<LayoutItem>] {
        [
            .property(
                "margin", \.margin, "Distances around the item: top, left, bottom, right, or one for all.",
                range: .distance, parts: ["marginTop", "marginLeading", "marginBottom", "marginTrailing"]),
            .property("marginTop", \.margin.top, "One of them.", range: .distance),
            .property("marginLeading", \.margin.leading, "One of them.", aliases: ["marginLeft"], range: .distance),
            .property("marginBottom", \.margin.bottom, "One of them.", range: .distance),
            .property("marginTrailing", \.margin.trailing, "One of them.", aliases: ["marginRight"], range: .distance),
            .property("horizontalAlignment", \.horizontalAlignment, "Where it stands across.", aliases: ["cellHAlign"]),
            .property("verticalAlignment", \.verticalAlignment, "Where it stands up and down.", aliases: ["cellVAlign"]),
            .property("visibility", \.visibility, "Visible; Hidden keeps its room; Collapsed has none."),
            .setting("skipLayout", "YES is the visibility Collapsed.", parts: ["visibility"], get: { $0.visibility == .collapsed }) {
                $0.visibility = $1 ? .collapsed : .visible
            },
            .property(
                "offset", \.offset, "Moves the placed item; siblings do not see it.", range: .distance, parts: ["offset.x", "offset.y"]),
            .property("xPositionOffset", \.offset.x, "One half of it.", range: .distance, parts: ["offset.x"]),
            .property("yPositionOffset", \.offset.y, "The other half.", range: .distance, parts: ["offset.y"]),
            .property(
                "spacingBefore", \.spacingBefore, "Added to the gap before it.",
                aliases: ["leftSpacingAdjustment", "topSpacingAdjustment"], range: .distance),
            .property(
                "spacingAfter", \.spacingAfter, "Added to the gap after it.",
                aliases: ["rightSpacingAdjustment", "bottomSpacingAdjustment"], range: .distance),
            .property(
                "tag", \.plainTag, "Anything, for the program and for custom layouts.", aliases: ["debugName"], type: .any, isStored: false),
        ]
    }
}

extension LayoutItem {
    /// A most that is less than the least, which wins.
    fileprivate var limitFaults: [PlaceFault] {
        [("Width", minWidth, maxWidth), ("Height", minHeight, maxHeight)].compactMap { name, least, most in
            guard let most, most < least, NumberRange.length.contains(most) else { return nil }
            var fault = PlaceFault(
                message: "max\(name) is \(DecimalText.format(most)), less than min\(name), which wins",
                properties: ["max\(name)", "maxSize"])
            fault.code = .crossedLimits
            fault.related = PlaceFault.Related(
                object: self, properties: ["min\(name)", "minSize"], names: [], message: "min\(name) is \(DecimalText.format(least))")
            return fault
        }
    }

    /// The view or layout of the item as one object.
    fileprivate var arranged: TreeObject? {
        get { view ?? nestedLayout }
        set {
            switch newValue {
            case let view as View: setContent(.view(view))
            case let layout as ItemLayout: setContent(.layout(layout))
            default: setContent(.none)
            }
        }
    }
}

/// One number for two things, or one each.
struct NumberOrPair: NUIConvertible {
    let first: Double
    let second: Double
    static var nuiType: ValueType { .oneOf([.number, .size]) }
    static func fromNUI(_ value: NUIValue) -> NumberOrPair? {
        if let both = value.number { return NumberOrPair(first: both, second: both) }
        return value.loaded.numbers(2).map { NumberOrPair(first: $0[0], second: $0[1]) }
    }
    var asNUI: NUIValue? { NUIValue(.list([.number(first), .number(second)])) }
}
