import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews

extension NUIClass {
    static var button: NUIClass {
        NUIClass(
            "Button", of: Button.self, aliases: ["UIButton", "NUIButton"], parent: "View",
            doc: "Shows a title, a picture, or both, and can be pressed.", make: { Button() },
            [
                .property("font", \.font, own: \.ownFont, "The font of the title."),
                .property(
                    "lineHeight", \.lineHeight,
                    "The height of each line of the title, in points, with the letters in its middle; 0 for the height that the font asks for.",
                    range: .length),
                .property("letterSpacing", \.letterSpacing, "Extra room between two letters of the title, in points.", range: .distance),
                .property(
                    "contentInsets", \.contentInsets, own: \.ownInsets, "The distances from the edges to the picture and the title.",
                    aliases: ["contentEdgeInsets"],
                    range: .distance),
                .property(
                    "imageSpacing", \.imageSpacing, own: \.ownSpacing, "The gap between the picture and the title, in points.",
                    range: .distance),
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
                .property("selected", \.selected, "Whether the button is selected."),
                .property("highlighted", \.highlighted, "Whether the button is drawn as pressed."),
                .action("The action, or actions, that the button sends when it is used."),
            ] + ControlState.allCases.flatMap(properties))
    }

    /// Returns the properties of the looks in one state: `title` in the normal one, `selectedTitle` and so on in the others.
    private static func properties(in state: ControlState) -> [NUIProperty<Button>] {
        func name(_ base: String) -> String {
            state == .normal ? base : state.rawValue + base.prefix(1).uppercased() + base.dropFirst()
        }
        let localized = state == .normal ? "localizedTitle" : "localized" + name("title").prefix(1).uppercased() + name("title").dropFirst()
        return [
            .property(name("title"), \.titles[state], "The title in the state \(state.rawValue).", isStored: false),
            .setting(localized, "The key of that title in the table of texts.", parts: [name("title")]) {
                (button: Button, text: Localized) in
                button.titles[state] = text.key
            },
            .property(name("titleColor"), \.titleColors[state], "The colour of the title in the state \(state.rawValue).", isStored: false),
            .property(
                name("titleShadowColor"), \.titleShadowColors[state], "The colour of the title's shadow in the state \(state.rawValue).",
                isStored: false),
            .property(name("image"), \.images[state], "The picture in the state \(state.rawValue).", isStored: false),
            .property(
                name("backgroundImage"), \.backgroundImages[state], "The picture behind the content in the state \(state.rawValue).",
                isStored: false),
        ]
    }
}

extension NUIProperty where Object: Control {
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
