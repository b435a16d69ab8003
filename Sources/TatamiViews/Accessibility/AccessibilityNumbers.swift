/// The numbers that identify the views of a root in assistive technology. A view keeps its number for its lifetime, and no other view gets
/// the number, even one that is allocated at the same address.
///
/// Each view holds its number in its `AccessibilityDetails`, so that finding the number needs no table.
final class AccessibilityNumbers {
    private var views: [UInt64: Input.WeakView] = [:]
    private var last: UInt64 = 0
    /// How many entries the table may hold before those of freed views are removed.
    private var bound = 64

    func number(of view: View) -> UInt64 {
        let details = view.neededDetails
        if details.numbers === self { return details.number }
        if views.count >= bound {
            views = views.filter { $0.value.view != nil }
            bound = max(64, 2 * views.count)
        }
        last += 1
        (details.numbers, details.number, details.element) = (self, last, nil)
        views[last] = Input.WeakView(view: view)
        return last
    }

    /// Returns the view with a number; nil for a view that is gone or has moved to another root.
    func view(_ number: UInt64) -> View? {
        guard let view = views[number]?.view, let details = view.accessibilityDetails, details.numbers === self, details.number == number
        else { return nil }
        return view
    }
}
