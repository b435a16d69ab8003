import Foundation
import Tatami

/// What is printed about the lines: each failure when it is known, the progress on a terminal, and the numbers at the end.
struct LineReport {
    private let file: String
    private let isJSON: Bool
    private let showsProgress = isatty(STDERR_FILENO) == 1
    private var pictures = 0
    private(set) var failures = 0
    /// The warnings that were printed. Each is printed with the first line that has it.
    private var warnings: Set<String> = []
    private var lastProgress = DispatchTime(uptimeNanoseconds: 0)

    /// The number of different warnings that are printed.
    private static let mostWarnings = 50

    init(file: String, isJSON: Bool) { (self.file, self.isJSON) = (file, isJSON) }

    /// Begins the report.
    func begin() throws { if isJSON { try Output.write(#"{"failed":["#) } }

    /// Notes what became of a line.
    mutating func add(_ outcome: LineOutcome) throws {
        guard outcome.hasFailed else {
            pictures += 1
            return warn(outcome.text, of: outcome.text, line: outcome.place.line)
        }
        failures += 1
        guard isJSON else {
            return say("\(file):\(outcome.place.line): \(outcome.picture.map { "\($0) is not written" } ?? "no picture")\n\(outcome.text)")
        }
        let object = JSONText.object([
            ("line", String(outcome.place.line)), ("picture", JSONText.string(outcome.picture)), ("causes", JSONText.array(outcome.causes)),
        ])
        try Output.write((failures == 1 ? "\n" : ",\n") + object)
    }

    /// Prints warnings of data whose messages no line before had.
    mutating func warn(_ found: [Diagnostic]) {
        for warning in found { warn(warning.text { _ in nil }, of: warning.message, line: warning.span.line) }
    }

    /// Prints warnings that no line before had.
    ///
    /// - Parameters:
    ///   - text: What is printed.
    ///   - content: What is the same in each line that has the warnings.
    ///   - line: The number of the line.
    private mutating func warn(_ text: String, of content: String, line: Int) {
        guard !text.isEmpty, warnings.count < Self.mostWarnings, warnings.insert(content).inserted else { return }
        say("\(file):\(line):\n\(text)")
        if warnings.count == Self.mostWarnings { say("Further warnings are not shown.\n") }
    }

    /// Prints a message in place of the progress.
    private func say(_ text: String) {
        if showsProgress { Output.report("\r\u{1B}[K") }
        Output.report(text.hasSuffix("\n") ? text : text + "\n")
    }

    /// Shows how far the file is read, ten times a second.
    mutating func showProgress(_ part: Double?) {
        let now = DispatchTime.now()
        guard showsProgress, now.uptimeNanoseconds > lastProgress.uptimeNanoseconds + 100_000_000 else { return }
        lastProgress = now
        Output.report("\r\u{1B}[K\(numbers)\(part.map { " (\(Int($0 * 100)) %)" } ?? "")")
    }

    /// Prints the numbers of pictures and failures.
    func end() throws {
        if showsProgress { Output.report("\r\u{1B}[K") }
        try Output.line(isJSON ? "],\"pictures\":\(pictures)}" : numbers)
    }

    private var numbers: String {
        "\(pictures) picture\(pictures == 1 ? "" : "s")" + (failures == 0 ? "" : ", \(failures) line\(failures == 1 ? "" : "s") failed")
    }
}
