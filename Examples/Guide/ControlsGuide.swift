import Tatami

/// A form of controls that choose, and what they tell.
public func controlsGuide() -> LayoutView {
    let note = Label("Medium, weekly, 2 copies")
    let size = RadioGroup(["Small", "Medium", "Large"])
    let rhythm = SegmentedControl(["Daily", "Weekly", "Monthly"])
    let copies = Stepper(2, in: 1...20)
    (size.selectedIndex, rhythm.selectedIndex) = (1, 1)

    func tell() {
        let words = [size.titles[size.selectedIndex ?? 0], rhythm.titles[rhythm.selectedIndex ?? 0].lowercased()]
        note.text = "\(words.joined(separator: ", ")), \(copies.valueText) copies"
    }
    size.on { _ in tell() }
    rhythm.on { _ in tell() }
    copies.on { _ in tell() }
    return paper(
        VStack(spacing: 10, padding: 12) {
            size.align(.leading)
            rhythm.align(.leading)
            copies.align(.leading)
            Switch("Print on both sides").with { $0.isOn = true }.align(.leading)
            CheckBox("Tell me when it is done").with { $0.mixed = true }.align(.leading)
            HStack(spacing: 8) {
                ToggleButton("Color").style(.chip).with { $0.selected = true }
                ToggleButton("Drafts").style(.chip)
            }.align(.leading)
            HStack(spacing: 8) {
                Button("Cancel").keyRole(.cancel)
                Button("Print").style(.primary).icon(.printer).keyRole(.default)
            }.align(.trailing)
            note
        })
}
