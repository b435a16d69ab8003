import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry

extension NUIClass {
    static var textField: NUIClass {
        NUIClass(
            "TextField", of: TextField.self, aliases: ["UITextField", "NUITextField"], parent: "View",
            doc: "One line of text that people write.",
            make: { TextField() },
            [
                .property("text", \.text, "What is written."),
                .setting("localizedText", "Key of the text in the strings table.", parts: ["text"], get: { Localized(key: $0.text) }) {
                    (field: TextField, text: Localized) in field.text = text.key
                },
                .property("placeholder", \.placeholder, "Shown while nothing is written."),
                .setting(
                    "localizedPlaceholder", "Key of the placeholder in the strings table.", parts: ["placeholder"],
                    get: { $0.placeholder.map { Localized(key: $0) } }
                ) { (field: TextField, text: Localized) in field.placeholder = text.key },
                .property("font", \.font, "The font."),
                .property("textColor", \.textColor, "The text's colour."),
                .property("textAlignment", \.textAlignment, "Where the text stands in the field."),
                .property("borderStyle", \.borderStyle, "What is drawn around the field."),
                .property("secure", \.isSecure, "Whether what is written is hidden.", aliases: ["secureTextEntry"]),
                .property("columns", \.columns, "How many digits it is wide by itself.", range: .columns),
                .property("contentInsets", \.contentInsets, "Distances from the edges to the text.", range: .distance),
                .action("What is told when the text is edited, or as its event says."),
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
