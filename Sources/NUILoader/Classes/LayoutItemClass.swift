import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var layoutItem: NUIClass {
        NUIClass(
            builtIn: "LayoutItem", of: LayoutItem.self,
            aliases: ["NUILayoutItem", "NUICellLayoutItem", "NUIGridLayoutItem", "MICUiRelativeLayoutInfo"],
            doc: "An entry of a layout: a view or a nested layout, with rules for its size and place.",
            make: { LayoutItem() }, lengths + sizes + places + gridProperties + tileProperties + relativeProperties
        ).refusing { (item: LayoutItem) in item.tileFaults + item.gridFaults + item.limitFaults + item.stretchFaults }
    }

    private static var lengths: [NUIProperty<LayoutItem>] {
        [
            .property("view", \.arranged, "The view, or a layout that is nested without a view.", type: .itemView, isStored: false) {
                $0.arranged = $1
            }.idling(
                IdleProperty("frame", "the layout places the view; fixedSize, margin and offset of its item say where and how large")),
            .property(
                "draggable", \.draggable, "Whether people can drag the item, in a view that lets them; separators and spacers stay.",
                isStored: false),
            .property(
                "fixedWidth", \.fixedWidthOrFraction,
                "The width, in points or as a percentage of the room in the container; wins over all other rules for the width.",
                aliases: ["fixedDesiredWidth"], range: .length
            ) { $0.fixedWidthOrFraction = $1 },
            .property(
                "fixedHeight", \.fixedHeightOrFraction,
                "The height, in points or as a percentage of the room in the container; wins over all other rules for the height.",
                aliases: ["fixedDesiredHeight"], range: .length
            ) { $0.fixedHeightOrFraction = $1 },
            .property(
                "fixedSize", \.fixedSize, "The fixed width and height: [width, height].", aliases: ["fixedDesiredSize"], range: .length,
                parts: ["fixedWidth", "fixedHeight"]),
            .setting(
                "isFixedWidthSet", "NO takes the fixed width back, so that the width follows from the content again.",
                parts: ["fixedWidth"], get: { $0.fixedWidthOrFraction.isSet }
            ) { $0.fixedWidthOrFraction.isSet = $1 },
            .setting(
                "isFixedHeightSet", "NO takes the fixed height back, so that the height follows from the content again.",
                parts: ["fixedHeight"], get: { $0.fixedHeightOrFraction.isSet }
            ) { $0.fixedHeightOrFraction.isSet = $1 },
            .property(
                "minWidth", \.minWidthOrFraction,
                "The minimum width, in points or as a percentage of the room in the container; wins over maxWidth.",
                aliases: ["minDesiredWidth"], range: .length
            ) { $0.minWidthOrFraction = $1 },
            .property(
                "minHeight", \.minHeightOrFraction,
                "The minimum height, in points or as a percentage of the room in the container; wins over maxHeight.",
                aliases: ["minDesiredHeight"], range: .length
            ) { $0.minHeightOrFraction = $1 },
            .property(
                "minSize", \.minSize, "The minimum width and height: [width, height].", aliases: ["minDesiredSize"], range: .length,
                parts: ["minWidth", "minHeight"]),
            .property(
                "maxWidth", \.maxWidthOrFraction,
                "The maximum width, in points or as a percentage of the room in the container.",
                aliases: ["maxDesiredWidth"], range: .length
            ) { $0.maxWidthOrFraction = $1 },
            .property(
                "maxHeight", \.maxHeightOrFraction,
                "The maximum height, in points or as a percentage of the room in the container.",
                aliases: ["maxDesiredHeight"], range: .length
            ) { $0.maxHeightOrFraction = $1 },
            .property(
                "maxSize", \.maxSize, "The maximum width and height: [width, height].", aliases: ["maxDesiredSize"], range: .length,
                parts: ["maxWidth", "maxHeight"]),
        ]
    }

    private static var sizes: [NUIProperty<LayoutItem>] {
        [
            .property(
                "widthAdjustment", \.widthAdjustment,
                "Points that are added to the width of the content, before minWidth and maxWidth apply.",
                aliases: ["desiredWidthAdjustment"], range: .distance),
            .property(
                "heightAdjustment", \.heightAdjustment,
                "Points that are added to the height of the content, before minHeight and maxHeight apply.",
                aliases: ["desiredHeightAdjustment"],
                range: .distance),
            .property(
                "sizeAdjustment", \.sizeAdjustment, "The adjustments of width and height: [width, height].",
                aliases: ["desiredSizeAdjustment"], range: .distance,
                parts: ["widthAdjustment", "heightAdjustment"]),
            .property("ignoresWidth", \.ignoresWidth, "Whether the width of the content counts as 0.", aliases: ["ignoreDesiredWidth"]),
            .property("ignoresHeight", \.ignoresHeight, "Whether the height of the content counts as 0.", aliases: ["ignoreDesiredHeight"]),
            .property(
                "ignoresSize", \.ignoresSize, "Whether the width and the height of the content count as 0.", aliases: ["ignoreDesiredSize"],
                parts: ["ignoresWidth", "ignoresHeight"]),
            .property(
                "horizontalStretch", \.horizontalStretch, "The weight by which the item shares extra width; 0 means that it takes none.",
                aliases: ["hStretchWeight", "hStretches"],
                range: .weight
            ) { $0.horizontalStretch = $1 },
            .property(
                "verticalStretch", \.verticalStretch, "The weight by which the item shares extra height; 0 means that it takes none.",
                aliases: ["vStretchWeight", "vStretches"], range: .weight
            ) { $0.verticalStretch = $1 },
            .setting(
                "stretch", "Both weights: one number, or [horizontal, vertical].", aliases: ["stretches"],
                range: .weight, parts: ["horizontalStretch", "verticalStretch"]
            ) {
                (item: LayoutItem, weights: NumberOrPair) in
                (item.horizontalStretch, item.verticalStretch) = (weights.first, weights.second)
            },
            .setting(
                "stretchesIgnoringDesiredSize", "YES sets the weight to 1 and ignores the size of the content, on both axes.",
                parts: ["horizontalStretch", "verticalStretch", "ignoresWidth", "ignoresHeight"]
            ) {
                (item: LayoutItem, isOn: Bool) in
                (item.horizontalStretch, item.verticalStretch, item.ignoresSize) = (isOn ? 1 : 0, isOn ? 1 : 0, isOn)
            },
            .property("aspectRatio", \.aspectRatio, "The width divided by the height.", range: .aspectRatio),
        ]
    }

    private static var places: [NUIProperty<LayoutItem>] {
        [
            .property(
                "margin", \.margin, "The distances around the item: top, left, bottom, right, or one number for all.",
                range: .distance, parts: ["marginTop", "marginLeading", "marginBottom", "marginTrailing"]
            ) { $0.margin = $1 },
            .property("marginTop", \.margin.top, "The margin above the item.", range: .distance),
            .property("marginLeading", \.margin.leading, "The margin at the leading edge.", aliases: ["marginLeft"], range: .distance),
            .property("marginBottom", \.margin.bottom, "The margin below the item.", range: .distance),
            .property("marginTrailing", \.margin.trailing, "The margin at the trailing edge.", aliases: ["marginRight"], range: .distance),
            .property(
                "horizontalAlignment", \.horizontalAlignment, "The horizontal alignment in the room that the layout offers.",
                aliases: ["cellHAlign"]
            ) { $0.horizontalAlignment = $1 },
            .property(
                "verticalAlignment", \.verticalAlignment, "The vertical alignment in the room that the layout offers.",
                aliases: ["cellVAlign"]
            ) { $0.verticalAlignment = $1 },
            .property("visibility", \.visibility, "Visible, Hidden (keeps its room) or Collapsed (takes no room)."),
            .setting(
                "skipLayout", "YES sets the visibility to Collapsed, NO to Visible.", parts: ["visibility"],
                get: { $0.visibility == .collapsed }
            ) {
                $0.visibility = $1 ? .collapsed : .visible
            },
            .property(
                "offset", \.offset, "Moves the item after it is placed, in points; other items do not move.", aliases: ["positionOffset"],
                range: .distance,
                parts: ["offset.x", "offset.y"]),
            .property(
                "xPositionOffset", \.offset.x, "The horizontal part of the offset, in points.", range: .distance, parts: ["offset.x"]),
            .property("yPositionOffset", \.offset.y, "The vertical part of the offset, in points.", range: .distance, parts: ["offset.y"]),
            .property(
                "spacingBefore", \.spacingBefore, "Points that are added to the gap before the item.",
                aliases: ["leftSpacingAdjustment", "topSpacingAdjustment"], range: .distance),
            .property(
                "spacingAfter", \.spacingAfter, "Points that are added to the gap after the item.",
                aliases: ["rightSpacingAdjustment", "bottomSpacingAdjustment"], range: .distance),
            .property(
                "tag", \.plainTag, "Any value, for the program and for custom layouts.", aliases: ["debugName"], type: .any, isStored: false
            ),
        ]
    }
}

