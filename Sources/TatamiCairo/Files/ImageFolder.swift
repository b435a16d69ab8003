import TatamiDrawing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Finds images in one folder of the file system, and nowhere else.
///
/// ```swift
/// let icons = ImageFolder("Resources/Icons")
/// let save = try icons.image(named: "toolbar/save@2x.png")   // scale 2
/// ```
public struct ImageFolder: ImageSource {
    private let path: String

    /// Makes a source for the folder at `path`. A relative path is resolved against the working directory whenever an image is read.
    public init(_ path: String) { self.path = path }

    /// Reads the file called `name`, a path relative to the folder, and checks its header. `@2x` and `@3x` before the last dot set the
    /// scale.
    ///
    /// - Throws: `ImageError` if the file is missing, is not a regular file, lies outside the folder (symbolic links are followed before
    ///   that is decided), is too large, or is neither PNG nor JPEG.
    public func image(named name: String) throws(ImageError) -> Image {
        let file = try resolve(name)
        return try Image(encoded: ImageFolder.read(file, name: name), name: name, scale: ImageFolder.scale(name))
    }

    private func resolve(_ name: String) throws(ImageError) -> String {
        guard !name.isEmpty, !name.utf8.contains(0), !name.hasPrefix("/") else { throw .outsideFolder(path: name) }
        guard let root = ImageFolder.realPath(path) else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        guard let file = ImageFolder.realPath("\(root)/\(name)") else {
            throw .unreadable(path: name, reason: String(cString: strerror(errno)))
        }
        guard file.hasPrefix(root == "/" ? "/" : root + "/") else { throw .outsideFolder(path: name) }
        return file
    }

    private static func read(_ file: String, name: String) throws(ImageError) -> [UInt8] {
        // Opening without waiting keeps a pipe from blocking the program before it is refused.
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(path: name, reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: name, reason: "it is not a regular file")
        }
        let size = Int(status.st_size)
        guard size <= ImageLimits.bytes else { throw .tooManyBytes(size) }
        var error: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
            while count < size {
                let got = pread(descriptor, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
                if got > 0 {
                    count += got
                } else if got == 0 {
                    break
                } else if errno != EINTR {
                    error = errno
                    break
                }
            }
        }
        guard error == 0 else { throw .unreadable(path: name, reason: String(cString: strerror(error))) }
        return bytes
    }

    private static func scale(_ name: String) -> Double {
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        return stem.hasSuffix("@2x") ? 2 : (stem.hasSuffix("@3x") ? 3 : 1)
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
