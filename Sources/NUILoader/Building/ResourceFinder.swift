import NUI

/// Finds the files that a NUI program names: beside the file that names them, then in the search paths, nowhere else.
struct ResourceFinder {
    let program: Program
    let searchPaths: [String]
    let reader: any SourceReader

    /// The canonical path of the file called `name` in a file of the program.
    func locate(_ name: String, from file: FileID) throws(LoadFault) -> String {
        do {
            return try program.locate(name, from: file, searchPaths: searchPaths, reader: reader)
        } catch {
            switch error {
            case .missing: throw LoadFault(.missingImport, "there is no file \"\(name)\"", hint: "it is looked for beside the file that names it, then in the search paths")
            case .notPermitted: throw LoadFault(.refusedImport, "\"\(name)\" lies outside the main file's folder and the search paths")
            case .notAFile, .tooLarge, .unreadable: throw LoadFault(.unreadableFile, "\"\(name)\" cannot be read")
            }
        }
    }

    func read(_ path: String, name: String, limit: Int) throws(LoadFault) -> [UInt8] {
        do {
            return try reader.read(path, limit: limit)
        } catch {
            throw LoadFault(.unreadableFile, error == .tooLarge ? "\"\(name)\" is larger than \(limit >> 20) MiB" : "\"\(name)\" cannot be read")
        }
    }
}
