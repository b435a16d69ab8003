import TatamiGeometry

extension Image {
    /// One piece of an image: what is taken from the image, and where it is drawn.
    public struct Part: Hashable, Sendable {
        /// The piece that is taken, in pixels of the image.
        public let source: Rect
        /// The rectangle that the piece is drawn into, in points.
        public let destination: Rect

        /// Makes a piece from a source in pixels and a destination in points.
        public init(source: Rect, destination: Rect) {
            self.source = source
            self.destination = destination
        }
    }

    /// Returns the pieces in which the image is drawn into `rect`: one, or up to nine if the image has caps.
    ///
    /// Pieces without area are left out. If `rect` is smaller than the two caps of an axis together, both caps shrink in proportion.
    public func parts(in rect: Rect) -> [Part] {
        let columns = Image.bands(length: size.width, cap: leftCap, from: rect.x, room: rect.width)
        let rows = Image.bands(length: size.height, cap: topCap, from: rect.y, room: rect.height)
        return rows.flatMap { row in
            columns.map { column in
                Part(
                    source: Rect(
                        column.source * scale, row.source * scale,
                        column.sourceLength * scale, row.sourceLength * scale),
                    destination: Rect(column.place, row.place, column.length, row.length))
            }
        }
    }

    private struct Band {
        let source, sourceLength, place, length: Double
    }

    /// Returns the bands along one axis, in points: the cap, the stretched point in the middle, and the other cap.
    private static func bands(length: Double, cap: Double, from start: Double, room: Double) -> [Band] {
        guard room > 0, length > 0 else { return [] }
        let middle = min(1, length - cap)
        guard cap > 0, middle > 0 else { return [Band(source: 0, sourceLength: length, place: start, length: room)] }
        let end = length - cap - middle
        let fit = min(1, room / (cap + end))
        let pieces = [
            Band(source: 0, sourceLength: cap, place: start, length: cap * fit),
            Band(
                source: cap, sourceLength: middle, place: start + cap * fit,
                length: room - (cap + end) * fit),
            Band(source: cap + middle, sourceLength: end, place: start + room - end * fit, length: end * fit),
        ]
        return pieces.filter { $0.length > 0 && $0.sourceLength > 0 }
    }
}
