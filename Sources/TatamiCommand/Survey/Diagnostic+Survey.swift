import Tatami
import TatamiCollections

extension Diagnostic {
    /// Returns the faults of a survey, or of its answers, in the order of the text: at most as many as of any file, and one more with the number
    /// of those left out. If not all fit, errors come before warnings.
    static func list(of faults: [SurveyFault], in source: SourceText) -> [Diagnostic] {
        let places = faults.enumerated().map { (line: $1.place?.line ?? 1, column: $1.place?.column ?? 1, index: $0) }
        let ordered = places.sorted { ($0.line, $0.column, $0.index) < ($1.line, $1.column, $1.index) }.map { faults[$0.index] }
        let (errors, warnings) = (ordered.indices.filter { !ordered[$0].isWarning }, ordered.indices.filter { ordered[$0].isWarning })
        let shown = (errors + warnings).prefix(Limits.diagnostics).sorted()
        var result = shown.map { Diagnostic(ordered[$0], in: source) }
        if ordered.count > shown.count, let last = result.last {
            let hidden = max(0, errors.count - Limits.diagnostics)
            result.append(.more(ordered.count - shown.count, behind: last, areErrors: !errors.isEmpty, errorCount: hidden))
        }
        return result
    }

    /// Creates the diagnostic of a fault of a survey, with the path of the value.
    private init(_ fault: SurveyFault, in source: SourceText) {
        self.init(
            id: (fault.isWarning ? DiagnosticCode.doubtfulData : .invalidData).rawValue, severity: fault.isWarning ? .warning : .error,
            file: source.path, span: source.span(of: fault), message: fault.cause, hint: fault.hint)
    }
}

extension SourceText {
    /// Creates the text of a survey or of its answers. Columns do not count a byte order mark.
    init(survey path: String, _ bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        self.init(path: path, bytes: bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes)
    }

    /// Returns the span of the value that is at fault, or that of its name; of an object or an array it is the bracket.
    fileprivate func span(of fault: SurveyFault) -> Span {
        guard let place = fault.place else { return .start }
        let start = offset(line: place.line, column: place.column)
        let range = fault.isOfName ? nameRange(before: start) : nil
        let (first, last) = (position(at: range?.lowerBound ?? start), position(at: range?.upperBound ?? endOfValue(at: start)))
        return Span(line: first.line, column: first.column, endLine: last.line, endColumn: last.column)
    }

    /// The bytes of the name of a value with its quotes; between them and the value are blanks and a colon. Nil for a value without a name.
    private func nameRange(before start: Int) -> Range<Int>? {
        let quote = UInt8(ascii: "\"")
        guard let close = bytes[..<start].lastIndex(of: quote), var open = bytes[..<close].lastIndex(of: quote) else { return nil }
        // In a name each quote has a backslash before it, and in front of a name there is none.
        while open > 0, bytes[open - 1] == UInt8(ascii: "\\"), let earlier = bytes[..<open].lastIndex(of: quote) { open = earlier }
        return open..<close + 1
    }

    /// The end of the text, the number or the word that begins at an offset; anything else ends behind its first byte.
    private func endOfValue(at start: Int) -> Int {
        guard start < bytes.count else { return start }
        var end = start + 1
        if bytes[start] == UInt8(ascii: "\"") {
            while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(end + 1, bytes.count)
        }
        let stops = Array("{}[],: \t\r\n\"".utf8)
        if stops.contains(bytes[start]) { return end }
        while end < bytes.count, !stops.contains(bytes[end]) { end += 1 }
        return end
    }
}
