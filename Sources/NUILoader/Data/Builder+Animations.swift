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
