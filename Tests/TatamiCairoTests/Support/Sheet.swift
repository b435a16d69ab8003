import TatamiDrawing
import TatamiGeometry

/// One picture with everything in it.
enum Sheet {
    static let size = Size(760, 860)

    static func list() throws -> DisplayList {
        var list = DisplayList()
        list.fill(Rect(size), .white)
        try texts(&list)
        try shapes(&list)
        return list
    }

    private static let fox: AttributedText = "The quick brown fox jumps over the lazy dog and runs away."

    private static func box(_ list: inout DisplayList, _ text: AttributedText, _ style: TextStyle, _ rect: Rect) {
        list.fill(rect, Color(hex: "EEF2FF") ?? .white)
        list.border(rect, Border(Color(hex: "C7D2FE") ?? .black))
        list.text(text, style, in: rect)
    }

    private static func texts(_ list: inout DisplayList) throws {
        let font = Font.system(14)
        let modes: [(LineBreakMode, Int)] = [
            (.wordWrap, 0), (.characterWrap, 0), (.clip, 0), (.tailTruncation, 1), (.middleTruncation, 1),
            (.headTruncation, 1), (.tailTruncation, 2), (.middleTruncation, 2), (.headTruncation, 2), (.wordWrap, 2),
        ]
        for (index, mode) in modes.enumerated() {
            let rect = Rect(10 + Double(index % 5) * 148, 10 + Double(index / 5) * 80, 120, 70)
            box(&list, fox, TextStyle(font: font, lineBreakMode: mode.0, numberOfLines: mode.1), rect)
        }
        for (index, alignment) in TextAlignment.allCases.enumerated() {
            let rect = Rect(10 + Double(index) * 124, 170, 116, 90)
            box(&list, fox, TextStyle(font: .system(12), alignment: alignment, lineSpacing: 2), rect)
        }
        let hebrew: AttributedText = "שלום עולם, זה טקסט בעברית עם English באמצע."
        let arabic: AttributedText = "مرحبا بالعالم، هذا نص عربي مع 123 أرقام."
        box(&list, hebrew, TextStyle(font: font), Rect(10, 270, 180, 60))
        box(&list, arabic, TextStyle(font: font), Rect(200, 270, 180, 60))
        box(&list, "Latin forced right to left!", TextStyle(font: font, direction: .rightToLeft), Rect(390, 270, 180, 60))
        box(
            &list, "שלום עולם ארוך מאוד\nשורה שנייה", TextStyle(font: font, lineBreakMode: .tailTruncation, numberOfLines: 1),
            Rect(580, 270, 120, 60))
        var attributed = AttributedText("Plain, ")
        attributed.append("bold", .bold)
        attributed.append(", ")
        attributed.append("italic", .italic)
        attributed.append(", ")
        attributed.append("underlined", .underlined)
        attributed.append(", ")
        attributed.append("red and large", TextAttributes(fontSize: 22, color: .red))
        attributed.append(" and שלום plain.")
        box(&list, attributed, TextStyle(font: font), Rect(10, 340, 240, 80))
        box(&list, "Emoji 🎉 👩🏽‍💻 🇩🇪 ❤️ 😀 ☺ ✓ 1️⃣ text", TextStyle(font: .system(18)), Rect(260, 340, 240, 80))
        box(
            &list, "a\nb\nc\nd", TextStyle(font: font, lineBreakMode: .tailTruncation, numberOfLines: 3), Rect(510, 340, 50, 80))
        box(&list, "sand\u{AD}wich", TextStyle(font: font), Rect(570, 340, 50, 80))
        box(&list, "Unbreakable", TextStyle(font: font), Rect(630, 340, 50, 80))
        list.text("x <&> \u{1} \"'", TextStyle(font: font, color: .purple), in: Rect(690, 340, 60, 80))
    }

