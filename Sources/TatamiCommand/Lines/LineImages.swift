import Tatami

/// The pictures that the data of lines names: the files of its Image fields.
struct LineImages {
    private let locator: FileLocator
    private let file: String

    init(_ scene: SceneOptions) {
        file = scene.file
        locator = FileLocator(reader: FileSourceReader(), mainFile: scene.file, searchPaths: scene.screen.search.paths)
    }

    /// The paths of the files. One that does not exist yet, such as the picture of another line, is looked for beside the file that shows it.
    func paths(in data: DataRecord) -> [String] {
        var names: [String] = []
        var waiting = data.values.compactMap { $0 }
        while let value = waiting.popLast() {
            switch value {
            case .image(let name): names.append(name)
            case .record(let record): waiting += record.values.compactMap { $0 }
            case .list(let values): waiting += values
            default: break
            }
        }
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        return names.filter { !$0.isEmpty }.map { (try? locator.locate($0, namedIn: file).path) ?? folder + $0 }
    }
}
