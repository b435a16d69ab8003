import NUI
import TatamiViews

/// Views, layouts and items form a tree. A file that names objects by their ids could close a circle in it, which nothing that
/// walks the tree would ever leave.
extension Loaded {
    /// Whether `object` is among these objects or somewhere in them.
    func holds(_ object: TreeObject) -> Bool {
        switch self {
        case .object(let own): (own as? TreeObject)?.holds(object) ?? false
        case .list(let elements): elements.contains { $0.holds(object) }
        default: false
        }
    }

    /// Whether these are parts of a tree.
    var areTreeObjects: Bool {
        switch self {
        case .object(let object): object is TreeObject
        case .list(let elements): elements.contains(where: \.areTreeObjects)
        default: false
        }
    }
}

extension TreeObject {
    fileprivate func holds(_ object: TreeObject) -> Bool {
        var pending: [TreeObject] = [self]
        while let next = pending.popLast() {
            if next === object { return true }
            switch next {
            case let item as LayoutItem: pending += [item.view, item.nestedLayout].compactMap { $0 as TreeObject? }
            case let layout as ItemLayout: pending += layout.items as [TreeObject]
            case let view as View:
                pending += view.freeSubviews as [TreeObject]
                if let view = view as? LayoutView { pending += view.layouts as [TreeObject] }
                if let view = view as? ScrollView { pending.append(view.contentLayoutItem) }
            default: break
            }
        }
        return false
    }
}

extension ValueType {
    /// Whether a property of a tree's class with this type holds parts of the tree.
    var isOfTree: Bool {
        alternatives.contains { alternative in
            switch alternative {
            case .itemView, .object("View"), .object("Layout"), .object("LayoutItem"): true
            case .array(let element): element.isOfTree
            default: false
            }
        }
    }
}
