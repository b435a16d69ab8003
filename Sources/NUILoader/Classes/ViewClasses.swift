import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var view: NUIClass {
        NUIClass(
            "View", of: View.self, aliases: ["UIView", "NUIView"], doc: "A rectangle with a background and subviews.",
            make: View.init,
            [
                .property(
                    "frame", \.frame, "Place and size in points where no layout holds the view.", range: .length,
                    parts: ["frame.x", "frame.y", "frame.width", "frame.height"]),
                .adding(
                    "subviews", "Views at their own frames.", of: .array(of: .object("View")),
                    keep: { view in
                        let kept = view.subviews
                        return {
                            for subview in view.subviews where !kept.contains(where: { $0 === subview }) { subview.removeFromSuperview() }
                        }
                    }
                ) { $0.addSubview($1 as View) },
                .property("backgroundColor", \.background, "A colour or a gradient behind the content."),
                .property("cornerRadius", \.cornerRadius, "Radius of the corners in points.", range: .length),
                .property("corners", \.corners, "Which corners are rounded."),
                .property("borderWidth", \.borderWidth, "Width in points of a line along the inside of the edge.", range: .length),
                .property("borderColor", \.borderColor, "Colour of that line."),
                .property("shadow", \.shadow, "A blurred shadow under the view."),
                .property("opacity", \.opacity, "Of the view with all in it.", aliases: ["alpha"], range: .fraction),
                .property("transform", \.transform, "Applied around the centre; layout does not see it."),
                .property("hidden", \.hidden, "Not drawn; keeps its room."),
                .property("clipsToBounds", \.clipsToBounds, "Cuts content at the view's edges."),
                .property("enabled", \.enabled, "Whether it and its subviews can be used."),
            ] + accessibility + [
                .property(
                    "tag", \.plainTag, "Anything, for the program and for debugging.", aliases: ["debugName"], type: .any, isStored: false),
                .ignored(
                    "autoresizingMask", .flags("Autoresizing"),
                    "autoresizingMask has no effect: a layout places the view, or its frame does"),
            ])
    }

    private static var accessibility: [NUIProperty<View>] {
        [
            .property("accessibilityLabel", \.accessibilityLabel, "The name that a screen reader says.", isStored: false),
            .property("accessibilityRole", \.accessibilityRole, "What kind of thing a screen reader calls it.", isStored: false),
            .property("accessibilityHint", \.accessibilityHint, "Further explanation, said after the name.", isStored: false),
            .property(
                "accessibilityLevel", \.accessibilityLevel, "The level of a heading, 1 for the outermost; 0 = none.", range: .count,
                isStored: false),
            .property("accessibilityHidden", \.accessibilityHidden, "Screen readers pass over it and its subviews.", isStored: false),
            .property("accessibilityLive", \.accessibilityLive, "When a change of its texts is announced.", isStored: false),
            .property(
                "accessibilityLabelledBy", \.accessibilityLabelledBy, "The label that names it.", type: .object("View"), isStored: false),
            .property(
                "accessibilityDescribedBy", \.accessibilityDescribedBy, "The text that explains it.", type: .object("View"), isStored: false
            ),
            .property(
                "accessibilityErrorMessage", \.accessibilityErrorMessage, "The text that says what is wrong with its content.",
                type: .object("View"), isStored: false),
        ]
    }

    static var layoutView: NUIClass {
        NUIClass(
            "LayoutView", of: LayoutView.self, aliases: ["NUILayoutView", "WeView"], parent: "View",
            doc: "A view whose subviews are placed by layouts.", make: { LayoutView() },
            [
                .property("layout", \.layout, "The layout that is shown.", type: .object("Layout")),
                .property("layouts", \.layouts, "Several layouts at once; each fills the view.", type: .array(of: .object("Layout"))),
                .property("layoutAnimation", \.layoutAnimation, "How relayouting is animated."),
            ])
    }

    static var scrollView: NUIClass {
        NUIClass(
            "ScrollView", of: ScrollView.self, aliases: ["NUIScrollView", "UIScrollView", "WeScrollView"], parent: "View",
            doc: "A window onto one view that may be larger.", make: ScrollView.init,
            [
                .property("contentView", \.contentView, "What is scrolled.", type: .object("View")),
                .reading(
                    "contentLayoutItem", \.contentLayoutItem, "What is said about the content's size and place.",
                    type: .object("LayoutItem")),
                .property("horizontalScrollerEnabled", \.horizontalScrollerEnabled, "Scrolls to the sides."),
                .property("verticalScrollerEnabled", \.verticalScrollerEnabled, "Scrolls up and down."),
                .property("contentOffset", \.contentOffset, "How far it is scrolled, in points.", range: .length),
            ])
    }

    static var label: NUIClass {
        NUIClass(
            "Label", of: Label.self, aliases: ["UILabel", "NUILabel"], parent: "View", doc: "Shows text.",
            make: { Label() },
            [
                .property("text", \.text, "The text shown."),
                .setting("localizedText", "Key of the text in the strings table.", parts: ["text"], get: { Localized(key: $0.text) }) {
                    (label: Label, text: Localized) in label.text = text.key
                },
                .property("attributedText", \.attributedText, "Text with runs of their own looks.", parts: ["text"]),
                .property("font", \.font, "The font."),
                .property("textColor", \.textColor, "The text's colour."),
                .property("textAlignment", \.textAlignment, "Where lines stand in the label."),
                .property("numberOfLines", \.numberOfLines, "The most lines shown; 0 = as many as needed.", range: .count),
                .property("lineBreakMode", \.lineBreakMode, "Where lines break, or what is cut."),
                .property("lineSpacing", \.lineSpacing, "Points added between two lines.", range: .distance),
            ])
    }

    static var imageView: NUIClass {
        NUIClass(
            "ImageView", of: ImageView.self, aliases: ["UIImageView"], parent: "View", doc: "Shows a picture.",
            make: { ImageView() },
            [
                .property("image", \.image, "The picture."),
                .property("contentMode", \.contentMode, "How the picture is put into the view."),
            ])
    }

    static var spacer: NUIClass {
        NUIClass(
            "Spacer", of: Spacer.self, parent: "View", doc: "Takes extra room along the stack it is in.",
            make: { Spacer() }, [.property("minimum", \.minimum, "The least room in points.", range: .length)])
    }

    static var screen: NUIClass {
        NUIClass(
            "Screen", of: Screen.self, doc: "The default root: has a view, and takes anything else by name.", isOpen: true,
            make: { Screen() }, [.property("view", \.view, "What is shown.", type: .object("View"))])
    }
}

extension Screen: NUIOpenObject {
    public func setNUIProperty(_ name: String, _ value: Any?) { setOutlet(name, value) }
    public func nuiProperty(_ name: String) -> Any? { outlet(name) }
}

/// Anything a file can write.
struct AnyValue: NUIConvertible {
    let plain: Any
    static var nuiType: ValueType { .any }
    static func fromNUI(_ value: NUIValue) -> AnyValue? { AnyValue(plain: value.loaded.plain) }
    var asNUI: NUIValue? { NUIValue(Loaded(plain: plain)) }
}

extension View {
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

/// A key in the strings table; the loader has put the text in its place when it is set.
struct Localized: NUIConvertible {
    let key: String
    static var nuiType: ValueType { .string }
    static func fromNUI(_ value: NUIValue) -> Localized? { value.text.map(Localized.init(key:)) }
    var asNUI: NUIValue? { NUIValue(key) }
}
