import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews

extension NUIClass {
    static var toggleButton: NUIClass {
        NUIClass(
            builtIn: "ToggleButton", of: ToggleButton.self, aliases: ["DsToggleButton", "MICUiDsToggleButton"], parent: "Button",
            doc: "A button that stays selected until it is pressed again.", make: { ToggleButton() },
            [.property("selected", \.selected, "Whether the button is selected.", isStored: false).edited(by: .valueChanged)])
    }

    static var checkBox: NUIClass {
        NUIClass(
            builtIn: "CheckBox", of: CheckBox.self, aliases: ["DsCheckBox", "MICUiDsCheckBox", "Checkbox"], parent: "ToggleButton",
            doc: "A box that people check, with a title beside it.", make: { CheckBox() },
            [
                .property("checked", \.checked, "Whether the box is checked.", isStored: false).edited(by: .valueChanged),
                .property("mixed", \.mixed, "Whether the box stands for several things of which only some are checked."),
            ])
    }

    static var switchControl: NUIClass {
        NUIClass(
            builtIn: "Switch", of: Switch.self, aliases: ["UISwitch"], parent: "ToggleButton",
            doc: "Turns something on or off at once.", make: { Switch() },
            [.property("isOn", \.isOn, "Whether the switch is on.", aliases: ["on"], isStored: false).edited(by: .valueChanged)])
    }

    static var svgIconButton: NUIClass {
        NUIClass(
            builtIn: "SvgIconButton", of: SvgIconButton.self, aliases: ["DsSvgIconButton", "MICUiDsSvgIconButton"], parent: "Button",
            doc: "A button whose icon is drawn from SVG path data.", make: { SvgIconButton() },
            [
                .property("viewboxSize", \.viewboxSize, "The part of the plane of the paths that the icon shows.", range: .length),
                .property("stretchIcon", \.stretchIcon, "Whether the icon is as high as the room inside the insets."),
            ] + svgResources)
    }

    /// What the icon is drawn with in each state.
    private static var svgResources: [NUIProperty<SvgIconButton>] {
        NUIProperty<SvgIconButton>.states("path", \.paths, "The path of the icon")
            + NUIProperty<SvgIconButton>.states("fillColor", \.fillColors, "The colour inside the path")
            + NUIProperty<SvgIconButton>.states("strokeColor", \.strokeColors, "The colour of the line along the path")
            + NUIProperty<SvgIconButton>.states(
                "strokeWidth", \.strokeWidths, "The width of that line, in units of the path,", range: .length)
            + NUIProperty<SvgIconButton>.states("backgroundPath", \.backgroundPaths, "The path behind the icon")
            + NUIProperty<SvgIconButton>.states("backgroundFillColor", \.backgroundFillColors, "The colour inside the path behind the icon")
            + NUIProperty<SvgIconButton>.states(
                "backgroundStrokeColor", \.backgroundStrokeColors, "The colour of the line along the path behind the icon")
    }

    static var radioGroup: NUIClass {
        NUIClass(
            builtIn: "RadioGroup", of: RadioGroup.self, parent: "View", doc: "Several choices, of which people make one.",
            make: { RadioGroup() },
            [
                .property("titles", \.titles, "The titles of the choices.", aliases: ["items"], isStored: false),
                .property(
                    "selectedIndex", \.selectedIndex, "The index of the choice that is made, from 0.", range: .count, isStored: false
                ).related(.index(of: "titles")).edited(by: .valueChanged),
                .property("orientation", \.orientation, "The axis along which the choices stand.", isStored: false),
                .property("spacing", \.spacing, "The distance between two choices, in points.", range: .distance, isStored: false),
                .action("The action, or actions, that the group sends when people make another choice."),
            ])
    }

    static var segmentedControl: NUIClass {
        NUIClass(
            builtIn: "SegmentedControl", of: SegmentedControl.self, aliases: ["UISegmentedControl"], parent: "View",
            doc: "A few choices side by side.", make: { SegmentedControl() },
            [
                .property("titles", \.titles, "The titles of the segments.", aliases: ["items", "segments"], isStored: false),
                .property(
                    "selectedIndex", \.selectedIndex, "The index of the chosen segment, from 0.", aliases: ["selectedSegmentIndex"],
                    range: .count, isStored: false
                ).related(.index(of: "titles")).edited(by: .valueChanged),
                .property("allowsMultipleSelection", \.allowsMultipleSelection, "Whether people can choose several segments."),
                .action("The action, or actions, that the control sends when people make another choice."),
            ])
    }
}
