import TatamiDrawing
import TatamiGeometry

/// A text as it is shaped: UTF-8 that every renderer can draw, in an amount that Pango and HarfBuzz handle in linear time.
///
/// The text is cut at `AttributedText.byteLimit`. A noncharacter, which Cairo refuses to write to a PDF, becomes the last character of
/// its plane, and a zero byte becomes U+001A; both keep their length. Tabs after the 256th of a paragraph become spaces. Of consecutive
/// characters without width at most 64 are kept, and of the places among them where a line may break (U+00AD, U+200B) the first of each.
/// None of this is visible in a text that people wrote.
struct PreparedText {
    /// A part of `bytes` with attributes of its own.
    struct Run {
        let range: Range<Int>
        let attributes: TextAttributes
    }

    private(set) var bytes: [UInt8]
    /// The runs, in text order.
    private(set) var runs: [Run] = []
    /// The approximate number of changes of script or direction.
    private var switches = 0
    /// True if a line may have so many runs that Pango, which orders them in quadratic time, gets it in pieces of
    /// `PieceShaper.manyRunsBytes`.
    var hasManyRuns: Bool { switches + runs.count > 1000 }
    /// True if the end of the text is not shaped.
    private(set) var isCut = false
    /// The places where characters are left out, in text order.
    private var gaps: [Gap] = []

    private struct Gap {
        /// The offset in `bytes` at which characters are left out.
        let place: Int
        /// The number of bytes that are left out at this place and before it.
        var total: Int
    }

    private static let mostTabs = 256
    private static let mostWidthless = 64

    init(_ text: AttributedText) {
        bytes = Array(text.string.utf8.prefix(AttributedText.byteLimit))
        isCut = bytes.count < text.string.utf8.count
        if isCut || bytes.contains(where: PreparedText.isSpecial) { prepare(text.string) }
        runs = text.runs.map { Run(range: offset($0.range.lowerBound)..<offset($0.range.upperBound), attributes: $0.attributes) }
    }

    /// Returns the offset in `bytes` for an offset in the text.
    func offset(_ source: Int) -> Int {
        let behind = gaps.partitioningIndex { $0.place + $0.total > source }
        let offset = source - (behind > 0 ? gaps[behind - 1].total : 0)
        return min(offset, behind < gaps.count ? gaps[behind].place : bytes.count)
    }

    /// Returns the offset in the text for an offset in `bytes`. Where characters are left out, it is the offset behind them.
    func source(_ offset: Int) -> Int {
        let behind = gaps.partitioningIndex { $0.place > offset }
        return offset + (behind > 0 ? gaps[behind - 1].total : 0)
    }

    // MARK: Preparing

    /// Returns true for the first bytes of characters that may need work: zero, tab, U+00AD, and everything from U+0300 on.
    private static func isSpecial(_ byte: UInt8) -> Bool { byte == 0 || byte == 0x09 || byte == 0xC2 || byte >= 0xCC }

    private mutating func prepare(_ text: String) {
        var row = WidthlessRow()
        var tabs = 0
        var used = 0
        var block: UInt32 = 0
        let most = bytes.count
        bytes.removeAll(keepingCapacity: true)
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            guard used + length <= most else { break }
            used += length
            switch scalar {
            case "\t": tabs += 1
            case "\n", "\r", "\u{2028}", "\u{2029}": tabs = 0
            default: break
            }
            if let next = scalar.block, next != block {
                block = next
                switches += 1
            }
            if row.keeps(scalar, atMost: Self.mostWidthless) {
                append(scalar == "\t" && tabs > Self.mostTabs ? " " : Self.drawable(scalar))
            } else {
                leaveOut(length)
            }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        guard let units = UTF8.encode(scalar) else { return }
        bytes.append(contentsOf: units)
    }

    private mutating func leaveOut(_ length: Int) {
        let total = (gaps.last?.total ?? 0) + length
        if gaps.last?.place == bytes.count {
            gaps[gaps.count - 1].total = total
        } else {
            gaps.append(Gap(place: bytes.count, total: total))
        }
    }

    /// Returns `scalar`, or the character that is drawn in its place. Both have the same length in UTF-8.
    private static func drawable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0: "\u{1A}"
        case 0xFDD0...0xFDEF: "\u{FFFD}"
        case let value where value & 0xFFFE == 0xFFFE: Unicode.Scalar(value & ~0xFFFF | 0xFFFD) ?? scalar
        default: scalar
        }
    }
}

/// A sequence of characters without width.
private struct WidthlessRow {
    private var count = 0
    /// True if U+00AD and U+200B, respectively, are in the sequence.
    private var hasHyphen = false, hasSpace = false

    /// Returns false if `scalar` is one too many.
    mutating func keeps(_ scalar: Unicode.Scalar, atMost limit: Int) -> Bool {
        guard scalar.isWidthless else {
            self = WidthlessRow()
            return true
        }
        if scalar == "\u{AD}" {
            if hasHyphen { return false }
            hasHyphen = true
        } else if scalar == "\u{200B}" {
            if hasSpace { return false }
            hasSpace = true
        }
        count += 1
        return count <= limit
    }
}

extension Unicode.Scalar {
    /// A number for the script of a scalar, where scripts that share a font have the same number; a directional control has a number of
    /// its own. Nil for signs, which join what is before them.
    fileprivate var block: UInt32? {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x2FF: 0
        case 0x202A...0x202E, 0x2066...0x2069: value
        case 0..<0x370, 0x2000..<0x2C00: nil
        case 0x2E80..<0xA000, 0xAC00..<0xD800, 0xF900..<0xFB00, 0x20000..<0x40000: 0x4E
        default: value >> 8
        }
    }

    /// True for marks, joiners, selectors, directional controls, and places where a word may break.
    fileprivate var isWidthless: Bool {
        if value < 0x300 { return value == 0xAD }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }
}
