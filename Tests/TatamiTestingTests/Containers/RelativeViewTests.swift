import Tatami
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// layouter.md section 4 with views of 50 x 20.
@Suite struct RelativeViewTests {
    private let item1 = View(), item2 = View(), item3 = View()

    private func filled(_ order: Int) -> RelativeView {
        let view = RelativeView(padding: Insets(left: 10, top: 100, right: 0, bottom: 0))
        for item in [item1, item2, item3] { item.frame = Rect(0, 0, 50, 20) }
        let adders = [
            { _ = view.addChild(item1.left(.parent(15)).right(.parent(15)).height(.own).top(.parent(0)).bottom(.free)) },
            {
                _ = view.addChild(
                    item2.width(.ratio(0.3)).left(.centered).right(.centered).height(.own).top(.adjacent(item1, distance: 5)))
            },
            {
                _ = view.addChild(
                    item3.width(.ratio(0.5, of: item1)).left(.free).right(.adjacent(item2, distance: 5)).height(.own)
                        .bottom(.fit(item2)))
            },
        ]
        for index in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]][order] { adders[index]() }
        return view
    }

    /// The area is 300 wide: by the view's size, or as it is set in a view of another size.
    @Test(arguments: 0..<6) func theThreeExamplesInEveryOrder(order: Int) throws {
        let view = filled(order)
        let window = try TestWindow(view, size: Size(310, 300))
        let expected = [Rect(25, 100, 270, 20), Rect(115, 125, 90, 20), Rect(-25, 125, 135, 20)]
        #expect([item1, item2, item3].map(\.frame) == expected)
        #expect(view.contentSize == Size(310, 300) && view.scrollAxes == [])
        window.resize(Size(70, 300))
        #expect([item1, item2, item3].map(\.frame) == [Rect(25, 100, 30, 20), Rect(31, 125, 18, 20), Rect(11, 125, 15, 20)])
        view.areaSize = Size(300, 60)
        window.step()
        #expect([item1, item2, item3].map(\.frame) == expected)
        #expect(view.contentSize == Size(310, 300) && view.scrollAxes == .both)
        view.relativeLayout.padding = Insets(left: 20, top: 100, right: 0, bottom: 0)
        window.step()
        #expect(item1.frame == Rect(35, 100, 270, 20) && view.contentSize.width == 320)
        view.areaSize = nil
        window.step()
        #expect(item1.frame == Rect(35, 100, 20, 20) && view.contentSize == Size(70, 300))
        #expect(window.root.diagnostics.isEmpty)
    }

    @Test func fromRightToLeftEverythingIsMirrored() throws {
        let view = filled(0)
        let window = try TestWindow(view, size: Size(310, 300), direction: .rightToLeft)
        #expect([item1, item2, item3].map(\.frame) == [Rect(15, 100, 270, 20), Rect(105, 125, 90, 20), Rect(200, 125, 135, 20)])
        window.step()
    }

    /// A view without children has no fault, other than in MICUi; a child without rules stands in the center.
    @Test func noRulesAndNoChildren() throws {
        let view = RelativeView()
        let window = try TestWindow(view, size: Size(100, 100))
        item1.frame = Rect(0, 0, 50, 20)
        view.addChild(item1, updateLayout: true)
        #expect(item1.frame == Rect(25, 40, 50, 20))
        view.removeChild(item1, updateLayout: true)
        #expect(view.children.isEmpty && window.root.diagnostics.isEmpty)
        view.areaSize = Size(30, 30)
        view.addChild(item1, updateLayout: true)
        #expect(item1.frame.width == 30)
    }
}
