import Tatami
import Testing

/// Views of size 0 that have something to show.
@Suite struct UnseenViewTests {
    private func root(_ view: View) throws -> ViewRoot {
        let root = ViewRoot(view, text: try PangoTextEngine())
        root.layout(in: Size(200, 100))
        return root
    }

    @Test func whatIsUnseenIsFound() throws {
        let line = View().background(.white)
        let root = try root(
            LayoutView {
                VStack {
                    line.stretch(.horizontal)
                    Label("seen")
                    Label("")
                    View()
                }
            })
        #expect(root.unseenViews.map { $0.place.view.map(ObjectIdentifier.init) } == [ObjectIdentifier(line)])
        #expect(root.unseenViews.map(\.axes) == [[.vertical]])
        #expect(
            root.unseenViews.first?.text.hasPrefix("View 0.0 is 0 high, so it is not seen; verticalStretch = 1 would make it ") == true,
            "\(root.unseenViews.map(\.text))")
    }

    @Test func shapesAndIconsAreFound() throws {
        let (shape, icon) = (Shape(.circle), Icon(.trash))
        let root = try root(
            LayoutView {
                VStack {
                    shape.fixedWidth(10)
                    icon.maxHeight(20)
                    Shape()
                    Icon()
                    Icon(.trash, size: 0)
                }
            })
        #expect(root.unseenViews.map { $0.place.view.map(ObjectIdentifier.init) } == [ObjectIdentifier(shape)])
    }

    /// A picture that is squeezed to nothing is found; a view without a picture shows nothing anyway.
    @Test func picturesAreFound() throws {
        let picture = try Image(width: 2, height: 2, premultipliedBGRA: [UInt8](repeating: 255, count: 16))
        let (squeezed, seen) = (ImageView(picture), ImageView(picture))
        let root = try root(
            LayoutView {
                VStack {
                    seen
                    squeezed.ignoringContent(.vertical)
                    ImageView()
                    ImageView(picture).fixedHeight(0)
                }
            })
        #expect(root.unseenViews.map { $0.place.view.map(ObjectIdentifier.init) } == [ObjectIdentifier(squeezed)])
        #expect(root.unseenViews.first?.message == "ImageView 0.1 is 0 high, so it is not seen")
    }

    @Test func whatIsMeantIsNotFound() throws {
        let inner = Label("inner").background(.white)
        let outer = LayoutView { VStack { inner } }
        outer.hidden = true
        let root = try root(
            LayoutView {
                VStack {
                    View().background(.white).fixedHeight(0)
                    View().background(.white).visibility(.collapsed)
                    View().background(.white).with { $0.hidden = true }
                    View().background(.white).with { $0.opacity = 0 }
                    outer
                }
            })
        #expect(root.unseenViews.isEmpty, "\(root.unseenViews.map(\.text))")
    }
}
