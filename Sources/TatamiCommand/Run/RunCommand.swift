import ArgumentParser
import Foundation
import Logging
import Tatami
import TatamiWindow

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Opens a NUI file in a window and loads it again when it is saved.",
        discussion: """
            Examples:
              tatami run form.nui
              tatami run card.nui --size 640x400 --scale 2
              tatami run Examples/Gallery/*.nui           several, with a list of them

            States, what is scrolled and the focus stay when the file is loaded again; the
            key R starts anew, Q closes the window. A file with errors leaves the last good
            screen, with the errors over it. Actions that call the program are written to
            the standard output; those that name states load them.

            Where there is no display that is said, and a picture is written instead.
            """)

    @Argument(help: ArgumentHelp("NUI files.", valueName: "file"))
    var files: [String]

    @Option(help: ArgumentHelp("Size of what is shown, in points.", valueName: "WxH"))
    var size = SizeArgument.phone

    @Option(help: ArgumentHelp("Device pixels a point, up to 8; the display's by itself.", valueName: "s"))
    var scale: Double?

    @Option(help: ArgumentHelp("Applies a state of the file; may be given several times, in order.", valueName: "name"))
    var state: [String] = []

    @Flag(help: "Lays out from right to left.")
    var rtl = false

    @Option(name: .customLong("search-path"), help: ArgumentHelp("Folder for imports and pictures, after the file's own.", valueName: "dir"))
    var searchPaths: [String] = []

    @Option(help: ArgumentHelp("Further font file.", valueName: "file"))
    var font: [String] = []

    @OptionGroup var own: SchemaOptions

    func validate() throws {
        if files.isEmpty { throw ValidationError("Name at least one file.") }
        if let scale, !(scale > 0 && scale <= 8) { throw ValidationError("The scale is a number above 0 and at most 8.") }
    }

    func run() throws {
        // The command line runs on the main thread, where windows have to live.
        try MainActor.assumeIsolated { try open() }
    }

    @MainActor private func open() throws {
        let engine = try Scene.engine(font), families = Set(engine.families), schema = try own.file()
        let lives = files.map { file in
            LiveFile(file) {
                let loader = NUILoader(standingIn: schema, searchPaths: searchPaths)
                loader.logger = Logger(label: "nui", factory: { _ in SwiftLogNoOpLogHandler() })
                loader.fontFamilies = families
                return loader
            }
        }
        for live in lives { try live.load(states: state) }
        let album = Album(lives)
        let window: Window
        do {
            window = try Window(
                album.view, title: album.title, size: Size(size.width + album.listWidth, size.height ?? 480), engine: engine, scale: scale,
                direction: rtl ? .rightToLeft : .leftToRight)
        } catch let error as WindowError where error.lacksDisplay {
            return try renderInstead(error)
        }
        album.follow(window)
        Application.shared.every(0.05) { for live in lives { live.reloadIfChanged() } }
        Application.shared.run()
    }

    /// Pictures of the files, where there is nothing to show a window on.
    private func renderInstead(_ error: WindowError) throws {
        TatamiCommand.write("\(error) Rendering instead.\n", to: .standardError)
        let height = size.height.map { DecimalText.format($0) } ?? ""
        for file in files {
            var arguments = [file, "--size", "\(DecimalText.format(size.width))x\(height)", "--scale", "\(scale ?? 1)"]
            for state in state { arguments += ["--state", state] }
            for path in searchPaths { arguments += ["--search-path", path] }
            for font in font { arguments += ["--font", font] }
            if let schema = own.schema { arguments += ["--schema", schema] }
            if rtl { arguments.append("--rtl") }
            let render = try RenderCommand.parse(arguments)
            try render.run()
        }
    }
}

/// One file, or several with a list of their names beside.
@MainActor final class Album {
    let view: View
    private let lives: [LiveFile]
    private let stage = LayoutView(OverlayLayout())
    private var buttons: [Button] = []
    private var shown = 0

    init(_ lives: [LiveFile]) {
        self.lives = lives
        guard lives.count > 1 else {
            view = lives[0].view
            return
        }
        let list = StackLayout(.vertical, spacing: 4, padding: 8), scroll = ScrollView(), row = StackLayout(.horizontal)
        list.horizontalAlignment = .stretch
        let box = LayoutView(row)
        view = box
        for (index, live) in lives.enumerated() {
            let name = live.path.split(separator: "/").last.map(String.init) ?? live.path
            let button = Button(name.hasSuffix(".nui") ? String(name.dropLast(4)) : name)
            button.font = Font(size: 13)
            button.on { [unowned self] _ in show(index) }
            list.add(button)
            buttons.append(button)
        }
        let content = LayoutView(list)
        scroll.contentView = content
        scroll.contentLayoutItem.horizontalAlignment = .stretch
        scroll.backgroundColor = Color(bytes: 0xEE, 0xF1, 0xF6)
        row.add(scroll.stretch(.vertical)).fixedWidth = listWidth
        row.add(stage.stretch())
        show(0)
    }

    var listWidth: Double { lives.count > 1 ? 170 : 0 }
    var title: String { lives.count > 1 ? "Tatami" : lives[0].path }

    private func show(_ index: Int) {
        shown = index
        for (number, button) in buttons.enumerated() { button.selected = number == index }
        stage.layout?.removeAll()
        stage.layout?.add(lives[index].view.stretch())
    }

    /// Passes actions on, and the keys of the tool.
    func follow(_ window: Window) {
        window.root.onAction = { [unowned self] action, view in perform(action, view) }
        window.onUnusedKey = { [unowned self] event in
            guard event.isDown, event.modifiers == [] else { return false }
            switch event.key {
            case .character("r"): _ = try? lives[shown].load(isReset: true)
            case .character("q"): window.close()
            default: return false
            }
            return true
        }
        window.onFileDrop = { path in print("dropped \(path)") }
    }

    private func perform(_ action: Action, _ view: View) {
        guard let loader = lives[shown].loader else { return }
        let isDone = loader.perform(action, sender: view)
        if isDone || action.selector.isEmpty { return }
        let place = action.target.map { " of \($0)" } ?? ""
        print("action \(action.selector)\(place), sent by \(loader.name(of: view) ?? "a \(Swift.type(of: view))")")
        fflush(nil)
    }
}
