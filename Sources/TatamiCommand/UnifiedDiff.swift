/// The differences between two texts, line by line, in the format of `diff -u`.
enum UnifiedDiff {
    private static let context = 3

    enum Line {
        case same(Substring)
        case removed(Substring)
        case inserted(Substring)
    }

    static func text(from old: String, to new: String, name: String) -> String {
        let lines = compared(split(old), split(new))
        var result = "--- \(name)\n+++ \(name)\n"
        var oldLine = 1
        var newLine = 1
        var index = 0
        for hunk in hunks(lines) {
            while index < hunk.lowerBound {
                if case .inserted = lines[index] {} else { oldLine += 1 }
                if case .removed = lines[index] {} else { newLine += 1 }
                index += 1
            }
            var body = ""
            var oldCount = 0
            var newCount = 0
            for line in lines[hunk] {
                switch line {
                case .same(let text): (body, oldCount, newCount) = (body + " \(text)\n", oldCount + 1, newCount + 1)
                case .removed(let text): (body, oldCount) = (body + "-\(text)\n", oldCount + 1)
                case .inserted(let text): (body, newCount) = (body + "+\(text)\n", newCount + 1)
                }
            }
            result += "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n" + body
        }
        return result
    }

    private static func split(_ text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func compared(_ old: [Substring], _ new: [Substring]) -> [Line] {
        var comparison = LineComparison()
        comparison.compare(old[...], new[...])
        return comparison.lines
    }

    /// The ranges of changed lines with their context. Ranges that meet are merged.
    private static func hunks(_ lines: [Line]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = result.last, last.upperBound >= range.lowerBound {
                result[result.count - 1] = last.lowerBound..<range.upperBound
            } else {
                result.append(range)
            }
        }
        return result
    }
}
