import NUI
import TatamiControls
import TatamiViews

/// The controls that open something to choose from.
extension NUIClass {
    static var comboBox: NUIClass {
        NUIClass(
            builtIn: "ComboBox", of: ComboBox.self, aliases: ["DsComboBox", "MICUiDsComboBox", "NSPopUpButton"], parent: "View",
            doc: "A choice among titles, from a list that opens.", make: { ComboBox() },
            options("control") + [
                .property(
                    "value", \.value, "The chosen title. A title that does not exist has no effect until titles have it.", isStored: false
                ).related(.element(of: "titles")).edited(by: .valueChanged),
                .property("placeholder", \.placeholder, "The text that is shown while no title is chosen."),
                .property("size", \.size, "How large the control is."),
                .property("inert", \.inert, "Whether the control ignores presses although it looks enabled."),
            ])
    }

    static var editableComboBox: NUIClass {
        NUIClass(
            builtIn: "EditableComboBox", of: EditableComboBox.self, aliases: ["NSComboBox"], parent: "TextField",
            doc: "A text field with a list of titles, which shows those that contain what people type.", make: { EditableComboBox() },
            options("field") + [
                .property("allowsOtherTexts", \.allowsOtherTexts, "Whether a text that is none of the titles counts as a value.")
            ])
    }

    /// The properties of a control with a list of titles.
    private static func options<Object: OptionsControl>(_ name: String) -> [NUIProperty<Object>] {
        [
            .property("titles", \.titles, "The titles of the list.", aliases: ["items", "itemList"], isStored: false),
            .property(
                "selectedIndex", \.selectedIndex, "The index of the chosen title, from 0.", range: .count, isStored: false
            ).related(.index(of: "titles")).edited(by: .valueChanged),
            .property(
                "disabledIndexes", \.disabledIndexes, "The indexes of the titles that people cannot choose, from 0.", isStored: false),
            .property(
                "maximumListHeight", \.maximumListHeight, "The largest height of the list, in points.", aliases: ["maxDropDownHeight"]),
            .ignored("anchorPos", .integer, "anchorPos has no effect: the list opens where there is room"),
            .ignored("droppingDown", .bool, "droppingDown has no effect: the list opens where there is room"),
            .action("The action, or actions, that the \(name) sends when people choose another title."),
        ]
    }
}

extension NUIClass {
    static var datePicker: NUIClass {
        NUIClass(
            builtIn: "DatePicker", of: DatePicker.self, aliases: ["UIDatePicker", "NSDatePicker"], parent: "View",
            doc: "A date that people write or choose from a calendar.", make: { DatePicker() },
            [
                .property("value", \.value, "The date, as in \"1990-05-03\".", aliases: ["date"], isStored: false)
                    .related(.within(minimum: "minimum", maximum: "maximum")).edited(by: .valueChanged),
                .property("minimum", \.minimum, "The first date that people can choose.", aliases: ["minimumDate"]),
                .property("maximum", \.maximum, "The last date that people can choose.", aliases: ["maximumDate"])
                    .related(.maximum(over: "minimum")),
                .property("locale", \.locale, "The order of the parts, and the names of months and days."),
                .property("firstWeekday", \.firstWeekday, "The first day of the week in the calendar, if it is not that of the locale."),
                .property("today", \.today, "The day that the calendar marks, if it is not the present one."),
                .property("inert", \.inert, "Whether the control ignores presses although it looks enabled."),
                .action("The action, or actions, that the control sends when people change the date."),
            ])
    }

    static var colorWell: NUIClass {
        NUIClass(
            builtIn: "ColorWell", of: ColorWell.self, aliases: ["UIColorWell", "NSColorWell"], parent: "View",
            doc: "A colour that people choose from a popover.", make: { ColorWell() },
            [
                .property("value", \.value, "The colour.", aliases: ["color", "selectedColor"], isStored: false)
                    .edited(by: .valueChanged),
                .property("supportsAlpha", \.supportsAlpha, "Whether people can choose the opacity."),
                .property("palette", \.palette, "The colours of the palette."),
                .property("inert", \.inert, "Whether the control ignores presses although it looks enabled."),
                .action("The action, or actions, that the control sends when people change the colour."),
            ])
    }
}
