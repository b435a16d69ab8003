import TatamiDrawing
import TatamiGeometry
import Testing

@Suite struct DisplayListTests {
    /// The letters i are narrower than the distance that is taken away, so the line runs to the left.
    @Test func textThatRunsBackIsInItsBounds() throws {
        let text = AttributedText(String(repeating: "i", count: 40))
        let command = DrawCommand.text(text, TextStyle(font: Font(size: 20), letterSpacing: -1000), Rect(500, 0, 2000, 20))
        #expect(try #require(command.bounds).x <= 500 - 40 * 10)
    }

    @Test func theDumpSaysEverythingOnce() throws {
        var list = DisplayList()
        list.fill(Rect(0, 0, 100.5, 50), .white)
        list.pushClip(.rect(Rect(0, 0, 10, 10), CornerRadii(4, [.topLeft])))
        list.pushOpacity(0.25)
        list.fill(.ellipse(in: Rect(0, 0, 2, 2)), .gradient(.linear(angle: 45, .red, Color.blue.withAlpha(0.5))))
        list.pop()
        list.border(Rect(0, 0, 9, 9), radii: 3, Border(.black, width: 1.25))
        list.pop()
        list.shadow(Rect(1, 2, 3, 4), Shadow(spread: 2))
        list.pushTransform(.translation(3, 1.0 / 3))
        var text = AttributedText("a \"b\"\n")
        text.append("c", .bold)
        list.text(
            text,
            TextStyle(font: .bold(12), alignment: .center, lineBreakMode: .tailTruncation, numberOfLines: 2, lineSpacing: 1),
            in: Rect(0, 0, 50, 20))
        list.pop()
        list.image(
            try Image(width: 1, height: 1, premultipliedBGRA: [0, 0, 0, 0], name: "dot", scale: 2).stretchable(leftCap: 1, topCap: 2),
            in: Rect(5, 5, 5, 5))
        var path = Path()
        path.move(to: Point(0, 0))
        path.line(to: Point(1, 1))
        list.stroke(path, Stroke(.red, width: 2, cap: .round))
        #expect(
            list.description == """
                fill 0 0 100.5 50 #FFFFFF
                clip 0 0 10 10 radius 4 topLeft
                  opacity 0.25
                    fill path M 1 0 C 1.552 0 2 0.448 2 1 C 2 1.552 1.552 2 1 2 C 0.448 2 0 1.552 0 1 C 0 0.448 0.448 0 1 0 Z linear 45deg #FF0000@0 #0000FF80@1
                  end
                  border 0 0 9 9 radius 3 width 1.25 #000000
                end
                shadow 1 2 3 4 #0A0C144D offset 0 2 blur 6 spread 2
                transform 1 0 0 1 3 0.333
                  text "a \\"b\\"\\nc" [6..<7 weight 700] 0 0 50 20 "Inter" 12 weight 700 #1A1B1F align center tailTruncation lines 2 spacing 1
                end
                image "dot" 1x1 scale 2 caps 1 2 5 5 5 5
                stroke path M 0 0 L 1 1 width 2 cap round #FF0000

                """)
    }

    @Test func whatCannotBeSeenIsLeftOut() {
        var list = DisplayList()
        list.fill(Rect(0, 0, 0, 10), .red)
        list.fill(Rect(0, 0, 10, 10), .clear)
        list.fill(Rect(0, 0, -5, .nan), .red)
        list.border(Rect(0, 0, 10, 10), Border(.red, width: 0))
        list.border(Rect(0, 0, 10, 10), Border(.red, width: .nan))
        list.shadow(Rect(0, 0, 10, 10), Shadow(color: .clear))
        list.text("", TextStyle(), in: Rect(0, 0, 10, 10))
        list.stroke(Path(), Stroke(.red))
        #expect(list.isEmpty)
    }

    @Test func numbersAreCleanedAsTheyComeIn() {
        var list = DisplayList()
        list.fill(Rect(.nan, -.infinity, .infinity, 1e300), .red)
        list.pushOpacity(.nan)
        list.pushTransform(Transform(a: .nan, b: 0, c: 0, d: .infinity, tx: -1e300, ty: 0))
        #expect(
            list.commands == [
                .fill(.rect(Rect(0, -1e7, 1e7, 1e7)), .color(.red)), .pushOpacity(0),
                .pushTransform(Transform(a: 0, b: 0, c: 0, d: 1e7, tx: -1e7, ty: 0)),
            ])
    }

    @Test func groupsStayBalanced() {
        var list = DisplayList()
        list.pop()
        #expect(list.isEmpty)
        var inner = DisplayList()
        inner.pushOpacity(0.5)
        inner.pushOpacity(0.5)
        list.append(inner)
        #expect(list.openGroups == 0)
        #expect(list.commands.filter { $0 == .pop }.count == 2)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (0.0005, "0.001"), (1.5, "1.5"), (-1.25, "-1.25"), (100, "100"),
        (12345.6789, "12345.679"), (0.1 + 0.2, "0.3"), (.nan, "0"), (.infinity, "1000000000"), (-1e300, "-1000000000"),
        (0.999_9, "1"), (-0.05, "-0.05"),
    ])
    func numbersAreWrittenPlainly(value: Double, text: String) {
        #expect(DecimalText.format(value) == text)
    }

    @Test func runsGrowInOrderAndEqualNeighboursJoin() {
        var text: AttributedText = "é"
        text.append("b", .bold)
        text.append("c", .bold)
        text.append("", .italic)
        text.append(AttributedText("d", .italic))
        #expect(text.string == "ébcd")
        #expect(text.runs.map(\.range) == [2..<4, 4..<5])
        #expect("a" + AttributedText("b", .bold) == AttributedText("a") + AttributedText("b", .bold))
        #expect(AttributedText("ab", .plain).runs.isEmpty)
    }
}
