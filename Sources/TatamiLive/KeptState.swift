import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiViews

/// What people have done to a screen, by the names of its views (see `named`).
struct KeptState {
    let states: [String]
    private let offsets: [String: Point]
    private let fields: [String: TextControl]
    /// The values that people have given controls.
    private let values: [String: FormValue]
    /// What else views keep.
    private let others: [String: Any]
    private let focus: String?

    init(of loader: NUILoader, _ edits: FormEdits, in container: View) {
        states = loader.loadedStates
        let views = Self.named(loader)
        offsets = views.compactMapValues { $0.scroller?.readingDistance }
        fields = views.compactMapValues { $0 as? TextControl }
        values = views.compactMapValues { view in
            (view as? any FormControl).flatMap { edits.contains($0) ? $0.formValue : nil }
        }
        others = views.compactMapValues { view in (view as? any KeepsState).flatMap { Self.kept(of: $0) } }
        let focused = container.root?.focusedView
        focus = focused.flatMap { view in views.first { $0.value === view }?.key }
    }

    private static func kept(of view: some KeepsState) -> Any? { view.stateToKeep }

    /// Applies what was kept to views of the same names, and forgets the rest. Keys go to the view that takes over the focus from now on.
    ///
    /// - Parameters:
    ///   - loader: The loader of the new views.
    ///   - edits: Records the values that are restored.
    ///   - container: The view around the new views.
    func restore(_ loader: NUILoader, _ edits: FormEdits, in container: View) {
        let views = Self.named(loader)
        for (name, offset) in offsets { views[name]?.scroller?.readingDistance = offset }
        for (name, kept) in others { (views[name] as? any KeepsState)?.restore(any: kept) }
        for (name, view) in views {
            if let field = view as? TextControl, let old = fields[name] {
                // A field that nobody has edited shows the text of the file.
                if old.isEdited || values[name] != nil || old.text == field.text { field.keep(old) }
            } else if let control = view as? any FormControl, let value = values[name] {
                control.formValue = value
            }
            if let control = view as? any FormControl, values[name] == control.formValue { edits.note(control) }
        }
        guard let focus, let view = views[focus], let root = container.root else { return }
        root.focusSoon(view)
    }

    /// Returns the views of a loader by their names. A view without an id is named by its place below the next view around it that has one.
    static func named(_ loader: NUILoader) -> [String: View] {
        var views: [String: View] = [:]
        var pending = loader.shownView.map { [(view: $0, path: "0")] } ?? []
        while let (view, path) = pending.popLast() {
            // Objects of rows share their ids.
            let name = loader.name(of: view).flatMap { loader.object($0, as: View.self) === view || loader.outlet($0) === view ? $0 : nil }
            views[name ?? "\(path) \(type(of: view))"] = view
            for (index, child) in view.subviews.enumerated() { pending.append((child, "\(name ?? path).\(index)")) }
        }
        return views
    }
}
