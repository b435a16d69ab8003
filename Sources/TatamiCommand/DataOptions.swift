import ArgumentParser
import Foundation
import Tatami

/// The option for the data that files show.
package struct DataOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Data for the :model of the file, as JSON; or a folder of NUI files, of which each is shown with the .json of its name beside it.",
            valueName: "file"))
    var data: String?

    package init() {}

    /// Returns the path of the data of a file; nil if it has none. That of a file in the given folder stands beside it, with its name.
    package func path(for file: String) -> String? {
        guard let data else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: data, isDirectory: &isFolder), isFolder.boolValue else { return data }
        let file = URL(fileURLWithPath: file)
        func folder(_ url: URL) -> String { url.resolvingSymlinksInPath().standardizedFileURL.path }
        guard folder(file.deletingLastPathComponent()) == folder(URL(fileURLWithPath: data, isDirectory: true)) else { return nil }
        let path = (data as NSString).appendingPathComponent(file.deletingPathExtension().lastPathComponent + ".json")
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Returns the data of a file; nil if it has none.
    ///
    /// - Throws: `ExitCode(1)` after an error was reported.
    func source(for file: String) throws -> DataSource? {
        guard let path = path(for: file) else { return nil }
        do throws(SourceReadError) {
            return try .json(file: path)
        } catch {
            throw Failed.reporting("\(path): \(error)")
        }
    }
}
