import NUILoader
import TatamiCollectionViews
import TatamiCollections
import TatamiControls
import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// A control, and how people use it.
struct UsedControl: Sendable, CustomStringConvertible {
    /// The class in files.
    let name: String
    let make: @Sendable () -> any HandlesEvents
    /// The view that is pressed; by default the control itself.
    var part: @Sendable (View) -> View = { $0 }
    /// Where it is pressed, in parts of its width and height.
    var place = Point(0.5, 0.5)
    /// The key that uses the focused control.
    var key = KeyEvent.Key.space
    /// Text that is typed to use it, in place of the key and after presses.
    var text: String?
    /// The option that is chosen where a use has only opened a list, and the keys that choose one there.
    var opened: Opened?
    /// The event that counts; by default the control's usual one.
    var event: Action.Event?
    /// The action of assistive technology; nil for none but the focus.
    var action: AccessibilityAction? = .press
    let role: AccessibilityRole

    var description: String { name }

    /// What a control opens.
    struct Opened: Sendable {
        let role: AccessibilityRole
        let index: Int
        let keys: [KeyEvent.Key]
    }

    static let all = [
        UsedControl(name: "Button", make: { Button("Save") }, key: .enter, role: .button),
        UsedControl(name: "CustomButton", make: { CustomButton("Save") }, role: .button),
        UsedControl(name: "SvgIconButton", make: { SvgIconButton("Save") }, role: .button),
        UsedControl(name: "ToggleButton", make: { ToggleButton("Bold") }, role: .toggleButton),
        UsedControl(name: "MenuButton", make: { MenuButton("More", menu: Menu([MenuItem("Copy")])) }, role: .menuButton),
        UsedControl(name: "MenuItem", make: { MenuItem("Copy") }, role: .menuItem),
        UsedControl(name: "GuardView", make: { GuardView().fixedSize(60, 40) }, role: .button),
        UsedControl(name: "CheckBox", make: { CheckBox("News") }, role: .checkBox),
        UsedControl(name: "Switch", make: { Switch("Wi-Fi") }, role: .switch),
        UsedControl(
            name: "RadioGroup", make: { RadioGroup(["Small", "Large"]) }, part: { ($0 as? RadioGroup)?.choices[1] ?? $0 }, key: .down,
            role: .radioButton),
        UsedControl(
            name: "SegmentedControl", make: { SegmentedControl(["Day", "Week"]) },
            part: { ($0 as? SegmentedControl)?.choices[1] ?? $0 }, key: .right, role: .radioButton),
        UsedControl(
            name: "AccordionCell", make: { AccordionCell("Boats", body: .view(Label("At noon"))) },
            part: { ($0 as? AccordionCell)?.label?.superview ?? $0 },
            event: .willFold, role: .button),
        UsedControl(
            name: "TabBar",
            make: {
                let bar = TabBar()
                for title in ["Boats", "Trains"] { bar.add(TabButton(title)) }
                bar.currentIndex = 0
                return bar
            }, part: { ($0 as? TabBar)?.tabs[1] ?? $0 }, key: .right, role: .tab),
        UsedControl(name: "TabButton", make: { TabButton("Boats") }, key: .enter, role: .tab),
        UsedControl(name: "TabView", make: { tabView() }, part: { ($0 as? TabView)?.tab("Trains") ?? $0 }, key: .right, role: .tab),
        UsedControl(
            name: "MICUiDsTabView",
            make: {
                let view = tabView()
                view.unfoldsOnSelect = false
                return view
            }, part: { ($0 as? TabView)?.tab("Trains") ?? $0 }, key: .end, role: .tab),
        UsedControl(name: "Stepper", make: { Stepper(3) }, place: Point(0.95, 0.5), key: .up, action: .increment, role: .spinButton),
        UsedControl(name: "Slider", make: { Slider() }, key: .right, action: .increment, role: .slider),
        UsedControl(
            name: "RangeSlider", make: { RangeSlider(0.2...0.8) }, part: { ($0 as? RangeSlider)?.lower ?? $0 }, place: Point(1.2, 0.5),
            key: .right, action: .increment, role: .slider),
        UsedControl(
            name: "ComboBox", make: { ComboBox(["Small", "Large"]) }, opened: Opened(role: .option, index: 1, keys: [.down, .enter]),
            role: .comboBox),
        UsedControl(
            name: "EditableComboBox", make: { EditableComboBox(["Small", "Large"], text: "a") }, text: "b",
            opened: Opened(role: .option, index: 1, keys: []), event: .editingChanged, role: .comboBox),
        UsedControl(
            name: "DatePicker", make: { DatePicker(CalendarDate(iso: "1990-05-03")) }, place: Point(0.88, 0.5), key: .up,
            opened: Opened(role: .gridCell, index: 20, keys: []), role: .dateEditor),
        UsedControl(
            name: "ColorWell", make: { ColorWell() }, opened: Opened(role: .gridCell, index: 9, keys: [.down, .right, .enter]),
            role: .button),
        UsedControl(name: "TextField", make: { TextField("a") }, text: "b", action: nil, role: .textField),
        UsedControl(name: "SecureField", make: { SecureField("a") }, text: "b", action: nil, role: .passwordField),
        UsedControl(name: "SearchField", make: { SearchField("a") }, text: "b", event: .editingChanged, action: nil, role: .textField),
        UsedControl(name: "TextView", make: { TextView("a") }, text: "b", action: nil, role: .textField),
        UsedControl(name: "Label", make: { Label(AttributedText("Terms", .link("terms"))) }, part: { $0.subviews[0] }, role: .link),
        UsedControl(
            name: "UILabel", make: { Label(AttributedText("Terms", .link("terms"))).lines(1) }, part: { $0.subviews[0] }, key: .enter,
            role: .link),
        UsedControl(
            name: "TableCell",
            make: { TableText().with { $0.attributedText = AttributedText("Terms", .link("terms")) } }, part: { $0.subviews[0] },
            role: .link),
        // The first row of a list.
        UsedControl(name: "CollectionView", make: { list().fixedSize(200, 120) }, part: { $0.subviews[0] }, role: .option),
        // The header of a sortable column.
        UsedControl(
            name: "Table",
            make: { Table().with { $0.columns = [TableColumn("Walk", title: "Walk", isSortable: true)] }.fixedSize(200, 120) },
            part: { $0.subviews[0].subviews[0] }, role: .button),
    ]
}

