import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// Shapes, icons, and borders by side.
@Suite struct ShapeViewTests {
    private func root(_ view: View, _ size: Size = Size(100, 40), _ direction: LayoutDirection = .leftToRight) -> ViewRoot {
        let root = ViewRoot(view, text: CharacterGrid(), direction: direction)
        root.layout(in: size)
        return root
    }

    private func drawn(_ view: View, _ size: Size = Size(100, 40), _ direction: LayoutDirection = .leftToRight) -> [String] {
        root(view, size, direction).displayList().commands.map(\.description)
    }

    private func triangle() throws -> Shape { Shape(try Path(data: "M10 10H30V20Z")).fill(.red) }

    @Test func aPathIsFittedIntoItsView() throws {
        // 20 by 10 becomes 80 by 40, in the middle of 100.
        #expect(try drawn(triangle()) == ["fill path M 10 0 L 90 0 L 90 40 Z #FF0000"])
        #expect(try drawn(triangle().contentMode(.scaleToFill)) == ["fill path M 0 0 L 100 0 L 100 40 Z #FF0000"])
        #expect(
            try drawn(triangle().contentMode(.aspectFill))
                == ["clip 0 0 100 40", "fill path M 0 -5 L 100 -5 L 100 45 Z #FF0000", "end"])
        #expect(try drawn(triangle().contentMode(.topLeft)) == ["fill path M 0 0 L 20 0 L 20 10 Z #FF0000"])
    }

    @Test func theViewBoxIsThePartThatIsShown() throws {
        #expect(try drawn(triangle().viewBox(Rect(0, 0, 50, 20))) == ["fill path M 20 20 L 60 20 L 60 40 Z #FF0000"])
        #expect(try triangle().viewBox(Rect(5, 5, 50, 20)).measure(.unbounded) == Size(50, 20))
    }

    @Test func theLineStaysInTheView() throws {
        let shape = Shape(try Path(data: "M0 0H20V10H0Z")).stroke(.red, width: 4)
        #expect(shape.measure(.unbounded) == Size(24, 14))
        #expect(drawn(shape, Size(24, 14)) == ["stroke path M 2 2 L 22 2 L 22 12 L 2 12 Z width 4 #FF0000"])
        // The width of the line does not grow with the shape.
        #expect(drawn(shape, Size(44, 24)) == ["stroke path M 2 2 L 42 2 L 42 22 L 2 22 Z width 4 #FF0000"])
    }

    @Test func aLineWithoutAreaIsFittedByItsLength() throws {
        let line = Shape(try Path(data: "M0 0V10")).stroke(.red)
        #expect(drawn(line, Size(21, 31))[0].hasPrefix("stroke path M 10.5 0.5 L 10.5 30.5 width 1"))
        #expect(drawn(line.contentMode(.aspectFill), Size(21, 31))[0].hasPrefix("stroke path M 10.5 0.5 L 10.5 30.5 width 1"))
        #expect(drawn(Shape(try Path(data: "M5 5"))) == [] && drawn(Shape()) == [])
    }

    @Test func formsFillTheirView() {
        #expect(drawn(Shape(.rectangle).fill(.red).cornerRadius(4)) == ["fill 0 0 100 40 radius 4 #FF0000"])
        #expect(drawn(Shape(.capsule).fill(.red)) == ["fill 0 0 100 40 radius 20 #FF0000"])
        #expect(drawn(Shape(.circle).fill(.red))[0].hasPrefix("fill path M 50 0 C "))
        #expect(drawn(Shape(.ellipse).stroke(.red, width: 2))[0].hasPrefix("stroke path M 50 1 C "))
    }

    @Test func withoutFillAndStrokeAShapeHasTheColorOfText() {
        let shape = Shape(.rectangle)
        #expect(drawn(shape) == ["fill 0 0 100 40 #\(shape.theme.color(.text).hex)"])
    }

    @Test func theFillRuleIsThatOfTheShape() throws {
        let shape = Shape(try Path(data: "M0 0H100V40H0ZM10 10H20V20H10Z")).fill(.red)
        #expect(drawn(shape)[0].hasSuffix("Z #FF0000"))
        shape.fillRule = .evenOdd
        #expect(drawn(shape)[0].hasSuffix("Z evenOdd #FF0000"))
    }

    @Test func aShapeFollowsTheDirectionOnlyIfItSaysSo() throws {
        let shape = try triangle()
        #expect(drawn(shape, Size(20, 10), .rightToLeft) == ["fill path M 0 0 L 20 0 L 20 10 Z #FF0000"])
        shape.followsDirection = true
        #expect(drawn(shape, Size(20, 10), .rightToLeft) == ["fill path M 20 0 L 0 0 L 0 10 Z #FF0000"])
    }

    @Test func anIconIsDrawnInTheMiddle() {
        let icon = Icon(.minus).color(.red)
        #expect(icon.measure(.unbounded) == Size(24, 24))
        #expect(drawn(icon) == ["stroke path M 43 20 L 57 20 width 1.5 cap round join round #FF0000"])
        #expect(
            drawn(Icon(.minus, size: 48).color(.red), Size(48, 48)) == ["stroke path M 10 24 L 38 24 width 2 cap round join round #FF0000"])
        // A smaller view shows a smaller icon.
        #expect(drawn(Icon(.minus).color(.red), Size(12, 20))[0].hasPrefix("stroke path M 2.5 10 L 9.5 10 "))
        #expect(drawn(Icon()) == [])
    }

    @Test func anIconWithoutRoomDrawsNothing() {
        #expect(drawn(Icon(.minus, size: 0)) == [])
        #expect(drawn(Icon(.minus), Size(0, 20)) == [])
    }

    @Test func anIconThatChangesIsDrawnAnew() {
        let icon = Icon(.minus).color(.red)
        let root = root(icon, Size(24, 24))
        let before = root.displayList()
        #expect(root.displayList() == before)
        icon.name = .check
        #expect(root.displayList() != before)
    }

    /// What a window of 100 by 100 points shows of a view in a frame.
    private func seen(_ view: View, _ frame: Rect) -> Int {
        let parent = View()
        view.frame = frame
        parent.addSubview(view)
        return ViewRoot(parent, text: CharacterGrid()).frame(in: Size(100, 100), at: 0).list.commands.count
    }

    @Test func whatReachesIntoSightIsDrawn() throws {
        let outside = Rect(-50, 10, 40, 20)
        let box = try Shape(Path(data: "M0 0H500V10H0Z")).viewBox(Rect(0, 0, 10, 10)).fill(.red)
        #expect(seen(box, outside) == 1)
        let line = try Shape(Path(data: "M0 0H40")).viewBox(Rect(0, 0, 40, 20)).stroke(.red, width: 30, cap: .square)
        #expect(seen(line, outside) == 1)
        #expect(seen(Shape(.rectangle).stroke(.red, width: 200), outside) == 1)
        #expect(seen(Shape(.rectangle).fill(.red), outside) == 0)
        let label = Label("a")
        #expect(seen(label, outside) == 0)
        label.shadowColor = .red
        label.shadowOffset = Point(60, 0)
        #expect(seen(label, outside) == 2)
        #expect(seen(Label("a").with { ($0.lineHeight, $0.font) = (1, Font(size: 40)) }, Rect(10, -30, 40, 1)) == 1)
        #expect(seen(Label("iiiiiiii").with { ($0.letterSpacing, $0.font) = (-20, Font(size: 40)) }, Rect(120, 10, 40, 20)) == 1)
    }

    @Test func aShadowThatComesIntoSightIsDrawn() {
        let (parent, label) = (View(), Label("a"))
        label.frame = Rect(-50, 10, 40, 20)
        parent.addSubview(label)
        let root = ViewRoot(parent, text: CharacterGrid())
        #expect(root.frame(in: Size(100, 100), at: 0).list.isEmpty)
        label.shadowOffset = Point(60, 0)
        label.shadowColor = .red
        #expect(root.frame(in: Size(100, 100), at: 1).list.commands.count == 2)
    }

    @Test func iconsWithADirectionAreMirrored() {
        func path(_ name: IconName, _ direction: LayoutDirection) -> String {
            drawn(Icon(name).color(.red), Size(24, 24), direction)[0].replacingOccurrences(of: " width")
        }
        #expect(path(.chevronLeft, .rightToLeft) == path(.chevronRight, .leftToRight))
        #expect(path(.check, .rightToLeft) == path(.check, .leftToRight))
    }

    @Test func aFilledIconIsFilledToo() {
        #expect(drawn(Icon(.heartFilled)).map { $0.prefix(4) } == ["fill", "stro"])
        #expect(drawn(Icon(.heart)).map { $0.prefix(4) } == ["stro"])
    }

    @Test func decorationIsNotReadUnlessItHasALabel() {
        let (icon, shape) = (Icon(.trash), Shape(.circle))
        let root = root(
            LayoutView {
                VStack {
                    icon
                    shape.fixedSize(8, 8)
                }
            })
        #expect(!root.accessibilityTree().description.contains("image"))
        icon.accessibilityLabel = "Delete"
        #expect(root.accessibilityTree().description.contains("image \"Delete\""))
    }

    @Test func bordersOfSidesFollowTheDirection() {
        func border(_ view: View, _ direction: LayoutDirection) -> String { drawn(view, Size(20, 10), direction).joined() }
        let leading = View().border(.leading, color: .red, width: 2)
        let left = View()
        left.borderLeft = BorderSide(width: 2, color: .red)
        let right = View()
        right.borderRight = BorderSide(width: 2, color: .red)
        #expect(border(leading, .leftToRight) == border(left, .leftToRight) && !border(left, .leftToRight).isEmpty)
        #expect(border(leading, .rightToLeft) == border(right, .leftToRight))
        #expect(border(left, .rightToLeft) == border(left, .leftToRight))
    }

    @Test func aSideTakesThePlaceOfTheWholeBorder() {
        let view = View().border(.red, width: 1, dash: .dashed)
        #expect(drawn(view, Size(20, 20)).count == 1 && drawn(view, Size(20, 20))[0].contains(" dash "))
        view.borderTop = BorderSide(width: 0)
        #expect(drawn(view, Size(20, 20)).filter { $0.hasPrefix("stroke") }.count == 3)
        view.borderTop = BorderSide(width: 3, dash: .solid)
        #expect(drawn(view, Size(20, 20)).filter { $0.hasPrefix("fill") }.count == 1)
    }

    @Test func aBorderOfOneSideIsSomethingToShow() {
        let view = View().border(.bottom)
        let root = root(LayoutView { VStack { view } })
        #expect(root.unseenViews.count == 1)
    }
}

extension String {
    /// The text before `mark`.
    fileprivate func replacingOccurrences(of mark: String) -> String { split(separator: mark).first.map(String.init) ?? self }
}
