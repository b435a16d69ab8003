import ArgumentParser
import Foundation
import Tatami

/// The process that draws the lines that it gets on its standard input, and answers on its standard output.
struct LineWorker {
    private let artist: Result<LineArtist, LineArtist.Refusal>
    private let answers: LinePipe
    private let file: String

    /// Prepares to draw a file with the lines of another one. Whatever is wrong is the answer to every line.
    init(_ scene: SceneOptions, lines file: String, scale: Double, format: PictureFormat, png: PNGCompression) {
        self.file = file
        // Nothing but answers may be written to the pipe.
        answers = LinePipe(descriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        artist = LineArtist.make(scene, scale: scale, format: format, png: png)
    }

    /// Draws lines until there are no more.
    func run() throws {
        let tasks = LinePipe(descriptor: STDIN_FILENO)
        do throws(LinePipe.End) {
            while let number = try tasks.read(), let picture = try tasks.read(), let json = try tasks.read() {
                let place = LinePlace(file: file, line: Int(String(decoding: number, as: UTF8.self)) ?? 0)
                let task = LineTask(place: place, picture: String(decoding: picture, as: UTF8.self), json: json)
                let outcome = answer(task)
                let count = Array(String(outcome.causes.count).utf8)
                try answers.write([Array(outcome.text.utf8), count] + outcome.causes.map { Array($0.utf8) })
            }
        } catch {
            throw ExitCode(1)
        }
    }

    private func answer(_ task: LineTask) -> LineOutcome {
        switch artist {
        case .success(let artist): artist.draw(task)
        case .failure(let refusal): LineOutcome(task.place, picture: task.picture, failed: refusal.text)
        }
    }
}

/// Draws a file with the data of lines. The file is read and checked once.
struct LineArtist {
    /// The data that the file shows.
    let model: DataModel
    /// The file.
    let file: CheckedFile
    private let options: SceneOptions
    private let engine: PangoTextEngine
    private let newLoader: () -> NUILoader
    private let scale: Double
    private let format: PictureFormat
    private let png: PNGCompression
    /// The files that were read before the first line is drawn.
    let filesRead: [String]

    /// Why a file cannot be drawn.
    struct Refusal: Error {
        let text: String
    }

    /// Reads and checks the file.
    ///
    /// - Throws: `ExitCode(1)` after the error was reported.
    init(_ options: SceneOptions, scale: Double, format: PictureFormat, png: PNGCompression = .fast) throws {
        (self.options, self.scale, self.format, self.png) = (options, scale, format, png)
        engine = try options.screen.engine()
        newLoader = try options.screen.loaders(for: engine, file: nil)
        let (log, loader) = (NotingReader(), newLoader())
        loader.reader = log
        file = loader.check(file: options.file)
        if file.diagnostics.hasErrors { throw Failed.reporting(text: file.text) }
        do throws(NUILoadError) {
            for state in options.screen.state { try file.require(state: state) }
        } catch {
            throw Failed.reporting(loading: error)
        }
        let screen = options.screen
        filesRead = Array(log.paths) + screen.font + [screen.strings, screen.own.schema].compactMap { $0 }
        guard let model = file.model else {
            throw Failed.reporting("\(options.file) has no :model, so that all lines would give the same picture")
        }
        self.model = model
    }

    /// Reads and checks the file. What is wrong is not reported but returned.
    static func make(
        _ options: SceneOptions, scale: Double, format: PictureFormat, png: PNGCompression
    ) -> Result<LineArtist, Refusal> {
        var artist: LineArtist?
        let text = Output.collectingReports { artist = try? LineArtist(options, scale: scale, format: format, png: png) }
        return artist.map(Result.success) ?? .failure(Refusal(text: text.withoutMark))
    }

    /// Draws the picture of a line.
    func draw(_ task: LineTask) -> LineOutcome {
        guard let data = DataReader(model).read(task.json).data else {
            return LineOutcome(task.place, picture: task.picture, failed: "the line is no data of the model any more")
        }
        let loader = newLoader()
        loader.data = .record(data)
        var failure: (any Error)?
        let reports = Output.collectingReports {
            do {
                let warnings = try loader.load(file)
                if !warnings.isEmpty { Output.report(loader.text(of: warnings) + "\n") }
                let shown = try Scene(loader, nil, options.file, options.screen, engine, scale: scale)
                try shown.picture.save(to: task.picture, as: format, png: png)
            } catch {
                failure = error
            }
        }
        return switch failure {
        case nil: LineOutcome(task.place, picture: task.picture, warnings: reports)
        case let error as NUILoadError:
            LineOutcome(task.place, picture: task.picture, failed: error.diagnostics, text: reports + error.text)
        case let error as SceneFailure: LineOutcome(task.place, picture: task.picture, failed: error.message, warnings: reports)
        case let error?: LineOutcome(task.place, picture: task.picture, failed: "\(error)", warnings: reports)
        }
    }
}

extension String {
    /// A report without the word "error" before it and the line end behind it.
    fileprivate var withoutMark: String {
        let text = hasPrefix("error: ") ? dropFirst("error: ".count) : self[...]
        return String(text.hasSuffix("\n") ? text.dropLast() : text)
    }
}
