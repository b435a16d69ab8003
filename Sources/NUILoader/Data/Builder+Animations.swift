import NUI
import TatamiViews

/// `:animate` of objects whose properties, or whose coming and going, follow data.
extension Builder {
    /// Returns the animation that `:animate` gives; nil for none. A fault is reported.
    func animation(_ value: Value?, in scope: Scope) -> LayoutAnimation? {
        guard let value else { return nil }
        do throws(LoadFailure) {
            return LayoutAnimation.fromNUI(NUIValue(try evaluate(value, expecting: LayoutAnimation.nuiType, in: scope)))
        } catch {
            failures.add(error)
            return nil
        }
    }

    /// Gives a filled object the animation of its coming and going: a view its own, or else that of the layout or item around it. Views of a
    /// layout or an item that are not filled in it, such as those of the program, have that of the layout or item.
    func giveTransition(_ animation: LayoutAnimation?, to target: AnyObject, in scope: Scope) {
        if let view = target as? View {
            guard let own = animation ?? scope.transition else { return }
            return set(":animate", of: view) { view.transition = own }
        }
        guard let animation else { return }
        for view in Self.views(of: target) where journal.itemClass(of: view) == nil || view.transition == nil {
            set(":animate", of: view) { view.transition = animation }
        }
    }

    /// Returns the views that an object stands for: itself, or those in an item or a layout.
    static func views(of object: AnyObject) -> [View] {
        switch object {
        case let view as View: [view]
        case let item as LayoutItem: item.view.map { [$0] } ?? item.nestedLayout?.views ?? []
        case let layout as ItemLayout: layout.views
        default: []
        }
    }
}
