import TatamiDrawing
import TatamiGeometry
import Testing

@Suite struct DisplayListBlendingTests {
    private let rect = Rect(0, 0, 40, 20)

    private func list(_ draw: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList()
        draw(&list)
        return list
    }

    private func blended(_ old: DisplayList, _ new: DisplayList, _ part: Double) -> DisplayList {
        var list = new
        list.blend(from: 0, with: old, at: part)
        return list
    }

    @Test func colorsOfTheSameShapesAreMixed() {
        func drawing(_ ground: Color, _ edge: Color, _ title: Color) -> DisplayList {
            list {
                $0.fill(rect, radii: CornerRadii(4), ground)
                $0.border(rect, radii: CornerRadii(4), Border(edge, width: 1))
                $0.text("Save", TextStyle(font: .body, color: title), in: rect)
            }
        }
        let between = blended(drawing(.black, .red, .white), drawing(.white, .blue, .white), 0.25)
        #expect(
            between == drawing(Color.black.mixed(with: .white, 0.25), Color.red.mixed(with: .blue, 0.25), .white))
        #expect(blended(drawing(.black, .red, .white), drawing(.white, .blue, .black), 1) == drawing(.white, .blue, .black))
    }

    @Test func whatOneDrawingLacksFades() {
        let (with, without) = (
            list {
                $0.fill(rect, .red)
                $0.text("Save", TextStyle(font: .body), in: rect)
            }, list { $0.text("Save", TextStyle(font: .body), in: rect) }
        )
        let goes = list {
            $0.pushOpacity(0.75)
            $0.fill(rect, .red)
            $0.pop()
            $0.text("Save", TextStyle(font: .body), in: rect)
        }
        #expect(blended(with, without, 0.25) == goes)
        #expect(blended(without, with, 0.75) == goes)
    }

    @Test func anUnderlineComesAndGoesAtOnce() {
        var underlined = TextStyle(font: .body, color: .red)
        underlined.underline = true
        let old = list { [underlined] in $0.text("Terms", underlined, in: rect) }
        let between = blended(old, list { $0.text("Terms", TextStyle(font: .body, color: .blue), in: rect) }, 0.5)
        #expect(between == list { $0.text("Terms", TextStyle(font: .body, color: Color.red.mixed(with: .blue, 0.5)), in: rect) })
    }

    @Test func groupsThatDifferAreNotMixed() {
        let plain = list { $0.fill(rect, .red) }
        let clipped = list {
            $0.pushClip(.rect(rect, .none))
            $0.fill(rect, .blue)
            $0.pop()
        }
        #expect(blended(plain, clipped, 0.5) == clipped && blended(clipped, plain, 0.5) == plain)
        let other = list {
            $0.pushClip(.rect(rect, .none))
            $0.fill(rect, .red)
            $0.pop()
        }
        #expect(blended(other, clipped, 0.5).description.contains("clip 0 0 40 20"))
        #expect(blended(other, clipped, 0.5).openGroups == 0 && blended(other, clipped, 0.5).commands.count == 3)
    }

    @Test func commandsBeforeTheStartStay() {
        var both = list { $0.fill(rect, .green) }
        both.fill(rect, .white)
        both.blend(from: 1, with: list { $0.fill(rect, .black) }, at: 0.5)
        #expect(both.commands.first == .fill(.rect(rect, .none), .color(.green)) && both.commands.count == 2)
        both.blend(from: 2, with: DisplayList(), at: 0.5)
        both.blend(from: 9, with: list { $0.fill(rect, .black) }, at: .nan)
        #expect(both.commands.count == 2)
    }
}