private func list() -> CollectionView {
    let list = CollectionView()
    list.selectionMode = .multiple
    list.views = ["Lake", "Ridge"].map { Label($0) }
    return list
}

private func tabView() -> TabView {
    let view = TabView()
    for title in ["Boats", "Trains"] { view.addTab(title, title: title) { Label("At noon") } }
    return view
}

/// Every control is operable by mouse, by touch, by keys alone and by assistive technology.
@Suite struct ControlTableTests {
    private final class Count {
        var value = 0
    }

    private func shown(_ control: UsedControl) throws -> (TestWindow, any HandlesEvents, View, Count) {
        let view = control.make()
        let count = Count()
        _ = view.on(control.event) { _ in count.value += 1 }
        let window = try TestWindow(LayoutView { VStack(padding: 40) { view.align(.leading) } }, size: Size(400, 300))
        window.step()
        return (window, view, control.part(view), count)
    }

    @Test func everyControlOfTheSchemaIsInTheTable() {
        let schema = NUILoader(root: Screen()).schema
        // Views that arrange their children act when people drag one of them; RandomDragTests and DragFileTests use those.
        let controls = schema.classes.map(\.name).filter {
            schema.property("action", ofClass: $0) != nil && schema.property("dragStart", ofClass: $0) == nil
        }
        #expect(controls.sorted() == UsedControl.all.map(\.name).sorted())
    }

    @Test(arguments: UsedControl.all)
    func pointersUseIt(control: UsedControl) throws {
        for kind in [PointerKind.mouse, .touch] {
            let (window, _, part, count) = try shown(control)
            let frame = window.root.absoluteFrame(of: part)
            let point = Point(frame.x + frame.width * control.place.x, frame.y + frame.height * control.place.y)
            window.press(at: point, with: kind)
            window.lift(at: point, with: kind)
            if let text = control.text {
                try window.type(text)
            } else if let opened = control.opened {
                window.step()
                try window.tap(.role(opened.role, opened.index), with: kind)
            }
            #expect(count.value == 1, "\(kind)")
            #expect(!window.root.showsFocus || control.text != nil, "A pointer shows no ring.")
        }
    }

    @Test(arguments: UsedControl.all)
    func sentence8KeysAloneUseIt(control: UsedControl) throws {
        let (window, _, _, count) = try shown(control)
        window.key(.tab)
        #expect(window.root.focusedView != nil && window.root.showsFocus)
        if let text = control.text {
            try window.type(text)
        } else {
            for key in [control.key] + (control.opened?.keys ?? []) { window.key(key) }
        }
        #expect(count.value == 1)
        window.key(.tab)
        window.step()
        #expect(window.frame.list.commands.isEmpty == false)
    }

    @Test(arguments: UsedControl.all)
    func assistiveTechnologyUsesIt(control: UsedControl) throws {
        let (window, _, part, count) = try shown(control)
        #expect(part.role == control.role && part.isPublished(in: window))
        if let action = control.action {
            #expect(window.root.perform(action, on: part))
            if let opened = control.opened {
                window.step()
                #expect(window.root.perform(action, on: try window.find(.role(opened.role, opened.index))))
            }
            #expect(count.value == 1)
        } else {
            #expect(window.root.perform(.focus, on: part))
        }
    }

    @Test(arguments: UsedControl.all)
    func disabledItDoesNothingAndKeepsTheFocus(control: UsedControl) throws {
        let (window, view, part, count) = try shown(control)
        window.key(.tab)
        let focused = window.root.focusedView
        #expect(focused != nil)
        view.enabled = false
        window.step()
        #expect(window.root.focusedView === focused)
        let point = window.root.absoluteFrame(of: part).center
        window.press(at: point, with: .mouse)
        window.lift(at: point, with: .mouse)
        window.key(control.key)
        _ = window.root.handle(text: control.text ?? "x")
        if let action = control.action { #expect(!window.root.perform(action, on: part)) }
        #expect(count.value == 0)
    }

    @Test(arguments: UsedControl.all)
    func itIsDrawnInEveryAppearanceAndDirection(control: UsedControl) throws {
        var seen: Set<String> = []
        for appearance in Theme.Appearance.allCases {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let view = control.make()
                let window = try TestWindow(
                    LayoutView { VStack(padding: 40) { view.align(.leading) } }, size: Size(400, 300), direction: direction)
                window.root.theme.appearance = appearance
                window.step()
                seen.insert(window.root.displayList().description)
                #expect(view.frame.width > 0 && view.frame.height >= 16)
            }
        }
        #expect(seen.count == 4)
    }
}

extension View {
    fileprivate func isPublished(in window: TestWindow) -> Bool { window.accessibilityDump.contains(role.rawValue) }
}
