import NUI
import TatamiControls
import TatamiViews

extension NUIClass {
    static var sheet: NUIClass {
        NUIClass(
            builtIn: "Sheet", of: Sheet.self, parent: "View",
            doc: "A panel in front of a window, with a title, a message, a view and buttons. An action presents it: { show = sheet }.",
            make: { Sheet() },
            [
                .property("title", \.title, "The title.", isStored: false),
                .property("message", \.message, "The text below the title.", isStored: false),
                .property("content", \.content, "The view below the message.", type: .object("View")),
                .property(
                    "buttons", \.buttons, "The buttons, the main one last. Each of them dismisses the panel.",
                    type: .array(of: .object("Button"))),
            ])
    }

    static var alert: NUIClass {
        NUIClass(
            builtIn: "Alert", of: Alert.self, aliases: ["UIAlertController", "UIAlertView"], parent: "Sheet",
            doc: "A question in front of a window. Escape presses the button whose `keyRole` is Cancel, or the only one.",
            make: { Alert() }, [])
    }

    static var guardView: NUIClass {
        NUIClass(
            builtIn: "GuardView", of: GuardView.self, aliases: ["DsGuardView", "MICUiDsGuardView"], parent: "View",
            doc: "Covers what lies behind it with a shade and keeps pointers from it.", make: { GuardView() },
            [.action("The action, or actions, that the view sends as soon as it is pressed.")])
    }
}
