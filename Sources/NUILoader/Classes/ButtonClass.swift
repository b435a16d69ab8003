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
                .property("contentInsets", \.contentInsets, "Distances from the edges to picture and title.", aliases: ["contentEdgeInsets"], range: .distance),
                .property("imageSpacing", \.imageSpacing, "Points between picture and title.", range: .distance),
                .property("selected", \.selected, "Drawn as selected."),
                .property("highlighted", \.highlighted, "Drawn as pressed."),
                .adding("action", "What is told when the button is used.", of: .oneOf([.action, .array(of: .action)])) {
                    (button: Button, action: Action) in button.actions.append(action)
                },
            ] + ControlState.allCases.flatMap(properties))
    }

    /// The looks of one state: `title` in the normal one, `selectedTitle` and so on in the others.
    private static func properties(in state: ControlState) -> [NUIProperty<Button>] {
        func name(_ base: String) -> String {
            state == .normal ? base : state.rawValue + base.prefix(1).uppercased() + base.dropFirst()
        }
        let localized = state == .normal ? "localizedTitle" : "localized" + name("title").prefix(1).uppercased() + name("title").dropFirst()
        return [
            .setting(name("title"), "The title while \(state.rawValue).", get: { $0.titles[state] }) { $0.titles[state] = $1 },
            .setting(localized, "Key of that title in the strings table.", parts: [name("title")]) { (button: Button, text: Localized) in
                button.titles[state] = text.key
            },
            .setting(name("titleColor"), "The title's colour while \(state.rawValue).", get: { $0.titleColors[state] }) { $0.titleColors[state] = $1 },
            .setting(name("titleShadowColor"), "The colour of the title's shadow while \(state.rawValue).", get: { $0.titleShadowColors[state] }) {
                $0.titleShadowColors[state] = $1
            },
            .setting(name("image"), "The picture while \(state.rawValue).", get: { $0.images[state] }) { $0.images[state] = $1 },
            .setting(name("backgroundImage"), "The picture behind it while \(state.rawValue).", get: { $0.backgroundImages[state] }) {
                $0.backgroundImages[state] = $1
            },
        ]
    }
}
