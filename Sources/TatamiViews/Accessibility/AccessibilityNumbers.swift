/// The numbers by which assistive technology knows the views of a root: one as long as a view lives, and never another view's, though that
/// may lie where the first one lay.
struct AccessibilityNumbers {
    private struct Entry {
        weak var view: View?
        let number: UInt64
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var views: [UInt64: Input.WeakView] = [:]
    private var last: UInt64 = 0
    /// How many entries there may be before those of views that are gone are looked for.
    private var bound = 64

    mutating func number(of view: View) -> UInt64 {
        if let entry = entries[ObjectIdentifier(view)], entry.view === view { return entry.number }
        if entries.count >= bound {
            entries = entries.filter { $0.value.view != nil }
            views = views.filter { $0.value.view != nil }
            bound = max(64, 2 * entries.count)
        }
        last += 1
        entries[ObjectIdentifier(view)] = Entry(view: view, number: last)
        views[last] = Input.WeakView(view: view)
        return last
    }

    /// Whose number it is; nil where the view is gone.
    func view(_ number: UInt64) -> View? { views[number]?.view }
}
