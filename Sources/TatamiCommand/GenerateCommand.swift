import ArgumentParser
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
            Each :id and each :property of the root becomes a typed constant, and each
            state becomes a case of an enumeration. A file with errors, or with names that
            would be equal in Swift, is refused with exit code 1.

            With --check nothing is written; the exit code is 1 if the output is not up
            to date.

            Examples:
              tatami generate swift form.nui -o Form.swift
              tatami generate swift form.nui -o Form.swift --check
              tatami generate swift form.nui --schema schema.json --public
            """)

    @Argument(help: ArgumentHelp("The NUI file.", valueName: "file"))
    var file: String

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The output file; the standard output by default.", valueName: "file"))
    var output: String?

    @Flag(help: "Checks whether the output is up to date.")
    var check = false

    @Option(help: ArgumentHelp("The name of the class; by default from the file name.", valueName: "name"))
    var name: String?

    @Flag(name: .customLong("public"), help: "Makes the class public.")
    var isPublic = false

    @OptionGroup var search: SearchPathOptions

    @OptionGroup var own: SchemaOptions

    func validate() throws {
        if check, output == nil { throw ValidationError("--check needs the file that was written: -o.") }
    }

    func run() throws {
        let schemaFile = try own.file()
        let loader = NUILoader(standingIn: schemaFile, searchPaths: search.paths)
        loader.imageVerifier = ImageVerification()
        let checked = loader.check(file: file)
        guard !checked.diagnostics.hasErrors else { throw refused(checked.text) }
        let program = Program.load(path: file, searchPaths: search.paths)
        let source = SwiftSource(program, loader.schema, rootClass: schemaFile.root, typeName: name, isPublic: isPublic)
        guard source.isTypeNameFree else {
            throw ValidationError(
                "A class cannot be called \(source.typeName) here; choose another name, such as --name \(source.typeName)Screen.")
        }
        let clashes = source.diagnostics
        guard clashes.isEmpty else { throw refused(program.text(of: clashes)) }
        try finish(source.text, inputs: program.documents.map(\.source.path) + [own.schema].compactMap { $0 })
    }

    /// Writes the class or, with --check, compares it with the output.
    ///
    /// - Parameters:
    ///   - text: The generated Swift.
    ///   - inputs: The files from which the text was made. They may not be overwritten.
    private func finish(_ text: String, inputs: [String]) throws {
        guard let output else { return try Output.write(text) }
        let reader = FileSourceReader()
        if let target = try? reader.canonicalPath(of: output), inputs.contains(where: { (try? reader.canonicalPath(of: $0)) == target }) {
            throw ValidationError("\(output) is an input of the generated class and cannot be its output.")
        }
        if check {
            guard (try? reader.read(path: output)) != Array(text.utf8) else { return }
            throw Failed.reporting("\(output) is not up to date; generate it again: tatami generate swift \(file) -o \(output)")
        }
        try TatamiCommand.write(text, toFile: output)
    }

    private func refused(_ text: String) -> ExitCode {
        Output.report(text)
        return ExitCode(1)
    }
}
