import ArgumentParser
import Foundation
import Tatami

package struct RenderCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders a NUI file or a survey as PNG, SVG or PDF, by the suffix of the output.",
        discussion: """
            Examples:
              tatami render form.nui                        writes form.png
              tatami render card.nui -o card.svg --size 1200x630
              tatami render receipt.nui -o receipt.pdf --size 280x
              tatami render demo.nui --state hidden --scale 2
              tatami render card.nui --preview "Long name"  writes card-long-name.png
              tatami render card.nui --png small            takes longer for a smaller file
              tatami render card.nui --all-previews -o out  writes one PNG each to the folder out
              tatami render walks.nui --data walks.json     shows the data of a JSON file
              tatami render survey.json --answers mine.json shows a survey with answers
              tatami render card.nui --data-lines many.jsonl -o "out/\\(id).png"

            A preview's own size, scale and direction override the options.

            With --data-lines, each line of a JSON Lines file gives a picture, on all
            cores. In the output's name, \\(id) is a field of the model: a String, a
            Number, an Integer, a case, or one in a record, such as \\(place.name).
            \\(:line) is the number of the line. A line that fails never stops the others;
            the exit code is then 1, and the report says which line failed and why. With
            --json the report is {"failed": [{line, picture, causes}], "pictures": n}.

            With --schema, which 'frames' and 'explain' also accept, an object of the
            program's own class is shown as its nearest superclass in Tatami, and a
            warning says so. Only the program knows what its classes do themselves; a
            layout class without a superclass in Tatami is refused.
            """
    )
    .ofSubcommand

    @OptionGroup var scene: SceneOptions

    @OptionGroup var answers: AnswerOptions

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The output file; .png, .svg or .pdf.", valueName: "path"))
    var output: String?

    @Option(help: ArgumentHelp("Device pixels per point, up to 8.", valueName: "s"))
    var scale = 1.0

    @Option(
        help: ArgumentHelp(
            "Writes PNG files in less time, or smaller ones; the pixels are the same. (default: fast)", valueName: "fast|small"))
    var png: PNGCompression?

    @Option(help: ArgumentHelp("Renders a preview of the file.", valueName: "name"))
    var preview: String?

    @Flag(help: "Renders all previews of the file to PNG; --output is then a folder.")
    var allPreviews = false

    @Option(help: ArgumentHelp("A picture for each line of this file of JSON Lines.", valueName: "file"))
    var dataLines: String?

    @Option(help: ArgumentHelp("Processes for --data-lines. (default: the number of cores)", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Prints the report of --data-lines as JSON.")
    var json = false

    @Flag(help: .hidden)
    var linesWorker = false

    private var compression: PNGCompression { png ?? .fast }

    private var target: (path: String, format: PictureFormat)? {
        let path = output ?? Self.pictureName(for: scene.file, preview: preview)
        let suffix = path.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() ?? ""
        return PictureFormat(rawValue: suffix).map { (path, $0) }
    }

    /// The name of a picture: `card.png`, or `card-long-name.png` for the preview "Long name".
    package static func pictureName(for file: String, preview: String? = nil) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? "picture"
        let suffix = [".nui", ".json"].first { name.hasSuffix($0) } ?? ""
        let stem = String(name.dropLast(suffix.count))
        guard let preview else { return stem + ".png" }
        let words = preview.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? stem + "-preview.png" : "\(stem)-\(words.joined(separator: "-")).png"
    }

    package init() {}

    package func validate() throws {
        try ScreenOptions.check(scale: scale)
        if SurveyFile.isSurvey(scene.file) {
            try validateSurvey()
        } else if answers.answers != nil {
            throw ValidationError("--answers belongs to a survey (.json).")
        }
        if dataLines != nil { return try validateLines() }
        if jobs != nil || json || linesWorker { throw ValidationError("--jobs and --json belong to --data-lines.") }
        if allPreviews, preview != nil { throw ValidationError("Use --preview or --all-previews, not both.") }
        if allPreviews { return }
        guard let target else { throw ValidationError("The output's name must end in .png, .svg or .pdf.") }
        try checkCompression(target.format)
    }

    private func validateSurvey() throws {
        try scene.screen.checkForSurvey()
        if preview != nil || allPreviews { throw ValidationError("Previews belong to NUI files.") }
        if dataLines != nil { throw ValidationError("--data-lines belongs to NUI files.") }
    }

    private func validateLines() throws {
        if allPreviews || preview != nil { throw ValidationError("--data-lines cannot be combined with previews.") }
        if scene.screen.data.data != nil { throw ValidationError("Use --data or --data-lines, not both.") }
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs is a number from 1 to 256.") }
        try checkCompression(try pattern().format)
    }

    private func checkCompression(_ format: PictureFormat) throws {
        if png != nil, format != .png { throw ValidationError("--png belongs to pictures whose names end in .png.") }
    }

    private func pattern() throws -> NamePattern {
        do throws(PatternError) {
            return try NamePattern(output ?? "")
        } catch {
            throw ValidationError(error.message)
        }
    }

    package func run() throws {
        if let dataLines {
            let pattern = try pattern()
            if linesWorker {
                return try LineWorker(scene, lines: dataLines, scale: scale, format: pattern.format, png: compression).run()
            }
            // The workers have the arguments of this process, so they know the compression.
            var run = try LineRun(scene, pattern, scale: scale, lines: dataLines, jobs: jobs, isJSON: json)
            return try run.run()
        }
        if allPreviews { return try renderAll() }
        guard let target else { return }
        if SurveyFile.isSurvey(scene.file) {
            let survey = SurveyFile(path: scene.file, answers: answers.answers)
            return try scene.screen.picture(of: survey, scale: scale).write(to: target.path, as: target.format, png: compression)
        }
        let shown = try Scene(scene.file, scene.screen, scale: scale, preview: preview)
        try shown.picture.write(to: target.path, as: target.format, png: compression)
    }

    /// Writes each preview to its own file. The NUI file is read and checked once. A preview that fails is reported, and the
    /// others are written.
    private func renderAll() throws {
        let engine = try scene.screen.engine()
        let newLoader = try scene.screen.loaders(for: engine, file: scene.file)
        let file = newLoader().check(file: scene.file)
        let folder = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        guard !file.diagnostics.hasErrors else { throw Failed.reporting(text: file.text) }
        guard !file.previews.isEmpty else { throw Failed.reporting("\(scene.file) has no previews: preview \"name\" = { ... }") }
        do {
            if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        } catch {
            throw Failed.reporting("the folder \(folder) cannot be created")
        }
        var names = PictureNames()
        var warned = NewFindings()
        var failure: ExitCode?
        for preview in file.previews {
            let path = folder + names.next(Self.pictureName(for: scene.file, preview: preview.name))
            do {
                let (shown, warnings) = try Scene.showing(preview.name, of: file, newLoader(), scene.screen, engine, scale: scale)
                let new = warned.take(warnings)
                if !new.isEmpty { Output.report(file.text(of: new) + "\n") }
                try shown.picture.write(to: path, as: .png, png: compression)
            } catch let code as ExitCode {
                failure = code
            }
        }
        if let failure { throw failure }
    }
}

/// Unique names for pictures in one folder. Repeated names get numbers.
package struct PictureNames {
    private var taken: Set<String> = []
    /// How often each name was requested.
    private var counts: [String: Int] = [:]

    package init() {}

    /// Returns `name`, or the first unused one of `name-2.png`, `name-3.png`, ...
    package mutating func next(_ name: String) -> String {
        var free = name
        var count = counts[name, default: 0] + 1
        while !taken.insert(free).inserted {
            count = max(2, count)
            free = "\(name.dropLast(4))-\(count).png"
            count += 1
        }
        counts[name] = max(counts[name, default: 0] + 1, count - 1)
        return free
    }
}
