import NUI
import TatamiViews

/// `:animate` of objects whose properties, or whose coming and going, follow data.
extension Builder {
    /// Returns the animation of an object, or of the template that it uses; nil for none. A fault is reported.
    func animation(of object: ObjectNode, in scope: Scope) -> LayoutAnimation? {
        guard let value = object.animation else { return nil }
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

extension ObjectNode {
    fileprivate var animation: Value? { systemProperty(.animate)?.value ?? use?.base.animation }
}
