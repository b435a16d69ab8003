import ArgumentParser
import Tatami

/// The classes of the program that the files belong to.
struct SchemaOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Classes, outlets and actions of the program, as NUISchema.write wrote them.", valueName: "file"))
    var schema: String?

    /// Reads the schema file; an empty schema if none is given.
    ///
    /// - Throws: `ExitCode(1)` after the error was reported.
    func file() throws -> SchemaFile {
        guard let schema else { return SchemaFile() }
        do {
            return try SchemaFile(path: schema, besides: NUISchema().schema)
        } catch {
            throw Failed.reporting("\(error)")
        }
    }
}
