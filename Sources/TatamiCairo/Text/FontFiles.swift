#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why a text engine cannot start.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file does not exist or cannot be opened.
    case unreadable(path: String)
    /// The path is a folder, a device or a pipe, and opening it could wait forever.
    case notAFile(path: String)
    /// The file is readable, but FontConfig finds no font in it.
    case notAFont(path: String)
    /// The bundled fonts are in none of these folders.
    case bundleNotFound(searched: [String])
    /// A library could not create the object named here, usually because memory is short.
    case unavailable(String)

    /// The error in one sentence, for a user.
    public var description: String {
        switch self {
        case .unreadable(let path): "cannot read the font file \(path)"
        case .notAFile(let path): "\(path) is not a regular file, and so not a font file"
        case .notAFont(let path): "\(path) is not a font file"
        case .bundleNotFound(let searched):
            "the bundled fonts (\(FontFiles.bundle)) are missing; looked in: \(searched.joined(separator: ", "))"
        case .unavailable(let what): "cannot create \(what)"
        }
    }
}

/// The places of font files.
enum FontFiles {
    static let bundle = "Tatami_TatamiCairo.resources"
    /// The bundled fonts of every engine.
    static let text = [
        "Inter.ttf", "Inter-Italic.ttf", "JetBrainsMono-Regular.ttf", "JetBrainsMono-Bold.ttf", "NotoSansHebrew-Regular.ttf",
        "NotoSansHebrew-Bold.ttf", "NotoSansArabicUI-Regular.ttf", "NotoSansArabicUI-Bold.ttf", "DejaVuSans.ttf",
    ]
    /// The font of colored emoji, which an engine loads with the first text that needs it.
    static let emoji = "NotoColorEmoji.ttf"

    /// Returns the folder of the bundled fonts. `Bundle.module` is not used, because it ends the program if the bundle was moved.
    static func folder() throws(FontError) -> String {
        let places = [executableFolder(), loadedImageFolder()].compactMap { $0 }.flatMap { folder in
            ["\(folder)/\(bundle)/Fonts", "\(folder)/../share/tatami/Fonts"]
        }
        for place in places where isReadable(place + "/" + text[0]) { return place }
        throw .bundleNotFound(searched: places)
    }

    /// Checks a font file without opening it.
    ///
    /// - Throws: `FontError` if the path is not a regular file that may be read.
    static func checkFile(_ path: String) throws(FontError) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { throw .unreadable(path: path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        guard isReadable(path) else { throw .unreadable(path: path) }
    }

    static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    private static func executableFolder() -> String? {
        #if os(Linux)
            return realPath("/proc/self/exe").flatMap(parent)
        #else
            return CommandLine.arguments.first.flatMap(realPath).flatMap(parent)
        #endif
    }

    /// Returns the folder of the binary that this code was loaded from.
    ///
    /// On macOS tests are in a bundle of their own, which another program loads; on Linux the executable holds everything.
    private static func loadedImageFolder() -> String? {
        #if canImport(Darwin)
            var info = Dl_info()
            guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return nil }
            return realPath(String(cString: name)).flatMap(parent)
        #else
            return nil
        #endif
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func parent(_ path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
}
