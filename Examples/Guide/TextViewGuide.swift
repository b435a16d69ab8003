import Tatami

/// Notes: a text view that grows with its text from three lines to six.
public func textViewGuide() -> LayoutView {
    let notes = TextView("Call Ada about the boats.\nשלום עולם\nBring the long rope.", placeholder: "Notes").lines(3...6)
    let empty = TextView(placeholder: "Anything else?").lines(2...4)
    return paper(
        VStack(spacing: 8, padding: 12) {
            Label("Notes").font(.caption).align(.leading)
            notes.stretch(.horizontal)
            empty.stretch(.horizontal)
        })
}
