import ArgumentParser
import Foundation
import Tatami

/// Renders a picture for each line of a JSON Lines file, with worker processes that each draw one line at a time.
///
/// This process reads the lines, and finds names and faults of data; so the outcome does not depend on the number of workers. However many lines
/// there are, a few are in memory, and two numbers for each name that was given.
struct LineRun {
    private let file: String
    private let pieces: FilePieces
    private let reader: DataReader
    private let artist: LineArtist
    private let names: LineNames
    private let board: LineBoard
    private let jobs: Int
    private var report: LineReport
    private var pictures = PictureFiles()
    private let images: LineImages

    /// Checks everything that concerns all lines.
    ///
    /// - Throws: `ExitCode(1)` after the error was reported.
    init(_ scene: SceneOptions, _ pattern: NamePattern, scale: Double, lines file: String, jobs: Int?, isJSON: Bool) throws {
        self.file = file
        artist = try LineArtist(scene, scale: scale, format: pattern.format)
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
        images = LineImages(scene)
        for input in artist.filesRead + [file] { try? pictures.add(input: input) }
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
        var (workers, number) = (0, 0)
        defer { board.close() }
        try report.begin()
        loop: while true {
            switch board.nextStep(isAtEnd: isAtEnd) {
            case .end: break loop
            case .report(let outcome):
                try report.add(outcome)
                report.showProgress(pieces.progress)
            case .read:
                let line = lines.next()
                number = line?.number ?? number + 1
                isAtEnd = line == nil || pieces.failure != nil
                if let failure = pieces.failure {
                    board.add(LineOutcome(LinePlace(file: file, line: number), failed: failure.message))
                } else if let line, add(line), workers < jobs {
                    board.startWorker()
                    workers += 1
                }
            }
        }
        try report.end()
        if report.failures > 0 { throw ExitCode(1) }
    }

    /// Gives a line to the workers, or notes why it has no picture. Returns whether a worker is needed.
    private mutating func add(_ line: JSONLine) -> Bool {
        let reading = reader.read(line)
        let found = reading.diagnostics(file: file, declaration: artist.file.declaration)
        let place = LinePlace(file: file, line: line.number)
        guard let data = reading.data else {
            board.add(LineOutcome(place, failed: found, text: found.map { $0.text { _ in nil } }.joined(separator: "\n")))
            return false
        }
        report.warn(found)
        do throws(PatternError) {
            let name = try names.name(of: data, line: line.number)
            for image in images.paths(in: data) { try pictures.add(input: image) }
            try pictures.take(name, line.number)
            board.add(LineTask(place: place, picture: name, json: line.bytes))
            return true
        } catch {
            board.add(LineOutcome(place, failed: error.message))
            return false
        }
    }
}
