import NUI

/// How the checker takes mistakes, by their kind.
struct RecoveryTable: CustomStringConvertible {
    private(set) var rows: [Defect.Kind: RecoveryRow] = [:]

    mutating func add(_ defect: Defect, _ found: [Diagnostic], original: [UInt8]) {
        rows[defect.kind, default: RecoveryRow()].add(defect, found, original: original)
    }

    mutating func addSecond(_ kind: Defect.Kind, isFound: Bool) {
        rows[kind, default: RecoveryRow()].seconds += 1
        if isFound { rows[kind, default: RecoveryRow()].foundSeconds += 1 }
    }

    var description: String {
        let columns = ["cases", "median", "p95", "max", "reported", "alone", "right", "later"]
        let head = Self.padded("mistake", 18) + columns.map { Self.aligned($0, 9) }.joined()
        let lines = Defect.Kind.allCases.map { kind in
            let row = rows[kind] ?? RecoveryRow()
            let numbers = [row.cases, row.distance(at: 0.5), row.distance(at: 0.95), row.distance(at: 1)].map(String.init)
            let right = kind.isMisspelling ? Self.percent(row.right) : ""
            let later = row.seconds > 0 ? Self.percent(row.later) : ""
            let cells = numbers + [Self.percent(row.reported), Self.percent(row.alone), right, later]
            return Self.padded(kind.rawValue, 18) + cells.map { Self.aligned($0, 9) }.joined()
        }
        return ([head] + lines).joined(separator: "\n")
    }

    private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
    private static func aligned(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
    private static func percent(_ part: Double) -> String { "\((part * 1000).rounded() / 10)%" }
}

struct RecoveryRow {
    private(set) var cases = 0
    /// The lines between the mistake and the first finding, where there is one.
    private var distances: [Int] = []
    /// Cases with exactly one finding.
    private var single = 0
    /// Misspellings whose first offered fix makes the file what it was.
    private var restored = 0
    /// Mistakes planted further down, and those of them that were found.
    var seconds = 0
    var foundSeconds = 0

    var reported: Double { Self.ratio(distances.count, cases) }
    var alone: Double { Self.ratio(single, distances.count) }
    var right: Double { Self.ratio(restored, distances.count) }
    var later: Double { Self.ratio(foundSeconds, seconds) }

    func distance(at part: Double) -> Int {
        distances.isEmpty ? 0 : distances.sorted()[min(distances.count - 1, Int(Double(distances.count) * part))]
    }

    private static func ratio(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 1 : Double(part) / Double(whole) }

    mutating func add(_ defect: Defect, _ found: [Diagnostic], original: [UInt8]) {
        cases += 1
        guard let first = found.first else { return }
        distances.append(abs(first.span.line - defect.line))
        if found.count == 1 { single += 1 }
        guard defect.kind.isMisspelling, let fix = found.lazy.compactMap(\.fix).first else { return }
        if fix.applied(to: defect.bytes) == original { restored += 1 }
    }
}

extension Diagnostic.Fix {
    /// The bytes of a text with this fix made.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let source = SourceText(path: "", bytes: bytes)
        let lower = source.offset(line: span.line, column: span.column)
        let upper = source.offset(line: span.endLine, column: span.endColumn)
        return bytes[..<lower] + Array(replacement.utf8) + bytes[upper...]
    }
}
