import NUI

/// Finds and reads the files that values name, such as pictures.
struct ResourceFinder {
    private let program: Program
    private let reader: any SourceReader
    private let locator: FileLocator

    init(_ program: Program, reader: any SourceReader, searchPaths: [String]) {
        self.program = program
        self.reader = reader
        locator = FileLocator(
            reader: reader, mainFile: program.documents.first?.source.path ?? "", searchPaths: searchPaths)
    }

    /// Returns the canonical path of the file that a file of the program calls `name`.
    func locate(_ name: String, namedIn file: FileID) throws(LoadFault) -> String {
        let naming = program.documents.indices.contains(file.index) ? program.documents[file.index].source.path : ""
        do {
            return try locator.locate(name, namedIn: naming).path
        } catch {
            switch error {
            case .refused(let reason): throw LoadFault(.refusedImport, "\"\(name)\" cannot be used: \(reason)")
            case .outside:
                throw LoadFault(.refusedImport, "\"\(name)\" is outside the main file's folder and the search paths")
            case .unreadable(.missing):
                throw LoadFault(
                    .missingImport, "there is no file \"\(name)\"",
                    hint: "Tatami looks beside the file that names it, then in the search paths")
            case .unreadable: throw LoadFault(.unreadableFile, "\"\(name)\" cannot be read")
            }
        }
    }

    func read(_ path: String, name: String, limit: Int) throws(LoadFault) -> [UInt8] {
        do {
            return try reader.read(path, limit: limit)
        } catch {
            let reason = error == .tooLarge ? "is larger than \(limit >> 20) MiB" : "cannot be read"
            throw LoadFault(.unreadableFile, "\"\(name)\" \(reason)")
        }
    }
}
