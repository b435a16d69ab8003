import Foundation
import Tatami

/// A line of a file.
struct LinePlace: Sendable {
    let file: String
    /// The number of the line, from 1.
    let line: Int
}

/// A line that a worker draws.
struct LineTask: Sendable {
    let place: LinePlace
    /// The path of the picture.
    let picture: String
    let json: [UInt8]
}

/// What became of a line.
struct LineOutcome: Sendable {
    let place: LinePlace
    /// The path of the picture; nil if the line has no name.
    let picture: String?
    /// The causes of a failure as JSON objects; empty if the picture was written.
    var causes: [String] = []
    /// The causes, or the warnings of a picture that was written, as text for people.
    var text = ""

    var hasFailed: Bool { !causes.isEmpty }

    /// A line that has failed, with everything that was found.
    init(_ place: LinePlace, picture: String? = nil, failed diagnostics: [Diagnostic], text: String) {
        (self.place, self.picture, self.text) = (place, picture, text)
        causes = diagnostics.filter { $0.severity == .error }.map(\.causeJSON)
    }

    /// A line that has failed as a whole.
    ///
    /// - Parameter warnings: What was reported before it failed.
    init(_ place: LinePlace, picture: String? = nil, failed message: String, warnings: String = "") {
        (self.place, self.picture) = (place, picture)
        text = "\(warnings)error: \(message)\n"
        causes = [
            JSONText.object([
                ("id", JSONText.null), ("file", JSONText.string(place.file)), ("line", String(place.line)), ("column", JSONText.null),
                ("message", JSONText.string(message)), ("hint", JSONText.null),
            ])
        ]
    }

    /// A line whose picture was written.
    init(_ place: LinePlace, picture: String, warnings: String) { (self.place, self.picture, text) = (place, picture, warnings) }

    /// An outcome that a worker has sent.
    init(of task: LineTask, causes: [String], text: String) {
        (place, picture, self.causes, self.text) = (task.place, task.picture, causes, text)
    }
}

extension Diagnostic {
    /// The diagnostic in the report of failed lines.
    fileprivate var causeJSON: String {
        JSONText.object([
            ("id", JSONText.string(id)), ("file", JSONText.string(file)), ("line", String(span.line)), ("column", String(span.column)),
            ("message", JSONText.string(message)), ("hint", JSONText.string(hint)),
        ])
    }
}

/// Strings and numbers through a pipe between the command and its workers. Each is preceded by its length, as 8 bytes.
struct LinePipe {
    let descriptor: Int32

    /// Why a pipe ended.
    enum End: Error { case closed }

    func write(_ texts: [[UInt8]]) throws(End) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.reduce(0) { $0 + $1.count + 8 })
        for text in texts {
            withUnsafeBytes(of: UInt64(text.count).littleEndian) { bytes.append(contentsOf: $0) }
            bytes += text
        }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { written += count } else if errno != EINTR { throw .closed }
        }
    }

    /// Returns the next text. Nil at the end.
    func read() throws(End) -> [UInt8]? {
        guard let head = try read(8, isStart: true) else { return nil }
        let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard count <= UInt64(DataLimits.jsonBytes * 2), let text = try read(Int(count), isStart: false) else { throw .closed }
        return text
    }

    private func read(_ count: Int, isStart: Bool) throws(End) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let read = bytes[filled...].withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if read == 0, isStart, filled == 0 { return nil }
            if read > 0 { filled += read } else if read == 0 || errno != EINTR { throw .closed }
        }
        return bytes
    }
}
