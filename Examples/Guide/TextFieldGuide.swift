import Tatami

/// A form: fields that fill the width, one that is as wide as four digits.
public func textFieldGuide() -> LayoutView {
    let name = TextField(placeholder: "Name")
    let city = TextField("Turin")
    let pin = TextField("1234", placeholder: "PIN")
    let shown = Label("Nobody")
    pin.isSecure = true
    pin.columns = 4
    name.on { shown.text = $0.text.isEmpty ? "Nobody" : $0.text }
    shown.font = Font(size: 13)
    return paper(
        VStack(spacing: 8, padding: 12) {
            name.stretch(.horizontal)
            city.stretch(.horizontal)
            HStack(spacing: 8) {
                pin
                shown
            }.align(.leading)
        })
}
