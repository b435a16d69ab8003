/// A text as searches compare it: without case and accents, as bytes of UTF-8.
public struct FoldedText: Hashable, Sendable {
    let bytes: [UInt8]

    /// Folds a text.
    public init(_ text: String) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            bytes = text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
        } else {
            bytes = text.lowercased().unicodeScalars.flatMap { Array(Self.folded($0).utf8) }
        }
    }

    /// Whether nothing of the text counts.
    var isEmpty: Bool { bytes.isEmpty }
    /// Whether the text is one letter, or the same letter several times.
    var isOneLetter: Bool { Set(String(decoding: bytes, as: UTF8.self).unicodeScalars).count == 1 }
    /// The first letter alone.
    var firstLetter: FoldedText { FoldedText(String(String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(1))) }

    /// Whether the text begins with another one.
    public func hasPrefix(_ other: FoldedText) -> Bool { bytes.starts(with: other.bytes) }

    /// Whether another text stands somewhere in this one.
    public func contains(_ other: FoldedText) -> Bool {
        guard let first = other.bytes.first else { return true }
        guard bytes.count >= other.bytes.count else { return false }
        for start in 0...(bytes.count - other.bytes.count) where bytes[start] == first {
            if bytes[start...].starts(with: other.bytes) { return true }
        }
        return false
    }

    /// Returns a lower case letter without its accents. An accent of its own becomes nothing.
    private static func folded(_ scalar: Unicode.Scalar) -> String {
        if scalar.isASCII { return String(scalar) }
        if scalar.properties.generalCategory == .nonspacingMark { return "" }
        guard let name = scalar.properties.name, let end = name.firstRange(of: " WITH ")?.lowerBound else { return String(scalar) }
        return letters[String(name[..<end])] ?? String(scalar)
    }

    /// The letters of alphabets with accents, by their names: Latin, Greek and Cyrillic.
    private static let letters: [String: String] = {
        var letters: [String: String] = [:]
        for value in [UInt32](0x61...0x7A) + Array(0xDF...0x24F) + Array(0x370...0x52F) {
            guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name, !name.contains(" WITH ") else { continue }
            letters[name] = String(scalar)
        }
        return letters
    }()
}

extension String {
    /// Returns the first range of a text in this one.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
