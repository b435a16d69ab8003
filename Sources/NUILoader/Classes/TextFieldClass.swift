import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry

extension NUIClass {
    static var textField: NUIClass {
        NUIClass(
            "TextField", of: TextField.self, aliases: ["UITextField", "NUITextField"], parent: "View",
            doc: "One line of text that people can edit.",
            make: { TextField() },
            [
                .property("text", \.text, "The text in the field."),
                .setting("localizedText", "The key of the text in the table of texts.", parts: ["text"], get: { Localized(key: $0.text) }) {
                    (field: TextField, text: Localized) in field.text = text.key
                },
                .property("placeholder", \.placeholder, "The text that is shown while the field is empty."),
                .setting(
                    "localizedPlaceholder", "The key of the placeholder in the table of texts.", parts: ["placeholder"],
                    get: { $0.placeholder.map { Localized(key: $0) } }
                ) { (field: TextField, text: Localized) in field.placeholder = text.key },
                .property("font", \.font, own: \.ownFont, "The font."),
                .property(
                    "lineHeight", \.lineHeight,
                    "The height of each line, in points, with the letters in its middle; 0 for the height that the font asks for.",
                    range: .length),
                .property("letterSpacing", \.letterSpacing, "Extra room between two letters, in points.", range: .distance),
                .property("textColor", \.textColor, own: \.ownTextColor, "The colour of the text."),
                .property("textAlignment", \.textAlignment, "How the text is aligned in the field."),
                .property("borderStyle", \.borderStyle, "The border that is drawn around the field."),
                .property("isSecure", \.isSecure, "Whether the text is shown as dots.", aliases: ["secure", "secureTextEntry"]),
                .property("columns", \.columns, "The natural width of the field, in digits.", range: .columns),
                .property(
                    "contentInsets", \.contentInsets, own: \.ownInsets, "The distances from the edges to the text.", range: .distance),
                .action("The action, or actions, that the field sends when the text is edited, or at the event that the action names."),
                .ignored("keyboardType", .enumeration("KeyboardType"), "keyboardType has no effect: there is no keyboard on the screen"),
                .ignored("autocorrectionType", .enumeration("Autocorrection"), "autocorrectionType has no effect: nothing is corrected"),
                .ignored(
                    "autocapitalizationType", .enumeration("Autocapitalization"),
                    "autocapitalizationType has no effect: text stays as it is typed"),
                .ignored("clearButtonMode", .enumeration("ClearButtonMode"), "clearButtonMode has no effect: there is no clear button"),
            ])
    }
}

extension NumberRange {
    fileprivate static let columns = NumberRange(1...Double(TextField.mostColumns))
}
