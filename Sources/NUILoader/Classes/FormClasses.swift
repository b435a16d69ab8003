import NUI
import TatamiControls
import TatamiViews

extension NUIClass {
    static var avatar: NUIClass {
        NUIClass(
            builtIn: "Avatar", of: Avatar.self, parent: "View", doc: "A round picture, or the initials of a name.", make: { Avatar() },
            [
                .property("name", \.name, "The name, which gives the initials and their colours."),
                .property("image", \.image, "The picture, of which the middle fills the circle."),
                .property("size", \.size, "The diameter, in points.", range: .length),
            ])
    }

    static var groupBox: NUIClass {
        NUIClass(
            builtIn: "GroupBox", of: GroupBox.self, parent: "View", doc: "A card around things that belong together, with a title.",
            make: { GroupBox() },
            [
                .property("title", \.title, "The title.", isStored: false),
                .property("content", \.content, "The view below the title.", type: .object("View")),
                .property(
                    "padding", \.padding, "The distances from the edges to the title and the content, in points.", range: .distance,
                    isStored: false),
            ])
    }

    static var formLayout: NUIClass {
        NUIClass(
            builtIn: "FormLayout", of: FormLayout.self, parent: "View", doc: "Fields below each other, each with a label.",
            make: { FormLayout() },
            [
                .property("rows", \.rows, "The rows, from top to bottom."),
                .property("stackedBelow", \.stackedBelow, "The width, in points, below which labels stand above their fields."),
                .property("rowSpacing", \.rowSpacing, "The distance between two rows, in points.", range: .length),
            ])
    }

    static var formRow: NUIClass {
        NUIClass(
            builtIn: "FormRow", of: FormRow.self, doc: "A field of a form, with its label.", make: { FormRow() },
            [
                .property("title", \.title, "The text of the label.", aliases: ["label"]),
                .property("field", \.field, "The field: a control, or any other view.", type: .object("View")),
                .property("stretches", \.stretches, "Whether the field is as wide as its column."),
            ])
    }
}

extension FormRow: NUIConvertible {
    /// An object of class `FormRow`.
    public static var nuiType: ValueType { .object("FormRow") }
    /// Returns the row itself; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> FormRow? { value.object as? FormRow }
    /// The row itself.
    public var asNUI: NUIValue? { NUIValue(.object(self)) }
}
