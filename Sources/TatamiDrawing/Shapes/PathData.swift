import TatamiGeometry

extension Path {
    /// The most bytes of path data: 1 MiB.
    public static let dataLimit = 1 << 20

    /// Makes a path of SVG path data: `Path(data: "M4 12L10 18L20 6")`.
    ///
    /// All commands of SVG 2 are read (`M L H V C S Q T A Z`, absolute and relative), with numbers that have exponents or no blanks between
    /// them. Arcs and quadratic curves become cubic ones. An empty string makes an empty path.
    ///
    /// - Throws: `PathDataError` with the place of the first fault.
    public init(data: String) throws(PathDataError) {
        var reader = PathDataReader(Array(data.utf8))
        self = try reader.read()
    }
}

/// Reads path data.
private struct PathDataReader {
    private let bytes: [UInt8]
    private var index = 0
    private var path = Path()
    private var current = Point.zero
    /// The beginning of the current part.
    private var start = Point.zero
    /// The last control point of a preceding curve, and whether that curve was quadratic.
    private var control: (point: Point, isQuadratic: Bool)?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() throws(PathDataError) -> Path {
        guard bytes.count <= Path.dataLimit else { throw PathDataError(reason: .tooLong, offset: 0) }
        skipBlanks()
        if index < bytes.count, bytes[index] | 0x20 != UInt8(ascii: "m") { throw fault(.noStart) }
        while index < bytes.count {
            let command = bytes[index]
            guard Self.commands.contains(command | 0x20), command >= 0x41 else { throw fault(.notACommand) }
            index += 1
            try read(command)
            skipBlanks()
        }
        return path
    }

    private static let commands = Set("mlhvcsqtaz".utf8)

    /// Reads the numbers of a command, as often as they are repeated.
    private mutating func read(_ command: UInt8) throws(PathDataError) {
        let isRelative = command >= 0x61
        var kind = command | 0x20
        if kind == UInt8(ascii: "z") {
            path.close()
            (current, control) = (start, nil)
            return
        }
        repeat {
            try step(kind, from: isRelative ? current : .zero)
            // Further points of a move are lines.
            if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
        } while hasNumber()
    }

    private mutating func step(_ kind: UInt8, from origin: Point) throws(PathDataError) {
        switch kind {
        case UInt8(ascii: "m"):
            current = try point(origin)
            (start, control) = (current, nil)
            path.move(to: current)
        case UInt8(ascii: "l"): line(to: try point(origin))
        case UInt8(ascii: "h"): line(to: Point(try number() + origin.x, current.y))
        case UInt8(ascii: "v"): line(to: Point(current.x, try number() + origin.y))
        case UInt8(ascii: "c"): curve(try point(origin), try point(origin), to: try point(origin))
        case UInt8(ascii: "s"): curve(reflected(isQuadratic: false), try point(origin), to: try point(origin))
        case UInt8(ascii: "q"): quadratic(try point(origin), to: try point(origin))
        case UInt8(ascii: "t"): quadratic(reflected(isQuadratic: true), to: try point(origin))
        default: try arc(origin)
        }
    }

    // MARK: Drawing

    private mutating func line(to end: Point) {
        path.line(to: end)
        (current, control) = (end, nil)
    }

    private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        path.curve(first, second, to: end)
        (current, control) = (end, (second, false))
    }

    private mutating func quadratic(_ middle: Point, to end: Point) {
        func third(_ point: Point) -> Point { Point(point.x + (middle.x - point.x) * 2 / 3, point.y + (middle.y - point.y) * 2 / 3) }
        path.curve(third(current), third(end), to: end)
        (current, control) = (end, (middle, true))
    }

    /// The control point that continues the curve before; without a curve of that kind, the current point.
    private func reflected(isQuadratic: Bool) -> Point {
        guard let control, control.isQuadratic == isQuadratic else { return current }
        return current + current - control.point
    }

    private mutating func arc(_ origin: Point) throws(PathDataError) {
        let (width, height, turn) = (try number(), try number(), try number())
        let (isLarge, isClockwise) = (try flag(), try flag())
        let end = try point(origin)
        path.arc(
            from: current, to: end, radii: Size(abs(width), abs(height)), degrees: turn, isLarge: isLarge, isClockwise: isClockwise)
        (current, control) = (end, nil)
    }

    // MARK: Reading

    private func fault(_ reason: PathDataError.Reason) -> PathDataError {
        PathDataError(reason: reason, offset: String(decoding: bytes[..<index], as: UTF8.self).count)
    }

    private mutating func skipBlanks() {
        while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
    }

    private mutating func skipComma() {
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return }
        index += 1
        skipBlanks()
    }

    /// True if the command before is repeated: a number or a comma follows.
    private mutating func hasNumber() -> Bool {
        skipBlanks()
        guard index < bytes.count else { return false }
        return isDigit(index) || [UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(bytes[index])
    }

    private mutating func point(_ origin: Point) throws(PathDataError) -> Point {
        let x = try number()
        return origin + Point(x, try number())
    }

    private mutating func flag() throws(PathDataError) -> Bool {
        skipComma()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else { throw fault(.notAFlag) }
        index += 1
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    private func isDigit(_ place: Int) -> Bool { place < bytes.count && (0x30...0x39).contains(bytes[place]) }
    private func isSign(_ place: Int) -> Bool {
        place < bytes.count && (bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+"))
    }

    /// Reads a sign, digits, a point, digits and an exponent; at least one digit. The number is cleaned as `Numbers.clean` does.
    private mutating func number() throws(PathDataError) -> Double {
        skipComma()
        var end = isSign(index) ? index + 1 : index
        let first = end
        while isDigit(end) { end += 1 }
        var digits = end - first
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            end += 1
            let fraction = end
            while isDigit(end) { end += 1 }
            digits += end - fraction
        }
        guard digits > 0 else { throw fault(.notANumber) }
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            let exponent = isSign(end + 1) ? end + 2 : end + 1
            if isDigit(exponent) {
                end = exponent
                while isDigit(end) { end += 1 }
            }
        }
        guard let value = Double(String(decoding: bytes[index..<end], as: UTF8.self)) else { throw fault(.notANumber) }
        index = end
        return Numbers.clean(value)
    }
}
