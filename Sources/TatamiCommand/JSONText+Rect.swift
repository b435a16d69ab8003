import Tatami

extension JSONText {
    /// `[x, y, width, height]`
    static func rect(_ rect: Rect) -> String { numbers([rect.x, rect.y, rect.width, rect.height]) }
}
