import ArgumentParser
import Tatami

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tells everything that is wrong with NUI files.",
        discussion: """
            The exit code is 1 where there is an error. Imports, pictures and states
            are checked, too.

            With --json one array is printed: id, severity, file, line, column,
            endLine, endColumn, message, hint, fix. Lines and columns count from 1,
            columns in Unicode scalars.

            Examples:
              tatami check form.nui settings.nui
              tatami check form.nui --json
              tatami check form.nui --schema schema.json
            """)

    @Argument(help: ArgumentHelp("NUI files.", valueName: "file"))
    var files: [String]

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(name: .customLong("search-path"), help: ArgumentHelp("Folder for imports, after the file's own.", valueName: "dir"))
    var searchPaths: [String] = []

    @Option(help: ArgumentHelp("Further font file, whose family the files may name.", valueName: "file"))
    var font: [String] = []

    @OptionGroup var own: SchemaOptions

    func run() throws {
        let loader = NUILoader(standingIn: try own.file(), searchPaths: searchPaths)
        if !font.isEmpty { loader.fontFamilies = Set(try Scene.engine(font).families) }
        var all: [Diagnostic] = []
        for file in files {
            let (found, text) = loader.check(file: file)
            all += found
            if !json, !found.isEmpty { print(text) }
        }
        if json { print(all.json) }
        let errors = all.count { $0.severity == .error }, warnings = all.count - errors
        if !json { print("\(files.count) \(files.count == 1 ? "file" : "files"): \(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")") }
        if errors > 0 { throw ExitCode(1) }
    }
}
