/// A text with an index of its characters. An edit costs as much as the characters around it, however long the text is.
///
/// The index holds the number of characters and bytes of each run of the text. A run begins at the beginning of a character.
struct IndexedText: Sendable {
    private(set) var string: String
    /// The number of characters.
    private(set) var count = 0
    private var runs: [Run] = []
    /// The number of characters that were visited to update the index, for tests.
    private(set) var visits = 0

    private struct Run: Sendable {
        var characters = 0
        var bytes = 0
    }

    private static let runLength = 128

    init(_ string: String = "") {
        self.string = string
        self.string.makeContiguousUTF8()
        reindex(0..<0, from: 0, to: self.string.utf8.count)
    }

    // MARK: Finding

    private func index(atUTF8 offset: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: offset) }

    /// Returns the index of a character, or the end of the text.
    func index(of character: Int) -> String.Index {
        var (first, bytes) = (0, 0)
        for run in runs {
            if character < first + run.characters { return string.index(index(atUTF8: bytes), offsetBy: max(0, character - first)) }
            (first, bytes) = (first + run.characters, bytes + run.bytes)
        }
        return string.endIndex
    }

    /// Returns the offset in the text's UTF-8 at which a character begins; the length of the text for its end and beyond.
    func utf8Offset(of character: Int) -> Int { string.utf8.distance(from: string.startIndex, to: index(of: character)) }

    /// Returns the offset of the character that begins at an offset of the text's UTF-8, or of the first one after it.
    func character(atUTF8 offset: Int) -> Int {
        var (first, bytes) = (0, 0)
        for run in runs {
            if offset <= bytes { return first }
            if offset < bytes + run.bytes {
                var place = index(atUTF8: bytes)
                let end = index(atUTF8: offset)
                while place < end { (place, first) = (string.index(after: place), first + 1) }
                return first
            }
            (first, bytes) = (first + run.characters, bytes + run.bytes)
        }
        return count
    }

    /// The text between two offsets of its UTF-8.
    subscript(bytes: Range<Int>) -> String { String(string[index(atUTF8: bytes.lowerBound)..<index(atUTF8: bytes.upperBound)]) }

    // MARK: Editing

    /// Replaces a range of the text's UTF-8, whose ends must lie between two scalars, with a text. Characters may join with their
    /// neighbors: an accent joins the letter before it.
    mutating func replace(_ bytes: Range<Int>, with insertion: String) {
        let (affected, start) = runs(around: bytes)
        let length = runs[affected].reduce(0) { $0 + $1.bytes } - bytes.count + insertion.utf8.count
        string.replaceSubrange(index(atUTF8: bytes.lowerBound)..<index(atUTF8: bytes.upperBound), with: insertion)
        string.makeContiguousUTF8()
        reindex(affected, from: start, to: start + length)
    }

    /// Returns the runs that a range touches and one more on either side, so that their first character stays in place, and the offset at
    /// which they begin.
    private func runs(around bytes: Range<Int>) -> (range: Range<Int>, start: Int) {
        var (end, offset) = (0, 0)
        var starts: [Int] = []
        var first: Int?
        while end < runs.count, offset <= bytes.upperBound {
            starts.append(offset)
            offset += runs[end].bytes
            if first == nil, offset >= bytes.lowerBound { first = max(0, end - 1) }
            end += 1
        }
        let lower = first ?? 0
        return (lower..<min(runs.count, end + 1), starts.isEmpty ? 0 : starts[lower])
    }

    /// Counts the characters from one offset to another, which replaced the bytes of some runs. If a character reaches beyond them, the
    /// next runs are counted too.
    private mutating func reindex(_ old: Range<Int>, from start: Int, to end: Int) {
        var (old, end) = (old, end)
        var new: [Run] = []
        var run = Run()
        var (place, offset) = (index(atUTF8: start), start)
        while offset < end {
            let next = string.index(after: place)
            let bytes = string.utf8.distance(from: place, to: next)
            (place, offset) = (next, offset + bytes)
            run = Run(characters: run.characters + 1, bytes: run.bytes + bytes)
            visits += 1
            if run.characters == Self.runLength {
                new.append(run)
                run = Run()
            }
            while offset > end, old.upperBound < runs.count {
                end += runs[old.upperBound].bytes
                old = old.lowerBound..<old.upperBound + 1
            }
        }
        if run.characters > 0 { new.append(run) }
        count += new.reduce(0) { $0 + $1.characters } - runs[old].reduce(0) { $0 + $1.characters }
        runs.replaceSubrange(old, with: new)
    }
}

extension IndexedText: Hashable {
    static func == (a: IndexedText, b: IndexedText) -> Bool { a.string == b.string }
    func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

/// A position between two characters of a text. It moves by characters.
struct CharacterCursor {
    private let string: String
    private var place: String.Index
    /// The number of characters before the position.
    private(set) var offset: Int

    init(_ text: IndexedText, at offset: Int) {
        (string, place) = (text.string, text.index(of: offset))
        self.offset = max(0, min(text.count, offset))
    }

    /// The character after the position; nil at the end.
    var next: Character? { place < string.endIndex ? string[place] : nil }
    /// The character before the position; nil at the start.
    var previous: Character? { place > string.startIndex ? string[string.index(before: place)] : nil }

    /// Moves forward over the characters for which the condition holds.
    mutating func moveForward(while condition: (Character) -> Bool) {
        while let character = next, condition(character) { (place, offset) = (string.index(after: place), offset + 1) }
    }

    /// Moves backward over the characters for which the condition holds.
    mutating func moveBackward(while condition: (Character) -> Bool) {
        while let character = previous, condition(character) { (place, offset) = (string.index(before: place), offset - 1) }
    }
}
