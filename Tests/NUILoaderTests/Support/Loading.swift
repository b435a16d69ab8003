import Logging
import NUI
import NUILoader
import TatamiDrawing
import TatamiGeometry
import TatamiViews
import Testing

/// A screen loaded from files in memory; the main one is `/ui/main.nui`.
final class Loading {
    let screen = Screen()
    let loader: NUILoader
    private(set) var found: [Diagnostic] = []
    private(set) var root: ViewRoot?

    init(
        _ text: String, _ others: [String: String] = [:], classes: [NUIClass] = [], searchPaths: [String] = [],
        strings: [String: String] = [:]
    ) {
        loader = NUILoader(
            root: screen, classes: [Pref.nui, Wrap.nui, Panel.nui] + classes, searchPaths: searchPaths, strings: strings)
        loader.fontFamilies.insert("Serif")
        loader.logger = .silent
        load(text, others)
    }

    /// Loads again, into the same root.
    func load(_ text: String, _ others: [String: String] = [:]) {
        loader.reader = MemorySourceReader(others.merging(["/ui/main.nui": text]) { _, new in new })
        do {
            found = try loader.load(file: "/ui/main.nui")
        } catch {
            found = error.diagnostics
        }
    }

    func laidOut(_ width: Double, _ height: Double? = nil) -> Loading {
        guard let view = screen.view else { return self }
        let root = self.root ?? ViewRoot(view, text: FakeText())
        root.layout(width: width, height: height)
        self.root = root
        return self
    }

    func object<T>(_ id: String, as type: T.Type = T.self) throws -> T { try #require(loader.object(id, as: T.self), "\(id): \(shown)") }

    /// The frame of the view with that id in its superview's space, unrounded.
    func frame(_ id: String) throws -> Rect { try object(id, as: View.self).frame }

    /// A finding a line: `3:5 NUI203 message`.
    var shown: [String] { found.map(\.line) }
    var ids: [String] { found.map(\.id) }
    var errors: [Diagnostic] { found.filter { $0.severity == .error } }
}

extension Diagnostic {
    var line: String { "\(span.line):\(span.column) \(id) \(message)" }
}

extension Logger {
    static var silent: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
}

/// A root whose view is a layout view with these layouts in it.
func page(_ layouts: String) -> String {
    "root = { view = { :class = LayoutView  :id = page  layouts = [\(layouts)] } }"
}
