import NUI
import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A NUI file on the screen that is loaded again when it changes.
///
/// If the file has errors, the last good screen stays, with the errors over it. What people have done to the screen stays as well, by the
/// ids of views: states, scroll offsets, the values of controls, texts with their selections, and the focus.
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
    /// The values that people have given the controls of the file.
    private var edits = FormEdits()

    /// Makes a file that is not loaded yet, and begins to follow it.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - watcher: Follows the file and its imports. Several files may share one watcher.
    ///   - loader: Makes a loader for each load.
    public init(_ path: String, watcher: FileWatcher, loader: @escaping () -> NUILoader) {
        self.path = path
        self.watcher = watcher
        makeLoader = loader
        view.layout = layers
        watcher.follow([path], for: self)
    }

    deinit { watcher.forget(ObjectIdentifier(self)) }

    /// Loads the file.
    ///
    /// - Parameters:
    ///   - states: The states to load into the file's views, unless those of the previous load are kept.
    ///   - isReset: True to discard what people have done to the screen.
    /// - Returns: True if the file has no errors.
    @discardableResult public func load(states: [String] = [], isReset: Bool = false) -> Bool {
        let loader = makeLoader()
        let kept = isReset ? nil : self.loader.map { KeptState(of: $0, edits, in: view) }
        defer { watcher.follow(files(of: loader), for: self) }
        do {
            let warnings = try loader.load(file: path)
            if !warnings.isEmpty { report(loader.text(of: warnings)) }
        } catch {
            report(error.text)
            show(errors: error.diagnostics.filter { $0.severity == .error }.map(Self.words).joined(separator: "\n"))
            return false
        }
        guard let content = loader.shownView else {
            show(errors: "\(path): the root has no view to show")
            return false
        }
        if !isReset, let old = self.loader { loader.takeHeldValues(of: old) }
        hideErrors()
        if let shown { layers.remove(shown) }
        shown = layers.insert(content.stretch(), at: 0)
        self.loader = loader
        for state in kept?.states ?? states { try? loader.loadState(state) }
        edits = FormEdits(of: loader)
        if let kept { kept.restore(loader, edits, in: view) }
        onLoad(loader)
        return true
    }

    /// Loads the file again if it or an import has changed and is complete. Call it when the watcher reports a change.
    ///
    /// - Returns: True if there was a change, whether or not the file could be loaded; see ``showsErrors``.
    @discardableResult public func reloadIfChanged() -> Bool {
        guard watcher.takeChange(for: self) else { return false }
        load()
        return true
    }

    private func files(of loader: NUILoader) -> [String] { Array(Set([path] + loader.files + (self.loader?.files ?? []))) }

    // MARK: Errors

    /// Returns an error as one line: `form.nui:12:5: there is no style 'crad'; did you mean 'card'?`
    private static func words(_ diagnostic: Diagnostic) -> String {
        let file = diagnostic.file.split(separator: "/").last.map(String.init) ?? diagnostic.file
        let hint = diagnostic.hint.map { "; \($0)" } ?? ""
        return "\(file):\(diagnostic.span.line):\(diagnostic.span.column): \(diagnostic.message)\(hint)"
    }

    private func show(errors text: String) {
        hideErrors()
        let label = Label(text)
        label.textColor = view.theme.color(.onAccent)
        label.font = view.theme.font(.caption)
        label.numberOfLines = 24
        let panel = LayoutView(StackLayout(.vertical, padding: 12))
        panel.layout?.add(label.stretch(.horizontal))
        panel.backgroundColor = view.theme.color(.danger)
        panel.id = "tatami.errors"
        panel.accessibilityRole = AccessibilityRole.alert.rawValue
        let item = layers.add(panel)
        item.horizontalAlignment = .stretch
        item.verticalAlignment = .bottom
        errors = item
    }

    private func hideErrors() {
        if let errors { layers.remove(errors) }
        errors = nil
    }

    /// True if the errors of the last load are shown.
    public var showsErrors: Bool { errors != nil }
}

/// A live file that is added to a `ViewRoot` shows changed data in the next frame.
extension LiveFile: FrameSource {
    /// Whether data changed that the views do not show yet.
    public var hasChanges: Bool { loader?.hasChanges ?? false }
    /// Shows what has changed.
    public func applyChanges() { loader?.applyChanges() }
}
