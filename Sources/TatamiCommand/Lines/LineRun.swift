import ArgumentParser
import Foundation
import Tatami

/// Renders a picture for each line of a JSON Lines file, with worker processes that each draw one line at a time.
///
/// This process reads the lines, and finds names and faults of data; so the outcome does not depend on the number of workers. However many lines
/// there are, a few are in memory, and 8 bytes for each name that was given.
struct LineRun {
    private let file: String
    private let pieces: FilePieces
    private let reader: DataReader
    private let names: LineNames
    private let board: LineBoard
    private let jobs: Int
    private var report: LineReport
    /// The hashes of names, and their lines. That two of a million names have the same hash of 64 bits happens once in 30 million runs.
    private var taken: [Int: Int] = [:]
    private var lastFolder: String?

    /// Checks everything that concerns all lines.
    ///
    /// - Throws: `ExitCode(1)` after the error was reported.
    init(_ scene: SceneOptions, _ pattern: NamePattern, scale: Double, lines file: String, jobs: Int?, isJSON: Bool) throws {
        self.file = file
        let artist = try LineArtist(scene, scale: scale, format: pattern.format)
        reader = DataReader(artist.model)
        do throws(PatternError) {
            names = try LineNames(pattern, artist.model)
        } catch {
            throw Failed.reporting(error.message)
        }
        do throws(FilePieces.ReadFailure) {
            pieces = try FilePieces(file)
        } catch {
            throw Failed.reporting(error.message)
        }
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        board = LineBoard(room: 32 * self.jobs)
        report = LineReport(file: file, isJSON: isJSON)
    }

    /// Renders all lines.
    ///
    /// - Throws: `ExitCode(1)` if lines have failed, after that was reported.
    mutating func run() throws {
        var lines = JSONLines(pieces).makeIterator()
        var isAtEnd = false
        var workers = 0
        defer { board.close() }
        try report.begin()
        loop: while true {
            switch board.nextStep(isAtEnd: isAtEnd) {
            case .end: break loop
            case .report(let outcome):
                try report.add(outcome)
                report.showProgress(pieces.progress)
            case .read:
                guard let line = lines.next() else {
                    isAtEnd = true
                    continue
                }
                if add(line), workers < jobs {
                    board.startWorker()
                    workers += 1
                }
            }
        }
        try report.end()
        if let failure = pieces.failure { throw Failed.reporting(failure.message) }
        if report.failures > 0 { throw ExitCode(1) }
    }

    /// Gives a line to the workers, or notes why it has no picture. Returns whether a worker is needed.
    private mutating func add(_ line: JSONLine) -> Bool {
        let reading = reader.read(line)
        let found = reading.faults.map { Diagnostic($0, file: file) }
        let text = found.map { $0.text { _ in nil } }.joined(separator: "\n")
        guard let data = reading.data else {
            board.add(LineOutcome(line: line.number, picture: nil, failed: found, text: text))
            return false
        }
        report.warn(reading.faults.map { "warning: \($0.message)" + ($0.hint.map { "; \($0)" } ?? "") + "\n" }.joined(), line: line.number)
        do throws(PatternError) {
            let name = try names.name(of: data, line: line.number)
            try take(name, line.number)
            board.add(LineTask(line: line.number, picture: name, json: line.bytes))
            return true
        } catch {
            board.add(LineOutcome(line: line.number, picture: nil, failed: error.message))
            return false
        }
    }

    /// Takes a name that no line before has, and makes its folder.
    private mutating func take(_ name: String, _ line: Int) throws(PatternError) {
        let hash = Array(name.utf8).hashValue
        if let first = taken[hash] { throw PatternError(message: "\(name) is already the name of the picture of line \(first)") }
        taken[hash] = line
        guard let slash = name.lastIndex(of: "/"), slash != name.startIndex, name[..<slash] != lastFolder ?? "" else { return }
        let folder = String(name[..<slash])
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            lastFolder = folder
        } catch {
            throw PatternError(message: "the folder \(folder) cannot be created")
        }
    }
}
