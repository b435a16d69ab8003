import Tatami

/// The same form in the light appearance, in the dark one, and with another accent.
public func themesGuide() throws -> LayoutView {
    func panel(_ title: String, _ ground: UInt32, _ changes: ThemeChanges) -> LayoutView {
        let name = TextField(placeholder: "Name")
        let done = Button("Selected")
        done.selected = true
        let panel = LayoutView {
            VStack(alignment: .stretch, spacing: 8, padding: 12) {
                Label(title)
                name.columns(8)
                Button("Save")
                done
            }
        }
        panel.backgroundColor = Color(ground)
        return panel.theme(changes)
    }
    let red = try ThemeChanges.accent(Color(0xB3261E))
    return paper(
        HStack(spacing: 12, padding: 12) {
            panel("Light", 0xF7F7F9, .light).stretch()
            panel("Dark", 0x121316, .dark).stretch()
            panel("Red accent", 0xF7F7F9, red).stretch()
        })
}
