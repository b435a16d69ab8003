import NUI
import TatamiControls
import TatamiViews

extension NUIClass {
    static var slider: NUIClass {
        NUIClass(
            builtIn: "Slider", of: Slider.self, aliases: ["UISlider"], parent: "View", doc: "A number that people set by dragging a thumb.",
            make: { Slider() }, numbers("slider"))
    }

    static var stepper: NUIClass {
        NUIClass(
            builtIn: "Stepper", of: Stepper.self, aliases: ["UIStepper"], parent: "View",
            doc: "A field for a number with two buttons that change it by a step.", make: { Stepper() },
            numbers("stepper") + [
                .property("showsValue", \.showsValue, "Whether the field is shown before the buttons."),
                .property("columns", \.columns, "The natural width of the field, in digits.", range: .count),
                .property(
                    "locale", \.locale, "How the number is written. Its digits are in groups while the field is without the focus."),
                .property("invalidMessage", \.invalidMessage, "The message below the field about a text that is no number."),
            ])
    }

    static var rangeSlider: NUIClass {
        NUIClass(
            builtIn: "RangeSlider", of: RangeSlider.self, parent: "View", doc: "Two numbers that people set by dragging two thumbs.",
            make: { RangeSlider() },
            [
                .property("minimum", \.minimum, "The smallest number.", aliases: ["minimumValue"]),
                .property("maximum", \.maximum, "The largest number.", aliases: ["maximumValue"]).related(.maximum(over: "minimum")),
                .property("step", \.step, "The distance between two numbers.", aliases: ["stepValue"], range: .length)
                    .related(.step(minimum: "minimum", maximum: "maximum")),
                .property("lowerValue", \.lowerValue, "The smaller number, from minimum to upperValue.", isStored: false)
                    .related(.within(minimum: "minimum", maximum: "maximum")).edited(by: .valueChanged),
                .property("upperValue", \.upperValue, "The larger number, from lowerValue to maximum.", isStored: false)
                    .related(.within(minimum: "lowerValue", maximum: "maximum")).edited(by: .valueChanged),
                .property("lowerLabel", \.lowerLabel, "The name of the thumb of the smaller number for assistive technology."),
                .property("upperLabel", \.upperLabel, "The name of the thumb of the larger number for assistive technology."),
                .action("The action, or actions, that the slider sends when people change a number."),
            ])
    }

    /// The properties of a control with a number.
    private static func numbers<Object: NumberInput>(_ name: String) -> [NUIProperty<Object>] {
        [
            .property("minimum", \.minimum, "The smallest number.", aliases: ["minimumValue"]),
            .property("maximum", \.maximum, "The largest number.", aliases: ["maximumValue"]).related(.maximum(over: "minimum")),
            .property("step", \.step, "The distance between two numbers.", aliases: ["stepValue"], range: .length)
                .related(.step(minimum: "minimum", maximum: "maximum")),
            .property("value", \.value, "The number.", isStored: false).related(.within(minimum: "minimum", maximum: "maximum"))
                .edited(by: .valueChanged),
            .action("The action, or actions, that the \(name) sends when people change the number."),
        ]
    }

    static var progressView: NUIClass {
        NUIClass(
            builtIn: "ProgressView", of: ProgressView.self, aliases: ["ProgressBar", "UIProgressView"], parent: "View",
            doc: "A bar that shows how much of a task is done.", make: { ProgressView() },
            [
                .property("progress", \.progress, "The part that is done, from 0 to 1.", range: .fraction, isStored: false),
                .property(
                    "isIndeterminate", \.isIndeterminate, "Whether a part wanders along the bar, because nobody knows how much is done.",
                    aliases: ["indeterminate"]),
            ])
    }

    static var activityIndicator: NUIClass {
        NUIClass(
            builtIn: "ActivityIndicator", of: ActivityIndicator.self, aliases: ["UIActivityIndicatorView"], parent: "View",
            doc: "A ring that turns while something is going on.", make: { ActivityIndicator() },
            [
                .property("size", \.size, "The side of the ring's square, in points.", range: .length),
                .property("isActive", \.isActive, "Whether the ring turns and is shown."),
            ])
    }

    static var divider: NUIClass {
        NUIClass(
            builtIn: "Divider", of: Divider.self, parent: "View", doc: "A thin line between two parts.", make: { Divider() },
            [.property("axis", \.axis, "The axis of the line.", aliases: ["orientation"])])
    }

    static var badge: NUIClass {
        NUIClass(
            builtIn: "Badge", of: Badge.self, parent: "View", doc: "A short text in a pill: a state, or a count.", make: { Badge() },
            [
                .property("text", \.text, "The text."),
                .property("kind", \.kind, "What the badge means, which decides its colours."),
            ])
    }
}

extension Badge.Kind: NUIEnumeration {
    /// The names of the kinds of badges in files.
    public static let nuiEnumeration = EnumTable<Badge.Kind>(
        "BadgeKind", acceptsText: true,
        [
            (["Neutral"], .neutral), (["Accent"], .accent), (["Success"], .success), (["Warning"], .warning), (["Danger"], .danger),
            (["Count"], .count),
        ])
}
