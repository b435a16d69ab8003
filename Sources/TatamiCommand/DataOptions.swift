import ArgumentParser
import Tatami

/// The option for the data that files show.
struct DataOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Data for the :model of the file, as JSON.", valueName: "file"))
    var data: String?

    /// Returns the data; nil if the option is not given.
    ///
    /// - Throws: `ExitCode(1)` after an error was reported.
    func source() throws -> DataSource? {
        guard let data else { return nil }
        do throws(SourceReadError) {
            return try .json(file: data)
        } catch {
            throw Failed.reporting("\(data): \(error)")
        }
    }
}
