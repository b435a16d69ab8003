import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews

extension NUIClass {
    static var button: NUIClass {
        NUIClass(
            builtIn: "Button", of: Button.self, aliases: ["UIButton", "NUIButton"], parent: "View",
            doc: "Shows a title, a picture or an icon, or both, and can be pressed.", make: { Button() },
            settings + content + states + NUIProperty<Button>.localizedTitles)
    }

    static var customButton: NUIClass {
        NUIClass(
            builtIn: "CustomButton", of: CustomButton.self, aliases: ["DsCustomButton", "MICUiDsCustomButton"], parent: "Button",
            doc:
                "A button that shows nothing but what the file sets: in bold type of 12 points on one line, without a ground and a border.",
            make: { CustomButton() }, [.property("multiLineText", \.multiLineText, "Whether the title has several lines.", isStored: false)]
        )
    }

    private static var settings: [NUIProperty<Button>] {
        [
            .property("style", \.style, "How the button looks, apart from the colours that the file sets."),
            .property("size", \.size, "How large the button is: Compact, Regular or Large."),
            .property("keyRole", \.keyRole, "Which key presses the button wherever no view uses it: Default is Enter, Cancel is Escape."),
            .property("loading", \.loading, "Whether the button shows a turning ring and ignores presses."),
            .property("selected", \.selected, "Whether the button is selected."),
            .property("highlighted", \.highlighted, "Whether the button is drawn as pressed."),
            .property("inert", \.inert, "Whether the button ignores presses although it looks enabled."),
            .property("turnOver", \.turnOver, "Whether the button is drawn upside down."),
            .action("The action, or actions, that the button sends when it is used."),
        ]
    }

    private static var content: [NUIProperty<Button>] {
        [
            .property("font", \.font, own: \.ownFont, "The font of the title."),
            .property(
                "lineHeight", \.lineHeight,
                "The height of each line of the title, in points, with the letters in its middle; 0 for the height that the font asks for.",
                range: .length),
            .property("letterSpacing", \.letterSpacing, "Extra room between two letters of the title, in points.", range: .distance),
            .property(
                "contentInsets", \.contentInsets, own: \.ownInsets, "The distances from the edges to the picture and the title.",
                aliases: ["contentEdgeInsets", "contentMargin"], range: .distance),
            .property(
                "imageSpacing", \.imageSpacing, own: \.ownSpacing, "The gap between the picture and the title, in points.",
                aliases: ["iconTextMargin"], range: .distance),
            .property(
                "iconSize", \.iconSize, own: \.ownIconSize, "The side of the square of an icon, in points; by default by size.",
                range: .length),
            .property(
                "imageInsets", \.imageInsets, "Further distances around the picture.", aliases: ["imageEdgeInsets"], range: .distance),
            .property(
                "titleInsets", \.titleInsets, "Further distances around the title.", aliases: ["titleEdgeInsets"], range: .distance),
            .setting(
                "contentHorizontalAlignment", "Where picture and title stand in a wider button.",
                get: { ContentHorizontalAlignment(base: $0.contentHorizontalAlignment) }
            ) { $0.contentHorizontalAlignment = ($1 as ContentHorizontalAlignment).base },
            .setting(
                "contentVerticalAlignment", "Where picture and title stand in a higher button.",
                get: { ContentVerticalAlignment(base: $0.contentVerticalAlignment) }
            ) { $0.contentVerticalAlignment = ($1 as ContentVerticalAlignment).base },
            .property("titleAlignment", \.titleAlignment, "How the lines of the title are aligned in its room."),
            .setting(
                "textHorzAlignment", "How the lines of the title are aligned in its room, in the words of MICUi.",
                parts: ["titleAlignment"],
                get: { CellAlignment($0.titleAlignment) }
            ) { $0.titleAlignment = ($1 as CellAlignment).ofText },
            .property(
                "numberOfLines", \.numberOfLines, "The maximum number of lines of the title; 0 means as many as needed.", range: .count),
            .property(
                "lineHeightMultiple", \.lineHeightMultiple, "The height of a line of the title, as a multiple of the font's.",
                range: .weight),
            .property(
                "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
                "Whether the font of the title becomes smaller until the title fits.", aliases: ["autoScaleToBounds"]),
            .setting(
                "roundRadius", "The corner radius, in points.", range: .length, parts: ["cornerRadius"], get: { $0.cornerRadius }
            ) { $0.cornerRadius = $1 },
        ]
    }

    /// What the button shows in each state.
    private static var states: [NUIProperty<Button>] {
        NUIProperty<Button>.states("title", \.titles, "The title")
            + NUIProperty<Button>.states("titleColor", \.titleColors, "The colour of the title")
            + NUIProperty<Button>.states("titleShadowColor", \.titleShadowColors, "The colour of the title's shadow")
            + NUIProperty<Button>.states("image", \.images, "The picture")
            + NUIProperty<Button>.states("icon", \.icons, "The icon, where there is no picture,")
            + NUIProperty<Button>.states("iconColor", \.iconColors, "The colour of the icon")
            + NUIProperty<Button>.states("backgroundImage", \.backgroundImages, "The picture behind the content")
            + NUIProperty<Button>.states(
                "backgroundColor", \.backgroundColors, "The colour behind the content", hasNormal: false)
            + NUIProperty<Button>.states("borderColor", \.borderColors, "The colour of the border", hasNormal: false)
    }
}

extension NUIProperty where Object: HandlesEvents {
    /// Returns the property `action` of a control: the name of the action that is called when the control sends an event. Each assignment
    /// adds one.
    ///
    /// - Parameter doc: One sentence for the reference and for completion in editors.
    public static func action(_ doc: String) -> NUIProperty {
        .adding(
            "action", doc, of: .oneOf([.action, .array(of: .action)]),
            keep: { control in
                let kept = control.actions
                return { control.actions = kept }
            }
        ) { (control: Object, action: Action) in control.actions.append(action) }
    }
}

extension CellAlignment {
    /// Creates the alignment that is nearest to one of text.
    fileprivate init(_ alignment: TextAlignment) {
        switch alignment {
        case .start: self = .leading
        case .center: self = .center
        case .end: self = .trailing
        case .left: self = .left
        case .right: self = .right
        case .justified: self = .fill
        }
    }

    /// The same alignment of lines of text.
    fileprivate var ofText: TextAlignment {
        switch self {
        case .leading: .start
        case .center: .center
        case .trailing: .end
        case .left: .left
        case .right: .right
        case .fill: .justified
        }
    }
}
