import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews

extension NUIClass {
    static var button: NUIClass {
        NUIClass(
            "Button", of: Button.self, aliases: ["UIButton", "NUIButton"], parent: "View",
            doc: "A title, a picture, or both, that can be pressed.", make: { Button() },
            [
                .property("font", \.font, "The title's font."),
                .property(
                    "contentInsets", \.contentInsets, "Distances from the edges to picture and title.", aliases: ["contentEdgeInsets"],
                    range: .distance),
                .property("imageSpacing", \.imageSpacing, "Points between picture and title.", range: .distance),
                .property("selected", \.selected, "Drawn as selected."),
                .property("highlighted", \.highlighted, "Drawn as pressed."),
                .action("What is told when the button is used."),
            ] + ControlState.allCases.flatMap(properties))
    }

    /// The looks of one state: `title` in the normal one, `selectedTitle` and so on in the others.
    private static func properties(in state: ControlState) -> [NUIProperty<Button>] {
        func name(_ base: String) -> String {
            state == .normal ? base : state.rawValue + base.prefix(1).uppercased() + base.dropFirst()
        }
        let localized = state == .normal ? "localizedTitle" : "localized" + name("title").prefix(1).uppercased() + name("title").dropFirst()
        return [
            .property(name("title"), \.titles[state], "The title while \(state.rawValue).", isStored: false),
            .setting(localized, "Key of that title in the strings table.", parts: [name("title")]) { (button: Button, text: Localized) in
                button.titles[state] = text.key
            },
            .property(name("titleColor"), \.titleColors[state], "The title's colour while \(state.rawValue).", isStored: false),
            .property(
                name("titleShadowColor"), \.titleShadowColors[state], "The colour of the title's shadow while \(state.rawValue).",
                isStored: false),
            .property(name("image"), \.images[state], "The picture while \(state.rawValue).", isStored: false),
            .property(
                name("backgroundImage"), \.backgroundImages[state], "The picture behind it while \(state.rawValue).", isStored: false),
        ]
    }
}

extension NUIProperty where Object: Control {
    /// The property `action` of a control: what is called, by name, when the control sends an event. Each assignment adds to it.
    ///
    /// - Parameter doc: one sentence for the reference and the completion.
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
