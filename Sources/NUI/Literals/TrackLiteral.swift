/// The size of a column, row or cell, as a string writes it.
public enum TrackLiteral: Sendable, Equatable {
    /// A fixed size in points: `50`.
    case fixed(Double)
    /// As large as its items: `auto`.
    case auto
    /// A weighted share of the remaining space: `2*`; `*` means `1*`.
    case weight(Double)

    /// Reads a list such as `50, auto, 1*`. Fails with the first invalid entry; a text of spaces is an empty list.
    public static func list(_ text: String) -> Result<[TrackLiteral], Invalid> {
        if text.utf8.allSatisfy({ $0 == Byte.space }) { return .success([]) }
        var tracks: [TrackLiteral] = []
        for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let track = TrackLiteral(entry) else { return .failure(Invalid(entry: String(entry))) }
            tracks.append(track)
        }
        return .success(tracks)
    }

    /// An entry that is no valid size.
    public struct Invalid: Error, Equatable, Sendable {
        /// The entry as written, with its blanks.
        public var entry: String
    }

    init?(_ entry: Substring) {
        var bytes = Array(entry.utf8)
        while bytes.last.map(Self.isBlank) == true { bytes.removeLast() }
        bytes = Array(bytes.drop(while: Self.isBlank))
        if bytes.map({ $0 | 0x20 }) == Array("auto".utf8) {
            self = .auto
            return
        }
        let isWeight = bytes.last == Byte.star
        if isWeight { bytes.removeLast() }
        if isWeight, bytes.isEmpty {
            self = .weight(1)
            return
        }
        guard let value = Self.number(bytes) else { return nil }
        self = isWeight ? .weight(value) : .fixed(value)
    }

    /// Reads digits, or digits.digits; nil for other texts and for numbers beyond ``Limits``.
    private static func number(_ bytes: [UInt8]) -> Double? {
        let parts = bytes.split(separator: Byte.dot, omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Byte.isDigit) }),
            parts[0].count <= Limits.wholeDigits, parts.count < 2 || parts[1].count <= Limits.decimals,
            let value = Double(String(decoding: bytes, as: UTF8.self)), value <= Limits.number
        else { return nil }
        return value
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        Byte.isBlank(byte) || Byte.endsLine(byte)
    }
}