extension LayoutItem {
    /// Faults of items whose maximum is less than the minimum, which wins, and of those whose fixed length is beyond a bound, which has no
    /// effect then.
    fileprivate var limitFaults: [PlaceFault] {
        [("Width", minWidth, maxWidth, fixedWidth), ("Height", minHeight, maxHeight, fixedHeight)].flatMap { name, least, most, fixed in
            [
                most.flatMap { limitFault("max\(name)", $0, "maxSize", isLess: $0 < least, than: "min\(name)", least, "minSize") },
                fixed.flatMap { fixed in
                    most.flatMap {
                        limitFault("max\(name)", $0, "maxSize", isLess: $0 < fixed, than: "fixed\(name)", fixed, "fixedSize")
                    }
                },
                fixed.flatMap {
                    limitFault("fixed\(name)", $0, "fixedSize", isLess: $0 < least, than: "min\(name)", least, "minSize", wins: false)
                },
            ].compactMap(\.self)
        }
    }

    /// The fault of a length that is less than one that wins over it or, if `wins` is false, over which it wins itself.
    private func limitFault(
        _ name: String, _ length: Double, _ pair: String, isLess: Bool, than other: String, _ otherLength: Double, _ otherPair: String,
        wins: Bool = true
    ) -> PlaceFault? {
        guard isLess, NumberRange.length.contains(length) else { return nil }
        var fault = PlaceFault(
            message: "\(name) is \(DecimalText.format(length)), less than \(other), which \(wins ? "wins" : "has no effect")",
            properties: [name, pair])
        fault.code = .crossedLimits
        fault.related = PlaceFault.Related(
            object: self, properties: [other, otherPair], names: [], message: "\(other) is \(DecimalText.format(otherLength))")
        return fault
    }

