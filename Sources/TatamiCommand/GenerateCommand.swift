import ArgumentParser
import Foundation
import Tatami

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes source code for a NUI file.",
        discussion: """
            Examples:
              tatami generate swift form.nui -o Form.swift
            """,
        subcommands: [GenerateSwiftCommand.self])
}

struct GenerateSwiftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift",
        abstract: "Writes a Swift class with the objects and states of a NUI file.",
        discussion: """
            Each :id and each :property of the root becomes a typed constant, each state
            a case of an enumeration. A file with errors, or with names that would be one
            in Swift, is refused with exit code 1.

            With --check nothing is written; the exit code is 1 where the output is not
            what would be written now.

            Examples:
              tatami generate swift form.nui -o Form.swift
              tatami generate swift form.nui -o Form.swift --check
              tatami generate swift form.nui --schema schema.json --public
            """)

    @Argument(help: ArgumentHelp("The NUI file.", valueName: "file"))
    var file: String

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("Where to write it; the standard output by itself.", valueName: "file"))
    var output: String?

    @Flag(help: "Tells whether the output is up to date.")
    var check = false

    @Option(help: ArgumentHelp("What the class is called; by itself after the file.", valueName: "name"))
    var name: String?

    @Flag(name: .customLong("public"), help: "Lets other modules see the class.")
    var isPublic = false

    @Option(name: .customLong("search-path"), help: ArgumentHelp("Folder for imports, after the file's own.", valueName: "dir"))
    var searchPaths: [String] = []

    @OptionGroup var own: SchemaOptions

    func validate() throws {
        if check, output == nil { throw ValidationError("--check needs the file that was written: -o.") }
    }

    func run() throws {
        let schemaFile = try own.file(), loader = NUILoader(standingIn: schemaFile, searchPaths: searchPaths)
        loader.imageVerifier = ImageVerification()
        let (found, text) = loader.check(file: file)
        guard !found.hasErrors else { throw refused(text) }
        let program = Program.load(path: file, searchPaths: searchPaths)
        let source = SwiftSource(program, loader.schema, rootClass: schemaFile.root, typeName: name, isPublic: isPublic)
        guard source.isTypeNameFree else {
            throw ValidationError("A class cannot be called \(source.typeName) here; --name \(source.typeName)Screen calls it otherwise.")
        }
        let clashes = source.diagnostics
        guard clashes.isEmpty else { throw refused(program.text(of: clashes)) }
        try finish(source.text)
    }

    private func finish(_ text: String) throws {
        guard let output else { return print(text, terminator: "") }
        if check {
            guard (try? Data(contentsOf: URL(fileURLWithPath: output))) != Data(text.utf8) else { return }
            throw Failed.telling("\(output) is not up to date; write it anew: tatami generate swift \(file) -o \(output)")
        }
        try TatamiCommand.write(text, toFile: output)
    }

    private func refused(_ text: String) -> ExitCode {
        TatamiCommand.write(text, to: .standardError)
        return ExitCode(1)
    }
}
