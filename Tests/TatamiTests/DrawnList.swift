import Tatami

/// A view that draws a list.
final class DrawnList: View {
    private let list: DisplayList
    private let size: Size

    init(_ list: DisplayList, _ size: Size) {
        (self.list, self.size) = (list, size)
        super.init()
    }

    override func measure(_ proposal: Proposal) -> Size { size }

    override func draw(_ target: inout DisplayList, in bounds: Rect) {
        target.pushTransform(.translation(bounds.x, bounds.y))
        target.append(list)
        target.pop()
    }
}
