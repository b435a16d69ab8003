import Tatami

/// Controls that hold numbers, and views that show them.
public func valuesGuide() -> LayoutView {
    let volume = Slider(0.4)
    let price = RangeSlider(20...80, in: 0...100, step: 5)
    let copies = Stepper(2, in: 1...20)
    let note = Label("2 copies, 20 to 80")

    func tell() { note.text = "\(copies.valueText) copies, \(price.lower.valueText) to \(price.upper.valueText)" }
    price.on { _ in tell() }
    copies.on { _ in tell() }
    return paper(
        VStack(alignment: .stretch, spacing: 12, padding: 12) {
            volume
            price
            copies.align(.leading)
            note
            Divider()
            HStack(spacing: 12) {
                ActivityIndicator()
                ProgressView(0.6).stretch(.horizontal)
            }
            HStack(spacing: 8) {
                Avatar("Ada Lovelace")
                Avatar("Grace Hopper")
                Avatar("Alan Turing")
                Avatar()
            }.align(.leading)
        })
}
