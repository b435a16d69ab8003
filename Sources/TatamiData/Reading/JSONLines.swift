/// A line of a JSON Lines file.
public struct JSONLine: Hashable, Sendable {
    /// The number of the line in its file, from 1.
    public let number: Int
    /// The bytes without the line break, and in the first line without a byte order mark.
    public let bytes: [UInt8]
}

/// The lines of a JSON Lines file that are not blank, one after the other, while the file is read in pieces.
///
/// Only one line is in memory. A line longer than ``DataLimits/jsonBytes`` is cut off there, so that ``DataReader`` reports it.
///
/// ```swift
/// for line in JSONLines(pieces) { show(reader.read(line)) }
/// ```
public struct JSONLines<Pieces: Sequence>: Sequence where Pieces.Element == [UInt8] {
    private let pieces: Pieces

    /// Creates the lines of a file from its pieces, which may end anywhere.
    public init(_ pieces: Pieces) { self.pieces = pieces }

    /// Returns an iterator that starts at the first line.
    public func makeIterator() -> Iterator { Iterator(pieces: pieces.makeIterator()) }

    /// The lines that are still to come.
    public struct Iterator: IteratorProtocol {
        private var pieces: Pieces.Iterator
        private var piece: ArraySlice<UInt8> = []
        private var line: [UInt8] = []
        private var number = 1
        private var isAtEnd = false

        init(pieces: Pieces.Iterator) { self.pieces = pieces }

        /// Returns the next line that is not blank; nil at the end.
        public mutating func next() -> JSONLine? {
            while !isAtEnd {
                guard let end = piece.firstIndex(of: ASCII.lineFeed) else {
                    keep(piece)
                    if let next = pieces.next() { piece = next[...] } else { (piece, isAtEnd) = ([], true) }
                    continue
                }
                keep(piece[..<end])
                piece = piece[(end + 1)...]
                if let line = take() { return line }
            }
            return take()
        }

        private mutating func keep(_ bytes: ArraySlice<UInt8>) { line += bytes.prefix(DataLimits.jsonBytes + 1 - line.count) }

        /// Ends the present line. Nil if it is blank.
        private mutating func take() -> JSONLine? {
            defer {
                line.removeAll(keepingCapacity: line.count < 1 << 16)
                number += 1
            }
            if line.last == ASCII.carriageReturn { line.removeLast() }
            if number == 1, line.starts(with: ASCII.orderMark) { line.removeFirst(ASCII.orderMark.count) }
            return line.allSatisfy { ASCII.isBlank($0) || ASCII.endsLine($0) } ? nil : JSONLine(number: number, bytes: line)
        }
    }
}
