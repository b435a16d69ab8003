import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry

extension NUIClass {
    static var textField: NUIClass {
        NUIClass(
            builtIn: "TextField", of: TextField.self, aliases: ["UITextField", "NUITextField"], parent: "View",
            doc: "One line of text that people can edit.",
            make: { TextField() },
            textProperties() + [
                .property("borderStyle", \.borderStyle, "The border that is drawn around the field."),
                .property("isSecure", \.isSecure, "Whether the text is shown as dots.", aliases: ["secure", "secureTextEntry"]),
                .property("columns", \.columns, "The natural width of the field, in digits.", range: .columns),
                .property("clearButtonMode", \.clearButtonMode, "When the field shows a button that clears it."),
                .property("errorMessage", \.errorMessage, "The message below the field about a text that is not valid."),
                .property(
                    "isRequired", \.isRequired, "Whether people must fill in the field, as assistive technology says.",
                    aliases: ["required"]),
            ])
    }

    static var secureField: NUIClass {
        NUIClass(
            builtIn: "SecureField", of: SecureField.self, aliases: ["NSSecureTextField"], parent: "TextField",
            doc: "A text field for a secret, with a button that reveals it.", make: { SecureField() },
            [.property("showsRevealButton", \.showsRevealButton, "Whether the field has a button that reveals the text.")])
    }

    static var searchField: NUIClass {
        NUIClass(
            builtIn: "SearchField", of: SearchField.self, aliases: ["UISearchBar", "NSSearchField"], parent: "TextField",
            doc: "A text field for a search. It sends `ValueChanged` when typing has paused.", make: { SearchField() })
    }

    static var textView: NUIClass {
        NUIClass(
            builtIn: "TextView", of: TextView.self, aliases: ["UITextView", "NUITextView"], parent: "View",
            doc: "Several lines of text that people can edit.",
            make: { TextView() },
            textProperties() + [
                .property("columns", \.columns, "The natural width of the view, in digits.", range: .columns),
                .property("minimumLines", \.minimumLines, "The number of lines for which there is always room.", range: .lines),
                .property(
                    "maximumLines", \.maximumLines, "The number of lines up to which the height grows with the text.", range: .lines
                ).related(.maximum(over: "minimumLines")),
            ])
    }

    /// The properties of every text control.
    private static func textProperties<Text: TextControl>() -> [NUIProperty<Text>] {
        [
            .property("text", \.text, "The text that people edit.").related(.length(atMost: "maxLength")).edited(by: .editingChanged),
            .setting("localizedText", "The key of the text in the table of texts.", parts: ["text"], get: { Localized(key: $0.text) }) {
                (control: Text, text: Localized) in control.text = text.key
            },
            .property("placeholder", \.placeholder, "The text that is shown while there is no other."),
            .setting(
                "localizedPlaceholder", "The key of the placeholder in the table of texts.", parts: ["placeholder"],
                get: { $0.placeholder.map { Localized(key: $0) } }
            ) { (control: Text, text: Localized) in control.placeholder = text.key },
            .property("font", \.font, own: \.ownFont, "The font."),
            .property(
                "lineHeight", \.lineHeight,
                "The height of each line, in points, with the letters in its middle; 0 for the height that the font asks for.",
                range: .length),
            .property("letterSpacing", \.letterSpacing, "Extra room between two letters, in points.", range: .distance),
            .property("textColor", \.textColor, own: \.ownTextColor, "The colour of the text."),
            .property("textAlignment", \.textAlignment, "How lines are aligned."),
            .property(
                "isEditable", \.isEditable, "Whether people can change the text; they can select and copy it in any case.",
                aliases: ["editable"]),
            .property("maxLength", \.maxLength, "The largest number of characters that people can write.", range: .count),
            .property("contentInsets", \.contentInsets, own: \.ownInsets, "The distances from the edges to the text.", range: .distance),
            .action("The action, or actions, sent when the usual event occurs, or the event that the action names."),
            .ignored("keyboardType", .enumeration("KeyboardType"), "keyboardType has no effect: there is no keyboard on the screen"),
            .ignored("autocorrectionType", .enumeration("Autocorrection"), "autocorrectionType has no effect: nothing is corrected"),
            .ignored(
                "autocapitalizationType", .enumeration("Autocapitalization"),
                "autocapitalizationType has no effect: text stays as it is typed"),
        ]
    }
}

extension NumberRange {
    fileprivate static let columns = NumberRange(1...Double(TextField.mostColumns))
    fileprivate static let lines = NumberRange(1...Double(TextView.mostLines))
}
