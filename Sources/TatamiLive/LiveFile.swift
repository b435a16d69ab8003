import NUI
import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A NUI file on the screen that is loaded again when it changes, and the JSON file whose data it shows.
///
/// If the file has errors, the last good screen stays, with the errors over it. What people have done to the screen stays as well, by the
/// ids of views: states, scroll offsets, the values of controls, texts with their selections, the focus, selected items, the columns of tables
/// and the open rows of outlines; and what they have changed in data from JSON. If the data has errors, the last
/// good data stays, with the errors over the screen.
///
/// ```swift
/// let watcher = FileWatcher(onChange: { Application.wake() })
/// let file = LiveFile("form.nui", watcher: watcher) { NUILoader(root: Screen()) }
/// file.report = { print($0) }
/// file.load()
/// let window = try Window(file.view)
/// Application.shared.everyTurn { file.reloadIfChanged() }
/// Application.shared.run()
/// ```
public final class LiveFile {
    /// The path of the file.
    public let path: String
    /// The view to show: the file's view, and the errors over it.
    public let view = LayoutView()
    /// The function that gets the findings of each load as text for people, without the end of the last line.
    public var report: (String) -> Void = { _ in }
    /// Called after each load without errors, when the new views are in place and have what people had done to the old ones. Use it to
    /// connect the program to the objects of the loader.
    public var onLoad: (NUILoader) -> Void = { _ in }

    private let makeLoader: () -> NUILoader
    /// The loader of the last load without errors; nil before that.
    public private(set) var loader: NUILoader?
    private let watcher: FileWatcher
    private let layers = OverlayLayout()
    private var shown: LayoutItem?
    private var errors: LayoutItem?
    /// The errors of the file, and of its data, that are shown; nil for none.
    private var errorTexts: (file: String?, data: String?)
    private let data: LiveData?
    /// The values that people have given the controls of the file.
    private var edits = FormEdits()

    /// Makes a file that is not loaded yet, and begins to follow it.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - data: The path of the JSON with its data; nil if the loaders have data of their own, or need none.
    ///   - watcher: Follows the file, its imports and its data. Several files may share one watcher.
    ///   - loader: Makes a loader for each load.
    public init(_ path: String, data: String? = nil, watcher: FileWatcher, loader: @escaping () -> NUILoader) {
        self.path = path
        self.data = data.map(LiveData.init)
        self.watcher = watcher
        makeLoader = loader
        view.layout = layers
        watcher.follow([path], for: self)
        if let data = self.data { watcher.follow([data.path], for: data) }
    }

    deinit {
        watcher.forget(ObjectIdentifier(self))
        if let data { watcher.forget(ObjectIdentifier(data)) }
    }

    /// Loads the file.
    ///
    /// - Parameters:
    ///   - states: The states to load into the file's views, unless those of the previous load are kept.
    ///   - isReset: True to discard what people have done to the screen.
    /// - Returns: True if the file has no errors.
    @discardableResult public func load(states: [String] = [], isReset: Bool = false) -> Bool {
        let kept = isReset ? nil : self.loader.map { KeptState(of: $0, edits, in: view) }
        guard let loader = loadedFile() else { return false }
        guard let content = loader.shownView else {
            let message = "\(path): the root has no view to show"
            report("error: " + message)
            show(fileErrors: message)
            return false
        }
        if !isReset, let old = self.loader { loader.takeHeldValues(of: old) }
        show(fileErrors: nil)
        if let shown { layers.remove(shown) }
        shown = layers.insert(content.stretch(), at: 0)
        self.loader = loader
        for state in kept?.states ?? states { try? loader.loadState(state) }
        edits = FormEdits(of: loader)
        if let kept { kept.restore(loader, edits, in: view) }
        onLoad(loader)
        return !showsErrors
    }

    /// Returns a loader that has loaded the file, with its present data or else with the last good one. Nil if it has errors, which are shown.
    private func loadedFile() -> NUILoader? {
        let loader = makeLoader()
        lacksData = false
        defer { watcher.follow(files(of: loader), for: self) }
        do {
            let dataErrors = try data?.load(into: loader, file: path, report)
            if data == nil { try loader.load(file: path, report) }
            show(dataErrors: dataErrors ?? nil)
            return loader
        } catch {
            report(error.text)
            let errors = error.diagnostics.filter { $0.severity == .error }
            lacksData = !errors.isEmpty && errors.allSatisfy { $0.file == data?.path }
            show(fileErrors: error.words)
            return nil
        }
    }

    /// Loads the file again if it or an import has changed and is complete, and shows its data if that has changed. Call it when the watcher
    /// reports a change.
    ///
    /// - Returns: True if there was a change, whether or not the file could be loaded; see ``showsErrors``.
    @discardableResult public func reloadIfChanged() -> Bool {
        let hasNewData = data.map(watcher.takeChange) ?? false
        if watcher.takeChange(for: self) {
            load()
            return true
        }
        guard hasNewData, let data else { return false }
        if let loader, loader.liveModel != nil, !lacksData { show(dataErrors: data.show(in: loader, report)) } else { load() }
        return true
    }

    /// Whether the file was not loaded because of its data alone.
    private var lacksData = false

    private func files(of loader: NUILoader) -> [String] { Array(Set([path] + loader.files + (self.loader?.files ?? []))) }

    // MARK: Errors

    private func show(fileErrors text: String?) {
        errorTexts.file = text
        showErrors()
    }

    private func show(dataErrors text: String?) {
        errorTexts.data = text
        showErrors()
    }

    private func showErrors() {
        let text = [errorTexts.file, errorTexts.data].compactMap { $0 }.joined(separator: "\n")
        errors = ErrorPanel.show(text, in: layers, inPlaceOf: errors)
    }

    /// True if errors of the file or of its data are shown.
    public var showsErrors: Bool { errors != nil }
}

/// A live file that is added to a `ViewRoot` shows changed data in the next frame.
extension LiveFile: FrameSource {
    /// Whether data changed that the views do not show yet.
    public var hasChanges: Bool { loader?.hasChanges ?? false }
    /// Shows what has changed.
    public func applyChanges() { loader?.applyChanges() }
}
