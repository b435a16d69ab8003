import ArgumentParser
import Foundation

/// Folders to search besides those of the files.
struct SearchPathOptions: ParsableArguments {
    @Option(
        name: .customLong("search-path"), help: ArgumentHelp("Folder for imports and pictures, after the file's own.", valueName: "dir"))
    var paths: [String] = []

    /// Without this check, a missing folder would look like many wrong imports.
    func validate() throws {
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw ValidationError("There is no folder '\(path)' to search.")
            }
            guard isFolder.boolValue else { throw ValidationError("The search path '\(path)' is not a folder.") }
            guard access(path, X_OK) == 0 else { throw ValidationError("The folder '\(path)' cannot be searched: permission denied.") }
        }
    }
}
