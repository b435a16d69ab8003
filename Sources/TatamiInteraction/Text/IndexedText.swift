/// A text whose characters are found by their number. An edit costs as much as the characters around it, however long the text is.
///
/// The index counts the characters and bytes of runs of the text. A run begins where a character begins.
struct IndexedText: Sendable {
    private(set) var string: String
    /// The number of characters.
    private(set) var count = 0
    private var runs: [Run] = []
    /// How many characters were looked at to keep the index, for tests.
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

    /// The place of a character, or the end of the text.
    func index(of character: Int) -> String.Index {
        var (first, bytes) = (0, 0)
        for run in runs {
            if character < first + run.characters { return string.index(index(atUTF8: bytes), offsetBy: max(0, character - first)) }
            (first, bytes) = (first + run.characters, bytes + run.bytes)
        }
        return string.endIndex
    }

    /// Where a character begins in the text's UTF-8; the length of the text for its end and beyond.
    func utf8Offset(of character: Int) -> Int { string.utf8.distance(from: string.startIndex, to: index(of: character)) }

    /// The character that begins at an offset of the text's UTF-8, or the first one after it.
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

    /// Puts a text in place of a range of the text's UTF-8, whose ends lie between two scalars. Characters may join with their neighbors: an
    /// accent goes to the letter before it.
    mutating func replace(_ bytes: Range<Int>, with insertion: String) {
        let (affected, start) = runs(around: bytes)
        let length = runs[affected].reduce(0) { $0 + $1.bytes } - bytes.count + insertion.utf8.count
        string.replaceSubrange(index(atUTF8: bytes.lowerBound)..<index(atUTF8: bytes.upperBound), with: insertion)
        string.makeContiguousUTF8()
        reindex(affected, from: start, to: start + length)
    }

    /// The runs that a range touches with one more on either side, so that the first character of them stays where it is, and where they begin.
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

    /// Counts the characters from one offset to another, which replaced the bytes of some runs. Where a character reaches beyond them, the
    /// next runs are counted as well.
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

/// A place between two characters of a text that moves by characters.
struct CharacterCursor {
    private let string: String
    private var place: String.Index
    /// The number of characters before it.
    private(set) var offset: Int

    init(_ text: IndexedText, at offset: Int) {
        (string, place) = (text.string, text.index(of: offset))
        self.offset = max(0, min(text.count, offset))
    }

    /// The character behind the place; nil at the end.
    var next: Character? { place < string.endIndex ? string[place] : nil }
    /// The character before the place; nil at the start.
    var previous: Character? { place > string.startIndex ? string[string.index(before: place)] : nil }

    /// Moves behind the characters that follow, as long as the condition holds.
    mutating func moveForward(while condition: (Character) -> Bool) {
        while let character = next, condition(character) { (place, offset) = (string.index(after: place), offset + 1) }
    }

    /// Moves before the characters that precede, as long as the condition holds.
    mutating func moveBackward(while condition: (Character) -> Bool) {
        while let character = previous, condition(character) { (place, offset) = (string.index(before: place), offset - 1) }
    }
}