    /// The view or the layout of the item.
    fileprivate var arranged: TreeObject? {
        get { content.object }
        set { setContent(Content(newValue)) }
    }
}

extension LayoutItem.Content {
    /// Creates content from a view or a layout; anything else is none.
    init(_ object: TreeObject?) {
        switch object {
        case let view as View: self = .view(view)
        case let layout as ItemLayout: self = .layout(layout)
        default: self = .none
        }
    }

    /// The view or the layout; nil for none.
    var object: TreeObject? {
        switch self {
        case .view(let view): view
        case .layout(let layout): layout
        case .none: nil
        }
    }
}

/// Points, or a fraction of the room in the container. Setting one clears the other.
struct PointsOrFraction: NUIConvertible {
    var points: Double?
    var fraction: Double?
    static var nuiType: ValueType { .oneOf([.number, .percentage]) }
    static var nuiNothing: PointsOrFraction? { PointsOrFraction() }
    static func fromNUI(_ value: NUIValue) -> PointsOrFraction? {
        if case .fraction(let fraction) = value.loaded { return PointsOrFraction(fraction: fraction) }
        return value.number.map { PointsOrFraction(points: $0) }
    }
    /// Whether there is a length. Setting it to true keeps the length, or sets 0 points.
    fileprivate var isSet: Bool {
        get { points != nil || fraction != nil }
        set { if newValue != isSet { (points, fraction) = (newValue ? 0 : nil, nil) } }
    }

    var asNUI: NUIValue? { fraction.map { NUIValue(.fraction($0)) } ?? points.map { NUIValue($0) } }
}

extension LayoutItem {
    /// The fixed width, in points or as a fraction of the room in the container.
    fileprivate var fixedWidthOrFraction: PointsOrFraction {
        get { PointsOrFraction(points: fixedWidth, fraction: fixedWidthFraction) }
        set { (fixedWidth, fixedWidthFraction) = (newValue.points, newValue.fraction) }
    }
    /// The fixed height, in points or as a fraction of the room in the container.
    fileprivate var fixedHeightOrFraction: PointsOrFraction {
        get { PointsOrFraction(points: fixedHeight, fraction: fixedHeightFraction) }
        set { (fixedHeight, fixedHeightFraction) = (newValue.points, newValue.fraction) }
    }
    /// The minimum width, in points or as a fraction of the room in the container.
    fileprivate var minWidthOrFraction: PointsOrFraction {
        get { PointsOrFraction(points: minWidth, fraction: minWidthFraction) }
        set { (minWidth, minWidthFraction) = (newValue.points ?? 0, newValue.fraction) }
    }
    /// The minimum height, in points or as a fraction of the room in the container.
    fileprivate var minHeightOrFraction: PointsOrFraction {
        get { PointsOrFraction(points: minHeight, fraction: minHeightFraction) }
        set { (minHeight, minHeightFraction) = (newValue.points ?? 0, newValue.fraction) }
    }
    /// The maximum width, in points or as a fraction of the room in the container.
    fileprivate var maxWidthOrFraction: PointsOrFraction {
        get { PointsOrFraction(points: maxWidth, fraction: maxWidthFraction) }
        set { (maxWidth, maxWidthFraction) = (newValue.points, newValue.fraction) }
    }
    /// The maximum height, in points or as a fraction of the room in the container.
    fileprivate var maxHeightOrFraction: PointsOrFraction {
        get { PointsOrFraction(points: maxHeight, fraction: maxHeightFraction) }
        set { (maxHeight, maxHeightFraction) = (newValue.points, newValue.fraction) }
    }
}

/// One number for both axes, or one for each.
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
