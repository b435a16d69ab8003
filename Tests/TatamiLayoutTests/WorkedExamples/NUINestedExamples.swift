import TatamiGeometry
import TatamiLayout
import Testing

/// nui.md 2.6: layouts in layouts.
@Suite struct NUINestedExamples {
    @Test func aRowInAColumn() {
        let row = Example.stack(
            .horizontal, [.pref(40, 20), .pref(60, 30) { $0.margin.leading = 8 }],
            item: {
                $0.horizontalAlignment = .right
                $0.margin = 4
            })
        let rest = Example.size(0, 0) {
            $0.horizontalAlignment = .stretch
            $0.verticalAlignment = .stretch
        }
        let laid = LaidOut(.vertical(row, rest), 200, 100)
        #expect(laid.frames == [Rect(88, 4, 108, 30), Rect(88, 9, 40, 20), Rect(136, 4, 60, 30), Rect(0, 38, 200, 62)])
    }

    /// "Star asks for all": the original puts the bar of the vertical one at 200, off the screen. [R] Both work.
    @Test(arguments: Axis.allCases)
    func aStretchedLayoutLeavesRoomForABar(axis: Axis) {
        func stretched(_ item: inout ItemStyle) {
            (item.horizontalAlignment, item.verticalAlignment) = (.stretch, .stretch)
        }
        let size = axis == .vertical ? Size(100, 200) : Size(200, 100)
        let cells = Example.stack(axis, [.size(0, 0, stretched)], item: stretched)
        let bar = Example.size(0, 0) {
            stretched(&$0)
            $0[axis].fixed = 44
        }
        let laid = LaidOut(.stack(axis, [cells, bar]), size.width, size.height)
        let inner = axis == .vertical ? Rect(0, 0, 100, 156) : Rect(0, 0, 156, 100)
        #expect(laid.frames == [inner, inner, axis == .vertical ? Rect(0, 156, 100, 44) : Rect(156, 0, 44, 100)])
    }

    /// [B] of the original: z stayed at 20.
    @Test func aNestedTextThatGrowsMovesWhatFollows() {
        let label = WrapText(50)
        let laid = LaidOut(.vertical(.vertical(.leaf(.measured(by: label))), .pref(10, 10)), 100, 100)
        #expect(laid.tree.exactFrame(of: laid.ids[3]).y == 20)
        label.lineHeight = 60
        laid.tree.invalidateContent(of: laid.ids[2])
        laid.tree.layout(laid.ids[0], width: 100, height: 100)
        #expect(laid.tree.exactFrame(of: laid.ids[3]).y == 60)
    }

    /// The same over three levels, when something is added to the deepest.
    @Test func anAdditionFarBelowMovesWhatFollows() {
        let laid = LaidOut(.vertical(.vertical(.vertical(.pref(50, 20))), .pref(10, 10)), 100, 100)
        laid.tree.add(.fixed(Size(5, 7)), to: laid.ids[2])
        laid.tree.layout(laid.ids[0], width: 100, height: 100)
        #expect(laid.tree.exactFrame(of: laid.ids[4]).y == 27)
    }
}
