import Tatami

/// A form in a box.
public func formsGuide() -> LayoutView {
    let form = FormLayout([
        FormRow("Name", TextField("Ada Lovelace")),
        FormRow("E-mail", TextField("ada@example.org")),
        FormRow("Copies", Stepper(2, in: 1...20), stretches: false),
        FormRow("Size", RadioGroup(["Small", "Large"]).with { $0.selectedIndex = 0 }, stretches: false),
        FormRow("", Switch("Print on both sides"), stretches: false),
    ])
    return LayoutView { VStack(alignment: .stretch, padding: 16) { GroupBox("Order", content: form) } }
        .with { $0.background = .color(.role(.background)) }
}
