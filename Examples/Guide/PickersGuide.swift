import Tatami

/// A form with a choice, a text with proposals, a date and a color.
public func pickersGuide() -> LayoutView {
    let country = ComboBox(["Denmark", "Finland", "Norway", "Sweden"], placeholder: "Country")
    let city = EditableComboBox(["Aarhus", "Copenhagen", "Odense"], text: "Aarhus")
    let born = DatePicker(CalendarDate(iso: "1990-05-03"))
    let color = ColorWell(Color(0x2D5BE3))
    let note = Label("Denmark, Aarhus, 3 May 1990")
    country.selectedIndex = 0
    note.font = Font(size: 13)

    func tell() {
        let date = born.value.map(born.locale.words) ?? "no date"
        note.text = [country.value ?? "no country", city.value, date].joined(separator: ", ")
    }
    country.on { _ in tell() }
    city.on { _ in tell() }
    born.on { _ in tell() }
    color.on { note.textColor = $0.value }
    return paper(
        VStack(spacing: 10, padding: 12) {
            country.align(.leading)
            city.align(.leading)
            HStack(spacing: 8) {
                born
                color
            }.align(.leading)
            note.align(.leading)
        })
}
