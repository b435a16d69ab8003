import Tatami

/// Shapes of paths and simple forms, and borders of single sides.
public func shapesGuide() throws -> LayoutView {
    let (blue, line) = (Color(0x2D5BE3), Color(0x868A94))
    let drop = try Path(data: "M12 2C12 2 19 10.5 19 15A7 7 0 0 1 5 15C5 10.5 12 2 12 2Z")
    let wave = try Path(data: "M0 10Q10 -6 20 10T40 10T60 10")
    func box(_ text: String) -> Label {
        Label(text).font(.system(13)).color(Color(0x22303C)).alignment(.center).background(Color(0xF0F1F4))
    }
    return paper(
        VStack(alignment: .stretch, spacing: 12, padding: 12) {
            HStack(alignment: .center, spacing: 16) {
                Shape(drop).fill(blue).viewBox(Rect(0, 0, 24, 24)).fixedSize(48, 48)
                Shape(drop).stroke(blue, width: 2, dash: .dashed).viewBox(Rect(0, 0, 24, 24)).fixedSize(48, 48)
                Shape(wave).stroke(line, width: 3, cap: .round).fixedSize(66, 24)
                Shape(.circle).fill(.gradient(Gradient(.angle(135), colors: [blue, Color(0x2A9D66)]))).fixedSize(40, 40)
                Shape(.capsule).stroke(line, width: 1.5).fixedSize(56, 28)
            }
            HStack(spacing: 12) {
                box("bottom").border(.bottom, color: blue, width: 2).fixedSize(86, 36)
                box("leading").border(.leading, color: blue, width: 4).cornerRadius(8).fixedSize(86, 36)
                box("dashed").border(line, width: 1.5, dash: .dashed).cornerRadius(8).fixedSize(86, 36)
            }
        })
}