    private static func shapes(_ list: inout DisplayList) throws {
        let blue = Color(bytes: 0x1E, 0x3A, 0x8A)
        let violet = Color(bytes: 0x93, 0x33, 0xEA)
        list.fill(.rect(Rect(10, 430, 110, 70), 12), .gradient(.linear(angle: 135, blue, violet)))
        list.fill(.rect(Rect(130, 430, 110, 70), 12), .gradient(.horizontal(.red, .yellow, .green)))
        list.fill(.rect(Rect(250, 430, 110, 70), CornerRadii(20, [.topLeft, .bottomRight])), .gradient(.vertical(.white, .black)))
        list.fill(.ellipse(in: Rect(370, 430, 110, 70)), .gradient(.radial(.yellow, .orange, .red)))
        list.fill(
            .rect(Rect(490, 430, 110, 70)),
            .gradient(Gradient(.linear(from: Point(0, 0), to: Point(0.3, 0.6)), colors: [violet, violet.withAlpha(0)])))
        list.border(Rect(610, 430, 60, 70), radii: 12, Border(.red, width: 6))
        list.border(Rect(680, 430, 70, 70), radii: CornerRadii(20, [.topRight]), Border(blue, width: 3))

        list.shadow(Rect(20, 520, 100, 60), radii: 10, Shadow(blur: 12))
        list.fill(Rect(20, 520, 100, 60), radii: 10, .white)
        list.shadow(Rect(150, 520, 100, 60), Shadow(color: violet, offset: Point(6, 8), blur: 0))
        list.fill(Rect(150, 520, 100, 60), .white)
        list.shadow(
            Rect(290, 520, 300, 60), radii: CornerRadii(30, [.topLeft, .topRight]),
            Shadow(color: blue, offset: Point(0, 4), blur: 20, spread: 3))
        list.fill(Rect(290, 520, 300, 60), radii: CornerRadii(30, [.topLeft, .topRight]), .white)
        list.shadow(Rect(630, 530, 40, 40), radii: 20, Shadow(color: .black, offset: .zero, blur: 16))
        list.fill(Rect(630, 530, 40, 40), radii: 20, .white)

        let stretch = try Pictures.frame().stretchable(leftCap: 6, topCap: 6)
        list.image(stretch, in: Rect(20, 610, 13, 13))
        list.image(stretch, in: Rect(50, 610, 100, 60))
        list.image(stretch, in: Rect(160, 610, 8, 60))
        list.image(try Pictures.gradient(), in: Rect(190, 610, 64, 64))
        list.image(try Pictures.gradient(), in: Rect(270, 610, 24, 24))
        list.image(try Image(encoded: Pictures.jpeg, name: "tiny.jpg"), in: Rect(310, 610, 64, 64))
        list.pushClip(.ellipse(in: Rect(390, 610, 64, 64)))
        list.image(try Pictures.gradient(), in: Rect(390, 610, 64, 64))
        list.pop()

        list.pushOpacity(0.5)
        list.fill(Rect(480, 610, 50, 50), .red)
        list.fill(Rect(505, 625, 50, 50), .blue)
        list.pop()
        list.pushOpacity(0.5)
        list.text("faded", TextStyle(font: .bold(20)), in: Rect(570, 620, 100, 30))
        list.pop()
        list.pushOpacity(0)
        list.fill(Rect(0, 0, 760, 860), .red)
        list.pop()

        list.pushTransform(Transform.rotation(degrees: 20).around(Point(80, 760)))
        list.shadow(Rect(30, 730, 100, 60), radii: 8, Shadow(blur: 10))
        list.fill(.rect(Rect(30, 730, 100, 60), 8), .gradient(.linear(angle: 90, blue, violet)))
        list.text("rotated 20°", TextStyle(font: .system(14), color: .white, alignment: .center), in: Rect(30, 750, 100, 20))
        list.pop()
        list.pushTransform(Transform.scale(-1, 1).around(Point(230, 760)))
        list.text("mirrored", TextStyle(font: .system(20)), in: Rect(190, 740, 100, 30))
        list.pop()
        list.pushTransform(.scale(0, 1))
        list.fill(Rect(0, 0, 760, 860), .red)
        list.pop()
        list.pushClip(.rect(Rect(320, 720, 100, 80), 24))
        list.pushTransform(Transform.rotation(degrees: 45).around(Point(370, 760)))
        list.fill(.rect(Rect(330, 720, 80, 80)), .gradient(.vertical(.cyan, .magenta)))
        list.pop()
        list.pop()
        var check = Path()
        check.move(to: Point(460, 765))
        check.line(to: Point(480, 785))
        check.line(to: Point(520, 735))
        list.stroke(check, Stroke(.green, width: 8, cap: .round, join: .round))
        var wave = Path()
        wave.move(to: Point(550, 780))
        wave.curve(Point(580, 700), Point(610, 860), to: Point(640, 740))
        list.stroke(wave, Stroke(.black, width: 2))
        list.text("justified by engine", TextStyle(font: Font("No Such Family", size: 16, italic: true)), in: Rect(550, 800, 200, 30))
    }
}
