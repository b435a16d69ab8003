import TatamiJSON

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
        if text.utf8.allSatisfy({ $0 == ASCII.space }) { return .success([]) }
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

    /// The list of equal shares, in quotes, for their number; nil for a number that is probably a length.
    static func equal(_ count: Double) -> String? {
        guard count >= 2, count <= 12, count == count.rounded() else { return nil }
        return StringLiteral.quoted(Array(repeating: "1*", count: Int(count)).joined(separator: ", "))
    }

    /// The text with its `repeat(3, 1fr)`, as CSS has them, written out.
    private static func repeating(_ text: String) -> String {
        guard let start = text.firstRange(of: "repeat("), let end = text[start.upperBound...].firstIndex(of: ")") else { return text }
        let parts = text[start.upperBound..<end].split(separator: ",")
        guard parts.count == 2, let count = Int(parts[0].filter { $0 != " " }), 1...32 ~= count else { return text }
        let list = Array(repeating: String(parts[1]), count: count).joined(separator: ",")
        return text[..<start.lowerBound] + list + text[text.index(after: end)...]
    }

    /// The list that a text in the forms of CSS and XAML probably means, with a hint; nil if that is unclear.
    static func meant(by text: String) -> (list: String?, hint: String?) {
        let entries = repeating(text).split { $0 == "," || $0 == " " }.map(String.init)
        let shares = entries.compactMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil }
        let isWhole = shares.reduce(0, +) == 100 || entries.contains { $0.hasSuffix("*") || $0.hasSuffix("fr") }
        guard shares.isEmpty || isWhole else { return (nil, "a share of the room is a weight: \"1*, 1*\" are two halves") }
        let repaired = sharing(entries).map(repaired)
        let list = repaired.joined(separator: ", ")
        guard list != text, case .success = Self.list(list) else { return (nil, nil) }
        if entries.contains(where: { $0.hasSuffix("%") || $0.hasSuffix("fr") }) {
            return (list, "a share of the room is a weight: \"\(list)\"")
        }
        return (list, entries == repaired ? "lengths are separated by commas: \"\(list)\"" : "did you mean \"\(list)\"?")
    }

    /// The entries with percentages as weights. A single weight beside them has the rest of 100.
    private static func sharing(_ entries: [String]) -> [String] {
        let shares = entries.compactMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil }
        let weights = entries.count { $0.hasSuffix("*") || $0.hasSuffix("fr") }
        guard !shares.isEmpty, weights < 2 else { return entries }
        let rest = 100 - shares.reduce(0, +)
        return entries.map { entry in
            if entry.hasSuffix("%") { return "\(entry.dropLast())*" }
            return entry.hasSuffix("*") || entry.hasSuffix("fr") ? "\(JSONText.number(rest))*" : entry
        }
    }

    /// An entry in NUI's spelling, such as `1*` for `1fr`.
    private static func repaired(_ entry: String) -> String {
        if entry.hasSuffix("fr") { return "\(entry.dropLast(2))*" }
        if TrackLiteral(entry[...]) != nil { return entry }
        return ["max-content", "min-content", "fit-content"].contains(entry) ? "auto" : NumberRepair.repair(entry) ?? entry
    }

    init?(_ entry: Substring) {
        var bytes = Array(entry.utf8)
        while bytes.last.map(Self.isBlank) == true { bytes.removeLast() }
        bytes = Array(bytes.drop(while: Self.isBlank))
        if bytes.map({ $0 | 0x20 }) == Array("auto".utf8) {
            self = .auto
            return
        }
        let isWeight = bytes.last == ASCII.star
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
        let parts = bytes.split(separator: ASCII.dot, omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(ASCII.isDigit) }),
            parts[0].count <= Limits.wholeDigits, parts.count < 2 || parts[1].count <= Limits.decimals,
            let value = Double(String(decoding: bytes, as: UTF8.self)), value <= Limits.number
        else { return nil }
        return value
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        ASCII.isBlank(byte) || ASCII.endsLine(byte)
    }
}
