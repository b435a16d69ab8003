import Foundation
import PackagePlugin

/// `swift package tatami-check [--target NAME] [options of tatami check]`: checks every NUI file of the package's targets.
///
/// What a file may name besides Tatami's own classes is told by `NAME.schema.json` beside `NAME.nui`, else by `schema.json` in the
/// target's folder, else by that in the package's.
@main
struct TatamiCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "TatamiProgram")
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "target")
        let targets = wanted.isEmpty ? context.package.targets : try context.package.targets(named: wanted)
        var checked: Set<String> = []
        var failed = 0
        for target in targets {
            let folder = target.directoryURL
            let files = nuiFiles(in: folder).filter { checked.insert($0.path).inserted }
            let bySchema = Dictionary(grouping: files) { schema(of: $0, folders: [folder, context.package.directoryURL]) }
            for (schema, files) in bySchema.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
                let options = schema.map { ["--schema", $0] } ?? []
                if try !run(tool.url, ["check"] + options + extractor.remainingArguments + files.map(\.path)) { failed += 1 }
            }
        }
        if checked.isEmpty { print("There are no NUI files in these targets.") }
        if failed > 0 { Diagnostics.error("tatami check found errors.") }
    }

    /// The NUI files below a folder, in the order of their paths.
    private func nuiFiles(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "nui" }.sorted { $0.path < $1.path }
    }

    private func schema(of file: URL, folders: [URL]) -> String? {
        let own = file.deletingPathExtension().appendingPathExtension("schema.json")
        let places = [own] + folders.map { $0.appendingPathComponent("schema.json") }
        return places.map(\.path).first(where: FileManager.default.fileExists)
    }

    /// Whether the program ended well. What it prints goes where the plugin's own output goes.
    private func run(_ program: URL, _ arguments: [String]) throws -> Bool {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
