import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The picture of a view that is carried out of the view around it, without a ``DragSession``, and a line where it would go. Meanwhile the
/// view itself is not painted.
package final class CarriedImage {
    private let image: DragImage
    private weak var root: ViewRoot?
    private var shown: (pointer: Point, line: Rect?)
    private var isLanding = false

    /// Shows the picture of a view.
    ///
    /// - Parameters:
    ///   - view: The view, which is in the root.
    ///   - root: The root.
    ///   - grip: The place of the pointer in the view, in points.
    ///   - pointer: The place of the pointer, in the root's space, in points.
    package init(of view: View, in root: ViewRoot, grip: Point, at pointer: Point) {
        (self.root, shown) = (root, (pointer, nil))
        image = DragImage(
            root.picture(of: view), of: view, bounds: view.presentedFrame, grabbed: grip, pointer: pointer,
            root.reducesMotion ? .none : view.theme.motion[.snappy], at: root.stage.now)
        root.stage.setDragImages(root.stage.dragImages + [image])
        root.queue.needsPaint = true
    }

    /// Goes to another place.
    ///
    /// - Parameters:
    ///   - pointer: The place of the pointer, in the root's space, in points.
    ///   - line: The line that shows where a drop would go, in the same space; nil for none.
    ///   - color: The color of the line.
    package func follow(_ pointer: Point, line: Rect?, _ color: Color) {
        guard shown != (pointer, line) else { return }
        shown = (pointer, line)
        image.follow(pointer)
        image.line = line.map { ($0, color) }
        root?.queue.needsPaint = true
    }

    /// Lets the picture fly to a view, and goes away there; at once if there is none.
    package func land(on view: View?) {
        guard let root, let view, view.root === root else { return remove() }
        (image.line, isLanding) = (nil, true)
        image.land(view, root.reducesMotion ? .none : root.view.theme.motion[.gentle], at: root.stage.now)
        root.stage.setDragImages(root.stage.dragImages)
        root.queue.needsPaint = true
    }

    deinit { if !isLanding { remove() } }

    /// Goes away at once.
    package func remove() {
        guard let root else { return }
        root.stage.setDragImages(root.stage.dragImages.filter { $0 !== image })
        root.queue.needsPaint = true
    }
}
