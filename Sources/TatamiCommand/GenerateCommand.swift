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
              tatami generate swift walks.nui --model -o WalksModel.swift
            """,
        subcommands: [GenerateSwiftCommand.self]
    )
    .ofSubcommand
}

struct GenerateSwiftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift",
        abstract: "Writes a Swift class with the objects and states of a NUI file.",
        discussion: """
            Each :id and each :property of the root becomes a typed constant, each field
            of the :model with a default a typed property, and each state a case of an
            enumeration. A file with errors, or with names that would be equal in Swift, is
            refused with exit code 1.

            With --model the output are the types of the file's data to start from: an
            @Observable class for the :model and each record, with the tables by which files
            read them, and enumerations. It is yours to change; --check does not apply.

            With --check nothing is written; the exit code is 1 if the output is not up
            to date.

            Examples:
              tatami generate swift form.nui -o Form.swift
              tatami generate swift form.nui -o Form.swift --check
              tatami generate swift form.nui --schema schema.json --public
              tatami generate swift walks.nui --model -o WalksModel.swift
            """)

    @Argument(help: ArgumentHelp("The NUI file.", valueName: "file"))
    var file: String

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The output file; the standard output by default.", valueName: "file"))
    var output: String?

    @Flag(help: "Checks whether the output is up to date.")
    var check = false

    @Option(help: ArgumentHelp("The name of the class; by default from the file name.", valueName: "name"))
    var name: String?

    @Flag(help: "Writes the types of the file's data, with their tables, in place of the class.")
    var model = false

    @Flag(name: .customLong("public"), help: "Makes the class public.")
    var isPublic = false

    @OptionGroup var search: SearchPathOptions

    @OptionGroup var own: SchemaOptions

    func validate() throws {
        if check, model { throw ValidationError("--check is for the class; what --model writes is yours to change.") }
        if check, output == nil { throw ValidationError("--check needs the file that was written: -o.") }
    }

    func run() throws {
        let schemaFile = try own.file()
        let loader = NUILoader(standingIn: schemaFile, searchPaths: search.paths)
        loader.imageVerifier = ImageVerification()
        let checked = loader.check(file: file)
        guard !checked.diagnostics.hasErrors else { throw refused(checked.text) }
        let program = Program.load(path: file, searchPaths: search.paths)
        let inputs = program.documents.map(\.source.path) + [own.schema].compactMap { $0 }
        if model { return try finish(modelText(program), inputs: inputs) }
        let source = SwiftSource(program, loader.schema, rootClass: schemaFile.root, typeName: name, isPublic: isPublic)
        guard source.isTypeNameFree else {
            throw ValidationError(
                "A class cannot be called \(source.typeName) here; choose another name, such as --name \(source.freeTypeName).")
        }
        let clashes = source.diagnostics
        guard clashes.isEmpty else { throw refused(program.text(of: clashes)) }
        try finish(source.text, inputs: inputs)
    }

    /// Returns the types of the file's data.
    private func modelText(_ program: Program) throws -> String {
        let source = SwiftModelSource(program, typeName: name, isPublic: isPublic)
        guard source.hasModel else {
            throw Failed.reporting("\(file) has no ':model', so that there are no types to write.")
        }
        guard source.isTypeNameFree else {
            throw ValidationError(
                "A class cannot be called \(source.typeName) here; choose another name, such as --name \(source.freeTypeName).")
        }
        let clashes = source.diagnostics
        guard clashes.isEmpty else { throw refused(program.text(of: clashes)) }
        if let output, FileManager.default.fileExists(atPath: output) {
            throw Failed.reporting("\(output) exists and may have changes of yours; choose another file, or remove it first.")
        }
        return source.text
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
