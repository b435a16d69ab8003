import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var view: NUIClass {
        NUIClass(
            builtIn: "View", of: View.self, aliases: ["UIView", "NUIView", "WeViewSpacingView"],
            doc: "A rectangle with a background and subviews.",
            make: View.init,
            [
                .property(
                    "frame", \.frame, "The place and size in the superview, in points; used if no layout contains the view.",
                    range: .length,
                    parts: ["frame.x", "frame.y", "frame.width", "frame.height"]),
                .adding(
                    "subviews", "Subviews that are placed by their frames.", of: .array(of: .object("View")),
                    keep: { view in
                        let kept = view.subviews
                        return {
                            for subview in view.subviews where !kept.contains(where: { $0 === subview }) { subview.removeFromSuperview() }
                        }
                    }
                ) { $0.addSubview($1 as View) }.listing(\.subviews) { $0.setSubviews($1) },
            ] + looks + [
                .property("hidden", \.hidden, "Whether the view is hidden; a hidden view keeps its room.") { $0.hidden = $1 },
                .property(
                    "clipsToBounds", \.clipsToBounds, "Whether content is cut off at the edges of the view.",
                    aliases: ["masksToBounds"]),
                .property("enabled", \.enabled, "Whether people can use the view and its subviews."),
                .property("tooltip", \.tooltip, "A short text that explains the view while people point at it.", isStored: false),
                .property(
                    "contextMenu", \.menuOfFile, "The menu that opens at a press with the secondary button.", type: .object("Menu"),
                    isStored: false),
                .property("visibilityRules", \.visibilityRules, "Which views are shown together, instead of each other, or one at a time."),
                .property(
                    "acceptsPointers", \.acceptsPointers,
                    "Whether pointers can hit the view and its subviews; they reach what is behind it otherwise.",
                    aliases: ["userInteractionEnabled"]),
                .reading(
                    "superview", \.superview, "The view that contains the view; nil for the outermost one.", type: .object("View"),
                    isStored: false),
                .reading(
                    "layer", \.layer, "The view itself: `layer.cornerRadius = 8` is `cornerRadius = 8`.", type: .object("View"),
                    isStored: false
                ).beingSelf(),
                .ignored(
                    "contentMode", .enumeration("ContentMode"), "contentMode has no effect: only an ImageView places a picture by it"),
                .reading(
                    "layoutItem", \.ruledItem, "The item that holds the view in a layout: `layoutItem.minWidth = 80`.", isStored: false),
            ] + borderSides + accessibility + [
                .property(
                    "tag", \.plainTag, "Any value, for the program and for debugging.", aliases: ["debugName"], type: .any, isStored: false),
                .ignored(
                    "autoresizingMask", .flags("Autoresizing"),
                    "autoresizingMask has no effect: a layout or the frame places the view"),
            ]
        ).becoming("LayoutView")
    }

    private static var looks: [NUIProperty<View>] {
        [
            .property("backgroundColor", \.background, "The colour or gradient behind the content.") { $0.background = $1 },
            .property("cornerRadius", \.cornerRadius, "The radius of the corners, in points.", range: .length) { $0.cornerRadius = $1 },
            .property("corners", \.corners, "The corners that are rounded. Leading and trailing corners follow the reading direction."),
            .property(
                "borderWidth", \.borderWidth, "The width of the border, in points; it is drawn inside the edges.", range: .length
            ) { $0.borderWidth = $1 },
            .property("borderColor", \.borderColor, "The colour of the border.") { $0.borderColor = $1 },
            .property(
                "borderDash", \.borderDash,
                "The pattern of the border: Solid, Dashed, Dotted, or the lengths of dashes and gaps in points.",
                range: .length),
            .property(
                "direction", \.direction,
                "The reading direction of what is in the view: LeftToRight or RightToLeft; by default that of the view around it."),
            .property(
                "theme", \.themeChanges,
                "What the view changes in the theme around it, for itself and the views inside it: Light, Dark, or an object."),
            .property("shadow", \.shadow, "The blurred shadow under the view. Its offset does not follow the reading direction."),
            .property(
                "opacity", \.opacity, "The opacity of the view and its subviews: 0 is invisible, 1 is opaque.", aliases: ["alpha"],
                range: .fraction),
            .property(
                "transform", \.transform,
                "An affine transform around the centre; it does not affect the layout or follow the reading direction."),
        ]
    }

    private static var borderSides: [NUIProperty<View>] {
        func side(_ name: String, _ path: ReferenceWritableKeyPath<View, BorderSide?>, _ doc: String) -> NUIProperty<View> {
            .property(name, path, doc + ", in place of the whole border's: { width = 1  color = \"E2E3E8\" }.", isStored: false)
        }
        return [
            side("borderTop", \.borderTop, "The border of the upper side"),
            side("borderBottom", \.borderBottom, "The border of the lower side"),
            side("borderLeading", \.borderLeading, "The border of the side where text begins"),
            side("borderTrailing", \.borderTrailing, "The border of the side where text ends"),
            side("borderLeft", \.borderLeft, "The border of the left side, in every reading direction"),
            side("borderRight", \.borderRight, "The border of the right side, in every reading direction"),
        ]
    }

    private static var accessibility: [NUIProperty<View>] {
        [
            .property("accessibilityLabel", \.accessibilityLabel, "The name that a screen reader speaks.", isStored: false),
            .property(
                "accessibilityRole", \.accessibilityRole, "The role that screen readers announce for the view.", isStored: false),
            .property("accessibilityHint", \.accessibilityHint, "A further explanation, spoken after the name.", isStored: false),
            .property(
                "accessibilityLevel", \.accessibilityLevel, "The level of a heading; 1 is the outermost level, 0 means none.",
                range: .count,
                isStored: false),
            .property(
                "accessibilityHidden", \.accessibilityHidden, "Whether screen readers skip the view and its subviews.", isStored: false),
            .property(
                "accessibilityLive", \.accessibilityLive, "Whether, and how urgently, a change of its texts is announced.", isStored: false),
            .property(
                "accessibilityLabelledBy", \.accessibilityLabelledBy, "The view whose text is the name of this one.", type: .object("View"),
                isStored: false),
            .property(
                "accessibilityDescribedBy", \.accessibilityDescribedBy, "The view whose text explains this one.", type: .object("View"),
                isStored: false
            ),
            .property(
                "accessibilityErrorMessage", \.accessibilityErrorMessage,
                "The view whose text says what is wrong with the content of this one.",
                type: .object("View"), isStored: false),
        ]
    }

    static var layoutView: NUIClass {
        NUIClass(
            builtIn: "LayoutView", of: LayoutView.self, aliases: ["NUILayoutView", "WeView"], parent: "View",
            doc: "A view whose subviews are placed by layouts.", make: { LayoutView() },
            [
                .property("layout", \.layout, "The layout that places the subviews.", type: .object("Layout")) { $0.layout = $1 },
                .property("layouts", \.layouts, "Several layouts at once; each gets the whole view.", type: .array(of: .object("Layout"))),
                .property("layoutAnimation", \.layoutAnimation, "The animation of layout changes."),
            ])
    }

    static var scrollView: NUIClass {
        NUIClass(
            builtIn: "ScrollView", of: ScrollView.self, aliases: ["NUIScrollView", "UIScrollView"], parent: "View",
            doc: "Shows a view that may be larger than itself, and scrolls it.", make: ScrollView.init,
            [
                .property("contentView", \.contentView, "The view that is scrolled.", type: .object("View")),
                .reading(
                    "contentLayoutItem", \.contentLayoutItem, "The rules for the size and place of the content.",
                    type: .object("LayoutItem")),
                .property("horizontalScrollerEnabled", \.horizontalScrollerEnabled, "Whether the content scrolls horizontally."),
                .property("verticalScrollerEnabled", \.verticalScrollerEnabled, "Whether the content scrolls vertically."),
                .property(
                    "contentOffset", \.contentOffset, "How far the content is scrolled, in points from its left and upper edges.",
                    range: .length),
                .property("followsEnd", \.followsEnd, "Whether content that grows at its end stays at its end, as a chat does."),
                .setting(
                    "hAlign", "The horizontal alignment of content that is narrower than the view.",
                    get: { $0.contentLayoutItem.horizontalAlignment }
                ) { $0.contentLayoutItem.horizontalAlignment = $1 },
                .setting(
                    "vAlign", "The vertical alignment of content that is lower than the view.",
                    get: { $0.contentLayoutItem.verticalAlignment }
                ) { $0.contentLayoutItem.verticalAlignment = $1 },
            ])
    }

    static var weScrollView: NUIClass {
        NUIClass(
            builtIn: "WeScrollView", of: ScrollView.self, parent: "ScrollView",
            doc: "A view that scrolls along both axes and centers content that is smaller than itself, as WeView's does.",
            make: {
                let view = ScrollView()
                (view.horizontalScrollerEnabled, view.contentLayoutItem.verticalAlignment) = (true, .center)
                return view
            })
    }

    static var label: NUIClass {
        NUIClass(
            builtIn: "Label", of: Label.self, parent: "View", doc: "Shows text.",
            make: { Label() },
            [
                .property("text", \.text, "The text that is shown.") { $0.text = $1 },
                .setting("localizedText", "The key of the text in the table of texts.", parts: ["text"], get: { Localized(key: $0.text) }) {
                    (label: Label, text: Localized) in label.text = text.key
                },
                .property("attributedText", \.attributedText, "A text made of runs, each with its own look or link.", parts: ["text"]),
                .action("The action, or actions, sent when a link is pressed; `link` of an action names the only link that sends it."),
                .property("linkColor", \.linkColor, own: \.ownLinkColor, "The colour of links."),
                .property("selectable", \.selectable, "Whether people can select and copy the text.", aliases: ["isSelectable"]),
                .property("font", \.font, own: \.ownFont, "The font.") { $0.font = $1 },
                .property("textColor", \.textColor, own: \.ownColor, "The colour of the text.") { $0.textColor = $1 },
                .property("textAlignment", \.textAlignment, "How lines are aligned in the label."),
                .property("numberOfLines", \.numberOfLines, "The maximum number of lines; 0 means as many as needed.", range: .count) {
                    $0.numberOfLines = $1
                },
                .property("lineBreakMode", \.lineBreakMode, "Where lines break, or which part of the text is cut."),
                .property("lineSpacing", \.lineSpacing, "Extra room between two lines, in points.", range: .distance),
                .property(
                    "lineHeight", \.lineHeight,
                    "The height of each line, in points, with the letters in its middle; 0 for the height that the fonts ask for.",
                    range: .length),
                .property("letterSpacing", \.letterSpacing, "Extra room between two letters, in points.", range: .distance),
                .property("underline", \.underline, "Whether all of the text is underlined."),
                .property("strikethrough", \.strikethrough, "Whether a line goes through all of the text."),
                .property("shadowColor", \.shadowColor, "The colour of a copy of the text behind it."),
                .property("shadowOffset", \.shadowOffset, "How far that copy is moved, in points: right and down.", range: .distance),
                .property("highlighted", \.highlighted, "Whether the text has its highlightedTextColor."),
                .property("highlightedTextColor", \.highlightedTextColor, "The colour of the text while the label is highlighted."),
                .property(
                    "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
                    "Whether the font of a single line becomes smaller until the text fits."),
                .property(
                    "minimumFontSize", \.minimumFontSize, "The smallest size of a font that is made smaller, in points.", range: .length),
                .property(
                    "baselineAdjustment", \.baselineAdjustment,
                    "Where text in a smaller font stands in its line: None (at the top), AlignBaselines or AlignCenters."),
            ])
    }

    static var uiLabel: NUIClass {
        NUIClass(
            builtIn: "UILabel", of: Label.self, aliases: ["NUILabel"], parent: "Label",
            doc: "A label of one line, as UIKit's is by default.",
            make: {
                let label = Label()
                label.numberOfLines = 1
                return label
            })
    }

    static var imageView: NUIClass {
        NUIClass(
            builtIn: "ImageView", of: ImageView.self, aliases: ["UIImageView"], parent: "View", doc: "Shows a picture.",
            make: { ImageView() },
            [
                .property("image", \.image, "The picture."),
                .property("contentMode", \.contentMode, "How the picture is placed and scaled in the view."),
            ])
    }

    static var spacer: NUIClass {
        NUIClass(
            builtIn: "Spacer", of: Spacer.self, parent: "View", doc: "An empty view that takes extra room along the axis of its stack.",
            make: { Spacer() }, [.property("minimum", \.minimum, "The minimum length, in points.", range: .length)])
    }

    static var screen: NUIClass {
        NUIClass(
            builtIn: "Screen", of: Screen.self, doc: "The default root object. It has a view and stores every other object under its name.",
            isOpen: true,
            make: { Screen() }, [.property("view", \.view, "The view that is shown.", type: .object("View"))])
    }
}

