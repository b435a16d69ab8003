import CPango
import TatamiDrawing

/// The carets of a line from left to right. Offsets count the bytes that were shaped.
///
/// Where two directions meet, a character has two places at which a caret could stand. The caret stands where a letter of the line's own
/// direction would be inserted: behind the letter before it if that letter has the direction of the line, else in front of the letter after
/// it. By this rule each place has one offset, and each offset one place.
struct CaretOrder {
    private struct Scalar {
        let offset: Int
        let isRightToLeft: Bool
        /// The place among the scalars of the line, from the left.
        let place: Int
    }

    private let line: TextLayout.Line
    /// The scalars of the line, in text order.
    private let scalars: [Scalar]
    private let end: Int

    init(_ line: TextLayout.Line, in bytes: [UInt8]) {
        self.line = line
        var scalars: [Scalar] = []
        var node = line.line.pointee.runs
        while let run = node {
            node = run.pointee.next
            guard let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item else { continue }
            let end = min(max(0, Int(item.pointee.offset + item.pointee.length)), bytes.count)
            let offsets = (min(max(0, Int(item.pointee.offset)), end)..<end).filter { bytes[$0] & 0xC0 != 0x80 }
            let isRightToLeft = item.pointee.analysis.level % 2 == 1
            for offset in isRightToLeft ? offsets.reversed() : offsets {
                scalars.append(Scalar(offset: offset, isRightToLeft: isRightToLeft, place: scalars.count))
            }
        }
        self.scalars = scalars.sorted { $0.offset < $1.offset }
        end = Int(line.line.pointee.start_index + line.line.pointee.length)
    }

    /// Nil for a line of one direction.
    init?(mixed line: TextLayout.Line, in bytes: [UInt8]) {
        var node = line.line.pointee.runs
        while let run = node {
            node = run.pointee.next
            guard let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item else { continue }
            if (item.pointee.analysis.level % 2 == 1) != line.isRightToLeft {
                self.init(line, in: bytes)
                return
            }
        }
        return nil
    }

    /// The offsets with a caret, from left to right.
    var offsets: [Int] { fromLeft.map(offset) }

    /// The scalars before which the carets stand, from left to right. The number of scalars stands for the end of the line.
    private var fromLeft: [Int] {
        let places = (0...scalars.count).map { (index: $0, place: place(of: $0)) }
        return places.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.index)
    }

    private func offset(of index: Int) -> Int { index < scalars.count ? scalars[index].offset : end }

    /// The edge of a scalar at which the caret before a scalar stands; nil for the edge of the line at which it begins or ends.
    private func edge(of index: Int) -> (scalar: Scalar, isTrailing: Bool)? {
        if index > 0, scalars[index - 1].isRightToLeft == line.isRightToLeft { return (scalars[index - 1], true) }
        return index > 0 && index < scalars.count ? (scalars[index], false) : nil
    }

    /// Returns the number of scalars to the left of the caret before a scalar.
    private func place(of index: Int) -> Int {
        guard let (scalar, isTrailing) = edge(of: index) else { return (index == 0) == line.isRightToLeft ? scalars.count : 0 }
        return scalar.place + (isTrailing != scalar.isRightToLeft ? 1 : 0)
    }

    /// Returns the distance from the left of the line to the caret at an offset, in points.
    func x(of offset: Int) -> Double { x(ofScalar: scalars.partitioningIndex { $0.offset >= offset }) }

    private func x(ofScalar index: Int) -> Double {
        guard let (scalar, isTrailing) = edge(of: index) else { return (index == 0) == line.isRightToLeft ? line.width : 0 }
        var units: Int32 = 0
        pango_layout_line_index_to_x(line.line, Int32(clamping: scalar.offset), isTrailing ? 1 : 0, &units)
        return PangoUnits.points(units)
    }

    /// Returns the offset of the caret that is nearest to a distance from the left of the line, in points.
    func offset(nearestTo x: Double) -> Int { offset(of: Self.nearest(to: x, among: fromLeft, place: x(ofScalar:))) }

    /// Returns the caret that is nearest to a place; of several at the same distance, the last one in text order. Of the carets before the
    /// scalars of one character, only the last one is outside of the character.
    ///
    /// - Parameters:
    ///   - x: The place, in points.
    ///   - carets: Carets from left to right, by their order in the text; at least one.
    ///   - place: Returns the place of a caret. It is called about as often as the number of carets can be halved, because Pango looks at the
    ///     whole line for each place.
    static func nearest(to x: Double, among carets: [Int], place: (Int) -> Double) -> Int {
        var places: [Int: Double] = [:]
        func distance(_ index: Int) -> Double {
            let found = places[index] ?? place(carets[index])
            places[index] = found
            return found - x
        }
        let after = carets.indices.partitioningIndex { distance($0) >= 0 }
        // Carets at one place are neighbours.
        var groups: [(carets: Range<Int>, distance: Double)] = []
        if after > 0 {
            let last = distance(after - 1)
            groups.append((carets.indices.partitioningIndex { distance($0) >= last }..<after, -last))
        }
        if after < carets.count {
            let first = distance(after)
            groups.append((after..<carets.indices.partitioningIndex { distance($0) > first }, first))
        }
        let least = groups.map(\.distance).min()
        return groups.filter { $0.distance == least }.flatMap { carets[$0.carets] }.max() ?? 0
    }
}
