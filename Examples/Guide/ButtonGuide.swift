import Tatami

/// What a button shows in its states, and one that looks as the program wants it.
public func buttonGuide() -> LayoutView {
    let later = Button("Later")
    let chosen = Button("Chosen")
    let closed = Button("Closed")
    let own = Button("Own look")
    chosen.selected = true
    closed.enabled = false
    own.backgroundColor = Color(bytes: 0xCD, 0xEE, 0xD8)
    own.titleColor = Color(bytes: 0x1E, 0x5B, 0x3A)
    own.cornerRadius = 18
    later.on { button in
        button.title = "Soon"
        button.selected = true
    }
    return paper(
        HStack(spacing: 8, padding: 12) {
            later
            chosen
            closed
            own
        })
}
