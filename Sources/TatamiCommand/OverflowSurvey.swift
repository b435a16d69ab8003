import ArgumentParser
import Tatami

/// Several sizes on the command line: 280x,320x480
struct SizeList: ExpressibleByArgument {
    let sizes: [SizeArgument]

    /// The sizes in which a check lays files out too.
    static let usual = SizeList(sizes: NUILoader.usualSizes.map { SizeArgument(width: $0.width, height: $0.height) })

    private init(sizes: [SizeArgument]) { self.sizes = sizes }

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let sizes = parts.compactMap(SizeArgument.init(argument:))
        guard sizes.count == parts.count else { return nil }
        self.sizes = sizes
    }
}

/// Lays out a file and its previews in several sizes, and finds what has too little room in each.
struct OverflowSurvey {
    private let options: SceneOptions
    private let sizes: [SizeArgument]
    private var list: OverflowList

    /// Lays out everything.
    ///
    /// - Parameters:
    ///   - options: The file, and the options of the command line.
    ///   - sizes: The sizes for everything but previews that set a size; nil for the usual ones, or for the size that `options` set.
    /// - Throws: `ExitCode(1)` after an error was reported.
    init(_ options: SceneOptions, sizes: SizeList?) throws {
        self.options = options
        self.sizes = sizes?.sizes ?? options.screen.givenSize.map { [$0] } ?? SizeList.usual.sizes
        let scene = try Scene(options)
        let engine = scene.engine
        let newLoader = try options.screen.loaders(for: engine, file: options.file)
        let file = newLoader().check(file: options.file)
        list = OverflowList(namesPlaces: self.sizes.count > 1 || !file.previews.isEmpty)
        add(scene, preview: nil)
        var warned = NewFindings()
        _ = warned.take(file.diagnostics)
        for preview in file.previews {
            let (shown, warnings) = try Scene.showing(preview.name, of: file, newLoader(), options.screen, engine, scale: 1)
            let new = warned.take(warnings)
            if !new.isEmpty { Output.report(file.text(of: new) + "\n") }
            add(shown, preview: preview)
        }
    }

    /// Prints what was found.
    ///
    /// - Throws: `ExitCode(1)` if anything has too little room.
    func write(asJSON: Bool) throws { try list.write(asJSON: asJSON) }

    private mutating func add(_ scene: Scene, preview: NUIPreview?) {
        if let size = preview?.size {
            return list.add(scene.root.overflows, Size(size.width, size.height), preview: preview?.name)
        }
        for size in sizes {
            scene.root.layout(width: size.width, height: size.height)
            list.add(scene.root.overflows, Size(size.width, size.height ?? 0), preview: preview?.name)
        }
    }
}
