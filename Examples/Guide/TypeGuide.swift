import Tatami

/// Weights of a family, spaced letters, heights of lines, and lines through text.
public func typeGuide() -> LayoutView {
    let ink = Color(0x22303C)
    func text(_ text: String, _ weight: Font.Weight = .normal, size: Double = 16) -> Label {
        Label(text).font(Font(size: size, weight: weight)).color(ink)
    }
    return paper(
        HStack(spacing: 24, padding: 12) {
            VStack(alignment: .leading, spacing: 2) {
                text("Thin", .thin)
                text("Light", .light)
                text("Normal")
                text("Medium", .medium)
                text("Semibold", .semibold)
                text("Bold", .bold)
                text("Heavy", .heavy)
            }
            VStack(alignment: .stretch, spacing: 8) {
                text("DEPARTURES", .medium, size: 12).letterSpacing(2)
                text("Lines of this text are 24 points high, whatever letters are in them: α, ש, ☂.", size: 14).lineHeight(24)
                text("Read the terms", size: 14).underline()
                text("119.00", size: 14).strikethrough()
            }.stretch(.horizontal)
        })
}