extension Screen: NUIOpenObject {
    /// Keeps the value as the outlet of that name; nil removes it.
    public func setNUIProperty(_ name: String, _ value: Any?) { setOutlet(name, value) }
    /// Returns the outlet of that name; nil if there is none.
    public func nuiProperty(_ name: String) -> Any? { outlet(name) }
}

/// Any value that a file can write.
struct AnyValue: NUIConvertible {
    let plain: Any
    static var nuiType: ValueType { .any }
    static func fromNUI(_ value: NUIValue) -> AnyValue? { AnyValue(plain: value.loaded.plain) }
    var asNUI: NUIValue? { NUIValue(Loaded(plain: plain)) }
}

extension View {
    /// The item whose rules the view follows: that of the layout which shows it, otherwise the first that holds it.
    fileprivate var ruledItem: LayoutItem? { layoutItem ?? layoutItems.first }

    fileprivate var layer: View? { self }

    var plainTag: AnyValue? {
        get { tag.map(AnyValue.init(plain:)) }
        set { tag = newValue?.plain }
    }
}

extension ItemLayout {
    var plainTag: AnyValue? {
        get { tag.map(AnyValue.init(plain:)) }
        set { tag = newValue?.plain }
    }
}

extension LayoutItem {
    var plainTag: AnyValue? {
        get { tag.map(AnyValue.init(plain:)) }
        set { tag = newValue?.plain }
    }
}

/// A key in the table of texts. The loader replaces it with its text before it sets the property.
struct Localized: NUIConvertible {
    let key: String
    static var nuiType: ValueType { .string }
    static func fromNUI(_ value: NUIValue) -> Localized? { value.text.map(Localized.init(key:)) }
    var asNUI: NUIValue? { NUIValue(key) }
}
