import Foundation
import Tatami
import TatamiLive
import Testing

/// Values that people have given controls stay when the file is loaded again: for every control of a form.
@Suite struct KeptValueTests {
    /// A control of a file, and a change by people.
    struct Changed: Sendable, CustomStringConvertible {
        let name: String
        var properties = ""
        let change: @Sendable (View, ViewRoot) -> Bool
        var description: String { name }
    }

    static let all = [
        Changed(name: "CheckBox") { $1.perform(.press, on: $0) },
        Changed(name: "Switch") { $1.perform(.press, on: $0) },
        Changed(name: "ToggleButton") { $1.perform(.press, on: $0) },
        Changed(name: "RadioGroup", properties: "titles = [\"One\", \"Two\"]") { view, root in
            (view as? RadioGroup).map { root.perform(.press, on: $0.choices[1]) } ?? false
        },
        Changed(name: "SegmentedControl", properties: "titles = [\"One\", \"Two\"]") { view, root in
            (view as? SegmentedControl).map { root.perform(.press, on: $0.choices[1]) } ?? false
        },
        Changed(name: "Slider", properties: "maximum = 10") { $1.perform(.increment, on: $0) },
        Changed(name: "RangeSlider", properties: "maximum = 10  upperValue = 5") { view, root in
            (view as? RangeSlider).map { root.perform(.increment, on: $0.upper) && root.perform(.increment, on: $0.lower) } ?? false
        },
        Changed(name: "Stepper", properties: "value = 3") { $1.perform(.increment, on: $0) },
        Changed(name: "ComboBox", properties: "titles = [\"One\", \"Two\"]") { view, _ in
            (view as? ComboBox)?.selectAccessibilityItem(at: 1) ?? false
        },
        Changed(name: "EditableComboBox", properties: "titles = [\"One\", \"Two\"]") { view, root in
            root.focus(view)
            let isTyped = root.handle(text: "Three")
            root.focus(nil)
            return isTyped && (view as? EditableComboBox)?.value == "Three"
        },
        Changed(name: "DatePicker", properties: "value = \"1990-05-03\"") { $1.perform(.increment, on: $0) },
        Changed(name: "ColorWell") { view, root in
            guard let well = view as? ColorWell, well.open() else { return false }
            _ = root.frame(in: Size(400, 600), at: 1)
            let isPicked = root.accessibilityTree().swatch.map { root.perform(.press, on: $0) } ?? false
            well.close()
            return isPicked
        },
        Changed(name: "TextField") { view, root in root.focus(view) && root.handle(text: "Ada") },
        Changed(name: "SecureField") { view, root in root.focus(view) && root.handle(text: "Ada") },
        Changed(name: "SearchField") { view, root in root.focus(view) && root.handle(text: "Ada") },
        Changed(name: "TextView") { view, root in root.focus(view) && root.handle(text: "Ada") },
    ]

    private func source(_ control: Changed, _ more: String = "") -> String {
        """
        root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
            { view = { :class = \(control.name)  :id = control  \(control.properties)  \(more) } }
        ] } } }
        """
    }

    private func shown(_ text: String) throws -> (LiveFile, ViewRoot, URL) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-kept-\(UUID().uuidString).nui")
        try Data(text.utf8).write(to: file)
        let live = LiveFile(file.path, watcher: FileWatcher(onChange: {})) { NUILoader(root: Screen()) }
        try #require(live.load())
        let root = ViewRoot(live.view, text: try PangoTextEngine())
        _ = root.frame(in: Size(400, 600), at: 0)
        return (live, root, file)
    }

    private func control(_ live: LiveFile) throws -> any FormControl {
        try #require(live.loader?.object("control", as: View.self) as? any FormControl)
    }

    @Test(arguments: all) func theValueOfPeopleStays(changed: Changed) throws {
        let (live, root, file) = try shown(source(changed))
        defer { try? FileManager.default.removeItem(at: file) }
        let before = try control(live).formValue
        #expect(changed.change(try control(live), root))
        let value = try control(live).formValue
        #expect(value != before)
        for turn in 1...3 {
            let old = try control(live)
            try #require(live.load())
            _ = root.frame(in: Size(400, 600), at: Double(turn + 1))
            #expect(try control(live) !== old && control(live).formValue == value, "load \(turn)")
            if let box = try control(live) as? EditableComboBox { #expect(box.value == "Three") }
        }
        live.load(isReset: true)
        #expect(try control(live).formValue == before)
    }

    @Test(arguments: all) func aValueThatSettersTakeComesBack(changed: Changed) throws {
        let (live, root, file) = try shown(source(changed))
        defer { try? FileManager.default.removeItem(at: file) }
        let control = try control(live)
        let before = control.formValue
        #expect(changed.change(control, root))
        let value = control.formValue
        control.formValue = before
        #expect(control.formValue == before)
        control.formValue = value
        #expect(control.formValue == value)
        control.formValue = .list([.list([])])
        #expect(control.formValue == value, "A value of another kind has no effect.")
    }

    /// What a program or a state sets is no value of people: the file wins.
    @Test func aValueOfTheFileWins() throws {
        let slider = try #require(Self.all.first { $0.name == "Slider" })
        let (live, root, file) = try shown(source(slider, "value = 3"))
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(source(slider, "value = 5").utf8).write(to: file)
        #expect(live.load())
        _ = root.frame(in: Size(400, 600), at: 1)
        #expect(try control(live).formValue == .number(5))
        #expect(slider.change(try control(live), root))
        try control(live).formValue = .number(8)
        try Data(source(slider, "value = 6").utf8).write(to: file)
        #expect(live.load())
        #expect(try control(live).formValue == .number(6))
    }

    @Test func everyControlWithAValueIsInTheTable() throws {
        let schema = NUILoader(root: Screen()).schema
        let names = schema.classes.map(\.name).filter { schema.property("action", ofClass: $0) != nil }
        var found: [String] = []
        for name in names {
            let loader = NUILoader(root: Screen())
            loader.logger.logLevel = .critical
            _ = try? loader.load(text: "root = { view = { :class = \(name)  :id = control } }")
            if loader.object("control", as: View.self) is any FormControl { found.append(name) }
        }
        #expect(found.sorted() == Self.all.map(\.name).sorted())
    }
}

extension AccessibilityNode {
    /// The id of the tenth cell of the first grid.
    fileprivate var swatch: UInt64? {
        if facts.role == .grid { return children.dropFirst(9).first?.id }
        return children.lazy.compactMap(\.swatch).first
    }
}
