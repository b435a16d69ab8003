import Foundation
import Tatami

/// The files that the pictures of lines become: no two lines have the same one, and none is a file that is read.
struct PictureFiles {
    /// The pictures by the hashes of their paths, in which case and the way in which accents are written do not count. That two of a million
    /// paths have the same hash of 64 bits happens once in 30 million runs.
    private var taken: [Int: (line: Int, name: Int)] = [:]
    private var inputs: [FileNumber: String] = [:]
    private var lastFolder: (name: String, path: String)?

    /// What the system calls a file, whatever paths lead to it.
    private struct FileNumber: Hashable {
        let device: UInt64
        let number: UInt64

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
        }
    }

    /// Notes a file that is read.
    ///
    /// - Throws: ``PatternError`` if it is the picture of a line before.
    mutating func add(input path: String) throws(PatternError) {
        if let number = FileNumber(path) { inputs[number] = path }
        let slash = path.lastIndex(of: "/")
        let folder = Self.resolved(slash.map { String(path[...$0]) } ?? ".") ?? "."
        if let first = taken[Self.hash(path, named: slash.map { path[path.index(after: $0)...] } ?? path[...], in: folder)] {
            throw PatternError(message: "\(path), which the line shows, is the picture of line \(first.line)")
        }
    }

    /// Takes a path that no line before has, and makes its folder.
    ///
    /// - Throws: ``PatternError`` if a line before has the same file, also on a disk that ignores case, or if the file is read.
    mutating func take(_ name: String, _ line: Int) throws(PatternError) {
        let slash = name.lastIndex(of: "/")
        let file = slash.map { name[name.index(after: $0)...] } ?? name[...]
        let folder = if let slash { try makeFolder(String(name[...slash])) } else { Self.resolved(".") ?? "." }
        if let input = FileNumber(name).flatMap({ inputs[$0] }) {
            throw PatternError(message: "\(name) would overwrite \(input), which is read")
        }
        let own = Self.hash(name, named: file, in: folder)
        if let first = taken[own] {
            let isEqual = first.name == name.utf8.elementsHash
            throw PatternError(
                message: isEqual
                    ? "\(name) is already the name of the picture of line \(first.line)"
                    : "\(name) is the file of the picture of line \(first.line), at least where case and the form of accents do not count")
        }
        taken[own] = (line, name.utf8.elementsHash)
    }

    /// Makes a folder, and returns its path without links and dots.
    private mutating func makeFolder(_ name: String) throws(PatternError) -> String {
        if let lastFolder, lastFolder.name == name { return lastFolder.path }
        do {
            try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
        } catch {
            throw PatternError(message: "the folder \(name.count > 1 ? String(name.dropLast()) : name) cannot be created")
        }
        let path = Self.resolved(name) ?? name
        lastFolder = (name, path)
        return path
    }

    /// Returns the path of a file or folder without links and dots; nil if there is none.
    private static func resolved(_ path: String) -> String? { try? FileSourceReader().canonicalPath(of: path) }

    /// Returns the hash of a file: by the path to which it leads if it exists, or else by its folder and its name.
    private static func hash(_ path: String, named name: Substring, in folder: String) -> Int {
        let path = resolved(path) ?? "\(folder == "/" ? "" : folder)/\(name)"
        return path.folding(options: .caseInsensitive, locale: nil).precomposedStringWithCanonicalMapping.utf8.elementsHash
    }
}

extension String.UTF8View {
    /// A hash of the bytes. Strings are equal, and have equal hashes, if only their accents are written in another way.
    fileprivate var elementsHash: Int { Array(self).hashValue }
}

/// Reads files from disk, and notes which.
final class NotingReader: SourceReader, @unchecked Sendable {  // The lock protects the paths.
    private let lock = NSLock()
    private var noted: Set<String> = []

    /// The canonical paths of the files that were read.
    var paths: Set<String> { lock.withLock { noted } }

    func canonicalPath(of path: String) throws(SourceReadError) -> String { try FileSourceReader().canonicalPath(of: path) }

    func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
        lock.withLock { _ = noted.insert(canonicalPath) }
        return try FileSourceReader().read(canonicalPath, limit: limit)
    }
}
