#if os(Linux)
    import Foundation

    /// What has to be watched for some files: each folder on the path to them, and what the names in it lead to.
    struct WatchPlan: Equatable {
        /// What matters in one folder, or about one file.
        struct Entry: Equatable {
            /// For each name in the folder, the files that it is or leads to.
            var names: [String: Set<String>] = [:]
            /// The files that the entry is itself, or whose path leads through it.
            var own: Set<String> = []
            var isFile = false
        }

        /// The entries by path, without symbolic links.
        private(set) var entries: [String: Entry] = [:]

        /// The most symbolic links on the path to one file.
        private static let mostLinks = 40

        init(_ paths: Set<String>) {
            let here = FileManager.default.currentDirectoryPath
            for path in paths { add(path.hasPrefix("/") ? path : here + "/" + path, for: path) }
        }

        /// Walks along the path, part by part.
        ///
        /// If a part does not exist, the plan waits for it in the last folder that exists. A symbolic link is watched in its folder, and
        /// the path that it holds is walked as well.
        private mutating func add(_ absolute: String, for path: String) {
            var left = Self.parts(absolute)
            var folder = "/"
            var links = 0
            while let part = left.popLast() {
                entries[folder, default: Entry()].own.insert(path)
                if part == ".." {
                    folder = (folder as NSString).deletingLastPathComponent
                    continue
                }
                let next = folder == "/" ? "/" + part : folder + "/" + part
                var status = stat()
                let isThere = lstat(next, &status) == 0
                let kind = status.st_mode & S_IFMT
                if left.isEmpty || !isThere || kind != S_IFDIR { entries[folder, default: Entry()].names[part, default: []].insert(path) }
                guard isThere else { return }
                switch kind {
                case S_IFLNK:
                    links += 1
                    guard links <= Self.mostLinks, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next) else {
                        return
                    }
                    left += Self.parts(target)
                    if target.hasPrefix("/") { folder = "/" }
                case S_IFDIR: folder = next
                default:
                    // Under another name (a hard link), the file may be written without its folder noticing.
                    if kind == S_IFREG, left.isEmpty { entries[next, default: Entry(isFile: true)].own.insert(path) }
                    return
                }
            }
            entries[folder, default: Entry()].own.insert(path)
        }

        /// Returns the parts of a path, in reverse order.
        private static func parts(_ path: String) -> [String] {
            path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
        }

        /// The file systems that do not report changes made elsewhere, including FUSE file systems such as `fuse.sshfs`.
        private static let remote: Set<Substring> = ["nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "afs", "ceph", "fuse", "fuseblk"]

        /// A place of the plan that is on such a file system; nil if there is none.
        var remotePlace: String? {
            let table = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
            var mounts: [(point: String, isRemote: Bool)] = []
            for line in table.split(separator: "\n") {
                let fields = line.split(separator: " ")
                guard fields.count > 6, let dash = fields[6...].firstIndex(of: "-"), dash + 1 < fields.count else { continue }
                let kind = fields[dash + 1].split(separator: ".")[0]
                mounts.append((String(fields[4]).replacingOccurrences(of: "\\040", with: " "), Self.remote.contains(kind)))
            }
            guard mounts.contains(where: \.isRemote) else { return nil }
            return entries.keys.first { place in
                let around = mounts.filter { $0.point == "/" || place == $0.point || place.hasPrefix($0.point + "/") }
                // Of two mounts at the same point, the later one is on top.
                return around.enumerated().max { ($0.element.point.utf8.count, $0.offset) < ($1.element.point.utf8.count, $1.offset) }?
                    .element.isRemote ?? false
            }
        }
    }
#endif
