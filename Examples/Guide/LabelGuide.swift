import Tatami

/// A balanced title, a text with links, a text that can be selected, and a number that shrinks to fit.
public func labelGuide() -> LayoutView {
    let ink = Color(0x22303C)
    let title = Label("A walk along the harbour before the first ferry leaves").font(.headline).color(ink)
        .lineBreak(.balanced).alignment(.center)

    var text: AttributedText = "Tickets are sold on board. Read the "
    text.append("timetable", .link("timetable"))
    text.append(" and the ")
    text.append("terms of the ferry", .link("terms"))
    text.append(".")
    let links = Label(text).font(Font(size: 13)).color(ink)
    links.on { print($0.pressedLink ?? "") }

    let code = Label("AX-2290-77").font(.code).color(ink).selectable()
    let sum = Label("1,204,998.00").font(Font(size: 28)).color(ink).lines(1)
    (sum.adjustsFontSizeToFitWidth, sum.minimumFontSize) = (true, 12)
    return paper(
        VStack(alignment: .stretch, spacing: 10, padding: 12) {
            title
            links
            HStack(spacing: 12) {
                code.align(.leading, .center)
                sum.fixedWidth(110)
            }
        })
}
