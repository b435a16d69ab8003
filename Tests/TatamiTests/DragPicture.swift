import GuideExamples
import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import TatamiViews

/// A strip of a drag: the lists at rest, a task that is lifted, one over the other list, and the lists after the drop.
struct DragPicture {
    var direction = LayoutDirection.leftToRight
    private static let cell = Size(240, 180)
    private static let moments = 4

    var size: Size { Size(Self.cell.width * Double(Self.moments), Self.cell.height) }

    /// Returns the picture as a view of `size`.
    func view() throws -> View {
        let window = try TestWindow(dragGuide(), size: Self.cell, direction: direction)
        let task = try window.find(.label("Sails"))
        let start = window.root.presentedFrame(of: task).center
        let over = try window.find(.label("Charts"))
        var list = DisplayList()
        for moment in 0..<Self.moments {
            switch moment {
            case 1:
                window.press(at: start, with: .mouse)
                window.move(to: Point(start.x + 6, start.y + 6), with: .mouse)
            case 2: window.move(to: window.root.presentedFrame(of: over).center + Point(-10, 24), with: .mouse)
            case 3: window.lift(at: window.root.presentedFrame(of: over).center, with: .mouse)
            default: break
            }
            window.wait(1)
            list.pushTransform(.translation(Double(moment) * Self.cell.width, 0))
            list.pushClip(.rect(Rect(origin: .zero, size: Self.cell)))
            list.append(window.root.displayList())
            list.pop()
            list.pop()
        }
        return DrawnList(list, size)
    }
}
